"""Fingers on the screen: each is a pointer of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

_MOUSE: Final = -1
"""SDL's number for a touch that it has made from the mouse, whose own events come as well."""

_KINDS: Final = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


MOST_FINGERS: Final = 16
"""So many fingers are followed at once; more are not there."""

SILENT_FOR: Final = 20_000.0
"""A finger that has said nothing for so many ms is gone: no hand is as still, but its end may get lost."""


@dataclass(slots=True)
class _Finger:
    """A finger that is down: its number, where it was last (pixels), and for how long it has been silent."""

    number: int
    at: tuple[float, float]
    silent: float = 0.0


class Touch:
    """Turns the events of fingers into those of a pointer with the left button down.

    They have a true ``touch`` and the number of the ``finger``: 0 for the first one down, for each further
    one the lowest that is free, up to `MOST_FINGERS` in all. The mouse events that SDL makes of touches are
    for programs that know no fingers: `is_echo` tells them, and they are to be dropped.
    """

    def __init__(self) -> None:
        self._down: dict[tuple[int, int], _Finger] = {}

    @staticmethod
    def is_echo(event: pygame.Event) -> bool:
        """Whether SDL has made this mouse event from a touch."""
        return event.type in _KINDS.values() and bool(getattr(event, "touch", False))

    @staticmethod
    def is_finger(event: pygame.Event) -> bool:
        """Whether this is an event of a finger."""
        return event.type in _KINDS

    def take(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        """The pointer events that a finger's event means on a picture of ``size`` pixels."""
        touch = getattr(event, "touch_id", 0)
        if touch == _MOUSE:
            return []
        who = (touch, getattr(event, "finger_id", 0))
        at = (event.x * size[0], event.y * size[1])
        if event.type == pygame.FINGERDOWN and who not in self._down:
            # One that is down already has come up unnoticed, and is the same one again.
            taken = {finger.number for finger in self._down.values()}
            free = [number for number in range(MOST_FINGERS) if number not in taken]
            if not free:
                return []
            self._down[who] = _Finger(free[0], at)
        finger = self._down.get(who)
        if finger is None:
            return []
        finger.at, finger.silent = at, 0.0
        if event.type == pygame.FINGERUP:
            del self._down[who]
        return [_pointer(event, finger.number, size)]

    def advance(self, dt_ms: float) -> list[pygame.Event]:
        """Let time pass; fingers that must have come up unnoticed let go of what they hold."""
        if not self._down:
            return []
        lost = []
        for who, finger in tuple(self._down.items()):
            finger.silent += dt_ms
            if finger.silent >= SILENT_FOR:
                del self._down[who]
                lost.append(_gone(finger))
        return lost

    def leave_behind(self) -> None:
        """Whatever touches now means nothing until it has come up: it was meant for a screen that is left."""
        self._down.clear()


def _gone(finger: _Finger) -> pygame.Event:
    """A pointer with no button down: it came up where nobody could see it."""
    return pygame.Event(
        pygame.MOUSEMOTION, pos=finger.at, rel=(0, 0), buttons=(0, 0, 0), touch=True, finger=finger.number
    )


def _pointer(event: pygame.Event, finger: int, size: tuple[int, int]) -> pygame.Event:
    w, h = size
    values: dict[str, object] = {"pos": (event.x * w, event.y * h), "touch": True, "finger": finger}
    if event.type == pygame.FINGERMOTION:
        values |= {"rel": (event.dx * w, event.dy * h), "buttons": (1, 0, 0)}
    else:
        values["button"] = 1
    return pygame.Event(_KINDS[event.type], values)
