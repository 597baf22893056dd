"""The menu: what it offers, where the keyboard is, that it lies right at any size and every word fits."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.locale import LANGUAGES, Translator
from tac.settings import Profile
from tac.ui.draw import Kit
from tac.ui.layout.menu import RUG_FRINGE, RUG_HALF, SMALL_ENTRIES, menu_layout
from tac.ui.layout.units import LEAST_TARGET
from tac.ui.scene import Dirty
from tac.ui.scenes.menu import MenuOptions, MenuScene
from tac.ui.scenes.menu_entries import ENTRIES
from tac.ui.widgets import EntryButton, PersonButton
from tests.ui.test_screen_layouts import SIZES

SIZE = (1280, 720)
LOOKED_AT = [(1024, 640), (1280, 720), (1920, 1080), (800, 900)]


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


class Shown:
    """A menu, and what was asked of it."""

    def __init__(
        self, kit: Kit, *, waiting: int = 0, lang: str = "sr", size: tuple[int, int] = SIZE, focus: str = ""
    ) -> None:
        self.asked: list[str] = []
        self.wins: int | None = None
        kit.resize(size)
        kit.settle()
        names = [entry.name for entry in ENTRIES if waiting or entry.name != "continue"]
        options = MenuOptions(
            {name: lambda name=name: self.asked.append(name) for name in names},  # type: ignore[misc]
            waiting=waiting,
            who=Profile("a0000001", "Luka", "lisica"),
            wins=lambda: self.wins,
            open_profiles=lambda: self.asked.append("profile"),
            speak=self.asked.append,
        )
        self.scene = MenuScene(kit, Translator(lang, strict=True), options, focus=focus)
        self.scene.resize(size)

    def key(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def press(self, name: str) -> None:
        at = self.scene.named[name].rect.centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.Event(kind, button=1, pos=at, touch=False))

    def person(self) -> PersonButton:
        button = self.scene.named["profile"]
        assert isinstance(button, PersonButton)
        return button


def test_going_on_is_offered_only_where_something_waits_and_then_comes_first(kit: Kit) -> None:
    for waiting, first in ((0, "computer"), (1, "continue"), (3, "continue")):
        shown = Shown(kit, waiting=waiting)
        assert ("continue" in shown.scene.named) == bool(waiting)
        shown.key(pygame.K_RETURN)
        assert shown.asked == [first]


def test_it_says_how_many_games_wait_where_there_are_several(kit: Kit) -> None:
    told = []
    for waiting in (1, 2, 5):
        entry = Shown(kit, waiting=waiting).scene.named["continue"]
        assert isinstance(entry, EntryButton)
        told.append(entry.about)
    assert told == ["", "2 započete partije", "5 započetih partija"]


@pytest.mark.parametrize("name", [*(entry.name for entry in ENTRIES), "profile"])
def test_every_entry_leads_where_it_says_by_mouse_and_by_keys(kit: Kit, name: str) -> None:
    shown = Shown(kit, waiting=1)
    shown.press(name)
    assert shown.asked == [name]
    shown = Shown(kit, waiting=1)
    while shown.scene.form.focus is not shown.scene.named[name]:
        shown.key(pygame.K_TAB)
    shown.key(pygame.K_RETURN)
    assert shown.asked == [name]


def test_up_and_down_go_from_row_to_row_and_left_and_right_within_one(kit: Kit) -> None:
    shown = Shown(kit, waiting=1)

    def leads(key: int, name: str) -> None:
        shown.key(key)
        assert shown.scene.form.focus is shown.scene.named[name]

    for name in ("computer", "together", "practice", "first", "past", "settings"):
        leads(pygame.K_DOWN, name)
    leads(pygame.K_RIGHT, "quit")
    for name in ("statistics", "rules"):
        leads(pygame.K_UP, name)
    leads(pygame.K_LEFT, "first")
    leads(pygame.K_RIGHT, "rules")
    for name in ("practice", "together", "computer", "continue"):
        leads(pygame.K_UP, name)


def test_tab_goes_through_the_entries_as_they_are_read(kit: Kit) -> None:
    shown = Shown(kit, waiting=1)
    for entry in ENTRIES[1:]:
        shown.key(pygame.K_TAB)
        assert shown.scene.form.focus is shown.scene.named[entry.name]


def test_small_entries_have_words_of_one_size(kit: Kit) -> None:
    for size, lang in product(LOOKED_AT, LANGUAGES):
        shown = Shown(kit, waiting=1, lang=lang, size=size)
        small = [shown.scene.named[entry.name] for entry in ENTRIES if entry.small]
        assert len({button.kind for button in small if isinstance(button, EntryButton)}) == 1


def test_escape_never_quits(kit: Kit) -> None:
    """Case 26."""
    shown = Shown(kit)
    shown.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert shown.asked == []


def test_whoever_comes_back_is_where_they_left(kit: Kit) -> None:
    shown = Shown(kit, focus="settings")
    assert shown.scene.form.focus is shown.scene.named["settings"]


def test_another_language_is_spoken_at_once(kit: Kit) -> None:
    shown = Shown(kit)
    languages = shown.scene.named["languages"]
    shown.key(pygame.K_TAB)
    while shown.scene.form.focus is not languages:
        shown.key(pygame.K_TAB)
    shown.key(pygame.K_RIGHT)
    assert shown.asked == ["sr@cyrillic"]
    shown.scene.speak(Translator("sr@cyrillic", strict=True))
    entry = shown.scene.named["computer"]
    assert isinstance(entry, EntryButton)
    assert entry.label == "Играј против рачунара"
    assert shown.scene.form.focus is shown.scene.named["languages"]


def test_wins_are_shown_once_they_are_known_and_nothing_is_drawn_before(kit: Kit) -> None:
    """They are counted off the frame; a still menu draws nothing."""
    shown = Shown(kit)
    surface = pygame.Surface(SIZE)
    shown.scene.draw(surface, shown.scene.dirty)
    shown.scene.dirty.clear()
    for _ in range(10):
        shown.scene.update(40.0)
    assert not shown.scene.dirty
    assert shown.person().about == ""
    shown.wins = 23
    shown.scene.update(40.0)
    assert shown.person().about == "23 pobede"
    assert shown.scene.dirty


def test_the_menu_looks_the_same_however_much_of_it_is_drawn_again(kit: Kit) -> None:
    shown = Shown(kit, waiting=2)
    once, twice = pygame.Surface(SIZE), pygame.Surface(SIZE)
    shown.scene.draw(once, shown.scene.dirty)
    shown.scene.draw(twice, Dirty())
    twice_again = Dirty()
    twice_again.clear()
    twice_again.mark(shown.scene.named["rules"].rect)
    shown.scene.draw(twice, twice_again)
    assert pygame.image.tobytes(once, "RGB") == pygame.image.tobytes(twice, "RGB")


@given(SIZES, st.integers(5, 10))
@example((1024, 640), 10)
@example((640, 800), 10)
@example((800, 900), 8)
@example((2560, 1080), 6)
def test_nothing_overlaps_or_lies_outside(size: tuple[int, int], entries: int) -> None:
    layout = menu_layout(*size, entries)
    art = layout.art
    blocks = [layout.profile, layout.languages, art.tagline, layout.panel]
    for block in blocks:
        assert layout.inside.holds(block)
    for a, b in combinations(blocks, 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
    assert not art.rug.overlaps(layout.panel)
    assert layout.inside.holds(art.room)
    assert len(layout.entries) == entries
    for entry in layout.entries:
        assert layout.panel.holds(entry)
        assert min(entry.w, entry.h) >= LEAST_TARGET
    for one, other in combinations(layout.entries, 2):
        assert not one.overlaps(other)
        assert one.y < other.y or one.right < other.x, "not as they are read"


def test_entries_that_are_games_are_as_high_as_they_are_inviting() -> None:
    """And with one to continue, too, where there is room for ten."""
    for size in [(1024, 640), (1280, 720), (1920, 1080)]:
        for entries in (9, 10):
            layout = menu_layout(*size, entries)
            first, *others = layout.entries[: entries - SMALL_ENTRIES]
            assert first.h >= 11.9 * layout.u
            assert all(place.h >= 8.9 * layout.u for place in others)
            assert all(place.h >= 8 * layout.u for place in layout.entries)


def test_all_entries_are_seen_with_large_text() -> None:
    for size in [(1024, 640), (1280, 720), (1920, 1080)]:
        layout = menu_layout(*size, 10, scale=1.5)
        assert layout.height == layout.view.h
        assert layout.view.holds(layout.entries[-1])


def test_an_odd_entry_has_a_row_of_its_own() -> None:
    layout = menu_layout(*SIZE, 7, small=3)
    assert layout.entries[-1].w == layout.entries[0].w > layout.entries[-2].w


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_the_row_above_the_picture_ends_where_the_fringe_of_the_rug_does(size: tuple[int, int]) -> None:
    layout = menu_layout(*size, 9)
    rug = layout.art.rug
    cell = rug.w / (2 * RUG_HALF + 1)
    assert cell == int(cell)
    assert abs(layout.profile.x - (rug.x - RUG_FRINGE * cell)) <= 1
    assert abs(layout.languages.right - (rug.right + RUG_FRINGE * cell)) <= 1


@pytest.mark.parametrize("size", LOOKED_AT, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_fits_with_forty_per_cent_to_spare(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    """Case 24."""
    shown = Shown(kit, waiting=5, lang=lang, size=size)
    for entry in ENTRIES:
        button = shown.scene.named[entry.name]
        assert isinstance(button, EntryButton)
        room = button.words_room(kit.u).w / 1.4
        lines = kit.text.wrap(button.label, button.kind.weight, 11, room)
        assert len(lines) <= 1 + entry.small
        assert all(kit.text.width(line, button.kind.weight, 11) <= room for line in lines)


LOADING = """
import sys
from tests.ui.table_driver import Driver, a_choice, level, setup
from tac.rules import deal
from tac.ui.ways.entrance import LOADED
drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2))
before = [name for name in LOADED if name in sys.modules]
drive.game.show_menu()
drive.wait(1000)
drive.app.kit.ahead.finish()
print(len(before) < len(LOADED), [name for name in LOADED if name not in sys.modules])
drive.close()
"""


def test_what_the_menu_leads_to_is_loaded_while_it_lies_still() -> None:
    """So no screen has to be waited for when it is opened for the first time."""
    done = subprocess.run(
        [sys.executable, "-c", LOADING],
        cwd=Path(__file__).resolve().parents[2],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "True []"
    assert done.stderr == ""
