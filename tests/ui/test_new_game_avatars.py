"""Avatars on the new-game screen: the strip is for one seat after the other, and nobody takes another's."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.assets import AVATARS
from tac.ui.draw import Kit
from tac.ui.widgets import AvatarChoice
from tests.ui.test_new_game_scene import SIZE, Start


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def strip(start: Start) -> AvatarChoice:
    found = start.scene._named["strip"]
    assert isinstance(found, AvatarChoice)
    return found


def test_the_strip_is_for_the_seat_whose_avatar_was_pressed_or_that_was_worked_at(kit: Kit) -> None:
    start = Start(kit)
    assert (start.words("who"), strip(start).chosen) == ("Ti", "lisica")
    start.press("avatar 2")
    assert (start.words("who"), strip(start).chosen) == ("Vuk", "vuk")
    assert start.scene.form.focus is strip(start)
    start.press("name 3")
    start.type("Čika Ђ")
    assert (start.words("who"), strip(start).chosen) == ("Čika Ђ", "medved")


def test_no_avatar_can_be_chosen_that_another_player_has(kit: Kit) -> None:
    start = Start(kit)
    start.press("avatar 1")
    assert strip(start).taken == {"lisica", "vuk", "medved"}
    for avatar, after in (("vuk", "sova"), ("macka", "macka")):
        at = strip(start).parts()[strip(start).avatars.index(avatar)].centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            start.scene.handle(pygame.Event(kind, button=1, pos=at))
        assert start.scene.choice.seats[1].avatar == after


def test_every_free_avatar_is_reached_with_the_keys(kit: Kit) -> None:
    start = Start(kit)
    while start.scene.form.focus is not start.scene._named["avatar 0"]:
        start.key(pygame.K_TAB)
    start.key(pygame.K_RETURN)
    seen = set()
    for _ in range(8):
        start.key(pygame.K_RIGHT)
        seen.add(start.scene.choice.seats[0].avatar)
    assert seen == set(AVATARS) - {"sova", "vuk", "medved"}


def test_whoever_comes_back_to_a_larger_table_has_an_avatar_of_his_own(kit: Kit) -> None:
    start = Start(kit)
    start.press("players", 0.1)
    start.press("avatar 0")
    at = strip(start).parts()[strip(start).avatars.index("medved")].centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        start.scene.handle(pygame.Event(kind, button=1, pos=at))
    assert start.scene.choice.seats[0].avatar == "medved"
    start.press("players", 0.95)
    assert len({seat.avatar for seat in start.play().playing}) == 4
