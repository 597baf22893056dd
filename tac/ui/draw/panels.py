"""Panels, captions, the dimmed table and the focus ring."""

from __future__ import annotations

from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import blit_faded
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.sliced import blit_sliced
from tac.ui.draw.stacks import draw_shadow
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect

_SLIP_PAD: Final = 1.8
"""Left and right of the words of a caption, in u,"""
_SLIP_PAD_Y: Final = 1.35
"""and above and below them together: one line has room between two rows of cards."""
_MOST_KEY_GROWTH: Final = 1.25
"""Keys on buttons grow no more than this with the text: they would hide cards."""
_PAD_CAP: Final = 1.35
"""Width of the cap with a gamepad on it, of its height."""
_WIDEST_KEY: Final = 16.0
"""What is written on a key is at most so wide, in u."""


def draw_box(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    fill: str,
    line: str | None,
    *,
    radius: float | None = None,
    line_width: float = theme.HAIR_LINE,
    shade: theme.Shade | None = None,
    opacity: float = 1.0,
) -> pygame.Rect:
    """A filled rectangle with rounded corners; ``radius`` in pixels, ``line_width`` in u."""
    r = theme.PANEL_RADIUS * kit.u if radius is None else radius
    touched = pygame.Rect(rect.px)
    if shade is not None:
        touched = touched.union(draw_shadow(surface, kit, rect, r, shade))
    width = theme.line(line_width, kit.u) if line else 0.0
    corners = kit.shapes.corners(*rect.px[2:], r, fill, line, width) if opacity == 1.0 else None
    if corners is None:
        picture = kit.shapes.rounded(rect.w, rect.h, r, fill, line, width, opacity=opacity)
        surface.blit(picture, rect.px[:2])
    else:
        blit_sliced(surface, corners, pygame.Rect(rect.px), fill)
    return touched


def teeth_cell(kit: Kit) -> int:
    """Side of the cells of which a panel's teeth are made, in pixels."""
    return max(2, round(0.42 * kit.u))


def draw_paper(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    teeth: str | None = theme.MADDER,
    *,
    both: bool = False,
    shade: theme.Shade | None = theme.PANEL_SHADE,
) -> pygame.Rect:
    """A paper panel with its row of teeth at the top, and at the bottom too if asked for.

    Panels side by side need their shadows drawn first, or each falls on the one before.
    """
    touched = draw_box(surface, kit, rect, theme.PAPER, theme.PAPER_LINE, shade=shade)
    if teeth is not None:
        cell = teeth_cell(kit)
        row = kit.shapes.teeth(rect.w - 5 * kit.u, cell, teeth)
        gap = 1.5 * kit.u
        put(surface, row, Rect(rect.x, rect.y + gap, rect.w, 3 * cell))
        if both:
            row = kit.shapes.teeth(rect.w - 5 * kit.u, cell, teeth, up=True)
            put(surface, row, Rect(rect.x, rect.bottom - gap - 3 * cell, rect.w, 3 * cell))
    return touched


def draw_dark(surface: pygame.Surface, kit: Kit, rect: Rect, *, opacity: float = 1.0) -> pygame.Rect:
    """A dark panel on the cloth."""
    return draw_box(surface, kit, rect, theme.PANEL, theme.PANEL_LINE, opacity=opacity)


def caption_size(kit: Kit, text: str, width: float, lines: int = 2) -> tuple[float, float]:
    """The size in pixels that a caption or toast needs for this text in at most ``width``."""
    picture = _caption_text(kit, text, width - 2 * _SLIP_PAD * kit.u, lines)
    return picture.get_width() + 2 * _SLIP_PAD * kit.u, picture.get_height() + _SLIP_PAD_Y * kit.u


def caption_fits(kit: Kit, text: str, width: float, lines: int = 2) -> bool:
    """Whether a caption in at most ``width`` pixels and so many lines has letters of the usual size."""
    return caption_estimate(kit, text, width, lines) is not None


def caption_estimate(kit: Kit, text: str, width: float, lines: int = 2) -> tuple[float, float] | None:
    """About the size of a caption with letters of the usual size, None where that has no room."""
    px, weight = theme.STRONG.px(kit.u), theme.STRONG.weight
    room = max(1, int(width - 2 * _SLIP_PAD * kit.u))
    wrapped = kit.text.wrap(text, weight, px, room)
    widest = max(kit.text.width(line, weight, px) for line in wrapped)
    if len(wrapped) > lines or widest > room:
        return None
    return widest + 2 * _SLIP_PAD * kit.u, len(wrapped) * LINE * px + _SLIP_PAD_Y * kit.u


