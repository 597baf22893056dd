"""Where the shipped pictures, sounds and letters lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"

AVATARS: Final = ("kornjaca", "vuk", "medved", "sova", "lisica", "petao", "macka", "jagnje")
"""The avatars, by the names of their files."""
