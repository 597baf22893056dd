"""The one place where devices become input: keys, pointers (the mouse, each finger) and gamepads."""

from __future__ import annotations

from typing import Any, Final

import pygame

from tac.ui.input.pad_devices import PadDevices
from tac.ui.input.pad_signals import PadKind, PadSignal
from tac.ui.input.pads import Pads
from tac.ui.input.touch import Touch

_MOUSE_EVENTS: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
_PAD_EVENTS: Final = frozenset(
    {
        pygame.CONTROLLERAXISMOTION,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
        pygame.JOYAXISMOTION,
        pygame.JOYBALLMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.JOYHATMOTION,
    }
)

_PADS_AFTER: Final = 250.0
_PADS_AT_LAST: Final = 3000.0
"""How many milliseconds after the first picture gamepads are looked for where nothing moves, or anyway."""

Input = pygame.Event | PadSignal


class Devices:
    """Turns the system's events into what screens understand.

    Keys and the mouse come as they are, mouse positions in pixels of the picture; each finger as a pointer,
    and each gamepad as its signals. What is held down when a screen is left concerns no other one.
    """

    def __init__(self) -> None:
        self._pads = Pads()
        self._pad_devices = PadDevices(self._pads)
        self._pads_sought: float | None = 0.0
        """For how many milliseconds gamepads could have been looked for; None once they have been."""
        self._touch = Touch()
        self._keys: set[int] = set()
        self._buttons: set[int] = set()
        self._swallowed: set[tuple[str, int]] = set()

    def take(self, event: pygame.Event, size: tuple[int, int], scale: tuple[float, float]) -> list[Input]:
        """What an event means on a picture of ``size``, with so many pixels for one unit of the mouse."""
        if event.type in _PAD_EVENTS:
            self._pad_devices.take(event)
            return list(self._pads.take(event))
        if Touch.is_finger(event):
            return list(self._touch.take(event, size))
        if Touch.is_echo(event) or self._swallow(event):
            return []
        if event.type == pygame.WINDOWFOCUSLOST:
            self._touch.leave_behind()
            return [*self._pads.let_go(), event]
        return [_scaled(event, scale)]

    def pads_come(self) -> list[tuple[int, str]]:
        """The numbers of the gamepads that have come since this was asked last, each with its kind's name."""
        return self._pads.come()

    def pad_kind(self, number: int) -> PadKind:
        """What is known of the layout of a gamepad."""
        return self._pads.kind(number)

    def advance(self, dt_ms: float) -> list[Input]:
        """Let time pass."""
        return [*self._pads.advance(dt_ms), *self._touch.advance(dt_ms)]

    def seek_pads(self, dt_ms: float, *, now: bool) -> None:
        """Let time pass after the first picture, and begin to listen to gamepads before long.

        That takes some milliseconds, which nobody notices ``now`` that nothing moves.
        """
        if self._pads_sought is None:
            return
        self._pads_sought += dt_ms
        if self._pads_sought >= (_PADS_AFTER if now else _PADS_AT_LAST):
            self.listen_to_pads()

    def listen_to_pads(self) -> None:
        """Listen to the gamepads that are there, and to those that come."""
        self._pads_sought = None
        self._pad_devices.start()

    def close(self) -> None:
        """Let go of all devices."""
        self._pad_devices.close()

    def leave_behind(self) -> None:
        """What is held down now belongs to the screen that is left: its release concerns nobody else."""
        self._swallowed |= {("key", key) for key in self._keys}
        self._swallowed |= {("button", button) for button in self._buttons}
        self._touch.leave_behind()
        self._pads.leave_behind()

    def _swallow(self, event: pygame.Event) -> bool:
        """Whether an event belongs to a key or button that another screen was pressed with."""
        if event.type == pygame.KEYDOWN:
            self._keys.add(event.key)
            self._swallowed.discard(("key", event.key))
        elif event.type == pygame.KEYUP:
            self._keys.discard(event.key)
            return self._once(("key", event.key))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._buttons.add(event.button)
            self._swallowed.discard(("button", event.button))
        elif event.type == pygame.MOUSEBUTTONUP:
            self._buttons.discard(event.button)
            return self._once(("button", event.button))
        elif event.type == pygame.TEXTINPUT:
            return any(kind == "key" for kind, _ in self._swallowed)
        return False

    def _once(self, what: tuple[str, int]) -> bool:
        if what in self._swallowed:
            self._swallowed.remove(what)
            return True
        return False


def _scaled(event: pygame.Event, scale: tuple[float, float]) -> pygame.Event:
    """The same event with mouse positions in pixels of the picture."""
    sx, sy = scale
    if event.type not in _MOUSE_EVENTS or (sx == 1.0 and sy == 1.0):
        return event
    values: dict[str, Any] = dict(event.dict)
    for name in ("pos", "rel"):
        if name in values:
            values[name] = (values[name][0] * sx, values[name][1] * sy)
    return pygame.Event(event.type, values)
