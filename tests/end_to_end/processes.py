"""Programs that a test starts, and that never outlive it."""

from __future__ import annotations

import contextlib
import ctypes
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

_SET_DEATH_SIGNAL = 1
"""The number of this request to Linux's `prctl`."""


def spawn(
    command: list[str],
    variables: dict[str, str],
    *,
    folder: Path | None = None,
    output: IO[bytes] | None = None,
    errors: IO[bytes] | None = None,
    keep: tuple[int, ...] = (),
) -> subprocess.Popen[bytes]:
    """Start a program that inherits the file descriptors ``keep`` and is killed when the tests are."""
    return subprocess.Popen(
        command,
        cwd=folder,
        env=variables,
        pass_fds=keep,
        stdin=subprocess.DEVNULL,
        stdout=output or subprocess.DEVNULL,
        stderr=errors or subprocess.DEVNULL,
        preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509 -- the tests have no other threads
    )


@contextlib.contextmanager
def running(
    command: list[str], variables: dict[str, str], *, keep: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """A program that runs meanwhile."""
    process = spawn(command, variables, keep=keep)
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program, by force if need be."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)
