"""What the new-game screen asks of the rest of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tac.match.series import Goal
from tac.players import Level
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
    house rules, ``show_keys`` to the keys, ``show_settings`` to the settings.
    """

    levels: Sequence[str]
    opponent: Callable[[str, str], Level]
    new_deal: Callable[[], int]
    call_key: Callable[[GameChoice, int], str]
    house: Callable[[GameChoice], Sequence[str]]
    begins: Callable[[GameChoice], int] = lambda choice: 0
    goal: Callable[[], Goal | None] = lambda: None
    show_house: Callable[[], None] = _nowhere
    show_keys: Callable[[], None] = _nowhere
    show_settings: Callable[[], None] = _nowhere
