"""The packaged program: where there is no console, what it says is shown; it never starts itself."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

import pytest

from launch import message_box, messages, packaged

Box = Callable[[str, str], bool]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What message boxes show."""
    found: list[tuple[str, str]] = []

    def show(title: str, text: str) -> bool:
        found.append((title, text))
        return True

    monkeypatch.setattr(message_box, "show", show)
    return found


def start(monkeypatch: pytest.MonkeyPatch, argv: Sequence[str], status: int) -> int:
    """Start it as Windows starts a program with windows."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    return packaged.main(argv, parse, ends_with(status))


def parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tac-game")
    parser.add_argument("--version", action="version", version="Tač! 1")
    parser.add_argument("command", nargs="?", default="game")
    return parser.parse_args(argv)


def ends_with(status: int) -> Callable[[argparse.Namespace, Box], int]:
    def run(options: argparse.Namespace, box: Box) -> int:
        print(f"{options.command}: č")
        return status

    return run


@pytest.mark.parametrize(
    ("argv", "status", "text"),
    [
        (["verify"], 0, "verify: č"),
        (["game"], 3, "game: č"),
        (["--version"], 0, "Tač! 1"),
    ],
)
def test_without_a_console_what_is_said_is_shown(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], status: int, text: str, shown: list[tuple[str, str]]
) -> None:
    assert start(monkeypatch, argv, status) == status
    assert shown == [(messages.TITLE, text)]


def test_a_mistake_on_the_command_line_is_shown(
    monkeypatch: pytest.MonkeyPatch, shown: list[tuple[str, str]]
) -> None:
    assert start(monkeypatch, ["--wrong"], 0) == 2
    ((_, text),) = shown
    assert "--wrong" in text


def test_after_a_game_nothing_is_shown(monkeypatch: pytest.MonkeyPatch, shown: list[tuple[str, str]]) -> None:
    """The game had a window of its own to speak in."""
    for status in (0, 1):
        assert start(monkeypatch, [], status) == status
    assert shown == []


def test_with_a_console_nothing_is_caught(
    shown: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    packaged.main(["verify"], parse, ends_with(0))
    assert capsys.readouterr().out == "verify: č\n"
    assert shown == []


@pytest.mark.parametrize("before", [None, "/opt/lib"])
def test_what_it_starts_finds_the_libraries_of_the_system(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", "/game/lib", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/game/lib")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH", f"/game/lib:{before}")
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    packaged.main(["verify"], parse, ends_with(0))
    assert os.environ.get("LD_LIBRARY_PATH") == before
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_no_box_is_shown_by_starting_the_program_once_more(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("DISPLAY", ":1")
    assert not [command for command in message_box.commands("Tač!", "…") if command[0] == sys.executable]
