"""The attention model in whole games: rates, kinds of fault and cries."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tac.cli.opponents import player_level
from tac.players import noticed_share
from tac.rules import FAULTY_MOVES
from tests.match.simulated import LEVELS, SETTINGS, games

#: The games are simulated once, so all of it runs in one process.
pytestmark = pytest.mark.xdist_group("simulated games")

FOUR = LEVELS
TWO = ("lak", "srednji")


def within(rate: float, wanted: float, count: int) -> bool:
    """Whether a rate of ``count`` trials is within 10 % of what is wanted, or within three deviations."""
    return abs(rate - wanted) <= max(0.1 * wanted, 3 * sqrt(wanted * (1 - wanted) / count))


@pytest.mark.parametrize("level", TWO)
@pytest.mark.parametrize("obligation", [1, 2, 3, 4])
def test_at_rest_a_duty_is_passed_over_as_often_as_configured(level: str, obligation: int) -> None:
    looks = [
        look.failed
        for notes in games(TWO, 300)
        for look in notes.looks
        if (look.level, look.obligation) == (level, obligation)
    ]
    assert len(looks) > 200
    assert within(sum(looks) / len(looks), SETTINGS.levels[level].overlook[obligation], len(looks))


@pytest.mark.parametrize("level", TWO)
def test_at_rest_all_duties_together_are_passed_over_within_10_percent_of_the_configured_rate(
    level: str,
) -> None:
    looks = [look for notes in games(TWO, 300) for look in notes.looks if look.level == level]
    wanted = sum(SETTINGS.levels[level].overlook[look.obligation] for look in looks)
    assert wanted > 400
    assert sum(look.failed for look in looks) == pytest.approx(wanted, rel=0.1)


@pytest.mark.parametrize("level", TWO)
def test_at_rest_a_fault_is_noticed_as_often_as_configured(level: str) -> None:
    seen = [w for notes in games(TWO, 300) for w in notes.watches if w.at_rest and w.level == level]
    assert len(seen) > 80
    wanted = sum(SETTINGS.levels[level].notice[w.kind.obligation] for w in seen) / len(seen)
    assert within(sum(w.noticed for w in seen) / len(seen), wanted, len(seen))


@pytest.mark.parametrize("names", [TWO, ("lak", "srednji", "težak"), FOUR], ids=len)
def test_all_six_faulty_moves_occur_in_believable_shares(names: tuple[str, ...]) -> None:
    kinds = Counter(kind for notes in games(names, 130) for kind in notes.faults)
    total = sum(kinds.values())
    assert total > 500
    assert set(kinds) == set(FAULTY_MOVES)
    assert min(kinds.values()) / total > 0.003 and max(kinds.values()) / total < 0.5


def test_nobody_repeats_the_fault_he_was_called_for_but_the_easy_level_rarely() -> None:
    called, repeated = Counter[str](), Counter[str]()
    for notes in (*games(FOUR, 130), *games(TWO, 300)):
        called.update(notes.called)
        repeated.update(notes.repeated)
    assert called["srednji"] > 100 and called["težak"] > 30
    assert repeated["srednji"] == repeated["težak"] == repeated["majstor"] == 0
    assert 0 < repeated["lak"] / called["lak"] < 0.06


def test_nobody_cries_so_often_that_it_annoys() -> None:
    """All four together about once a game."""
    cries = sum(notes.cries for notes in games(FOUR, 130)) / 130
    assert 0.2 < cries < 2


@pytest.mark.parametrize("names", [TWO, FOUR], ids=len)
def test_what_is_said_of_a_level_is_what_it_notices_in_games(names: tuple[str, ...]) -> None:
    for level in names:
        seen = [w.noticed for notes in games(names, 130) for w in notes.watches if w.level == level]
        said = noticed_share(player_level(SETTINGS, level), len(names))
        assert said == pytest.approx(sum(seen) / len(seen), abs=0.07), level
