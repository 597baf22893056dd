"""How often the one who plays has won: counted by the history, off the frame."""

from __future__ import annotations

from pathlib import Path

from tac.cli.wins import Wins
from tac.rules import Seat
from tests.history.games import Told, wild_record

PLAYS = "0123abcd"


def test_wins_are_counted_after_what_is_to_be_kept_and_for_the_one_who_plays(tmp_path: Path) -> None:
    records = [wild_record(number) for number in range(1, 9)]
    won = sum(record.result[0] is Seat.A for record in records)
    assert 0 < won < len(records)
    told = Told()
    history, who = told.history(tmp_path), [PLAYS]
    wins = Wins(lambda: who[0])
    wins.count()
    wins.history = history
    for record in records:
        history.keep(record)
    wins.count()
    assert wins() is None
    history.begin()
    assert history.wait(60)
    assert wins() == won
    who[0] = "b0000002"
    assert wins() is None
    wins.count()
    assert history.wait(60)
    assert wins() == 0
    history.close(60)
    assert told.troubles == []


def test_without_a_database_nothing_is_known(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").mkdir()
    history = Told().history(tmp_path)
    wins = Wins(lambda: PLAYS)
    wins.history = history
    wins.count()
    history.begin()
    assert history.wait(60)
    assert wins() is None
    history.close(60)
