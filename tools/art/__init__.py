"""Avatars, icons and the program's own icon."""

from __future__ import annotations

from tools.art.avatars import avatar_files
from tools.art.icons import icon_files
from tools.art.program_icon import icon_png, program_icon

__all__ = ["avatar_files", "icon_files", "icon_png", "program_icon"]
