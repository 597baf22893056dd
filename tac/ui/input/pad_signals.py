"""What a gamepad says, whichever it is: which button went down, where it points, that it is gone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tac.ui.input.sticks import Direction


class PadButton(Enum):
    """The buttons by their place; what is printed on them differs from pad to pad."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    LEFT_SHOULDER = "left shoulder"
    RIGHT_SHOULDER = "right shoulder"
    LEFT_TRIGGER = "left trigger"
    RIGHT_TRIGGER = "right trigger"
    SELECT = "select"
    START = "start"


class PadKind(Enum):
    """What is known of how a pad is laid out. The values are parts of the texts' keys."""

    KNOWN = "known"
    UNKNOWN = "unknown"
    """It is taken as most are."""
    SHORT = "short"
    """It has too few buttons to play, draw and call."""


@dataclass(frozen=True, slots=True)
class PadPress:
    """A button of pad number ``pad`` (from 0) went down."""

    pad: int
    button: PadButton


@dataclass(frozen=True, slots=True)
class PadAim:
    """The left stick or the directional pad points elsewhere now, None for nowhere.

    Held, it says so again and again, ``repeated``, as a key does.
    """

    pad: int
    towards: Direction | None
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class PadScroll:
    """The right stick points up or down, or still does."""

    pad: int
    towards: Direction


@dataclass(frozen=True, slots=True)
class PadLost:
    """The pad is no longer there; ``used`` says whether anybody had pressed anything on it."""

    pad: int
    used: bool


@dataclass(frozen=True, slots=True)
class PadTooMany:
    """A button went down on one more pad than are listened to."""


PadSignal = PadPress | PadAim | PadScroll | PadLost | PadTooMany
