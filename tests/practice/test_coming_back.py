"""From a game really played to a mistake that comes back, is solved and stays away: all of it together."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from tac.history import History
from tac.match import PERSON, Match, MatchSetup, Player, SteppedClock
from tac.match.commands import MakeMove
from tac.practice.drills import OwnDrill, Try
from tac.practice.items import Slip
from tac.practice.memory import Diary, Due, PracticeProblem, PracticeReader, SessionNotes, progress
from tac.practice.skill import Mode, Outcome
from tac.rules import Record, Seat, duties
from tests.history.games import STAMP
from tools.practice_report import LEVELS

ME = "0123abcd"
NOW = datetime(2026, 11, 30, 20, tzinfo=UTC)


def played_game() -> Record:
    """A person plays rightly and never calls, until the game is over."""
    from tac.rules import deal

    clock = SteppedClock()
    setup = MatchSetup(deal(5, 3), (Player(), Player(LEVELS[0]), Player(LEVELS[0])), 5)
    match = Match(setup, clock, shows_at_once=True)
    while not match.is_over:
        due = match.next_due()
        if due is not None:
            clock.jump_to(due)
            match.advance()
        elif match.table.turn is Seat.A:
            match.submit(MakeMove(Seat.A, duties(match.table)[0]))
    return match.record(
        **{
            "played": "2026-11-30T19:00:00+01:00",
            "x-id": "one",
            "x-profiles": {"A": ME},
            "names": {"A": "Ana"},
        }
    )


def due(data: Path, moment: datetime) -> tuple[Due, ...]:
    reader = PracticeReader(data / "practice.sqlite")
    found = reader.due(ME, moment, 99)
    reader.close()
    return found


def test_a_call_missed_in_a_game_comes_back_is_solved_and_spaced_out(tmp_path: Path) -> None:
    record = played_game()
    assert record.extras["players"] == {"A": PERSON, "B": LEVELS[0].name, "C": LEVELS[0].name}
    history = History(tmp_path, lambda problem: None, lambda: STAMP)
    history.keep(record)
    history.close(60)
    problems: list[PracticeProblem] = []
    diary = Diary(tmp_path, problems.append, lambda: STAMP)
    diary.collect(ME, history.database, NOW)
    assert diary.wait(60)

    waiting = due(tmp_path, NOW)
    assert waiting and {one.mistake.slip for one in waiting} == {Slip.MISSED}
    notes = SessionNotes(diary, ME, Mode.OWN, NOW)
    drill = OwnDrill(waiting[:2])
    for right in (True, False):
        item = drill.next()
        assert item is not None and drill.current is not None
        mistake = drill.current.mistake.id
        drill.landed(0)
        tried = drill.attempt(item.owed[0], 900, NOW) if right else drill.give_up(NOW)
        assert tried is not None and tried.repetition is not None and tried.answer is not None
        assert tried.what is (Try.SOLVED if right else Try.LOST)
        notes.note(tried.answer)
        diary.note_repetition(ME, mistake, tried.repetition)
    notes.end(20_000, 0, 1, finished=True)
    diary.close(60)
    assert problems == []

    solved, lost = (one.mistake.id for one in waiting[:2])
    soon = {one.mistake.id for one in due(tmp_path, NOW + timedelta(minutes=11))}
    later = {one.mistake.id for one in due(tmp_path, NOW + timedelta(days=4))}
    assert solved not in soon and lost in soon
    assert solved in later

    reader = PracticeReader(tmp_path / "practice.sqlite")
    found = progress(reader.sessions(ME), reader.answers(ME), "2026-11-30", reader.goal(ME))
    reader.close()
    assert [day.answers for day in found.days] == [2] and found.goal.done == 2
    assert [a.outcome for a in notes.answers] == [Outcome.HIT, Outcome.MISS]


def test_a_session_without_an_answer_is_none(tmp_path: Path) -> None:
    diary = Diary(tmp_path, lambda problem: None, lambda: STAMP)
    diary.begin()
    SessionNotes(diary, ME, Mode.QUICK, NOW).end(3000, 0, 0, finished=False)
    diary.close(60)
    reader = PracticeReader(tmp_path / "practice.sqlite")
    assert reader.sessions(ME) == ()
    reader.close()
