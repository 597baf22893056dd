# -*- coding: utf-8 -*-
"""A message in a window of whatever the computer has for it, for a start that nobody sees in a terminal.

Written in a grammar that every Python reads, for the message that a Python is too old.
"""
import os
import sys

TK = """
import sys
try:
    import tkinter as tk
    from tkinter import messagebox
except ImportError:
    import Tkinter as tk
    import tkMessageBox as messagebox
window = tk.Tk()
window.withdraw()
messagebox.showerror(sys.argv[1], sys.argv[2])
"""
WINDOWS = "import ctypes, sys; ctypes.windll.user32.MessageBoxW(0, sys.argv[2], sys.argv[1], 0x10)"
OSASCRIPT = """on run {title, message}
display dialog message with title title buttons {"OK"} default button 1 with icon caution
end run"""


def commands(title, text):
    # type: (str, str) -> list[list[str]]
    """Return the commands that can show `text`, the best first; each of them ends when it has been read."""
    # What runs in the packaged program is no Python that could be started again.
    found = [] if is_packaged() else [[sys.executable, "-c", TK, title, text]]
    if sys.platform == "win32":
        if found:
            found.append([sys.executable, "-c", WINDOWS, title, text])
    elif sys.platform == "darwin":
        found.insert(0, ["osascript", "-e", OSASCRIPT, title, text])
    elif has_screen():
        found.append(["zenity", "--error", "--no-markup", "--title=" + title, "--text=" + text])
        found.append(["kdialog", "--title", title, "--error", text])
        found.append(["xmessage", "-center", text])
    else:
        return []
    return found


def is_packaged():
    # type: () -> bool
    """Tell whether the program runs as its own executable, without a Python beside it."""
    return bool(getattr(sys, "frozen", False))


def has_screen():
    # type: () -> bool
    """Tell whether a window could be opened at all."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(title, text):
    # type: (str, str) -> bool
    """Show `text` and wait until it has been read; False when nothing here can show a window."""
    if sys.platform == "win32" and is_packaged():
        import ctypes

        return bool(ctypes.windll.user32.MessageBoxW(0, text, title, 0x10))
    import subprocess  # every start loads this file, and hardly any shows a message

    with open(os.devnull, "w") as nowhere:
        for command in commands(title, text):
            try:
                status = subprocess.call([_native(part) for part in command], stdout=nowhere, stderr=nowhere)
            except (OSError, UnicodeError):
                continue
            if status == 0 or (status == 1 and command[0] == "zenity"):
                return True
    return False


def _native(part):
    # type: (str) -> str | bytes
    """Return a part of a command as Python 2 wants it, too."""
    return part if sys.version_info >= (3,) else part.encode("utf-8")
