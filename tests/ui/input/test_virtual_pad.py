"""A gamepad that SDL itself makes up: opened, heard, and pulled out as a real one."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.ui.app import App
from tac.ui.input import Direction, PadAim, PadButton, PadKind, PadPress, PadSignal, PadWatch
from tac.ui.scene import BaseScene

GAMEPAD, JOYSTICK, AXES, BUTTONS = 1, 0, 6, 15


def _sdl() -> ctypes.CDLL | None:
    """SDL as pygame has loaded it, where it can be reached and knows joysticks that are not there."""
    folder = Path(pygame.__file__).parent
    places = (*folder.parent.glob("pygame_ce.libs/libSDL2-2*"), *folder.glob("SDL2.dll"))
    for place in places:
        library = ctypes.CDLL(str(place))
        if hasattr(library, "SDL_JoystickAttachVirtual"):
            return library
    return None


class Heard(BaseScene):
    """Notes what pads say."""

    def __init__(self) -> None:
        super().__init__()
        self.signals: list[PadSignal] = []

    def take_pad(self, signal: PadSignal) -> bool:
        self.signals.append(signal)
        return True


class VirtualPad(PadWatch):
    """One made-up pad, and an app that hears it; ``late`` it begins to listen when the pad is there."""

    def __init__(
        self,
        sdl: ctypes.CDLL,
        *,
        late: bool = False,
        app: App | None = None,
        kind: int = GAMEPAD,
        axes: int = AXES,
        buttons: int = BUTTONS,
    ) -> None:
        self.app = app or App("Tač!", size=(1280, 720), headless=True, fade=False)
        self.scene = Heard()
        self.app.push(self.scene)
        self.came: list[tuple[int, str]] = []
        self.lost: list[bool] = []
        self.app.pads = self
        if late:
            pygame.joystick.init()
        else:
            self.app.devices.listen_to_pads()
        self._sdl = sdl
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._index = sdl.SDL_JoystickAttachVirtual(kind, axes, buttons, 0)
        if late:
            self.app.devices.listen_to_pads()
        self.step()
        self._instance = sdl.SDL_JoystickGetDeviceInstanceID(self._index)

    def come(self, number: int, name: str) -> None:
        self.came.append((number, name))

    def go(self, number: int, *, used: bool) -> None:
        self.lost.append(used)

    def step(self) -> None:
        # What comes with one step is opened then, and heard from the next on.
        for _ in range(3):
            self.app.step(16, pygame.event.get())

    def _joystick(self) -> int:
        found: int = self._sdl.SDL_JoystickFromInstanceID(self._instance)
        return found

    def button(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick(), number, int(down))
        self.step()

    def axis(self, number: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick(), number, value)
        self.step()

    def pull_out(self) -> None:
        index = next(
            k
            for k in range(self._sdl.SDL_NumJoysticks())
            if self._sdl.SDL_JoystickGetDeviceInstanceID(k) == self._instance
        )
        self._sdl.SDL_JoystickDetachVirtual(index)
        self.step()


@pytest.fixture(params=[False, True], ids=["plugged in", "there before"])
def pad(request: pytest.FixtureRequest) -> Iterator[VirtualPad]:
    sdl = _sdl()
    if sdl is None:
        pytest.skip("this SDL makes up no gamepads")
    pygame.display.init()
    made = VirtualPad(sdl, late=request.param)
    yield made
    made.app.close()


def test_a_pad_is_opened_and_heard_until_it_goes(pad: VirtualPad) -> None:
    pad.button(pygame.CONTROLLER_BUTTON_A, True)
    pad.button(pygame.CONTROLLER_BUTTON_A, False)
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 1000)
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 32767)
    pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0)
    pad.pull_out()
    assert pad.scene.signals == [
        PadPress(0, PadButton.SOUTH),
        PadAim(0, Direction.RIGHT),
        PadAim(0, None),
    ]
    assert pad.lost == [True]


def test_a_pad_comes_with_its_number_and_the_name_of_its_kind(pad: VirtualPad) -> None:
    (number, name), *others = pad.came
    assert (number, others) == (0, [])
    assert re.fullmatch(r"[0-9a-f]{32}", name)


@pytest.fixture
def two() -> Iterator[list[VirtualPad]]:
    """Two pads of one kind that hear of the same app: the second one's."""
    sdl = _sdl()
    if sdl is None:
        pytest.skip("this SDL makes up no gamepads")
    pygame.display.init()
    first = VirtualPad(sdl)
    second = VirtualPad(sdl, app=first.app)
    yield [first, second]
    first.app.close()


def test_two_pads_of_one_kind_are_two(two: list[VirtualPad]) -> None:
    first, second = two
    first.button(pygame.CONTROLLER_BUTTON_A, True)
    second.button(pygame.CONTROLLER_BUTTON_B, True)
    assert second.scene.signals == [PadPress(0, PadButton.SOUTH), PadPress(1, PadButton.EAST)]
    assert len({name for _, name in (*first.came, *second.came)}) == 1


def test_of_two_of_one_kind_the_one_that_goes_is_lost(two: list[VirtualPad]) -> None:
    first, second = two
    second.button(pygame.CONTROLLER_BUTTON_A, True)
    first.pull_out()
    second.button(pygame.CONTROLLER_BUTTON_B, True)
    assert second.lost == [False]
    assert second.scene.signals[-1] == PadPress(1, PadButton.EAST)


def test_a_joystick_of_three_buttons_plays_draws_and_calls() -> None:
    """SDL knows no layout of it: it is no gamepad, and has two axes."""
    sdl = _sdl()
    if sdl is None:
        pytest.skip("this SDL makes up no gamepads")
    pygame.display.init()
    stick = VirtualPad(sdl, kind=JOYSTICK, axes=2, buttons=3)
    for number in range(3):
        stick.button(number, True)
        stick.button(number, False)
    stick.axis(0, 32767)
    kind = stick.app.devices.pad_kind(0)
    stick.app.close()
    assert stick.scene.signals == [
        PadPress(0, PadButton.SOUTH),
        PadPress(0, PadButton.WEST),
        PadPress(0, PadButton.NORTH),
        PadAim(0, Direction.RIGHT),
    ]
    assert kind is PadKind.UNKNOWN


def test_what_has_no_buttons_is_no_gamepad() -> None:
    sdl = _sdl()
    if sdl is None:
        pytest.skip("this SDL makes up no gamepads")
    pygame.display.init()
    sensor = VirtualPad(sdl, kind=JOYSTICK, axes=3, buttons=0)
    sensor.step()
    sensor.app.close()
    assert sensor.came == []
