"""Computer opponents: what they overlook, what they notice, how fast."""

from tac.players.computer import Computer
from tac.players.level import Level, Pace, Reaction, check_reaction, reaction_range

__all__ = ["Computer", "Level", "Pace", "Reaction", "check_reaction", "reaction_range"]
