"""`bench` measures what it says; how fast anything is, is no matter of these tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tac.cli.bench_frames import quantile
from tac.cli.bench_game import BusyGame, busy_game
from tac.cli.bench_history import QUESTIONS
from tac.cli.bench_moves import LONGEST, measure_moves, play_at_random
from tac.cli.bench_screens import SIZES, WAY
from tac.rules.events import Called, CardPlayed, MovesTakenBack, PenaltyPaid

ROOT = Path(__file__).resolve().parents[2]
TINY = "bench.Plan(games=2, rounds=2, sizes=((1024, 640),), frames=3, starts=1, history=12, models=3)"
RUN = f"""
import argparse
from tac.cli import bench
raise SystemExit(bench.run(argparse.Namespace(json={{json}}, program={{program!r}}), {TINY}))
"""


def bench(*, as_json: bool, program: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A tiny run in a process of its own, where it can do with the display what it likes."""
    return subprocess.run(
        [sys.executable, "-c", RUN.format(json=as_json, program=None if program is None else str(program))],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )


def test_json_is_one_document_and_progress_goes_elsewhere() -> None:
    done = bench(as_json=True)
    found = json.loads(done.stdout)
    assert set(found) == {"on", "moves", "frames", "start", "history"}
    assert found["moves"]["games"] == 2
    assert found["moves"]["per_second"] > 0
    assert [(row["width"], row["height"], row["scene"]) for row in found["frames"]] == [
        (1024, 640, scene) for scene in ("deal", "play", "tac")
    ]
    for row in found["frames"]:
        assert row["frames"] == 3
        assert row["driver"] == "dummy"
        assert 0 < row["median"] <= row["p99"] <= row["longest"]
        assert 0 < row["bare_median"] <= row["bare_p99"]
    start = found["start"]
    assert (start["driver"], start["runs"]) == ("dummy", 1)
    assert start["window"] > 0
    assert start["game"] > 0
    assert start["more"] == pytest.approx(start["game"] - start["window"], abs=0.02)
    history = found["history"]
    assert history["games"] == 12
    assert history["bytes"] > 0
    assert set(history["questions"]) == set(QUESTIONS)
    assert all(0 < row["median"] <= row["longest"] for row in history["questions"].values())
    named = {name for name, _ in WAY if name}
    assert set(history["screens"]) == {f"{name} {w}x{h}" for name in named for w, h in SIZES}
    assert all(0 < row["median"] <= row["longest"] for row in history["screens"].values())
    assert all(0 <= row["own_median"] <= row["own_longest"] for row in history["screens"].values())
    for part in ("moves", "1024x640: deal", "start: 1 of 1", "history: statistics"):
        assert part in done.stderr


def test_a_packaged_program_is_measured_beside_the_game(tmp_path: Path) -> None:
    program = tmp_path / "program č"
    program.write_text(f"#!{sys.executable}\nimport time\nprint(time.monotonic())\n", "utf-8")
    program.chmod(0o755)
    start = json.loads(bench(as_json=True, program=program).stdout)["start"]
    assert start["packaged"] > 0
    assert start["ratio"] == pytest.approx(start["packaged"] / start["game"], abs=0.02)


def test_for_people_it_prints_a_table() -> None:
    lines = bench(as_json=False).stdout.splitlines()
    assert any(line.startswith("moves: ") and "a second" in line for line in lines)
    assert sum(line.lstrip().startswith("1024x640") for line in lines) == 3
    assert any(line.startswith("start to first frame") for line in lines)
    assert any(line.startswith("history of 12 games") for line in lines)


def test_random_games_are_the_same_every_time_and_come_to_an_end() -> None:
    first, second = measure_moves(6), measure_moves(6, rounds=2)
    assert (first.games, first.moves) == (second.games, second.moves) == (6, first.moves)
    lengths = [play_at_random(number, 2 + number % 3) for number in range(6)]
    assert sum(lengths) == first.moves
    assert len(set(lengths)) > 1
    assert max(lengths) <= LONGEST


@pytest.fixture(scope="module")
def game() -> BusyGame:
    return busy_game()


def test_the_measured_game_has_moves_and_a_call_that_takes_some_back(game: BusyGame) -> None:
    played = [event for report in game.play for event in report.events if isinstance(event, CardPlayed)]
    assert len(played) >= 5
    (call,) = game.call
    kinds = [type(event) for event in call.events]
    assert kinds.count(Called) == 1
    assert kinds.count(PenaltyPaid) == 3
    (back,) = [event for event in call.events if isinstance(event, MovesTakenBack)]
    assert len(back.undone) >= 2


def test_the_reports_of_the_measured_game_follow_each_other(game: BusyGame) -> None:
    reports = [*game.opening, *game.play, *game.fault, *game.call]
    assert [report.number for report in reports] == list(range(1, len(reports) + 1))


def test_quantiles() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert quantile(values, 0.5) == 51
    assert quantile(values, 0.99) == 100
    assert quantile(values, 1.0) == 100
    assert quantile([], 0.5) == 0
