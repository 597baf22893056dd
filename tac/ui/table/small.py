"""A small picture of a table at one moment, with the moves that were owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.rules import Kind, Move, Seat, Source, Table, Target
from tac.ui import theme
from tac.ui.draw import (
    Kit,
    badge_rect,
    draw_badge,
    draw_box,
    draw_card,
    draw_central_corners,
    draw_empty_place,
    draw_heap,
    draw_pile,
    draw_ring,
    put,
)
from tac.ui.draw.arrow import draw_arrow
from tac.ui.layout import Rect
from tac.ui.layout.small_table import SmallTable, small_table

_CENTRAL_SEED: Final = 4


def draw_small_table(
    surface: pygame.Surface,
    kit: Kit,
    table: Table,
    room: Rect,
    avatars: Sequence[str],
    moves: Sequence[Move] = (),
    *,
    way_round: str = "left",
) -> None:
    """Draw ``table`` in the middle of ``room``: ``moves`` by arrows, and whose turn it is by a ring."""
    layout = small_table(room, len(table.seats), kit.u, way_round=way_round)
    draw_central_corners(surface, kit, layout.central)
    central = table.central
    code = central[0].code if central else None
    draw_heap(surface, kit, layout.central, code, len(central), _CENTRAL_SEED)
    for seat in table.seats:
        _draw_seat(surface, kit, table, layout, seat, avatars[seat])
    if table.drawn is not None:
        drawn = layout.drawn[table.turn]
        draw_card(surface, kit, table.drawn.code, drawn.centre, layout.card, shade=theme.LIFTED)
    for move in moves:
        source, target = _ends(table, layout, move)
        for place in (source, target):
            draw_ring(surface, kit, place)
        draw_arrow(surface, kit, source, target)
        if move.kind is Kind.DRAW:
            _draw_number(surface, kit, table, layout, table.turn)


def _draw_seat(
    surface: pygame.Surface, kit: Kit, table: Table, layout: SmallTable, seat: Seat, avatar: str
) -> None:
    if seat is Seat.A and table.drawn is None:
        draw_empty_place(surface, kit, layout.drawn[seat])
    draw_pile(surface, kit, layout.piles[seat], len(table.piles[seat]), layout.badges[seat])
    heap = table.heaps[seat]
    draw_heap(surface, kit, layout.heaps[seat], heap[0].code if heap else None, len(heap), seat)
    face = layout.faces[seat]
    if seat is table.turn:
        edge = max(2.0, 0.45 * kit.u)
        around = face.inflated(edge)
        draw_box(surface, kit, around, theme.OCHRE, None, radius=around.h / 2)
    put(surface, kit.pictures.avatar(avatar, face.h), face)


def _draw_number(surface: pygame.Surface, kit: Kit, table: Table, layout: SmallTable, seat: Seat) -> None:
    """How many cards a pile has, over the ring round it."""
    cards = len(table.piles[seat])
    if cards:
        draw_badge(surface, kit, badge_rect(kit, layout.badges[seat], cards), str(cards))


def _ends(table: Table, layout: SmallTable, move: Move) -> tuple[Rect, Rect]:
    """From where to where a move leads."""
    mover = table.turn
    if move.kind is Kind.DRAW:
        return layout.piles[mover], layout.drawn[mover]
    source = layout.heaps[mover] if move.source is Source.HEAP else layout.drawn[mover]
    if isinstance(move.target, Seat):
        return source, layout.heaps[move.target]
    return source, layout.central if move.target is Target.CENTRAL else layout.heaps[mover]
