"""The command that opens the window: what it exits with, what it says, what it writes."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tac.cli import game as command
from tac.cli import main
from tac.cli.choices import first_choice, last_choice, with_options
from tac.cli.setup import match_setup
from tac.locale import Translator
from tac.match import Match, SteppedClock
from tac.match.headless import run
from tac.rules.record import read_record, write_record
from tac.settings import Folders, Settings

ROOT = Path(__file__).resolve().parents[2]
ALONE = ["--seats", "lak,majstor", "--seed", "7", "--speed", "off", "--mute", "--exit-at-end"]

T = Translator("sr", strict=True)

Run = Callable[..., int]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line without a screen, in Serbian, with folders of its own."""
    for name, value in {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "sr_RS.UTF-8",
        "LANGUAGE": "",
    }.items():
        monkeypatch.setenv(name, value)
    mine = Folders(*(tmp_path / name for name in ("config", "data", "cache", "logs")))
    monkeypatch.setattr(command, "folders", lambda data: mine)
    return lambda *argv: main(argv)


def headless_text() -> str:
    clock = SteppedClock()
    match = Match(match_setup(Settings(), ["lak", "majstor"], 7), clock, shows_at_once=True)
    run(match, clock)
    return write_record(match.record())


def test_computers_play_the_same_game_as_headless_and_the_window_closes(play: Run, tmp_path: Path) -> None:
    for name in ("1.yaml", "2.yaml"):
        assert play(*ALONE, "--record", str(tmp_path / name)) == 0
        assert (tmp_path / name).read_text("utf-8") == headless_text()


def test_events_are_written_with_their_times(play: Run, tmp_path: Path) -> None:
    assert play(*ALONE, "--events", str(tmp_path / "e")) == 0
    lines = [json.loads(line) for line in (tmp_path / "e").read_text("utf-8").splitlines()]
    assert lines[0]["event"] == "GameBegun"
    assert lines[-1]["event"] == "GameOver"
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)


