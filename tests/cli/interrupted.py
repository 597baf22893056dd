"""A program that is interrupted from the keyboard, with every process it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def started(line: str) -> Iterator[subprocess.Popen[str]]:
    """The game's program with these arguments; none of its processes is left when this is over."""
    command = [sys.executable, str(ROOT / "main.py"), *line.split()]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        try:
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def interrupt(running: subprocess.Popen[str]) -> str:
    """Press Ctrl+C for it; what it says to that before it ends."""
    os.killpg(running.pid, signal.SIGINT)
    return running.communicate(timeout=60)[1]
