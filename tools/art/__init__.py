"""Avatars, icons and the program's own icon."""

from __future__ import annotations

from tools.art.avatars import avatar_files
from tools.art.icons import icon_files
from tools.art.program_icon import PNG_SIZES, icon_pictures, icon_png, program_icon, small_icon

__all__ = [
    "PNG_SIZES",
    "avatar_files",
    "icon_files",
    "icon_pictures",
    "icon_png",
    "program_icon",
    "small_icon",
]
