"""A thread that writes files, so that no frame waits for a disk."""

import threading
from collections.abc import Callable

Job = Callable[[], None]


class Writer:
    """Does jobs one after the other in a thread of its own; a job that waits already is not added again.

    The thread runs from `open` on, so that nothing is written before the first picture; what is handed over
    earlier waits. `close` waits until everything is done.
    """

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._closing = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def hand(self, job: Job) -> None:
        """Have ``job`` done soon; it must not raise."""
        with self._changed:
            if job not in self._waiting:
                self._waiting.append(job)
            self._changed.notify()

    def open(self) -> None:
        """Begin."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="settings", daemon=True)
            self._thread.start()

    def close(self, patience: float | None = None) -> None:
        """Do what is left, for so many seconds at most, and stop."""
        with self._changed:
            if not self._waiting and self._thread is None:
                return
            self._closing = True
            self._changed.notify()
        self.open()
        if self._thread is not None:
            self._thread.join(patience)

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._waiting and not self._closing:
                    self._changed.wait()
                if not self._waiting:
                    return
                job = self._waiting.pop(0)
            job()
