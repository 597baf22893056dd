"""Keys of the keyboard, drawn as they look: a paper cap with a foot, and what is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.buttons import REST, State
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus, draw_keycap, keycap_rect
from tac.ui.layout import Rect

_FOOT: Final = 0.1
"""Height of a cap's foot, of its height."""
_PAD: Final = 1.1
"""Left and right of what is printed, in u."""
_BETWEEN: Final = 0.6
"""What is between two small keys that do the same, in u."""
_ARROWS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}


def key_width(kit: Kit, text: str, height: float, *, arrow: str = "") -> float:
    """The width in pixels of a cap of this height with this text."""
    if arrow:
        return height
    kind = theme.STRONG
    return max(height, kit.text.width(text, kind.weight, kind.px(kit.u)) + 2 * _PAD * kit.u)


def is_arrow(name: str) -> bool:
    """Whether the key of this name in the settings is drawn with an arrow instead of words."""
    return name in _ARROWS


def draw_key(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    text: str,
    state: State = REST,
    *,
    name: str = "",
    icon: str = "",
    lit: bool = False,
) -> pygame.Rect:
    """A key with a text, with the arrow of the key called ``name``, or with an icon.

    ``lit`` is one that waits for another key. Returns what was touched.
    """
    u, foot = kit.u, max(2, round(_FOOT * rect.h))
    radius = min(1.0 * u, 0.2 * rect.h)
    down = foot - 1 if state.pressed else 0
    face = Rect(rect.x, rect.y + down, rect.w, rect.h - foot).rounded()
    base = Rect(rect.x, rect.y + foot, rect.w, rect.h - foot).rounded()
    fill = theme.OCHRE_L if lit else theme.PAPER_H if state.hover else theme.PAPER
    if icon and not lit:
        fill = theme.PAPER_H if state.hover else theme.PAPER_2
    line = theme.line(theme.PLATE_LINE, u)
    draw_box(surface, kit, base, theme.SLATE, None, radius=radius)
    surface.blit(kit.shapes.rounded(face.w, face.h, radius, fill, theme.SLATE, line), face.px[:2])
    ink = theme.INK
    if icon:
        put(surface, kit.pictures.icon(icon, 0.5 * face.h, ink), face)
    elif is_arrow(name):
        put(surface, _arrow(kit, 0.46 * face.h, _ARROWS[name], ink), face)
    else:
        room = face.w - 0.8 * u
        put(surface, kit.text.fit(text, theme.STRONG, u, ink, room), face)
    if state.focus:
        draw_focus(surface, kit, rect, radius)
    return pygame.Rect(rect.px)


def draw_hints(
    surface: pygame.Surface, kit: Kit, right_top: tuple[float, float], keys: Sequence[tuple[str, str]]
) -> None:
    """Small paper keys beside each other that all do the same, the first with its right edge at the point.

    Each has its name in the settings, which may be an arrow's, and what is printed on it.
    """
    right = right_top[0]
    for name, text in keys:
        at = (right, right_top[1])
        draw_keycap(surface, kit, at, "" if is_arrow(name) else text)
        rect = keycap_rect(kit, at, "" if is_arrow(name) else text)
        if is_arrow(name):
            put(surface, _arrow(kit, 0.56 * rect.h, _ARROWS[name], theme.INK), rect)
        right = rect.x - _BETWEEN * kit.u


def key_arrow(kit: Kit, size: float, name: str, colour: str) -> pygame.Surface:
    """What is printed on the arrow key of this name, so many pixels large."""
    return _arrow(kit, size, _ARROWS[name], colour)


def _arrow(kit: Kit, size: float, turn: int, colour: str) -> pygame.Surface:
    """An arrow upwards with its shaft, turned clockwise by so many degrees."""
    px = max(6, round(size))
    path = "M50 4 L92 50 L64 50 L64 96 L36 96 L36 50 L8 50 Z"
    scale = px / 100
    body = (
        f'<g transform="scale({scale:g}) rotate({turn} 50 50)"><path d="{path}" fill="{colour}"/></g>'
    )
    return kit.shapes.markup("key arrow", body, px, px)
