"""What is written while games are played: the record and the events."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tac.cli.recordfile import RecordFile
from tac.cli.saying import say
from tac.locale import Translator
from tac.match import Match

if TYPE_CHECKING:
    from tac.cli.eventlog import EventLog
    from tac.ui.game import Game

_log = logging.getLogger(__name__)


class GameFiles:
    """The record and the events of the games, where they are wanted."""

    def __init__(self, record: Path | None, events: Path | None, t: Translator) -> None:
        self.followers: list[Callable[[Match], object]] = []
        """Who else gets each match."""
        self._t = t
        self._game: Game | None = None
        self._waiting: list[str] = []
        self._record: RecordFile | None = None
        self._events: EventLog | None = None
        if record is not None:
            self._record = RecordFile(record, lambda error: self._failed("problem.no_record", record, error))
        if events is not None:
            from tac.cli.eventlog import EventLog  # few want it, and nobody else should wait for it

            try:
                self._events = EventLog(
                    events, lambda error: self._failed("problem.no_events", events, error)
                )
            except OSError as error:
                self._failed("problem.no_events", events, error)

    def tell_to(self, game: Game) -> None:
        """From now on ``game`` shows what goes wrong."""
        self._game = game
        for sentence in self._waiting:
            game.tell(sentence)

    def follow(self, match: Match) -> None:
        """Write down a match that begins."""
        for follower in self.followers:
            follower(match)
        if self._record is not None:
            self._record.follow(match)
        if self._events is not None:
            self._events.follow(match)

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, for so many seconds at most."""
        if self._record is not None:
            self._record.close(patience)
        if self._events is not None:
            self._events.close()

    def _failed(self, key: str, path: object, error: Exception) -> None:
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        sentence = self._t(key, path=path, detail=detail)
        _log.warning("%s: %s", path, error)
        say(sentence)
        if self._game is None:
            self._waiting.append(sentence)
        else:
            self._game.tell(sentence)
