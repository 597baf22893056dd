"""Where the shipped pictures, sounds and letters lie."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from tac.shipped import FOLDER

ASSETS: Final = FOLDER / "assets"

AVATARS: Final = ("kornjaca", "vuk", "medved", "sova", "lisica", "petao", "macka", "jagnje")
"""The avatars, by the names of their files."""


def for_sdl(path: Path) -> str | io.BytesIO:
    """The file as SDL can read it: by its name, or what it holds.

    Where the locale knows ASCII only and UTF-8 has been forbidden, a folder whose name has other letters has
    no name that SDL could be told. Raises `OSError` only then.
    """
    name = str(path)
    try:
        name.encode()
    except UnicodeEncodeError:
        return io.BytesIO(path.read_bytes())
    return name
