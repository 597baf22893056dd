"""How well somebody sees mistakes: levels that hold 80 % right, d' and c, reaction times, advice."""

from tac.practice.skill.advice import Advice, Counsel, advise
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import (
    Answer,
    Measure,
    Mode,
    Outcome,
    Reaction,
    Share,
    Tally,
    by_kind,
    by_obligation,
    by_spot,
)
from tac.practice.skill.staircase import Staircase
from tac.practice.skill.threshold import Threshold, thresholds

__all__ = [
    "Advice",
    "Answer",
    "Counsel",
    "Levels",
    "Measure",
    "Mode",
    "Outcome",
    "Reaction",
    "Share",
    "Staircase",
    "Tally",
    "Threshold",
    "advise",
    "by_kind",
    "by_obligation",
    "by_spot",
    "thresholds",
]
