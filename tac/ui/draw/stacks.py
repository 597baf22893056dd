"""Piles, empty places and single cards on the cloth."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import blit_faded, to_screen
from tac.ui.draw.cards import BACK, TURN_STEP
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.sliced import blit_sliced
from tac.ui.layout import Rect, is_narrow
from tac.ui.layout.stacks import badge_height, edge_step, pile_edges
from tac.ui.theme import Shade, Stock, Type

_BADGE_TEXT: Final = 0.7
"""Size of a badge's number, of its height."""
_RING_OUTSIDE: Final = 0.3
_SHADOW_PART: Final = 4
"""Shadows of turned cards are turned at so small a part of their size."""


def stock_of(kit: Kit) -> Stock:
    """What the cards of the kit's pack are printed on."""
    return theme.STRONG_CARD if kit.cards.pack.contrast == "high" else theme.CARD


def draw_shadow(
    surface: pygame.Surface, kit: Kit, rect: Rect, radius: float, shade: Shade, alpha: float = 1.0
) -> pygame.Rect:
    """The soft shadow of something with rounded corners; returns what was touched.

    The middle of a large one, which lies under what throws it, is left out.
    """
    x, y, w, h = rect.px
    corners = kit.shapes.shadow_corners(w, h, radius, shade.blur * kit.u, shade.alpha)
    if corners is not None and alpha >= 1.0:
        small, reach = corners
        box = pygame.Rect(x, y + round(shade.dy * kit.u), w, h).inflate(2 * reach, 2 * reach)
        blit_sliced(surface, small, box, None)
        return box.clip(surface.get_clip())
    picture, margin = kit.shapes.shadow(w, h, radius, shade.blur * kit.u, shade.alpha)
    return blit_faded(surface, picture, (x - margin, y - margin + round(shade.dy * kit.u)), alpha)


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
    touched = pygame.Rect(0, 0, 0, 0)
    if code == BACK and shade is not None and (angle, squeeze, scale, alpha) == (0.0, 1.0, 1.0, 1.0):
        picture, down = back_with_shadow(kit, size, shade)
        return _put_middle(surface, picture, centre[0], centre[1] + down, 1.0)
    if squeeze < 1.0:
        picture = kit.cards.squeezed(code, size, squeeze)
    elif scale != 1.0:
        picture = kit.cards.scaled(code, size, scale)
    else:
        picture = kit.cards.turned(code, size, angle)
    if shade is not None:
        shadow = _card_shadow(kit, size, shade, angle, squeeze)
        under = (centre[0], centre[1] + shade.dy * kit.u)
        if picture.get_size() == size and alpha >= 1.0:
            touched = _put_rim(surface, shadow, under, centre, size)
        else:
            touched = _put_middle(surface, shadow, *under, alpha)
    drawn = _put_middle(surface, picture, *centre, alpha)
    return drawn.union(touched) if touched.w else drawn


