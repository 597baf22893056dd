"""Computers play a whole game in the real window, the same one as without it."""

from __future__ import annotations

from pathlib import Path

from tac.rules import Record, read_record
from tests.end_to_end.commands import command, verify
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program

SEATS = ["--seats", "lak,srednji,težak,majstor"]
OPTIONS = [*SEATS, "--seed", "7", "--speed", "off", "--exit-at-end"]


def without_date(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("played:")]


def played_to_the_end(program: Program) -> str:
    assert program.window
    assert program.wait() == 0
    assert program.errors == ""
    return program.record.read_text("utf-8")


def test_a_game_among_computers_is_the_same_every_time_and_without_a_window(
    start: Start, tmp_path: Path
) -> None:
    first = start(*OPTIONS)
    text = played_to_the_end(first)
    verify(first.record)
    assert without_date(played_to_the_end(start(*OPTIONS))) == without_date(text)

    headless = command("simulate", "--games", "1", *SEATS, "--seed", "7", "--records", tmp_path / "simulated")
    assert headless.returncode == 0, headless.stderr
    (simulated,) = (tmp_path / "simulated").iterdir()
    assert essence(read_record(simulated.read_bytes())) == essence(read_record(text))


def essence(record: Record) -> tuple[object, ...]:
    """What two records of the same game have in common."""
    return record.deal, record.turns, record.result, record.extras["times"], record.extras["players"]


def test_a_game_among_computers_goes_on_while_another_window_has_the_keyboard(
    start: Start, tmp_path: Path
) -> None:
    options = ["--seats", "protivnik,protivnik", "--config", settings(tmp_path, pace=200)]
    program = start(*options, "--seed", "7", "--speed", "fast")
    program.wait_for_table()
    with program.on_screen.other_window():
        seen = len(program.events("CardPlayed"))
        program.wait_for_events("CardPlayed", seen + 3)
    assert not program.events("Paused")
