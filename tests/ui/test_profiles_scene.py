"""Who plays here: choosing, adding, naming and removing people, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import combinations, count
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.locale import LANGUAGES, Translator
from tac.settings import MOST_PROFILES, Profiles
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit
from tac.ui.layout.profiles import profiles_layout
from tac.ui.layout.scroll import ScrollArea
from tac.ui.scene import Dirty
from tac.ui.scenes.choice import shown_name
from tac.ui.scenes.profiles import ProfilesScene
from tac.ui.widgets import AvatarChoice, PersonTile
from tac.ui.widgets.base import LEAST_TARGET
from tests.ui.test_screen_layouts import SCALES, SIZES

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


class People:
    """The list of people, and whether it was done with."""

    def __init__(self, kit: Kit, number: int = 1, lang: str = "sr", size: tuple[int, int] = SIZE) -> None:
        numbers = count(0xA0000000)
        self.profiles = Profiles.alone(Path("/nowhere"), datetime.now, lambda: f"{next(numbers):08x}")
        for _ in range(number - 1):
            self.profiles.choose(self.profiles.add())
        self.profiles.choose(self.profiles.all[0])
        self.done = 0
        kit.resize(size)
        kit.settle()
        self.scene = ProfilesScene(kit, Translator(lang, strict=True), self.profiles, done=self._done)
        self.scene.resize(size)

    def _done(self) -> None:
        self.done += 1

    @property
    def names(self) -> list[str]:
        return [profile.name for profile in self.profiles.all]

    def key(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def type(self, text: str) -> None:
        for letter in text:
            self.scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))

    def press(self, name: str, at: tuple[float, float] | None = None) -> None:
        pos = at or self.scene._named[name].rect.centre
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pos))
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=pos))

    def press_avatar(self, avatar: str) -> None:
        row = self.scene._named["avatars"]
        assert isinstance(row, AvatarChoice)
        self.press("avatars", row.parts()[AVATARS.index(avatar)].centre)


def test_the_one_who_plays_has_the_keyboard_and_tab_leads_on(kit: Kit) -> None:
    people = People(kit, 2)
    assert people.scene.focus_of() is people.scene._named["a0000000"]
    seen = []
    for _ in range(7):
        seen.append(next(name for name, w in people.scene._named.items() if w is people.scene.focus_of()))
        people.key(pygame.K_TAB)
    assert seen == ["a0000000", "a0000001", "add", "name", "avatars", "remove", "done"]


def test_somebody_else_is_chosen_with_a_click_or_enter(kit: Kit) -> None:
    people = People(kit, 3)
    people.press("a0000002")
    assert people.profiles.current.id == "a0000002"
    people.key(pygame.K_LEFT, pygame.K_RETURN)
    assert people.profiles.current.id == "a0000001"
    chosen = [w for w in people.scene._named.values() if isinstance(w, PersonTile) and w.chosen]
    assert chosen == [people.scene._named["a0000001"]]
    assert people.done == 0


def test_somebody_new_plays_at_once_and_is_asked_for_a_name(kit: Kit) -> None:
    people = People(kit)
    people.press("add")
    people.type("Ђурђа č")
    assert people.names == ["", "Ђурђа č"]
    assert people.profiles.current.name == "Ђурђа č"
    tile = people.scene._named[people.profiles.current.id]
    assert isinstance(tile, PersonTile)
    assert tile.name == "Ђурђа č"
    people.key(pygame.K_ESCAPE)
    assert people.done == 1


def test_there_is_no_room_for_a_ninth(kit: Kit) -> None:
    people = People(kit, MOST_PROFILES - 1)
    people.press("add")
    assert len(people.profiles.all) == MOST_PROFILES
    assert "add" not in people.scene._named


def test_the_avatar_is_chosen_among_those_that_nobody_has(kit: Kit) -> None:
    people = People(kit, 2)
    other = people.profiles.all[1].avatar
    for pressed, now in ((other, "lisica"), ("petao", "petao")):
        people.press_avatar(pressed)
        assert people.profiles.current.avatar == now
    people.scene.form.shift(1)
    row = people.scene._named["avatars"]
    people.scene._give_keyboard("avatars")
    assert people.scene.focus_of() is row
    for _ in AVATARS:
        people.key(pygame.K_RIGHT)
        assert people.profiles.current.avatar != other


def test_nobody_is_removed_without_a_question(kit: Kit) -> None:
    people = People(kit, 2)
    people.press("remove")
    assert people.scene.focus_of() is people.scene._named["keep"]
    people.key(pygame.K_RETURN)
    people.press("remove")
    people.key(pygame.K_ESCAPE)
    people.press("remove")
    people.press("a0000001")  # choosing somebody is an answer, too
    assert len(people.profiles.all) == 2
    assert people.done == 0
    people.press("remove")
    people.press("yes")
    assert [one.id for one in people.profiles.all] == ["a0000000"]
    assert people.profiles.current.id == "a0000000"
    assert not people.scene._named["remove"].enabled


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (640, 800)], ids=str)
def test_a_double_click_on_the_button_that_asks_removes_nobody(kit: Kit, size: tuple[int, int]) -> None:
    people = People(kit, 2, size=size)
    at = people.scene._named["remove"].rect.centre
    for _ in range(2):
        people.press("", at)
    assert len(people.profiles.all) == 2


def test_the_last_one_cannot_be_removed(kit: Kit) -> None:
    people = People(kit)
    people.press("remove")
    assert "yes" not in people.scene._named


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_in_all_sizes_and_its_controls_are_large_enough(
    kit: Kit, lang: str, size: tuple[int, int]
) -> None:
    people = People(kit, 7, lang, size)
    surface = pygame.Surface(size)
    for asking in (False, True):
        people.scene._ask(asking)
        people.scene.draw(surface, Dirty())
        for name, widget in people.scene._named.items():
            assert min(widget.rect.w, widget.rect.h) >= LEAST_TARGET - 1, name
    assert shown_name(Translator(lang), people.profiles.all[0])


@given(SIZES, st.integers(1, MOST_PROFILES), SCALES)
@example((1024, 640), 8, 1.0)
@example((640, 800), 8, 1.0)
@example((2560, 1080), 5, 1.0)
@example((1280, 720), 8, 1.5)
@example((640, 800), 8, 1.5)
def test_nothing_overlaps_and_everything_lies_inside(size: tuple[int, int], tiles: int, scale: float) -> None:
    layout = profiles_layout(*size, tiles, scale=scale)
    details = [layout.name_label, layout.name, layout.avatars_label, layout.avatars, layout.remove]
    for in_bar in (details, [layout.question, layout.no, layout.yes]):
        for together in (
            [layout.title, layout.about, layout.view.inflated(-layout.u), layout.done],
            [*layout.tiles, *in_bar],
        ):
            for a, b in combinations(together, 2):
                assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
        assert all(layout.bar.holds(rect) for rect in in_bar)
    assert all(layout.panel.holds(tile) for tile in layout.tiles)
    assert len(layout.tiles) == tiles
    content = replace(layout.view, h=layout.height).inflated(2)
    assert content.holds(layout.panel)
    assert content.holds(layout.bar)
    area = ScrollArea(layout.view, layout.height, layout.u)
    assert not area.most or area.groove.x >= layout.panel.right
    for rect in (layout.title, layout.about, layout.view, layout.done):
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1]
