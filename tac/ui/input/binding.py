"""Giving actions other keys: who has a key, why it cannot be had, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from msgspec.structs import replace

from tac.settings import Keys

ESCAPE: Final = "escape"
"""Leads back on every screen and makes a pause at the table, whatever else is set."""

MOST_KEYS: Final = 4
"""So many keys can be given to one action on the screen."""

_ON_SCREENS: Final = frozenset(
    {"return", "kp_enter", "tab", "space", "backspace", "delete", "up", "down", "left", "right"}
    | {"home", "end", "pageup", "pagedown"}
)
"""What every screen is used with: an action that holds everywhere may not take it away there."""
_EVERYWHERE: Final = frozenset({"rules", "mute", "fullscreen"})
_SYSTEM: Final = frozenset({"printscreen"})


class Refused(Enum):
    """Why an action cannot have a key; the values are parts of the texts' keys."""

    ESCAPE = "escape"
    SCREENS = "screens"
    SYSTEM = "system"
    COMBINATION = "combination"
    UNKNOWN = "unknown"


def refusal(action: str, name: str) -> Refused | None:
    """Why an action (by its name in the settings) cannot have a key; None where it can."""
    if name == ESCAPE:
        return Refused.ESCAPE
    if name in _SYSTEM:
        return Refused.SYSTEM
    if action in _EVERYWHERE and name in _ON_SCREENS:
        return Refused.SCREENS
    return None


def usable(keys: Keys, action: str) -> tuple[str, ...]:
    """Those of an action's keys that it can have: in a file, anything may stand."""
    return tuple(name for name in getattr(keys, action) if refusal(action, name) is None)


def owner(keys: Keys, name: str) -> str | None:
    """The action that has a key; Escape is that of the pause unless it is another's."""
    found = (action for action, names in keys.actions() if name in names)
    return next(found, "pause" if name == ESCAPE else None)


def keys_of(keys: Keys, action: str) -> tuple[str, ...]:
    """The keys of an action, Escape for the pause included."""
    names: tuple[str, ...] = getattr(keys, action)
    if action == "pause" and ESCAPE not in names and owner(keys, ESCAPE) == action:
        return (*names, ESCAPE)
    return names


def bound(keys: Keys, action: str, name: str, instead: str | None = None) -> Keys:
    """The keys with this one given to an action, ``instead`` of another one of its or besides.

    Whoever had it has it no longer.
    """
    before: tuple[str, ...] = getattr(keys, action)
    mine = tuple(name if one == instead else one for one in before)
    if name not in mine:
        mine = (*mine, name)
    return given(keys, action, mine)


def given(keys: Keys, action: str, names: tuple[str, ...]) -> Keys:
    """The keys with exactly these given to an action, and taken from all others."""
    kept = {
        other: tuple(name for name in theirs if name not in names)
        for other, theirs in keys.actions()
        if other != action
    }
    return replace(keys, **{**kept, action: tuple(dict.fromkeys(names))})


def without(keys: Keys, action: str, name: str) -> Keys:
    """The keys with one of an action's taken away."""
    return replace(keys, **{action: tuple(one for one in getattr(keys, action) if one != name)})


def losers(before: Keys, after: Keys, action: str) -> tuple[str, ...]:
    """The other actions that have lost a key."""
    return tuple(
        other
        for other, names in before.actions()
        if other != action and not set(names) <= set(getattr(after, other))
    )


def changes(before: Keys, after: Keys) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The actions with the keys to be set, one after the other, so that no key ever has two meanings."""
    held = {}
    for action, names in before.actions():
        held[action] = tuple(name for name in names if name in getattr(after, action))
        if held[action] != names:
            yield action, held[action]
    for action, names in after.actions():
        if names != held[action]:
            yield action, names
