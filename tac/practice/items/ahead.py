"""`Ahead`: a supply made ahead of time, off the frame, in the same order as it would come otherwise."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Ahead(Generic[T]):
    """Takes from ``source`` in a thread, ``depth`` things ahead, and hands them out in order.

    What ``source`` raises is raised by whoever takes what it should have been; after `close` nothing comes.
    """

    def __init__(self, source: Iterator[T], depth: int = 4) -> None:
        self._source = source
        self._depth = depth
        self._ready: deque[T] = deque()
        self._error: BaseException | None = None
        self._closing = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="practice items", daemon=True)
        self._thread.start()

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        """The next thing; waits for it if it is not there yet."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready or self._error is not None or self._closing)
            if self._ready:
                found = self._ready.popleft()
                self._changed.notify_all()
                return found
            if self._error is not None and not self._closing:
                raise self._error
            raise StopIteration

    @property
    def is_ready(self) -> bool:
        """Whether the next thing is there, so that nobody need wait for it."""
        with self._changed:
            return bool(self._ready)

    def close(self) -> None:
        """Take nothing more."""
        with self._changed:
            self._closing = True
            self._ready.clear()
            self._changed.notify_all()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: len(self._ready) < self._depth or self._closing)
                if self._closing:
                    return
            try:
                found = next(self._source)
            except BaseException as error:
                with self._changed:
                    self._error = error
                    self._changed.notify_all()
                return
            with self._changed:
                if not self._closing:
                    self._ready.append(found)
                self._changed.notify_all()
