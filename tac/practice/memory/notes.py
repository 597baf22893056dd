"""One session on its way into the diary: numbers its answers, and keeps what is to come back."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from tac.practice.items.mistakes import Mistake
from tac.practice.memory.diary import Diary
from tac.practice.memory.ledger import DRILL, Session
from tac.practice.skill.measures import Answer, Mode
from tac.practice.skill.staircase import Staircase


class SessionNotes:
    """The session of ``who`` (a profile's id) that begins at ``moment``, the time of day with its zone.

    It is in the diary from its first answer on: who only looks in has not practised.
    """

    def __init__(self, diary: Diary, who: str, mode: Mode, moment: datetime) -> None:
        began = moment.isoformat(timespec="milliseconds")
        self.session = Session(who, began, moment.date().isoformat(), mode)
        self.answers: list[Answer] = []
        """All answers so far: what the advice at the end is about."""
        self._diary = diary

    def note(self, answer: Answer, level: Staircase | None = None) -> None:
        """One more answer, and the level of its kind after it (None where it changes none)."""
        self._diary.note_answer(self.session, len(self.answers), answer, level)
        self.answers.append(answer)

    def note_mistake(self, mistake: Mistake, moment: datetime) -> None:
        """A call missed or a fault made, to come back to."""
        self._diary.note_mistakes(self.session.who, (mistake,), moment, DRILL)

    def end(self, ms: int, points: int, combo: int, *, finished: bool) -> None:
        """The session is over, or left before its end, after ``ms`` of play."""
        self.session = replace(self.session, ms=ms, points=points, combo=combo, finished=finished)
        if self.answers:
            self._diary.note_session(self.session)
