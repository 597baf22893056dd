"""Keys of the keyboard as controls, and the row in which keys are tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tac.ui import theme
from tac.ui.draw.keycaps import draw_key, is_arrow, key_width
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.layout import Rect
from tac.ui.widgets.buttons import Button


class KeyCap(Button):
    """A key that an action has, by its name in the settings; pressed, it waits for another.

    Without a name it is the place for one key more.
    """

    def __init__(self, name: str, text: str, act: Callable[[], None]) -> None:
        super().__init__(text, act)
        self.name = name
        self.waits = False

    def width(self, kit: Kit, height: float) -> float:
        """How wide it would be in pixels, if there is room."""
        return key_width(kit, self.label, height, arrow="plus" if not self.name else self._arrow)

    @property
    def _arrow(self) -> str:
        return self.name if is_arrow(self.name) else ""

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the key."""
        plus = "" if self.name or self.waits else "plus"
        text, name = ("…", "") if self.waits else (self.label, self.name)
        draw_key(
            surface, kit, self.rect, text, self.state(focus), name=name, icon=plus, lit=self.waits
        )


class KeyTest(Button):
    """A dark row that shows all keys that are held while it is tried; pressed, it begins or ends."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__("", act)
        self.tries = False
        self.caps: tuple[tuple[str, str], ...] = ()
        """The names of the held keys, and what is printed on them."""
        self.counted = ""

    def show(self, words: str, caps: Sequence[tuple[str, str]], counted: str, *, tries: bool) -> None:
        """Show these keys, or where there are none these words; ``counted`` stands at the right."""
        shown = (words, tuple(caps), counted, tries)
        if shown != (self.label, self.caps, self.counted, self.tries):
            self.label, self.caps, self.counted, self.tries = shown
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the row, the keys and the words."""
        u, rect = kit.u, self.rect
        radius = theme.button_radius(rect.h, u)
        line = theme.OCHRE_L if self.tries else theme.PANEL_LINE
        fill = theme.PANEL_2 if self.hover and not self.tries else theme.PANEL
        draw_box(surface, kit, rect, fill, line, radius=radius, line_width=theme.PLATE_LINE)
        inner = rect.inset(1.6 * u, 0)
        right = kit.text.fit(self.counted, theme.STRONG, u, theme.WOOL, 0.4 * inner.w)
        if self.counted:
            put(surface, right, inner, "right")
        room = inner.w - (right.get_width() + 2 * u if self.counted else 0)
        if self.caps:
            self._draw_caps(surface, kit, Rect(inner.x, rect.y, room, rect.h))
        else:
            words = kit.text.fit(self.label, theme.BODY, u, theme.WOOL, room, lines=2, height=rect.h)
            put(surface, words, Rect(inner.x, rect.y, room, rect.h), "left")
        if focus:
            draw_focus(surface, kit, rect, radius)

    def _draw_caps(self, surface: pygame.Surface, kit: Kit, room: Rect) -> None:
        h, gap = 0.74 * room.h, 0.8 * kit.u
        widths = [key_width(kit, text, h, arrow=name if is_arrow(name) else "") for name, text in self.caps]
        wanted = sum(widths) + gap * (len(widths) - 1)
        shrink = min(1.0, room.w / wanted)
        x = room.x
        for (name, text), width in zip(self.caps, widths, strict=True):
            place = Rect(x, room.cy - h / 2, width * shrink, h).rounded()
            draw_key(surface, kit, place, text, name=name)
            x += (width + gap) * shrink
