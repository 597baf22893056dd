"""The way through one's own mistakes: those that are due, one after the other, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tac.ui.practice.numbers import when
from tac.ui.practice.result import Result

if TYPE_CHECKING:
    from tac.practice.drills import OwnDrill, Tried
    from tac.practice.memory import SessionNotes
    from tac.ui.practice.kept import Facts
    from tac.ui.practice.opening import Practising

NAME = "own"


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
            self._number,
            self._number + drill.left,
            now=practising.kept.now,
            tried=self._tried,
            next=self._next,
            finish=lambda: self._end(finished=False),
            pause=lambda: practising.pause(scene, NAME),
        )
        practising.app.replace(scene)

    def _tried(self, tried: Tried) -> None:
        drill, notes, kept = self._drill, self._notes, self._practising.kept
        assert drill is not None and notes is not None and drill.current is not None
        if tried.answer is not None:
            notes.note(tried.answer)
        if tried.repetition is not None:
            kept.diary.note_repetition(kept.who(), drill.current.mistake.id, tried.repetition)

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
