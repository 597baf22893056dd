"""Controls as they come with their screen: one row after another, each from a little below its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from tac.ui.draw.kit import Kit
from tac.ui.motion import durations
from tac.ui.motion.easing import out_cubic
from tac.ui.widgets.base import Widget
from tac.ui.widgets.picture import draw_widget
from tac.ui.widgets.scroll import Scroll

_ROUND: Final = 2.2
"""How far shadows and focus rings reach round a control, in u."""


def rows_of(widgets: Iterable[Widget], scroll: Scroll) -> list[list[Widget]]:
    """The controls that are seen, by rows from the top: what begins above the middle of a row is in it."""
    view = scroll.area.view if scroll.area is not None else None
    seen = [
        one
        for one in widgets
        if one.visible and (view is None or not scroll.holds(one) or one.rect.overlaps(view))
    ]
    rows: list[list[Widget]] = []
    middle = 0.0
    for one in sorted(seen, key=lambda widget: widget.rect.y):
        if rows and one.rect.y < middle:
            rows[-1].append(one)
            middle = min(middle, one.rect.cy)
        else:
            rows.append([one])
            middle = one.rect.cy
    return rows


def come_within(rows: int) -> float:
    """How many milliseconds go by until so many rows are all there."""
    return durations.SCREEN_CHANGE + durations.SCREEN_ROWS * min(max(0, rows - 1), durations.SCREEN_ROWS_MOST)


def here(row: int, ms: float) -> float:
    """How much of a row (from 0) is there so many milliseconds after its screen began to come: 0 to 1."""
    since = ms - durations.SCREEN_ROWS * min(row, durations.SCREEN_ROWS_MOST)
    return out_cubic(min(1.0, max(0.0, since / durations.SCREEN_CHANGE)))


def draw_coming(
    surface: pygame.Surface,
    kit: Kit,
    widgets: Sequence[Widget],
    scroll: Scroll,
    ringed: Widget | None,
    ms: float,
) -> None:
    """Draw all widgets as they are so long after their screen began to come."""
    view, clip = scroll.area.view if scroll.area is not None else None, surface.get_clip()
    for number, row in enumerate(rows_of(widgets, scroll)):
        part = here(number, ms)
        if part <= 0.0:
            continue
        lower = round(durations.SCREEN_RISE * kit.u * (1.0 - part))
        around = [one.rect.px for one in row]
        reach = round(2 * (_ROUND * kit.u + lower))
        area = pygame.Rect(around[0]).unionall(around[1:]).inflate(reach, reach).clip(surface.get_rect())
        ground = surface.subsurface(area).copy() if part < 1.0 else None
        for one in row:
            if view is not None and scroll.holds(one):
                surface.set_clip(clip.clip(view.px))
            _draw_lower(one, surface, kit, lower, focus=one is ringed)
            surface.set_clip(clip)
        if ground is not None:
            ground.set_alpha(round(255 * (1.0 - part)))
            surface.blit(ground, area)
    surface.set_clip(clip.clip(view.px) if view is not None else clip)
    scroll.draw(surface, kit)
    surface.set_clip(clip)


def _draw_lower(widget: Widget, surface: pygame.Surface, kit: Kit, lower: int, *, focus: bool) -> None:
    """Draw a widget so many pixels lower than where it is."""
    place = widget.rect
    widget.rect = place.moved(0, lower)
    draw_widget(widget, surface, kit, focus=focus)
    widget.rect = place
