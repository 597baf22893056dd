"""A screen without a monitor, a window manager on it, and a hand on mouse and keyboard."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.end_to_end.processes import running
from tests.end_to_end.waiting import wait_until

TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xev": "x11-utils",
    "xprop": "x11-utils",
    "import": "imagemagick",
}
"""The programs that the tests need, and the Debian packages they are in."""

SIZE = (1936, 1120)
"""Of the screen in pixels: a window of 1920 x 1080 has room on it, frame and all."""

_TIMEOUT = 60


def missing_tools() -> list[str]:
    """The Debian packages that are missing here."""
    return sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})


class Screen:
    """One X server with a window manager, for one game at a time."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display = display
        self.folder = folder
        self.variables = {
            "PATH": os.environ["PATH"],
            "DISPLAY": display,
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
        }

    def run(self, *command: str, check: bool = True) -> str:
        """Run a program on this screen, and return what it says."""
        done = subprocess.run(
            command,
            env=self.variables,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=_TIMEOUT,
            check=False,
        )
        assert not check or done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

    def do(self, *actions: str) -> None:
        """Let the hand do something: the words of one or more of xdotool's commands."""
        self.run("xdotool", *actions)

    @contextlib.contextmanager
    def other_window(self) -> Iterator[str]:
        """Another program's window, which is brought to the front; gives back its number."""
        with running(["xev", "-name", "other"], self.variables):
            name = ["search", "--onlyvisible", "--name", "^other$"]
            window = wait_until(lambda: self.run("xdotool", *name, check=False).strip(), "the other window")
            self.do("windowactivate", "--sync", window)
            yield window


@contextlib.contextmanager
def open_screen(folder: Path) -> Iterator[Screen]:
    """A screen with a window manager; both are gone afterwards."""
    read, write = os.pipe()
    geometry = f"{SIZE[0]}x{SIZE[1]}x24"
    server = ["Xvfb", "-displayfd", str(write), "-screen", "0", geometry, "-nolisten", "tcp", "-noreset"]
    variables = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    with os.fdopen(read) as answer, contextlib.ExitStack() as open_things:
        try:
            open_things.enter_context(running(server, variables, keep=(write,)))
        finally:
            os.close(write)
        number = answer.readline().strip()
        assert number, "the screen could not be opened"
        screen = Screen(f":{number}", folder)
        open_things.enter_context(running(["openbox"], screen.variables))
        wait_until(lambda: "window id" in screen.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "openbox")
        yield screen
