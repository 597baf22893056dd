"""A start that nobody sees in a terminal shows itself in a window of whatever the computer has."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from launch import window
from tests.launch.project import ROOT, Project

#: No display has this name: what would open a window there fails at once.
NO_SUCH_DISPLAY = ":9999"
NOTE = '#!/bin/sh\nprintf "%s\\n" "$@" >>"$0.log"\n'
ZENITY = NOTE + 'case "$1" in --progress) cat >>"$0.log";; esac\n'

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="helpers of the other desktops")


class Desktop:
    """A folder of programs that can show windows, and nothing else on the PATH."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in ("cat", "sh"):
            (folder / name).symlink_to(f"/bin/{name}")

    def add(self, name: str, script: str) -> None:
        path = self.folder / name
        path.write_text(script, "utf-8")
        path.chmod(0o755)

    def log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text("utf-8")

    def variables(self) -> dict[str, str]:
        return {"PATH": str(self.folder), "DISPLAY": NO_SUCH_DISPLAY}


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path / "desktop")


def test_zenity_shows_what_is_done_where_tk_cannot(project: Project, desktop: Desktop) -> None:
    desktop.add("zenity", ZENITY)
    log = desktop.folder / "zenity.log"
    assert project.start(**desktop.variables(), STAND_IN_WAITS_FOR=str(log)).played
    assert "--title=Tač!" in desktop.log("zenity").splitlines()


def test_zenity_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch, desktop: Desktop) -> None:
    desktop.add("zenity", ZENITY)
    for name, value in desktop.variables().items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(window, "_TOO_SOON", 60.0)
    shown = window.ProgressWindow("Tač!")
    log = desktop.folder / "zenity.log"
    deadline = time.monotonic() + 60
    for percent in (10, 50, 93):
        while not log.exists() or f"#preparing  {percent}\n{percent}\n" not in log.read_text("utf-8"):
            assert time.monotonic() < deadline
            shown.update(f"preparing\n{percent}", percent / 100)
            time.sleep(0.01)
    shown.close()
    percentages = [int(line) for line in desktop.log("zenity").splitlines() if line.isdecimal()]
    assert percentages == sorted(percentages)
    assert percentages[-1] == 93


def test_the_next_helper_is_asked_when_one_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    refusing = window.Helper([sys.executable, "-c", "raise SystemExit(1)"], reads_progress=True)
    note = f"import sys; open({str(tmp_path / 'note')!r}, 'w').close(); sys.stdin.read()"
    showing = window.Helper([sys.executable, "-c", note], reads_progress=True)
    monkeypatch.setattr(window, "helpers", lambda title, text: [refusing, refusing, showing])
    monkeypatch.setattr(window, "_TOO_SOON", 60.0)
    shown = window.ProgressWindow("Tač!")
    deadline = time.monotonic() + 60
    while not (tmp_path / "note").exists():
        assert time.monotonic() < deadline
        shown.update("preparing", 0.1)
        time.sleep(0.01)
    shown.close()


def test_a_helper_that_takes_long_to_fail_is_not_taken_for_one_that_was_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refusing = window.Helper([sys.executable, "-c", "raise SystemExit(1)"], True, fails_only=True)
    showing = window.Helper([sys.executable, "-c", "import sys; sys.stdin.read()"], reads_progress=True)
    monkeypatch.setattr(window, "helpers", lambda title, text: [refusing, showing])
    monkeypatch.setattr(window, "_TOO_SOON", 0.0)
    shown = window.ProgressWindow("Tač!")
    shown.update("first", 0.1)
    process = shown._process
    assert process is not None
    assert process.wait(30) == 1
    shown.update("second", 0.2)
    assert shown._process is not None
    assert shown._process.args == showing.command
    shown.close()


def test_without_any_helper_it_starts_all_the_same(project: Project, desktop: Desktop) -> None:
    assert project.start(**desktop.variables()).played


def test_a_failure_is_shown_in_a_window_too(project: Project, desktop: Desktop) -> None:
    desktop.add("zenity", ZENITY)
    started = project.start(**desktop.variables(), **project.offline())
    assert started.status == 3
    shown = desktop.log("zenity").splitlines()
    assert "--error" in shown
    assert any("veze nema" in line for line in shown)


def test_a_later_start_opens_no_such_window(project: Project, desktop: Desktop) -> None:
    assert project.start().played
    desktop.add("zenity", ZENITY)
    assert project.start(**desktop.variables()).played
    assert not (desktop.folder / "zenity.log").exists()


def test_a_command_without_a_window_opens_none(project: Project, desktop: Desktop) -> None:
    desktop.add("zenity", ZENITY)
    (project.folder / "tac" / "cli" / "verify.py").write_text("def run(options):\n    return 0\n", "utf-8")
    assert project.start("verify", "r.yaml", **desktop.variables()).status == 0
    assert not (desktop.folder / "zenity.log").exists()


def test_a_window_that_the_player_has_closed_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    one = window.Helper([sys.executable, "-c", ""], reads_progress=True)
    monkeypatch.setattr(window, "helpers", lambda title, text: [one, one])
    shown = window.ProgressWindow("Tač!")
    shown.update("first", 0.1)
    process = shown._process
    assert process is not None
    assert process.wait(30) == 0
    shown.update("second", 0.2)
    assert shown._process is None


@contextlib.contextmanager
def screen() -> Iterator[str]:
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def test_the_window_of_tk_opens_on_a_real_screen_and_ends_with_its_input() -> None:
    pytest.importorskip("tkinter")
    with screen() as display:
        process = subprocess.Popen(
            [sys.executable, str(ROOT / "launch" / "tk_window.py"), "Tač!"],
            env=os.environ | {"DISPLAY": display},
            stdin=subprocess.PIPE,
        )
        assert process.stdin is not None
        process.stdin.write("#Pripremam igru…\n42\n".encode())
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while '"Tač!": ("tac-preparing"' not in windows_on(display):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.stdin.close()
        assert process.wait(30) == 0


def windows_on(display: str) -> str:
    command = ["xwininfo", "-display", display, "-root", "-tree"]
    return subprocess.run(command, capture_output=True, check=True, text=True, encoding="utf-8").stdout
