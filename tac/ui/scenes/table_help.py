"""Help by seat at the table: what is shown to whom, and what the sign on a plate means."""

from __future__ import annotations

from typing import Final

from tac.match import Help, Match
from tac.match.help import advice
from tac.ui.layout import PlaceKind
from tac.ui.table import Hit, TableView

_REST: Final = 600.0
"""Milliseconds that a pointer rests on a plate before it is told what the sign there means."""


class TableHelp:
    """Keeps the table's view up to date with who is helped how, and with what is owed."""

    def __init__(self, match: Match, view: TableView) -> None:
        self._match = match
        self._view = view
        self._on: Hit | None = None
        self._rested = 0.0

    def update(self, dt_ms: float) -> None:
        """Show what is to be shown now: nothing while cards move, and nothing of anybody else's turn."""
        match, view = self._match, self._view
        helps = match.helps
        view.mark_helped({seat: helps.of(seat) for seat in match.setup.people})
        seat = match.table.turn
        shown = helps.of(seat) is Help.SHOW and not (view.busy or match.is_over or match.is_paused)
        view.advise(advice(match.table, seat) if shown else None)
        if self._on is not None and self._rested < _REST:
            self._rested += dt_ms
            if self._rested >= _REST:
                self.tell(self._on)

    def rest_on(self, hit: Hit | None) -> None:
        """The pointer is here."""
        plate = hit if hit is not None and hit.kind is PlaceKind.PLATE else None
        if plate != self._on:
            self._on, self._rested = plate, 0.0

    def tell(self, hit: Hit) -> bool:
        """Say what the sign on this plate means; False where there is none."""
        if hit.kind is not PlaceKind.PLATE or hit.seat is None:
            return False
        kind = self._match.helps.of(hit.seat)
        if kind is Help.NONE:
            return False
        self._rested = _REST
        self._view.tell_help(hit.seat, kind)
        return True
