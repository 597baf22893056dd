"""The games that are over, for the interface: from the history's database, and into files for others."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from tac.cli.keptfolder import ENDING as JOURNAL
from tac.cli.news import News
from tac.files import make_folder, replace_text
from tac.history import History, Reader
from tac.settings import Settings

if TYPE_CHECKING:
    from tac.history.values import Page
    from tac.ui.archive import PastGame
    from tac.ui.scenes.choice import GameChoice

_PATIENCE: Final = 2.0
"""So many seconds it is waited for a game to be deleted."""

_Found = TypeVar("_Found")

_log = logging.getLogger(__name__)


class PastGames:
    """See `tac.ui.archive.Archive`.

    ``running`` is the folder of running games, ``shared`` that of files for others; ``profile`` says whose
    profile is the present one.
    """

    def __init__(
        self,
        history: History,
        running: Path,
        shared: Callable[[], Path],
        settings: Callable[[], Settings],
        profile: Callable[[], str],
        news: News,
    ) -> None:
        self._history = history
        self._running = running
        self._shared = shared
        self._settings = settings
        self._profile = profile
        self._news = news
        self._listed: dict[int, str] = {}
        """When the games that were listed were played."""

    def page(self, offset: int, most: int) -> Page | None:
        """Some games, the latest first; None where there is no history that can be read."""
        page = self._ask(lambda reader: reader.games(offset=offset, most=most))
        if page is not None:
            self._listed |= {row.id: row.played for row in page.games}
        return page

    def open(self, game: int) -> PastGame | None:
        """One game of the list; None where it is gone."""
        from tac.cli.opening import past_game
        from tac.rules import RecordError
        from tac.rules.record_text import parse_record

        found = self._ask(lambda reader: reader.game(game))
        if found is None:
            return None
        try:
            return past_game(parse_record(found.record), self._settings(), self._profile())
        except RecordError as error:
            _log.warning("game %s: %s", game, error)
            return None

    def delete(self, game: int) -> bool:
        """Delete a game of the list for good, its record too; whether that is done."""
        done = threading.Event()
        answers: list[bool] = []

        def answer(is_gone: bool) -> None:
            answers.append(is_gone)
            done.set()

        self._history.delete(game, answer, played=self._listed.get(game))
        return done.wait(_PATIENCE) and answers == [True]

    def save(self, game: PastGame, *, deal: bool) -> Path:
        """Write a game's record, or only its deal, into a file for others; raises `OSError`."""
        from tac.cli.playing_on import shared_deal
        from tac.history.records import ENDING, file_name
        from tac.rules import write_record

        folder, record = self._shared(), game.film.record
        make_folder(folder)
        if deal:
            record = shared_deal(record)
            number = game.film.facts.number
            name = f"tac-{file_name(record).rpartition('-')[2] if number is None else number}"
        else:
            name = file_name(record)
        path = folder / f"{name}{ENDING}"
        replace_text(path, write_record(record))
        return path

    def play_on(self, game: PastGame, place: int, choice: GameChoice) -> str | None:
        """Make a running game that goes on after so many tokens; its key, or None where that cannot be."""
        from tac.cli.opening import is_level, journal_of
        from tac.cli.playing_on import begun_from

        settings, now = self._settings(), datetime.now()

        def knows(level: str) -> bool:
            return is_level(settings, level)

        record = begun_from(game.film, place, game.you, choice, knows, now)
        try:
            key, text = journal_of(record, settings, choice, now)
            make_folder(self._running)
            replace_text(self._running / f"{key}{JOURNAL}", text)
        except OSError as error:
            _log.warning("%s: %s", self._running, error)
            self._news.tell_text("export.failed", path=self._running, detail=error.strerror or str(error))
            return None
        return key

    def _ask(self, question: Callable[[Reader], _Found | None]) -> _Found | None:
        """What the history answers; None where it cannot be read."""
        import sqlite3

        try:
            reader = Reader(self._history.database)
            try:
                return question(reader)
            finally:
                reader.close()
        except sqlite3.Error as error:
            _log.info("no history to read: %s", error)
            return None


def shared_folder(data: Path | None, home: Callable[[], Path]) -> Path:
    """Where files for others go: with ``--data DIR`` below that, else into the documents of this user."""
    if data is not None:
        return data.absolute() / "shared"
    from platformdirs import user_documents_path

    documents = user_documents_path()
    return (documents if documents.is_dir() else home()) / "Tac"
