"""A folder of running games for tests: what is told, what is kept, and games that are played there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

from tac.cli.choices import first_choice
from tac.cli.journals import Journals
from tac.cli.options import parse
from tac.locale import Translator
from tac.match import Match, SteppedClock
from tac.match.rebuilding import land_everything, rebuild
from tac.rules import Record
from tac.settings import Settings
from tac.ui.saves import Resumption
from tests.history.hands import Hands, a_setup

CHOICE = replace(first_choice(Settings(), parse([]), "sr"), deal=77)
NOW = datetime(2026, 11, 30, 21, 40)
NUMBER = 4


class Home:
    """A folder of running games; one `Journals` after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[tuple[str, dict[str, object]]] = []
        self.kept: list[Record] = []
        self.keeps = True
        self.journals = self.open()

    def open(self) -> Journals:
        self.journals = Journals(self.folder, self._keep, self._tell, lambda: NOW, lambda: "p1")
        return self.journals

    def restart(self) -> Journals:
        self.journals.close()
        return self.open()

    def play(self, tokens: int, number: int = NUMBER) -> Match:
        """A new game of so many tokens; it is left."""
        clock = SteppedClock()
        match = Match(a_setup(number), clock)
        self.journals.begin(match, CHOICE)
        match.shown(0)
        go_on(match, clock, tokens)
        return match

    def go_on(self, tokens: int) -> Match:
        """The latest game goes on for so many tokens more."""
        resumption = self.journals.take(self.journals.waiting()[0].key, CHOICE)
        assert isinstance(resumption, Resumption), self.told
        clock = SteppedClock()
        match = Match(resumption.setup, clock)
        rebuild(match, clock, resumption.course)
        self.journals.go_on(match, resumption)
        land_everything(match)
        go_on(match, clock, match.move_number + tokens)
        return match

    def files(self) -> list[Path]:
        return sorted(self.folder.iterdir()) if self.folder.exists() else []

    def keys(self) -> list[str]:
        return [key for key, _ in self.told]

    def _keep(self, record: Record, done: Callable[[Path | None], object]) -> None:
        self.kept.append(record)
        done(self.folder if self.keeps else None)

    def _tell(self, key: str, **values: object) -> None:
        assert Translator("sr", strict=True)(key, **values)
        self.told.append((key, values))


def go_on(match: Match, clock: SteppedClock, tokens: int) -> None:
    hands = Hands(match, clock, Random(match.move_number))
    while match.move_number < tokens and hands.play():
        pass


def tokens(record: Record) -> list[str]:
    return [move.token for turn in record.turns for move in turn.moves]
