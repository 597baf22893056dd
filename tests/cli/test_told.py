"""Faults put into a running program: what is said of each, that it goes on, and that nothing is lost.

Each runs in a process of its own, in which a few lines break something before the command line is run. It has
all the time it needs to end: what comes of a game that has not is in test_closing.py.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tac.history import Reader
from tac.history.schema import VERSION
from tac.locale import LANGUAGES, Translator
from tests.history.games import keep_all, wild_record
from tests.history.test_database import damage

ROOT = Path(__file__).resolve().parents[2]
GAME = ("--seats", "lak,majstor", "--seed", "7", "--speed", "off", "--mute", "--exit-at-end")

RUN = """
import sys
from tac.cli import closing, main
closing.close_all.__defaults__ = (100.0,)
sys.exit(main(sys.argv[1:]))
"""


class Ended:
    """A program that has ended: its exit status, and the lines that it has said."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.status = done.returncode
        self.said = done.stderr
        self.lines = done.stderr.splitlines()
        assert "Traceback" not in done.stderr


def play(
    data: Path,
    language: str = "sr",
    *,
    broken: str = "",
    variables: dict[str, str] | None = None,
    before: tuple[str, ...] = (),
) -> Ended:
    """Play a game of computers; ``broken`` is run before it, ``before`` is a command that runs it."""
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
        "PYTHONIOENCODING": "utf-8",
        **(variables or {}),
    }
    return Ended(
        subprocess.run(
            [*before, sys.executable, "-c", broken + RUN, *GAME, "--data", str(data), "--lang", language],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
    )


def listed(data: Path) -> int:
    reader = Reader(data / "data" / "history.sqlite")
    try:
        return reader.games().count
    finally:
        reader.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_history(tmp_path: Path, language: str) -> None:
    keep_all(tmp_path / "data", *map(wild_record, range(3)))
    damage(tmp_path / "data" / "history.sqlite", "text")
    broken = (tmp_path / "data" / "history.sqlite").read_bytes()
    ended = play(tmp_path, language)
    (aside,) = (tmp_path / "data").glob("history.damaged-*.sqlite")
    assert ended.lines == [Translator(language, strict=True)("problem.history.damaged", path=aside)]
    assert ended.status == 0
    assert aside.read_bytes() == broken
    assert play(tmp_path, language).lines == []
    assert listed(tmp_path) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_history_of_a_newer_version(tmp_path: Path, language: str) -> None:
    keep_all(tmp_path / "data", wild_record(1))
    path = tmp_path / "data" / "history.sqlite"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    ended = play(tmp_path, language)
    assert ended.lines == [Translator(language, strict=True)("problem.history.newer", path=path)]
    assert ended.status == 0
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_history_that_another_program_holds(tmp_path: Path, language: str) -> None:
    keep_all(tmp_path / "data", wild_record(1))
    path = tmp_path / "data" / "history.sqlite"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    other.execute("UPDATE games SET moves = moves")
    ended = play(tmp_path, language, broken="import tac.history.database as d; d.PATIENCE = 0.1\n")
    assert ended.lines == [Translator(language, strict=True)("problem.history.locked", path=path)]
    assert ended.status == 0
    other.execute("ROLLBACK")
    other.close()
    assert play(tmp_path, language).lines == []
    assert listed(tmp_path) >= 1


SLOW = """
import sys
from tac.cli import closing
from tac.history import History
class Clock:
    now = 0.0
    def monotonic(self):
        return self.now
closing.time = clock = Clock()
def eat(history, patience):
    clock.now += patience
History.close = eat
History.begin = lambda history: None
close = closing._close
def told(end, until):
    print(until - clock.now, file=sys.stderr)
    close(end if getattr(end, "__func__", None) is eat else lambda _: end(None), until)
closing._close = told
"""
"""A history that gets nothing done, and takes all the time that is left when the game ends."""


def test_a_history_that_gets_nothing_done_in_time_loses_nothing(tmp_path: Path) -> None:
    """Settings, practice and records have all the time before it; the next start does and tells the rest."""
    keep_all(tmp_path / "data", wild_record(1))
    damage(tmp_path / "data" / "history.sqlite", "text")
    assert play(tmp_path, broken=SLOW).lines == [*["100.0"] * 5, "0.0"]
    ended = play(tmp_path)
    (aside,) = (tmp_path / "data").glob("history.damaged-*.sqlite")
    assert ended.lines == [Translator("sr", strict=True)("problem.history.damaged", path=aside)]
    assert play(tmp_path).lines == []
    assert listed(tmp_path) == 4


FULL = """
import os, pathlib
def full(handle):
    try:
        name = os.readlink(f"/proc/self/fd/{handle}")
    except OSError:
        name = ""
    if "records" in name:
        raise OSError(ERRNO, os.strerror(ERRNO))
os.fsync = full
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc which file it is")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "trouble"), [(28, "disk_full"), (13, "no_folder"), (30, "no_folder")])
def test_a_game_that_cannot_be_written_waits_for_the_next_start(
    tmp_path: Path, language: str, number: int, trouble: str
) -> None:
    ended = play(tmp_path, language, broken=FULL.replace("ERRNO", str(number)))
    path = tmp_path / "data" / "games" / "records"
    detail = os.strerror(number)
    t = Translator(language, strict=True)
    assert ended.lines == [t(f"problem.history.{trouble}", path=path, detail=detail)]
    assert ended.status == 0
    assert play(tmp_path, language).lines == []
    assert listed(tmp_path) == 2


MIGHT = "-dac_override,-dac_read_search,-fowner"
"""What root may do that nobody else may, for util-linux's `setpriv`."""


@pytest.fixture
def unprivileged() -> tuple[str, ...]:
    """A command that runs another one as somebody who may not write everywhere."""
    if os.name != "posix":
        pytest.skip("folders have no such modes")
    if os.geteuid() != 0:
        return ()
    if shutil.which("setpriv") is None:
        pytest.skip("root may write everywhere")
    return ("setpriv", "--bounding-set", MIGHT, "--inh-caps", MIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_folders_that_may_not_be_written(
    tmp_path: Path, language: str, unprivileged: tuple[str, ...]
) -> None:
    """Everything is told with its place, the game is played, what was there stays; later all goes on."""
    home = tmp_path / "kuća č"
    keep_all(home / "data", wild_record(1))
    inside = [home, *(path for path in home.rglob("*") if path.is_dir())]
    there = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    for path in inside:
        path.chmod(0o555)
    ended = play(home, language, before=unprivileged)
    for path in inside:
        path.chmod(0o755)
    assert ended.status == 0
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == there
    sentence = Translator(language, strict=True)("problem.history.no_folder", path=home, detail="")
    beginning = sentence.partition(str(home))[0]
    assert sum(line.startswith(beginning) for line in ended.lines) == 1, ended.said
    assert play(home, language).lines == []
    assert listed(home) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_is_none(tmp_path: Path, language: str) -> None:
    (tmp_path / "data").write_text("not a folder")
    ended = play(tmp_path, language)
    assert ended.status == 0
    assert any(str(tmp_path / "data") in line for line in ended.lines)
    assert (tmp_path / "data").read_text() == "not a folder"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen(tmp_path: Path, language: str) -> None:
    ended = play(tmp_path, language, variables={"SDL_VIDEODRIVER": "x11", "DISPLAY": ":99999"})
    assert ended.status == 3
    assert ended.lines[0] == Translator(language, strict=True)("problem.no_screen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sound(tmp_path: Path, language: str) -> None:
    """It is told on the screen: see test_game.py. The terminal is not bothered."""
    ended = play(tmp_path, language, variables={"SDL_AUDIODRIVER": "nothing"})
    assert (ended.status, ended.lines) == (0, [])


CRASH = """
from tac.ui.scenes.table import TableScene
TableScene.UPDATE = TableScene.update
calls = []
def fail(self, *arguments):
    calls.append(1)
    if len(calls) > 5:
        raise ZeroDivisionError("a bug")
    return TableScene.UPDATE(self, *arguments)
TableScene.update = fail
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crash(tmp_path: Path, language: str) -> None:
    ended = play(tmp_path, language, broken=CRASH)
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    t = Translator(language, strict=True)
    assert ended.status == 1
    assert ended.lines[0] == t("problem.unexpected")
    assert ended.lines[-1] == t("problem.unexpected.report", path=report)
    text = report.read_text("utf-8")
    for part in ("ZeroDivisionError: a bug", "pygame-ce", "lak, majstor", "Tač!"):
        assert part in text
    assert str(ROOT) not in text


BEHIND = """
import tac.history.taking_up
def fail(connection, path):
    raise ZeroDivisionError("a bug")
tac.history.taking_up.enter = fail
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thread_that_fails(tmp_path: Path, language: str) -> None:
    """The game goes on, and what the thread was for is done at the next start."""
    ended = play(tmp_path, language, broken=BEHIND)
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert ended.lines == [Translator(language, strict=True)("problem.unexpected.behind", path=report)]
    assert ended.status == 0
    assert "ZeroDivisionError: a bug" in report.read_text("utf-8")
    assert play(tmp_path, language).lines == []
    assert listed(tmp_path) == 2


def test_logs_that_cannot_be_written_are_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("not a folder")
    assert (play(tmp_path).status, (tmp_path / "logs").read_text()) == (0, "not a folder")
    assert play(tmp_path, broken=CRASH).lines[0] == Translator("sr", strict=True)("problem.unexpected")
