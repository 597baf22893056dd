"""A player who reads the record, decides by the rules, and acts with keys and mouse as a person would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from typing import TypeVar

from tac.match.intent import Place as Meant
from tac.match.intent import meant_by_click
from tac.rules import Move, Phase, Seat, Source, Table, Target, apply, duties, read_record
from tac.rules.events import TurnPassed
from tac.rules.record import Record, Step, replay
from tac.ui.layout import SIDES, Place, PlaceKind, Side, TableLayout
from tac.ui.layout import table_layout as layout_of
from tests.end_to_end.program import Program
from tests.end_to_end.waiting import wait_until

_Event = TypeVar("_Event")

DRAW = Move.parse("x")

Spot = Seat | Meant
"""A place where something is pressed: a heap by its seat, the central pile, or the own pile."""

KEYS: dict[Side | Meant, tuple[str, ...]] = {
    Side.TOP: ("KP_8", "i"),
    Side.LEFT: ("KP_4", "j", "Left"),
    Side.RIGHT: ("KP_6", "l", "Right"),
    Side.BOTTOM: ("KP_2", "comma", "Down"),
    Meant.CENTRAL: ("KP_5", "k", "Up"),
    Meant.PILE: ("KP_0", "Return"),
}
"""The keys that stand in `config.yaml` for each place, seen from a person at the bottom, by X's names."""


@dataclass
class Watcher:
    """Reads the record of a running game."""

    program: Program
    steps: list[Step] = field(default_factory=list)
    _seen: bytes = b""
    _opening: Table | None = None

    @property
    def table(self) -> Table:
        """The table as the record has it."""
        if self.steps:
            return self.steps[-1].after
        assert self._opening is not None
        return self._opening

    @property
    def turn(self) -> int:
        """The number of the record's last line, which is a turn."""
        return self.steps[-1].turn if self.steps else 0

    def look(self) -> bool:
        """Read the record again; returns whether there is one. Raises if it does not hold."""
        if not self.program.record.exists():
            return False
        data = self.program.record.read_bytes()
        if data != self._seen:
            record: Record = read_record(data)
            self._seen, self.steps = data, list(replay(record))
            self._opening = record.deal.table()
        return True

    def wait(self, what: str, is_so: Callable[[Watcher], bool]) -> None:
        """Wait until the record says so."""

        def look() -> bool:
            found = self.look() and is_so(self)
            if not found and self.program.process.poll() is not None:
                found = self.look() and is_so(self)  # what it wrote last
                assert found, f"it ended before {what}: {self.program.errors}"
            return found

        wait_until(look, lambda: f"{what}, after {' '.join(s.move.token for s in self.steps[-8:])}")

    def wait_for_more(self, than: int) -> None:
        """Wait until the record has more than so many tokens."""
        self.wait(f"token {than + 1}", lambda watcher: len(watcher.steps) > than)


class Robot:
    """The person on seat A of a running game.

    It uses the mouse and each of the keys in turn, or, with ``keys`` off, the mouse wherever that will do.
    """

    def __init__(self, program: Program, seats: int, *, keys: bool = True) -> None:
        self.program = program
        self.watcher = Watcher(program)
        self.seat = Seat.A
        self._sides = SIDES[seats]
        self._seats = seats
        self._ways = {spot: cycle((*names, None) if keys else (None,)) for spot, names in KEYS.items()}
        self._clicked: Spot | None = None
        self.watcher.wait("the beginning of the record", lambda watcher: True)

    @property
    def table(self) -> Table:
        """The table as the record had it when it was last read."""
        return self.watcher.table

    @property
    def on_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self.table.phase is Phase.PLAY and self.table.turn == self.seat

    # -- the hand

    def press(self, spot: Spot) -> None:
        """Press a place: by mouse or by one of its keys, each in turn."""
        name: Side | Meant = self._sides[spot] if isinstance(spot, Seat) else spot
        key = next(self._ways[name])
        # Two quick clicks on one place are a double click, and the second of them does nothing.
        if key is None and spot != self._clicked:
            self.click(spot)
        else:
            self.program.key(key or KEYS[name][0])

    def click(self, spot: Spot) -> None:
        """Click on a place, in the middle of it."""
        self.program.click(*self.centre(spot))
        self._clicked = spot

    def centre(self, spot: Spot) -> tuple[float, float]:
        """Where a place is in the window now, in pixels."""
        if isinstance(spot, Seat):
            place = Place(PlaceKind.HEAP, spot)
        elif spot is Meant.PILE:
            place = Place(PlaceKind.PILE, self.seat)
        else:
            place = Place(PlaceKind.CENTRAL)
        return self.layout().rect(place).centre

    def call_button(self) -> tuple[float, float]:
        """Where one's "Tač!" button is in the window now, in pixels."""
        return self.layout().rect(Place(PlaceKind.CALL, self.seat)).centre

    def layout(self) -> TableLayout:
        """Where everything is in the window now."""
        return layout_of(*self.program.size, self._seats, frozenset((int(self.seat),)))

    def call(self) -> None:
        """Call "Tač!"."""
        self.program.key("space")

    # -- the mind

    @property
    def owed(self) -> Move:
        """A move that the order of play demands now."""
        return duties(self.table)[0]

    def play(self, move: Move) -> None:
        """Make a move, and wait until it is written."""
        before = len(self.watcher.steps)
        self.press(self.spot_of(move))
        self.watcher.wait_for_more(before)

    def spot_of(self, move: Move) -> Spot:
        """Which place to press for a move."""
        if move is DRAW:
            return Meant.PILE
        if move.target is Target.CENTRAL:
            return Meant.CENTRAL
        return move.target if isinstance(move.target, Seat) else self.seat

    def play_turns(self, count: int) -> None:
        """Play so many turns of one's own as they are owed; every press does what it should."""
        for _ in range(count):
            self.watcher.wait("a turn of one's own", lambda watcher: self.on_turn)
            finished = self.turns_finished
            while self.on_turn and self.turns_finished == finished:
                owed, before = self.owed, len(self.watcher.steps)
                self.play(owed)
                assert self.watcher.steps[before].move is owed

    @property
    def turns_finished(self) -> int:
        """How many turns of one's own are over."""
        return sum(passed.previous == self.seat for passed in self.all_of(TurnPassed))

    def passes_over_a_heap_move(self) -> bool:
        """Whether drawing now would be a fault."""
        return self.on_turn and self.owed.source is Source.HEAP

    def can_put_right(self) -> bool:
        """Whether, after drawing now, pressing the place that was owed would put that right."""
        if not self.passes_over_a_heap_move():
            return False
        owed = self.owed
        after, _ = apply(self.table, DRAW)
        return meant_by_click(after, self.seat, self.spot_of(owed), several_people=False) is owed.put_right()

    def all_of(self, kind: type[_Event]) -> list[_Event]:
        """What has happened so far of this kind."""
        return [event for step in self.watcher.steps for event in step.events if isinstance(event, kind)]
