"""What can go wrong with text and with moves.

::

    Exception
    ├── NotationError        text that is no card, no move or no position
    │   └── RecordError      a record that breaks the format or the rules, with the place where
    └── Refused              a move that the table does not allow, with its reason and the table
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tac.rules.moves import Move
    from tac.rules.table import Table


class Reason(Enum):
    """Why a move is refused. Screens, drills and translations key on the values."""

    NOT_YOUR_TURN = "not_your_turn"
    """Section 6: a move out of turn."""
    PLAYER_OUT = "player_out"
    """R5.1: one who is out moves no more."""
    CARD_IN_HAND = "card_in_hand"
    """R3.5: with a drawn card in hand only that card can be placed."""
    NOTHING_DRAWN = "nothing_drawn"
    """R3.5: there is no drawn card to place."""
    NO_CARD = "no_card"
    """R3.5: one's own heap is empty, so there is no top card to play from it."""
    NEEDS_ACE = "needs_ace"
    """R3.1: an empty central pile takes only an Ace."""
    DOES_NOT_FIT_CENTRAL = "does_not_fit_central"
    """R3.1: the card does not follow the top of the central pile."""
    DOES_NOT_FIT_HEAP = "does_not_fit_heap"
    """R3.2: the card does not follow the top of that heap."""
    HEAP_EMPTY = "heap_empty"
    """R3.2: an empty heap takes no opponent's card."""
    HEAP_CLOSED = "heap_closed"
    """House rule ``heap_wrap`` off: a King closes a heap."""
    HEAPS_WAIT = "heaps_wait"
    """R3.3: opponents' heaps are closed to this card until the first Ace lies."""
    OWN_HEAP = "own_heap_only_drawn"
    """R3.4: one's own heap takes only one's drawn card."""
    NO_SUCH_SEAT = "no_such_seat"
    """The seat is not part of this game."""
    NOTHING_TO_PUT_RIGHT = "nothing_to_put_right"
    """R6.5 b: the latest move is no standing fault."""
    NOT_THE_OWED_MOVE = "not_the_owed_move"
    """R6.5 b: a fault is put right only by a move that was owed."""
    OWN_CALL = "own_call"
    """R6.7: a call of one's own fault or against oneself."""
    CALLER_OUT = "caller_out"
    """R6.1: one who is out may not call."""
    CALL_NOT_STARTED = "call_not_started"
    """R6.7: a call before the first move."""
    CALL_TWICE = "call_twice"
    """R6.7: a second false call of one seat between two moves."""
    NOTHING_TO_SETTLE = "nothing_to_settle"
    """R6.6: the end does not wait."""
    END_WAITS = "end_waits"
    """R6.6: the game would be over; it only waits for a call."""
    GAME_OVER = "game_over"
    """R5.1: the game is over."""


class NotationError(ValueError):
    """Text that is no card, no move, no position or no record."""


class Refused(Exception):
    """A move that the table does not allow; nothing has changed.

    ``reason`` says why, ``table`` is the position in which it was tried, ``move`` what was tried.
    """

    def __init__(self, reason: Reason, table: Table, move: Move) -> None:
        super().__init__(f"{move.token}: {reason.value} (seat {table.turn.name} is on turn)")
        self.reason = reason
        self.table = table
        self.move = move


class RecordReason(Enum):
    """What is wrong with a record. Screens and translations key on the values."""

    TOO_LARGE = "too_large"
    NOT_UTF8 = "not_utf8"
    NOT_YAML = "not_yaml"
    NOT_PLAIN = "not_plain"
    NOT_A_RECORD = "not_a_record"
    VERSION = "version"
    HOUSE_RULE = "house_rule"
    SEATS = "seats"
    CARDS = "cards"
    CENTRAL = "central"
    LINE = "line"
    SEAT = "seat"
    TOKEN = "token"
    REFUSED = "refused"
    RESULT = "result"


class RecordError(NotationError):
    """A record that cannot be read or does not hold.

    ``reason`` is the kind of trouble, ``detail`` says it in English; ``turn`` is the line of ``turns``
    (1 = first) and ``token`` the text at fault where there is one; ``refusal`` is the rules' own reason
    where they refused the token.
    """

    def __init__(
        self,
        reason: RecordReason,
        detail: str,
        *,
        turn: int | None = None,
        token: str | None = None,
        refusal: Reason | None = None,
    ) -> None:
        place = "" if turn is None else f"turn {turn}: " if token is None else f"turn {turn}, {token}: "
        super().__init__(place + detail)
        self.reason = reason
        self.detail = detail
        self.turn = turn
        self.token = token
        self.refusal = refusal
