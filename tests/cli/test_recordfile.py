"""The record of a running game in a file."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from tac.cli.recordfile import RecordFile
from tac.cli.setup import match_setup
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules.record import read_record, write_record
from tac.settings import Settings


def new_match(number: int = 7) -> tuple[Match, SteppedClock]:
    clock = SteppedClock()
    return Match(match_setup(Settings(), ["lak", "srednji"], number), clock, shows_at_once=True), clock


def no_failure(error: Exception) -> None:
    raise AssertionError(error)


def test_the_file_holds_the_whole_game_when_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "r.yaml"
    file, (match, clock) = RecordFile(path, no_failure), new_match()
    file.follow(match)
    run(match, clock)
    file.close()
    assert path.read_text("utf-8") == write_record(match.record())
    assert read_record(path.read_bytes()).result


def test_the_file_follows_the_game_as_it_goes_and_is_whole_at_every_moment(tmp_path: Path) -> None:
    path = tmp_path / "r.yaml"
    file, (match, clock) = RecordFile(path, no_failure), new_match()
    file.follow(match)
    while not match.is_over:
        due = match.next_due()
        assert due is not None
        clock.jump_to(due)
        match.advance()
        if match.move_number % 20 == 0:
            wait_until_written(path, match.move_number)
    file.close()


def test_each_game_has_a_file_so_that_a_rematch_loses_none(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "r.yaml", no_failure)
    matches = [new_match(7), new_match(8)]
    for match, clock in matches:
        file.follow(match)
        run(match, clock)
    file.close()
    for name, (match, _) in zip(("r.yaml", "r-2.yaml"), matches, strict=True):
        assert (tmp_path / name).read_text("utf-8") == write_record(match.record())


def wait_until_written(path: Path, tokens: int) -> None:
    """Read the file, which must be whole each time, until another thread has written so many tokens."""
    deadline = time.monotonic() + 60
    written = -1
    while written < tokens:
        assert time.monotonic() < deadline, f"{written} of {tokens} tokens after a minute"
        if path.exists():
            written = sum(len(turn.moves) for turn in read_record(path.read_bytes()).turns)


def test_a_game_that_has_not_begun_has_a_record_of_its_deal(tmp_path: Path) -> None:
    file, (match, _) = RecordFile(tmp_path / "r.yaml", no_failure), new_match()
    file.follow(match)
    file.close()
    record = read_record((tmp_path / "r.yaml").read_bytes())
    assert (record.deal, record.turns) == (match.setup.deal, ())


def test_an_error_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    told: list[Exception] = []
    file, (match, clock) = RecordFile(tmp_path / "missing" / "r.yaml", told.append), new_match()
    file.follow(match)
    run(match, clock)
    file.close()
    assert match.is_over
    assert len(told) == 1


def test_closing_ends_the_background_writer(tmp_path: Path) -> None:
    before = threading.active_count()
    file = RecordFile(tmp_path / "r.yaml", no_failure)
    assert threading.active_count() == before + 1
    file.close()
    assert threading.active_count() == before
