"""The first game with guidance, as a plain table: the cards, every move, and what is told before it.

The learner sits on A, the computer on B. The whole game is fixed: tests play it by the rules and hold every
step to what it says. The words of a step are `guide.NAME` in the messages.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from tac.rules import Seat
from tac.rules.position import Position

LEARNER: Final = Seat.A
RIVAL: Final = Seat.B

START: Final[Position] = {
    "turn": "A",
    "central": "4s 3s 2s As Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d Ad Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2c Ac",
    "seats": {
        "A": {"pile": "5h 9h 7h 3h Kh 9s Th 5s", "heap": "Qh Jh"},
        "B": {"pile": "6h Ks 2h 8h 6s 4h Js Qs Ah", "heap": "8s Ts 7s"},
    },
}
"""Near the end of a game, so that it can be won in a few minutes."""


class Spot(Enum):
    """What a step points at, beside the move that is asked for."""

    PILE = "pile"
    HEAP = "heap"
    CENTRAL = "central"
    RIVALS_HEAP = "rivals_heap"
    CALL = "call"
    """The learner's pile and heap, the central pile, the computer's heap, the button that calls."""


class Step(Struct, frozen=True):
    """One thing that is told, and the tokens that are then made, all by one side.

    Without tokens it is only read. ``rivals`` are made by the computer once the learner says "next"; with
    ``by_itself`` the computer is already on its turn, and "next" leads on when it is done. ``errs`` asks for
    a fault. ``alone`` lets the learner find the moves without pointing at them.
    """

    name: str
    tokens: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    rivals: bool = False
    by_itself: bool = False
    errs: bool = False
    alone: bool = False

    @property
    def is_read(self) -> bool:
        """Whether "next" is asked for, now or before anything happens."""
        return not self.tokens or self.rivals


LESSON: Final = (
    Step("welcome", spots=(Spot.PILE, Spot.HEAP)),
    Step("central", spots=(Spot.CENTRAL,)),
    Step("draw", ("x",)),
    Step("to_central", ("d+",)),
    Step("go_on", ("x",)),
    Step("to_rival", ("dB",)),
    Step("again_draw", ("x",)),
    Step("keep", ("d-",)),
    Step("rival", ("x", "d+", "x", "d-"), rivals=True),
    Step("heap_first", ("h+",)),
    Step("only_then", ("x",)),
    Step("keep_again", ("d-",)),
    Step("rival_again", ("x", "d-"), (Spot.RIVALS_HEAP,), rivals=True),
    Step("heap_to_rival", ("hB",)),
    Step("draw_again", ("x",)),
    Step("keep_king", ("d-",)),
    Step("watch", ("x", "d-"), (Spot.RIVALS_HEAP, Spot.CENTRAL), rivals=True),
    Step("call", ("!A",), (Spot.CALL, Spot.RIVALS_HEAP)),
    Step("penalty", ("d+", "x", "d-"), (Spot.PILE,), rivals=True, by_itself=True),
    Step("your_turn", ("x",)),
    Step("err", ("d-",), errs=True),
    Step("put_right", ("<d+",)),
    Step("mended", ("x",)),
    Step("ten", ("d+",)),
    Step("turn_over", ("x",)),
    Step("finish", ("d+", "x", "d+", "x", "d+"), alone=True),
    Step("end"),
)
"""The steps, in order."""

TOKENS: Final = tuple(token for step in LESSON for token in step.tokens)
"""Every token of the game, in order."""


def tokens_before(step: int) -> int:
    """How many tokens have been made when step number ``step`` (from 0) begins."""
    return sum(len(one.tokens) for one in LESSON[:step])


def is_harbour(step: int) -> bool:
    """Whether the game can be taken up again at this step: nothing is under way then."""
    one = LESSON[step]
    return not one.by_itself and one.name != "put_right"


def harbour(step: int) -> int:
    """The nearest step, at most ``step``, at which the game can be taken up again."""
    while not is_harbour(step):
        step -= 1
    return step
