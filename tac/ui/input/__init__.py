"""What keys, pointers and gamepads say, and what that means at the table."""

from tac.ui.input.devices import Devices
from tac.ui.input.keyboard import Action, Keyboard, scancode
from tac.ui.input.pad_keys import pad_key
from tac.ui.input.pad_seats import PadSeats
from tac.ui.input.pad_signals import (
    PadAim,
    PadButton,
    PadKind,
    PadLost,
    PadPress,
    PadScroll,
    PadSignal,
    PadTooMany,
)
from tac.ui.input.pad_watch import PadWatch
from tac.ui.input.pointer import Clicks, Pointer, Press
from tac.ui.input.seats import acting_seat, aimed_place, call_action, call_key, calling_seat, place_of
from tac.ui.input.shortcuts import Shortcut, Shortcuts
from tac.ui.input.sticks import Direction

__all__ = [
    "Action",
    "Clicks",
    "Devices",
    "Direction",
    "Keyboard",
    "PadAim",
    "PadButton",
    "PadKind",
    "PadLost",
    "PadPress",
    "PadScroll",
    "PadSeats",
    "PadSignal",
    "PadTooMany",
    "PadWatch",
    "Pointer",
    "Press",
    "Shortcut",
    "Shortcuts",
    "acting_seat",
    "aimed_place",
    "call_action",
    "call_key",
    "calling_seat",
    "pad_key",
    "place_of",
    "scancode",
]
