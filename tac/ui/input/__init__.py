"""What keys and the pointer mean at the table."""

from tac.ui.input.keyboard import Action, Keyboard, scancode
from tac.ui.input.pointer import Pointer, Press
from tac.ui.input.seats import acting_seat, call_key, calling_seat, place_of

__all__ = [
    "Action",
    "Keyboard",
    "Pointer",
    "Press",
    "acting_seat",
    "call_key",
    "calling_seat",
    "place_of",
    "scancode",
]
