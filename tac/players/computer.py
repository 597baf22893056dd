"""A computer player: what it overlooks, what it notices, and how fast.

It decides by what a person in its place could see (`Sight`, `SeenFault`) and by where attention has just
been (`Course`), which is rebuilt by replaying the game. Every answer is a function of these and of
(seed, seat, move number): a computer keeps no state, so a game that is continued from its record goes
on as it would have.
"""

from __future__ import annotations

from dataclasses import dataclass

from tac.players.course import Course
from tac.players.draws import Purpose, ex_gaussian, uniform
from tac.players.level import Level, Reaction
from tac.players.seen_fault import SeenFault
from tac.players.sight import Sight, target_of
from tac.players.strain import strained
from tac.rules import SEATS, FaultyMove, Move, Seat, Target
from tac.rules.duties import obligation


@dataclass(frozen=True, slots=True)
class Computer:
    """The computer that sits on ``seat`` in the game with this ``seed``."""

    seat: Seat
    level: Level
    seed: int

    # -- its own moves -------------------------------------------------------------------------------

    def choose(self, sight: Sight, course: Course, move_number: int, just_called: bool = False) -> Move:
        """The draw or placing that it makes, where it is on turn.

        It goes through the order of play (section 4) and looks at each place where the card in question
        would go; a look may fail. What it has seen first it plays; where it has seen nothing, it draws or
        keeps the card. The first Ace is never overlooked, nor is the move owed after being called
        (``just_called``, R6.4), unless the level forgets.
        """
        moves = sight.moves
        if not sight.has_started and moves[0].target is Target.CENTRAL:
            return moves[0]
        owed = sight.owed
        if just_called:
            if len(owed) == len(moves) or not self._happens(self.level.forgets, move_number, Purpose.FORGET):
                return self._one_of(owed, sight, move_number)
            moves = moves[len(owed) :]
        seen: tuple[Move, ...] = ()
        for move in moves[:-1]:
            number = obligation(move)
            if seen and number != obligation(seen[0]):
                break
            if not self._overlooks(number, move, sight, course, move_number):
                seen += (move,)
        return self._one_of(seen, sight, move_number) if seen else moves[-1]

    def chance_to_overlook(self, move: Move, sight: Sight, course: Course) -> float:
        """How probably (0–1) a look at the place of ``move``, an obligation from 1 to 4, fails."""
        strain = self.level.strain
        factor = strain.of_look(course, len(sight.cards), sight.heaps, self.seat, target_of(move))
        return strained(self.level.overlook[obligation(move) - 1], factor)

    def pace(self, move_number: int, places: int, factor: float = 1.0) -> int:
        """How many milliseconds it takes for its own move, with so many places to look at.

        ``factor`` (0.5–3) is the player's setting for all thinking; the floor stays, since nobody could
        follow anything faster. What the computer will do, fault or not, has no part in it.
        """
        timing = self.level.pace
        delay = ex_gaussian(
            timing.mu + timing.per_place * max(0, places - 1),
            timing.sigma,
            timing.tau,
            uniform(self.seed, self.seat, move_number, Purpose.PACE, 0),
            uniform(self.seed, self.seat, move_number, Purpose.PACE, 1),
        )
        return round(max(timing.floor, factor * delay))

    # -- the others' faults, and its own -------------------------------------------------------------

    def notices(self, seen: SeenFault, course: Course, move_number: int) -> bool:
        """Whether it sees another's fault, which move ``move_number`` made and has been shown."""
        return self._happens(self.chance_to_notice(seen, course), move_number, Purpose.NOTICE)

    def chance_to_notice(self, seen: SeenFault, course: Course) -> float:
        """How probably (0–1) it sees ``seen``."""
        factor = self.level.strain.of_watching(
            course,
            seen.heaps,
            self.seat,
            is_far=seen.is_far_from(self.seat),
            is_busy=seen.turn == self.seat,
        )
        return 1 - strained(1 - self.level.notice[seen.kind.obligation - 1], factor)

    def reaction(self, kind: FaultyMove, move_number: int, factor: float) -> int:
        """How many milliseconds after the landing of move ``move_number`` it calls such a fault.

        ``factor`` (0.5–3) is the player's setting for all reactions.
        """
        return self._delay(self.level.reaction_to(kind), move_number, factor, Purpose.REACTION)

    def cries_falsely(self, move_number: int) -> bool:
        """Whether it takes move ``move_number``, which was in order but looks wrong, for a fault."""
        return self._happens(self.level.false_cry, move_number, Purpose.FALSE_CRY)

    def false_reaction(self, move_number: int, factor: float) -> int:
        """How many milliseconds after the landing of that move it then calls."""
        return self._delay(self.level.reaction, move_number, factor, Purpose.REACTION)

    def mends(self, move_number: int) -> bool:
        """Whether it sees that its own move ``move_number`` was a fault, and means to put it right."""
        return self._happens(self.level.mends, move_number, Purpose.MEND)

    def mending_delay(self, kind: FaultyMove, move_number: int, factor: float) -> int:
        """How many milliseconds after the landing of its fault it puts it right."""
        return self._delay(self.level.reaction_to(kind), move_number, factor, Purpose.MEND)

    def choose_owed(self, owed: tuple[Move, ...], sight: Sight, move_number: int) -> Move:
        """Which of the owed moves it makes when it puts its fault right."""
        return self._one_of(owed, sight, move_number)

    # -- draws ---------------------------------------------------------------------------------------

    def _happens(self, chance: float, move_number: int, purpose: Purpose) -> bool:
        return uniform(self.seed, self.seat, move_number, purpose) < chance

    def _overlooks(self, number: int, move: Move, sight: Sight, course: Course, move_number: int) -> bool:
        place = target_of(move)
        index = 8 * number + (place if isinstance(place, Seat) else len(SEATS))
        drawn = uniform(self.seed, self.seat, move_number, Purpose.OVERLOOK, index)
        return drawn < self.chance_to_overlook(move, sight, course)

    def _delay(self, timing: Reaction, move_number: int, factor: float, purpose: Purpose) -> int:
        delay = ex_gaussian(
            timing.mu,
            timing.sigma,
            timing.tau,
            uniform(self.seed, self.seat, move_number, purpose, 1),
            uniform(self.seed, self.seat, move_number, purpose, 2),
        )
        return round(factor * max(timing.floor, delay))

    def _one_of(self, moves: tuple[Move, ...], sight: Sight, move_number: int) -> Move:
        """One of several moves: with some sense, or any (R4.3)."""
        if len(moves) == 1:
            return moves[0]
        if self._happens(self.level.sense, move_number, Purpose.SENSE):
            # Who has the fewest cards is nearest to going out: he can do with one more.
            return min(moves, key=lambda move: sight.cards_at(target_of(move)))
        drawn = uniform(self.seed, self.seat, move_number, Purpose.CHOICE)
        return moves[int(drawn * len(moves))]