def back_with_shadow(kit: Kit, size: tuple[int, int], shade: Shade) -> tuple[pygame.Surface, int]:
    """A card's back and its shadow in one picture, and so many pixels its middle is below the card's.

    Many fly at once when cards are dealt, and all look the same. It needs no font.
    """
    shadow = card_shadow(kit, size, shade)
    # The picture is the shadow's, but never cuts the card off.
    down = min(round(shade.dy * kit.u), (shadow.get_height() - size[1]) // 2)

    def make() -> pygame.Surface:
        sheet = shadow.copy()
        back = kit.cards.back(size)
        sheet.blit(back, back.get_rect(center=(sheet.get_width() // 2, sheet.get_height() // 2 - down)))
        return to_screen(sheet)

    name = ("back with shadow", shade, kit.cards.pack)
    return kit.cache.sized(name, shadow.get_size(), make), down


def card_bounds(
    kit: Kit,
    centre: tuple[float, float],
    size: tuple[int, int],
    *,
    shade: Shade | None = theme.REST,
    angle: float = 0.0,
    scale: float = 1.0,
) -> pygame.Rect:
    """What holds all that `draw_card` touches with these, however narrow the card is; not much more."""
    w, h, down = size[0] * scale, size[1] * scale, 0.0
    if shade is not None:
        shadow = kit.laid(("shadow", size, shade, kit.u), lambda: card_shadow(kit, size, shade).get_size())
        w, h, down = max(w, shadow[0]), max(h, shadow[1]), shade.dy * kit.u
    if angle != 0.0:
        cos, sin = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        # A card is turned within a rim of nothing, a shadow while it is small.
        w, h = w * cos + h * sin + 2 * _SHADOW_PART, w * sin + h * cos + 2 * _SHADOW_PART
    left, top = math.floor(centre[0] - w / 2) - 1, math.floor(centre[1] - h / 2) - 1
    return pygame.Rect(left, top, math.ceil(w) + 3, math.ceil(h + down) + 3)


def _put_middle(
    surface: pygame.Surface, picture: pygame.Surface, x: float, y: float, alpha: float
) -> pygame.Rect:
    return blit_faded(surface, picture, _about(x, y, picture.get_size()).topleft, alpha)


def _put_rim(
    surface: pygame.Surface,
    shadow: pygame.Surface,
    middle: tuple[float, float],
    card: tuple[float, float],
    size: tuple[int, int],
) -> pygame.Rect:
    """Put a shadow as `_put_middle` does, but for what lies below a card of this size about ``card``.

    That is more than half of it, which nobody sees.
    """
    whole = _about(*middle, shadow.get_size())
    radius = math.ceil(theme.CARD_RADIUS * size[0]) + 1
    # The sides of a card are soft as well, by a pixel.
    hidden = _about(*card, size).inflate(-2, -2 * radius).clip(whole)
    beside = whole.w - hidden.w - (hidden.x - whole.x)
    for part in (
        pygame.Rect(whole.x, whole.y, whole.w, hidden.y - whole.y),
        pygame.Rect(whole.x, hidden.y, hidden.x - whole.x, hidden.h),
        pygame.Rect(hidden.right, hidden.y, beside, hidden.h),
        pygame.Rect(whole.x, hidden.bottom, whole.w, whole.bottom - hidden.bottom),
    ):
        surface.blit(shadow, part, part.move(-whole.x, -whole.y))
    return whole.clip(surface.get_clip())


def _about(x: float, y: float, size: tuple[int, int]) -> pygame.Rect:
    """The pixels of something of this size whose middle is there."""
    return pygame.Rect(round(x - size[0] / 2), round(y - size[1] / 2), *size)


def card_shadow(kit: Kit, size: tuple[int, int], shade: Shade) -> pygame.Surface:
    """The shadow of a card of this size (whole pixels), about its middle; needs no font."""
    return kit.shapes.shadow(*size, theme.CARD_RADIUS * size[0], shade.blur * kit.u, shade.alpha)[0]


def _card_shadow(
    kit: Kit, size: tuple[int, int], shade: Shade, angle: float, squeeze: float
) -> pygame.Surface:
    """The shadow of a card that is turned or squeezed."""
    flat = card_shadow(kit, size, shade)
    if squeeze < 1.0:
        w, h = flat.get_size()
        return pygame.transform.scale(flat, (max(1, w - round(size[0] * (1.0 - squeeze))), h))
    if angle == 0.0:
        return flat
    if shade == theme.REST:
        return turned_shadow(kit, size, angle)
    return _scaled(pygame.transform.rotate(_small_shadow(kit, size, shade), angle), _SHADOW_PART)


def turned_shadow(kit: Kit, size: tuple[int, int], angle: float) -> pygame.Surface:
    """The shadow of a card that lies turned by so many degrees, in steps of `TURN_STEP`; needs no font.

    Only this one is kept: many cards have it together.
    """
    steps = round(angle / TURN_STEP)
    small = _small_shadow(kit, size, theme.REST)
    return kit.cache.get(
        ("turned shadow", size, steps, round(kit.u, 3)),
        # A copy, for a kept picture cannot be drawn while another thread turns it.
        lambda: _scaled(pygame.transform.rotate(small.copy(), steps * TURN_STEP), _SHADOW_PART),
    )


def _small_shadow(kit: Kit, size: tuple[int, int], shade: Shade) -> pygame.Surface:
    """The shadow of a card, small: turned so and scaled up, it is as soft and takes a tenth of the time."""
    key = ("small shadow", size, shade, round(kit.u, 3))
    return kit.cache.get(key, lambda: _scaled(card_shadow(kit, size, shade).copy(), 1 / _SHADOW_PART))


def _scaled(picture: pygame.Surface, factor: float) -> pygame.Surface:
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(w * factor)), max(1, round(h * factor))))


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
    room, picture = pile_picture(kit, (rect.px[2], rect.px[3]), pile_edges(cards))
    touched = surface.blit(picture, (rect.px[0] - room, rect.px[1] - room))
    if badge is None:
        return touched
    return touched.union(draw_badge(surface, kit, badge_rect(kit, badge, cards), str(cards)))


def pile_picture(kit: Kit, size: tuple[int, int], edges: int) -> tuple[int, pygame.Surface]:
    """A pile with so many edges in one picture, and the room round its uppermost card, in pixels.

    Piles grow and shrink at every turn, and a picture is drawn faster than a shadow and a dozen cards. It
    needs no font.
    """
    w, h = size
    radius, step = theme.CARD_RADIUS * w, edge_step(kit.u)
    room = math.ceil(theme.REST.reach * kit.u + step * edges) + 1

    def make() -> pygame.Surface:
        sheet = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
        draw_shadow(sheet, kit, Rect(room, room + round(step * edges), w, h), radius, theme.REST)
        for k in range(edges, 0, -1):
            edge = kit.shapes.rounded(w, h, radius, stock_of(kit).pile[k % 2])
            sheet.blit(edge, (room, room + round(step * k)))
        sheet.blit(kit.cards.back(size), (room, room))
        return to_screen(sheet)

    return room, kit.cache.sized(("pile", edges, kit.cards.pack), (w + 2 * room, h + 2 * room), make)


def badge_rect(kit: Kit, badge: tuple[float, float], cards: int) -> Rect:
    """The pill with the number of cards of a pile whose badge stands at ``badge``."""
    h = badge_height(kit.u, narrow=is_narrow(*kit.size))
    w = h if cards < 10 else 1.4 * h
    y = badge[1] + round(edge_step(kit.u) * pile_edges(cards))
    return Rect.around(badge[0], y, w, h).rounded()


def draw_badge(
    surface: pygame.Surface, kit: Kit, rect: Rect, text: str, fill: str = theme.DARK, line: str = theme.WOOL
) -> pygame.Rect:
    """A small pill with a number in it."""
    touched = draw_shadow(surface, kit, rect, rect.h / 2, theme.BUTTON_SHADE)
    surface.blit(badge_pill(kit, rect, fill, line), rect.px[:2])
    kind = Type(_BADGE_TEXT * rect.h / kit.u, theme.NAME.weight)
    number = kit.text.fit(text, kind, kit.u, theme.WOOL, rect.w)
    put(surface, number, rect)
    return touched.union(pygame.Rect(rect.px))


def badge_pill(kit: Kit, rect: Rect, fill: str = theme.DARK, line: str = theme.WOOL) -> pygame.Surface:
    """What a badge's number stands on; makes its shadow as well, needs no font."""
    kit.shapes.shadow(rect.w, rect.h, rect.h / 2, theme.BUTTON_SHADE.blur * kit.u, theme.BUTTON_SHADE.alpha)
    return kit.shapes.rounded(rect.w, rect.h, rect.h / 2, fill, line, theme.line(0.2, kit.u))


def draw_ring(surface: pygame.Surface, kit: Kit, rect: Rect, colour: str = theme.OCHRE_L) -> pygame.Rect:
    """A line round a card's place, as when it lies near a dragged card."""
    ring = card_ring(kit, (rect.px[2], rect.px[3]), colour)
    out = rect.inflated(_RING_OUTSIDE * kit.u).rounded()
    return surface.blit(ring, out.px[:2])


def card_ring(kit: Kit, size: tuple[int, int], colour: str) -> pygame.Surface:
    """The line round a card of this size (whole pixels); needs no font."""
    out = Rect(0, 0, *size).inflated(_RING_OUTSIDE * kit.u).rounded()
    return kit.shapes.rounded(out.w, out.h, theme.CARD_RADIUS * out.w, None, colour, theme.line(0.4, kit.u))
