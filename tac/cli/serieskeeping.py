"""Matches of several games on disk: begun, taken up again, ended; and the one that is played now."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tac.cli.journalgame import GameHead, with_players, with_speeds
from tac.cli.keptfolder import ENDING, words
from tac.cli.seriesfile import SeriesState, series_head
from tac.cli.seriesfolder import FoundSeries, SeriesFolder
from tac.cli.seriesplayed import PlayedSeries, begun, taken_up
from tac.files import is_full
from tac.history.journalfile import JournalFile
from tac.match import Player
from tac.match.series import Goal
from tac.rules import Record
from tac.rules.deal import MOST_NUMBER

if TYPE_CHECKING:
    from tac.ui.scenes.choice import GameChoice

MATCHES: Final = "matches"
"""Where matches lie, beside the folder of running games."""

_PATIENCE: Final = 2.0
"""So many seconds a match that was just left has to be written to its end before it goes on."""

_log = logging.getLogger(__name__)


class SeriesKeeping:
    """Keeps matches in ``folder``; see `tac.cli.journals.Journals` for the rest."""

    def __init__(self, folder: Path, tell: Callable[..., object], now: Callable[[], datetime]) -> None:
        self._folder = SeriesFolder(folder, tell, now)
        self._tell = tell
        self._now = now
        self.current: PlayedSeries | None = None
        """The match that is played now."""
        self._left: PlayedSeries | None = None
        """The match that was left last, perhaps not yet written to its end."""
        self._gone: set[str] = set()
        """Matches whose files are about to go."""

    # -- what there is

    def look(self) -> dict[str, FoundSeries]:
        """The matches that wait, by their keys."""
        found = {}
        left = self._left
        if left is not None and not left.is_done and left.key not in self._gone:
            # Nobody waits for the disk: this one is as it will be in its file.
            found[left.key] = FoundSeries(left.key, left.state, 0, self._now(), False, False)
        for one in self._folder.look():
            if one.key not in found and one.key not in self._gone:
                found[one.key] = one
        return found

    def has(self, key: str) -> bool:
        """Whether there is a match with this key."""
        return key not in self._gone and self._folder.path_of(key).exists()

    def take(self, key: str) -> SeriesState | None:
        """Play this one from now on; None where it cannot go on, which is told."""
        self.leave()
        if self._left is not None and self._left.key == key:
            self._left.join(_PATIENCE)
        opened = self._folder.open(key)
        if opened is None:
            return None
        file, state = opened
        self.current = taken_up(file, key, state, partial(self._failed, file.path))
        return state

    # -- the match that is played now

    def begin(self, goal: Goal, choice: GameChoice, players: Sequence[Player], profile: str | None) -> None:
        """A match begins; the games that begin from now on are its games."""
        self.leave()
        now = self._now().astimezone()
        path = self._folder.new_path(now)
        head = series_head(goal, players, choice, now.isoformat(timespec="seconds"), profile)
        create = partial(self._folder.create, path)
        self.current = begun(
            path.name.removesuffix(ENDING), SeriesState.begin(head), create, partial(self._failed, path)
        )

    def mark(self, head: GameHead) -> GameHead:
        """The head of a game with what its match says of it."""
        import msgspec

        if self.current is None:
            return head
        state = self.current.state
        return msgspec.structs.replace(
            head, profiles=state.profiles, series=self.current.key, game=state.series.number
        )

    def seat(self, seating: Sequence[int], players: Sequence[Player]) -> None:
        """They sit so from the next game on; ``players`` are in the order of their numbers."""
        if self.current is not None:
            self.current.seat(seating, players)

    def leave(self, *, untouched: bool = False) -> None:
        """The match waits to go on. Where its running game is ``untouched``, and the first, there is none."""
        current, self.current = self.current, None
        if current is None:
            return
        self._left = current
        if untouched and current.is_empty:
            self._take_away(current)
        else:
            current.close()

    def end(self) -> None:
        """The match is over, and does not wait any more; its games are in the history."""
        current, self.current = self.current, None
        if current is not None:
            self._left = current
            self._take_away(current)

    def give_up(self, key: str) -> None:
        """This match will not go on."""
        if self.take(key) is not None:
            self.end()

    def enter(self, key: str, game: str, record: Callable[[], Record | None]) -> None:
        """A game of this match is over, but the program ended before that was written."""
        if not self.has(key):
            return
        found = self.look().get(key)
        if found is None or found.elsewhere or game in found.state.games:
            return
        got = record()
        if got is None or not got.result:
            return
        try:
            result = found.state.result_of(got)
        except ValueError as error:
            _log.warning("%s: %s", key, error)
            return
        if self.take(key) is not None and self.current is not None:
            self.current.expect()
            self.current.add(game, result)
            self.leave()

    def join(self, patience: float | None) -> None:
        """Wait, so many seconds at most, until all is written."""
        if self._left is not None:
            self._left.join(patience)

    # -- files

    def _take_away(self, series: PlayedSeries) -> None:
        self._gone.add(series.key)
        series.close(_remove)

    def _failed(self, path: Path, error: OSError) -> None:
        """A line could not be written. In a thread."""
        _log.warning("%s: %s", path, error)
        key = "problem.journal.full" if is_full(error) else "problem.journal.unwritten"
        self._tell(key, path=path.parent, detail=words(error))


def choice_between(state: SeriesState, usual: GameChoice) -> GameChoice:
    """What is chosen between two games of a match, with the deal of the game before."""
    from tac.ui.scenes.choice import KINDS

    head = state.head
    return replace(
        with_speeds(with_players(usual, state.seated_players), head.speed, head.pace),
        kind=head.kind if head.kind in KINDS else usual.kind,
        deal=(state.next_deal - 1) % (MOST_NUMBER + 1),
        reaction=head.reaction,
    )


def _remove(file: JournalFile | None) -> None:
    if file is None:
        return
    try:
        file.remove()
    except OSError as error:
        _log.warning("%s: %s", file.path, error)
