"""A first start that cannot succeed says why and what to do, and leaves nothing half done."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from launch import folders, install, pip, preparation
from launch.environment import Environment
from tests.launch.project import Project


@contextlib.contextmanager
def silent_server() -> Iterator[str]:
    """An index of packages that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}/simple"


def wait_until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def unfinished(project: Project) -> list[Path]:
    return list((project.cache / "environments").glob("*.part/temporary"))


def test_offline_it_says_what_is_needed_and_the_next_start_recovers(project_with_pip: Project) -> None:
    started = project_with_pip.start(**project_with_pip.offline())
    assert started.status == 3
    assert "interneta" in started.errors
    assert "Retrying" in (project_with_pip.cache / "install.log").read_text("utf-8")
    assert project_with_pip.environments() == []
    assert project_with_pip.start().played


def test_the_language_of_the_command_line_comes_first(project: Project) -> None:
    started = project.start("--lang", "en", **project.offline())
    assert "there is no connection" in started.errors
    assert "interneta" not in started.errors


def test_a_package_that_is_not_the_locked_one_is_not_installed(project_with_pip: Project) -> None:
    project_with_pip.require("1.0", digest="0" * 64)
    started = project_with_pip.start()
    assert started.status == 3
    assert "nije onaj koji je očekivan" in started.errors
    assert project_with_pip.environments() == []


def test_a_python_without_ready_made_packages_is_told_so(project_with_pip: Project) -> None:
    (project_with_pip.wheels / "stand_in-1.0-py3-none-any.whl").rename(
        project_with_pip.wheels / "stand_in-1.0-cp27-cp27m-win32.whl"
    )
    started = project_with_pip.start()
    assert started.status == 3
    assert "nema gotovog paketa stand-in" in started.errors


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_killed_while_installing_the_next_start_begins_again(project_with_pip: Project) -> None:
    with silent_server() as index:
        first = project_with_pip.launch(PIP_NO_INDEX=None, PIP_FIND_LINKS=None, PIP_INDEX_URL=index)
        wait_until(lambda: unfinished(project_with_pip))
        first.kill()
        first.wait()
        assert project_with_pip.start().played
        assert unfinished(project_with_pip) == []
    first.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_interrupted_from_the_keyboard_it_says_so_and_leaves_nothing(project_with_pip: Project) -> None:
    with silent_server() as index:
        first = project_with_pip.launch(PIP_NO_INDEX=None, PIP_FIND_LINKS=None, PIP_INDEX_URL=index)
        wait_until(lambda: unfinished(project_with_pip))
        first.send_signal(signal.SIGINT)
        errors = first.communicate(timeout=30)[1]
    assert first.returncode == 130
    assert "prekinuta" in errors
    assert "Traceback" not in errors
    assert project_with_pip.environments() == []


def test_a_python_without_pip_is_told_how_to_get_one(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pip, "command", lambda: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(project.cache.parent))
    assert preparation.prepare(project.lock, "game", "en", may_open_window=False) is None
    assert "python3-pip" in capsys.readouterr().err


def test_without_any_folder_to_write_to_it_names_those_it_tried(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(folders, "usable_cache", lambda: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(project.cache.parent))
    assert preparation.prepare(project.lock, "game", "en", may_open_window=False) is None
    said = capsys.readouterr().err
    assert str(project.cache) in said
    assert str(folders.shared_cache()) in said


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_a_shared_folder_that_others_can_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "platform_cache", lambda: None)
    shared = tmp_path / "tac-0"
    monkeypatch.setattr(folders, "shared_cache", lambda: shared)
    assert folders.usable_cache() == shared
    shared.chmod(0o777)
    assert folders.usable_cache() is None
    shared.rename(tmp_path / "elsewhere")
    shared.symlink_to(tmp_path / "elsewhere")
    shared.chmod(0o700)
    assert folders.usable_cache() is None


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("WARNING: Retrying (Retry(total=1, …)) after connection broken by 'NewConnectionError'", "offline"),
        ("pip._vendor.urllib3.exceptions.ReadTimeoutError: Read timed out.", "offline"),
        ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no_wheel"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "wrong_hash"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk_full"),
        ("ERROR: something new", "failed"),
    ],
)
def test_what_pip_says_is_understood(said: str, key: str, tmp_path: Path) -> None:
    assert install.explained(pip.PipFailed(said), tmp_path).key == key


def test_a_full_disk_is_told_as_such(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pip, "command", lambda: ["pip"])
    monkeypatch.setattr(pip, "install", full)
    with pytest.raises(install.InstallFailed) as failure:
        install.make(Environment(project.cache, project.lock), project.lock, lambda *_: None)
    assert failure.value.key == "disk_full"
    assert project.environments() == []
