"""Delays of calls, drawn and made, are those of the configuration; SciPy's ex-Gaussian is the judge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log, sqrt

import numpy as np
import pytest
from scipy.stats import CensoredData, ecdf, exponnorm, kstest

from tac.cli.opponents import player_level
from tac.players import Computer, Reaction
from tac.rules import FAULTY_MOVES, FaultyMove, Seat
from tac.settings import Settings
from tests.match.simulated import Call, Notes, games

pytestmark = pytest.mark.xdist_group("simulated games")

SETTINGS = Settings()
LEVELS = tuple(SETTINGS.levels)


def distribution(reaction: Reaction) -> Callable[[np.ndarray], np.ndarray]:
    """The share of calls that take at most so many milliseconds, the floor left out of account."""
    shape = exponnorm(reaction.tau / reaction.sigma, loc=reaction.mu, scale=reaction.sigma)

    def cumulative(milliseconds: np.ndarray) -> np.ndarray:
        return np.asarray(shape.cdf(milliseconds))

    return cumulative


@pytest.mark.parametrize("kind", FAULTY_MOVES, ids=lambda kind: kind.value)
@pytest.mark.parametrize("level", LEVELS)
def test_delays_as_drawn_fit_the_configured_distribution(level: str, kind: FaultyMove) -> None:
    """Kolmogorov and Smirnov, 5,000 draws; those at the floor are counted, the others compared above it."""
    # Each has draws of its own: from the same ones all would fit alike.
    seed = 6 * LEVELS.index(level) + FAULTY_MOVES.index(kind)
    computer = Computer(Seat.B, player_level(SETTINGS, level), seed)
    configured = SETTINGS.levels[level].reaction
    factor = dict(zip(FAULTY_MOVES, SETTINGS.subtlety.__class__.__struct_fields__, strict=True))[kind]
    slow = getattr(SETTINGS.subtlety, factor)
    reaction = Reaction(
        configured.mu * slow, configured.sigma * slow, configured.tau * slow, configured.floor * slow
    )
    drawn = np.array([computer.reaction(kind, number, 1.0) for number in range(5_000)], dtype=float)
    cumulative = distribution(reaction)
    floor = float(cumulative(np.array(reaction.floor)))
    at_floor = float(np.mean(drawn <= round(reaction.floor)))
    assert abs(at_floor - floor) < 3 * sqrt(floor * (1 - floor) / 5_000) + 0.0005
    above = drawn[drawn > round(reaction.floor)]
    # Whole milliseconds are spread evenly over the millisecond that they stand for.
    spread = above + (np.arange(len(above)) * 0.618034) % 1 - 0.5
    fit = kstest(spread, lambda ms: (cumulative(ms) - floor) / (1 - floor))
    assert fit.pvalue > 0.01


def share(call: Call, milliseconds: int) -> float:
    """The share of such calls that take at most so long, by the configuration."""
    reaction = player_level(SETTINGS, call.level).reaction_to(call.kind)
    return float(distribution(reaction)(np.array(float(milliseconds))))


def simulated() -> Iterator[Notes]:
    """Games in which each level has faults of others to call."""
    for names in (LEVELS, ("lak", "srednji"), ("težak", "lak"), ("majstor", "lak")):
        yield from games(names, 130)
    yield from games(("lak",) * 4, 120)


@pytest.mark.parametrize("level", LEVELS)
def test_delays_as_made_agree_once_calls_cut_short_are_accounted_for(level: str) -> None:
    """Kaplan and Meier: calls that others, the offender or a move forestalled count as long as they waited.

    Each delay is told as the share of calls that are quicker, so that all kinds can be taken together: what
    was made must then be even between 0 and 1.
    """
    noted = [call for notes in simulated() for call in notes.calls if call.level == level]
    made = [share(call, call.ended) for call in noted if call.made]
    cut_short = [share(call, max(0, call.ended)) for call in noted if not call.made]
    assert len(made) > 300 and len(cut_short) > 100
    for call in noted:
        assert call.ended == call.delay if call.made else call.ended <= call.delay
    curve = ecdf(CensoredData(uncensored=made, right=cut_short)).cdf
    waiting = len(noted) - np.searchsorted(np.sort([*made, *cut_short]), curve.quantiles)
    off = np.abs(curve.probabilities - curve.quantiles) * np.sqrt(waiting) / 0.5
    # Greenwood: with n still waiting, the curve's deviation by chance is at most a half by the root of n.
    assert np.max(off[waiting >= 100]) < 3
    # The one-sample log-rank test: as many calls were made as could be expected, at 1 in 100.
    expected = sum(-log(1 - value) for value in (*made, *cut_short))
    assert abs(len(made) - expected) / sqrt(expected) < 2.58
