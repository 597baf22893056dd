"""From settings to a computer opponent: a level, with what all have in common and an avatar's character."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from tac.players import NEUTRAL, Character, Level, Pace, Reaction, Strain
from tac.settings import HUMAN, Settings, find_level


class UnknownLevel(ValueError):
    """A seat's word is neither a person nor a level; ``word`` is it, ``known`` what there would be."""

    def __init__(self, word: str, known: Sequence[str]) -> None:
        super().__init__(f"{word!r} is neither {HUMAN} nor one of the levels {', '.join(known)}")
        self.word = word
        self.known = tuple(known)


def player_level(settings: Settings, word: str, avatar: str | None = None) -> Level:
    """The level that ``word`` means, as it plays with the character of ``avatar``; by default with none.

    Raises `UnknownLevel`.
    """
    found = find_level(settings, word)
    if found is None:
        raise UnknownLevel(word, tuple(settings.levels))
    name, level = found
    overlook, notice = level.overlook, level.notice
    thinking = settings.thinking
    neutral = Level(
        name=name,
        overlook=(overlook[1], overlook[2], overlook[3], overlook[4]),
        notice=(notice[1], notice[2], notice[3], notice[4]),
        reaction=Reaction(*astuple(level.reaction)),
        pace=Pace(thinking.mu, thinking.sigma, thinking.floor, thinking.tau, thinking.per_place),
        false_cry=level.false_cry,
        mends=level.mends,
        forgets=level.forgets,
        sense=level.sense,
        strain=strain(settings),
        subtlety=astuple(settings.subtlety),
    )
    return character(settings, avatar).at(neutral)


def strain(settings: Settings) -> Strain:
    """What makes every computer overlook more, or less."""
    return Strain(*astuple(settings.attention))


def character(settings: Settings, avatar: str | None) -> Character:
    """The character of ``avatar``; where there is none, nobody in particular."""
    known = getattr(settings.characters, avatar or "", None)
    return NEUTRAL if known is None else Character(*astuple(known))
