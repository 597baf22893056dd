"""Events as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.cli.eventlog import EventLog
from tac.cli.setup import match_setup
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.settings import Settings


def played(log: EventLog, number: int = 7) -> Match:
    clock = SteppedClock()
    match = Match(match_setup(Settings(), ["lak", "srednji", "lak"], number), clock, shows_at_once=True)
    log.follow(match)
    run(match, clock)
    return match


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def no_failure(error: OSError) -> None:
    raise AssertionError(error)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[EventLog]:
    log = EventLog(tmp_path / "e.jsonl", no_failure)
    yield log
    log.close()


def test_every_event_stands_there_with_its_time(log: EventLog, tmp_path: Path) -> None:
    seen: list[tuple[int, str]] = []
    clock = SteppedClock()
    match = Match(match_setup(Settings(), ["lak", "srednji"], 7), clock, shows_at_once=True)
    log.follow(match)
    match.listen(lambda report: seen.extend((report.at, type(event).__name__) for event in report.events))
    run(match, clock)
    written = [(line["at"], line["event"]) for line in lines_of(tmp_path / "e.jsonl")]
    assert written[0] == (0, "GameBegun")
    assert written[1:] == seen


def test_faults_planned_and_made_calls_are_there_with_their_numbers(log: EventLog, tmp_path: Path) -> None:
    played(log)
    lines = lines_of(tmp_path / "e.jsonl")
    fault = next(line for line in lines if line["event"] == "FaultMade")
    assert set(fault) == {"at", "event", "seat", "move", "obligation", "card", "owed"}
    planned = [line for line in lines if line["event"] == "CallPlanned"]
    made = [line for line in lines if line["event"] == "CallMade"]
    assert planned and made
    assert all(line["due"] == line["at"] + line["delay"] for line in planned)  # type: ignore[operator]
    assert made[0]["reaction"] in {line["delay"] for line in planned}


def test_a_second_game_is_appended_after_a_line_of_its_own(log: EventLog, tmp_path: Path) -> None:
    played(log, 1)
    log.close()
    again = EventLog(tmp_path / "e.jsonl", no_failure)
    played(again, 2)
    again.close()
    lines = lines_of(tmp_path / "e.jsonl")
    begun = [line for line in lines if line["event"] == "GameBegun"]
    assert lines[0] == begun[0]
    assert [line["seed"] for line in begun] == [1, 2]
    assert begun[0]["players"] == {"A": "lak", "B": "srednji", "C": "lak"}


def test_each_line_is_there_at_once(log: EventLog, tmp_path: Path) -> None:
    clock = SteppedClock()
    log.follow(Match(match_setup(Settings(), ["lak", "lak"], 7), clock))
    assert [line["event"] for line in lines_of(tmp_path / "e.jsonl")] == ["GameBegun"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_once_and_the_game_goes_on() -> None:
    told: list[OSError] = []
    match = played(EventLog(Path("/dev/full"), told.append))
    assert match.is_over
    assert len(told) == 1


def test_a_file_that_cannot_be_opened_is_an_error_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=tmp_path.name):
        EventLog(tmp_path, no_failure)


def test_nothing_is_written_after_closing(log: EventLog, tmp_path: Path) -> None:
    log.close()
    log.close()
    played(log)
    assert lines_of(tmp_path / "e.jsonl") == []
