"""The sentence of advice after a session, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tac.locale import Translator
from tac.practice.items import Spot
from tac.practice.skill import Advice
from tac.rules import FaultyMove

if TYPE_CHECKING:
    from tac.practice.skill.advice import Group


def advice_text(t: Translator, advice: Advice) -> str:
    """One sentence, or two."""
    values = dict(advice.values)
    if "worst" in values:
        values["worst"] = group_text(t, values["worst"])  # type: ignore[arg-type]
    if "best" in values:
        values["best"] = group_text(t, values["best"])  # type: ignore[arg-type]
    key = f"practice.advice.{advice.counsel.value}"
    if "every" in values:
        values["every"] = t.n("practice.every", int(str(values["every"])))
    return t(key, **values)


def group_text(t: Translator, group: Group) -> str:
    """What stands out, as that which is missed: "cards owed to the heap opposite"."""
    if isinstance(group, Spot):
        return t(f"practice.spot.{group.value}")
    if isinstance(group, FaultyMove):
        return t(f"practice.kind.{group.name.lower()}")
    return t(f"practice.obligation.{group}")
