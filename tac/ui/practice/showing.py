"""Moves on a real table, and what was owed instead of the last: `MovesShow`, and `ItemShow` for an item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tac.locale import Translator
from tac.match import Report
from tac.match.events import public_events
from tac.practice.items import Explanation, Item
from tac.rules import Kind, Move, Seat, Table, apply
from tac.rules.events import TurnPassed
from tac.rules.record import replay
from tac.ui.draw import Kit
from tac.ui.layout import Place, PlaceKind, Rect
from tac.ui.practice.marks import Marks
from tac.ui.practice.seating import Company, beside_panel
from tac.ui.table import TableView
from tac.ui.table.advising import ends
from tac.ui.table.flight import DRAWN_LIFT
from tac.ui.table.sounds import Sounds
from tac.ui.table.words import Words

_BETWEEN: Final = 260.0
"""Milliseconds between two moves that are shown,"""
_FIRST: Final = 450.0
"""and before the first: a new table wants to be looked at."""


class MovesShow:
    """Shows ``moves`` from ``start`` on in ``view``, the first after a while; ``landed`` is called with the
    view's own time, in ms, when the last one lies there.
    """

    def __init__(
        self, kit: Kit, view: TableView, start: Table, moves: Sequence[Move], landed: Callable[[float], None]
    ) -> None:
        self._kit = kit
        self._table = start
        self._moves = list(moves)
        self._number = 0
        self._in: float | None = _FIRST
        self.landed = landed
        self.marked: Explanation | None = None
        """What is marked on the table."""
        self.view = view
        self.view.on_shown = self._shown

    @property
    def is_done(self) -> bool:
        """Whether the last move lies there."""
        return not self._moves and self._in is None

    def advance(self, dt_ms: float) -> None:
        """Let time pass: moves come one after the other."""
        self.view.advance(dt_ms)
        if self._in is None or not self._moves:
            return
        self._in -= dt_ms
        if self._in <= 0.0:
            self._in = None
            self._show(self._moves[0])

    def skip(self) -> None:
        """Show everything at once, without motion."""
        while self._moves:
            self._show(self._moves[0])
            self.view.hurry()
        self._in = None

    def _show(self, move: Move) -> None:
        self._table, events = apply(self._table, move)
        self._number += 1
        shown = public_events(events)
        if len(self._moves) == 1:
            # The last move is what is asked or told about: its player keeps the turn, as the words say.
            shown = tuple(event for event in shown if not isinstance(event, TurnPassed))
        self.view.show(Report(self._number, round(self.view.now), move, shown))

    def _shown(self, number: int, at: int) -> None:
        if not self._moves or number != self._number:
            return
        del self._moves[0]
        if self._moves:
            self._in = _BETWEEN
        else:
            self._in = None
            self.landed(at)

    def marks(self, explanation: Explanation) -> Marks | None:
        """What was owed, on the table: from where the card lies now to where it belonged."""
        self.marked = explanation
        return marks_of(self._kit, self.view, explanation)


class ItemShow(MovesShow):
    """Shows ``item`` after the last ``lead`` moves before it; ``landed`` is called with its own time, in ms.

    Nothing of what is shown depends on whether the move is a fault.
    """

    def __init__(
        self,
        item: Item,
        lead: int,
        kit: Kit,
        t: Translator,
        sounds: Sounds,
        company: Company,
        *,
        size: tuple[int, int],
        speed: str,
        reduced_motion: bool,
        way_round: str,
        landed: Callable[[float], None],
    ) -> None:
        self.item = item
        start, moves = leading_to(item, lead)
        deal = item.record.deal
        setup = company.setup(deal, item.viewer)
        self._words = Words(t, setup, company.names(t, deal, item.viewer))
        view = TableView(
            setup,
            size,
            t,
            sounds,
            kit=kit,
            names=self._words.names,
            speed=speed,
            reduced_motion=reduced_motion,
            position=start,
            arranged=beside_panel(item.players, item.viewer, way_round),
        )
        super().__init__(kit, view, start, [*moves, item.move], landed)

    def name_of(self, seat: Seat) -> str:
        """What stands on the plate of this seat."""
        return self._words.names[seat]

    def sentence(self, explanation: Explanation) -> str:
        """Why the move was a fault, or why it was in order."""
        return explained(self._words, explanation)


def leading_to(item: Item, lead: int) -> tuple[Table, tuple[Move, ...]]:
    """The table some moves before ``item``, at most ``lead``, and these moves; calls are not among them."""
    steps = list(replay(item.record))[-lead:] if lead else []
    for at in range(len(steps) - 1, -1, -1):
        if not steps[at].move.is_turn_move:
            steps = steps[at + 1 :]
            break
    return (steps[0].before if steps else item.before), tuple(step.move for step in steps)


def explained(words: Words, explanation: Explanation) -> str:
    """One or two sentences: what was owed, or why all was in order."""
    if explanation.is_fault:
        assert explanation.card is not None and explanation.kind is not None
        return f"{words.had_to(explanation.card, explanation.kind.obligation, explanation.owed)}."
    in_order = words.t("practice.in_order")
    if explanation.reason is None:
        return in_order
    return f"{in_order} {words.t(f'refused.{explanation.reason.value}')}"


def marks_of(kit: Kit, view: TableView, explanation: Explanation) -> Marks | None:
    """Rings and arrows for what was owed, as the help at the table has them."""
    if explanation.card is None or not explanation.places:
        return None
    source = view.place_of(explanation.card)
    if not explanation.is_fault:
        # Where it nearly belonged: a ring alone, for nothing was to go there.
        places = [
            Place(PlaceKind.HEAP, place) if isinstance(place, Seat) else Place(PlaceKind.CENTRAL)
            for place in explanation.places
        ]
        return Marks(kit, view.layout, rings=[_rect(view, place) for place in places])
    arrows: list[tuple[Rect, Rect]] = []
    for move in explanation.owed:
        if move.kind is Kind.DRAW:
            continue
        usual, target = ends(move, explanation.seat)
        arrows.append((_rect(view, source or usual), _rect(view, target)))
    return Marks(kit, view.layout, arrows=arrows)


def _rect(view: TableView, place: Place) -> Rect:
    layout = view.layout
    rect = layout.rect(place)
    return rect.moved(0, -DRAWN_LIFT * layout.u) if place.kind is PlaceKind.DRAWN else rect
