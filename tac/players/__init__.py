"""Computer opponents: what they see, what they overlook, what they notice, how fast."""

from tac.players.character import NEUTRAL, Character
from tac.players.computer import Computer
from tac.players.course import START, Course
from tac.players.describing import noticed_share
from tac.players.level import Level, Pace, Reaction, check_factor, reaction_range
from tac.players.seen_fault import SeenFault
from tac.players.sight import Sight
from tac.players.strain import Strain

__all__ = [
    "NEUTRAL",
    "START",
    "Character",
    "Computer",
    "Course",
    "Level",
    "Pace",
    "Reaction",
    "SeenFault",
    "Sight",
    "Strain",
    "check_factor",
    "noticed_share",
    "reaction_range",
]
