"""The program's log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.cli.logs import KEPT, LARGEST, start_log, stop_log


@pytest.fixture(autouse=True)
def stopped() -> Iterator[None]:
    yield
    stop_log()


def test_nothing_is_written_while_nothing_goes_wrong(tmp_path: Path) -> None:
    start_log(tmp_path / "log")
    logging.getLogger("tac").info("all is well")
    assert list((tmp_path / "log").iterdir()) == []


def test_an_error_stands_in_the_log_with_its_traceback(tmp_path: Path) -> None:
    path = start_log(tmp_path / "log")
    try:
        raise ValueError("č")
    except ValueError:
        logging.getLogger("tac").exception("unforeseen")
    assert path is not None
    text = path.read_text("utf-8")
    assert "unforeseen" in text
    assert "ValueError: č" in text


def test_the_log_never_fills_a_disk(tmp_path: Path) -> None:
    """Case 21."""
    start_log(tmp_path)
    for _ in range(2000):
        logging.getLogger("tac").error("x" * 1000)
    files = list(tmp_path.iterdir())
    assert len(files) == 1 + KEPT
    assert all(file.stat().st_size <= LARGEST for file in files)


def test_without_a_folder_there_is_no_log_and_no_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert start_log(tmp_path / "file" / "log") is None
    logging.getLogger("tac").error("nobody hears this")
    assert capsys.readouterr().err == ""


def test_a_log_that_cannot_be_written_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = start_log(tmp_path / "log")
    assert path is not None
    path.mkdir()
    logging.getLogger("tac").error("nobody hears this")
    assert capsys.readouterr().err == ""


def test_a_full_disk_is_no_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = start_log(tmp_path)
    logging.getLogger("tac").error("this is written")

    def full(self: logging.Handler) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(logging.StreamHandler, "flush", full)
    logging.getLogger("tac").error("nobody hears this")
    monkeypatch.undo()
    assert capsys.readouterr().err == ""
    assert path is not None
