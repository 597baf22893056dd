"""The ways to practise, as state machines: moments are handed in, what happened comes out."""

from tac.practice.drills.clean import CleanGame, Played, Verdict
from tac.practice.drills.live import Call, Heard, LiveDrill, Noted
from tac.practice.drills.own import OwnDrill, Tried, Try
from tac.practice.drills.quick import Judged, QuickGame, QuickRules, Showing

__all__ = [
    "Call",
    "CleanGame",
    "Heard",
    "Judged",
    "LiveDrill",
    "Noted",
    "OwnDrill",
    "Played",
    "QuickGame",
    "QuickRules",
    "Showing",
    "Tried",
    "Try",
    "Verdict",
]
