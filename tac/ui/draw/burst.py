"""The shout: a star of straight lines with "TAČ!" in it and a tail towards who shouts."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame
from msgspec import Struct

from tac.ui import kilim, theme
from tac.ui.draw.cache import blit_faded
from tac.ui.draw.kit import Kit
from tac.ui.draw.shapes import rasterise
from tac.ui.layout import Point, Rect
from tac.ui.theme import Type, Weight

_PAPER_LINE: Final = 1.1
_DARK_LINE: Final = 2.2
_TILT: Final = 5.0
_ROUGH: Final = 0.8
"""A burst that is still smaller grows too fast for its edges to be seen."""
_TEXT: Final = 0.55
"""Height of the words, of the burst's,"""
_TEXT_DOWN: Final = 0.08
"""and how far below the middle they stand, of its radius: the Č has something on top."""
_RAYS: Final = 36
_RAYS_OUT: Final = (1.36, 1.46)
"""So many rays fly out of it, as far as this, of its radii."""


class _Star(Struct, frozen=True):
    """The star without words: its points, moved into a picture of so many pixels, and its middle there."""

    points: tuple[Point, ...]
    size: tuple[int, int]
    middle: Point

    def picture(self, kit: Kit, fill: str) -> pygame.Surface:
        key = ("burst", self, fill, round(kit.u, 3))
        return kit.cache.get(key, lambda: rasterise(self._svg(kit.u, fill), *self.size))

    def _svg(self, u: float, fill: str) -> str:
        shadow = [(x + 0.8 * u, y + 1.2 * u) for x, y in self.points]
        body = (
            f'<path d="{kilim.svg_path(shadow)}" fill="{theme.SHADOW}" fill-opacity="0.45" '
            f'stroke="{theme.SHADOW}" stroke-opacity="0.45" stroke-width="{1.6 * _DARK_LINE * u:.1f}" '
            f'stroke-linejoin="round"/>'
        )
        body += kilim.svg_polygon(self.points, theme.DARK, theme.DARK, 2 * _DARK_LINE * u * 0.8)
        body += kilim.svg_polygon(self.points, theme.PAPER, theme.PAPER, 2 * _PAPER_LINE * u * 0.9)
        return body + kilim.svg_polygon(self.points, fill)


@lru_cache(maxsize=16)
def _star(u: float, radii: tuple[float, float], tail: tuple[float, float] | None) -> _Star:
    points = kilim.burst(*radii, tail)
    pad = _DARK_LINE * u + 2.0 * u
    left, right = min(x for x, _ in points) - pad, max(x for x, _ in points) + pad
    top, bottom = min(y for _, y in points) - pad, max(y for _, y in points) + pad
    moved = tuple(Point(x - left, y - top) for x, y in points)
    return _Star(moved, (math.ceil(right - left), math.ceil(bottom - top)), Point(-left, -top))


def prepare_burst(
    kit: Kit,
    centre: tuple[float, float],
    radii: tuple[float, float],
    tail: tuple[float, float] | None,
    behind: tuple[Rect, ...] = (),
) -> None:
    """Make what of a burst needs no font, so that another thread can do it; see `draw_burst`."""
    _star(kit.u, radii, _towards(centre, tail)).picture(kit, theme.OCHRE)
    for number in set(range(_RAYS)) - _hidden_rays(centre, radii, behind):
        _ray_picture(kit, radii, number)


def prepare_shout(kit: Kit, text: str, radii: tuple[float, float], colour: str = theme.WINE) -> None:
    """Make the words of a burst."""
    _shout(kit, text, radii, colour)


def _shout(kit: Kit, text: str, radii: tuple[float, float], colour: str) -> pygame.Surface:
    """The words, a little aslant; they take about half of the burst's height."""
    key = ("shout", text, radii, colour, round(kit.u, 3))

    def make() -> pygame.Surface:
        kind, room = Type(_TEXT * 2 * radii[1] / kit.u, Weight.BLACK), (1.35 * radii[0], 1.35 * radii[1])
        word = kit.text.fit(text, kind, kit.u, colour, room[0], height=room[1], lines=2, align="centre")
        return pygame.transform.rotozoom(word, _TILT, 1.0)

    return kit.cache.get(key, make)


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
    behind: tuple[Rect, ...] = (),
    rough: bool = False,
    fill: str = theme.OCHRE,
    colour: str = theme.WINE,
) -> pygame.Rect:
    """The burst with its middle at ``centre``; ``tail`` is a point on the screen it reaches to.

    ``scale`` grows it about its middle, ``alpha`` fades it; no ray lies over what it flies ``behind``. A
    ``rough`` one that grows has ragged edges, and no rays yet: for frames that have much else to draw.
    """
    star = _star(kit.u, radii, _towards(centre, tail))
    touched = pygame.Rect(0, 0, 0, 0)
    if rays and not rough and scale >= 0.9 and alpha > 0.0:
        touched = _put_rays(surface, kit, centre, radii, _hidden_rays(centre, radii, behind), alpha)
    to_middle = Point(star.size[0] / 2 - star.middle.x, star.size[1] / 2 - star.middle.y)
    at = (centre[0] + scale * to_middle.x, centre[1] + scale * to_middle.y)
    rough = rough or scale < _ROUGH
    drawn = _put_middle(surface, star.picture(kit, fill), at, scale, alpha, rough)
    at = (centre[0], centre[1] + scale * _TEXT_DOWN * radii[1])
    drawn.union_ip(_put_middle(surface, _shout(kit, text, radii, colour), at, scale, alpha, rough))
    return drawn.union(touched) if touched.w else drawn


