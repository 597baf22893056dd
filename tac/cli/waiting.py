"""Games and matches as they are listed while they wait to go on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from tac.cli.journalfolder import Found
from tac.cli.journalgame import FORMAT, GameHead, count_moves
from tac.cli.seriesfolder import FoundSeries
from tac.history.journalfile import JournalWriter
from tac.match.notes import Note

if TYPE_CHECKING:
    from tac.ui.saves import SavedGame


class RunningGame:
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


def saved(found: Found) -> SavedGame:
    """A game in its folder."""
    from tac.ui.saves import SavedGame

    return SavedGame(
        found.key,
        found.setup,
        count_moves(found.lines),
        found.lines[-1].at if found.lines else 0,
        found.played,
        found.elsewhere,
    )


def with_matches(
    games: Sequence[tuple[SavedGame, str]], matches: dict[str, FoundSeries]
) -> list[SavedGame]:
    """The games, each with the match it is of; and the matches that wait between two of theirs."""
    from msgspec.structs import replace

    from tac.ui.saves import SavedGame

    waiting, begun = [], set()
    for game, key in games:
        match = matches.get(key)
        if match is None:
            waiting.append(game)
            continue
        begun.add(key)
        elsewhere = game.elsewhere or match.elsewhere
        waiting.append(replace(game, series=match.state.series, elsewhere=elsewhere))
    for key, match in matches.items():
        if key not in begun:
            setup, series = match.state.next_setup(), match.state.series
            waiting.append(SavedGame(key, setup, 0, 0, match.played, match.elsewhere, series, False))
    return waiting
