"""What the new-game screen asks of the rest of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tac.match.series import Goal
from tac.players import Level
from tac.ui.input import PadSeats
from tac.ui.scenes.choice import GameChoice


def _nowhere() -> None:
    """A way that leads nowhere."""


@dataclass(frozen=True, slots=True)
class NewGameOptions:
    """What the new-game screen asks of the rest of the game.

    ``levels`` are the names of the levels, easiest first. ``opponent(level, avatar)`` gives the level as
    it plays with an avatar's character; ``new_deal`` a deal number of no one's choosing;
    ``call_key(choice, seat)`` the key that calls for a person, by its name in the settings ("" for none);
    ``house(choice)`` the texts' keys of the house rules that would hold, ``begins(choice)`` the seat that
    would begin; ``goal()`` what a match would go to, None for a single game. ``show_house`` leads to the
    house rules, ``show_keys(choice, seat)`` to the key that calls for a person, ``show_settings`` to the
    settings. ``pads`` knows whose gamepad is whose; ``pad_sits(pad, name)`` hears of each that sits down with
    somebody (or leaves, without a name).
    """

    levels: Sequence[str]
    opponent: Callable[[str, str], Level]
    new_deal: Callable[[], int]
    call_key: Callable[[GameChoice, int], str]
    house: Callable[[GameChoice], Sequence[str]]
    begins: Callable[[GameChoice], int] = lambda choice: 0
    goal: Callable[[], Goal | None] = lambda: None
    show_house: Callable[[], None] = _nowhere
    show_keys: Callable[[GameChoice, int], None] = lambda choice, seat: None
    show_settings: Callable[[], None] = _nowhere
    pads: PadSeats = field(default_factory=PadSeats)
    pad_sits: Callable[[int, str], None] = lambda pad, name: None
