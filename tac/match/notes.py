"""What of a match has to be noted so that the same match can be rebuilt: its inputs, and every move.

A match is a function of its setup and of what comes from outside: what people do, and when cards have
landed. Computers' moves follow from that; they are noted all the same, since the moves are the game.
All times are milliseconds since the start of the match; a move is its token.
"""

from __future__ import annotations

from msgspec import Struct

from tac.match.help import Help
from tac.match.setup import Tempo


class Made(Struct, frozen=True, omit_defaults=True, tag_field="do", tag="move"):
    """``move`` was made at ``at``: ``by_hand`` by a person at that moment, else because it was planned."""

    at: int
    move: str
    by_hand: bool = False


class Held(Struct, frozen=True, tag_field="do", tag="hold"):
    """The person whose turn begins has chosen ``move``, which waits for the window to close."""

    at: int
    move: str


class Cried(Struct, frozen=True, tag_field="do", tag="cry"):
    """A person called (``move``) while the game only looked as if it waited: no part of it any more."""

    at: int
    move: str


class Landed(Struct, frozen=True, tag_field="do", tag="land"):
    """The cards of token number ``token`` (0: the deal) landed at ``when``; this was told at ``at``."""

    at: int
    token: int
    when: int


class ReactionSet(Struct, frozen=True, tag_field="do", tag="reaction"):
    """See `SetReaction`."""

    at: int
    factor: float


class TempoSet(Struct, frozen=True, tag_field="do", tag="tempo"):
    """See `SetTempo`."""

    at: int
    tempo: Tempo


class HelpSet(Struct, frozen=True, tag_field="do", tag="help"):
    """See `SetHelp`; ``seat`` is its letter."""

    at: int
    seat: str
    help: Help


class WentOn(Struct, frozen=True, tag_field="do", tag="go_on"):
    """A person let the computer that waited go on."""

    at: int


class AtOnce(Struct, frozen=True, tag_field="do", tag="at_once"):
    """From here on reports count as shown the moment they are made, or no longer."""

    at: int
    on: bool


class Passed(Struct, frozen=True, tag_field="do", tag="pass"):
    """Everything due by ``at`` had been done, at a moment when something else was noted too."""

    at: int


Note = Made | Held | Cried | Landed | Passed | ReactionSet | TempoSet | HelpSet | WentOn | AtOnce
