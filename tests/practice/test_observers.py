"""Simulated observers of known d' and c at a live drill and in quick rounds: the estimates are theirs.

Each move that looks like a fault, or is one, makes an impression on them: normally distributed round 0, and
round d' where it is a fault (equal variance). Whatever lies above d' / 2 + c they call.
"""

from __future__ import annotations

from statistics import NormalDist

import pytest

from tac.practice.items.chance import Chance
from tac.practice.skill.measures import Answer, Tally
from tests.practice.test_live import Live
from tests.practice.test_pressure import Never
from tests.practice.test_quick import game

OBSERVERS = [(1.0, 0.0), (2.0, 0.5), (2.0, -0.5), (3.0, 0.0), (0.0, 0.8)]
"""d' and c."""
NEAR = 0.25
"""So near is the estimate from some hundreds of trials of either kind: three standard errors."""


class Observer:
    """One with this ``d`` and ``c``."""

    def __init__(self, d: float, c: float) -> None:
        self._d, self._above = d, d / 2 + c
        self._chance = Chance(11)

    def calls(self, *, is_fault: bool) -> bool:
        """Whether a move makes impression enough."""
        share = min(1 - 1e-9, max(1e-9, self._chance.uniform()))
        return NormalDist(self._d * is_fault).inv_cdf(share) > self._above


def watched(d: float, c: float, *, elsewhere: bool) -> Tally:
    """What live games come to that such an observer watches, who is a beginner and stays one.

    He judges each move once, when its card lies there; ``elsewhere``: also those that look like no fault.
    """
    observer = Observer(d, c)
    answers: list[Answer] = []
    for seed in range(8):
        live = Live(seed, Never())
        judged = 0
        while live.step():
            if live.match.move_number == judged or not live.moves[-1].is_turn_move:
                continue
            judged = live.match.move_number
            made = live.match.table.correctable
            if live.match.table.faults and not made:
                continue  # one stands that has been judged: there is no other to be called
            if (made or live.tempts or elsewhere) and observer.calls(is_fault=made):
                live.drill.call(live.clock.now())
        answers += [noted.answer for noted in live.noted]
    return Tally.of(answers)


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize(("d", "c"), OBSERVERS)
def test_live_finds_d_prime_and_c_of_who_watches_also_if_he_calls_at_what_looks_like_no_fault(
    d: float, c: float, elsewhere: bool
) -> None:
    tally = watched(d, c, elsewhere=elsewhere)
    assert tally.spotted.whole > 300 and tally.cried.whole > 500
    assert (tally.stray > 0) is elsewhere
    assert tally.d_prime == pytest.approx(d, abs=NEAR)
    assert tally.criterion == pytest.approx(c, abs=NEAR / 2)


@pytest.mark.parametrize(("d", "c"), OBSERVERS)
def test_quick_rounds_find_d_prime_and_c_of_who_answers(d: float, c: float) -> None:
    observer, quick = Observer(d, c), game(patient=True)
    for number in range(1200):
        showing = quick.next()
        assert showing is not None
        quick.landed(1000 * number)
        quick.answer(observer.calls(is_fault=showing.item.is_fault), 1000 * number + 500)
    tally = Tally.of(judged.answer for judged in quick.judged)
    assert tally.d_prime == pytest.approx(d, abs=NEAR)
    assert tally.criterion == pytest.approx(c, abs=NEAR / 2)
