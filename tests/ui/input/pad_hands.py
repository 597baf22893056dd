"""Hands on a gamepad: the events that SDL sends of one."""

from __future__ import annotations

from typing import Final

import pygame

BUTTONS: Final = {
    "south": pygame.CONTROLLER_BUTTON_A,
    "east": pygame.CONTROLLER_BUTTON_B,
    "west": pygame.CONTROLLER_BUTTON_X,
    "north": pygame.CONTROLLER_BUTTON_Y,
    "left shoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "right shoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "select": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
LEFT_X: Final = pygame.CONTROLLER_AXIS_LEFTX
LEFT_Y: Final = pygame.CONTROLLER_AXIS_LEFTY
RIGHT_Y: Final = pygame.CONTROLLER_AXIS_RIGHTY
RIGHT_TRIGGER: Final = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def pushed(name: str, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=BUTTONS[name])


def released(name: str, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=BUTTONS[name])


def axis(number: int, value: float, pad: int = 0) -> pygame.Event:
    """A stick or trigger stands at ``value``, -1 to 1."""
    return pygame.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=round(32767 * value)
    )


def gone(pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)
