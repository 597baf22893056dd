"""The review of a game in its states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot
from tools.screens_replay import past_game

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tac.ui.draw import Kit
    from tac.ui.scenes.review import ReviewScene


CLEAN = 21
"""A game of three, in which the first one makes no fault and misses none."""


def make_review(
    kit: Kit, lang: str, seats: int = 4, act: Callable[[ReviewScene], None] | None = None, number: int = 11
) -> ReviewScene:
    """The review for who sits on the first seat."""
    from tac.locale import Translator
    from tac.ui.scenes.review import ReviewDoors, ReviewScene

    doors = ReviewDoors(
        lambda place: None, lambda deal: None, lambda: None, practise=lambda moment, seat: None
    )
    scene = ReviewScene(kit, Translator(lang, strict=True), past_game(number, seats), doors)
    if act is not None:
        scene.resize(kit.size)
        act(scene)
    return scene


def review(size: Size, lang: str) -> pygame.Surface:
    """Calls that were missed."""
    return shoot(size, lambda kit: make_review(kit, lang))


def review_faults(size: Size, lang: str) -> pygame.Surface:
    """One's own faults, three players; the second is looked at."""

    def act(scene: ReviewScene) -> None:
        scene._turn_to(1)
        if len(scene.rows) > 1:
            scene._look(scene.rows[1].seen.moment)

    return shoot(size, lambda kit: make_review(kit, lang, 3, act))


def review_other(size: Size, lang: str) -> pygame.Surface:
    """Another player's faults, two players."""

    def act(scene: ReviewScene) -> None:
        from tac.rules import Seat

        scene.look_at(Seat.B)
        scene._turn_to(1)

    return shoot(size, lambda kit: make_review(kit, lang, 2, act))


def review_scrolled(size: Size, lang: str) -> pygame.Surface:
    """All faults of one of four players, scrolled to the end."""

    def act(scene: ReviewScene) -> None:
        scene._turn_to(1)
        scene.form.scroll.to(10**6)

    return shoot(size, lambda kit: make_review(kit, lang, 4, act))


def review_clean(size: Size, lang: str) -> pygame.Surface:
    """A game in which who looks missed nothing and made no fault."""
    return shoot(size, lambda kit: make_review(kit, lang, 3, number=CLEAN))


SCREENS = [
    Screen("review", review),
    Screen("review-faults", review_faults),
    Screen("review-other", review_other),
    Screen("review-scrolled", review_scrolled),
    Screen("review-clean", review_clean),
]
