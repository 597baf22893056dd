"""What stands on the pages of the rules: their names and the positions of their pictures.

The words are in the messages: `rules.page.NAME.title`, and a paragraph each in `rules.page.NAME.1`, `.2`, …
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from tac.rules import Move, Table, apply
from tac.rules.position import Position, read_position
from tac.ui.rules.positions import position


class Shows(Enum):
    """What is pointed out on a board."""

    PLACES = "places"
    """Nothing: only what lies where."""
    DUTY = "duty"
    """The moves that are owed now."""
    TURNING = "turning"
    """That the heap becomes the pile before the next card is drawn."""
    CALL = "call"
    """The latest move, a call: what was owed, and who gives a card."""


class Board(Struct, frozen=True):
    """A table after ``moves``, in the notation of records; the first seat is the reader's.

    ``caption`` is the key of the words above it (a call says itself what was owed), and ``obligation`` the
    number before them (0 for none).
    """

    position: Position
    shows: Shows = Shows.DUTY
    moves: tuple[str, ...] = ()
    caption: str = ""
    obligation: int = 0

    def table(self) -> Table:
        """The table that is shown; raises `Refused` where a move is not allowed."""
        table = read_position(self.position)
        for token in self.moves:
            table, _ = apply(table, Move.parse(token))
        return table


class Boards(Struct, frozen=True):
    """One or two boards."""

    boards: tuple[Board, ...]


class Run(Struct, frozen=True):
    """Cards that go one on the other, the lowest first; ``empty`` shows the empty place before them."""

    caption: str
    cards: tuple[str, ...]
    central: bool = True
    empty: bool = False


class Runs(Struct, frozen=True):
    """What goes on what."""

    runs: tuple[Run, ...]


class House(Struct, frozen=True):
    """The house rules, those in force marked."""


class Keyboard(Struct, frozen=True):
    """Which key does what."""


class Gamepad(Struct, frozen=True):
    """Which button of a gamepad does what."""


Picture = Boards | Runs | House | Keyboard | Gamepad


class Page(Struct, frozen=True):
    """One page; it has so many ``paragraphs`` of text."""

    name: str
    paragraphs: int
    picture: Picture

    @property
    def title(self) -> str:
        """The key of its heading."""
        return f"rules.page.{self.name}.title"

    @property
    def text(self) -> tuple[str, ...]:
        """The keys of its paragraphs."""
        return tuple(f"rules.page.{self.name}.{number + 1}" for number in range(self.paragraphs))


def _duty(number: int, place: Position) -> Board:
    return Board(place, caption=f"rules.duty.{number}", obligation=number)


_DEAL: Final = Board(position("", ["", "", "", ""], [13, 13, 13, 13]), Shows.PLACES)

_HEAP: Final = (
    _duty(1, position("6c 5s 4h", ["7d Jc 2s", "Th 3d"], [18, 20])),
    _duty(2, position("6c 5s 4h", ["Jd 3c 8s", "Th 3d"], [18, 20])),
)

_DRAW: Final = (
    _duty(3, position("8s 7h 6c", ["Kd 4c", "3h 9c 5d"], [17, 20], drawn="9h")),
    _duty(4, position("8s 7h 6c", ["Kd 4c", "3h Jc 5d"], [17, 20], drawn="4d")),
)

_END: Final = _duty(
    5, position("8s 7h 6c", ["Qd 4c", "3h 9c", "Kc 5d 2s", "6d 6h"], [9, 9, 8, 10], drawn="Th")
)

_CALL: Final = Board(
    position("6c 5s 4h", ["7d Jc 2s", "Ts 9c", "Kc 5d 2d", "3h 8d"], [8, 9, 7, 10]),
    Shows.CALL,
    ("x", "!D"),
    obligation=1,
)

_TURNED: Final = Board(
    position("6c 5s 4h", ["9d Jc 2s 8h", "Ts 9c", "", "3c 5d"], [0, 14, 0, 12]),
    Shows.TURNING,
    caption="rules.shows.turned",
)

PAGES: Final = (
    Page("deal", 3, Boards((_DEAL,))),
    Page(
        "follow",
        3,
        Runs(
            (
                Run("rules.run.central", ("Ah", "2s", "3d"), empty=True),
                Run("rules.run.heap", ("8c", "9d", "Ts", "Jh"), central=False),
                Run("rules.run.round", ("Qs", "Kh", "Ac", "2d")),
            )
        ),
    ),
    Page("heap", 3, Boards(_HEAP)),
    Page("draw", 2, Boards(_DRAW)),
    Page("end", 2, Boards((_END,))),
    Page("call", 3, Boards((_CALL,))),
    Page("house", 2, House()),
    Page("out", 2, Boards((_TURNED,))),
    Page("hands", 2, Keyboard()),
    Page("pad", 2, Gamepad()),
)
"""All pages, in the order in which they are read."""
