"""The house rules by the names of their texts: `house.RULE.WAY`."""

from __future__ import annotations

from typing import Final

from tac.rules import HouseRules

HOUSE_RULES: Final = {
    "heap_wrap": ("on", "off"),
    "opening": ("heaps_wait", "all_wait"),
    "false_call": ("none", "card"),
}
"""The house rules and the ways in which each is played."""


def house_texts(rules: HouseRules) -> list[str]:
    """The texts' keys of the ways that hold."""
    return [f"house.{rule}.{way}" for rule, way in in_force(rules).items()]


def in_force(rules: HouseRules) -> dict[str, str]:
    """The way of each house rule that holds."""
    return {
        "heap_wrap": "on" if rules.heap_wrap else "off",
        "opening": rules.opening.value,
        "false_call": rules.false_call.value,
    }
