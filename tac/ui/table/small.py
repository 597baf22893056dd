"""A small picture of a table at one moment, with the moves that were owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.rules import Kind, Move, Seat, Source, Table, Target
from tac.ui import theme
from tac.ui.draw import (
    Kit,
    draw_badge,
    draw_box,
    draw_card,
    draw_central_corners,
    draw_empty_place,
    draw_heap,
    draw_ring,
    put,
)
from tac.ui.draw.arrow import draw_arrow
from tac.ui.draw.stacks import pile_picture
from tac.ui.layout import Rect
from tac.ui.layout.arrow_way import Past
from tac.ui.layout.small_table import SmallTable, small_table
from tac.ui.layout.stacks import pile_edges

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
    small = kit.with_unit(layout.u)
    draw_central_corners(surface, small, layout.central)
    central = table.central
    code = central[0].code if central else None
    draw_heap(surface, small, layout.central, code, len(central), _CENTRAL_SEED)
    for seat in table.seats:
        _draw_seat(surface, small, table, layout, seat)
        _draw_face(surface, kit, layout.faces[seat], avatars[seat], turn=seat is table.turn)
    if table.drawn is not None:
        drawn = layout.drawn[table.turn]
        draw_card(surface, small, table.drawn.code, drawn.centre, layout.card, shade=theme.LIFTED)
    numbers = [_number(table, layout, seat) for seat in table.seats]
    past = Past((layout.central, *layout.heaps, *layout.piles), (*layout.faces, *numbers))
    for move in moves:
        source, target = _ends(table, layout, move)
        for place in (source, target):
            draw_ring(surface, kit, place)
        draw_arrow(surface, kit, source, target, past)
    for seat, number in zip(table.seats, numbers, strict=True):
        if table.piles[seat]:
            draw_badge(surface, kit, number, str(len(table.piles[seat])))


def _draw_seat(surface: pygame.Surface, small: Kit, table: Table, layout: SmallTable, seat: Seat) -> None:
    """The cards of a seat, as on a table of their size."""
    heap, pile = table.heaps[seat], layout.piles[seat]
    if table.piles[seat]:
        margin, picture = pile_picture(small, layout.card, _edges(table, layout, seat))
        surface.blit(picture, (pile.px[0] - margin, pile.px[1] - margin))
    else:
        draw_empty_place(surface, small, pile)
    draw_heap(surface, small, layout.heaps[seat], heap[0].code if heap else None, len(heap), seat)
    draw_empty_place(surface, small, layout.drawn[seat])


def _draw_face(surface: pygame.Surface, kit: Kit, face: Rect, avatar: str, *, turn: bool) -> None:
    if turn:
        edge = max(2.0, 0.45 * kit.u)
        around = face.inflated(edge)
        draw_box(surface, kit, around, theme.OCHRE, None, radius=around.h / 2)
    put(surface, kit.pictures.avatar(avatar, face.h), face)


def _edges(table: Table, layout: SmallTable, seat: Seat) -> int:
    return layout.edges(pile_edges(len(table.piles[seat])))


def _number(table: Table, layout: SmallTable, seat: Seat) -> Rect:
    """Where it stands how many cards a pile has."""
    return layout.number(seat, len(str(len(table.piles[seat]))), _edges(table, layout, seat))


def _ends(table: Table, layout: SmallTable, move: Move) -> tuple[Rect, Rect]:
    """From where to where a move leads."""
    mover = table.turn
    if move.kind is Kind.DRAW:
        return layout.piles[mover], layout.drawn[mover]
    source = layout.heaps[mover] if move.source is Source.HEAP else layout.drawn[mover]
    if isinstance(move.target, Seat):
        return source, layout.heaps[move.target]
    return source, layout.central if move.target is Target.CENTRAL else layout.heaps[mover]
