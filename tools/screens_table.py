"""The table in its states: seats, sizes, cards in the air, and the "Tač!" moment of every kind of fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tac.rules import Move, Seat
from tac.rules.position import Position
from tools.screens import Screen, Size
from tools.staged_table import StagedTable, position

if TYPE_CHECKING:
    import pygame

USUAL = position(
    "6c 5d 4c 3h 2s Ah",
    ("Qd 4d 8h", "9s 2c Jh", "Kd 7c 3d 5c 6d", "3c 8s"),
    (5, 9, 5, 8),
    tops={"A": "Th 2h"},
)
THREE = position("4c 3h 2s Ah", ("Qd 4d", "9s 2c Jh", "3c 8s"), (12, 9, 14))
TWO = position("4c 3h 2s Ah", ("Qd 4d", "9s 2c Jh"), (19, 22))


@dataclass(frozen=True)
class Fault:
    """A kind of faulty move: where it can be made, the tokens that make it, and who calls."""

    name: str
    start: Position
    tokens: tuple[str, ...]
    call: str = "!B"


_SIX = "6c 5d 4c 3h 2s Ah"
FAULTS = (
    Fault(
        "draw-past-1",
        position(_SIX, ("Qd 4d", "9s 2c", "6s Kd", "7h 3c 8s"), (6, 9, 5, 8), turn="D"),
        ("x",),
    ),
    Fault(
        "heap-past-1",
        position(_SIX, ("Qd 4d", "9s 2c", "6s Kd", "7h 3c 8s"), (6, 9, 5, 8), turn="D"),
        ("hC",),
    ),
    Fault(
        "draw-past-2",
        position("9c 8d 7d", ("Qd 4d", "Ts 2c", "6s Kd", "7h 3c 8s"), (6, 9, 5, 8), turn="D"),
        ("x",),
        "!A",
    ),
    Fault(
        "drawn-to-heap-past-3",
        position(_SIX, ("Qd 4d", "9s 2c", "6s Kd", "3c 8s"), (6, 9, 5, 8), turn="D", drawn="7h"),
        ("dC",),
    ),
    Fault(
        "drawn-to-own-past-3",
        position(_SIX, ("Qd 4d", "9s 2c", "6s Kd", "3c 8s"), (6, 9, 5, 8), turn="D", drawn="7h"),
        ("d-",),
        "!C",
    ),
    Fault(
        "drawn-to-own-past-4",
        position("9c 8d 7d", ("6h 4d", "Ts 2c", "6s Kd", "3c 8s"), (6, 9, 5, 8), turn="A", drawn="7h"),
        ("d-",),
        "!D",
    ),
)
SEVERAL_BACK = Fault(
    "several-back",
    position(_SIX, ("7h 9d", "9s 2c", "6s Kd", "3c 8s"), (6, 9, 5, 8), turn="A", tops={"A": "4d Ts"}),
    ("x", "dD", "x", "d-"),
)
TURNED_BACK = Fault(
    "heap-turned-back",
    position(_SIX, ("7h 9d 2d Jc", "9s 2c", "6s Kd", "3c 8s"), (0, 9, 5, 8), turn="A"),
    ("x",),
    "!C",
)
BACK_FROM_OUT = Fault(
    "back-from-out",
    position(_SIX, ("", "9s 2c", "6s Kd", "3c 8s"), (0, 9, 5, 8), turn="A", drawn="7h"),
    ("dC",),
)
MOMENTS = (150, 450, 850, 1000, 1500, 1900, 2200)


def _rest(start: Position, people: tuple[int, ...], *tokens: str) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        table = StagedTable(start, size, lang, people=people)
        table.play(*tokens)
        table.wait(1000)
        picture = table.picture()
        table.close()
        return picture

    return render


def _after(
    start: Position, tokens: tuple[str, ...], last: str, ms: float
) -> Callable[[Size, str], pygame.Surface]:
    """The table so long after the last token was shown."""

    def render(size: Size, lang: str) -> pygame.Surface:
        table = StagedTable(start, size, lang)
        table.play(*tokens)
        table.tell(last)
        table.wait(ms)
        picture = table.picture()
        table.close()
        return picture

    return render


def _dealing(size: Size, lang: str) -> pygame.Surface:
    table = StagedTable(position("", ("", "", "", ""), (13, 13, 13, 13)), size, lang)
    table.view.deal()
    table.wait(900)
    picture = table.picture()
    table.close()
    return picture


def _dragging(size: Size, lang: str) -> pygame.Surface:
    table = StagedTable(USUAL, size, lang)
    table.play("x")
    card = table.table.drawn
    assert card is not None
    layout = table.view.layout
    seat = layout.seats[0]
    table.view.lift(card, *seat.drawn.centre)
    table.view.drag_to(layout.central.left - 0.5 * layout.u, layout.central.bottom - 3 * layout.u)
    picture = table.picture()
    table.close()
    return picture


def _held(size: Size, lang: str) -> pygame.Surface:
    table = StagedTable(USUAL, size, lang)
    table.view.hold(Seat.A, Move.parse("x"))
    table.wait(150)
    picture = table.picture()
    table.close()
    return picture


def _refused(size: Size, lang: str) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    table = StagedTable(USUAL, size, lang)
    table.view.refuse(Hit(PlaceKind.HEAP, Seat.A))
    table.view.toast(Translator(lang)("refused.nothing_drawn"))
    table.view.focus(Hit(PlaceKind.CALL, Seat.A))
    table.wait(140)
    picture = table.picture()
    table.close()
    return picture


def _recalled(size: Size, lang: str) -> pygame.Surface:
    table = StagedTable(SEVERAL_BACK.start, size, lang)
    table.play("x", "dD", "x", "d-", "!C", "h+", "x")
    box = table.view.layout.last_move
    if box is not None:
        table.view.recall.rest_at(table.view.layout, *box.centre)
    table.wait(600)
    picture = table.picture()
    table.close()
    return picture


def _moments() -> list[Screen]:
    faults = (*FAULTS, SEVERAL_BACK, TURNED_BACK, BACK_FROM_OUT)
    return [
        Screen(f"table-moment-{fault.name}-{ms:04}", _after(fault.start, fault.tokens, fault.call, ms))
        for fault in faults
        for ms in MOMENTS
    ]


SCREENS = [
    Screen("table-four", _rest(USUAL, (0,), "x")),
    Screen("table-three", _rest(THREE, (0,))),
    Screen("table-two", _rest(TWO, (0,))),
    Screen("table-people", _rest(USUAL, (0, 1, 3), "x")),
    Screen("table-watching", _rest(USUAL, ())),
    Screen("table-dealing", _dealing),
    Screen("table-dragging", _dragging),
    Screen("table-held", _held),
    Screen("table-refused", _refused),
    Screen("table-last-moves", _recalled),
    Screen("table-drawing", _after(USUAL, (), "x", 80)),
    Screen("table-to-own-heap", _after(USUAL, ("x",), "d-", 120)),
    Screen("table-to-central", _after(FAULTS[3].start, (), "d+", 150)),
    Screen("table-to-opponent", _after(FAULTS[3].start, (), "dC", 150)),
    Screen("table-heap-turning", _after(TURNED_BACK.start, (), "x", 140)),
    Screen("table-false-call", _after(USUAL, ("x", "dB", "x", "d-"), "!C", 500)),
    Screen("table-out", _after(BACK_FROM_OUT.start, (), "d+", 700)),
    *_moments(),
]
