"""Piles, heaps, empty places and single cards on the cloth."""

from __future__ import annotations

import random
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cards import BLANK
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.shapes import trimmed
from tac.ui.layout import Rect
from tac.ui.layout.stacks import BADGE_HEIGHT, edge_step, heap_edges, pile_edges
from tac.ui.theme import Shade

_HEAP_TURN: Final = 3.2
_HEAP_SHIFT: Final = 0.45
_HEAP_STEP: Final = 0.22
_CORNER_GAP: Final = 1.3


def draw_shadow(surface: pygame.Surface, kit: Kit, rect: Rect, radius: float, shade: Shade) -> pygame.Rect:
    """The soft shadow of something with rounded corners; returns what was touched."""
    x, y, w, h = rect.px
    picture, margin = kit.shapes.shadow(w, h, radius, shade.blur * kit.u, shade.alpha)
    return surface.blit(picture, (x - margin, y - margin + round(shade.dy * kit.u)))


def draw_card(
    surface: pygame.Surface,
    kit: Kit,
    code: str,
    centre: tuple[float, float],
    size: tuple[int, int],
    *,
    shade: Shade | None = theme.REST,
    angle: float = 0.0,
    squeeze: float = 1.0,
    scale: float = 1.0,
    alpha: float = 1.0,
) -> pygame.Rect:
    """One card with its shadow, its middle at ``centre``; returns what was touched.

    ``angle`` is in degrees counterclockwise, ``squeeze`` narrows it (turning over), ``scale`` makes
    it larger. A card is either turned, squeezed or scaled; the first that is asked for counts.
    """
    if squeeze < 1.0:
        picture = kit.cards.squeezed(code, size, squeeze)
    elif scale != 1.0:
        picture = kit.cards.scaled(code, size, scale)
    else:
        picture = kit.cards.turned(code, size, angle)
    touched = pygame.Rect(0, 0, 0, 0)
    if shade is not None:
        w, h = (size[0] * squeeze, size[1]) if squeeze < 1.0 else size
        touched = _card_shadow(surface, kit, centre, (w, h), shade, angle, alpha, squeezed=squeeze < 1.0)
    if alpha < 1.0:
        picture = picture.copy()
        picture.set_alpha(round(255 * alpha))
    w, h = picture.get_size()
    drawn = surface.blit(picture, (round(centre[0] - w / 2), round(centre[1] - h / 2)))
    return drawn.union(touched) if touched.w else drawn


def _card_shadow(
    surface: pygame.Surface,
    kit: Kit,
    centre: tuple[float, float],
    size: tuple[float, float],
    shade: Shade,
    angle: float,
    alpha: float,
    *,
    squeezed: bool,
) -> pygame.Rect:
    # Shadows of squeezed cards come in steps, or every frame of a turn would blur its own.
    step = max(1, round(0.5 * kit.u))
    w = max(step, round(size[0] / step) * step) if squeezed else round(size[0])
    picture, _ = kit.shapes.shadow(w, size[1], theme.CARD_RADIUS * w, shade.blur * kit.u, shade.alpha)
    steps = round(angle / 4.0)
    if steps:
        key = ("turned shadow", w, size[1], shade, round(kit.u, 3), steps)
        flat = picture
        picture = kit.cache.get(key, lambda: trimmed(pygame.transform.rotozoom(flat, 4.0 * steps, 1.0)))
    if alpha < 1.0:
        picture = picture.copy()
        picture.set_alpha(round(255 * alpha))
    pw, ph = picture.get_size()
    return surface.blit(picture, (round(centre[0] - pw / 2), round(centre[1] - ph / 2 + shade.dy * kit.u)))


def draw_empty_place(surface: pygame.Surface, kit: Kit, rect: Rect, *, lit: bool = False) -> pygame.Rect:
    """Where a card may lie one day: a faint outline with a small stepped diamond."""
    x, y, w, h = rect.px
    radius = theme.CARD_RADIUS * w
    line = theme.OCHRE_L if lit else theme.PANEL_LINE
    key = ("empty place", w, h, lit, round(kit.u, 3))

    def make() -> pygame.Surface:
        sheet = kit.shapes.rounded(
            w, h, radius, theme.PANEL, line, theme.line(theme.HAIR_LINE, kit.u), opacity=0.22
        ).copy()
        diamond = kit.shapes.diamond(0.22 * w, 0.22 * w * 1.3, 4, theme.MIST, 0.30)
        put(sheet, diamond, Rect(0, 0, w, h))
        if not lit:
            sheet.set_alpha(150)
        return sheet

    return surface.blit(kit.cache.get(key, make), (x, y))


