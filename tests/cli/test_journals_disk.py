"""Running games on disks that hang or fail, and beside other windows: nothing is lost, nobody waits."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tac.cli import keptfolder
from tests.history.home import CHOICE, Home, tokens


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "running")
    yield home
    home.journals.close()


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A disk that does nothing until this is set."""
    free, fsync = threading.Event(), os.fsync

    def hang(handle: int) -> None:
        assert free.wait(60)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", hang)
    yield free
    free.set()


def test_the_list_does_not_wait_for_the_game_that_was_just_left(home: Home, hanging: threading.Event) -> None:
    match = home.play(20)
    home.journals.leave()
    (game,) = home.journals.waiting()
    assert (game.setup, game.elsewhere) == (match.setup, False)
    assert not home.journals._left.writer.is_done  # type: ignore[union-attr]
    hanging.set()
    home.journals.close()
    (again,) = home.open().waiting()
    assert (again.key, again.moves, again.milliseconds) == (game.key, game.moves, game.milliseconds)


def test_giving_up_the_game_that_was_just_left_waits_for_nothing_either(
    home: Home, hanging: threading.Event
) -> None:
    match = home.play(20)
    home.journals.leave()
    (game,) = home.journals.waiting()
    home.journals.give_up(game.key)
    assert not home.journals.waiting()
    assert not home.kept
    hanging.set()
    home.journals.close()
    assert [tokens(record) for record in home.kept] == [tokens(match.record())]
    assert not home.files()


def test_a_game_that_ended_is_not_listed_while_it_is_written(home: Home, hanging: threading.Event) -> None:
    assert home.play(10**6).is_over
    assert not home.journals.waiting()
    hanging.set()
    home.journals.close()
    assert len(home.kept) == 1


def test_closing_waits_no_longer_than_it_is_told(home: Home, hanging: threading.Event) -> None:
    """A disk that hangs must not keep the window open."""
    home.play(20)
    home.journals.close(0.0)
    assert not hanging.is_set()


def test_a_game_that_is_given_up_is_no_other_windows_until_the_history_has_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be taken away from under who goes on with it."""
    home.play(20)
    home.restart()
    (key,) = [game.key for game in home.journals.waiting()]
    handed: list[Callable[[Path | None], object]] = []
    monkeypatch.setattr(home.journals, "_keep", lambda record, done: handed.append(done))
    home.journals.give_up(key)
    first = home.journals
    first.close()
    other = home.open()
    assert [game.elsewhere for game in other.waiting()] == [True]
    assert other.take(key, CHOICE) is None
    handed[0](home.folder)
    assert not home.files()


def test_a_game_that_the_history_could_not_take_is_there_again(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.play(20)
    home.restart()
    home.keeps = False
    home.journals.give_up(home.journals.waiting()[0].key)
    home.journals.close()
    assert [game.elsewhere for game in home.journals.waiting()] == [False]


def test_a_damaged_game_that_cannot_be_copied_stays_as_it_is(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk it is told, and waits; it is never under another name only."""
    home.play(20)
    home.restart()
    (path,) = home.files()
    damaged = path.read_bytes().replace(b'{"do":"move"', b'{"do":"fly"', 15)
    path.write_bytes(damaged)

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(keptfolder, "keep_copy", full)
        assert not home.journals.waiting()
    assert home.keys() == ["problem.journal.unreadable"]
    assert (home.files(), path.read_bytes()) == ([path], damaged)
    assert len(home.restart().waiting()) == 1
    assert home.keys()[1:] == ["problem.journal.damaged"]
    aside = home.told[1][1]["path"]
    assert isinstance(aside, Path) and aside.read_bytes() == damaged


def test_a_damaged_game_is_never_missing_while_it_is_mended(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between any two steps: the file has its name, and holds at least what holds."""
    home.play(30)
    home.restart()
    (path,) = home.files()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:20], b"{}\n", *lines[20:]]))
    good, seen = b"".join(lines[:20]), []
    fsync = os.fsync

    def look(handle: int) -> None:
        seen.append(path.read_bytes())
        fsync(handle)

    monkeypatch.setattr(os, "fsync", look)
    assert len(home.journals.waiting()) == 1
    assert seen and all(data.startswith(good) for data in seen)
    assert path.read_bytes() == good
