"""Arrow keys lead to the nearest control in their direction, skip no row, and reach every control."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.layout import Rect
from tac.ui.widgets import AvatarChoice, Button, FormScene, Slider, TextField, Widget
from tac.ui.widgets.reach import next_ahead
from tools import screens

WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TAKE_SIDES = (AvatarChoice, Slider, TextField)
"""Left and right are for these themselves."""
FORMS = (
    "end",
    "end-lost",
    "help-pause-four",
    "house-rules",
    "keys-changed",
    "match",
    "menu-several",
    "new-game",
    "new-game-people",
    "pause",
    "practice",
    "profiles-full",
    "review",
    "rules-1-deal",
    "settings-cards-changed",
    "statistics",
    "unfinished-many",
)
"""Where a slider stands beside the button that resets it, that is reached with Tab: not on these."""

BARS = {
    "lower tile": Rect(300, 60, 200, 40),
    "left choice": Rect(0, 200, 250, 40),
    "right slider": Rect(600, 200, 200, 40),
    "number": Rect(0, 300, 100, 40),
    "cancel": Rect(320, 300, 150, 40),
    "deal": Rect(500, 300, 300, 40),
}
"""As at the foot of a new game: above "cancel" there is nothing in the row that is next."""


def lead(places: dict[str, Rect], here: str, way: str) -> str | None:
    """Which of these is next."""
    made = {name: Button(name, lambda: None) for name in places}
    for name, button in made.items():
        button.rect = places[name]
    found = next_ahead(made[here], made.values(), *WAYS[way], lambda one: one.rect)
    return next((name for name, button in made.items() if button is found), None)


def test_no_row_is_skipped_for_what_is_in_line_further_on() -> None:
    assert lead(BARS, "cancel", "up") == "left choice"
    assert lead(BARS, "lower tile", "down") == "left choice"


def test_what_is_in_line_is_next_before_what_only_lies_beside() -> None:
    """A column of its own on the left is no row."""
    column = {
        "above": Rect(300, 0, 200, 40),
        "beside": Rect(0, 50, 200, 40),
        "below": Rect(300, 130, 200, 40),
    }
    assert lead(column, "above", "down") == "below"


def test_left_and_right_stay_in_the_row_however_far_it_is() -> None:
    assert lead(BARS, "cancel", "left") == "number"
    assert lead(BARS, "cancel", "right") == "deal"
    assert lead(BARS, "right slider", "left") == "left choice"


def test_left_and_right_do_not_jump_into_a_far_corner() -> None:
    places = BARS | {"corner": Rect(850, 0, 40, 40)}
    assert lead(places, "deal", "right") is None


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[FormScene]]:
    """All screens of controls that are drawn meanwhile."""
    found: list[FormScene] = []
    draw = FormScene.draw

    def seen(self: FormScene, *args: object) -> None:
        found.append(self)
        draw(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(FormScene, "draw", seen)
    yield found


def next_ones(scene: FormScene, here: Widget, able: list[Widget]) -> Iterator[Widget]:
    for dx, dy in WAYS.values():
        if not (dx and isinstance(here, TAKE_SIDES)):
            found = next_ahead(here, able, dx, dy, scene.form.scroll.place)
            if found is not None:
                yield found


def test_the_arrows_reach_every_control_of_every_screen_from_any_other(drawn: list[FormScene]) -> None:
    """So does a gamepad, which has no Tab."""
    pygame.display.init()
    missed: list[tuple[str, Widget, Widget]] = []
    for name in FORMS:
        drawn.clear()
        next(one for one in screens.registered() if one.name == name).shown((1024, 640), "sr")
        for scene in drawn[-1:]:
            able = [widget for widget in scene.form.widgets if widget.reachable]
            for start in able:
                reached, open_ = {start}, [start]
                while open_:
                    news = [one for one in next_ones(scene, open_.pop(), able) if one not in reached]
                    reached.update(news)
                    open_ += news
                missed += [(name, start, one) for one in able if one not in reached]
    assert missed == []
