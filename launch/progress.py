"""Showing how far the preparation is: on a line of the terminal, line by line in a log, or in a window."""

from __future__ import annotations

import shutil
import sys

from launch import console, message_box, window
from launch.messages import TITLE

_BAR = 24


class Log:
    """A line for each new text; for output that is kept, or read by a program."""

    def __init__(self) -> None:
        self._said = ""

    def update(self, task: str, detail: str, fraction: float) -> None:
        """Say what is being done (`task`), with what (`detail`), and how far it is (0 to 1)."""
        said = f"{task}: {detail.partition(':')[0]}" if detail else task
        if said != self._said:
            console.write(f"{said}\n")
            self._said = said

    def close(self) -> None:
        """End the showing."""

    def fail(self, text: str) -> None:
        """End the showing, and say why there is nothing to go on to; returns when that has been read."""
        self.close()
        console.write(text)


class TerminalLine(Log):
    """One line that is written over and over, with a bar."""

    def update(self, task: str, detail: str, fraction: float) -> None:
        """Draw the line anew if anything in it has changed."""
        full = round(fraction * _BAR)
        said = f"{task}  [{'#' * full}{'.' * (_BAR - full)}] {fraction:4.0%}  {detail}"
        width = shutil.get_terminal_size().columns - 1
        if said != self._said:
            console.write("\r" + said[:width].ljust(width))
            self._said = said

    def close(self) -> None:
        """Leave the line as it is and go to the next."""
        if self._said:
            console.write("\n")
            self._said = ""


class Window(Log):
    """A window of whatever the computer has for it, besides the log."""

    def __init__(self) -> None:
        super().__init__()
        self._window = window.ProgressWindow(TITLE)

    def update(self, task: str, detail: str, fraction: float) -> None:
        """Show it in the window."""
        super().update(task, detail, fraction)
        self._window.update(f"{task}…\n{detail}", fraction)

    def close(self) -> None:
        """Close the window."""
        self._window.close()

    def fail(self, text: str) -> None:
        """Put the message in place of the progress."""
        super().fail(text)
        message_box.show(TITLE, text)


def choose(*, may_open_window: bool) -> Log:
    """Return the terminal's line; a window where there is no terminal but a screen; else the log."""
    if sys.stderr is not None and sys.stderr.isatty():
        return TerminalLine()
    if may_open_window and not console.has_terminal() and message_box.has_screen():
        return Window()
    return Log()
