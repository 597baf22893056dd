"""Games out of the history and into it: a record, a folder of records, or a ZIP archive of them."""

from __future__ import annotations

import contextlib
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from tac.files import make_folder, replace_bytes, replace_file
from tac.history.records import ENDING, Kept, is_record_name, keep_record
from tac.rules import Record, RecordError, read_record
from tac.rules.plain_yaml import MOST_BYTES

ARCHIVE: Final = ".zip"

_MOST_FILES: Final = 100_000
"""An archive with more in it is not looked at any further."""

_BROKEN: tuple[type[Exception], ...] = (
    zipfile.BadZipFile,
    EOFError,
    OSError,
    RuntimeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What comes of an archive, or of one file in it, that is damaged or packed in a way nobody knows here."""
with contextlib.suppress(ImportError):  # some Pythons are built without it
    from lzma import LZMAError

    _BROKEN += (LZMAError,)

Imported = tuple[str, Kept | OSError | RecordError | ValueError]
"""The name of what was to be imported, and what came of it."""


def export_games(records: Path, target: Path) -> int:
    """Write the games of the folder ``records`` to ``target``; returns how many. Raises `OSError`.

    ``target`` is a ZIP archive (``.zip``), the record of the latest game (``.tac.yaml``), or else a folder,
    in which nothing that is there already is overwritten. Files that hold no record stay where they are.
    """
    found = [(path, record) for path in record_files(records) if (record := _readable(path)) is not None]
    if not found:
        return 0
    if target.name.endswith(ENDING):
        path, _ = max(found, key=lambda one: (_played(one[1]), one[0].name))
        make_folder(target.parent)
        replace_bytes(target, path.read_bytes())
        return 1
    if target.suffix.lower() == ARCHIVE:
        _write_archive(target, [path for path, _ in found])
    else:
        for _, record in found:
            keep_record(target, record)
    return len(found)


def import_games(source: Path, records: Path) -> Iterator[Imported]:
    """Put the games of ``source`` (see `export_games`) into the folder ``records``, each verified first.

    Nothing is raised for what cannot be read or does not hold: it is yielded. `OSError` of the folder
    ``records`` is raised.
    """
    for name, found in _sources(source):
        yield name, keep_record(records, found)[1] if isinstance(found, Record) else found


def record_files(folder: Path) -> list[Path]:
    """The files in ``folder`` that should hold records, in the order of their names."""
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if is_record_name(path.name) and path.is_file())


def load_record(path: Path) -> Record:
    """The record in the file at ``path``, verified; raises `OSError` and `RecordError`."""
    with path.open("rb") as file:
        # One byte more than a record may have is enough to see that it is too large.
        return read_record(file.read(MOST_BYTES + 1))


def _sources(source: Path) -> Iterator[tuple[str, Record | OSError | RecordError | ValueError]]:
    if source.is_dir():
        for path in record_files(source):
            yield from _sources(path)
        return
    try:
        if source.suffix.lower() != ARCHIVE:
            yield source.name, load_record(source)
            return
        with zipfile.ZipFile(source) as archive:
            for info in archive.infolist()[:_MOST_FILES]:
                name = info.filename.rpartition("/")[2]
                if not info.is_dir() and is_record_name(name):
                    yield name, _member(archive, info)
    except (OSError, RecordError) as error:
        yield source.name, error
    except _BROKEN as error:
        yield source.name, ValueError(str(error))


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Record | RecordError | ValueError:
    """A record of an archive; not more of it is unpacked than a record may have."""
    try:
        with archive.open(info) as file:
            return read_record(file.read(MOST_BYTES + 1))
    except RecordError as error:
        return error
    except _BROKEN as error:
        return ValueError(str(error))


def _write_archive(target: Path, paths: list[Path]) -> None:
    """All of it or nothing, under its name only when it is whole."""

    def fill(file: IO[bytes]) -> None:
        # A computer without a clock of its own may have kept games in 1970, which no archive can say.
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            for path in paths:
                archive.write(path, path.name)

    make_folder(target.parent)
    replace_file(target, fill)


def _readable(path: Path) -> Record | None:
    try:
        return load_record(path)
    except (OSError, RecordError):
        return None


def _played(record: Record) -> str:
    played = record.extras.get("played")
    return played if isinstance(played, str) else ""
