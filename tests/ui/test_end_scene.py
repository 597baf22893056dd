"""The end screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.rules import Seat
from tac.ui import theme
from tac.ui.archive import PastGame, missed_by_you
from tac.ui.draw import Kit
from tac.ui.draw.buttons import button_width
from tac.ui.layout import Rect
from tac.ui.layout.standing_table import StandingRow
from tac.ui.scenes.end import EndScene, place_words
from tac.ui.scenes.end_missed import MissedCalls, missed_calls
from tac.ui.scenes.end_row import head_widths
from tac.ui.scenes.standing_row import name_kind
from tac.ui.scenes.standings import Standing, Standings
from tac.ui.widgets import Button
from tac.ui.widgets.missed_rows import MissedRow
from tools.screens_new_game import MISSED
from tools.screens_replay import past_game

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
FOUR = (LUKA, MIRA, row("Vuk", "vuk"), RADE)
GAMES = {players: past_game(number, players) for players, number in MISSED.items()}
"""Games of so many players in which the first one missed four calls."""


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


def test_calls_that_were_missed_are_shown_beside_the_standings(kit: Kit) -> None:
    """What was overlooked, where it belonged; the button need not say how many there are."""
    scene = looked_back_at(kit, 4, 4, (1280, 720))
    assert len(rows_of(scene)) == 4
    assert scene.review is not None and scene.review.label == "Osvrt"
    first = GAMES[4].film.missed_by(Seat.A)[0]
    assert rows_of(scene)[0].seen.moment == first
    assert rows_of(scene)[0].seen.head == "Deda\xa0Rade · 107. potez"
    assert rows_of(scene)[0].seen.owed == "Trebalo je na hrpu igrača Baka\xa0Mira"


@pytest.mark.parametrize("size", [(1280, 720), (640, 800)], ids=str)
def test_where_none_was_missed_the_standings_are_alone(kit: Kit, size: tuple[int, int]) -> None:
    scene, without = looked_back_at(kit, 4, 0, size), End(kit, standings(*FOUR), size=size).scene
    assert rows_of(scene) == []
    assert scene.review is not None and scene.review.label == "Osvrt"
    shown, usual = scene._layout, without._layout
    assert shown is not None and usual is not None
    assert (shown.panel.w, shown.missed) == (usual.panel.w, None)


@pytest.mark.parametrize("size", [(1280, 720), (640, 800)], ids=str)
def test_where_not_all_have_room_the_look_back_says_how_many_there_are(
    kit: Kit, size: tuple[int, int]
) -> None:
    players = 2 if size[0] > size[1] else 4
    scene = looked_back_at(kit, players, 4, size)
    assert 0 < len(rows_of(scene)) < 4
    assert scene.review is not None
    assert scene.review.label == ("Osvrt · 4 propuštena" if players == 2 else "Osvrt (4)")


def test_large_text_has_room_for_the_number_only(kit: Kit) -> None:
    kit.enlarge(1.5)
    try:
        scene = looked_back_at(kit, 4, 1, (1280, 720))
    finally:
        kit.enlarge(1.0)
    assert rows_of(scene) == []
    assert scene.review is not None and scene.review.label == "Osvrt (1)"


def test_a_missed_call_leads_to_its_place_in_the_game_by_mouse_and_by_keys(kit: Kit) -> None:
    told: list[int] = []
    scene = looked_back_at(kit, 4, 4, SIZE, told)
    tokens = [row.seen.moment.token for row in rows_of(scene)]
    for row in rows_of(scene):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.handle(pygame.Event(kind, button=1, pos=row.rect.centre))
    assert told == tokens
    scene = looked_back_at(kit, 4, 4, SIZE, told)
    for code in (pygame.K_UP, pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN):
        scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    assert told[4:] == [tokens[3], tokens[2]]


def test_where_rows_leave_room_the_table_of_the_one_looked_at_is_shown(kit: Kit) -> None:
    scene = looked_back_at(kit, 4, 2, SIZE)
    panel = scene.missed
    assert panel is not None and panel.board.visible
    one, other = rows_of(scene)
    assert panel.board.moment == one.seen.moment
    scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=other.rect.centre, rel=(0, 0), buttons=(0, 0, 0)))
    assert panel.board.moment == other.seen.moment
    panel = looked_back_at(kit, 4, 4, SIZE).missed
    assert panel is not None and not panel.board.visible


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_each_button_has_the_room_that_its_words_need_on_one_line(kit: Kit, size: tuple[int, int]) -> None:
    scene = looked_back_at(kit, 2, 4, size)
    for button in (scene.review, scene.again, scene.new_game, scene.quit):
        assert button is not None
        assert button.rect.w >= button_width(kit, button.label, button.kind, icon=True) - 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_words_above_two_columns_do_not_read_as_one_phrase(kit: Kit, size: tuple[int, int]) -> None:
    """Beside the missed calls there is little room, and yet "greške" is not "greške neuhvaćene"."""
    scene = looked_back_at(kit, 4, 4, size)
    layout, widths = scene._layout, head_widths(kit, scene._heads())
    assert layout is not None
    drawn = list(zip(layout.heads, widths, strict=True))
    for (left, a), (right, b) in pairwise(drawn):
        assert (right.cx - b / 2) - (left.cx + a / 2) >= 1.7 * kit.u


def rows_of(scene: EndScene) -> list[MissedRow]:
    """The missed calls that are shown and can be pressed."""
    rows = [] if scene.missed is None else scene.missed.rows
    assert [widget for widget in scene.form.widgets if isinstance(widget, MissedRow)] == rows
    return rows


def looked_back_at(
    kit: Kit, players: int, missed: int, size: tuple[int, int], told: list[int] | None = None
) -> EndScene:
    """The end of a game in which the only person missed so many calls, of four; ``told`` where it leads."""

    def nothing() -> None:
        """Nobody listens."""

    kit.resize(size)
    kit.settle()
    t = Translator("sr", strict=True)
    calls = missed_calls(t, GAMES[players], nothing_of if told is None else told.append)
    scene = EndScene(
        kit,
        t,
        standings(*FOUR[:players]),
        rematch=nothing,
        new_game=nothing,
        leave=nothing,
        review=nothing,
        missed=MissedCalls(calls.seen[:missed], calls.seated, calls.watch),
    )
    scene.resize(size)
    return scene


def nothing_of(token: int) -> None:
    """Nobody watches."""


def test_with_several_people_nobody_is_told_what_he_missed() -> None:
    game = GAMES[4]
    setup = replace(game.setup, players=(game.setup.players[0],) * 4)
    assert len(missed_by_you(game)) == 4
    assert missed_by_you(PastGame(game.film, setup, game.you)) == ()


def test_all_names_have_letters_of_the_size_that_the_longest_needs(kit: Kit) -> None:
    usual = theme.ROW_NAME.px(kit.u)
    room = kit.text.width("Grandpa Rade", theme.ROW_NAME.weight, round(0.85 * usual))
    place = Rect(0, 0, room, 100)
    places = [StandingRow(place, place, place, place, ())] * 3
    assert name_kind(kit, ["Vuk", "Luka", "Mira"], places).px(kit.u) == usual
    longer = name_kind(kit, ["Vuk", "Luka", "Grandpa Rade"], places).px(kit.u)
    assert 0.8 * usual < longer < usual
    assert kit.text.width("Grandpa Rade", theme.ROW_NAME.weight, longer) <= room
    longest = name_kind(kit, ["Vuk", "Luka", "Aleksandra Vučićević-Pet"], places).px(kit.u)
    assert longest > 0.7 * usual, "one very long name does not make all others small"


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


def test_below_you_stands_what_you_are_left_with_in_the_second_person() -> None:
    t = Translator("sr", strict=True)
    assert [place_words(t, name, 4, last=True) for name in ("Ti", "Luka")] == [
        "ostaješ s kartama",
        "ostaje s kartama",
    ]
    assert place_words(t, "Ti", 2, last=False) == "drugo mesto"
