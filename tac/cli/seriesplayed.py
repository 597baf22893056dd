"""The match of several games that is played now, and what writes it down."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from typing import Final

from tac.cli.seriesfile import SERIES_FORMAT, Played, Seated, SeriesLine, SeriesState
from tac.history.journalfile import JournalFile, JournalWriter
from tac.match import Player
from tac.match.series import GameResult

_PATIENCE: Final = 2.0
"""So many seconds a result may take from the end of its game."""


class PlayedSeries:
    """Games are over in threads of their own: results come from there, all else from the window's thread.

    A game that was announced with `expect` is waited for before the file is given back.
    """

    def __init__(self, key: str, state: SeriesState, writer: JournalWriter) -> None:
        self.key = key
        self._state = state
        self._writer = writer
        self._expected = 0
        """Results that are to come."""
        self._due = 0
        """Results that are not yet on the disk, as far as anybody can say."""
        self._closing = False
        self._then: Callable[[JournalFile | None], object] | None = None
        self._changed = threading.Condition()

    @property
    def state(self) -> SeriesState:
        """As far as the match is now; results that are about to come are waited for."""
        with self._changed:
            self._changed.wait_for(lambda: not self._expected, _PATIENCE)
            return self._state

    @property
    def is_empty(self) -> bool:
        """Whether no game was played to its end, and none is about to be entered."""
        with self._changed:
            return not self._due and not self._state.series.results

    def expect(self) -> None:
        """A game is over, and its result comes."""
        with self._changed:
            self._expected += 1
            self._due += 1

    def add(self, key: str, result: GameResult | None) -> None:
        """It has come (None: it cannot be had). Returns when it is on the disk, or cannot be."""
        with self._changed:
            if result is not None:
                # A match that is over meanwhile has no room for it.
                with contextlib.suppress(ValueError):
                    self._take(Played(key, result))
            self._expected -= 1
            self._changed.notify_all()
        self._writer.wait()
        with self._changed:
            self._due -= 1
            self._close_if_done()
            self._changed.notify_all()

    def seat(self, seating: Sequence[int], players: Sequence[Player]) -> None:
        """They sit so from the next game on."""
        with self._changed:
            self._take(Seated(tuple(seating), tuple(players)))

    def close(self, then: Callable[[JournalFile | None], object] | None = None) -> None:
        """Write what there is to write and give the file back, to ``then`` first; returns at once."""
        with self._changed:
            self._closing, self._then = True, then
            self._close_if_done()

    def join(self, patience: float | None = None) -> bool:
        """Wait, so many seconds at most, until all is written and given back; whether it is."""
        with self._changed:
            if not self._changed.wait_for(lambda: not self._due, patience):
                return False
        self._writer.join(patience)
        return self._writer.is_done

    @property
    def is_done(self) -> bool:
        """Whether it was closed, and all is over."""
        return self._writer.is_done

    def _take(self, line: SeriesLine) -> None:
        after = self._state.after(line)
        if after is not self._state:
            self._state = after
            self._writer.write(SERIES_FORMAT.encode(line))

    def _close_if_done(self) -> None:
        if self._closing and not self._due:
            self._writer.close(self._then)


def begun(
    key: str, state: SeriesState, create: Callable[[], JournalFile], failed: Callable[[OSError], object]
) -> PlayedSeries:
    """A match that begins now, in a file that ``create`` makes."""
    writer = JournalWriter(create, failed)
    writer.write(SERIES_FORMAT.encode(state.head))
    return PlayedSeries(key, state, writer)


def taken_up(
    file: JournalFile, key: str, state: SeriesState, failed: Callable[[OSError], object]
) -> PlayedSeries:
    """A match that goes on in its file."""
    return PlayedSeries(key, state, JournalWriter(file, failed))
