"""Hands for the controls: events of mouse and keyboard, and controls placed on a form."""

from __future__ import annotations

from typing import TypeVar

import pygame

from tac.ui.layout import Rect
from tac.ui.widgets import Form, Widget

W = TypeVar("W", bound=Widget)


def key(code: int, *, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=0)


def padded(code: int) -> pygame.Event:
    """A key that a gamepad stands for."""
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0, pad=0)


def down(x: float, y: float, *, touch: bool = False) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=touch)


def lifted(x: float, y: float) -> pygame.Event:
    """A finger comes up."""
    return pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=True)


def up(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=False)


def move(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)


def typed(text: str) -> pygame.Event:
    return pygame.Event(pygame.TEXTINPUT, text=text)


def form_of(*widgets: Widget, focus: Widget | None = None) -> Form:
    form = Form(lambda rect: None)
    form.put(widgets, focus)
    return form


def placed(widget: W, x: float, y: float, w: float = 100, h: float = 40) -> W:
    widget.rect = Rect(x, y, w, h)
    return widget
