"""`export` and `import`: games come out as they went in, and nothing that is no game gets in."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from tac.cli import main
from tac.cli.sharing_games import export_games, load_record, record_files
from tac.history import Reader
from tac.locale import Translator
from tac.rules import Record, write_record
from tests.conformance.test_records import BROKEN
from tests.history.games import cut, keep_all, wild_record

T = Translator("en", strict=True)


def home(folder: Path, *records: Record) -> Path:
    """A folder for ``--data`` in which these games were kept."""
    keep_all(folder / "data", *records)
    return folder


def kept(folder: Path) -> list[Record]:
    return [load_record(path) for path in record_files(folder / "data" / "games" / "records")]


def listed(folder: Path) -> int:
    reader = Reader(folder / "data" / "history.sqlite")
    try:
        return reader.games().count
    finally:
        reader.close()


def run(*arguments: object) -> int:
    return main([*map(str, arguments), "--lang", "en"])


@pytest.mark.parametrize("name", ["all č.zip", "a folder/š"])
def test_what_was_exported_is_imported_elsewhere_whole(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [wild_record(1), cut(wild_record(2), 5), wild_record(3, 4)]
    here, there = home(tmp_path / "here", *records), tmp_path / "there"
    assert run("export", tmp_path / name, "--data", here) == 0
    assert T.n("export.done", 3, path=tmp_path / name) in capsys.readouterr().err
    assert run("import", tmp_path / name, "--data", there) == 0
    assert T.n("import.done", 3) in capsys.readouterr().err
    assert kept(there) == kept(here)
    assert listed(there) == 3


def test_the_latest_game_goes_into_one_file(tmp_path: Path) -> None:
    here = home(tmp_path / "here", wild_record(5), wild_record(9), wild_record(2))
    assert run("--data", here, "export", tmp_path / "one.tac.yaml") == 0
    assert load_record(tmp_path / "one.tac.yaml") == wild_record(9)


def test_a_game_that_is_there_already_is_not_taken_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = home(tmp_path, wild_record(1))
    (tmp_path / "x.tac.yaml").write_text(write_record(wild_record(1)), "utf-8")
    assert run("import", tmp_path / "x.tac.yaml", "--data", here) == 0
    told = capsys.readouterr().err
    assert T("import.known", where="x.tac.yaml") in told
    assert T.n("import.done", 0) in told
    assert len(kept(here)) == listed(here) == 1


def test_a_longer_record_of_the_same_game_takes_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = home(tmp_path, cut(wild_record(1), 4))
    (tmp_path / "x.tac.yaml").write_text(write_record(wild_record(1)), "utf-8")
    assert run("import", tmp_path / "x.tac.yaml", "--data", here) == 0
    assert T("import.longer", where="x.tac.yaml") in capsys.readouterr().err
    assert kept(here) == [wild_record(1)]
    assert listed(here) == 1


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.name.partition(".")[0])
def test_what_does_not_hold_is_refused_with_a_sentence(
    tmp_path: Path, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("import", path, "--data", tmp_path) == 1
    told = capsys.readouterr().err
    assert path.name in told
    assert "Traceback" not in told
    assert kept(tmp_path) == []


def test_of_an_archive_the_good_ones_are_taken_and_the_others_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("sub/good.tac.yaml", write_record(wild_record(1)))
        archive.writestr("../../evil.tac.yaml", write_record(wild_record(2)))
        archive.writestr("huge.tac.yaml", b"\0" * 2**24)
        archive.writestr("notes.txt", "not ours")
    assert run("import", tmp_path / "a.zip", "--data", tmp_path / "there") == 1
    told = capsys.readouterr().err
    assert T("problem.record.too_large", where="huge.tac.yaml") in told
    assert "notes.txt" not in told
    assert len(kept(tmp_path / "there")) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.zip", "there"]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 torn", bytes(1000)])
def test_a_broken_archive_is_told(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.zip").write_bytes(content)
    assert run("import", tmp_path / "a.zip", "--data", tmp_path) == 1
    assert "a.zip" in capsys.readouterr().err


@pytest.mark.parametrize("how", ["packed", "version", "name"])
def test_an_archive_that_is_damaged_inside_is_told(
    tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In its compressed data (which each way of packing says in its own way), its list, or a name there."""
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("č.tac.yaml", write_record(wild_record(1)))
    data = bytearray(path.read_bytes())
    listed_at = data.rindex(b"PK\x01\x02")
    if how == "packed":
        data[listed_at // 2 : listed_at // 2 + 40] = b"\xff" * 40
    elif how == "version":
        data[listed_at + 6] = 163
    else:
        data[data.rindex("č".encode())] = 0xFF
    path.write_bytes(data)
    assert run("import", path, "--data", tmp_path) == 1
    assert ".zip" in (said := capsys.readouterr().err) or ".tac.yaml" in said


def test_a_missing_file_and_an_empty_folder_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert run("import", tmp_path / "none.tac.yaml", tmp_path / "empty", "--data", tmp_path / "d") == 1
    told = capsys.readouterr().err
    assert "none.tac.yaml" in told
    assert T("import.nothing", where=tmp_path / "empty") in told


def test_without_games_there_is_nothing_to_export(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", tmp_path / "x.zip", "--data", tmp_path / "home") == 1
    assert capsys.readouterr().err == T("export.none") + "\n"
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = home(tmp_path / "here", wild_record(1))
    (tmp_path / "file").touch()
    for name in ("x.zip", "x.tac.yaml", "folder"):
        assert run("export", tmp_path / "file" / name, "--data", here) == 1
        assert str(tmp_path / "file" / name) in capsys.readouterr().err
    assert run("import", here / "data" / "games" / "records", "--data", tmp_path / "file") == 1
    assert "file" in capsys.readouterr().err


@pytest.mark.parametrize("when", [0, 2**32 + 10**9])
def test_games_kept_by_a_clock_that_is_wrong_go_into_an_archive(tmp_path: Path, when: int) -> None:
    here = home(tmp_path / "here", wild_record(1), wild_record(2))
    for path in record_files(here / "data" / "games" / "records"):
        os.utime(path, (when, when))
    assert run("export", tmp_path / "x.zip", "--data", here) == 0
    assert run("import", tmp_path / "x.zip", "--data", tmp_path / "there") == 0
    assert kept(tmp_path / "there") == kept(here)


def test_a_full_disk_leaves_no_half_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = home(tmp_path / "here", wild_record(1))
    (tmp_path / "x.zip").write_bytes(b"what was there")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(zipfile.ZipFile, "write", full)
    with pytest.raises(OSError, match="space"):
        export_games(here / "data" / "games" / "records", tmp_path / "x.zip")
    assert (tmp_path / "x.zip").read_bytes() == b"what was there"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "x.zip"]
