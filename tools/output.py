"""Where the makers put their files, and how they write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"


def write_files(folder: Path, files: Mapping[str, bytes | str]) -> str:
    """Write ``files`` (relative name to content; text becomes UTF-8) and say in one line what was done.

    A file that already has its content is left untouched.
    """
    changed = 0
    for name, content in files.items():
        data = content.encode() if isinstance(content, str) else content
        target = folder / name
        if target.is_file() and target.read_bytes() == data:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        changed += 1
    return f"{folder.name}: {len(files)} files, {changed} written"
