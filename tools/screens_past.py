"""The list of past games: with none, one, and ten thousand."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tac.history.values import GameRow, Page
    from tac.ui.draw import Kit
    from tac.ui.scenes.past import PastScene

LATEST = datetime(2026, 11, 30, 21, 40)
MANY = 10_000

WHO = (
    (("", "lisica"), ("", "sova"), ("", "vuk"), ("", "medved")),
    (("Aleksandra Vučićević-Petrović", "petao"), ("Đorđe", "macka")),
    (("Luka", "lisica"), ("", "kornjaca"), ("", "jagnje")),
)
"""Name and avatar of each player, the first of whom is a person."""


def row(number: int) -> GameRow:
    """A game; they lie hours apart."""
    from tac.history.values import GameRow, GameSeat
    from tac.rules import Seat

    who = WHO[number % len(WHO)]
    places = [(number + k) % len(who) + 1 for k in range(len(who))]
    finished = number % 7 != 4
    seats = tuple(
        GameSeat(
            Seat(k),
            "",
            k == 0,
            "lak" if k else None,
            name,
            avatar,
            None,
            places[k] if finished else None,
            90,
            k + number % 4,
        )
        for k, (name, avatar) in enumerate(who)
    )
    played = (LATEST - timedelta(hours=3 * number)).isoformat()
    return GameRow(
        number + 1, played, number, finished, 391 - number % 90, 725_000 + 1000 * (number % 600), seats
    )


def pages(count: int) -> Callable[[int, int], Page]:
    """What a history of so many games answers."""
    from tac.history.values import Page

    def page(offset: int, most: int) -> Page:
        return Page(tuple(row(k) for k in range(offset, min(count, offset + most))), count)

    return page


def make_past(kit: Kit, lang: str, count: int, act: Callable[[PastScene], None] | None = None) -> PastScene:
    """The list of so many games."""
    from tac.locale import Translator
    from tac.ui.scenes.past import PastDoors, PastScene

    doors = PastDoors(pages(count), lambda game: None, lambda game: None, lambda: None)
    scene = PastScene(kit, Translator(lang, strict=True), doors)
    if act is not None:
        scene.resize(kit.size)
        act(scene)
    return scene


def past_none(size: Size, lang: str) -> pygame.Surface:
    """No game has been played yet."""
    return shoot(size, lambda kit: make_past(kit, lang, 0))


def past_one(size: Size, lang: str) -> pygame.Surface:
    """One game."""
    return shoot(size, lambda kit: make_past(kit, lang, 1))


def past_many(size: Size, lang: str) -> pygame.Surface:
    """Ten thousand games."""
    return shoot(size, lambda kit: make_past(kit, lang, MANY))


def past_deleted(size: Size, lang: str) -> pygame.Surface:
    """In the middle of ten thousand, two that will be deleted."""

    def act(scene: PastScene) -> None:
        for number in (5001, 5002):
            scene.rows.at = number
            scene._reveal(number)
            scene.rows.delete_or_take_back()

    return shoot(size, lambda kit: make_past(kit, lang, MANY, act))


SCREENS = [
    Screen("past-none", past_none),
    Screen("past-one", past_one),
    Screen("past-many", past_many),
    Screen("past-deleted", past_deleted),
]