def burst_bounds(
    kit: Kit,
    centre: tuple[float, float],
    radii: tuple[float, float],
    tail: tuple[float, float] | None = None,
    *,
    scale: float = 1.0,
    rays: bool = True,
) -> pygame.Rect:
    """What holds all that `draw_burst` touches with these."""
    star = _star(kit.u, radii, _towards(centre, tail))
    x, y = centre[0] - scale * star.middle.x, centre[1] - scale * star.middle.y
    left, top, right, bottom = x, y, x + scale * star.size[0], y + scale * star.size[1]
    if rays:
        out = [_RAYS_OUT[k] * radii[k] + kit.u for k in range(2)]
        left, top = min(left, centre[0] - out[0]), min(top, centre[1] - out[1])
        right, bottom = max(right, centre[0] + out[0]), max(bottom, centre[1] + out[1])
    left, top = math.floor(left) - 1, math.floor(top) - 1
    return pygame.Rect(left, top, math.ceil(right) + 1 - left, math.ceil(bottom) + 1 - top)


def _put_middle(
    surface: pygame.Surface,
    picture: pygame.Surface,
    middle: tuple[float, float],
    scale: float,
    alpha: float,
    rough: bool = False,
) -> pygame.Rect:
    w, h = picture.get_size()
    if scale != 1.0:
        # Not kept: a burst is never of this size for longer than a frame.
        w, h = max(1, round(w * scale)), max(1, round(h * scale))
        grow = pygame.transform.scale if rough else pygame.transform.smoothscale
        picture = grow(picture, (w, h))
    return blit_faded(surface, picture, (round(middle[0] - w / 2), round(middle[1] - h / 2)), alpha)


def _towards(centre: tuple[float, float], tail: tuple[float, float] | None) -> tuple[float, float] | None:
    """The point that the tail reaches to, seen from the middle."""
    return None if tail is None else (round(tail[0] - centre[0], 1), round(tail[1] - centre[1], 1))


@lru_cache(maxsize=4 * _RAYS)
def _ray(number: int, radii: tuple[float, float]) -> tuple[Point, Point]:
    """Where a ray begins and ends, seen from the middle."""
    rx, ry = radii[0] * _RAYS_OUT[0], radii[1] * _RAYS_OUT[1]
    angle = math.tau * (number + 0.5) / _RAYS
    inner = 0.82 + 0.06 * (number % 3 == 0)
    outer = 0.92 + 0.07 * (number % 2)
    x, y = math.cos(angle) * rx, math.sin(angle) * ry
    return Point(x * inner, y * inner), Point(x * outer, y * outer)


@lru_cache(maxsize=32)
def _hidden_rays(
    centre: tuple[float, float], radii: tuple[float, float], behind: tuple[Rect, ...]
) -> frozenset[int]:
    """The rays that would lie over something that they fly behind."""
    return frozenset(
        number
        for number in range(_RAYS)
        for end in _ray(number, radii)
        if any(rect.contains(centre[0] + end.x, centre[1] + end.y) for rect in behind)
    )


def _put_rays(
    surface: pygame.Surface,
    kit: Kit,
    centre: tuple[float, float],
    radii: tuple[float, float],
    hidden: frozenset[int],
    alpha: float,
) -> pygame.Rect:
    """Put short ochre strokes that fly out of the burst, but for those that are ``hidden``, round a point.

    One by one: one picture of them all would be large and nearly empty.
    """
    x, y = round(centre[0]), round(centre[1])
    rays = kit.laid(("rays", radii, hidden, kit.u), lambda: _rays(kit, radii, hidden))
    touched = [blit_faded(surface, ray, (x + dx, y + dy), alpha) for ray, (dx, dy) in rays]
    return touched[0].unionall(touched) if touched else pygame.Rect(0, 0, 0, 0)


def _rays(
    kit: Kit, radii: tuple[float, float], hidden: frozenset[int]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The pictures of the rays, and where each lies off the middle."""
    numbers = [number for number in range(_RAYS) if number not in hidden]
    return [(_ray_picture(kit, radii, number), _ray_box(kit.u, radii, number).topleft) for number in numbers]


def _ray_stroke(u: float) -> float:
    return max(2.0, 0.42 * u)


def _ray_box(u: float, radii: tuple[float, float], number: int) -> pygame.Rect:
    """The pixels that a ray takes, seen from the middle."""
    (x0, y0), (x1, y1) = _ray(number, radii)
    room = _ray_stroke(u) / 2 + 1
    left, top = math.floor(min(x0, x1) - room), math.floor(min(y0, y1) - room)
    return pygame.Rect(left, top, math.ceil(max(x0, x1) + room) - left, math.ceil(max(y0, y1) + room) - top)


def _ray_picture(kit: Kit, radii: tuple[float, float], number: int) -> pygame.Surface:
    box = _ray_box(kit.u, radii, number)

    def make() -> pygame.Surface:
        (x0, y0), (x1, y1) = _ray(number, radii)
        return rasterise(
            f'<path d="M{x0 - box.x:.1f} {y0 - box.y:.1f}L{x1 - box.x:.1f} {y1 - box.y:.1f}" fill="none" '
            f'stroke="{theme.OCHRE_L}" stroke-opacity="0.8" stroke-width="{_ray_stroke(kit.u):.1f}" '
            f'stroke-linecap="round"/>',
            *box.size,
        )

    return kit.cache.get(("ray", radii, number, round(kit.u, 3)), make)
