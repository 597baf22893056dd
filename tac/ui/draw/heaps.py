"""Face-up heaps: a straight top card on a few that lie askew, and the corners round the central pile."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import to_screen
from tac.ui.draw.kit import Kit
from tac.ui.draw.shapes import rasterise
from tac.ui.draw.stacks import draw_card, draw_empty_place, draw_shadow, stock_of
from tac.ui.layout import Rect
from tac.ui.layout.stacks import MOST_HEAP_EDGES, heap_edges
from tac.ui.layout.wide import CARD_HEIGHT
from tac.ui.theme import Stock

_TURN: Final = 3.2
"""Lower cards are turned by at most so many degrees,"""
_SHIFT: Final = 0.45
"""lie at most so far aside, in u,"""
_STEP: Final = 0.22
"""and each so much lower than the one above."""
_SHADOW_ROOM: Final = theme.REST.reach + 0.2
"""How far the shadow of the lowest reaches beyond it, in u."""

_CORNER_GAP: Final = 1.6
_CORNER_ARM: Final = 2.5
_CORNER_STEP: Final = 0.27


def draw_heap(
    surface: pygame.Surface, kit: Kit, rect: Rect, code: str | None, cards: int, seed: int = 0
) -> pygame.Rect:
    """A face-up heap of ``cards`` with ``code`` on top; the lower ones lie a little askew.

    ``seed`` (a seat, or 4 for the central pile) fixes how, so that nothing moves between frames.
    """
    if code is None or cards == 0:
        return draw_empty_place(surface, kit, rect)
    x, y, w, h = rect.px
    touched = pygame.Rect(rect.px)
    edges = heap_edges(cards)
    if edges:
        picture, margin = lower_cards(kit, (w, h), edges, seed)
        touched = touched.union(surface.blit(picture, (x - margin, y - margin)))
    return touched.union(draw_card(surface, kit, code, rect.centre, (w, h)))


def lower_cards(kit: Kit, size: tuple[int, int], edges: int, seed: int) -> tuple[pygame.Surface, int]:
    """What the top card lies on, in one picture, and how far it reaches beyond it on each side.

    It needs no font. Drawn as shapes: the picture of a card gets ragged edges when it is turned.
    """
    (w, h), u = size, kit.u
    sticking_out = 0.5 * math.radians(_TURN) * h + (_SHIFT + MOST_HEAP_EDGES * _STEP) * u
    margin = math.ceil(sticking_out + _SHADOW_ROOM * u)

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        lower = _lying(edges, seed, u)
        lowest = Rect(margin, margin, w, h).moved(*lower[0][:2])
        draw_shadow(sheet, kit, lowest, theme.CARD_RADIUS * w, theme.REST)
        body = "".join(
            _lower_card(Rect(margin + dx, margin + dy, w, h), turn, stock_of(kit), u)
            for dx, dy, turn in lower
        )
        sheet.blit(rasterise(body, *sheet.get_size()), (0, 0))
        return to_screen(sheet)

    name = ("lower cards", edges, seed, stock_of(kit))
    return kit.cache.sized(name, (w + 2 * margin, h + 2 * margin), make, ahead=True), margin


def _lying(edges: int, seed: int, u: float) -> list[tuple[float, float, float]]:
    """How far in pixels each lower card lies off the top one, and its turn in degrees; the lowest first."""
    luck = random.Random(seed)
    lower: list[tuple[float, float, float]] = []
    for k in range(1, edges + 1):
        dx, dy = (luck.uniform(-_SHIFT, _SHIFT) * u for _ in range(2))
        lower.append((dx, dy + _STEP * u * k, luck.uniform(-_TURN, _TURN)))
    return lower[::-1]


def _lower_card(rect: Rect, turn: float, stock: Stock, u: float) -> str:
    """A covered card, a shade darker than the one on top, and the thin shadow that parts it from the next."""
    radius, line = theme.CARD_RADIUS * rect.w, max(1.0, stock.edge_width * rect.w)
    shadow = f'fill="{theme.SHADOW}" fill-opacity="0.3"'
    paper = f'fill="{stock.below}" stroke="{stock.below_edge}" stroke-width="{line:.2f}"'
    below = Rect(rect.x - 0.1 * u, rect.y, rect.w + 0.2 * u, rect.h + 0.25 * u)
    return (
        f'<g transform="rotate({turn:.2f} {rect.cx:.2f} {rect.cy:.2f})">'
        f"{_rounded(below, radius, shadow)}{_rounded(rect.inflated(-line / 2), radius, paper)}</g>"
    )


def _rounded(rect: Rect, radius: float, look: str) -> str:
    return (
        f'<rect x="{rect.x:.2f}" y="{rect.y:.2f}" width="{rect.w:.2f}" height="{rect.h:.2f}" '
        f'rx="{radius:.2f}" {look}/>'
    )


def draw_central_corners(surface: pygame.Surface, kit: Kit, rect: Rect) -> pygame.Rect:
    """The ochre corners, in three steps, that mark the central pile."""
    around = rect.inflated(_CORNER_GAP * kit.u).rounded()
    # Cards may be larger beside the unit than in wide windows; the corners grow with them.
    part = rect.h / CARD_HEIGHT
    arm, step = round(_CORNER_ARM * part), max(1, round(_CORNER_STEP * part))
    half = round(0.55 * arm)
    bars = ((arm, step), (step, arm), (half, 2 * step), (2 * step, half), (3 * step, 3 * step))
    x, y, w, h = around.px
    for right in (False, True):
        for bottom in (False, True):
            for aw, ah in bars:
                at = (x + w - aw if right else x, y + h - ah if bottom else y)
                surface.fill(theme.OCHRE, (*at, aw, ah))
    return pygame.Rect(around.px)
