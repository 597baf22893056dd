"""Files of the player live in the platform's own folders, never beside the program."""

import sys
from pathlib import Path

import pytest

from tac.settings import folders


@pytest.fixture(autouse=True)
def _fresh() -> None:
    folders.cache_clear()


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are those of Linux")
def test_on_linux_the_xdg_folders_are_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name / "č ж"))
    found = folders()
    assert found.config == tmp_path / "CONFIG" / "č ж" / "tac"
    assert found.data == tmp_path / "DATA" / "č ж" / "tac"
    assert found.cache == tmp_path / "CACHE" / "č ж" / "tac"
    assert found.logs.is_relative_to(tmp_path / "STATE" / "č ж" / "tac")


def test_naming_the_folders_makes_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    found = folders()
    assert len({found.config, found.data, found.cache, found.logs}) == 4
    assert list(tmp_path.iterdir()) == []
