"""A moment of a game that is looked back at, as something to be practised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from tac.history.film import Moment
    from tac.practice.items import Mistake
    from tac.rules import Seat
    from tac.ui.archive import PastGame


class GameMoment(Struct, frozen=True):
    """``seat`` made the fault of ``moment`` in ``game``, or missed it."""

    game: PastGame
    moment: Moment
    seat: Seat

    @property
    def mistake(self) -> Mistake:
        """The same that is found when the history is looked through, with the same id."""
        from tac.practice.items.mistakes import Slip, mistake_at

        moment = self.moment
        slip = Slip.MADE if self.seat == moment.seat else Slip.MISSED
        record = self.game.film.record
        return mistake_at(record, moment.token + 1, slip, moment.kind, self.seat, moment.move)

    @property
    def is_kept(self) -> bool:
        """Whether it is one's own, and comes back: what stood when a game was left may still be put right."""
        from tac.history.watch import Outcome

        return self.seat == self.game.you and self.moment.outcome is not Outcome.STANDING
