"""A screen made of controls on a still picture: draws only the controls that have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from tac.ui.draw.kit import Kit
from tac.ui.input.pad_signals import PadButton, PadPress, PadSignal
from tac.ui.layout import Rect
from tac.ui.layout.scroll import ScrollArea
from tac.ui.scene import BaseScene, Dirty
from tac.ui.widgets.base import Widget
from tac.ui.widgets.coming import come_within, rows_of
from tac.ui.widgets.fields import TextField
from tac.ui.widgets.form import Form
from tac.ui.widgets.glow import Glow

_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class FormScene(BaseScene):
    """Subclasses make the still picture in ``paint`` and place their widgets in ``arrange``.

    What may be higher than its room is given to `scroll_through` there, and painted in ``paint_inside``.
    """

    def __init__(self, kit: Kit, *, ring: bool = False) -> None:
        super().__init__()
        self.kit = kit.enlarged
        self.form = Form(self._touched, ring=ring, scrolled=self._scrolled)
        self.while_shown: Callable[[], object] = lambda: None
        """Called in every step in which this is the top screen."""
        self.rules_keys: frozenset[int] = frozenset()
        """The scancodes of the keys that open the rules from here,"""
        self.open_rules: Callable[[], object] = lambda: None
        """and what does it."""
        self.read: tuple[Rect, ...] = ()
        """What a passing sign keeps off besides the controls; to be set by ``arrange``."""
        self._still: pygame.Surface | None = None
        self._view_is_stale = False
        self._glow = Glow()

    @property
    def idle(self) -> bool:
        """Nothing moves, but controls light up."""
        return not self._glow.shown

    def arrange(self) -> None:
        """Give every widget its rectangle for ``self.size``; called before ``paint``."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything that does not change by itself: cloth, panels, labels."""

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw what is scrolled and does not change by itself, ``dy`` pixels lower than at offset 0.

        Nothing outside the view is touched: of a long list only what can be seen need be drawn.
        """

    def scrolled(self) -> None:
        """What is scrolled stands elsewhere: put the widgets that only now are seen, if there are such."""

    def scroll_through(
        self, view: Rect, height: float, inside: Iterable[Widget], *, paper: bool = False
    ) -> None:
        """Scroll content so many pixels high through ``view``; to be called by ``arrange``, once.

        ``inside`` are the widgets in it, with their rectangles as at offset 0; `tac.ui.layout.scroll.gutter`
        says what is left free for the bar at the right of a view. ``paper`` tells what the content lies on.
        """
        self.form.scroll.take(ScrollArea(view.rounded(), height, self.kit.u), inside, paper=paper)

    def back(self) -> None:
        """Escape was pressed."""

    def resize(self, size: tuple[int, int]) -> None:
        """Place everything for the new size."""
        super().resize(size)
        self.rebuild()

    def rebuild(self) -> None:
        """The still picture or the widgets' places have changed."""
        self._still = None
        self.form.scroll.clear()
        self.arrange()
        if self.form.focus is not None:
            self.form.scroll.reveal(self.form.focus)
        self.dirty.mark_all()

    def repaint(self) -> None:
        """The still picture has changed, and no widget has."""
        self._still = None
        self.dirty.mark_all()

    def update(self, dt_ms: float) -> None:
        """Let controls light up, and look after what else there is."""
        for area in self._glow.advance(dt_ms):
            self.dirty.mark(area)
        self.while_shown()

    def handle(self, event: pygame.Event) -> None:
        """Give events to the form; Escape goes back, and another key opens the rules."""
        if self.form.handle(event) or event.type != pygame.KEYDOWN:
            return
        if event.key == pygame.K_ESCAPE:
            self.back()
        elif event.scancode in self.rules_keys and not event.mod & _MODIFIERS:
            self.open_rules()

    def take_pad(self, signal: PadSignal) -> bool:
        """Select opens the rules, as their key does; the rest is a small keyboard."""
        if isinstance(signal, PadPress) and signal.button is PadButton.SELECT:
            self.open_rules()
            return True
        return False

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw the still picture where it is needed, and the widgets over it."""
        if self._still is None:
            self._still = pygame.Surface(self.size, depth=surface.get_bitsize())
            self.paint(self._still)
            self.form.scroll.ground(self._still)
            self._paint_view(self._still, ground=False)
        elif self._view_is_stale:
            self._paint_view(self._still, ground=True)
        if dirty.whole:
            surface.blit(self._still, (0, 0))
            self.form.draw(surface, self.kit)
            self._glow.start_anew(self.form.widgets)
            return
        self._glow.catch(surface, self.form.widgets, lambda widget: pygame.Rect(self._around(widget.rect).px))
        for area in dirty.rects:
            surface.set_clip(area)
            surface.blit(self._still, area, area)
            self.form.draw(surface, self.kit, [area])
            self._glow.draw(surface)
        surface.set_clip(None)

    def _paint_view(self, still: pygame.Surface, *, ground: bool) -> None:
        """Draw what is scrolled as it stands now, and with ``ground`` what lies under it before."""
        self._view_is_stale = False
        area = self.form.scroll.area
        if area is None:
            return
        still.set_clip(area.view.px)
        if ground:
            self.paint(still)
        self.paint_inside(still, -self.form.scroll.offset)
        still.set_clip(None)

    def come(self, ms: float | None) -> float:
        """The controls come row by row."""
        self.form.came = ms
        return come_within(len(rows_of(self.form.widgets, self.form.scroll)))

    def cover(self) -> None:
        """Nothing stays lit or pressed that the pointer is not on when this is the top screen again."""
        self.form.lose_pointer()

    def leave(self) -> None:
        """Let go of the keyboard."""
        self.form.drop()

    @property
    def takes_letters(self) -> bool:
        """Whether a field is being typed into."""
        return isinstance(self.form.focus, TextField)

    @property
    def signs_off(self) -> Sequence[Rect]:
        """What is read, and the controls."""
        return (*self.read, *(widget.rect for widget in self.form.widgets if widget.visible))

    def focus_of(self) -> Widget | None:
        """The widget with the keyboard."""
        return self.form.focus

    def _scrolled(self) -> None:
        self._view_is_stale = True
        self._glow.start_anew(self.form.widgets)
        if self.form.scroll.area is not None:
            self.dirty.mark(self.form.scroll.area.view)
        self.scrolled()

    def _touched(self, rect: Rect) -> None:
        self.dirty.mark(self._around(rect))

    def _around(self, rect: Rect) -> Rect:
        """A control with all that shines round it."""
        return rect.inflated(max(6.0, 2.2 * self.kit.u))
