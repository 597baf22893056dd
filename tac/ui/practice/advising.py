"""The sentence of advice after a session, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tac.locale import Translator
from tac.practice.items import Spot
from tac.practice.skill import Advice, Counsel
from tac.rules import FaultyMove

if TYPE_CHECKING:
    from tac.practice.skill.advice import Group


_COUNTED: Final = {Counsel.SELDOM: "faults", Counsel.STEADY: "faults", Counsel.DUTIES: "duties"}
"""What the sentences count, whose form goes with the number."""
_WORDS: Final = 5
"""Up to so many, "every third" is in words;"""
_EXACT: Final = 20
"""and above so many in tens: it is no exact number, and every language has one way to write them."""


def advice_text(t: Translator, advice: Advice) -> str:
    """One sentence."""
    values = dict(advice.values)
    for name in ("worst", "best"):
        if name in values:
            values[name] = group_text(t, values[name])  # type: ignore[arg-type]
    if "every" in values:
        number = int(str(values["every"]))
        if number > _EXACT:
            number = round(number, -1)
        key = f"practice.every.{number}" if number <= _WORDS else "practice.every"
        values["every"] = t(key, n=number)
    key = f"practice.advice.{advice.counsel.value}"
    counted = _COUNTED.get(advice.counsel)
    return t(key, **values) if counted is None else t.n(key, int(str(values[counted])), **values)


def group_text(t: Translator, group: Group) -> str:
    """What stands out, as that which is missed: "card owed to the heap opposite"."""
    if isinstance(group, Spot):
        return t(f"practice.spot.{group.value}")
    if isinstance(group, FaultyMove):
        return t(f"practice.kind.{group.name.lower()}")
    return t(f"practice.obligation.{group}")
