"""A file is whole at every moment, whatever was there stays, and nobody's leavings stay for ever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tac import files
from tac.files import (
    beside_of,
    clear_unfinished,
    keep_copy,
    make_folder,
    replace_file,
    replace_text,
    set_aside,
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def full(handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_replacing_leaves_no_file_beside(tmp_path: Path) -> None:
    replace_text(tmp_path / "š.yaml", "prvo")
    replace_text(tmp_path / "š.yaml", "drugo č\n")
    assert (tmp_path / "š.yaml").read_bytes() == "drugo č\n".encode()
    assert names(tmp_path) == ["š.yaml"]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace_text(tmp_path / "r", "prvo č")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="space"):
        replace_text(tmp_path / "r", "drugo")
    assert (tmp_path / "r").read_text("utf-8") == "prvo č"
    assert names(tmp_path) == ["r"]


def test_what_cannot_be_filled_leaves_what_was_there(tmp_path: Path) -> None:
    replace_text(tmp_path / "r", "prvo")

    def half(file: IO[bytes]) -> None:
        file.write(b"dru")
        raise ValueError

    with pytest.raises(ValueError):
        replace_file(tmp_path / "r", half)
    assert (tmp_path / "r").read_text() == "prvo"
    assert names(tmp_path) == ["r"]


def test_a_folder_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "kept").touch()
    with pytest.raises(OSError, match="folder"):
        replace_text(tmp_path / "folder", "text")
    assert names(tmp_path) == ["folder"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.yaml").touch()
    (tmp_path / "link.yaml").symlink_to(tmp_path / "real.yaml")
    replace_text(tmp_path / "link.yaml", "text")
    assert (tmp_path / "link.yaml").is_symlink()
    assert (tmp_path / "real.yaml").read_text("utf-8") == "text"


def test_the_file_is_on_the_disk_before_it_has_its_name_and_then_its_name_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut leaves is the old file or the new one, both whole."""
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        steps.append("folder" if os.path.samestat(os.fstat(handle), tmp_path.stat()) else "file")
        fsync(handle)

    def replaced(path: Path, target: Path) -> Path:
        steps.append("replace")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    replace_text(tmp_path / "r", "text")
    assert steps == ["file", "replace", "folder"] if os.name == "posix" else ["file", "replace"]


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synced elsewhere")
def test_new_folders_are_on_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(files, "sync_folder", synced.append)
    make_folder(tmp_path / "a" / "b" / "c")
    assert set(synced) == {tmp_path, tmp_path / "a", tmp_path / "a" / "b"}
    synced.clear()
    make_folder(tmp_path / "a" / "b")
    assert not synced


KILLED = """
import os, signal, sys
from pathlib import Path
from tac.files import replace_text
os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
replace_text(Path(sys.argv[1]), "text")
"""


@pytest.mark.skipif(os.name != "posix", reason="kills in the POSIX way")
def test_what_a_killed_writer_left_goes_once_it_is_old(tmp_path: Path) -> None:
    """By whatever file is written next there; what somebody else may still be writing stays."""
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "r.yaml")], check=False)
    (left,) = tmp_path.iterdir()
    replace_text(tmp_path / "other", "text")
    assert left.exists()
    files._cleared.clear()
    os.utime(left, (left.stat().st_mtime - 5000,) * 2)
    replace_text(tmp_path / "other", "text")
    assert names(tmp_path) == ["other"]


def test_nothing_but_what_was_not_finished_is_cleared(tmp_path: Path) -> None:
    for name in (".hidden", "x.tac-new", ".x.new", "old.yaml"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (10**9, 10**9))
    (tmp_path / "new").touch()
    before = names(tmp_path)
    clear_unfinished(tmp_path / "new")
    assert names(tmp_path) == before
    assert beside_of(tmp_path / "x").name.startswith(".x.")


def test_what_is_set_aside_keeps_all_its_files_and_takes_nobodys_name(tmp_path: Path) -> None:
    for _ in range(2):
        for part in ("", "-wal"):
            (tmp_path / f"history.sqlite{part}").write_text(part)
        set_aside(tmp_path / "history.sqlite", "damaged", "now", ("-wal", "-shm"))
    assert names(tmp_path) == [
        "history.damaged-now-2.sqlite",
        "history.damaged-now-2.sqlite-wal",
        "history.damaged-now.sqlite",
        "history.damaged-now.sqlite-wal",
    ]


def test_a_copy_stays_when_something_of_the_file_goes(tmp_path: Path) -> None:
    (tmp_path / "r.jsonl").write_bytes(b"old\0")
    copy = keep_copy(tmp_path / "r.jsonl", "damaged", "now")
    os.truncate(tmp_path / "r.jsonl", 1)
    assert copy == tmp_path / "r.damaged-now.jsonl"
    assert (copy.read_bytes(), names(tmp_path)) == (b"old\0", ["r.damaged-now.jsonl", "r.jsonl"])
