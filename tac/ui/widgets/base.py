"""What all controls have in common. Their state is plain; drawing is a method apart."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.ui.draw.buttons import State
from tac.ui.draw.kit import Kit
from tac.ui.layout import Rect

LEAST_TARGET = 34
"""No control is smaller than this on the screen, in pixels."""


def _nothing() -> None:
    """Stands for a listener that nobody has set."""


class Widget:
    """One control: a rectangle on the screen, a state, and what it does with keys and the pointer.

    The form that holds it sets ``hover`` and ``held``, calls the methods below and draws it again
    whenever ``changed`` is called. ``keyboard`` and ``pointer`` say whether it has to
    do with them at all.
    """

    keyboard = True
    pointer = True

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.hover = False
        self.held = False
        self.enabled = True
        self.visible = True
        self.changed: Callable[[], None] = _nothing

    @property
    def reachable(self) -> bool:
        """Whether it can have the keyboard now."""
        return self.keyboard and self.enabled and self.visible

    def state(self, focus: bool) -> State:
        """How it is to be drawn."""
        return State(hover=self.hover, pressed=self.held, focus=focus, disabled=not self.enabled)

    def press(self, x: float, y: float) -> None:
        """The pointer went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while down on it."""

    def release(self, x: float, y: float) -> None:
        """The pointer went up after going down on it, perhaps elsewhere."""

    def point(self, x: float, y: float) -> None:
        """The pointer moved over it without being down."""

    def key(self, event: pygame.Event) -> bool:
        """A key went down while it has the keyboard; True if it was used."""
        return False

    def text(self, text: str) -> bool:
        """Text was typed while it has the keyboard; True if it was used."""
        return False

    def focus_gained(self) -> None:
        """It has the keyboard now."""

    def focus_lost(self) -> None:
        """It no longer has the keyboard."""

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw it with its focus ring, if ``focus`` is to be shown."""


def is_activation(event: pygame.Event) -> bool:
    """Whether a key means "do it": Enter (either one) or the space bar."""
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Pressed(Widget):
    """Something that acts when it is let go of, or with Enter or the space bar."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self.act = act

    def release(self, x: float, y: float) -> None:
        """Act if the pointer is still on it."""
        if self.rect.contains(x, y):
            self.act()

    def key(self, event: pygame.Event) -> bool:
        """Enter and space act."""
        if not is_activation(event):
            return False
        self.act()
        return True
