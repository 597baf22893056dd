"""The file of a journal: one writer, whole lines, nothing lost when the disk is full for a while."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tac.history import journalfile
from tac.history.journalfile import JournalFile, JournalWriter, Taken, is_taken

LINES = [f"line {number}\n".encode() for number in range(1, 9)]

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game č.jsonl"


class Disk:
    """Fails when told to, as a full or a write-protected disk does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error = 0
        self.room = 10**9
        self._write = os.write
        self._sync = os.fsync
        monkeypatch.setattr(os, "write", self.write)
        monkeypatch.setattr(os, "fsync", self.sync)

    def write(self, handle: int, data: bytes) -> int:
        """Write as much as there is room for, as a disk that fills up does."""
        if self.error and not self.room:
            raise OSError(self.error, os.strerror(self.error))
        written = self._write(handle, data[: self.room] if self.error else data)
        self.room -= written
        return written

    def sync(self, handle: int) -> None:
        if self.error and self.error != errno.ENOSPC:
            raise OSError(self.error, os.strerror(self.error))
        self._sync(handle)

    def fill(self, room: int = 0, error: int = errno.ENOSPC) -> None:
        self.error, self.room = error, room

    def free(self) -> None:
        self.error, self.room = 0, 10**9


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def failures() -> list[OSError]:
    return []


def writer(path: Path, failures: list[OSError]) -> JournalWriter:
    return JournalWriter(lambda: JournalFile(path, new=True), failures.append)


def finish(writer: JournalWriter) -> None:
    writer.close()
    writer.join()


def test_what_is_handed_over_is_on_the_disk_in_its_order(path: Path, failures: list[OSError]) -> None:
    journal = writer(path, failures)
    for line in LINES:
        journal.write(line)
    assert journal.wait()
    assert path.read_bytes() == b"".join(LINES)
    finish(journal)
    assert not failures


@pytest.mark.parametrize("room", [0, 1, 5, 7, 11])
def test_a_full_disk_leaves_whole_lines_and_later_everything(
    path: Path, disk: Disk, failures: list[OSError], room: int
) -> None:
    """At most part of a line was written: it is not left standing."""
    journal = writer(path, failures)
    journal.write(LINES[0])
    assert journal.wait()
    disk.fill(room)
    for number in (1, 2, 3):
        journal.write(LINES[number])
        assert journal.wait() is (len(LINES[number]) <= room and number == 1)
        assert path.read_bytes() in (LINES[0], b"".join(LINES[:2]))
    assert [error.errno for error in failures] == [errno.ENOSPC]
    disk.free()
    journal.write(LINES[4])
    assert journal.wait()
    assert path.read_bytes() == b"".join(LINES[:5])
    disk.fill()
    journal.write(LINES[5])
    journal.wait()
    assert len(failures) == 2, "each time the disk fills up it is told once"
    disk.free()
    finish(journal)
    assert path.read_bytes() == b"".join(LINES[:6]), "closing tries once more"


def test_half_a_line_that_cannot_be_taken_back_at_once_is_before_the_next(
    path: Path, disk: Disk, failures: list[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = writer(path, failures)
    journal.write(LINES[0])
    assert journal.wait()
    whole = os.ftruncate
    monkeypatch.setattr(os, "ftruncate", lambda *_: (_ for _ in ()).throw(OSError(errno.EIO, "")))
    disk.fill(3)
    journal.write(LINES[1])
    assert not journal.wait()
    assert path.read_bytes() == LINES[0] + LINES[1][:3]
    disk.free()
    journal.write(LINES[2])
    assert not journal.wait()
    monkeypatch.setattr(os, "ftruncate", whole)
    finish(journal)
    assert path.read_bytes() == b"".join(LINES[:3])


@pytest.mark.parametrize("error", [errno.EACCES, errno.EROFS, errno.EIO])
def test_a_folder_that_cannot_be_written_is_tried_again(
    path: Path, failures: list[OSError], error: int
) -> None:
    may = False

    def open_file() -> JournalFile:
        if not may:
            raise OSError(error, os.strerror(error))
        return JournalFile(path, new=True)

    journal = JournalWriter(open_file, failures.append)
    for line in LINES[:3]:
        journal.write(line)
        assert not journal.wait()
    assert [failure.errno for failure in failures] == [error]
    may = True
    journal.write(LINES[3])
    assert journal.wait()
    finish(journal)
    assert path.read_bytes() == b"".join(LINES[:4])


def test_what_holds_is_kept_and_the_rest_cut_off_with_the_next_line(path: Path) -> None:
    path.write_bytes(b"".join(LINES[:3]) + b"torn")
    file = JournalFile(path)
    assert file.read().endswith(b"torn")
    file.keep(len(b"".join(LINES[:3])))
    file.append(LINES[3])
    file.close()
    assert path.read_bytes() == b"".join(LINES[:4])


def test_two_writers_never_have_the_same_file(path: Path) -> None:
    first = JournalFile(path, new=True)
    assert is_taken(path)
    with pytest.raises(Taken):
        JournalFile(path)
    with pytest.raises(FileExistsError):
        JournalFile(path, new=True)
    first.append(LINES[0])
    first.close()
    assert not is_taken(path)
    second = JournalFile(path)
    assert second.read() == LINES[0]
    second.close()


def test_a_game_that_was_taken_away_is_not_written_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another window finishes the game between our opening of the file and our getting its lock."""
    path.write_bytes(LINES[0])
    whole: Callable[..., bool] = journalfile.lock

    def slow(handle: int, **wait: bool) -> bool:
        path.unlink()
        return whole(handle)

    monkeypatch.setattr(journalfile, "lock", slow)
    with pytest.raises(Taken):
        JournalFile(path)


@pytest.mark.skipif(os.name != "posix", reason="no such signal")
def test_the_lock_of_a_killed_process_blocks_nobody(path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tac.history.journalfile import JournalFile\n"
        "file = JournalFile(Path(sys.argv[1]), new=True); file.append(b'x\\n'); print('ready', flush=True)\n"
        "sys.stdin.read()"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    holder = subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"ready\n"
        assert is_taken(path)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    file = JournalFile(path)
    assert file.read() == b"x\n"
    file.close()


def test_what_is_to_be_done_at_the_end_gets_the_file_when_all_is_written(
    path: Path, failures: list[OSError]
) -> None:
    journal = writer(path, failures)
    journal.write(LINES[0])
    seen: list[bytes] = []
    journal.close(lambda file: seen.append(path.read_bytes()))
    journal.join()
    assert seen == [LINES[0]]
    assert not is_taken(path)


def test_a_new_file_is_had_although_somebody_just_looks_whether_it_is_taken(path: Path) -> None:
    """The list of another window may come across it before it is locked."""
    path.touch()
    looking, mine = os.open(path, os.O_RDWR), os.open(path, os.O_RDWR)
    assert journalfile.lock(looking)
    assert not journalfile.lock(mine)
    waits, had = threading.Event(), []

    def take() -> None:
        waits.set()
        had.append(journalfile.lock(mine, wait=True))

    thread = threading.Thread(target=take)
    thread.start()
    assert waits.wait(60)
    os.close(looking)
    thread.join(60)
    os.close(mine)
    assert had == [True]


def test_a_file_may_be_closed_twice_and_is_given_back_when_it_is_removed(path: Path) -> None:
    file = JournalFile(path, new=True)
    file.remove()
    file.close()
    assert not path.exists()
    JournalFile(path, new=True).close()
    assert not is_taken(path)