@pytest.mark.parametrize("word", ["genius", "ljudski"])
def test_an_unknown_level_is_told_with_those_that_there_are(
    play: Run, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    assert play("--seats", f"human,{word}") == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert word in told
    assert "srednji" in told


def test_too_large_a_deal_number_is_told(play: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert play("--seed", str(2**64)) == 2
    assert capsys.readouterr().err == T("problem.no_deal", most=2**64 - 1) + "\n"


@pytest.mark.parametrize(
    "argv",
    [
        ["--seats", "human"],
        ["--seats", "a,b,c,d,e"],
        ["--seed", "seven"],
        ["--size", "10x10"],
        ["--speed", "x"],
    ],
)
def test_what_cannot_be_is_a_mistake(play: Run, argv: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        play(*argv)
    assert ended.value.code == 2


def test_without_a_screen_it_says_so_in_two_languages(
    play: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("DISPLAY", ":99999")
    pygame.display.quit()
    assert play("--seats", "human,lak") == 3
    assert capsys.readouterr().err == (
        f"{T('problem.no_screen')}\n{Translator('en', strict=True)('problem.no_screen')}\n"
    )


def test_an_error_of_its_own_is_logged_and_told_without_a_traceback(
    play: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from tac.ui.game import Game

    def fail(self: Game) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(Game, "show_table", fail)
    assert play(*ALONE) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert str(report) in told
    for path in (report, tmp_path / "logs" / "tac.log"):
        assert "ZeroDivisionError: a bug" in path.read_text("utf-8")


def test_what_is_wrong_with_the_settings_is_said_and_the_game_starts(
    play: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "my.yaml").write_text("speed: warp\nwindow: {size: [1024, 640]}\n")
    assert play(*ALONE, "--config", str(tmp_path / "my.yaml")) == 0
    assert "my.yaml:1: speed" in capsys.readouterr().err


def test_a_settings_file_that_is_broken_is_set_aside_and_told(
    play: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.yaml").write_bytes(b"\0" * 100)
    assert play(*ALONE) == 0
    (aside,) = (tmp_path / "config").glob("settings.not-yaml-*.yaml")
    told = capsys.readouterr().err.splitlines()
    assert told == [
        T("problem.config.not_yaml", where="settings.yaml"),
        T("problem.own.aside", where="settings.yaml", detail=aside.name),
    ]


def test_settings_that_cannot_be_written_are_told_once_and_the_game_goes_on(
    play: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tac.settings.ownfile.replace_bytes", full)
    assert play(*ALONE) == 0
    told = capsys.readouterr().err.splitlines()
    assert told == [T("problem.own.full", path=tmp_path / "config" / "profiles.yaml")]


def test_without_a_sound_device_it_plays_in_silence_and_says_so(
    play: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Case 29."""
    from tac.ui.game import Game

    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing")
    told: list[str] = []
    monkeypatch.setattr(Game, "tell", lambda self, sentence: told.append(sentence))
    assert play(*ALONE) == 0
    assert told == [T("problem.no_sound")]
    assert capsys.readouterr().err == ""


def test_a_record_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    play: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    nowhere = tmp_path / "missing"
    assert play(*ALONE, "--record", str(nowhere / "r"), "--events", str(nowhere / "e")) == 0
    told = capsys.readouterr().err
    assert told.count(str(nowhere / "r")) == 1
    assert told.count(str(nowhere / "e")) == 1


def test_the_command_line_goes_before_the_settings() -> None:
    from tac.cli.options import parse

    options = parse(["--speed", "fast", "--reaction", "2.5", "--size", "1600x900", "--windowed", "--mute"])
    settings = with_options(Settings(), options)
    assert (settings.speed, settings.reaction, settings.window.size) == ("fast", 2.5, (1600, 900))
    assert (settings.window.fullscreen, settings.sound.mute) == (False, True)


def test_the_choice_comes_from_the_settings_unless_seats_are_named() -> None:
    from tac.cli.options import parse

    choice = first_choice(Settings(), parse([]), "sr")
    assert [(seat.person, seat.level) for seat in choice.playing] == [
        (True, "lak"), (False, "lak"), (False, "srednji"), (False, "lak"),
    ]  # fmt: skip
    assert 0 <= choice.deal <= 999_999_999
    named = first_choice(Settings(), parse(["--seats", "tezak,human", "--seed", "5"]), "sr")
    assert [(seat.person, seat.level) for seat in named.playing] == [(False, "težak"), (True, "lak")]
    assert named.deal == 5
    assert (choice.kind, named.kind) == ("computer", "computer")
    together = first_choice(Settings(), parse(["--seats", "human:show,lak,human"]), "sr")
    assert (together.kind, [seat.person for seat in together.playing]) == ("together", [True, False, True])


def test_each_kind_of_game_has_players_of_its_own() -> None:
    from tac.cli.options import parse

    usual = first_choice(Settings(), parse(["--seed", "5"]), "sr")
    together = last_choice(Settings(), "together", usual)
    assert (together.kind, together.count, together.deal) == ("together", 2, 5)
    assert [seat.person for seat in together.playing] == [True, True]
    assert last_choice(Settings(), "computer", together).seats == usual.seats


@pytest.mark.skipif(os.name != "posix", reason="no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_it_in_good_order(tmp_path: Path, number: int) -> None:
    """The record is written, and the exit status is 0."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    record = tmp_path / "r.yaml"
    program = "import sys; from tac.cli import main; sys.exit(main(sys.argv[1:]))"
    argv = [sys.executable, "-c", program, "--seats", "human,lak", "--record", str(record)]
    game = subprocess.Popen(argv, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 30
        while not record.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        game.send_signal(number)
        _, told = game.communicate(timeout=30)
    finally:
        game.kill()
    assert (game.returncode, told) == (0, b"")
    assert read_record(record.read_bytes()).turns == ()
