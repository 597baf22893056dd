"""The range of reactions that is shown is the one that computers have."""

from __future__ import annotations

from statistics import quantiles

import pytest

from tac.players import Computer, Reaction, check_factor, reaction_range
from tac.players.level import delay_at
from tac.rules import FaultyMove, Seat
from tests.players.examples import EXAMPLE

REACTIONS = [
    EXAMPLE.reaction,
    Reaction(mu=1600, sigma=350, tau=900, floor=700),
    Reaction(mu=700, sigma=120, tau=200, floor=350),
    Reaction(mu=700, sigma=0, tau=300, floor=100),
    Reaction(mu=700, sigma=200, tau=0, floor=100),
    Reaction(mu=700, sigma=380, tau=10, floor=100),
    Reaction(mu=300, sigma=100, tau=100, floor=900),
]


def delays(reaction: Reaction, factor: float, count: int = 20_000) -> list[int]:
    level = EXAMPLE.__class__(
        EXAMPLE.name, EXAMPLE.overlook, EXAMPLE.notice, reaction, EXAMPLE.pace, EXAMPLE.false_cry
    )
    computer = Computer(Seat.B, level, seed=11)
    return [computer.reaction(FaultyMove.OWN_PAST_CENTRAL, number, factor) for number in range(count)]


@pytest.mark.parametrize("reaction", REACTIONS, ids=str)
def test_the_range_is_where_90_of_100_calls_come(reaction: Reaction) -> None:
    twentieths = quantiles(delays(reaction, 1.0), n=20)
    low, high = reaction_range(reaction, 1.0)
    assert low == pytest.approx(twentieths[0], rel=0.03)
    assert high == pytest.approx(twentieths[-1], rel=0.03)


def test_the_factor_scales_delays_and_range_alike() -> None:
    plain, slow = delays(EXAMPLE.reaction, 1.0), delays(EXAMPLE.reaction, 3.0)
    assert all(abs(3 * one - three) <= 2 for one, three in zip(plain, slow, strict=True))
    low, high = reaction_range(EXAMPLE.reaction, 1.0)
    assert reaction_range(EXAMPLE.reaction, 3.0) == pytest.approx((3 * low, 3 * high), abs=2)


def test_no_delay_is_below_the_floor_and_the_floor_is_scaled_too() -> None:
    assert min(delays(EXAMPLE.reaction, 1.0)) == 500
    assert min(delays(EXAMPLE.reaction, 0.5)) == 250


def test_a_delay_without_chance_is_what_it_is() -> None:
    assert set(delays(Reaction(700, 0, 0, 0), 1.0, 100)) == {700}
    assert reaction_range(Reaction(700, 0, 0, 0), 1.0) == (700, 700)


@pytest.mark.parametrize("tau", [0.001, 1, 5, 10, 20, 60_000])
@pytest.mark.parametrize("sigma", [0, 0.001, 300, 380, 60_000])
def test_every_setting_has_a_range(sigma: float, tau: float) -> None:
    reaction = Reaction(mu=700, sigma=sigma, tau=tau, floor=0)
    shares = [delay_at(reaction, 1.0, share) for share in (0.05, 0.3, 0.5, 0.7, 0.95)]
    assert shares == sorted(shares) and shares[0] >= 0


def test_a_factor_is_a_half_to_three() -> None:
    for factor in (0.5, 1, 3):
        check_factor(factor)
    for factor in (0.4, 3.1, float("nan")):
        with pytest.raises(ValueError, match="factor"):
            check_factor(factor)
