"""Pictures that will be needed soon are made in another thread, so that no frame waits for them."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable

import pygame

Job = Callable[[], object]


class Ahead:
    """One thread that does jobs in their order, each once.

    A job makes a picture and leaves it where drawing looks for it; it must not use fonts, which are no
    good in two threads at once, nor scale or turn a kept picture, which nobody can draw meanwhile. What is
    not done yet when it is asked for is made then and there.
    """

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._worker: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether jobs are still waiting or being done."""
        return self._worker is not None and self._worker.is_alive()

    def make(self, jobs: Iterable[Job]) -> None:
        """Do these jobs instead of those that have not been begun yet."""
        self.close()
        waiting = list(jobs)
        if not waiting:
            return
        self._stop = threading.Event()
        self._worker = threading.Thread(
            target=_work, args=(waiting, self._stop), name="tac-pictures", daemon=True
        )
        self._worker.start()

    def finish(self) -> None:
        """Wait until all jobs are done: for tests and measurements."""
        if self._worker is not None:
            self._worker.join()
            self._worker = None

    def close(self) -> None:
        """Begin no further job, and wait for the one that is being done."""
        self._stop.set()
        self.finish()


def _work(jobs: list[Job], stop: threading.Event) -> None:
    for job in jobs:
        if stop.is_set():
            return
        # What cannot be made is told to whoever asks for it.
        with contextlib.suppress(OSError, pygame.error):
            job()
