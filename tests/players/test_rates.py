"""The shipped levels at rest: they overlook and notice as often as the configuration says."""

from __future__ import annotations

import pytest

from tac.cli.opponents import player_level
from tac.players import START, Computer, SeenFault, Sight
from tac.rules import FAULTY_MOVES, FaultyMove, Seat, Table
from tac.rules.position import Position, read_position
from tac.settings import Settings

SETTINGS = Settings()
LEVELS = tuple(SETTINGS.levels)


def table(seats: object, drawn: str = "") -> Table:
    position: Position = {"central": "4h", "seats": seats}  # type: ignore[typeddict-item]
    if drawn:
        position["drawn"] = drawn
    return read_position(position)


#: By obligation, a position at rest in which just one place asks for the card.
AT_REST = {
    1: table({"A": {"heap": "5c", "pile": "Kd"}, "B": {"heap": "9d"}}),
    2: table({"A": {"heap": "6c", "pile": "Kd"}, "B": {"heap": "5d"}}),
    3: table({"A": {"pile": "Kd"}, "B": {"heap": "9d"}}, "5d"),
    4: table({"A": {"pile": "Kd"}, "B": {"heap": "6d"}}, "7d"),
}


def draws(chance: float) -> int:
    """So many that a rate is off by 10 % of ``chance`` less often than once in a thousand times."""
    return round((3.3 / 0.1) ** 2 * (1 - chance) / chance) + 1


@pytest.mark.parametrize("obligation", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_at_rest_a_duty_is_overlooked_within_10_percent_of_the_configured_rate(
    level: str, obligation: int
) -> None:
    configured = SETTINGS.levels[level].overlook[obligation]
    computer = Computer(Seat.A, player_level(SETTINGS, level), seed=31)
    sight = Sight.of(AT_REST[obligation])
    assert len(sight.owed) == 1
    assert computer.chance_to_overlook(sight.owed[0], sight, START) == configured
    count = draws(configured)
    passed_over = sum(computer.choose(sight, START, number) != sight.owed[0] for number in range(count))
    assert passed_over / count == pytest.approx(configured, rel=0.1)


@pytest.mark.parametrize("kind", FAULTY_MOVES, ids=lambda kind: kind.value)
@pytest.mark.parametrize("level", LEVELS)
def test_at_rest_a_fault_is_noticed_within_10_percent_of_the_configured_rate(
    level: str, kind: FaultyMove
) -> None:
    """Missing one, which is rarer with the better levels, is within 10 % too."""
    configured = SETTINGS.levels[level].notice[kind.obligation]
    computer = Computer(Seat.A, player_level(SETTINGS, level), seed=31)
    seen = SeenFault(kind, Seat.C, 3, 1, frozenset({Seat.C}), Seat.B)
    assert computer.chance_to_notice(seen, START) == pytest.approx(configured, rel=1e-12)
    count = max(draws(configured), draws(1 - configured))
    noticed = sum(computer.notices(seen, START, number) for number in range(count))
    assert noticed / count == pytest.approx(configured, rel=0.1)
    assert 1 - noticed / count == pytest.approx(1 - configured, rel=0.1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_higher_level_overlooks_less_and_notices_more(level: str) -> None:
    others = [SETTINGS.levels[other] for other in LEVELS[LEVELS.index(level) + 1 :]]
    this = SETTINGS.levels[level]
    for other in others:
        for obligation in (1, 2, 3, 4):
            assert other.overlook[obligation] < this.overlook[obligation]
            assert other.notice[obligation] > this.notice[obligation]