def draw_caption(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    text: str,
    *,
    alpha: float = 1.0,
    lines: int = 2,
    turn: int = 0,
) -> pygame.Rect:
    """A paper slip with a sentence: what was owed, or why a move is refused.

    ``turn`` is by how many degrees it lies turned in ``rect``, anticlockwise, quarters only.
    """
    sheet_key = ("caption", rect.px[2:], text, lines, turn, round(kit.u, 3))
    w, h = rect.px[2:]
    if turn % 180:
        w, h = h, w

    def make() -> pygame.Surface:
        sheet = kit.shapes.rounded(
            w, h, min(1.2 * kit.u, h / 2), theme.PAPER, theme.PAPER_LINE, theme.line(theme.HAIR_LINE, kit.u)
        ).copy()
        put(sheet, _caption_text(kit, text, w - 1.5 * _SLIP_PAD * kit.u, lines), Rect(0, 0, w, h))
        return pygame.transform.rotate(sheet, turn) if turn else sheet

    picture = kit.cache.get(sheet_key, make)
    touched = draw_shadow(surface, kit, rect, 1.2 * kit.u, theme.PLATE_SHADE, alpha)
    return touched.union(blit_faded(surface, picture, rect.px[:2], alpha))


def _caption_text(kit: Kit, text: str, width: float, lines: int) -> pygame.Surface:
    return kit.text.fit(text, theme.STRONG, kit.u, theme.INK, width, lines=lines, align="centre")


def draw_focus(surface: pygame.Surface, kit: Kit, rect: Rect, radius: float) -> pygame.Rect:
    """The ring round what has the keyboard: dark, light, dark, outside the control."""
    touched = pygame.Rect(rect.px)
    for out, width, colour in (
        (1.0, 1.0, theme.DARK),
        (0.78, 0.53, theme.OCHRE_L),
    ):
        line = max(1.0 if colour == theme.DARK else 2.0, width * kit.u)
        box = rect.inflated(max(out * kit.u, 4.0 if colour == theme.DARK else 3.0)).rounded()
        ring = kit.shapes.rounded(box.w, box.h, radius + (box.w - rect.w) / 2, None, colour, line)
        touched = touched.union(surface.blit(ring, box.px[:2]))
    return touched


def dim(surface: pygame.Surface, amount: float, area: pygame.Rect | None = None) -> None:
    """Darken towards the night colour by ``amount`` (0 nothing, 1 all)."""
    night = pygame.Color(theme.DIM)
    left = 1.0 - amount
    factor = [round(255 * left + part * amount) for part in (night.r, night.g, night.b)]
    surface.fill(factor, area, special_flags=pygame.BLEND_MULT)


def keycap_rect(kit: Kit, right_top: tuple[float, float], text: str) -> Rect:
    """Where the key with this text hangs: its right edge and its middle's height are those of the point."""
    label = _key_text(kit, text, theme.INK)
    h = max(2.7 * _key_unit(kit), label.get_height() + 4)
    w = max(h, label.get_width() + 2.0 * kit.u)
    return Rect(right_top[0] - w, right_top[1] - h / 2, w, h).rounded()


def _key_unit(kit: Kit) -> float:
    return min(kit.enlarged.u, _MOST_KEY_GROWTH * kit.u)


def _key_text(kit: Kit, text: str, ink: str) -> pygame.Surface:
    return kit.text.fit(text, theme.Type(1.75, theme.Weight.BOLD), _key_unit(kit), ink, _WIDEST_KEY * kit.u)


def draw_keycap(
    surface: pygame.Surface, kit: Kit, right_top: tuple[float, float], text: str, *, disabled: bool = False
) -> pygame.Rect:
    """The small paper key that tells which key presses a button; hangs over its upper right corner."""
    label = _key_text(kit, text, theme.PANEL if disabled else theme.INK)
    rect = keycap_rect(kit, right_top, text)
    touched = draw_shadow(surface, kit, rect, 0.5 * kit.u, theme.BUTTON_SHADE)
    fill, line = (theme.DISABLED_TEXT, None) if disabled else (theme.PAPER, theme.PAPER_LINE)
    cap = kit.shapes.rounded(rect.w, rect.h, 0.55 * kit.u, fill, line, theme.line(theme.HAIR_LINE, kit.u))
    surface.blit(cap, rect.px[:2])
    put(surface, label, rect)
    return touched.union(pygame.Rect(rect.px))


def pad_cap_width(kit: Kit) -> float:
    """How wide the sign of a gamepad on a button is, in pixels."""
    return _PAD_CAP * keycap_rect(kit, (0.0, 0.0), "M").h


def draw_pad_cap(
    surface: pygame.Surface, kit: Kit, left_top: tuple[float, float], *, disabled: bool = False
) -> pygame.Rect:
    """The same with a gamepad on it, which presses the button; over the button's upper left corner."""
    height = keycap_rect(kit, (0.0, 0.0), "M").h
    rect = Rect(left_top[0], left_top[1] - height / 2, pad_cap_width(kit), height).rounded()
    touched = draw_shadow(surface, kit, rect, 0.5 * kit.u, theme.BUTTON_SHADE)
    fill, line = (theme.DISABLED_TEXT, None) if disabled else (theme.PAPER, theme.PAPER_LINE)
    cap = kit.shapes.rounded(rect.w, rect.h, 0.55 * kit.u, fill, line, theme.line(theme.HAIR_LINE, kit.u))
    surface.blit(cap, rect.px[:2])
    ink = theme.PANEL if disabled else theme.INK
    put(surface, kit.pictures.icon("pad", 0.86 * height, ink), rect)
    return touched.union(pygame.Rect(rect.px))
