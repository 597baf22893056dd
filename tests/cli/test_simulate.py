"""`simulate`: many games among computers, the same however many processes share them."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing
from pathlib import Path

import pytest

from tac.cli import main, simulation
from tac.cli.setup import match_setup
from tac.cli.simulation import Plan, play, play_all
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules import FAULTY_MOVES, faulty_move
from tac.rules.events import FaultMade
from tac.rules.record import read_record, replay, verify, write_record
from tac.settings import Settings
from tests.cli.interrupted import interrupt, started

SEATS = ("lak", "srednji", "težak", "majstor")
PLAN = Plan(Settings(), SEATS, with_records=True)


def simulated(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, object]:
    """What `simulate` prints as JSON."""
    assert main(f"simulate --json {line}".split()) == 0
    document = json.loads(capsys.readouterr().out)
    assert isinstance(document, dict)
    return document


def test_a_game_is_the_one_that_the_window_plays() -> None:
    setup = match_setup(Settings(), SEATS, 7)
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    while not match.is_over:
        clock.step(16.7)
        match.advance()
    assert play(PLAN, 7).record == write_record(match.record())


def test_an_outcome_counts_what_the_record_holds() -> None:
    outcome = play(PLAN, 7)
    record = read_record(outcome.record)
    moves = [move for turn in record.turns for move in turn.moves]
    assert outcome.moves == sum(move.is_turn_move for move in moves)
    assert outcome.calls + outcome.false_calls == sum(move.caller is not None for move in moves)
    assert outcome.places == record.result == verify(record).places


def test_faults_are_counted_by_the_obligation_that_was_passed_over() -> None:
    match = Match(match_setup(Settings(), ("lak", "lak"), 3), clock := SteppedClock(), shows_at_once=True)
    passed: list[int] = []
    match.listen(
        lambda report: passed.extend(e.obligation for e in report.events if isinstance(e, FaultMade))
    )
    run(match, clock)
    outcome = play(Plan(Settings(), ("lak", "lak")), 3)
    faults = outcome.faults
    assert sum(faults) > 0 and faults == tuple(passed.count(number) for number in (1, 2, 3, 4))
    by_kind = dict(zip(FAULTY_MOVES, outcome.faulty_moves, strict=True))
    for number in (1, 2, 3, 4):
        assert faults[number - 1] == sum(by_kind[kind] for kind in by_kind if kind.obligation == number)


def test_faulty_moves_are_counted_by_the_six_kinds_and_puttings_right_from_the_record() -> None:
    outcome = play(Plan(Settings(), ("lak", "lak", "lak", "lak"), with_records=True), 5)
    made: list[str] = []
    tokens = []
    for step in replay(read_record(outcome.record)):
        tokens.append(step.move.token)
        made += [faulty_move(e.obligation, e.move).value for e in step.events if isinstance(e, FaultMade)]
    assert outcome.faulty_moves == tuple(made.count(kind.value) for kind in FAULTY_MOVES)
    assert len(set(made)) >= 4
    assert outcome.mended == sum(token.startswith("<") for token in tokens) > 0


def test_the_games_are_the_same_however_many_processes_share_them() -> None:
    alone = list(play_all(PLAN, range(20, 34), jobs=1))
    assert [outcome.number for outcome in alone] == list(range(20, 34))
    assert list(play_all(PLAN, range(20, 34), jobs=3)) == alone


def test_totals_add_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    document = simulated(capsys, f"--games 12 --seats lak,majstor,hard --seed 40 --records {tmp_path}")
    outcomes = [play(Plan(Settings(), ("lak", "majstor", "težak")), number) for number in range(40, 52)]
    assert document == {
        "games": 12,
        "unfinished": 0,
        "seed": 40,
        "moves": sum(outcome.moves for outcome in outcomes),
        "faults": {str(n): sum(outcome.faults[n - 1] for outcome in outcomes) for n in (1, 2, 3, 4)},
        "faulty_moves": {
            kind.value: sum(outcome.faulty_moves[n] for outcome in outcomes)
            for n, kind in enumerate(FAULTY_MOVES)
        },
        "mended": sum(outcome.mended for outcome in outcomes),
        "calls": sum(outcome.calls for outcome in outcomes),
        "false_calls": sum(outcome.false_calls for outcome in outcomes),
        "seats": {
            letter: {
                "level": level,
                "places": [sum(o.places[place] == seat for o in outcomes) for place in range(3)],
            }
            for seat, (letter, level) in enumerate([("A", "lak"), ("B", "majstor"), ("C", "težak")])
        },
    }


def test_each_record_is_written_under_its_number_and_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "čuvaj" / "zapisi"
    folder.mkdir(parents=True)
    (folder / "8.tac.yaml").write_text("an older one", encoding="utf-8")
    simulated(capsys, f"--games 3 --seats lak,lak --seed 8 --records {folder}")
    assert sorted(path.name for path in folder.iterdir()) == ["10.tac.yaml", "8.tac.yaml", "9.tac.yaml"]
    for number in (8, 9, 10):
        record = read_record((folder / f"{number}.tac.yaml").read_bytes())
        assert record.result and record.extras["x-seed"] == number


def test_without_a_seed_the_games_are_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys, "--games 2 --seats lak,lak") == simulated(capsys, "--games 2 --seats easy,lak")


def test_the_reaction_and_the_settings_of_the_command_line_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ["simulate", "--json", "--games", "5", "--seats", "lak,lak,lak,lak"]
    config = tmp_path / "c.yaml"
    config.write_text("levels: {lak: {overlook: {1: 0, 2: 0, 3: 0, 4: 0}}}", encoding="utf-8")
    assert main(["--config", str(config), *line]) == 0
    assert set(json.loads(capsys.readouterr().out)["faults"].values()) == {0}
    calls = []
    for factor in ("0.5", "3"):
        assert main(["--reaction", factor, *line]) == 0
        calls.append(json.loads(capsys.readouterr().out)["calls"])
    assert calls[0] > calls[1]


def test_for_people_the_totals_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "simulate", "--games", "4", "--seats", "lak,majstor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["games", "4"]
    shares = [float(line.split()[-2]) for line in lines if line.startswith("  ") and line.endswith("%")]
    assert len(shares) == 10 and abs(sum(shares) - 200) < 1  # by obligation, and each of these by kind
    assert [line.split()[0] for line in lines[-2:]] == ["A", "B"]
    assert sum(int(cell) for cell in lines[-1].split()[2:4]) == 4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--games 2 --seats lak,human", "seat B"),
        ("--games 2 --seats genius,lak", "genius"),
        ("--games 2 --seats lak,lak --seed 18446744073709551615", "18446744073709551615"),
    ],
)
def test_what_cannot_be_is_said_with_status_2(
    capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    assert main(f"--lang en simulate {line}".split()) == 2
    printed = capsys.readouterr()
    assert words in printed.err and printed.out == ""


def test_a_record_that_cannot_be_written_is_said_with_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    line = f"--lang en simulate --games 1 --seats lak,lak --records {tmp_path / 'file' / 'folder'}"
    assert main(line.split()) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_a_game_that_never_ends_is_broken_off_and_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "MOST_TOKENS", 50)
    document = simulated(capsys, "--games 2 --seats lak,lak --jobs 1")
    assert (document["games"], document["unfinished"]) == (2, 2)
    assert document["seats"] == {letter: {"level": "lak", "places": [0, 0]} for letter in "AB"}
    assert main(["--lang", "en", "simulate", "--games", "2", "--seats", "lak,lak", "--jobs", "1"]) == 0
    assert "games broken off" in capsys.readouterr().out


def test_to_stop_asking_for_outcomes_ends_the_processes() -> None:
    import multiprocessing

    with closing(play_all(PLAN, range(10_000), jobs=2)) as outcomes:
        next(outcomes)
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(os.name != "posix", reason="interrupts a whole process group")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_is_answered_with_status_130_and_leaves_whole_records(
    tmp_path: Path, jobs: int
) -> None:
    line = f"--lang en simulate --games 1000000 --seats lak,lak --jobs {jobs} --records {tmp_path}"
    with started(line) as running:
        while not any(tmp_path.glob("*.tac.yaml")):
            assert running.poll() is None
            time.sleep(0.02)
        said = interrupt(running)
    assert running.returncode == 130
    assert said.startswith("Interrupted") and "Traceback" not in said
    for path in tmp_path.iterdir():
        read_record(path.read_bytes())
