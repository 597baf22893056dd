"""The first game with guidance: learning the rules by playing. Knows no pygame, no settings, no texts."""

from tac.practice.guided.guide import Guide, GuideReason
from tac.practice.guided.lesson import LESSON, Spot, Step
from tac.practice.guided.match import GuidedMatch, guided_setup, resumed

__all__ = ["LESSON", "Guide", "GuideReason", "GuidedMatch", "Spot", "Step", "guided_setup", "resumed"]
