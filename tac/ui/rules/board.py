"""Draws a small table with what is to be seen on it: what is owed, what turns over, who pays."""

from __future__ import annotations

from typing import Final

import pygame

from tac.locale import Translator
from tac.rules import Kind, Move, Seat, Source, Table, Target, apply, duties
from tac.rules.duties import obligation
from tac.rules.events import PenaltyPaid
from tac.rules.position import read_position
from tac.ui import theme
from tac.ui.draw import (
    BACK,
    Kit,
    PlateState,
    badge_rect,
    draw_badge,
    draw_burst,
    draw_card,
    draw_central_corners,
    draw_empty_place,
    draw_heap,
    draw_pile,
    draw_plate,
    draw_ring,
)
from tac.ui.draw.arrow import draw_arrow
from tac.ui.layout import Rect, is_narrow
from tac.ui.layout.arrow_way import Past
from tac.ui.layout.rules import BoardLayout, board_layout
from tac.ui.rules.pages import Board, Shows

AVATARS: Final = ("lisica", "macka", "vuk", "jagnje")
"""Who sits on a board of four: the reader as whoever has chosen no other, and those whose names are short."""
AVATARS_OF_FEW: Final = ("lisica", "vuk", "jagnje")
_CENTRAL_SEED: Final = 4
_PEEK: Final = 0.11
"""How far a card that is given peeks out from under its pile, of the card's height."""
_OUTLINE: Final = 1.3
"""How far the outline of a shout reaches beyond the tip of its tail, in u."""


def draw_board(surface: pygame.Surface, kit: Kit, t: Translator, board: Board, room: Rect) -> None:
    """Draw a board in the middle of ``room``."""
    table = board.table()
    layout = board_layout(room, len(table.seats), kit.u, narrow=is_narrow(*kit.size))
    penalty = _penalty(board) if board.shows is Shows.CALL else ()
    _draw_cards(surface, kit, table, layout, penalty)
    _draw_plates(surface, kit, t, board, table, layout)
    if board.shows is Shows.DUTY or board.shows is Shows.CALL:
        for move in duties(table):
            _draw_move(surface, kit, table, layout, move)
    elif board.shows is Shows.TURNING:
        heap = layout.heaps[table.turn]
        draw_ring(surface, kit, heap)
        draw_arrow(surface, kit, heap, layout.piles[table.turn])
    if board.shows is Shows.CALL:
        _draw_call(surface, kit, t, board, layout, penalty)


def board_words(t: Translator, board: Board) -> str:
    """What stands above a board: its caption or, in a call, what was owed; may be empty."""
    if board.shows is not Shows.CALL:
        return t(board.caption) if board.caption else ""
    table = board.table()
    return t.card(f"moment.owed.{obligation(duties(table)[0])}", table.heaps[table.turn][0].code[0])


def _draw_cards(
    surface: pygame.Surface, kit: Kit, table: Table, layout: BoardLayout, penalty: tuple[PenaltyPaid, ...]
) -> None:
    draw_empty_place(surface, kit, layout.drawn)
    for paid in penalty:
        pile = layout.piles[paid.giver]
        centre = (pile.cx, pile.cy + _PEEK * pile.h)
        draw_card(surface, kit, BACK, centre, layout.card)
    for seat in table.seats:
        draw_pile(surface, kit, layout.piles[seat], len(table.piles[seat]), layout.badges[seat])
        heap = table.heaps[seat]
        draw_heap(surface, kit, layout.heaps[seat], heap[0].code if heap else None, len(heap), seat)
    draw_central_corners(surface, kit, layout.central)
    central = table.central
    code = central[0].code if central else None
    draw_heap(surface, kit, layout.central, code, len(central), _CENTRAL_SEED)
    if table.drawn is not None:
        draw_card(surface, kit, table.drawn.code, layout.drawn.centre, layout.card, shade=theme.LIFTED)


def who(t: Translator, board: Board, table: Table, seat: Seat) -> tuple[str, str, PlateState]:
    """What the plate of a seat shows: avatar, words and state."""
    avatar = (AVATARS if len(table.seats) == len(AVATARS) else AVATARS_OF_FEW)[seat]
    name = t("name.you") if seat is Seat.A else t(f"name.{avatar}")
    caller = Move.parse(board.moves[-1]).caller if board.shows is Shows.CALL else None
    if seat in table.out:
        return avatar, t("plate.out"), PlateState.OUT
    if seat is caller:
        return avatar, name, PlateState.CALLER
    if seat is not table.turn:
        return avatar, name, PlateState.IDLE
    return (avatar, name, PlateState.TURN) if caller is None else (avatar, t("plate.fault"), PlateState.FAULT)


def _draw_plates(
    surface: pygame.Surface, kit: Kit, t: Translator, board: Board, table: Table, layout: BoardLayout
) -> None:
    for seat in table.seats:
        avatar, words, state = who(t, board, table, seat)
        draw_plate(surface, kit, layout.plates[seat], words, "", avatar, state)


def _draw_move(surface: pygame.Surface, kit: Kit, table: Table, layout: BoardLayout, move: Move) -> None:
    """The way of a card that is owed to a place, or of the one that must be drawn."""
    if move.kind is Kind.DRAW:
        source, target = layout.piles[table.turn], layout.drawn
    else:
        source = layout.heaps[table.turn] if move.source is Source.HEAP else layout.drawn
        target = _target(table, layout, move)
        draw_ring(surface, kit, source)
    past = Past((layout.central, *layout.heaps, *layout.piles), layout.plates)
    draw_arrow(surface, kit, source, target, past)


def _target(table: Table, layout: BoardLayout, move: Move) -> Rect:
    if isinstance(move.target, Seat):
        return layout.heaps[move.target]
    return layout.central if move.target is Target.CENTRAL else layout.heaps[table.turn]


def _penalty(board: Board) -> tuple[PenaltyPaid, ...]:
    """Who gave a card in the latest move of a board, which is a call."""
    table = read_position(board.position)
    events: tuple[object, ...] = ()
    for token in board.moves:
        table, events = apply(table, Move.parse(token))
    return tuple(event for event in events if isinstance(event, PenaltyPaid))


def _draw_call(
    surface: pygame.Surface,
    kit: Kit,
    t: Translator,
    board: Board,
    layout: BoardLayout,
    penalty: tuple[PenaltyPaid, ...],
) -> None:
    """What each gives and gets, and the shout."""
    table, u = board.table(), kit.u
    for seat in table.seats:
        given = sum(paid.giver is seat for paid in penalty)
        gained = sum(paid.receiver is seat for paid in penalty)
        if given or gained:
            badge = badge_rect(kit, layout.badges[seat], len(table.piles[seat]))
            text = f"+{gained}" if gained else f"\N{MINUS SIGN}{given}"
            box = Rect(badge.right + 0.2 * u, badge.y, 1.5 * badge.h, badge.h).rounded()
            draw_badge(surface, kit, box, text, theme.MADDER, theme.OCHRE_L)
    caller = Move.parse(board.moves[-1]).caller
    assert caller is not None
    room, plate = layout.shout, layout.plates[caller]
    radii = (min(0.42 * room.w, 17 * u), min(0.36 * room.h, 8.4 * u))
    at = (room.cx, room.bottom - 1.3 * radii[1])
    # To the lower edge of the plate, with its outline: on the face it would hide who calls.
    tail = (plate.x + 0.5 * plate.h, plate.bottom + _OUTLINE * u)
    draw_burst(surface, kit, t("moment.shout"), at, radii, tail, rays=False)
