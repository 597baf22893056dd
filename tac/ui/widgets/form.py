"""A form: controls on one screen, the pointer and the keyboard among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from tac.ui.draw.kit import Kit
from tac.ui.layout import Rect
from tac.ui.widgets.base import Widget, is_activation
from tac.ui.widgets.coming import draw_coming
from tac.ui.widgets.fields import TextField
from tac.ui.widgets.picture import draw_widgets
from tac.ui.widgets.reach import nearest, next_ahead
from tac.ui.widgets.scroll import Scroll

_DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def _nobody_listens() -> None:
    """What `Form.clicked` is until somebody sets it."""


def _nobody_spells(field: TextField) -> None:
    """What `Form.wants_letters` is until somebody sets it."""


class Form:
    """Holds widgets in the order of Tab. ``mark`` is called with each rectangle to be drawn again.

    The focus ring is shown once the keyboard has been used (or from the start, as in menus) and
    hidden again when the pointer is; a text field keeps its caret all the same. As long as a widget can
    have the keyboard, one has it: where the one that had it is gone or out of order, the nearest.

    What a finger does comes as the pointer's events with a true ``touch``, what a gamepad does as keys with
    a ``pad``. Neither can type, and neither leaves anything lit that it does not touch.

    ``scrolled`` is called when the content of ``scroll``, of which there is none until that takes some,
    stands elsewhere.
    """

    def __init__(
        self,
        mark: Callable[[Rect], None],
        *,
        ring: bool = False,
        scrolled: Callable[[], object] = _nobody_listens,
    ) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.ring = ring
        self.clicked: Callable[[], object] = _nobody_listens
        """Called whenever a control is pressed, by the pointer or a key: for its sound."""
        self.wants_letters: Callable[[TextField], object] = _nobody_spells
        """Called when somebody without a keyboard presses a field to type into, by gamepad or finger, or with
        the mouse the small keyboard at its end."""
        self.scroll = Scroll(scrolled)
        self.came: float | None = None
        """How many milliseconds ago its screen began to come, as long as not all of it is there."""
        self._mark = mark
        self._held: Widget | None = None
        self._over: Widget | None = None
        self._pointer = (-1.0, -1.0)

    def put(self, widgets: Iterable[Widget], focus: Widget | None = None) -> None:
        """Take these widgets instead of those before; ``focus`` is the one with the keyboard.

        Where that cannot have it, the one that lies where the keyboard was has it.
        """
        before = None if self.focus is None else self.focus.rect
        self.drop()
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.changed = lambda widget=widget: self._changed(widget)  # type: ignore[misc]
        usable = focus is not None and focus.reachable and focus in self.widgets
        self._go_to(focus if usable else self._refuge(before))

    def drop(self) -> None:
        """Let go of the pointer and the keyboard, as when the screen is left."""
        self.lose_pointer()
        self._focus(None)

    def lose_pointer(self) -> None:
        """The pointer belongs to somebody else now."""
        self.let_go()
        self._pointer = (-1.0, -1.0)
        self._hover(None)

    def let_go(self) -> None:
        """Nothing is held down any more: the window has lost the focus."""
        self.scroll.drop()
        self._let_go_of_widget()

    def _let_go_of_widget(self) -> None:
        if self._held is not None:
            self._held.held = False
            self._mark(self._held.rect)
            self._held = None

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the widget it concerns; True if one of them used it."""
        if event.type == pygame.MOUSEMOTION:
            if getattr(event, "touch", False) and not any(event.buttons):
                # A finger that came up where nobody could see it.
                self.lose_pointer()
                return False
            return self._moved(*event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(*event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._released(*event.pos, touch=getattr(event, "touch", False))
        if event.type == pygame.MOUSEWHEEL:
            used = self.scroll.wheel(event)
            self._hover(self._at(*self._pointer))
            return used
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focus is not None:
            return self.focus.text(event.text)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._hover(None)
            if event.type == pygame.WINDOWFOCUSLOST:
                self.let_go()
        return False

    def draw(self, surface: pygame.Surface, kit: Kit, parts: Iterable[pygame.Rect] | None = None) -> None:
        """Draw all widgets, or those that touch one of the parts; what is scrolled, where it is seen."""
        self._keep_focus()
        ringed = self.focus if self.ring else None
        if self.came is not None and parts is None:
            draw_coming(surface, kit, self.widgets, self.scroll, ringed, self.came)
        else:
            draw_widgets(surface, kit, self.widgets, self.scroll, ringed, parts)

    def shift(self, step: int) -> None:
        """Give the keyboard to the next (or with -1 the one before) that can have it."""
        able = [widget for widget in self.widgets if widget.reachable]
        if not able:
            return
        if self.focus in able:
            self._go_to(able[(able.index(self.focus) + step) % len(able)])
        else:
            self._go_to(able[0 if step > 0 else -1])

    def _moved(self, x: float, y: float) -> bool:
        self._pointer = (x, y)
        if self.scroll.waiting or self.scroll.pulled:
            self.scroll.drag(x, y)
            if self.scroll.pulled:
                self._let_go_of_widget()
                self._hover(None)
                return True
            if self.scroll.waiting:
                return True
            if self._held is not None:
                self._press(self._held, *self.scroll.start)
        if self._held is not None:
            inside = self._held.rect.contains(x, y)
            if inside != self._held.held:
                self._held.held = inside
                self._mark(self._held.rect)
            self._held.drag(x, y)
            return True
        over = self._at(x, y)
        self._hover(over)
        if over is not None:
            over.point(x, y)
        return over is not None

    def _pressed(self, x: float, y: float) -> bool:
        self._pointer = (x, y)
        self._let_go_of_widget()
        self._show_ring(False)
        self.scroll.press(x, y)
        if self.scroll.pulled:
            return True
        widget = self._at(x, y)
        if widget is None:
            if isinstance(self.focus, TextField):
                refuge = self._refuge(self.focus.rect)
                self._focus(None if isinstance(refuge, TextField) else refuge)
            return False
        self._hover(widget)
        widget.point(x, y)
        self._held, widget.held = widget, True
        self._mark(widget.rect)
        if not self.scroll.waiting:
            self._press(widget, x, y)
        return True

    def _press(self, widget: Widget, x: float, y: float) -> None:
        """The pointer that went down here means this widget, and is not going to scroll."""
        if widget.keyboard:
            self._focus(widget)
        if not isinstance(widget, TextField):
            self.clicked()
        widget.press(x, y)

    def _released(self, x: float, y: float, *, touch: bool) -> bool:
        if self.scroll.pulled:
            self.scroll.drop()
            if not touch:
                self._moved(x, y)
            return True
        widget = self._held
        if touch:
            self._hover(None)
        if widget is not None and self.scroll.waiting:
            self._press(widget, *self.scroll.start)
        self.scroll.drop()
        if widget is None or widget is not self._held:
            return widget is not None
        self.let_go()
        self._pointer = (x, y)
        widget.release(x, y)
        if touch:
            if isinstance(widget, TextField) and widget is self.focus and widget.rect.contains(x, y):
                self.wants_letters(widget)
        elif isinstance(widget, TextField) and widget.wants_letters_at(x, y):
            self.clicked()
            self.wants_letters(widget)
        elif widget in self.widgets:
            # Not where it was let go: what that did may have taken the pointer to another screen.
            self._moved(*self._pointer)
        return True

    def _key(self, event: pygame.Event) -> bool:
        self._keep_focus()
        if event.key == pygame.K_TAB:
            self._show_ring(True)
            self.shift(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        focus = self.focus
        if focus is not None:
            self.scroll.reveal(focus)
        if isinstance(focus, TextField) and getattr(event, "pad", None) is not None:
            return self._pad_on_field(focus, event)
        if focus is not None and focus.reachable and focus.key(event):
            if is_activation(event) and not isinstance(focus, TextField):
                self.clicked()
            self._show_ring(True)
            return True
        if event.key in _DIRECTIONS:
            self._show_ring(True)
            self._go(*_DIRECTIONS[event.key])
            return True
        if isinstance(focus, TextField) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.shift(1)
            return True
        if self.scroll.key(event.key):
            self._keep_focus_in_view()
            return True
        return False

    def _pad_on_field(self, field: TextField, event: pygame.Event) -> bool:
        """A gamepad goes past a field, or asks for letters; it has none itself."""
        self._show_ring(True)
        if event.key in _DIRECTIONS:
            self._go(*_DIRECTIONS[event.key])
        elif is_activation(event):
            self.clicked()
            self.wants_letters(field)
        else:
            return False
        return True

    def _keep_focus_in_view(self) -> None:
        """Give the keyboard to the first that is seen, if the one that has it has been scrolled away."""
        seen = [one for one in self.widgets if one.reachable and self.scroll.shows(one)]
        if self.focus is not None and not self.scroll.shows(self.focus) and seen:
            self._focus(next((one for one in seen if self.scroll.holds(one)), seen[0]))

    def _go(self, dx: int, dy: int) -> None:
        """Give the keyboard to the nearest widget in a direction."""
        if self.focus is None or not self.focus.reachable:
            self.shift(1)
            return
        best = next_ahead(self.focus, self.widgets, dx, dy, self.scroll.place)
        if best is not None:
            self._go_to(best)
        else:
            self.scroll.step(dy)

    def _go_to(self, widget: Widget | None) -> None:
        """Give the keyboard to a widget, and bring it into view."""
        self._focus(widget)
        if widget is not None:
            self.scroll.reveal(widget)

    def _changed(self, widget: Widget) -> None:
        """A widget looks different; where it can no longer have the keyboard, another gets it."""
        self._mark(widget.rect)
        if widget is self.focus:
            self._keep_focus()

    def _keep_focus(self) -> None:
        """Where the widget with the keyboard can have it no longer, give it to the nearest that can."""
        if self.focus is not None and not self.focus.reachable:
            self._focus(self._refuge(self.focus.rect))

    def _refuge(self, place: Rect | None) -> Widget | None:
        """Who gets the keyboard where nobody is named: the nearest to a place, or else the first.

        A field to type into only where there is nothing else: it would take what is typed.
        """
        able = [widget for widget in self.widgets if widget.reachable]
        quiet = [widget for widget in able if not isinstance(widget, TextField)]
        return nearest(quiet or able, place)

    def _at(self, x: float, y: float) -> Widget | None:
        for widget in reversed(self.widgets):
            able = widget.pointer and widget.visible and widget.enabled
            if able and widget.rect.contains(x, y) and not self.scroll.hides(widget, x, y):
                return widget
        return None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._over:
            return
        for one, value in ((self._over, False), (widget, True)):
            if one is not None:
                one.hover = value
                self._mark(one.rect)
        self._over = widget

    def _focus(self, widget: Widget | None) -> None:
        if widget is self.focus:
            return
        before, self.focus = self.focus, widget
        if before is not None:
            before.focus_lost()
            self._mark(before.rect)
        if widget is not None:
            widget.focus_gained()
            self._mark(widget.rect)

    def _show_ring(self, shown: bool) -> None:
        if self.ring != shown:
            self.ring = shown
            if self.focus is not None:
                self._mark(self.focus.rect)
