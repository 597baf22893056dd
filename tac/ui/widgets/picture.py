"""Drawing the controls of a form: all of them, or those that a part of the picture needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from tac.ui.draw.kit import Kit
from tac.ui.widgets.base import Widget
from tac.ui.widgets.scroll import Scroll


def draw_widgets(
    surface: pygame.Surface,
    kit: Kit,
    widgets: Sequence[Widget],
    scroll: Scroll,
    ringed: Widget | None,
    parts: Iterable[pygame.Rect] | None,
) -> None:
    """Draw the widgets that touch one of the parts (None: all), what is scrolled only where it is seen.

    ``ringed`` is the one whose focus is shown.
    """
    areas = None if parts is None else list(parts)
    _draw(surface, kit, [one for one in widgets if not scroll.holds(one)], ringed, areas)
    if scroll.area is None:
        return
    view, clip = scroll.area.view, surface.get_clip()
    surface.set_clip(clip.clip(view.px))
    seen = [one for one in widgets if scroll.holds(one) and one.rect.overlaps(view)]
    _draw(surface, kit, seen, ringed, areas)
    scroll.draw(surface, kit)
    surface.set_clip(clip)


def _draw(
    surface: pygame.Surface,
    kit: Kit,
    widgets: Iterable[Widget],
    ringed: Widget | None,
    areas: list[pygame.Rect] | None,
) -> None:
    for widget in widgets:
        if not widget.visible:
            continue
        box = pygame.Rect(widget.rect.px)
        if areas is None or box.inflate(40, 40).collidelist(areas) >= 0:
            draw_widget(widget, surface, kit, focus=widget is ringed)


def draw_widget(widget: Widget, surface: pygame.Surface, kit: Kit, *, focus: bool) -> None:
    """Draw one widget with its focus ring, if ``focus`` is to be shown."""
    widget.draw(surface, kit, focus)
