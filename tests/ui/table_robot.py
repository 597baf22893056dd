"""A person made of keys and clicks: looks at the match's table, decides by the rules, and presses."""

from __future__ import annotations

from collections.abc import Callable

from tac.rules import Kind, Move, Phase, Seat, Target, duties, possible
from tac.rules.duties import corrections
from tac.ui.layout import Place
from tests.ui.table_driver import CENTRE, Driver, heap, pile

_SIDE_KEYS = {
    2: {0: "kp_2", 1: "kp_8"},
    3: {0: "kp_2", 1: "kp_4", 2: "kp_6"},
    4: {0: "kp_2", 1: "kp_4", 2: "kp_8", 3: "kp_6"},
}


class Robot:
    """Plays one seat of a driven game, alternately with keys and with the mouse."""

    def __init__(self, drive: Driver, seat: Seat = Seat.A) -> None:
        self.drive = drive
        self.seat = seat
        self._uses_mouse = False

    def is_on_turn(self) -> bool:
        table = self.drive.match.table
        return table.turn == self.seat and table.phase is Phase.PLAY and not self.drive.match.is_over

    def make(self, move: Move) -> None:
        """Make this move with the mouse or the keyboard, in turns."""
        self._uses_mouse = not self._uses_mouse
        if self._uses_mouse:
            self.drive.apart()
            self.drive.click(self._place(move))
        else:
            self.drive.press(self._key(move))

    def owed(self) -> Move:
        """The first of what the order of play demands."""
        return duties(self.drive.match.table)[0]

    def fault(self) -> Move | None:
        """A move that would pass over a duty, if there is one."""
        table = self.drive.match.table
        return next((move for move in possible(table) if move not in duties(table)), None)

    def correction(self) -> Move | None:
        """The putting right of one's own latest move, if that is possible."""
        table = self.drive.match.table
        if not table.correctable or table.faults[-1].seat != self.seat:
            return None
        return corrections(table)[0].owed

    def play(self, done: Callable[[], bool], frame: float = 100.0, most: int = 40_000) -> None:
        """Play on in order until something is so."""
        for _ in range(most):
            if done():
                return
            if self.is_on_turn():
                self.make(self.owed())
            self.drive.app.step(frame, [])
        raise AssertionError(f"still not so: {self.drive.tokens()[-10:]}")

    def _place(self, move: Move) -> Place:
        if move.kind is Kind.DRAW:
            return pile(self.seat)
        if move.target is Target.CENTRAL:
            return CENTRE
        return heap(move.target if isinstance(move.target, Seat) else self.seat)

    def _key(self, move: Move) -> str:
        if move.kind is Kind.DRAW:
            return "kp_0"
        if move.target is Target.CENTRAL:
            return "kp_5"
        target = move.target if isinstance(move.target, Seat) else self.seat
        return _SIDE_KEYS[len(self.drive.match.table.piles)][target]
