"""What can be filmed: every kind of motion on the table, each from a position of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tac.rules import Seat
from tac.rules.position import Position
from tools.screens_table import BACK_FROM_OUT, FAULTS, SEVERAL_BACK, TURNED_BACK, USUAL, Fault
from tools.staged_table import StagedTable, position

SHORT: Final = 800.0
MOMENT: Final = 2700.0
DEALT: Final = position("", ("", "", "", ""), (13, 13, 13, 13))
PLACING: Final = FAULTS[3].start

Act = Callable[[StagedTable], object]


@dataclass(frozen=True)
class Take:
    """One thing to film: what was before, then what happens, and for how long it is looked at (ms).

    ``then`` happens so many milliseconds later; ``ready`` is done before the film begins.
    """

    name: str
    start: Position
    act: Act
    before: tuple[str, ...] = ()
    length: float = SHORT
    then: tuple[float, Act] | None = None
    ready: Act | None = None


def _tell(*tokens: str) -> Act:
    return lambda table: table.tell(*tokens)


def _deal(table: StagedTable) -> None:
    table.view.deal()


def _wait(table: StagedTable) -> None:
    """Nothing new happens."""


def _refuse(table: StagedTable) -> None:
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    table.view.refuse(Hit(PlaceKind.HEAP, Seat.A))
    table.view.toast("Nisi na potezu")


def _carry(table: StagedTable) -> None:
    """The drawn card is carried away."""
    card = table.table.drawn
    assert card is not None
    seat = table.table.turn
    table.view.lift(card, *table.view.layout.seats[seat].drawn.centre)
    table.view.drag_to(0.42 * table.size[0], 0.35 * table.size[1])


def _moment(fault: Fault, length: float = MOMENT) -> Take:
    return Take(f"tac-{fault.name}", fault.start, _tell(fault.call), fault.tokens, length)


TAKES: Final = (
    Take("deal", DEALT, _wait, length=2300.0, ready=_deal),
    Take("draw-in-mid-deal", DEALT, _wait, then=(500.0, _tell("x")), ready=_deal),
    Take("draw", USUAL, _tell("x")),
    Take("to-own-heap", PLACING, _tell("d-")),
    Take("to-central", PLACING, _tell("d+")),
    Take("to-opponent", PLACING, _tell("dC")),
    Take("heap-turned", TURNED_BACK.start, _tell("x"), length=1000.0),
    Take("refused", USUAL, _refuse, length=400.0),
    Take("dropped", PLACING, lambda table: table.view.drop_back(), length=400.0, ready=_carry),
    Take("correction", PLACING, _tell("<d+"), ("dC",), 1000.0),
    Take("false-call", USUAL, _tell("!C"), ("x", "dB", "x", "d-"), 2000.0),
    Take("out", BACK_FROM_OUT.start, _tell("d+"), length=1500.0),
    Take("call-in-mid-draw", FAULTS[0].start, _tell("x"), length=MOMENT, then=(130.0, _tell("!B"))),
    Take("call-in-mid-turn", TURNED_BACK.start, _tell("x"), length=MOMENT, then=(200.0, _tell("!C"))),
    Take("move-in-mid-draw", USUAL, _tell("x"), then=(60.0, _tell("dB"))),
    *(_moment(fault) for fault in FAULTS),
    _moment(SEVERAL_BACK, 4000.0),
    _moment(TURNED_BACK, 4000.0),
    _moment(BACK_FROM_OUT, 3000.0),
)
