"""The journals of running games: begun, taken up again, given up, handed to the history at the end."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tac.cli.journalfolder import ENDING, Found, JournalFolder
from tac.cli.journalgame import FORMAT, GameHead, Over, count_moves, head_of, record_of, with_facts
from tac.files import is_full
from tac.history.journalfile import JournalFile, JournalWriter, Taken
from tac.match import Match, Report
from tac.match.notes import Made, Note
from tac.match.rebuilding import Course, check
from tac.rules import Record
from tac.rules.events import GameOver

if TYPE_CHECKING:
    from tac.ui.saves import Resumption, SavedGame
    from tac.ui.scenes.choice import GameChoice

RUNNING: Final = ("games", "running")
"""Where running games lie in the folder for data."""

_PATIENCE: Final = 2.0
"""So many seconds a game that was just left has to be written to its end before it is looked at again."""

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
        self._left: JournalWriter | None = None
        self._going: set[str] = set()

    # -- what there is

    def waiting(self) -> Sequence[SavedGame]:
        """The unfinished games, the one played last first."""
        from tac.ui.saves import SavedGame

        self._settle()
        games = []
        for found in self._folder.look():
            if found.key in self._going:
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

        self._settle()
        taken = self._open(key)
        if taken is None:
            return None
        file, found, course = taken
        self._files[key] = file, found.head
        return Resumption(key, found.setup, _choice(found.head, choice), course)

    def give_up(self, key: str) -> None:
        """This game will not go on: it goes into the history unfinished."""
        self._settle()
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
            self._settle()
            self._hand_over(running.key)

    def drop(self) -> None:
        """The running game will not go on: it goes into the history unfinished."""
        running = self._stop()
        if running is not None:
            self.give_up(running.key)

    def _stop(self) -> _Running | None:
        running, self._running = self._running, None
        if running is not None:
            running.writer.close()
            self._left = running.writer
        return running

    def wait(self, patience: float | None = None) -> bool:
        """Wait, so many seconds at most, until all moves are on the disk or cannot be; whether they are."""
        return self._running is None or self._running.writer.wait(patience)

    def close(self) -> None:
        """Write what there is to write, and stop."""
        self._stop()
        self._settle()
        for work in self._works:
            work.join()
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
        running.writer.close(partial(self._is_over, record))
        if self._running is running:
            self._running, self._left = None, running.writer

    def _is_over(self, record: Record, file: JournalFile | None) -> None:
        """All of a game is written: hand it over, and then nothing else need hold it. In a thread."""

        def kept(path: Path | None) -> None:
            if path is not None and file is not None:
                self._remove(file)

        self._keep(record, kept)

    # -- files

    def _settle(self) -> None:
        """Wait until the game that was left is written to its end."""
        left, self._left = self._left, None
        if left is not None:
            left.join(_PATIENCE)

    def _open(self, key: str) -> tuple[JournalFile, Found, Course] | None:
        """The file of a game, locked, and what it holds; None where it cannot be had, which is told."""
        path = self._folder.path_of(key)
        try:
            file = JournalFile(path)
        except Taken:
            self._tell("problem.journal.taken")
            return None
        except OSError as error:
            self._tell("problem.journal.unreadable", path=path, detail=_words(error))
            return None
        try:
            return self._check(file)
        except OSError as error:
            file.close()
            self._tell("problem.journal.unreadable", path=path, detail=_words(error))
            return None

    def _check(self, file: JournalFile) -> tuple[JournalFile, Found, Course] | None:
        found = self._folder.read(file.path, file.read())
        if found is None:
            file.close()
            return None
        if not file.is_there:  # it was damaged, and what holds has taken its place
            file.close()
            file = JournalFile(file.path)
        notes = tuple(line for line in found.lines if not isinstance(line, Over))
        course = check(found.setup, notes)
        if len(course.notes) == len(notes):
            file.keep(found.sizes[len(found.lines)])
            return file, found, course
        # What it says cannot have happened: keep it for whoever wants to look, and go on with what holds.
        data = file.read()[: found.sizes[len(course.notes)]]
        file.close()
        self._folder.replace(file.path, data, count_moves(course.notes))
        return JournalFile(file.path), found, course

    def _hand_over(self, key: str) -> None:
        """Hand a game that does not go on to the history, in a thread of its own."""
        self._going.add(key)
        work = threading.Thread(target=self._hand_over_now, args=(key,), name="handing over", daemon=True)
        self._works = [other for other in self._works if other.is_alive()] + [work]
        work.start()

    def _hand_over_now(self, key: str) -> None:
        taken = self._open(key)
        if taken is None:
            self._going.discard(key)
            return
        file, found, course = taken
        try:
            record = record_of(found.head, key, course)
            if not record.turns:
                self._remove(file)
                return
        finally:
            file.close()

        def kept(path: Path | None) -> None:
            if path is not None:
                self._remove(file)
            self._going.discard(key)

        self._keep(record, kept)

    def _remove(self, file: JournalFile) -> None:
        try:
            file.remove()
        except OSError as error:
            _log.warning("%s: %s", file.path, error)

    def _failed(self, path: Path, error: OSError) -> None:
        """A line could not be written. In a thread."""
        _log.warning("%s: %s", path, error)
        key = "problem.journal.full" if is_full(error) else "problem.journal.unwritten"
        self._tell(key, path=path.parent, detail=_words(error))


def _words(error: OSError) -> str:
    return error.strerror or str(error)


def _choice(head: GameHead, usual: GameChoice) -> GameChoice:
    """What would have to be chosen for this game; ``usual`` is for all that it does not say."""
    from dataclasses import replace

    from tac.ui.scenes.choice import SeatChoice

    seats = list(usual.seats)
    for index, player in enumerate(head.players):
        level = seats[index].level if player.level is None else player.level.name
        seats[index] = SeatChoice(player.is_person, level, player.name, player.avatar)
    return replace(
        usual,
        count=len(head.players),
        seats=(seats[0], seats[1], seats[2], seats[3]),
        deal=head.deal_number,
        reaction=head.reaction,
        speed=head.speed,
        pace=head.pace,
    )
