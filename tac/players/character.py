"""Characters: small, stable leanings on top of a level, one for each avatar."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tac.players.level import Level, Obligations, Pace, slowed
from tac.players.strain import strained


@dataclass(frozen=True, slots=True)
class Character:
    """How one who plays at a level differs from the others there; 1 everywhere is nobody in particular.

    Factors on odds: ``overlook`` (a duty of its own is passed over), ``miss`` (another's fault is not
    seen), ``mends``. Factors on the level's strain: ``far``, ``elsewhere``, ``quiet``, ``busy``. Factors on
    times: ``reaction`` (calls) and ``pace`` (moves). A factor on the probability: ``false_cry``.
    """

    overlook: float = 1.0
    miss: float = 1.0
    mends: float = 1.0
    far: float = 1.0
    elsewhere: float = 1.0
    quiet: float = 1.0
    busy: float = 1.0
    reaction: float = 1.0
    pace: float = 1.0
    false_cry: float = 1.0

    def at(self, level: Level) -> Level:
        """The level as it is with this character."""
        if self == NEUTRAL:
            return level
        strain = replace(
            level.strain,
            far=level.strain.far * self.far,
            elsewhere=level.strain.elsewhere * self.elsewhere,
            quiet=level.strain.quiet * self.quiet,
            busy=level.strain.busy * self.busy,
        )
        return replace(
            level,
            overlook=_each(level.overlook, self.overlook),
            notice=_each(level.notice, 1 / self.miss),
            reaction=slowed(level.reaction, self.reaction),
            pace=_paced(level.pace, self.pace),
            false_cry=min(1.0, level.false_cry * self.false_cry),
            mends=strained(level.mends, self.mends),
            strain=strain,
        )


NEUTRAL = Character()
"""Plays just as the level says."""


def _each(probabilities: Obligations, factor: float) -> Obligations:
    one, two, three, four = (strained(probability, factor) for probability in probabilities)
    return one, two, three, four


def _paced(pace: Pace, factor: float) -> Pace:
    """``pace`` with its times ``factor`` times as long; never faster than a person can follow."""
    return replace(
        pace,
        mu=pace.mu * factor,
        sigma=pace.sigma * factor,
        tau=pace.tau * factor,
        per_place=pace.per_place * factor,
    )
