"""The list of unfinished games: what it offers, that it lies right at any size, and that every word fits."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import combinations

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.locale import LANGUAGES, Translator
from tac.ui.draw import Kit
from tac.ui.layout.unfinished import unfinished_layout
from tac.ui.saves import SavedGame
from tac.ui.scenes.unfinished import UnfinishedScene
from tac.ui.widgets import Button
from tests.ui.test_screen_layouts import SCALES, SEATS, SIZES
from tools.screens_unfinished import NOW, games

PLAYERS = st.lists(SEATS, min_size=1, max_size=12).map(tuple)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit((1280, 720))
    yield made
    made.close()


class Shown:
    """The list of some games, and what was asked of it."""

    def __init__(
        self, kit: Kit, shown: list[SavedGame], lang: str = "sr", size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.asked: list[str] = []
        kit.resize(size)
        kit.settle()
        self.scene = UnfinishedScene(
            kit,
            Translator(lang, strict=True),
            shown,
            NOW,
            go_on=lambda key: self.asked.append(f"on {key}"),
            give_up=lambda key: self.asked.append(f"up {key}"),
            leave=lambda: self.asked.append("leave"),
        )
        self.scene.resize(size)

    def key(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))


def test_enter_goes_on_with_the_game_played_last(kit: Kit) -> None:
    shown = Shown(kit, games(3))
    shown.key(pygame.K_RETURN)
    assert shown.asked == ["on 0"]


def test_each_game_can_go_on(kit: Kit) -> None:
    shown = Shown(kit, games(3))
    shown.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert shown.asked == ["on 2"]


def test_giving_up_asks_once_and_no_has_the_keyboard(kit: Kit) -> None:
    shown = Shown(kit, games(3))
    shown.scene.rows["1"][1].act()
    shown.key(pygame.K_RETURN)
    assert shown.asked == []
    shown.scene.rows["1"][1].act()
    shown.key(pygame.K_LEFT, pygame.K_RETURN)
    assert shown.asked == ["up 1"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (640, 800)], ids=str)
def test_a_double_click_on_the_button_that_asks_gives_nothing_up(kit: Kit, size: tuple[int, int]) -> None:
    shown = Shown(kit, games(3), size=size)
    at = shown.scene.rows["1"][1].rect.centre
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            shown.scene.handle(pygame.Event(kind, button=1, pos=at, touch=False))
    assert shown.asked == []
    assert not any(button.label == "Ne" for pair in shown.scene.rows.values() for button in pair)


def test_escape_goes_back_from_the_question_and_then_to_the_menu(kit: Kit) -> None:
    shown = Shown(kit, games(2))
    shown.scene.rows["1"][1].act()
    shown.key(pygame.K_ESCAPE)
    assert shown.asked == []
    shown.key(pygame.K_ESCAPE)
    assert shown.asked == ["leave"]


def test_a_game_in_another_window_can_neither_go_on_nor_be_given_up(kit: Kit) -> None:
    shown = Shown(kit, games(2, elsewhere=0))
    assert not any(button.enabled for button in shown.scene.rows["0"])
    shown.key(pygame.K_RETURN)
    assert shown.asked == ["on 1"]


def in_view(shown: Shown, button: Button) -> bool:
    layout = shown.scene._layout
    assert layout is not None
    return layout.view.inflated(1).holds(button.rect)


def test_more_games_than_there_is_room_for_are_scrolled_through(kit: Kit) -> None:
    """Each can be reached with the keys, which bring it into view, and with the wheel."""
    shown = Shown(kit, games(6))
    assert list(shown.scene.rows) == ["0", "1", "2", "3", "4", "5"]
    assert not in_view(shown, shown.scene.rows["5"][0])
    shown.key(*[pygame.K_DOWN] * 5)
    assert in_view(shown, shown.scene.rows["5"][0])
    shown.key(pygame.K_RETURN)
    assert shown.asked == ["on 5"]
    shown = Shown(kit, games(6))
    for _ in range(12):
        shown.scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert in_view(shown, shown.scene.rows["5"][0])


def test_whoever_gives_up_a_game_far_below_stays_there(kit: Kit) -> None:
    """After "no" at the same game, after "yes" at the one that follows."""
    shown = Shown(kit, games(6))
    shown.scene.rows["4"][1].act()
    assert in_view(shown, shown.scene.rows["4"][0])
    shown.key(pygame.K_RETURN)
    assert shown.scene.form.focus is shown.scene.rows["4"][1]
    assert in_view(shown, shown.scene.rows["4"][1])
    shown.scene.rows["4"][1].act()
    shown.scene.show([game for game in games(6) if game.key != "4"])
    assert shown.scene.form.focus is shown.scene.rows["5"][0]
    assert in_view(shown, shown.scene.rows["5"][0])


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=1), "danas u 21:39"),
        (timedelta(hours=22), "juče u 23:40"),
        (timedelta(days=2), "28. 11. 2026. u 21:40"),
    ],
)
def test_when_it_was_played_is_said_as_people_do(kit: Kit, ago: timedelta, words: str) -> None:
    assert Shown(kit, games(1)).scene._played(NOW - ago) == words


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (640, 800), (768, 1024)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_fits_its_button_with_forty_per_cent_to_spare(
    kit: Kit, lang: str, size: tuple[int, int]
) -> None:
    shown = Shown(kit, games(4), lang, size)
    shown.scene.rows["2"][1].act()
    for button in shown.scene.form.widgets:
        assert isinstance(button, Button)
        icon = 1.6 * button.kind.px(kit.u) + 1.3 * kit.u if button.icon else 0
        room = button.rect.w - 2 * min(2.2 * kit.u, 0.18 * button.rect.w) - icon
        assert kit.text.width(button.label, button.kind.weight, 11) * 1.4 <= room, button.label
    assert shown.scene._layout is not None
    about = max(
        kit.text.width(shown.scene._about(game), shown.scene.menu.kind.weight, 11) for game in games(4)
    )
    assert about <= min(row.about.w for row in shown.scene._layout.rows)


@given(SIZES, PLAYERS, SCALES)
@example((1024, 640), (4, 4, 4, 4), 1.0)
@example((640, 800), (4, 4, 4, 4), 1.0)
@example((2560, 1080), (2,), 1.0)
@example((1280, 720), (4, 4, 4, 4), 1.5)
@example((640, 800), (4, 4, 4, 4), 1.5)
def test_nothing_on_the_list_overlaps_or_is_cut(
    size: tuple[int, int], players: tuple[int, ...], scale: float
) -> None:
    layout = unfinished_layout(*size, players, scale=scale)
    still = [layout.title, layout.back, layout.view]
    scrolled = [row.row for row in layout.rows]
    assert all(layout.inside.holds(block) for block in still)
    assert all(replace(layout.view, h=layout.height).inflated(2).holds(block) for block in scrolled)
    for together in (still, scrolled):
        for a, b in combinations(together, 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
    for row in layout.rows:
        parts = [row.names, row.about, row.first, row.second]
        for part in (*parts, *row.faces, row.ask):
            assert row.row.inflated(1).holds(part)
        for a, b in combinations([*parts, row.faces[-1]], 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
