"""Which key does what: keys are named by their place on a US keyboard, whatever is printed on them."""

from collections.abc import Collection, Iterator
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from .problems import Problem

KEY_NAMES: Final = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *(f"f{n}" for n in range(1, 16)),
    *(f"kp_{n}" for n in range(10)),
    *("kp_divide", "kp_enter", "kp_equals", "kp_minus", "kp_multiply", "kp_period", "kp_plus"),
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "insert", "delete"),
    *("space", "return", "escape", "tab", "backspace", "pause", "capslock", "menu", "printscreen"),
    *("comma", "period", "slash", "semicolon", "apostrophe", "leftbracket", "rightbracket"),
    *("backslash", "nonusbackslash", "grave", "minus", "equals"),
    *("lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt"),
)
"""Every key that can be bound; each is the name of an SDL scancode in lower case."""

KeyName = Annotated[
    str,
    Meta(
        pattern=rf"\A(?:{'|'.join(KEY_NAMES)})\Z",
        title="a … z, 0 … 9, kp_0 … kp_9, up, space, return, comma, f11 …",
    ),
]


class Keys(Struct, frozen=True):
    """The keys of each action; several keys may do the same, and an action may have none."""

    top: tuple[KeyName, ...] = ("kp_8", "i")
    left: tuple[KeyName, ...] = ("kp_4", "j", "left")
    central: tuple[KeyName, ...] = ("kp_5", "k", "up")
    right: tuple[KeyName, ...] = ("kp_6", "l", "right")
    bottom: tuple[KeyName, ...] = ("kp_2", "comma")
    own: tuple[KeyName, ...] = ("down",)
    draw: tuple[KeyName, ...] = ("kp_0", "return", "kp_enter")
    call: tuple[KeyName, ...] = ("space",)
    call_bottom: tuple[KeyName, ...] = ("b",)
    call_left: tuple[KeyName, ...] = ("q",)
    call_top: tuple[KeyName, ...] = ("t",)
    call_right: tuple[KeyName, ...] = ("p",)
    go_on: tuple[KeyName, ...] = ("c", "kp_plus")
    pause: tuple[KeyName, ...] = ("escape",)
    rules: tuple[KeyName, ...] = ("f1",)
    mute: tuple[KeyName, ...] = ("m",)
    fullscreen: tuple[KeyName, ...] = ("f11",)

    def actions(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each action's name with its keys, in order."""
        for action in self.__struct_fields__:
            yield action, getattr(self, action)


def settle_conflicts(keys: Keys, named: Collection[str]) -> tuple[Keys, list[Problem]]:
    """Leave every key with one action only.

    An action in `named`, those that the file just read has set, keeps its key before one that was there
    already; among equals the first keeps it. Each key taken away is reported at the action that lost it.
    """
    owner: dict[str, str] = {}
    kept: dict[str, tuple[str, ...]] = {}
    problems: list[Problem] = []
    for action, names in sorted(keys.actions(), key=lambda pair: pair[0] not in named):
        mine = []
        for name in dict.fromkeys(names):
            if owner.setdefault(name, action) == action:
                mine.append(name)
            else:
                problems.append(Problem(f"keys.{action}", "problem.config.key_taken", owner[name], name))
        kept[action] = tuple(mine)
    return replace(keys, **kept), problems
