"""The way through one's own mistakes: those that are due, one after the other, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tac.ui.practice.numbers import when
from tac.ui.practice.result import Result

if TYPE_CHECKING:
    from tac.practice.drills import OwnDrill, Tried
    from tac.practice.memory import Repetition, SessionNotes
    from tac.ui.practice.game_moment import GameMoment
    from tac.ui.practice.kept import Asked, Facts
    from tac.ui.practice.opening import Practising

NAME = "own"
_PATIENCE = 0.5
"""So many seconds it is waited at most for what is known of a mistake, which was asked when it was opened."""


class OwnWay:
    """Opens the mistakes that ``facts`` has as due; each answer and when it comes back is noted at once."""

    def __init__(self, practising: Practising, facts: Facts) -> None:
        self._practising = practising
        self._facts = facts
        self._drill: OwnDrill | None = None
        self._notes: SessionNotes | None = None
        self._number = 0

    def open(self) -> None:
        """The first mistake; or, where none is due, what will be here and when."""
        from tac.practice.drills import OwnDrill
        from tac.practice.skill import Mode

        if not self._facts.waiting:
            self._show_none()
            return
        self._notes = self._practising.kept.notes(Mode.OWN)
        self._drill = OwnDrill(self._facts.waiting)
        self._next()

    def _next(self) -> None:
        from tac.ui.scenes.practice_own import OwnTable

        drill, practising = self._drill, self._practising
        assert drill is not None
        if drill.next() is None:
            self._end(finished=True)
            return
        self._number += 1
        scene = OwnTable(
            practising.drill_parts(),
            drill,
            practising.session.t(
                "practice.own.number", number=self._number, whole=self._number + drill.left
            ),
            now=practising.kept.now,
            tried=self._tried,
            next=self._next,
            finish=lambda: self._end(finished=False),
            pause=lambda: practising.pause(scene, NAME),
        )
        practising.app.replace(scene)

    def _tried(self, tried: Tried) -> datetime | None:
        drill, notes, kept = self._drill, self._notes, self._practising.kept
        assert drill is not None and notes is not None and drill.current is not None
        if tried.answer is not None:
            notes.note(tried.answer)
        if tried.repetition is None:
            return None
        kept.diary.note_repetition(kept.who(), drill.current.mistake.id, tried.repetition)
        return datetime.fromisoformat(tried.repetition.due)

    def _end(self, *, finished: bool) -> None:
        notes = self._notes
        assert notes is not None
        notes.end(sum(answer.ms or 0 for answer in notes.answers), 0, 0, finished=finished)
        self._practising.show_end(NAME, Result(tuple(notes.answers)), None, duties=True)

    def _show_none(self) -> None:
        """What will be here, and when the next one comes back."""
        practising, facts = self._practising, self._facts
        t = practising.session.t
        words = t("practice.own.empty")
        if facts.next_due is not None:
            back = when(t, facts.next_due, practising.kept.now())
            words = t("practice.own.empty.next", when=back)
        practising.show_end(NAME, Result(()), None, words=words)


class MomentWay:
    """Opens one moment of a game that was looked back at; ``leave`` leads back to the review.

    It is no session, and its answer counts nowhere: what was owed stands in the review. That is why it comes
    back sooner, too, than a mistake that was solved without help.
    """

    def __init__(self, practising: Practising, of: GameMoment, leave: Callable[[], None]) -> None:
        self._practising = practising
        self._of = of
        self._leave = leave
        self._mistake = of.mistake
        self._known: Asked[Repetition] | None = None

    def open(self) -> None:
        """The table of that moment."""
        from tac.practice.drills import OwnDrill
        from tac.practice.memory import Due, first
        from tac.ui.practice.seating import SameSeats
        from tac.ui.scenes.practice_own import OwnTable

        practising, t, kept = self._practising, self._practising.session.t, self._practising.kept
        drill = OwnDrill([Due(self._mistake, first(kept.now()))])
        if drill.next() is None:
            return
        if self._of.is_kept:
            who, identity = kept.who(), self._mistake.id
            self._known = kept.ask(lambda reader: reader.repetition(who, identity))
        words = t("practice.own.to_review")
        parts = practising.drill_parts()
        usual = parts.company
        seats = SameSeats(usual.name, usual.avatar, usual.opponent, self._of.game.setup.players)
        scene = OwnTable(
            replace(parts, company=seats),
            drill,
            t("practice.own.of_game", move=self._of.moment.number),
            now=kept.now,
            tried=self._tried,
            next=self._leave,
            finish=self._leave,
            pause=lambda: practising.pause(scene, NAME, back=(words, self._leave)),
            on=(words, "back"),
        )
        practising.app.replace(scene)

    def _tried(self, tried: Tried) -> datetime | None:
        """When it comes back; None where it is not kept."""
        from tac.practice.drills import Try
        from tac.practice.memory import GAME, Solved, first, repeated

        if self._known is None:
            return None
        kept = self._practising.kept
        now, who = kept.now(), kept.who()
        solved = Solved.LATER if tried.what is Try.SOLVED else Solved.NOT
        repetition = repeated(self._known.wait(_PATIENCE) or first(now), solved, now)
        kept.diary.note_mistakes(who, (self._mistake,), now, GAME)
        kept.diary.note_repetition(who, self._mistake.id, repetition)
        return datetime.fromisoformat(repetition.due)
