"""A crash: its report, what is left out of it, how many are kept, and where it is said."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from tac.cli.crash import KEPT, LARGEST, crashed, report_text, show, without_names, write_report
from tac.cli.recent import MOST, Recent
from tac.cli.setup import seated_setup
from tac.locale import Translator
from tac.match import CallTac, MakeMove, Match, Player, SteppedClock
from tac.rules import Move, Seat, duties
from tac.settings import Settings

T = Translator("sr", strict=True)
NOW = datetime(2026, 11, 30, 9, 4, 31)


def a_game(moves: int) -> Recent:
    """A game of Čeda and Ana that was left after so many moves, the last of them a fault."""
    setup = seated_setup(Settings(), [Player(name="Čeda"), Player(name="Ana")], 7)
    match = Match(setup, SteppedClock(), shows_at_once=True)
    recent = Recent()
    recent.follow(match)
    for _ in range(moves):
        match.submit(MakeMove(match.table.turn, duties(match.table)[0]))
        match.clock.jump_to(match.now + 5000)  # type: ignore[attr-defined]
    return recent


def an_error(text: str = "a bug") -> ZeroDivisionError:
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        return error


def test_a_report_says_what_where_and_what_happened_last() -> None:
    import pygame  # the game has loaded it

    assert pygame.version.ver
    text = report_text(an_error(), a_game(80))
    for part in (
        "Tač! ",
        "Python 3",
        "pygame-ce",
        "SDL",
        "ZeroDivisionError: a bug",
        "test_crash.py",
        "deal 7",
    ):
        assert part in text
    assert "CardDrawn" in text
    assert sum(" ms" in line for line in text.splitlines()) <= MOST + 1


def test_a_report_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/milica")
    text = report_text(an_error("Ana and Čeda in /home/milica/tac; milica, Anatomija"), a_game(3))
    assert "[name] and [name] in ~/tac; [name], Anatomija" in text
    for name in ("Čeda", "milica"):
        assert name not in text


def test_a_report_gives_no_fault_away() -> None:
    """The game goes on at the next start."""
    recent = a_game(0)
    match = recent._match
    assert match is not None
    text = report_text(an_error(), recent)
    match.submit(MakeMove(Seat.A, Move.parse("x")))
    match.submit(MakeMove(Seat.A, Move.parse("d-")))
    match.submit(CallTac(Seat.B))
    text = report_text(an_error(), recent)
    for word in ("Fault", "Planned", "CallMade"):
        assert word not in text.partition("the last of the game")[2]


def test_a_report_is_never_large() -> None:
    assert len(report_text(an_error("č" * 10**6), Recent())) <= LARGEST + 1


def test_only_the_latest_reports_are_kept(tmp_path: Path) -> None:
    """Case 21."""
    (tmp_path / "tac.log").touch()
    for number in range(KEPT + 5):
        write_report(tmp_path / "", "č", f"2026-11-30-{number:06}")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"crash-2026-11-30-{number:06}.txt" for number in range(5, KEPT + 5)] + ["tac.log"]


def test_it_is_said_with_the_report_and_that_the_game_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crashed(an_error(), T, tmp_path / "logs", a_game(3), in_window=False, now=lambda: NOW)
    path = tmp_path / "logs" / "crash-2026-11-30-090431.txt"
    assert capsys.readouterr().err.splitlines() == [
        T("problem.unexpected"),
        T("problem.unexpected.kept"),
        T("problem.unexpected.report", path=path),
    ]
    assert "ZeroDivisionError" in path.read_text("utf-8")


def test_of_a_game_in_which_nothing_was_done_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crashed(an_error(), T, tmp_path, a_game(0), in_window=False)
    assert T("problem.unexpected.kept") not in capsys.readouterr().err.splitlines()


def test_a_report_may_name_what_has_no_letters(tmp_path: Path) -> None:
    """The name of a file on the disk may be any bytes."""
    path = write_report(tmp_path, report_text(an_error("a\udce8b"), Recent()), "now")
    assert path is not None and "a\\udce8b" in path.read_text("utf-8")


def test_a_full_disk_leaves_no_half_of_a_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert write_report(tmp_path, "text", "now") is None
    assert not list(tmp_path.iterdir())


def test_without_a_game_or_a_folder_less_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    crashed(an_error(), T, tmp_path / "file" / "logs", Recent(), in_window=False)
    assert capsys.readouterr().err.splitlines() == [T("problem.unexpected")]


def test_where_the_own_window_is_broken_any_other_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no display")

    shown: list[tuple[str, str]] = []

    def box(title: str, text: str) -> bool:
        shown.append((title, text))
        return True

    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr("tac.cli.crash._own_window", broken)
    assert show(T, ["prva", "druga"], box)
    assert shown == [("Tač!", "prva\ndruga")]
    assert not show(T, ["prva"], None)


def test_nobody_is_asked_to_close_a_window_that_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert not show(T, ["prva"], None)


def test_only_whole_words_are_names() -> None:
    assert without_names("Ana, Anđa i Ana-Marija", ["Ana", "A"]) == "[name], Anđa i [name]-Marija"
