"""Gamepads on the new-game screen: each takes its seat by the press of a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tac.locale import Translator
from tac.rules import Seat
from tac.ui.input import PadButton, PadPress
from tac.ui.input.pad_watch import MOVES
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.new_game_options import NewGameOptions

_TAKES: Final = MOVES | {PadButton.SOUTH, PadButton.START}
"""Those with which one that sits nowhere takes its seat; with the others it goes about on the screen."""


class NewGamePads:
    """Seats them by ``options``; ``called`` gives the name of whoever is on a seat.

    It is only for games of several people: whoever sits alone has all pads.
    """

    def __init__(self, options: NewGameOptions, called: Callable[[int], str]) -> None:
        self._options = options
        self._seats = options.pads
        self._called = called

    def settle(self, choice: GameChoice) -> None:
        """Those that somebody has used sit down by themselves, where there is a seat."""
        people = _people(choice)
        if len(people) > 1:
            self._seats.settle(people)

    def press(self, choice: GameChoice, signal: PadPress) -> bool:
        """Let a pad sit down, or move on; False where the button means something else."""
        people, pad = _people(choice), signal.pad
        if len(people) <= 1:
            return False
        if self._seats.seated(pad, people) is not None or self._seats.is_apart(pad):
            if signal.button not in MOVES:
                return False
            self._seats.move(pad, people)
        elif signal.button not in _TAKES or self._seats.take(pad, people) is None:
            # Where all seats are taken it is a small keyboard like the others.
            return False
        seat = self._seats.seated(pad, people)
        self._options.pad_sits(pad, "" if seat is None else self._called(seat))
        return True

    def words(self, t: Translator, choice: GameChoice) -> dict[int, tuple[str, bool]]:
        """What to say of pads beside each person, and whether some sit there or are only asked to."""
        people = _people(choice)
        numbers = {int(seat): self._seats.pads_of(seat, people) for seat in people}
        found = {
            seat: (t("pad.number", number=", ".join(str(pad + 1) for pad in pads)), True)
            for seat, pads in numbers.items()
            if pads
        }
        free = self._seats.standing(people)
        if free is not None:
            found[free] = (t("pad.press"), False)
        return found


def _people(choice: GameChoice) -> tuple[Seat, ...]:
    return tuple(Seat(k) for k in sorted(choice.people))
