"""How far a long command is, on one line of the terminal that is written over and over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TextIO

_EVERY: Final = 0.1
"""The line is written at most so often, in seconds."""


class Progress:
    """Shows how many of ``total`` things are done, where ``stream`` is a terminal; elsewhere nothing.

    ``say`` makes the line from how many are done. ``clock`` gives seconds.
    """

    def __init__(
        self,
        total: int,
        say: Callable[[int], str],
        stream: TextIO | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._total = total
        self._say = say
        self._stream = stream if stream is not None and stream.isatty() else None
        self._clock = clock
        self._next = clock()
        self._width = 0

    def done(self, count: int) -> None:
        """So many are done by now."""
        if self._stream is None:
            return
        now = self._clock()
        if now >= self._next or count == self._total:
            self._next = now + _EVERY
            self._write(self._say(count))

    def clear(self) -> None:
        """Leave an empty line to whatever is written next."""
        if self._stream is not None and self._width:
            self._stream.write("\r" + " " * self._width + "\r")
            self._stream.flush()
            self._width = 0

    def _write(self, line: str) -> None:
        assert self._stream is not None
        shown = writable(line, self._stream)
        self._stream.write("\r" + shown.ljust(self._width))
        self._stream.flush()
        self._width = max(self._width, len(shown))


def writable(text: str, stream: TextIO) -> str:
    """``text`` with question marks for the letters that ``stream`` does not have."""
    encoding = stream.encoding or "ascii"
    return text.encode(encoding, "replace").decode(encoding)
