"""The diary: what is noted is on the disk, by profile, whatever happens to the file; nothing waits for it."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tac.practice.items.mistakes import Mistake, Slip, mistakes_of
from tac.practice.items.spots import Spot
from tac.practice.memory.diary import COPY, DATABASE, Diary, PracticeProblem
from tac.practice.memory.ledger import DAILY, DRILL, PracticeReader, Session, open_practice
from tac.practice.memory.repeating import Solved, repeated
from tac.practice.memory.schema import APPLICATION, MIGRATIONS, VERSION
from tac.practice.skill.measures import Answer, Mode
from tac.practice.skill.staircase import Staircase
from tac.rules import FaultyMove, Record, Seat
from tests.history.games import STAMP, keep_all, wild_record
from tests.history.test_database import DAMAGES, damage

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
ME, YOU = "0123abcd", "4567cdef"
KIND = FaultyMove.OWN_PAST_OPPONENT
SESSION = Session(ME, "2026-11-30T12:00:00.000+01:00", "2026-11-30", Mode.QUICK)
ANSWERS = (
    Answer(KIND, Spot.OPPOSITE, True, True, 812, 1500, 4, 3, True),
    Answer(FaultyMove.DRAW_PAST_CENTRAL, Spot.CENTRAL, False, False, 700, 1500, 2, 1),
    Answer(None, None, False, True, None, None, 3, 2, False),
    Answer(KIND, Spot.OWN, False, None, None, 900, 3, 2),
)


class Told(list[PracticeProblem]):
    def diary(self, data: Path) -> Diary:
        return Diary(data, self.append, lambda: STAMP)

    @property
    def troubles(self) -> list[str]:
        return [problem.trouble.value for problem in self]


def practise(data: Path, told: Told | None = None) -> Told:
    """A session with three answers is noted."""
    told = Told() if told is None else told
    diary = told.diary(data)
    diary.note_session(SESSION)
    for number, answer in enumerate(ANSWERS):
        diary.note_answer(SESSION, number, answer, Staircase(900.5, number, 1, True))
    diary.close(60)
    return told


def answers(data: Path, who: str = ME) -> list[Answer]:
    reader = PracticeReader(data / DATABASE)
    found = [answer for some in reader.answers(who).values() for answer in some]
    reader.close()
    return found


def mistakes() -> tuple[Mistake, ...]:
    return tuple(mistakes_of(wild_record(1), Seat.A))


def test_what_is_noted_can_be_read_back(tmp_path: Path) -> None:
    assert practise(tmp_path) == []
    assert answers(tmp_path) == list(ANSWERS)
    reader = PracticeReader(tmp_path / DATABASE)
    assert reader.sessions(ME) == (SESSION,)
    assert reader.levels(ME, Mode.QUICK) == {
        KIND: Staircase(900.5, 3, 1, True),
        FaultyMove.DRAW_PAST_CENTRAL: Staircase(900.5, 1, 1, True),
    }
    assert reader.levels(ME, Mode.LIVE) == {}
    reader.close()


def test_each_profile_has_its_own(tmp_path: Path) -> None:
    practise(tmp_path)
    assert answers(tmp_path, YOU) == []
    reader = PracticeReader(tmp_path / DATABASE)
    assert reader.sessions(YOU) == () and reader.levels(YOU, Mode.QUICK) == {}
    reader.close()


def test_a_session_is_one_however_often_it_is_noted(tmp_path: Path) -> None:
    diary = Told().diary(tmp_path)
    over = Session(
        *(ME, SESSION.began, SESSION.day, Mode.QUICK), ms=180_000, points=1240, combo=7, finished=True
    )
    for session in (SESSION, over):
        diary.note_session(session)
    diary.close(60)
    reader = PracticeReader(tmp_path / DATABASE)
    assert reader.sessions(ME) == (over,)
    reader.close()


def test_answers_since_a_day(tmp_path: Path) -> None:
    practise(tmp_path)
    reader = PracticeReader(tmp_path / DATABASE)
    assert len(reader.answers(ME, "2026-11-30")) == 1
    assert reader.answers(ME, "2026-12-01") == {}
    reader.close()


def test_the_goal_is_what_was_set(tmp_path: Path) -> None:
    diary = Told().diary(tmp_path)
    diary.note_goal(ME, 80)
    diary.close(60)
    reader = PracticeReader(tmp_path / DATABASE)
    assert (reader.goal(ME), reader.goal(YOU)) == (80, DAILY)
    reader.close()


def test_mistakes_come_when_due_those_longest_overdue_first_and_new_ones_last(tmp_path: Path) -> None:
    some = mistakes()[:4]
    diary = Told().diary(tmp_path)
    diary.note_mistakes(ME, some, NOW, DRILL)
    assert diary.wait(60)
    reader = PracticeReader(tmp_path / DATABASE)
    due = {one.mistake.id: one for one in reader.due(ME, NOW, 9)}
    assert set(due) == {mistake.id for mistake in some}
    missed = repeated(due[some[2].id].repetition, Solved.NOT, NOW)
    diary.note_repetition(ME, some[2].id, missed)
    diary.note_repetition(ME, some[0].id, repeated(due[some[0].id].repetition, Solved.AT_ONCE, NOW))
    assert diary.wait(60)
    soon = NOW + timedelta(minutes=11)
    assert [one.mistake.id for one in reader.due(ME, soon, 9)] == [some[n].id for n in (2, 1, 3)]
    assert [one.mistake.id for one in reader.due(ME, soon, 1)] == [some[2].id]
    assert reader.due(ME, soon, 1)[0].repetition == missed
    assert reader.mistakes(ME, soon) == {"all": 4, "due": 3, "new": 2}
    assert reader.mistakes(ME, NOW + timedelta(days=30))["due"] == 4
    reader.close()
    diary.close(60)


def test_a_mistake_that_is_known_keeps_its_day(tmp_path: Path) -> None:
    diary = Told().diary(tmp_path)
    mistake = mistakes()[0]
    diary.note_mistakes(ME, (mistake,), NOW, DRILL)
    assert diary.wait(60)
    reader = PracticeReader(tmp_path / DATABASE)
    (due,) = reader.due(ME, NOW, 9)
    diary.note_repetition(ME, mistake.id, repeated(due.repetition, Solved.AT_ONCE, NOW))
    diary.note_mistakes(ME, (mistake,), NOW, DRILL)
    diary.close(60)
    assert reader.due(ME, NOW, 9) == ()
    reader.close()


def test_mistakes_of_games_are_collected_from_the_history_once(tmp_path: Path) -> None:
    other = wild_record(3)
    others = Record(other.deal, other.turns, other.result, {**other.extras, "x-profiles": {"A": YOU}})
    keep_all(tmp_path, wild_record(1), wild_record(2), others)
    expected = {(m.id, m.slip) for n in (1, 2) for m in mistakes_of(wild_record(n), Seat.A)}
    assert {slip for _, slip in expected} == set(Slip)
    for _ in range(2):
        diary = Told().diary(tmp_path)
        diary.collect(ME, tmp_path / "history.sqlite", NOW)
        assert diary.wait(60)
        diary.close(60)
        reader = PracticeReader(tmp_path / DATABASE)
        due = reader.due(ME, NOW, 999)
        assert {(one.mistake.id, one.mistake.slip) for one in due} == expected
        assert len(reader.taken(ME)) == 2
        reader.close()


def test_nothing_waits_for_the_pauses_between_games_that_are_looked_through(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1), wild_record(2))
    diary = Diary(tmp_path, Told().append, lambda: STAMP, rest=1e6)
    diary.collect(ME, tmp_path / "history.sqlite", NOW)
    assert not diary.wait(1.0)
    diary.note_answer(SESSION, 0, ANSWERS[0])
    diary.close(60)
    assert diary.wait(0)
    assert answers(tmp_path) == [ANSWERS[0]]
    reader = PracticeReader(tmp_path / DATABASE)
    assert len(reader.taken(ME)) in (1, 2)
    reader.close()


def test_without_a_history_there_is_nothing_to_collect(tmp_path: Path) -> None:
    told = Told()
    diary = told.diary(tmp_path)
    diary.collect(ME, tmp_path / "history.sqlite", NOW)
    diary.close(60)
    assert told == []


@pytest.mark.parametrize("how", [how for how in DAMAGES if how not in ("empty tables", "another program")])
def test_a_damaged_database_is_set_aside_and_its_copy_takes_its_place(tmp_path: Path, how: str) -> None:
    practise(tmp_path)
    practise(tmp_path)  # its opening makes the copy with what the first one wrote
    damage(tmp_path / DATABASE, how)
    told = Told()
    diary = told.diary(tmp_path)
    diary.begin()
    diary.close(60)
    assert told.troubles == ["damaged"]
    assert Path(told[0].path).name == f"practice.damaged-{STAMP}.sqlite"
    assert Path(told[0].path).exists()
    assert answers(tmp_path) == list(ANSWERS)


def test_where_the_database_is_gone_its_copy_takes_its_place(tmp_path: Path) -> None:
    practise(tmp_path)
    practise(tmp_path)
    (tmp_path / DATABASE).unlink()
    told = Told()
    diary = told.diary(tmp_path)
    diary.begin()
    diary.close(60)
    assert told.troubles == []
    assert answers(tmp_path) == list(ANSWERS)


def test_what_a_killed_process_left_of_a_database_that_is_gone_is_not_mixed_into_its_copy(
    tmp_path: Path,
) -> None:
    """Else the copy, the last of all that was practised, would be damaged with it."""
    practise(tmp_path)
    practise(tmp_path)
    diary = Told().diary(tmp_path)
    for day in range(1, 29):
        session = Session(ME, f"2026-12-{day:02}T12:00:00.000+01:00", f"2026-12-{day:02}", Mode.QUICK)
        for number in range(20):
            diary.note_answer(session, number, ANSWERS[0])
    assert diary.wait(60)
    log = tmp_path / f"{DATABASE}-wal"
    left = log.read_bytes()
    diary.close(60)
    (tmp_path / DATABASE).unlink()
    log.write_bytes(left)
    told = Told()
    diary = told.diary(tmp_path)
    diary.begin()
    diary.close(60)
    assert told.troubles == []
    assert answers(tmp_path) == list(ANSWERS)


def test_where_the_copy_is_damaged_too_it_begins_anew(tmp_path: Path) -> None:
    practise(tmp_path)
    for name in (DATABASE, COPY):
        (tmp_path / name).write_bytes(b"no database" * 500)
    told = practise(tmp_path)
    assert told.troubles == ["damaged"]
    assert answers(tmp_path) == list(ANSWERS)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    practise(tmp_path)
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = (tmp_path / DATABASE).read_bytes()
    assert practise(tmp_path).troubles == ["newer"]
    assert (tmp_path / DATABASE).read_bytes() == before


def test_what_could_not_be_written_is_written_with_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tac.history.database.PATIENCE", 0.0)
    practise(tmp_path)
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    told = Told()
    diary = told.diary(tmp_path)
    later = Session(ME, "2026-11-30T13:00:00.000+01:00", "2026-11-30", Mode.LIVE)
    diary.note_answer(later, 0, ANSWERS[0])
    assert not diary.wait(60)
    assert told.troubles == ["locked"]
    other.close()
    diary.note_answer(later, 1, ANSWERS[1])
    diary.close(60)
    assert told.troubles == ["locked"]
    assert answers(tmp_path) == [*ANSWERS, *ANSWERS[:2]]


def test_a_folder_that_cannot_be_made_is_told_once_and_practice_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    assert practise(tmp_path / "data").troubles == ["unusable"]


def test_a_history_is_no_practice_and_the_other_way_round(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1))
    (tmp_path / "history.sqlite").rename(tmp_path / DATABASE)
    assert practise(tmp_path).troubles == ["damaged"]
    connection = open_practice(tmp_path / DATABASE)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.close()


def test_the_steps_to_the_tables_are_those_that_were_released() -> None:
    """A released step never changes: a new version adds one, and a test that brings the old tables to it."""
    assert len(MIGRATIONS) == 1
