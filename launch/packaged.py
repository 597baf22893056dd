"""Start the packaged program: everything that it needs is beside it, only a console may be missing."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from launch import message_box, messages

if TYPE_CHECKING:
    import argparse

Parse = Callable[[Sequence[str]], "argparse.Namespace"]
Run = Callable[["argparse.Namespace", Callable[[str, str], bool]], int]

#: Statuses with which the game ends before it has a window to say why: a mistake, no screen.
_UNSEEN = (2, 3)


def main(argv: Sequence[str], parse: Parse, run: Run) -> int:
    """Run one command line with what reads and what runs the game's, and return its exit status."""
    _give_libraries_back()
    if "--multiprocessing-fork" in argv or "-c" in argv:  # a process of `simulate`, which ends in here
        import multiprocessing

        multiprocessing.freeze_support()
    said = _catch_words()
    try:
        status = _run(parse(argv), run, said)
    except SystemExit as end:  # `--help`, `--version`, and mistakes on the command line
        status = end.code if isinstance(end.code, int) else 1
        _show(said)
    return status


def _run(options: argparse.Namespace, run: Run, said: io.StringIO | None) -> int:
    status = run(options, message_box.show)
    if options.command != "game" or status in _UNSEEN:
        _show(said)
    return status


def _catch_words() -> io.StringIO | None:
    """Catch what is said from now on, if there is no console that would show it, as on Windows."""
    if sys.stdout is not None and sys.stderr is not None:
        return None
    said = io.StringIO()
    sys.stdout = sys.stdout or said
    sys.stderr = sys.stderr or said
    return said


def _show(said: io.StringIO | None) -> None:
    text = "" if said is None else said.getvalue().strip()
    if text:
        message_box.show(messages.TITLE, text)


def _give_libraries_back() -> None:
    """Let what this process starts (the desktop's own programs) find the system's libraries, not ours."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        original = os.environ.pop(f"{name}_ORIG", None)
        if original is not None:
            os.environ[name] = original
        elif name in os.environ and os.environ[name] == getattr(sys, "_MEIPASS", None):
            del os.environ[name]
