"""The shout: a star of straight lines with "TAČ!" in it and a tail towards who shouts."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tac.ui import kilim, theme
from tac.ui.draw.kit import Kit
from tac.ui.theme import Type, Weight

_PAPER_LINE: Final = 1.1
_DARK_LINE: Final = 2.2
_TILT: Final = 5.0
_STEPS: Final = 20


def burst_picture(
    kit: Kit,
    text: str,
    radii: tuple[float, float],
    tail: tuple[float, float] | None,
    *,
    text_size: float | None = None,
    fill: str = theme.OCHRE,
    colour: str = theme.WINE,
) -> tuple[pygame.Surface, tuple[float, float]]:
    """The burst and where in the picture its middle is; all in pixels, ``tail`` from the middle.

    ``text_size`` in pixels; by default the text takes about half of the burst's width.
    """
    rx, ry = radii
    points = kilim.burst(rx, ry, tail)
    pad = _DARK_LINE * kit.u + 2.0 * kit.u
    left, right = min(x for x, _ in points) - pad, max(x for x, _ in points) + pad
    top, bottom = min(y for _, y in points) - pad, max(y for _, y in points) + pad
    width, height = math.ceil(right - left), math.ceil(bottom - top)
    middle = (-left, -top)
    key = ("burst", text, radii, tail, fill, colour, round(kit.u, 3), text_size)

    def make() -> pygame.Surface:
        moved = [(x - left, y - top) for x, y in points]
        shadow = [(x + 0.8 * kit.u, y + 1.2 * kit.u) for x, y in moved]
        body = (
            f'<path d="{kilim.svg_path(shadow)}" fill="{theme.SHADOW}" fill-opacity="0.45" '
            f'stroke="{theme.SHADOW}" stroke-opacity="0.45" stroke-width="{1.6 * _DARK_LINE * kit.u:.1f}" '
            f'stroke-linejoin="round"/>'
        )
        body += kilim.svg_polygon(moved, theme.DARK, theme.DARK, 2 * _DARK_LINE * kit.u * 0.8)
        body += kilim.svg_polygon(moved, theme.PAPER, theme.PAPER, 2 * _PAPER_LINE * kit.u * 0.9)
        body += kilim.svg_polygon(moved, fill)
        sheet = kit.shapes.markup("burst", body, width, height).copy()
        wanted = text_size if text_size is not None else 0.55 * 2 * ry
        kind, room = Type(wanted / kit.u, Weight.BLACK), (1.35 * rx, 1.35 * ry)
        word = kit.text.fit(text, kind, kit.u, colour, room[0], height=room[1], lines=2, align="centre")
        tilted = pygame.transform.rotozoom(word, _TILT, 1.0)
        sheet.blit(tilted, tilted.get_rect(center=(middle[0], middle[1] - 0.03 * ry)))
        return sheet

    return kit.cache.get(key, make), middle


def draw_burst(
    surface: pygame.Surface,
    kit: Kit,
    text: str,
    centre: tuple[float, float],
    radii: tuple[float, float],
    tail: tuple[float, float] | None = None,
    *,
    scale: float = 1.0,
    alpha: float = 1.0,
    rays: bool = True,
    fill: str = theme.OCHRE,
    colour: str = theme.WINE,
) -> pygame.Rect:
    """The burst with its middle at ``centre``; ``tail`` is a point on the screen it reaches to.

    ``scale`` grows it about its middle (in cached steps), ``alpha`` fades it.
    """
    towards = None if tail is None else (round(tail[0] - centre[0], 1), round(tail[1] - centre[1], 1))
    picture, middle = burst_picture(kit, text, radii, towards, fill=fill, colour=colour)
    touched = pygame.Rect(0, 0, 0, 0)
    if rays and scale >= 0.9 and alpha > 0.0:
        touched = _rays(surface, kit, centre, radii, alpha)
    step = max(1, round(scale * _STEPS))
    if step != _STEPS:
        part = step / _STEPS
        whole = picture
        size = (max(1, round(whole.get_width() * part)), max(1, round(whole.get_height() * part)))
        key = ("burst scaled", text, radii, towards, step, fill, colour, round(kit.u, 3))
        picture = kit.cache.get(key, lambda: pygame.transform.smoothscale(whole, size))
        middle = (middle[0] * part, middle[1] * part)
    if alpha < 1.0:
        picture = picture.copy()
        picture.set_alpha(round(255 * alpha))
    drawn = surface.blit(picture, (round(centre[0] - middle[0]), round(centre[1] - middle[1])))
    return drawn.union(touched) if touched.w else drawn


def _rays(
    surface: pygame.Surface, kit: Kit, centre: tuple[float, float], radii: tuple[float, float], alpha: float
) -> pygame.Rect:
    """Short ochre strokes that fly out of the burst."""
    rx, ry = radii[0] * 1.55, radii[1] * 1.62
    width, height = round(2 * rx + 2 * kit.u), round(2 * ry + 2 * kit.u)
    cx, cy = width / 2, height / 2
    parts: list[str] = []
    for k in range(36):
        angle = math.tau * (k + 0.5) / 36
        inner = 0.82 + 0.06 * (k % 3 == 0)
        outer = 0.92 + 0.07 * (k % 2)
        x1, y1 = cx + math.cos(angle) * rx * inner, cy + math.sin(angle) * ry * inner
        x2, y2 = cx + math.cos(angle) * rx * outer, cy + math.sin(angle) * ry * outer
        parts.append(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}")
    stroke = max(2.0, 0.42 * kit.u)
    body = (
        f'<path d="{"".join(parts)}" fill="none" stroke="{theme.OCHRE_L}" stroke-opacity="0.8" '
        f'stroke-width="{stroke:.1f}" stroke-linecap="round"/>'
    )
    picture = kit.shapes.markup("rays", body, width, height)
    if alpha < 1.0:
        picture = picture.copy()
        picture.set_alpha(round(255 * alpha))
    return surface.blit(picture, (round(centre[0] - cx), round(centre[1] - cy)))
