"""Gamepads: from what SDL says of each device to what is meant with it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

import pygame

from tac.ui.input.pad_signals import (
    PadAim,
    PadButton,
    PadKind,
    PadLost,
    PadPress,
    PadScroll,
    PadSignal,
    PadTooMany,
)
from tac.ui.input.sticks import ENTER, LEAVE, Direction, pointed

MOST: Final = 4
"""So many pads are listened to at once: one for each seat."""

REPEAT_AFTER: Final = 400.0
REPEAT_EVERY: Final = 110.0
"""A direction that is held says so again after so many milliseconds, and then each so many."""

SCROLL_EVERY: Final = 90.0

_FULL: Final = 32767.0

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.SOUTH,
    pygame.CONTROLLER_BUTTON_B: PadButton.EAST,
    pygame.CONTROLLER_BUTTON_X: PadButton.WEST,
    pygame.CONTROLLER_BUTTON_Y: PadButton.NORTH,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.SELECT,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
}
_DIRECTIONS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
}
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadButton.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadButton.RIGHT_TRIGGER,
}
_LEFT: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_RIGHT: Final = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
STICKS: Final = (_LEFT, _RIGHT)

_PLAIN_BUTTONS: Final = (
    PadButton.SOUTH,
    PadButton.EAST,
    PadButton.WEST,
    PadButton.NORTH,
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.SELECT,
    PadButton.START,
)
"""The buttons of a device that SDL knows no layout of, in the order that most of them have."""

_FEW_BUTTONS: Final = (PadButton.SOUTH, PadButton.WEST, PadButton.NORTH)
"""Where there are no more than these: to play, to draw and to call."""


@dataclass(slots=True)
class _Pad:
    """One pad: where its sticks stand, and what is held down on it."""

    number: int
    buttons: tuple[PadButton, ...] = _PLAIN_BUTTONS
    """What its buttons are, where SDL knows no layout of it."""
    axes: dict[int, float] = field(default_factory=dict)
    astray: set[tuple[int, int]] = field(default_factory=set)
    """The sticks that have not been at rest since the pad came: they count for nothing."""
    cross: list[Direction] = field(default_factory=list)
    stick: Direction | None = None
    aim: Direction | None = None
    scroll: Direction | None = None
    pulled: set[int] = field(default_factory=set)
    used: bool = False
    aim_in: float | None = None
    scroll_in: float | None = None
    """In how many milliseconds a held direction says so again; None where it does not."""


@dataclass(frozen=True, slots=True)
class _Spare:
    """A pad that has come when all numbers were taken: what it would join with."""

    astray: frozenset[tuple[int, int]]
    name: str
    buttons: int


class Pads:
    """Listens to up to `MOST` pads, each with the lowest number that is free when it comes.

    One more gets a number once there is one and a button is pressed on it; until then its press says
    `PadTooMany`.

    ``take`` gives the signals that an event brings, ``advance`` those that the passing of time does. Sticks
    have a dead zone; what moves within it says nothing.
    """

    def __init__(self) -> None:
        self.plain: set[int] = set()
        """The instances of devices whose layout SDL does not know; all others speak as controllers."""
        self._pads: dict[int, _Pad] = {}
        self._came: list[tuple[int, str]] = []
        self._spare: dict[int, _Spare] = {}

    def join(
        self,
        instance: int,
        astray: Collection[tuple[int, int]] = (),
        *,
        name: str = "",
        buttons: int = len(_PLAIN_BUTTONS),
    ) -> None:
        """Listen to a device; its sticks ``astray`` (pairs of axes) count once they have been at rest.

        ``name`` is what the system calls its kind. One of unknown layout has so many ``buttons``.
        """
        if instance in self._pads:
            return
        free = [n for n in range(MOST) if n not in {pad.number for pad in self._pads.values()}]
        if not free:
            self._spare.setdefault(instance, _Spare(frozenset(astray), name, buttons))
        else:
            self._spare.pop(instance, None)
            few = buttons <= len(_FEW_BUTTONS)
            layout = _FEW_BUTTONS[:buttons] if few else _PLAIN_BUTTONS
            self._pads[instance] = _Pad(free[0], layout, astray=set(astray))
            self._came.append((free[0], name))

    def come(self) -> list[tuple[int, str]]:
        """The pads that have come since this was asked last, each with what the system calls its kind."""
        came, self._came = self._came, []
        return came

    def kind(self, number: int) -> PadKind:
        """What is known of the layout of the pad of this number."""
        for instance, pad in self._pads.items():
            if pad.number == number and instance in self.plain:
                return PadKind.SHORT if len(pad.buttons) < len(_FEW_BUTTONS) else PadKind.UNKNOWN
        return PadKind.KNOWN

    def lose(self, instance: int) -> list[PadSignal]:
        """A device is gone."""
        self.plain.discard(instance)
        self._spare.pop(instance, None)
        pad = self._pads.pop(instance, None)
        if pad is None:
            return []
        loosened: list[PadSignal] = [PadAim(pad.number, None)] if pad.aim is not None else []
        return [*loosened, PadLost(pad.number, pad.used)]

    def take(self, event: pygame.Event) -> list[PadSignal]:
        """What an event of a pad means; any event may be given."""
        instance = getattr(event, "instance_id", None)
        if instance is None:
            return []
        if event.type == pygame.CONTROLLERDEVICEREMOVED or (
            event.type == pygame.JOYDEVICEREMOVED and instance in self.plain
        ):
            return self.lose(instance)
        if event.type not in _CONTROLLER_EVENTS and instance not in self.plain:
            return []
        spare = self._spare.get(instance)
        if spare is not None:
            if event.type not in _PRESSES:
                return []
            self.join(instance, spare.astray, name=spare.name, buttons=spare.buttons)
        elif event.type in _CONTROLLER_EVENTS:
            self.join(instance)
        pad = self._pads.get(instance)
        if pad is None:
            return [PadTooMany()] if event.type in _PRESSES else []
        signals = _heard(pad, event)
        pad.used = pad.used or bool(signals)
        return signals

    def advance(self, dt_ms: float) -> list[PadSignal]:
        """Let time pass: what is held says so again."""
        signals: list[PadSignal] = []
        for pad in self._pads.values():
            if pad.aim is not None and pad.aim_in is not None:
                pad.aim_in -= dt_ms
                if pad.aim_in <= 0.0:
                    pad.aim_in = REPEAT_EVERY
                    signals.append(PadAim(pad.number, pad.aim, repeated=True))
            if pad.scroll is not None and pad.scroll_in is not None:
                pad.scroll_in -= dt_ms
                if pad.scroll_in <= 0.0:
                    pad.scroll_in = SCROLL_EVERY
                    signals.append(PadScroll(pad.number, pad.scroll))
        return signals

    def leave_behind(self) -> None:
        """What is held says nothing more by itself: it was meant for a screen that is left."""
        for pad in self._pads.values():
            pad.aim_in = pad.scroll_in = None

    def let_go(self) -> list[PadSignal]:
        """Nothing counts as held any more: the window has lost the focus."""
        signals: list[PadSignal] = []
        for pad in self._pads.values():
            pad.cross.clear()
            pad.axes.clear()
            pad.pulled.clear()
            pad.stick = pad.scroll = None
            signals += _aimed(pad)
        return signals


def _heard(pad: _Pad, event: pygame.Event) -> list[PadSignal]:
    """What an event says of the pad that it came from."""
    kind = event.type
    if kind == pygame.CONTROLLERAXISMOTION:
        return _axis(pad, event.axis, event.value / _FULL)
    if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        down = kind == pygame.CONTROLLERBUTTONDOWN
        towards = _DIRECTIONS.get(event.button)
        if towards is not None:
            return _crossed(pad, towards, down=down)
        button = _BUTTONS.get(event.button)
        return [PadPress(pad.number, button)] if down and button is not None else []
    if kind == pygame.JOYAXISMOTION and event.axis in _LEFT:
        return _axis(pad, event.axis, event.value)
    if kind == pygame.JOYBUTTONDOWN and event.button < len(pad.buttons):
        return [PadPress(pad.number, pad.buttons[event.button])]
    if kind == pygame.JOYHATMOTION:
        return _hat(pad, *event.value)
    return []


def _axis(pad: _Pad, axis: int, value: float) -> list[PadSignal]:
    pad.axes[axis] = value
    if axis in _TRIGGERS:
        return _trigger(pad, axis, value)
    stick = _LEFT if axis in _LEFT else _RIGHT
    x, y = (pad.axes.get(one, 0.0) for one in stick)
    if stick in pad.astray:
        if max(abs(x), abs(y)) < LEAVE:
            pad.astray.discard(stick)
        return []
    if stick == _LEFT:
        pad.stick = pointed(x, y, pad.stick)
        return _aimed(pad)
    before, pad.scroll = pad.scroll, pointed(x, y, pad.scroll)
    if pad.scroll is before:
        return []
    pad.scroll_in = REPEAT_AFTER
    if pad.scroll not in (Direction.UP, Direction.DOWN):
        pad.scroll_in = None
        return []
    return [PadScroll(pad.number, pad.scroll)]


def _trigger(pad: _Pad, axis: int, value: float) -> list[PadSignal]:
    """A trigger is a button that goes down half way."""
    if axis in pad.pulled:
        if value < LEAVE:
            pad.pulled.discard(axis)
        return []
    if value < ENTER:
        return []
    pad.pulled.add(axis)
    return [PadPress(pad.number, _TRIGGERS[axis])]


def _crossed(pad: _Pad, towards: Direction, *, down: bool) -> list[PadSignal]:
    if towards in pad.cross:
        pad.cross.remove(towards)
    if down:
        pad.cross.append(towards)
    return _aimed(pad)


def _hat(pad: _Pad, x: int, y: int) -> list[PadSignal]:
    """A hat, which says up with 1, instead of the four buttons."""
    held = {Direction.LEFT: x < 0, Direction.RIGHT: x > 0, Direction.UP: y > 0, Direction.DOWN: y < 0}
    pad.cross = [towards for towards in pad.cross if held[towards]]
    pad.cross += [towards for towards, is_held in held.items() if is_held and towards not in pad.cross]
    return _aimed(pad)


def _aimed(pad: _Pad) -> list[PadSignal]:
    """Whether the pad points elsewhere now: the cross before the stick, what was pressed last first."""
    aim = pad.cross[-1] if pad.cross else pad.stick
    if aim is pad.aim:
        return []
    pad.aim, pad.aim_in = aim, REPEAT_AFTER
    return [PadAim(pad.number, aim)]


_PRESSES: Final = (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)
_CONTROLLER_EVENTS: Final = (
    pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
)
