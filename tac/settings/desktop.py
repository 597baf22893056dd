"""What the player has told the desktop that concerns a game: whether things should move less."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from configparser import ConfigParser
from configparser import Error as ConfigError
from pathlib import Path
from typing import Final

Ask = Callable[[Sequence[str]], str | None]
"""Runs a command and returns what it printed; None where it is missing, fails or takes too long."""

_PORTAL: Final = (
    "gdbus", "call", "--session", "--timeout", "1",
    "--dest", "org.freedesktop.portal.Desktop",
    "--object-path", "/org/freedesktop/portal/desktop",
    "--method", "org.freedesktop.portal.Settings.ReadOne",
    "org.freedesktop.appearance", "reduced-motion",
)  # fmt: skip
_GNOME: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MACOS: Final = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_SECONDS: Final = 2.0
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


def ask(command: Sequence[str]) -> str | None:
    """What ``command`` prints, without blanks around it; None where it does not answer."""
    try:
        done = subprocess.run(
            command,
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def reduced_motion(environ: Mapping[str, str], platform: str = sys.platform, ask: Ask = ask) -> bool | None:
    """Whether the desktop was told to move less; None where it does not say. May take a second or two."""
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        answer = ask(_MACOS)
        return None if answer is None else answer == "1"
    if environ.get("XDG_CURRENT_DESKTOP", "").upper() == "KDE":
        return _kde(environ)
    portal = ask(_PORTAL)
    if portal is not None and "uint32 1" in portal:
        return True
    animations = ask(_GNOME)
    if animations in ("true", "false"):
        return animations == "false"
    return None if portal is None else False


def _kde(environ: Mapping[str, str]) -> bool | None:
    """KDE writes a factor on all durations; at 0 nothing moves."""
    folder = environ.get("XDG_CONFIG_HOME") or str(Path(environ.get("HOME", "~")).expanduser() / ".config")
    parser = ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string((Path(folder) / "kdeglobals").read_text("utf-8", "replace"))
        factor = parser.getfloat("KDE", "AnimationDurationFactor", fallback=None)
    except (OSError, ConfigError, ValueError):
        return None
    return None if factor is None else factor == 0


def _windows() -> bool | None:
    import ctypes

    shown = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - there on Windows only
    found = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value if found else None
