"""The journals of running games: begun, taken up again, given up, handed to the history at the end."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tac.cli.journalfolder import JournalFolder
from tac.cli.journalgame import FORMAT, GameHead, Over, choice_of, head_of, record_of, with_facts
from tac.cli.keptfolder import ENDING, words
from tac.cli.seriesfile import SeriesState
from tac.cli.serieskeeping import MATCHES, SeriesKeeping, choice_between
from tac.cli.waiting import RunningGame, saved, with_matches
from tac.files import is_full
from tac.history.journalfile import JournalFile, JournalWriter
from tac.match import Match, Player, Report
from tac.match.notes import Made
from tac.match.series import Goal, Series
from tac.rules import Record
from tac.rules.events import GameOver

if TYPE_CHECKING:
    from tac.cli.seriesplayed import PlayedSeries
    from tac.ui.saves import BetweenGames, Resumption, SavedGame
    from tac.ui.scenes.choice import GameChoice

RUNNING: Final = ("games", "running")
"""Where running games lie in the folder for data."""

_PATIENCE: Final = 2.0
"""So many seconds a game that was just left has to be written to its end before it goes on."""

Tell = Callable[..., object]
Keep = Callable[[Record, Callable[[Path | None], object]], object]

_log = logging.getLogger(__name__)


class Journals:
    """Keeps running games in ``folder``, and matches of several games beside it (see `tac.ui.saves.Saves`).

    ``keep`` is `History.keep`. ``tell`` gets the key of a text and its values, from any thread. ``now`` is
    the local time of day, ``profile`` says whose profile is the present one.
    """

    def __init__(
        self,
        folder: Path,
        keep: Keep,
        tell: Tell,
        now: Callable[[], datetime],
        profile: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._keep = keep
        self._tell = tell
        self._now = now
        self._profile = profile
        self._folder = JournalFolder(folder, tell, now)
        self._matches = SeriesKeeping(folder.with_name(MATCHES), tell, now)
        self._match_of: dict[str, str] = {}
        """The matches of the games that wait."""
        self._files: dict[str, tuple[JournalFile, GameHead]] = {}
        self._running: RunningGame | None = None
        self._works: list[threading.Thread] = []
        self._left: RunningGame | None = None
        """The game that was left last, perhaps not yet written to its end."""
        self._going: set[str] = set()
        """Games on their way into the history."""

    # -- what there is

    def waiting(self) -> Sequence[SavedGame]:
        """The unfinished games and matches, the one played last first."""
        games = []
        left = self._left
        if left is not None and not left.writer.is_done and left.key not in self._going:
            # Nobody waits for the disk: this one is as it will be in its file.
            games.append((left.as_saved(self._now()), left.head.series))
        for found in list(self._folder.look()):
            if found.key in self._going or found.key in [game.key for game, _ in games]:
                continue
            if any(isinstance(line, Over) for line in found.lines):
                if not found.elsewhere:
                    self._matches.enter(found.head.series, found.key, partial(self._record_of, found.key))
                    self._hand_over(found.key)
                continue
            games.append((saved(found), found.head.series))
        waiting = with_matches(games, self._matches.look())
        self._match_of = {key: match for key, match in ((game.key, match) for game, match in games) if match}
        return sorted(waiting, key=lambda game: game.played, reverse=True)

    def take(self, key: str, choice: GameChoice) -> Resumption | BetweenGames | None:
        """Take one up, for this window alone; None where it cannot go on, which is told."""
        from tac.ui.saves import BetweenGames, Resumption

        self._matches.leave()
        if self._matches.has(key):
            between = self._matches.take(key)
            return None if between is None else BetweenGames(between.series, choice_between(between, choice))
        if self._left is not None and self._left.key == key:
            self._left.writer.join(_PATIENCE)
        opened = self._folder.open(key)
        if opened is None:
            return None
        head = opened.found.head
        state = self._matches.take(head.series) if self._matches.has(head.series) else None
        if state is None and self._matches.has(head.series):
            opened.file.close()  # another window has the match
            return None
        self._files[key] = opened.file, head
        series = None if state is None else state.series
        return Resumption(key, opened.found.setup, choice_of(head, choice), opened.course, series)

    def give_up(self, key: str) -> None:
        """This game will not go on, nor its match: it goes into the history unfinished."""
        if self._matches.has(key):
            self._matches.give_up(key)
            return
        match = self._match_of.pop(key, "")
        self._hand_over(key)
        if self._matches.has(match):
            self._matches.give_up(match)

    # -- the running game

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Keep a new game, in which nothing has happened yet; of the present match, if there is one."""
        self._leave_game()
        begun = self._now().astimezone()
        head = head_of(match.setup, choice, begun.isoformat(timespec="seconds"), self._profile())
        head = self._matches.mark(head)
        path = self._folder.new_path(begun, choice.deal)
        writer = JournalWriter(partial(self._folder.create, path), partial(self._failed, path))
        writer.write(FORMAT.encode(head))
        self._follow(match, RunningGame(head, path.name.removesuffix(ENDING), writer, ()))

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Keep on keeping a game that has been rebuilt."""
        self._leave_game()
        file, head = self._files.pop(resumption.key)
        writer = JournalWriter(file, partial(self._failed, file.path))
        self._follow(match, RunningGame(head, resumption.key, writer, resumption.course.notes))

    def leave(self) -> None:
        """The running game, or match, is left, and waits to go on; one in which nothing was done is none."""
        self._matches.leave(untouched=self._leave_game())

    def _leave_game(self) -> bool:
        """The running game is left; whether there was none, or nothing was done in it."""
        running = self._stop()
        untouched = running is None or not any(isinstance(note, Made) for note in running.notes)
        if running is not None and untouched:
            self._hand_over(running.key)
        return untouched

    def begin_series(self, goal: Goal, choice: GameChoice, players: Sequence[Player]) -> None:
        """A match begins: the games that begin from now on are its games, until it is left or ended."""
        self.leave()
        self._matches.begin(goal, choice, players, self._profile())

    def seat(self, series: Series, players: Sequence[Player]) -> None:
        """The players of the match have changed seats."""
        self._matches.seat(series.seating, players)

    def end_series(self) -> None:
        """The match is over, and does not wait to go on."""
        self._matches.end()

    def _stop(self) -> RunningGame | None:
        running, self._running = self._running, None
        if running is not None:
            running.writer.close()
            self._left = running
        return running

    def wait(self, patience: float | None = None) -> bool:
        """Wait, so many seconds at most, until all moves are on the disk or cannot be; whether they are."""
        return self._running is None or self._running.writer.wait(patience)

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, for so many seconds at most, and stop."""
        until = None if patience is None else time.monotonic() + patience
        self.leave()
        threads = [work.join for work in self._works]
        for join in threads if self._left is None else [self._left.writer.join, *threads]:
            join(None if until is None else max(0.0, until - time.monotonic()))
        self._matches.join(None if until is None else max(0.0, until - time.monotonic()))
        for file, _ in self._files.values():
            file.close()
        self._files.clear()

    def _follow(self, match: Match, running: RunningGame) -> None:
        self._running = running
        match.scribe.noters.append(running.note)
        match.listen(partial(self._report, match, running))

    def _report(self, match: Match, running: RunningGame, report: Report) -> None:
        if not any(isinstance(event, GameOver) for event in report.events):
            return
        running.writer.write(FORMAT.encode(Over(report.at)))
        record = with_facts(match, running.head, running.key, running.notes)
        self._going.add(running.key)
        series = self._matches.current
        played = None if series is None or series.key != running.head.series else (series, series.state)
        if played is not None:
            played[0].expect()
        running.writer.close(partial(self._is_over, running.key, record, played))
        if self._running is running:
            self._running, self._left = None, running

    def _is_over(
        self,
        key: str,
        record: Record,
        played: tuple[PlayedSeries, SeriesState] | None,
        file: JournalFile | None,
    ) -> None:
        """All of a game is written: first its match has what it came to, then nothing else need hold it.

        In a thread.
        """
        if played is not None:
            series, state = played
            result = None
            try:
                result = state.result_of(record)
            except ValueError as error:
                _log.warning("%s: %s", key, error)
            finally:
                series.add(key, result)
        self._keep(record, partial(self._kept, file, key))

    def _record_of(self, key: str) -> Record | None:
        """The record of a game whose journal is there."""
        opened = self._folder.open(key)
        if opened is None:
            return None
        try:
            return record_of(opened.found.head, key, opened.course)
        finally:
            opened.file.close()

    # -- files

    def _hand_over(self, key: str) -> None:
        """Hand a game that does not go on to the history, in a thread of its own."""
        self._going.add(key)
        left = self._left.writer if self._left is not None and self._left.key == key else None
        work = threading.Thread(
            target=self._hand_over_now, args=(key, left), name="handing over", daemon=True
        )
        self._works = [other for other in self._works if other.is_alive()] + [work]
        work.start()

    def _hand_over_now(self, key: str, left: JournalWriter | None) -> None:
        if left is not None:
            left.join()  # it may still be written to its end
        opened = self._folder.open(key)
        if opened is None:
            self._going.discard(key)
            return
        try:
            record = record_of(opened.found.head, key, opened.course)
        except BaseException:
            opened.file.close()
            raise
        if record.turns:
            # Until the history has it no other window may go on with it.
            self._keep(record, partial(self._kept, opened.file, key))
        else:
            self._remove(opened.file)

    def _kept(self, file: JournalFile | None, key: str, path: Path | None) -> None:
        """The history has a game, or where ``path`` is None could not take it. In the history's thread."""
        if file is not None and path is not None:
            self._remove(file)
        elif file is not None:
            file.close()
        if path is None:
            self._going.discard(key)

    def _remove(self, file: JournalFile) -> None:
        try:
            file.remove()
        except OSError as error:
            _log.warning("%s: %s", file.path, error)

    def _failed(self, path: Path, error: OSError) -> None:
        """A line could not be written. In a thread."""
        _log.warning("%s: %s", path, error)
        key = "problem.journal.full" if is_full(error) else "problem.journal.unwritten"
        self._tell(key, path=path.parent, detail=words(error))
