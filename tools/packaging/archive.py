"""Archives with nothing in them that differs from one build to the next, and their checksums."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

CHECKSUMS: Final = "SHA256SUMS"


class Effort(NamedTuple):
    """How hard to press: the levels of what is made by gzip (and zip), and of what is made by xz."""

    gzip: int
    xz: int


SMALL: Final = Effort(gzip=9, xz=6)
"""As small as can be, for whoever downloads it."""

QUICK: Final = Effort(gzip=1, xz=0)
"""A tenth larger, in a tenth of the time: to try what is inside."""


def write_tar(path: Path, folder: Path, when: int, effort: Effort = SMALL) -> None:
    """Write ``folder``, by its name, into a `.tar.gz` in which everything is as of ``when`` (seconds)."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.mtime = when
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        return member

    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for file in (folder, *sorted(folder.rglob("*"))):
            name = file.relative_to(folder.parent).as_posix()
            archive.add(file, name, recursive=False, filter=plain)
    with path.open("wb") as raw, gzip.GzipFile("", "wb", effort.gzip, raw, mtime=when) as zipped:
        zipped.write(packed.getbuffer())


def write_zip(path: Path, folder: Path, when: int, effort: Effort = SMALL) -> None:
    """Write ``folder``, by its name, into a `.zip` in which everything is as of ``when`` (seconds)."""
    moment = datetime.fromtimestamp(when, UTC).timetuple()[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=effort.gzip) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_symlink() or not file.is_file():
                continue
            entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (file.stat().st_mode & 0o7777) << 16
            archive.writestr(entry, file.read_bytes())


def write_checksums(files: list[Path]) -> Path:
    """Write the SHA-256 of files of one folder beside them, as `sha256sum --check` reads it."""
    target = files[0].parent / CHECKSUMS
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    target.write_text("".join(lines), "utf-8", newline="\n")
    return target
