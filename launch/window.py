"""A window that shows progress before anything is installed: a child process of whatever the computer has."""

from __future__ import annotations

import contextlib
import html
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

#: A helper that fails sooner than this (seconds) could not open its window; later, the player closed it.
_TOO_SOON = 2.0
_WINDOWS_NOTE = "import ctypes, sys; ctypes.windll.user32.MessageBoxW(0, sys.argv[2], sys.argv[1], 0x40)"
_OSASCRIPT_NOTE = """on run {title, message}
display dialog message with title title buttons {"OK"} giving up after 3600
end run"""


class Helper(NamedTuple):
    """A program that can show a window, and whether it reads progress on standard input.

    Where `fails_only` is set, a status other than 0 always means that it could not open its window; the
    others say the same when the player has closed it.
    """

    command: list[str]
    reads_progress: bool
    fails_only: bool = False


def helpers(title: str, text: str) -> list[Helper]:
    """Return what could show progress here, the best first; what cannot read it shows `text` throughout."""
    tk_window = Path(__file__).with_name("tk_window.py")
    tk = Helper([sys.executable, "-P", str(tk_window), title], reads_progress=True, fails_only=True)
    if sys.platform == "win32":
        return [tk, Helper([sys.executable, "-c", _WINDOWS_NOTE, title, text], reads_progress=False)]
    if sys.platform == "darwin":
        return [tk, Helper(["osascript", "-e", _OSASCRIPT_NOTE, title, text], reads_progress=False)]
    zenity = ["zenity", "--progress", "--no-cancel", "--auto-close", "--width=420", f"--title={title}"]
    return [
        tk,
        Helper([*zenity, f"--text={html.escape(text)}"], reads_progress=True),
        Helper(["kdialog", "--title", title, "--msgbox", text], reads_progress=False),
        Helper(["xmessage", "-center", text], reads_progress=False),
    ]


class ProgressWindow:
    """The window: opened by the first `update`, with the next helper when one fails, with none in the end."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._helpers: list[Helper] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0
        self._shown = ("", -1)

    def update(self, text: str, fraction: float) -> None:
        """Show the text and the fraction (0 to 1). Never fails: at worst, nothing is shown."""
        if self._helpers is None:
            self._helpers = helpers(self._title, text)
        if not self._is_open() and not self._open():
            return
        shown = (text, round(fraction * 100))
        if self._helpers[0].reads_progress and shown != self._shown:
            line = html.escape(text.replace("\n", "  "))
            # zenity closes itself at 100
            self._send(f"#{line}\n{min(shown[1], 99)}\n")
            self._shown = shown

    def close(self) -> None:
        """Close the window, if one is open."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(2)
        self._forget()
        self._helpers = []

    def _is_open(self) -> bool:
        if self._process is None:
            return False
        status = self._process.poll()
        if status is None:
            return True
        assert self._helpers is not None
        is_soon = time.monotonic() - self._started < _TOO_SOON
        failed = status != 0 and (is_soon or self._helpers[0].fails_only)
        self._forget()
        self._helpers = self._helpers[1:] if failed else []
        return False

    def _open(self) -> bool:
        assert self._helpers is not None
        while self._helpers:
            try:
                self._process = subprocess.Popen(
                    self._helpers[0].command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env={name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"},
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
            except (OSError, ValueError):
                self._helpers.pop(0)
                continue
            self._started = time.monotonic()
            self._shown = ("", -1)
            return True
        return False

    def _send(self, text: str) -> None:
        assert self._process is not None and self._process.stdin is not None
        with contextlib.suppress(OSError):  # it has just ended; the next update sees that
            self._process.stdin.write(text.encode("utf-8"))
            self._process.stdin.flush()

    def _forget(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        self._process = None
