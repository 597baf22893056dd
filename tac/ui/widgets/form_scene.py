"""A screen made of controls on a still picture: draws only the controls that have changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.ui.draw.kit import Kit
from tac.ui.layout import Rect
from tac.ui.scene import BaseScene, Dirty
from tac.ui.widgets.base import Widget
from tac.ui.widgets.fields import TextField
from tac.ui.widgets.form import Form

_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class FormScene(BaseScene):
    """Subclasses make the still picture in ``paint`` and place their widgets in ``arrange``."""

    def __init__(self, kit: Kit, *, ring: bool = False) -> None:
        super().__init__()
        self.kit = kit
        self.form = Form(self._touched, ring=ring)
        self.while_shown: Callable[[], object] = lambda: None
        """Called in every step in which this is the top screen."""
        self.rules_keys: frozenset[int] = frozenset()
        """The scancodes of the keys that open the rules from here,"""
        self.open_rules: Callable[[], object] = lambda: None
        """and what does it."""
        self._still: pygame.Surface | None = None

    def arrange(self) -> None:
        """Give every widget its rectangle for ``self.size``; called before ``paint``."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything that does not change by itself: cloth, panels, labels."""

    def back(self) -> None:
        """Escape was pressed."""

    def resize(self, size: tuple[int, int]) -> None:
        """Place everything for the new size."""
        super().resize(size)
        self.rebuild()

    def rebuild(self) -> None:
        """The still picture or the widgets' places have changed."""
        self._still = None
        self.arrange()
        self.dirty.mark_all()

    def update(self, dt_ms: float) -> None:
        """Look after what else there is."""
        self.while_shown()

    def handle(self, event: pygame.Event) -> None:
        """Give events to the form; Escape goes back, and another key opens the rules."""
        if self.form.handle(event) or event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_ESCAPE:
            self.back()
        elif event.scancode in self.rules_keys and not event.mod & _MODIFIERS:
            self.open_rules()

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw the still picture where it is needed, and the widgets over it."""
        if self._still is None:
            self._still = pygame.Surface(self.size, depth=surface.get_bitsize())
            self.paint(self._still)
        if dirty.whole:
            surface.blit(self._still, (0, 0))
            self.form.draw(surface, self.kit)
            return
        for area in dirty.rects:
            surface.set_clip(area)
            surface.blit(self._still, area, area)
            self.form.draw(surface, self.kit, [area])
        surface.set_clip(None)

    def leave(self) -> None:
        """Let go of the keyboard."""
        self.form.drop()

    @property
    def takes_letters(self) -> bool:
        """Whether a field is being typed into."""
        return isinstance(self.form.focus, TextField)

    def focus_of(self) -> Widget | None:
        """The widget with the keyboard."""
        return self.form.focus

    def _touched(self, rect: Rect) -> None:
        self.dirty.mark(rect.inflated(max(6.0, 2.2 * self.kit.u)))
