"""One running game: commands in, reports out, one scheduler, one clock."""

from tac.match.clock import Clock, RealClock, SteppedClock
from tac.match.commands import (
    Accepted,
    Answer,
    CallTac,
    Command,
    Declined,
    GoOn,
    MakeMove,
    MatchReason,
    Pause,
    Resume,
    SetHelp,
    SetReaction,
    SetTempo,
)
from tac.match.events import Report
from tac.match.help import Help, OwedReason
from tac.match.match import Match
from tac.match.setup import PERSON, MatchSetup, Player, Tempo, Timing

__all__ = [
    "PERSON",
    "Accepted",
    "Answer",
    "CallTac",
    "Clock",
    "Command",
    "Declined",
    "GoOn",
    "Help",
    "MakeMove",
    "Match",
    "MatchReason",
    "MatchSetup",
    "OwedReason",
    "Pause",
    "Player",
    "RealClock",
    "Report",
    "Resume",
    "SetHelp",
    "SetReaction",
    "SetTempo",
    "SteppedClock",
    "Tempo",
    "Timing",
]
