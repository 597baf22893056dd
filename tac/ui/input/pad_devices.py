"""Opens and closes gamepads as they come and go."""

from __future__ import annotations

import os
from typing import Any, Final

import pygame

from tac.ui.input.pads import STICKS, Pads
from tac.ui.input.sticks import LEAVE

_FULL: Final = 32767.0


class PadDevices:
    """Lets ``pads`` hear of the devices that are there. Nothing is asked of the system before `start`.

    Where SDL knows a pad's layout it speaks as a controller; another is taken as the usual kind is built.
    """

    def __init__(self, pads: Pads) -> None:
        self._pads = pads
        self._controllers: Any = None
        self._open: dict[int, object] = {}

    def start(self) -> bool:
        """Begin to listen; returns whether the system knows gamepads at all."""
        if self._controllers is not None:
            return True
        # Buttons are meant by their place. SDL would take those of some makers by what is printed on them.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        try:
            pygame.joystick.init()
            from pygame._sdl2 import controller

            controller.init()
        except (pygame.error, ImportError):
            return False
        self._controllers = controller
        return True

    def take(self, event: pygame.Event) -> None:
        """Open what has come, and let go of what has gone; any event may be given."""
        if self._controllers is None:
            return
        try:
            if event.type == pygame.CONTROLLERDEVICEADDED:
                self._open_controller(event.device_index)
            elif event.type == pygame.JOYDEVICEADDED and not self._controllers.is_controller(
                event.device_index
            ):
                self._open_plain(event.device_index)
            elif event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
                self._open.pop(event.instance_id, None)
        except pygame.error:
            # Pulled out again before it could be opened: its going is told, too.
            return

    def _open_controller(self, index: int) -> None:
        pad = self._controllers.Controller(index)
        stick = pad.as_joystick()
        instance = stick.get_instance_id()
        self._open[instance] = pad
        far = [pair for pair in STICKS if any(abs(pad.get_axis(axis)) / _FULL >= LEAVE for axis in pair)]
        self._pads.join(instance, far, name=stick.get_guid())

    def _open_plain(self, index: int) -> None:
        stick = pygame.joystick.Joystick(index)
        buttons = stick.get_numbuttons()
        if not buttons:
            # What feels how a computer is held calls itself a joystick, too.
            return
        instance = stick.get_instance_id()
        self._open[instance] = stick
        self._pads.plain.add(instance)
        left = STICKS[0]
        far = stick.get_numaxes() >= 2 and any(abs(stick.get_axis(axis)) >= LEAVE for axis in left)
        name = stick.get_guid()
        self._pads.join(instance, [left] if far else [], name=name, buttons=buttons)

    def close(self) -> None:
        """Let go of all devices."""
        self._open.clear()
        if self._controllers is not None:
            self._controllers.quit()
            self._controllers = None
            pygame.joystick.quit()
