"""Files of the player live in the platform's own folders, never beside the program."""

import sys
from pathlib import Path

import platformdirs
import pytest

from tac.settings import folders


@pytest.mark.skipif(sys.platform != "linux", reason="the XDG folders are those of Linux")
def test_on_linux_the_xdg_folders_are_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name / "č ж"))
    found = folders()
    assert found.config == tmp_path / "CONFIG" / "č ж" / "tac"
    assert found.data == tmp_path / "DATA" / "č ж" / "tac"
    assert found.cache == tmp_path / "CACHE" / "č ж" / "tac"
    assert found.logs.is_relative_to(tmp_path / "STATE" / "č ж" / "tac")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked itself")
@pytest.mark.parametrize("named", ["", "{}/č ж"])
def test_on_linux_they_are_those_of_platformdirs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str
) -> None:
    """Which is not asked, as the first picture would wait for it."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", named.format(tmp_path))
    asked = platformdirs.PlatformDirs("tac", appauthor=False)
    found = folders()
    assert (found.config, found.data) == (asked.user_config_path, asked.user_data_path)
    assert (found.cache, found.logs) == (asked.user_cache_path, asked.user_log_path)


def test_a_folder_for_everything_holds_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = folders(Path("štap и кључ"))
    whole = tmp_path / "štap и кључ"
    assert {found.config, found.data, found.cache, found.logs} == {
        whole / name for name in ("config", "data", "cache", "logs")
    }


def test_a_home_may_be_written_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--data=~/tac` reaches the game as it stands there."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folders(Path("~/tac")).config == tmp_path / "tac" / "config"


def test_naming_the_folders_makes_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    found = folders()
    assert len({found.config, found.data, found.cache, found.logs}) == 4
    assert list(tmp_path.iterdir()) == []
