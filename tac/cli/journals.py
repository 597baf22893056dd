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

from tac.cli.journalfolder import ENDING, JournalFolder, words
from tac.cli.journalgame import FORMAT, GameHead, Over, choice_of, count_moves, head_of, record_of, with_facts
from tac.files import is_full
from tac.history.journalfile import JournalFile, JournalWriter
from tac.match import Match, Report
from tac.match.notes import Made, Note
from tac.rules import Record
from tac.rules.events import GameOver

if TYPE_CHECKING:
    from tac.ui.saves import Resumption, SavedGame
    from tac.ui.scenes.choice import GameChoice

RUNNING: Final = ("games", "running")
"""Where running games lie in the folder for data."""

_PATIENCE: Final = 2.0
"""So many seconds a game that was just left has to be written to its end before it goes on."""

Tell = Callable[..., object]
Keep = Callable[[Record, Callable[[Path | None], object]], object]

_log = logging.getLogger(__name__)


class _Running:
    """The game that is played now, and what writes it down."""

    def __init__(self, head: GameHead, key: str, writer: JournalWriter, notes: Sequence[Note]) -> None:
        self.head = head
        self.key = key
        self.writer = writer
        self.notes = list(notes)

    def note(self, note: Note) -> None:
        """Write down what was noted."""
        self.notes.append(note)
        self.writer.write(FORMAT.encode(note))

    def as_saved(self, now: datetime) -> SavedGame:
        """The game as one that waits."""
        from tac.ui.saves import SavedGame

        return SavedGame(
            self.key,
            self.head.setup(),
            count_moves(self.notes),
            self.notes[-1].at if self.notes else 0,
            now,
        )


class Journals:
    """Keeps running games in ``folder`` (see `tac.ui.saves.Saves`).

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
        self._files: dict[str, tuple[JournalFile, GameHead]] = {}
        self._running: _Running | None = None
        self._works: list[threading.Thread] = []
        self._left: _Running | None = None
        """The game that was left last, perhaps not yet written to its end."""
        self._going: set[str] = set()
        """Games on their way into the history."""

    # -- what there is

    def waiting(self) -> Sequence[SavedGame]:
        """The unfinished games, the one played last first."""
        from tac.ui.saves import SavedGame

        games = []
        left = self._left
        if left is not None and not left.writer.is_done and left.key not in self._going:
            # Nobody waits for the disk: this one is as it will be in its file.
            games.append(left.as_saved(self._now()))
        for found in self._folder.look():
            if found.key in self._going or found.key in [game.key for game in games]:
                continue
            if any(isinstance(line, Over) for line in found.lines):
                if not found.elsewhere:
                    self._hand_over(found.key)
                continue
            games.append(
                SavedGame(
                    found.key,
                    found.setup,
                    count_moves(found.lines),
                    found.lines[-1].at if found.lines else 0,
                    found.played,
                    found.elsewhere,
                )
            )
        return sorted(games, key=lambda game: game.played, reverse=True)

    def take(self, key: str, choice: GameChoice) -> Resumption | None:
        """Take one up, for this window alone; None where it cannot go on, which is told."""
        from tac.ui.saves import Resumption

        if self._left is not None and self._left.key == key:
            self._left.writer.join(_PATIENCE)
        opened = self._folder.open(key)
        if opened is None:
            return None
        head = opened.found.head
        self._files[key] = opened.file, head
        return Resumption(key, opened.found.setup, choice_of(head, choice), opened.course)

    def give_up(self, key: str) -> None:
        """This game will not go on: it goes into the history unfinished."""
        self._hand_over(key)

    # -- the running game

    def begin(self, match: Match, choice: GameChoice) -> None:
        """Keep a new game, in which nothing has happened yet."""
        self.leave()
        begun = self._now().astimezone()
        head = head_of(match.setup, choice, begun.isoformat(timespec="seconds"), self._profile())
        path = self._folder.new_path(begun, choice.deal)
        writer = JournalWriter(partial(self._folder.create, path), partial(self._failed, path))
        writer.write(FORMAT.encode(head))
        self._follow(match, _Running(head, path.name.removesuffix(ENDING), writer, ()))

    def go_on(self, match: Match, resumption: Resumption) -> None:
        """Keep on keeping a game that has been rebuilt."""
        self.leave()
        file, head = self._files.pop(resumption.key)
        writer = JournalWriter(file, partial(self._failed, file.path))
        self._follow(match, _Running(head, resumption.key, writer, resumption.course.notes))

    def leave(self) -> None:
        """The running game is left, and waits to go on; one in which nothing was done is none."""
        running = self._stop()
        if running is not None and not any(isinstance(note, Made) for note in running.notes):
            self._hand_over(running.key)

    def _stop(self) -> _Running | None:
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
        for file, _ in self._files.values():
            file.close()
        self._files.clear()

    def _follow(self, match: Match, running: _Running) -> None:
        self._running = running
        match.scribe.noters.append(running.note)
        match.listen(partial(self._report, match, running))

    def _report(self, match: Match, running: _Running, report: Report) -> None:
        if not any(isinstance(event, GameOver) for event in report.events):
            return
        running.writer.write(FORMAT.encode(Over(report.at)))
        record = with_facts(match, running.head, running.key, running.notes)
        self._going.add(running.key)
        running.writer.close(partial(self._is_over, running.key, record))
        if self._running is running:
            self._running, self._left = None, running

    def _is_over(self, key: str, record: Record, file: JournalFile | None) -> None:
        """All of a game is written: hand it over, and then nothing else need hold it. In a thread."""
        self._keep(record, partial(self._kept, file, key))

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
