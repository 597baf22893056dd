"""The thin line by the plate of a person whose first move is held back: how much longer, and nothing else.

It is the same whether or not a fault stands, and depends on the match's public times alone.
"""

from __future__ import annotations

from typing import Final

import pygame

from tac.rules import Seat
from tac.ui import theme
from tac.ui.layout import Rect, SeatLayout
from tac.ui.motion import Timeline
from tac.ui.table.scenery import Item, Scenery
from tac.ui.table.stage import Stage, Wait

STEPS: Final = 45
FEW_STEPS: Final = 3
"""In so many steps it grows shorter, and in so many where things move less."""

_THICK: Final = 0.5
_LEAST: Final = 2.0
"""How thick it is, in u, and at least, in pixels."""
_BELOW: Final = 0.75
"""How far below the plate it lies, in u."""
_INSET: Final = 0.5
"""How much shorter than the plate it is at either end, of the plate's height."""
_KEY: Final = 9.6
"""How much of the end of a button, in u, the key on it takes at most: the space bar, in large text,"""
_NEAR: Final = 5.0
"""and how far below the plate such a button is, in u."""
_GROUND: Final = 0.55
_WAITS: Final = "window"


def begin_wait(stage: Stage, real: Timeline, seat: Seat, milliseconds: float, *, reduced: bool) -> None:
    """``seat`` waits for so long; the line of another one goes."""
    end_wait(stage, real)
    if milliseconds <= 0.0:
        return
    wait = stage.wait = Wait(seat)
    steps = FEW_STEPS if reduced else STEPS

    def show(passed: float) -> None:
        left = 1.0 - int(passed * steps) / steps
        if left != wait.left:
            wait.left = left
            stage.stir()

    real.animate(show, milliseconds, then=lambda _now: end_wait(stage, real), group=_WAITS)
    stage.touch()


def end_wait(stage: Stage, real: Timeline) -> None:
    """Nobody waits any more."""
    real.cancel(_WAITS)
    if stage.wait is not None:
        stage.wait = None
        stage.touch()


def line_rect(seat: SeatLayout, u: float, left: float = 1.0) -> Rect:
    """Where the line is below a plate, as its owner sees it, with so much left of it; in pixels.

    It begins by the avatar and ends before the key on the button below.
    """
    plate, thick, gap = seat.plate, max(_LEAST, _THICK * u), _BELOW * u
    inset = _INSET * min(plate.w, plate.h)
    whole = _end(seat, u, max(plate.w, plate.h) - inset) - inset
    if seat.lies_on_its_side:
        x = plate.x - gap - thick if seat.turn == 270 else plate.right + gap
        y = plate.y + inset if seat.turn == 270 else plate.bottom - inset - whole
        line = Rect(x, y, thick, whole).rounded()
        length = max(line.w, round(line.h * left))
        return Rect(line.x, line.y if seat.turn == 270 else line.bottom - length, line.w, length)
    y = plate.y - gap - thick if seat.turn == 180 else plate.bottom + gap
    x = plate.right - inset - whole if seat.turn == 180 else plate.x + inset
    line = Rect(x, y, whole, thick).rounded()
    length = max(line.h, round(line.w * left))
    return Rect(line.right - length if seat.turn == 180 else line.x, line.y, length, line.h)


def _end(seat: SeatLayout, u: float, usual: float) -> float:
    """How far from the beginning of the plate the line ends, which is at the avatar: at most at ``usual``."""
    plate, button = seat.plate, seat.call_button
    if button is None:
        return usual
    below, ends = {
        0: (button.y - plate.bottom, button.right - plate.x),
        90: (button.x - plate.right, plate.bottom - button.y),
        180: (plate.y - button.bottom, plate.right - button.x),
        270: (plate.x - button.right, button.bottom - plate.y),
    }[seat.turn]
    return max(usual / 2, min(usual, ends - _KEY * u)) if 0.0 <= below < _NEAR * u else usual


def wait_line(scenery: Scenery) -> list[Item]:
    """The line of whoever waits; it shrinks towards his avatar."""
    wait, kit = scenery.stage.wait, scenery.kit
    if wait is None:
        return []
    seat, u = scenery.layout.seats[wait.seat], scenery.layout.u
    whole, left = line_rect(seat, u), line_rect(seat, u, wait.left)

    def draw(surface: pygame.Surface) -> None:
        round_end = min(whole.w, whole.h) / 2
        ground = kit.shapes.rounded(whole.w, whole.h, round_end, theme.DARK, opacity=_GROUND)
        surface.blit(ground, whole.px[:2])
        surface.blit(kit.shapes.rounded(left.w, left.h, round_end, theme.WOOL), left.px[:2])

    return [Item("wait", (wait.seat, left), pygame.Rect(whole.px), draw)]
