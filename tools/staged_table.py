"""A table on which everything happens on cue: a position, then moves in the notation of records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tac.locale import Translator
from tac.match import MatchSetup, Player, Report
from tac.players import Level
from tac.players.level import Pace, Reaction
from tac.rules import HouseRules, Move, Seat, apply, deal
from tac.rules.position import Position, read_position
from tac.ui.rules.positions import position
from tools.screens import kit_of

if TYPE_CHECKING:
    import pygame

    from tac.ui.draw import Kit
    from tac.ui.table import Sounds, TableView

__all__ = ["AVATARS", "FRAME", "LEVELS", "NAMES", "StagedTable", "computer", "position"]

NAMES = ("Luka", "Baka Mira", "Vuk", "Deda Rade")
AVATARS = ("lisica", "sova", "vuk", "medved")
LEVELS = ("majstor", "srednji", "lak", "težak")
FRAME = 16.0
"""Milliseconds of one frame."""


def computer(name: str) -> Level:
    """A level that is only shown, never played."""
    return Level(name, (0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0), Reaction(0, 0, 0, 0), Pace(0, 0, 0), 0.0)


class StagedTable:
    """A `TableView` and the table it shows, led by tokens; only what is public reaches the view."""

    def __init__(
        self,
        start: Position,
        size: tuple[int, int] = (1280, 720),
        lang: str = "sr",
        *,
        people: Iterable[int] = (0,),
        rules: HouseRules | None = None,
        speed: str = "normal",
        reduced_motion: bool = False,
        audio: Sounds | None = None,
    ) -> None:
        from tac.ui.table import Silence, TableView

        self.table = read_position(start, rules)
        self.size = size
        self.shown: list[tuple[int, int]] = []
        self.kit: Kit = kit_of(size)
        seats, persons = len(self.table.seats), tuple(people)
        players = tuple(
            Player(None if seat in persons else computer(LEVELS[seat]), NAMES[seat], AVATARS[seat])
            for seat in range(seats)
        )
        setup = MatchSetup(deal(7, seats), players, seed=7)
        translator = Translator(lang, strict=True)
        several = len(persons) > 1
        keys = {Seat(seat): ("BQTP"[seat] if several else translator.key_name("space")) for seat in persons}
        self.view: TableView = TableView(
            setup,
            size,
            translator,
            audio or Silence(),
            kit=self.kit,
            names=NAMES[:seats],
            speed=speed,
            keys=keys,
            reduced_motion=reduced_motion,
            position=self.table,
        )
        self.view.on_shown = lambda number, at: self.shown.append((number, at))
        self._number = 0

    def tell(self, *tokens: str) -> None:
        """Let these tokens happen, one report each, without waiting for the picture."""
        for token in tokens:
            move = Move.parse(token)
            self.table, events = apply(self.table, move)
            self.report(move, events)

    def report(self, move: Move | None, events: tuple[object, ...]) -> None:
        """Show a report of these events as far as they are public."""
        self._number += 1
        self.view.show(Report(self._number, 0, move, events).public())  # type: ignore[arg-type]

    def play(self, *tokens: str) -> None:
        """Let these tokens happen, each after the one before has been shown."""
        for token in tokens:
            self.tell(token)
            self.until(lambda: not self.view.busy)
        self.wait(200)

    def wait(self, milliseconds: float) -> None:
        """Let time pass, frame by frame."""
        whole = int(milliseconds // FRAME)
        for _ in range(whole):
            self.view.advance(FRAME)
        self.view.advance(milliseconds - whole * FRAME)

    def until(self, done: Callable[[], bool]) -> None:
        """Let time pass until ``done``; raises `RuntimeError` after ten seconds."""
        for _ in range(round(10000 / FRAME)):
            if done():
                return
            self.view.advance(FRAME)
        raise RuntimeError("the table is still busy after ten seconds")

    def resize(self, size: tuple[int, int]) -> None:
        """Take another size, as the app does it while a window is being pulled."""
        self.size = size
        self.kit.resize(size)
        self.view.resize(size)

    def settle(self) -> None:
        """The window keeps its size: pictures become sharp."""
        self.kit.settle()
        self.view.resize(self.size)

    def picture(self) -> pygame.Surface:
        """What the view shows now."""
        import pygame

        surface = pygame.Surface(self.size)
        self.view.draw(surface, whole=True)
        return surface

    def close(self) -> None:
        """Let go of what still works in the background."""
        self.kit.close()
