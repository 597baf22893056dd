"""What the players at the table are called."""

from __future__ import annotations

from typing import Final

from tac.locale import Translator
from tac.match import MatchSetup

_HELD: Final = "\N{NO-BREAK SPACE}"


def shown_names(t: Translator, setup: MatchSetup) -> tuple[str, ...]:
    """The name of each seat as the table shows it.

    Where none was given, a computer is called by the character of its avatar, the only person at the table
    "you", and each of several people by a number. No line of a sentence ends within a name.
    """
    people = setup.people
    names: list[str] = []
    for seat, player in enumerate(setup.players):
        if player.name:
            names.append(player.name)
        elif not player.is_person:
            key = f"name.{player.avatar}"
            names.append(t(key) if t.has(key) else t("name.person", number=seat + 1))
        elif len(people) == 1:
            names.append(t("name.you"))
        else:
            names.append(t("name.person", number=seat + 1))
    return tuple(name.replace(" ", _HELD) for name in names)
