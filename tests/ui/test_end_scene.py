"""The end screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui.draw import Kit
from tac.ui.draw.buttons import button_width
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.standings import Standing, Standings
from tac.ui.widgets import Button

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def row(name: str, avatar: str, *, person: bool = False) -> Standing:
    return Standing(0, name, avatar, person, 4, 1, 2, 0)


LUKA = row("Luka", "lisica", person=True)
MIRA = row("Baka Mira", "sova")
RADE = row("Deda Rade", "medved")


def standings(*rows: Standing) -> Standings:
    return Standings(rows, 391, 9, 725_000, rows[-1].name)


class End:
    """An end screen and what it told."""

    def __init__(self, kit: Kit, shown: Standings, lang: str = "sr", size: tuple[int, int] = SIZE) -> None:
        self.told: list[str] = []
        kit.resize(size)
        kit.settle()
        self.scene = EndScene(
            kit,
            Translator(lang, strict=True),
            shown,
            rematch=lambda: self.told.append("rematch"),
            new_game=lambda: self.told.append("new game"),
            leave=lambda: self.told.append("quit"),
        )
        self.scene.resize(size)

    def key(self, code: int) -> None:
        self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def press(self, button: Button) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.Event(kind, button=1, pos=button.rect.centre))


def test_enter_is_a_rematch(kit: Kit) -> None:
    end = End(kit, standings(LUKA, MIRA, RADE))
    end.key(pygame.K_RETURN)
    assert end.told == ["rematch"]


def test_the_three_buttons_do_what_they_say(kit: Kit) -> None:
    end = End(kit, standings(LUKA, MIRA, RADE))
    for button in (end.scene.new_game, end.scene.again, end.scene.quit):
        end.press(button)
    assert end.told == ["new game", "rematch", "quit"]


def test_the_arrows_go_from_button_to_button(kit: Kit) -> None:
    end = End(kit, standings(LUKA, MIRA, RADE))
    end.key(pygame.K_LEFT)
    end.key(pygame.K_RETURN)
    end.key(pygame.K_RIGHT)
    end.key(pygame.K_RIGHT)
    end.key(pygame.K_RETURN)
    assert end.told == ["new game", "quit"]


def test_the_game_can_be_looked_back_at_where_there_is_one(kit: Kit) -> None:
    assert End(kit, standings(LUKA, MIRA)).scene.review is None
    told: list[str] = []
    scene = EndScene(
        kit,
        Translator("en", strict=True),
        standings(LUKA, MIRA),
        rematch=lambda: told.append("rematch"),
        new_game=lambda: told.append("new game"),
        leave=lambda: told.append("quit"),
        review=lambda: told.append("review"),
    )
    scene.resize(SIZE)
    assert scene.review is not None
    for button in (scene.review, scene.new_game, scene.quit, scene.again):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.handle(pygame.Event(kind, button=1, pos=button.rect.centre))
    assert told == ["review", "new game", "quit", "rematch"]


@pytest.mark.parametrize(
    "missed, said", [(0, "Osvrt"), (1, "Osvrt · 1 propušten"), (4, "Osvrt · 4 propuštena")]
)
def test_what_waits_in_the_look_back_is_said_before(kit: Kit, missed: int, said: str) -> None:
    scene = looked_back_at(kit, missed, (1280, 720))
    assert scene.review is not None and scene.review.label == said


def test_with_little_room_the_number_of_missed_calls_is_enough(kit: Kit) -> None:
    scene = looked_back_at(kit, 4, (640, 800))
    assert scene.review is not None and scene.review.label == "Osvrt (4)"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_each_button_has_the_room_that_its_words_need_on_one_line(kit: Kit, size: tuple[int, int]) -> None:
    scene = looked_back_at(kit, 11, size)
    for button in (scene.review, scene.again, scene.new_game, scene.quit):
        assert button is not None
        assert button.rect.w >= button_width(kit, button.label, button.kind, icon=True) - 1


def looked_back_at(kit: Kit, missed: int, size: tuple[int, int]) -> EndScene:
    """The end of a game in which the only person missed so many calls."""

    def nothing() -> None:
        """Nobody listens."""

    kit.resize(size)
    kit.settle()
    t = Translator("sr", strict=True)
    shown = standings(LUKA, MIRA)
    scene = EndScene(
        kit, t, shown, rematch=nothing, new_game=nothing, leave=nothing, review=nothing, missed=missed
    )
    scene.resize(size)
    return scene


def test_escape_does_nothing(kit: Kit) -> None:
    end = End(kit, standings(LUKA, MIRA))
    end.key(pygame.K_ESCAPE)
    assert end.told == []


def test_the_only_person_who_wins_is_addressed() -> None:
    assert standings(LUKA, MIRA, RADE).first_is_you
    assert not standings(MIRA, LUKA, RADE).first_is_you
    assert not standings(LUKA, row("Ana", "macka", person=True), RADE).first_is_you


def test_the_only_person_who_begins_the_rematch_is_addressed() -> None:
    assert standings(MIRA, RADE, LUKA).last_is_you
    assert not standings(LUKA, MIRA, RADE).last_is_you
    assert not standings(row("Ana", "macka", person=True), RADE, LUKA).last_is_you


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (640, 800)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_can_be_drawn_in_every_language(kit: Kit, lang: str, size: tuple[int, int], players: int) -> None:
    rows = [LUKA, MIRA, row("Wwwwwwwwwwwwwwwwwwwwwwww", "vuk"), RADE][-players:]
    end = End(kit, standings(*rows), lang, size)
    sheet = pygame.Surface(size)
    end.scene.draw(sheet, end.scene.dirty)
    assert len({sheet.get_at((x, size[1] // 2))[:3] for x in range(0, size[0], 5)}) > 8
