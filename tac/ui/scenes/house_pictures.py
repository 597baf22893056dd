"""Pictures beside what is chosen for a new game: who begins and which way round, and how long is played."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

import pygame

from tac.locale import Translator
from tac.match.series import GoalKind
from tac.rules import SEATS
from tac.settings import Settings
from tac.ui import theme
from tac.ui.draw import Kit, draw_box, draw_central_corners, draw_empty_place, put
from tac.ui.draw.arrow import draw_way
from tac.ui.layout import Point, Rect, Side, sides_of
from tac.ui.layout.arrow_way import Way
from tac.ui.layout.wide import CARD_HEIGHT
from tac.ui.scenes.series_words import goal_of, goal_words

_SEAT: Final = 0.2
_OFF: Final = 0.36
"""Size of a player's sign, and how far its middle is from that of the table, of the room's height,"""
_WIDER: Final = 1.25
"""and so many times as far to the sides, where there is room."""
_BENT: Final = 0.82
"""How far from the middle an arrow is drawn, of the corner between two players."""
_CLEAR: Final = 0.62
"""An arrow keeps so far off the middle of a player, of the size."""
_EDGE: Final = 0.6
"""The ring round who begins, in u."""
_WAYS: Final = {
    Side.BOTTOM: Point(0, 1), Side.LEFT: Point(-1, 0), Side.TOP: Point(0, -1), Side.RIGHT: Point(1, 0)
}  # fmt: skip
_ROW: Final = 5
"""So many games are drawn in a row."""
_GAME: Final = 6.8
_GAME_GAP: Final = 1.4
_ENDLESS: Final = (1.0, 0.75, 0.5, 0.3, 0.12)
"""How opaque games are that go on for ever."""
_PAD: Final = 2.4

Picture = Callable[[pygame.Surface, Kit, Translator, Rect, Settings], None]


def _draw_order(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, settings: Settings) -> None:
    """Four players round the table, arrows from each to the next, and a ring round who begins.

    Where it is not a seat that begins, what decides stands in the middle.
    """
    u, size = kit.u, min(_SEAT * room.h, 0.17 * room.w)
    off = Point(min(_WIDER * _OFF * room.h, 0.5 * room.w - size), _OFF * room.h)
    sides = sides_of(len(SEATS), settings.way_round)
    centres = [Point(room.cx + off.x * _WAYS[side].x, room.cy + off.y * _WAYS[side].y) for side in sides]
    for number, at in enumerate(centres):
        draw_way(surface, kit, _way(at, centres[(number + 1) % len(centres)], room.centre, size), 0.8 * size)
    for number, (seat, side, at) in enumerate(zip(SEATS, sides, centres, strict=True)):
        place = Rect.around(*at, size, size).rounded()
        if seat.name == settings.begins:
            ring = place.inflated(_EDGE * u)
            draw_box(surface, kit, ring, theme.OCHRE, None, radius=ring.h / 2)
            _draw_begins(surface, kit, t, ring, upright=side in (Side.BOTTOM, Side.TOP))
        colour = theme.SEAT_TEETH[number]
        draw_box(surface, kit, place, theme.PAPER, colour, radius=place.h / 2, line_width=0.5)
        digit = kit.text.fit(str(number + 1), theme.NUMBERED, u, theme.INK, 0.8 * size, height=size)
        put(surface, digit, place)
    _draw_middle(surface, kit, t, Rect.around(*room.centre, 1.7 * off.x - size, off.y), settings.begins)


def _way(start: Point, end: Point, middle: Point, size: float) -> Way:
    """From one player to the next, bent round the table."""
    out = Point(start.x + end.x - 2 * middle.x, start.y + end.y - 2 * middle.y)
    bend = Point(middle.x + _BENT * out.x, middle.y + _BENT * out.y)

    def off(at: Point) -> Point:
        far = math.dist(at, bend)
        part = _CLEAR * size / far
        return Point(at.x + part * (bend.x - at.x), at.y + part * (bend.y - at.y))

    return Way(off(start), bend, off(end))


def _draw_begins(surface: pygame.Surface, kit: Kit, t: Translator, ring: Rect, *, upright: bool) -> None:
    """The word for who begins, beside him or below."""
    u = kit.u
    words = kit.text.fit(t("new_game.begins"), theme.LABEL_STRONG, u, theme.OCHRE_L, 2.4 * ring.w)
    w, h = words.get_size()
    at = Rect(ring.right + 0.8 * u, ring.cy - h / 2, w, h)
    put(surface, words, at if upright else Rect(ring.cx - w / 2, ring.bottom + 0.4 * u, w, h))


def _draw_middle(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, begins: str) -> None:
    """What decides who begins, or where cards are going to lie."""
    if begins not in ("loser", "deal"):
        h = 0.7 * room.h
        place = Rect.around(*room.centre, h * 5 / 7, h).rounded()
        small = kit.with_unit(h / CARD_HEIGHT)
        draw_empty_place(surface, small, place)
        draw_central_corners(surface, small, place)
        return
    words = kit.text.fit(t(f"begins.{begins}"), theme.STRONG, kit.u, theme.WOOL, room.w, lines=2)
    if begins == "deal":
        icon = kit.pictures.icon("dice", 0.55 * room.h, theme.WOOL)
        put(surface, icon, room.moved(0, -0.6 * words.get_height()))
        room = room.moved(0, 0.5 * icon.get_height())
    put(surface, words, room)


def _draw_length(surface: pygame.Surface, kit: Kit, t: Translator, room: Rect, settings: Settings) -> None:
    """As many woven diamonds as games, or losses, are played; those of a match without end fade away."""
    u, goal = kit.u, goal_of(settings)
    words = t("match.goal.single") if goal is None else goal_words(t, goal)
    inner = room.inflated(-_PAD * u)
    said = kit.text.fit(words[:1].upper() + words[1:], theme.HEADING, u, theme.WOOL, inner.w, lines=2)
    if goal is not None and goal.kind is GoalKind.ENDLESS:
        pale = list(_ENDLESS)
    else:
        pale = [1.0] * (1 if goal is None else goal.number)
    rows = -(-len(pale) // _ROW)
    left = inner.h - said.get_height() - 2 * u
    # A single one is large.
    most = (1.6 if goal is None else 1.0) * _GAME * u
    size = min(most, left / rows - _GAME_GAP * u, inner.w / _ROW - _GAME_GAP * u)
    step = size + _GAME_GAP * u
    top = inner.cy - (said.get_height() + 2 * u + rows * step - _GAME_GAP * u) / 2
    put(surface, said, Rect(inner.x, top, inner.w, said.get_height()))
    y = top + said.get_height() + 2 * u
    losses = goal is not None and goal.kind is GoalKind.LOSSES
    for number, opacity in enumerate(pale):
        line, column = divmod(number, _ROW)
        count = min(_ROW, len(pale) - line * _ROW)
        x = inner.cx + (column - (count - 1) / 2) * step
        place = Rect.around(x, y + line * step + size / 2, size, size).rounded()
        colour = theme.MIST if losses else theme.OCHRE
        put(surface, kit.shapes.diamond(*place.size, 4, colour, opacity), place)


PICTURES: Final[Mapping[str, Picture]] = {"order": _draw_order, "length": _draw_length}
"""The pictures by the names that pages of settings give them."""


def draw_picture(
    surface: pygame.Surface, kit: Kit, t: Translator, name: str, room: Rect, settings: Settings
) -> None:
    """Draw one on its own piece of cloth, as these settings are."""
    draw_box(surface, kit, room, theme.CLOTH, theme.PAPER_LINE)
    PICTURES[name](surface, kit, t, room, settings)
