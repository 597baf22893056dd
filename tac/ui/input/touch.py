"""Fingers on the screen: each is a pointer of its own."""

from __future__ import annotations

from itertools import count
from typing import Final

import pygame

_MOUSE: Final = -1
"""SDL's number for a touch that it has made from the mouse, whose own events come as well."""

_KINDS: Final = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


class Touch:
    """Turns the events of fingers into those of a pointer with the left button down.

    They have a true ``touch`` and the number of the ``finger``: 0 for the first one down, for each further
    one the lowest that is free. The mouse events that SDL makes of touches are for programs that know no
    fingers: `is_echo` tells them, and they are to be dropped.
    """

    def __init__(self) -> None:
        self._down: dict[tuple[int, int], int] = {}

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
        if event.type == pygame.FINGERDOWN:
            self._down.pop(who, None)
            self._down[who] = next(n for n in count() if n not in self._down.values())
        finger = self._down.get(who)
        if finger is None:
            return []
        if event.type == pygame.FINGERUP:
            del self._down[who]
        return [_pointer(event, finger, size)]

    def leave_behind(self) -> None:
        """Whatever touches now means nothing until it has come up: it was meant for a screen that is left."""
        self._down.clear()


def _pointer(event: pygame.Event, finger: int, size: tuple[int, int]) -> pygame.Event:
    w, h = size
    values: dict[str, object] = {"pos": (event.x * w, event.y * h), "touch": True, "finger": finger}
    if event.type == pygame.FINGERMOTION:
        values |= {"rel": (event.dx * w, event.dy * h), "buttons": (1, 0, 0)}
    else:
        values["button"] = 1
    return pygame.Event(_KINDS[event.type], values)
