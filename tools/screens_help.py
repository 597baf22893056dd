"""Help by seat: what a helped player sees of each obligation, the signs on plates, a fault refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot
from tools.staged_table import AVATARS, NAMES, StagedTable, position

if TYPE_CHECKING:
    import pygame

    from tac.match import Help
    from tac.rules.position import Position
    from tac.ui.draw import Kit
    from tac.ui.scenes.help import HelpScene

_PILES = (5, 9, 5, 8)
_SIX = "6c 5d 4c 3h 2s Ah"
_OTHERS = ("9s 2c Jh", "Kd 7c 3d 5c", "3c 8s")
OWED = {
    "draw": position(_SIX, ("Qd 4d 8h", *_OTHERS), _PILES),
    "1": position(_SIX, ("7h 4d 8h", *_OTHERS), _PILES),
    "2": position(_SIX, ("As Qd 8h", *_OTHERS), _PILES),
    "3": position(_SIX, ("Qd 4d 8h", *_OTHERS), _PILES, drawn="7h"),
    "4": position("9h 8c 7d", ("Qd 4d 8h", "Ts 2c Jh", "Td 7c 3d 5c", "3c 8s"), _PILES, drawn="Js"),
    "5": position(_SIX, ("Qd 4d 8h", *_OTHERS), _PILES, drawn="2h"),
}
"""A position in which this is owed; 4 has two heaps to choose from."""

_SIDES = {
    "left": position(_SIX, ("Qd 4d 8h", "7h 2c Jh", "Kd 3d 5c", "3c 8s"), _PILES, turn="B"),
    "top": position(_SIX, ("Qd 4d 8h", "9s 2c Jh", "Kd 3d 5c", "3c 8s"), _PILES, turn="C", drawn="4h"),
    "right": position(_SIX, ("Qd 4d 8h", "9s 2c Jh", "Kd 3d 5c", "Th 8s"), _PILES, turn="D"),
}


def _shown(
    start: Position, *, people: tuple[int, ...] = (0,), turned: bool = False
) -> Callable[[Size, str], pygame.Surface]:
    """The player on turn is shown what he owes; all people are helped so, perhaps ``turned`` towards them."""

    def render(size: Size, lang: str) -> pygame.Surface:
        from tac.match import Help
        from tac.match.help import advice
        from tac.rules import Seat

        stage = StagedTable(start, size, lang, people=people)
        stage.view.turned = turned
        stage.view.resize(size)
        stage.view.mark_helped({Seat(seat): Help.SHOW for seat in people})
        stage.view.advise(advice(stage.table, stage.table.turn))
        return stage.picture()

    return render


def refused(size: Size, lang: str) -> pygame.Surface:
    """A fault of a helped player is refused, in words; three people have three kinds of help."""
    from tac.match import Help
    from tac.match.help import advice
    from tac.rules import Seat
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    stage = StagedTable(OWED["1"], size, lang, people=(0, 1, 3))
    stage.view.mark_helped({Seat.A: Help.REFUSE, Seat.B: Help.SHOW, Seat.D: Help.NONE})
    owed = advice(stage.table, Seat.A)
    assert owed is not None
    stage.view.refuse_fault(Hit(PlaceKind.PILE, Seat.A), owed)
    stage.wait(400)
    return stage.picture()


def signs(size: Size, lang: str) -> pygame.Surface:
    """What the sign on a plate means."""
    from tac.match import Help
    from tac.rules import Seat

    stage = StagedTable(OWED["draw"], size, lang)
    stage.view.mark_helped({Seat.A: Help.SHOW})
    stage.view.tell_help(Seat.A, Help.SHOW)
    stage.wait(400)
    return stage.picture()


def _pause(people: int) -> Callable[[Size, str], pygame.Surface]:
    """The help of so many people, over a pause."""

    def render(size: Size, lang: str) -> pygame.Surface:
        from tac.locale import Translator
        from tac.match.help import HELPS
        from tac.rules import Seat
        from tac.ui.scenes.help import Helped, HelpScene

        rows = [Helped(Seat(k), NAMES[k], AVATARS[k], HELPS[(k + 1) % len(HELPS)]) for k in range(people)]

        def changed(seat: Seat, kind: Help) -> None:
            """Nobody hears what is chosen on a picture."""

        def make(kit: Kit) -> HelpScene:
            t = Translator(lang, strict=True)
            return HelpScene(kit, t, rows, change=changed, close=lambda: None)

        return shoot(size, make)

    return render


SCREENS = [
    *[Screen(f"help-owed-{name}", _shown(start)) for name, start in OWED.items()],
    *[Screen(f"help-at-{side}", _shown(start, people=(0, 1, 2, 3))) for side, start in _SIDES.items()],
    *[
        Screen(f"turned-help-{side}", _shown(start, people=(0, 1, 2, 3), turned=True))
        for side, start in _SIDES.items()
    ],
    Screen("help-refused", refused),
    Screen("help-sign", signs),
    Screen("help-pause", _pause(1)),
    Screen("help-pause-four", _pause(4)),
]
