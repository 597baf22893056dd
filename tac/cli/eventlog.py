"""Every event of a game as one line of JSON, written as it happens."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from tac.match import Match, Report
from tac.match.events import AnyEvent
from tac.rules import Card, Move, Seat
from tac.rules.events import TurnEvent

Failed = Callable[[OSError], object]


class EventLog:
    """Appends the events of matches to a file, each line flushed at once.

    A line has ``at`` (milliseconds since the game's start, pauses left out), ``event`` (its kind) and the
    event's own fields: seats as letters, cards and moves as in records. Faults, plans and reactions are among
    them. Every game begins with a line ``GameBegun``. The first error of writing is told to ``failed``, once,
    and nothing more is written. Raises `OSError` where the file cannot be opened.
    """

    def __init__(self, path: Path, failed: Failed) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._failed = failed

    def follow(self, match: Match) -> None:
        """Write down a game that begins, and everything that happens in it."""
        setup = match.setup
        players = {seat.name: setup.players[seat].kind for seat in match.table.seats}
        self._write(
            {
                "at": 0,
                "event": "GameBegun",
                "seed": setup.seed,
                "first": setup.deal.first.name,
                "players": players,
                "reaction": setup.reaction,
            }
        )
        match.listen(self._report)

    def close(self) -> None:
        """Write nothing more."""
        if not self._file.closed:
            try:
                self._file.close()
            except OSError as error:
                self._failed(error)

    def _report(self, report: Report) -> None:
        for event in report.events:
            self._write({"at": report.at, "event": type(event).__name__, **_plain_fields(event)})

    def _write(self, line: dict[str, object]) -> None:
        if self._file.closed:
            return
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            self._give_up()
            self._failed(error)

    def _give_up(self) -> None:
        # Closing tries once more to write what could not be written, and that has been told.
        with contextlib.suppress(OSError):
            self._file.close()


def _plain_fields(value: AnyEvent) -> dict[str, object]:
    return {name: _plain(getattr(value, name)) for name in type(value).__match_args__}


def _plain(value: object) -> object:
    """``value`` in what JSON has."""
    if isinstance(value, Seat):
        return value.name
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Move):
        return value.token
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, TurnEvent):
        return {"event": type(value).__name__, **_plain_fields(value)}
    return value
