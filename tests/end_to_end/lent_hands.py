"""The game in its process and window, with fingers and gamepads that a test lends it.

What stands in the file that the environment variable `FILE` names happens inside the process, a line for each
frame, just before the game asks what there is: ``["finger", kind, number, x, y]`` posts an event of a finger
(``down``, ``motion`` or ``up``, at parts of the window), ``["attach"]`` lets SDL make up one more gamepad,
``["button", pad, button, down]``, ``["axis", pad, axis, value]`` and ``["detach", pad]`` are done with one.

A gamepad is thus one for SDL and the game from beginning to end; a finger is posted, since SDL makes up none.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

FILE: Final = "TAC_LENT_HANDS"
ROOT: Final = Path(__file__).resolve().parents[2]

GAMEPAD: Final = 1
AXES: Final = 6
BUTTONS: Final = 15


def _library() -> Path | None:
    """SDL as pygame brings it along and has loaded it."""
    import pygame

    return next(Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libSDL2-2*"), None)


def can_be_lent() -> bool:
    """Whether SDL can be reached here, and makes up gamepads."""
    place = _library()
    return place is not None and hasattr(ctypes.CDLL(str(place)), "SDL_JoystickAttachVirtual")


class MadeUpPads:
    """Gamepads that SDL makes up."""

    def __init__(self) -> None:
        self._sdl = sdl = ctypes.CDLL(str(_library()))
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._instances: list[int] = []

    def attach(self) -> None:
        """One more is plugged in; it has the next number."""
        index = self._sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, 0)
        self._instances.append(self._sdl.SDL_JoystickGetDeviceInstanceID(index))

    def detach(self, pad: int) -> None:
        """This one is pulled out."""
        indices = range(self._sdl.SDL_NumJoysticks())
        instance = self._instances[pad]
        index = next(k for k in indices if self._sdl.SDL_JoystickGetDeviceInstanceID(k) == instance)
        self._sdl.SDL_JoystickDetachVirtual(index)

    def button(self, pad: int, button: int, down: int) -> None:
        """One of its buttons goes down or comes up."""
        self._sdl.SDL_JoystickSetVirtualButton(self._open(pad), button, down)

    def axis(self, pad: int, axis: int, value: int) -> None:
        """A stick or trigger stands so, -32768 to 32767."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._open(pad), axis, value)

    def _open(self, pad: int) -> int:
        found: int | None = self._sdl.SDL_JoystickFromInstanceID(self._instances[pad])
        assert found is not None, f"gamepad {pad} has not been opened by the game"
        return found


def finger(kind: str, number: int, x: float, y: float) -> None:
    """A finger goes down, moves, or comes up at these parts of the window."""
    import pygame

    kinds = {"down": pygame.FINGERDOWN, "motion": pygame.FINGERMOTION, "up": pygame.FINGERUP}
    where: dict[str, Any] = {"x": x, "y": y, "dx": 0.0, "dy": 0.0}
    pygame.event.post(pygame.Event(kinds[kind], touch_id=1, finger_id=number, **where))


def lend(path: Path) -> None:
    """From now on do what ``path`` says."""
    import pygame

    get, pads = pygame.event.get, MadeUpPads()
    acts = {name: getattr(pads, name) for name in ("attach", "detach", "button", "axis")} | {"finger": finger}
    read = 0

    def get_more(*which: Any, **how: Any) -> list[pygame.Event]:
        nonlocal read
        if path.exists() and path.stat().st_size > read:
            with path.open("rb") as file:
                file.seek(read)
                line = file.readline()
            if line.endswith(b"\n"):
                read += len(line)
                for name, *values in json.loads(line):
                    acts[name](*values)
        return get(*which, **how)

    pygame.event.get = get_more


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    import main

    lend(Path(os.environ[FILE]))
    sys.exit(main.main(sys.argv[1:]))
