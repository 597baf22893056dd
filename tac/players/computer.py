"""A computer player: what it overlooks, what it notices, and how fast.

Every answer is a function of what it is asked and of (seed, seat, move number): a computer keeps no
state, so a game that is continued from its record goes on as it would have.
"""

from __future__ import annotations

from dataclasses import dataclass

from tac.players.draws import Purpose, ex_gaussian, uniform
from tac.players.level import Level
from tac.rules import Move, Seat, Table, Target, duties, possible
from tac.rules.duties import obligation


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer that sits on ``seat`` in the game with this ``seed``."""

    seat: Seat
    level: Level
    seed: int

    def choose(self, table: Table, move_number: int, just_called: bool) -> Move:
        """The draw or placing that it makes on ``table``, where it is on turn.

        It goes through the order of play (section 4) and may overlook each obligation on its way; the
        first Ace is never overlooked, nor is the move owed after being called (``just_called``, R6.4).
        """
        owed = duties(table)
        first_ace = not table.central and owed[0].target is Target.CENTRAL
        if just_called or first_ace:
            return self._one_of(owed, move_number)
        moves = possible(table)
        for number in sorted({obligation(move) for move in moves}):
            fitting = tuple(move for move in moves if obligation(move) == number)
            last = fitting[-1] is moves[-1]
            if last or not self._overlooks(number, move_number):
                return self._one_of(fitting, move_number)
        raise AssertionError("the last possible move is never overlooked")

    def notices(self, passed_over: int, move_number: int) -> bool:
        """Whether it sees the fault that move ``move_number`` made, which passed over that obligation."""
        chance = self.level.notice[passed_over - 1]
        return uniform(self.seed, self.seat, move_number, Purpose.NOTICE) < chance

    def cries_falsely(self, move_number: int) -> bool:
        """Whether it takes move ``move_number``, which was in order, for a fault."""
        return uniform(self.seed, self.seat, move_number, Purpose.FALSE_CRY) < self.level.false_cry

    def reaction(self, move_number: int, factor: float) -> int:
        """How many milliseconds after the landing of move ``move_number`` it calls.

        ``factor`` (0.5–3) is the player's setting for all reactions.
        """
        timing = self.level.reaction
        delay = ex_gaussian(
            timing.mu,
            timing.sigma,
            timing.tau,
            uniform(self.seed, self.seat, move_number, Purpose.REACTION, 0),
            uniform(self.seed, self.seat, move_number, Purpose.REACTION, 1),
        )
        return round(factor * max(timing.floor, delay))

    def pace(self, move_number: int) -> int:
        """How many milliseconds it takes for its own move number ``move_number``."""
        timing = self.level.pace
        drawn = uniform(self.seed, self.seat, move_number, Purpose.PACE)
        return round(max(timing.floor, ex_gaussian(timing.mu, timing.sigma, 0.0, drawn, 0.5)))

    def _overlooks(self, number: int, move_number: int) -> bool:
        if number > 4:
            return False
        drawn = uniform(self.seed, self.seat, move_number, Purpose.OVERLOOK, number)
        return drawn < self.level.overlook[number - 1]

    def _one_of(self, moves: tuple[Move, ...], move_number: int) -> Move:
        drawn = uniform(self.seed, self.seat, move_number, Purpose.CHOICE)
        return moves[int(drawn * len(moves))]
