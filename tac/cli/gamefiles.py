"""What is written while games are played: the record and the events."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tac.cli.news import News
from tac.cli.recordfile import RecordFile
from tac.match import Match

if TYPE_CHECKING:
    from tac.cli.eventlog import EventLog

_log = logging.getLogger(__name__)


class GameFiles:
    """The record and the events of the games, where they are wanted."""

    def __init__(self, record: Path | None, events: Path | None, news: News) -> None:
        self.followers: list[Callable[[Match], object]] = []
        """Who else gets each match."""
        self._news = news
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
        _log.warning("%s: %s", path, error)
        self._news.tell_text(key, path=path, detail=detail)
