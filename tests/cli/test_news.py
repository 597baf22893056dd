"""What is told on the terminal and on the screen alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tac.cli.news import News


def test_paths_are_told_from_the_home_as_people_know_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    News().tell_text("problem.journal.no_game", path=tmp_path / "games" / "one.jsonl")
    said = capsys.readouterr().err
    assert "~/games/one.jsonl" in said
    assert str(tmp_path) not in said