def draw_pile(
    surface: pygame.Surface, kit: Kit, rect: Rect, cards: int, badge: tuple[float, float] | None = None
) -> pygame.Rect:
    """A face-down pile with the edges of its lower cards; an empty place for no cards.

    ``badge`` is where its number stands (``SeatLayout.badge``); None leaves the number out.
    """
    if cards == 0:
        return draw_empty_place(surface, kit, rect)
    x, y, w, h = rect.px
    radius, step, edges = theme.CARD_RADIUS * w, edge_step(kit.u), pile_edges(cards)
    deepest = rect.moved(0, round(step * edges))
    touched = draw_shadow(surface, kit, deepest, radius, theme.REST)
    for k in range(edges, 0, -1):
        edge = kit.shapes.rounded(w, h, radius, theme.PILE_EDGES[k % 2])
        surface.blit(edge, (x, y + round(step * k)))
    surface.blit(kit.cards.back((w, h)), (x, y))
    if badge is None:
        return touched
    return touched.union(draw_badge(surface, kit, badge_rect(kit, badge, cards), str(cards)))


def badge_rect(kit: Kit, badge: tuple[float, float], cards: int) -> Rect:
    """The pill with the number of cards of a pile whose badge stands at ``badge``."""
    h = BADGE_HEIGHT * kit.u
    w = h if cards < 10 else h + 1.4 * kit.u
    y = badge[1] + round(edge_step(kit.u) * pile_edges(cards))
    return Rect.around(badge[0], y, w, h).rounded()


def draw_badge(
    surface: pygame.Surface, kit: Kit, rect: Rect, text: str, fill: str = theme.DARK, line: str = theme.WOOL
) -> pygame.Rect:
    """A small pill with a number in it."""
    touched = draw_shadow(surface, kit, rect, rect.h / 2, theme.BUTTON_SHADE)
    pill = kit.shapes.rounded(rect.w, rect.h, rect.h / 2, fill, line, theme.line(0.2, kit.u))
    surface.blit(pill, rect.px[:2])
    number = kit.text.fit(text, theme.NAME, kit.u, theme.WOOL, rect.w)
    put(surface, number, rect)
    return touched.union(pygame.Rect(rect.px))


def draw_heap(
    surface: pygame.Surface, kit: Kit, rect: Rect, code: str | None, cards: int, seed: int = 0
) -> pygame.Rect:
    """A face-up heap of ``cards`` with ``code`` on top; the lower ones lie a little askew.

    ``seed`` (a seat, or 4 for the central pile) fixes how, so that nothing moves between frames.
    """
    if code is None or cards == 0:
        return draw_empty_place(surface, kit, rect)
    _, _, w, h = rect.px
    untidy = random.Random(seed)
    touched = pygame.Rect(rect.px)
    lower: list[tuple[float, float, float]] = []
    for k in range(1, heap_edges(cards) + 1):
        shift = [untidy.uniform(-_HEAP_SHIFT, _HEAP_SHIFT) * kit.u for _ in range(2)]
        turn = round(untidy.uniform(-_HEAP_TURN, _HEAP_TURN), 1)
        lower.append((shift[0], shift[1] + _HEAP_STEP * kit.u * k, turn))
    for k, (dx, dy, turn) in enumerate(reversed(lower)):
        if k == 0:
            touched = touched.union(
                draw_shadow(surface, kit, rect.moved(dx, dy), theme.CARD_RADIUS * w, theme.REST)
            )
        picture = _lower_card(kit, (w, h), turn)
        pw, ph = picture.get_size()
        at = (round(rect.cx + dx - pw / 2), round(rect.cy + dy - ph / 2))
        touched = touched.union(surface.blit(picture, at))
    return touched.union(draw_card(surface, kit, code, rect.centre, (w, h)))


def _lower_card(kit: Kit, size: tuple[int, int], turn: float) -> pygame.Surface:
    """A covered card of a heap, a shade darker than the one on top."""
    turned = kit.cards.exactly_turned(BLANK, size, turn)

    def make() -> pygame.Surface:
        sheet = turned.copy()
        sheet.fill((232, 226, 216, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    return kit.cache.get(("lower", size, turn, kit.cards.resizing), make)


def draw_central_corners(surface: pygame.Surface, kit: Kit, rect: Rect) -> pygame.Rect:
    """The ochre stepped corners that mark the central pile."""
    around = rect.inflated(_CORNER_GAP * kit.u).rounded()
    arm, thick = round(2.4 * kit.u), max(2, round(0.45 * kit.u))
    x, y, w, h = around.px
    touched = pygame.Rect(around.px)
    for left in (True, False):
        for top in (True, False):
            cx, cy = (x if left else x + w), (y if top else y + h)
            sx, sy = (1 if left else -1), (1 if top else -1)
            for ax, ay, aw, ah in (
                (0, 0, arm, thick),
                (0, 0, thick, arm),
                (thick, thick, thick, thick),
            ):
                box = pygame.Rect(
                    cx + ax if sx > 0 else cx - ax - aw, cy + ay if sy > 0 else cy - ay - ah, aw, ah
                )
                surface.fill(theme.OCHRE, box)
    return touched


def draw_ring(surface: pygame.Surface, kit: Kit, rect: Rect, colour: str = theme.OCHRE_L) -> pygame.Rect:
    """A line round a card's place, as when it lies near a dragged card."""
    out = rect.inflated(0.3 * kit.u).rounded()
    ring = kit.shapes.rounded(out.w, out.h, theme.CARD_RADIUS * out.w, None, colour, theme.line(0.4, kit.u))
    return surface.blit(ring, out.px[:2])
