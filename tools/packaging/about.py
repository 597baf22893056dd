"""What packages say of the game: its names, its version, the same texts in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import tac
from tac.languages import LANGUAGES as SPOKEN
from tac.locale import Translator

ROOT: Final = Path(__file__).resolve().parents[2]
FILES: Final = Path(__file__).with_name("files")
ICONS: Final = ROOT / "assets" / "program-icon"
ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes in pixels that desktops have folders for."""

NAME: Final = "tac-game"
"""Of the command and of all packages; `tac` is a command of every Linux system already."""

VERSION: Final = tac.__version__
AUTHORS: Final = "The authors of Tač!"
LICENCE: Final = "MIT"
RECORD_TYPE: Final = "application/x-tac-record"
"""The type of a record of a game."""

RECORD_ENDING: Final = ".tac.yaml"
WM_CLASS: Final = "tac"
"""How the desktop knows the window to be this program's."""

LANGUAGES: Final[dict[str, str]] = {
    "": "en",
    "sr@latin": "sr",
    "sr": "sr@cyrillic",
    **{language: language for language in SPOKEN if not language.startswith(("sr", "en"))},
}
"""The language of the game for each locale of a desktop: there, `sr` alone is in Cyrillic script."""


def translated(key: str) -> dict[str, str]:
    """The text of ``key`` by locale; the empty one is for everybody else."""
    return {locale: Translator(language, strict=True)(key) for locale, language in LANGUAGES.items()}
