"""Quick: a move on a table, in order or Tač? Three minutes; at the end what was missed is gone through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Final

from tac.practice.drills import Judged, QuickGame, QuickRules
from tac.practice.items import Ahead, Item, Slip, mistake_in
from tac.practice.skill import Levels, Staircase
from tac.rules import FaultyMove
from tac.ui.motion.reading import reading_time
from tac.ui.practice.panel import LAST, Course, Feedback
from tac.ui.practice.result import Result
from tac.ui.practice.showing import ItemShow
from tac.ui.scenes.practice_table import DrillParts, DrillTable
from tac.ui.table import sounds

if TYPE_CHECKING:
    from tac.practice.memory import SessionNotes

_RIGHT: Final = 750.0
"""So long, in ms, what was right is shown before the next move comes."""
_DEAF: Final = 350.0
"""For so long nothing goes on after a mistake: a press may have been meant as an answer."""


class QuickScene(DrillTable):
    """One round. ``levels`` and ``items`` come from threads; it begins when both are there.

    ``done`` gets what came of it once all has been gone through; ``pause`` opens the pause.
    """

    def __init__(
        self,
        parts: DrillParts,
        levels: Callable[[], Mapping[FaultyMove, Staircase] | None],
        items: Ahead[tuple[Item, ...]],
        *,
        best: Callable[[], int],
        notes: Callable[[], SessionNotes],
        now: Callable[[], datetime],
        patient: bool,
        done: Callable[[Result], None],
        pause: Callable[[], None],
    ) -> None:
        super().__init__(parts, pause=pause)
        self._levels = levels
        self._items = items
        self._best = best
        self._new_notes = notes
        self._moment = now
        self._patient = patient
        self._done = done
        self.game: QuickGame | None = None
        self._notes: SessionNotes | None = None
        self._review: Iterator[Judged] | None = None
        self._reviewed: Judged | None = None
        self._left = 0
        self._broken_off = False
        self._result: Result | None = None
        """What came of the round, once that is kept."""
        self._for = 0.0
        """How long what is shown now has been told, in ms,"""
        self._until: float | None = None
        """and until when it is; None for as long as one likes."""

    # -- the course of a round

    @property
    def reviewing(self) -> bool:
        """Whether what was missed is gone through."""
        return self._review is not None

    @property
    def telling(self) -> bool:
        """Whether what came of an answer is shown."""
        return self.feedback is not None

    def begin(self) -> None:
        """Begin as soon as levels and the first item are there."""
        levels = self._levels()
        if self.game is not None or levels is None or not self._items.is_ready:
            return
        self._notes = self._new_notes()
        self.game = QuickGame(iter(self._items), Levels(levels), QuickRules(patient=self._patient))
        self.game.begin(self.now)
        self._next()

    def tick(self, dt_ms: float) -> None:
        """Let time pass: an item whose time is over, a round that ends, the next move."""
        game = self.game
        if game is None:
            self.begin()
            return
        if self.reviewing:
            if self.show is not None and self.show.is_done and not self.telling:
                self._explain_review()
            return
        judged = game.advance(self.now)
        if judged is not None:
            self._judged(judged)
        elif game.is_over:
            self._go_through()
        elif self.telling:
            self._for += dt_ms
            if self._until is not None and self._for >= self._until:
                self._next()
        elif game.showing is None:
            self._next()

    def _next(self) -> None:
        """The next item, if it is there: no frame waits for it."""
        game = self.game
        assert game is not None
        if not self._items.is_ready:
            return
        self.tell(None, None)
        self.answers.goes_on = False
        game.resume(self.now)
        showing = game.next()
        if showing is not None:
            self.put(ItemShow(showing.item, showing.lead, **self.showing_parts(), landed=self._landed))

    def _landed(self, at: float) -> None:
        if self.game is not None and not self.reviewing:
            self.game.landed(at)

    def answer(self, called: bool) -> None:
        """In order, or Tač!; nothing happens before the card has landed."""
        if self.game is None or self.reviewing or self.telling:
            return
        judged = self.game.answer(called, self.now)
        if judged is not None:
            self._judged(judged)

    def _judged(self, judged: Judged) -> None:
        """Tell what came of an answer; after a mistake time stands while it is read."""
        game, notes, show = self.game, self._notes, self.show
        assert game is not None and notes is not None and show is not None
        answer = judged.answer
        notes.note(answer, None if self._patient else judged.level)
        if answer.is_fault and not answer.called:
            notes.note_mistake(mistake_in(judged.item, Slip.MISSED), self._moment())
        told = self._feedback(judged)
        self._for = 0.0
        if answer.is_right:
            self._until = _RIGHT
            self.tell(told, None)
            return
        self.sounds.play(sounds.REFUSED)
        self._until = None if self._patient else reading_time(told.text)
        self.answers.goes_on = True
        self.tell(told, show.marks(judged.explanation))
        game.pause(self.now)

    def _feedback(self, judged: Judged) -> Feedback:
        answer, t, show = judged.answer, self.t, self.show
        assert show is not None
        if answer.is_right:
            title = t("practice.right")
        elif answer.called is None:
            title = t("practice.late")
        else:
            title = t("practice.missed" if answer.is_fault else "practice.for_nothing")
        return Feedback(answer.is_right, title, show.sentence(judged.explanation))

    def go_on(self) -> None:
        """Somebody has read what was told."""
        if self._for < _DEAF and not self.reviewing:
            return
        if self.reviewing:
            self._review_next()
        elif self.telling and self.game is not None:
            self._next()

    # -- what was missed

    def finish(self) -> None:
        """Enough: end the round here, and go through what was missed; or enough of that."""
        game = self.game
        if game is None or self.reviewing:
            self._end()
            return
        self._broken_off = not self._patient and not game.is_over
        game.finish()
        self.sounds.hold(False)
        if game.missed:
            self._go_through()
        else:
            self._end()

    def _go_through(self) -> None:
        assert self.game is not None
        # It is over: also for who does not go through what was missed.
        self._keep()
        missed = self.game.missed
        self._left = len(missed)
        self._review = iter(missed)
        self.answers.goes_on = True
        self._review_next()

    def _review_next(self) -> None:
        assert self._review is not None
        self._reviewed = next(self._review, None)
        if self._reviewed is None:
            self._end()
            return
        self._left -= 1
        self.tell(None, None)
        parts = self.showing_parts()
        self.put(ItemShow(self._reviewed.item, 0, **parts, landed=lambda at: None))

    def _explain_review(self) -> None:
        judged, show = self._reviewed, self.show
        assert judged is not None and show is not None
        self.tell(self._feedback(judged), show.marks(judged.explanation))

    def _end(self) -> None:
        self._done(self._keep() or Result((), 0, 0, 0))

    def _keep(self) -> Result | None:
        """Keep, once, what came of the round; None where none had begun."""
        game, notes = self.game, self._notes
        if self._result is not None or game is None or notes is None:
            return self._result
        # Without time, or not played to the end, points are no record: they say nothing beside others.
        points = 0 if self._patient else game.points
        notes.end(game.lasted(self.now), points, game.best_row, finished=not self._broken_off)
        counts = not self._broken_off
        self._result = Result(tuple(notes.answers), points, game.best_row, self._best(), counts)
        return self._result

    # -- pause

    def hold(self, held: bool) -> None:
        """Let the round's time stand, or go on."""
        if self.game is None:
            return
        if held:
            self.game.pause(self.now)
        elif self.feedback is None or self.feedback.right:
            self.game.resume(self.now)

    def leave(self) -> None:
        """Take no more items; a round that is left in the middle is over."""
        super().leave()
        if self.game is not None and self._result is None:
            self._broken_off = not self.game.is_over
            self._keep()
        self.stop(self._items)

    # -- picture

    @property
    def idle(self) -> bool:
        """Whether nothing moves, the bar of time included."""
        moving = self.show is not None and self.show.view.moving
        waits = self.reviewing or (self.telling and self._until is None)
        return waits and not moving and (not self.reviewing or self.telling)

    def title(self) -> str:
        """The name of the drill, or how many are still to be gone through."""
        if not self.reviewing:
            return self.t("practice.quick")
        return self.t.n("practice.review", self._left + 1)

    def bar(self) -> float | None:
        """How much of the move's time is left (1–0); None where there is none."""
        if self.game is None or self._patient or self.reviewing:
            return None
        return self.game.bar(self.now)

    def time_left(self) -> float | None:
        """How many ms of the round are left; None where there is no end."""
        return None if self.game is None or self.reviewing else self.game.left(self.now)

    def course(self) -> Course:
        """What the panel shows."""
        game = self.game
        if game is None:
            return Course(0, self._best(), 0, (), None, None)
        times = tuple(j.answer.ms if j.answer.is_right else None for j in game.judged)
        right = [time for time in times if time is not None]
        return Course(
            game.points,
            self._best(),
            game.row,
            times[-LAST:],
            right[-1] if right else None,
            sum(right) / len(right) if right else None,
        )
