"""`simulate --report` as a command: what it loads, refuses, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tac.cli import main
from tests.cli.interrupted import interrupt, started

ROOT = Path(__file__).resolve().parents[3]


def figures(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> dict[str, object]:
    """What a report with ``--json`` prints."""
    assert main(["simulate", "--report", str(path), "--json", "--games", "40", "--jobs", "1", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_the_seed_is_the_first_deals_number_and_decides_everything(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "r.html"
    usual, first, other = (figures(capsys, path, *words) for words in ([], ["--seed", "1"], ["--seed", "9"]))
    assert usual == first
    assert (first.pop("seed"), other.pop("seed")) == (1, 9)
    assert first != other


def test_a_deal_number_that_cannot_be_is_said_with_status_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "r.html"
    line = ["--lang", "en", "simulate", "--report", str(path), "--games", "40", "--seed", str(2**64 - 1)]
    assert main(line) == 2
    assert str(2**64 - 1) in capsys.readouterr().err and not path.exists()


def test_an_older_report_is_replaced_and_nothing_is_left_beside_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "izveštaj.html"
    path.write_text("older", encoding="utf-8")
    figures(capsys, path)
    assert path.read_text("utf-8").startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [path]


def test_names_of_levels_are_text_and_no_html(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    config = tmp_path / "c.yaml"
    config.write_text('levels: {"<b>baka & co": {false_cry: 0}}', encoding="utf-8")
    path = tmp_path / "r.html"
    assert main(["--config", str(config), "simulate", "--report", str(path), "--games", "60"]) == 0
    page = path.read_text("utf-8")
    assert "<b>" not in page and "&lt;b&gt;baka &amp; co" in page


def test_the_plotting_library_is_loaded_only_when_the_page_is_written() -> None:
    program = "import sys, tac.cli.simulate, tac.cli.report.command; print('leather' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


@pytest.mark.skipif(os.name != "posix", reason="interrupts a whole process group")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_is_answered_with_status_130_and_leaves_what_was_there(
    tmp_path: Path, jobs: int
) -> None:
    path = tmp_path / "r.html"
    path.write_text("older", encoding="utf-8")
    line = f"--lang en simulate --report {path} --games 1000000 --jobs {jobs}"
    with started(line) as running:
        time.sleep(3)
        assert running.poll() is None
        said = interrupt(running)
    assert running.returncode == 130
    assert said.startswith("Interrupted") and "Traceback" not in said
    assert path.read_text("utf-8") == "older" and list(tmp_path.iterdir()) == [path]
