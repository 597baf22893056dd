"""Games for the tests of the history."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tac.history import HistoryProblem
from tac.history.keeping import History
from tac.rules import Record, Recorder, Seat, deal, read_record
from tests.rules.random_games import WILD, Manner, play

CONFORMANCE = Path(__file__).resolve().parents[1] / "conformance"
STAMP = "2026-11-30-090431"


def wild_record(number: int, seats: int = 3, manner: Manner = WILD, **extras: object) -> Record:
    """A finished game with many faults and calls, two seconds between its tokens."""
    start = deal(number, seats, Seat(number % seats))
    recorder, table = Recorder(start), start.table()
    tokens = 0
    for step in play(table, Random(number), manner):
        recorder.note(step.before, step.move)
        table = step.after
        tokens += 1
    known: dict[str, object] = {
        "names": {"A": "Čeda"},
        "played": f"2026-11-{1 + number % 28:02}T09:04:31+01:00",
        "times": [2000 * token for token in range(tokens)],
        "players": {"A": "human", "B": "majstor", "C": "lak"},
        "x-id": f"game {number}",
        "x-seed": number,
        "x-avatars": {"A": "sova", "B": "vuk"},
        "x-profiles": {"A": "0123abcd"},
    }
    return recorder.record(table, **{**known, **extras})


def cut(record: Record, lines: int) -> Record:
    """The first lines of a record: a game that was left."""
    turns = record.turns[:lines]
    tokens = sum(len(turn.moves) for turn in turns)
    times = record.extras["times"]
    assert isinstance(times, list)
    return Record(record.deal, turns, (), {**record.extras, "times": times[:tokens]})


def conformance_record(name: str) -> Record:
    return read_record((CONFORMANCE / "records" / f"{name}.tac.yaml").read_bytes())


class Told(list[HistoryProblem]):
    """What was told, and a history that tells it."""

    def history(self, data: Path) -> History:
        return History(data, self.append, lambda: STAMP)

    @property
    def troubles(self) -> list[str]:
        return [problem.trouble.value for problem in self]


def keep_all(data: Path, *records: Record) -> Told:
    """Keep these in a history, and close it."""
    told = Told()
    history = told.history(data)
    for record in records:
        history.keep(record)
    history.begin()
    history.wait()
    history.close()
    return told
