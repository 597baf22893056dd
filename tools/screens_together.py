"""Several people at one table: all their buttons, plates that lie towards them, the line of who waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tac.match.events import WindowOpened
from tac.rules import Seat
from tac.rules.position import Position
from tools.screens import Screen, Size
from tools.screens_table import SEVERAL_BACK, THREE, TWO, USUAL
from tools.staged_table import StagedTable, position

if TYPE_CHECKING:
    import pygame


def _together(
    start: Position, *tokens: str, turned: bool = False, waits: Seat | None = None, last: str = ""
) -> Callable[[Size, str], pygame.Surface]:
    """Everybody is a person; a third of somebody's window is over, or ``last`` is just being shown."""

    def render(size: Size, lang: str) -> pygame.Surface:
        from tac.locale import Translator

        seats = len(start["seats"])
        table = StagedTable(start, size, lang, people=range(seats))
        table.view.turned = turned
        table.view.resize(size)
        table.play(*tokens)
        if last:
            table.tell(last)
        if waits is not None:
            table.report(None, (WindowOpened(waits, 900),))
            table.view.toast(Translator(lang)("refused.not_your_turn"), towards=waits)
        # A sentence of a call has come up by then, and the shout is still there.
        table.wait(600 if last else 400)
        picture = table.picture()
        table.close()
        return picture

    return render


def _called_by(caller: str) -> Callable[[Size, str], pygame.Surface]:
    return _together(SEVERAL_BACK.start, *SEVERAL_BACK.tokens, turned=True, last=f"!{caller}")


def _called_falsely(caller: str, *, turned: bool) -> Callable[[Size, str], pygame.Surface]:
    """There was no fault; nobody calls about his own move."""
    by_a = ("x", "dB", "x", "d-")
    return _together(USUAL, *by_a, *(() if caller == "B" else ("x",)), turned=turned, last=f"!{caller}")


OPPOSITE = position(
    "6c 5d 4c 3h", ("Qd 4d", "9s 2c", "Ts Kd", "3c 8s"), (6, 9, 5, 8), turn="C", drawn="7h"
)
"""Who sits opposite has turned a card that belongs to the central pile."""

SCREENS = [
    Screen("together-two", _together(TWO)),
    Screen("together-three", _together(THREE)),
    Screen("together-four", _together(USUAL, "x")),
    Screen("together-window", _together(USUAL, "x", "dB", "x", "d-", waits=Seat.B)),
    Screen("turned-two", _together(TWO, turned=True, waits=Seat.B)),
    Screen("turned-three", _together(THREE, turned=True, waits=Seat.C)),
    Screen("turned-four", _together(USUAL, "x", "dB", "x", "d-", turned=True, waits=Seat.C)),
    Screen("turned-four-left", _together(USUAL, "x", "dB", "x", "d-", turned=True, waits=Seat.B)),
    *(Screen(f"turned-call-{caller}", _called_by(caller)) for caller in "BCD"),
    *(
        Screen(f"{how}-false-call-{caller}", _called_falsely(caller, turned=how == "turned"))
        for how in ("together", "turned")
        for caller in "ABCD"
    ),
    Screen("turned-called", _together(OPPOSITE, "d-", turned=True, last="!A")),
]
