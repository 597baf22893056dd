"""One sentence from the numbers: the clearest thing, nothing from few, nothing from chance."""

from __future__ import annotations

from tac.practice.items.chance import Chance
from tac.practice.items.spots import Spot
from tac.practice.skill.advice import Counsel, advise
from tac.practice.skill.measures import Answer
from tac.rules import FaultyMove

CENTRAL = FaultyMove.OWN_PAST_CENTRAL
HEAP = FaultyMove.OWN_PAST_OPPONENT


def faults(kind: FaultyMove, spot: Spot, hits: int, misses: int) -> list[Answer]:
    return [Answer(kind, spot, True, number < hits) for number in range(hits + misses)]


def clean(right: int, wrong: int) -> list[Answer]:
    return [Answer(CENTRAL, Spot.CENTRAL, False, number < wrong) for number in range(right + wrong)]


def test_few_answers_are_told_as_few() -> None:
    advice = advise(faults(CENTRAL, Spot.CENTRAL, 2, 7))
    assert (advice.counsel, advice.values) == (Counsel.FEW, {"answers": 9})


def test_everything_right_is_said_so() -> None:
    assert advise([*faults(CENTRAL, Spot.CENTRAL, 15, 0), *clean(15, 0)]).counsel is Counsel.CLEAN


def test_the_spot_where_every_third_is_missed_and_the_one_where_next_to_nothing_is() -> None:
    answers = [
        *faults(CENTRAL, Spot.CENTRAL, 39, 1),
        *faults(HEAP, Spot.OPPOSITE, 20, 10),
        *faults(HEAP, Spot.OWN, 18, 2),
        *clean(60, 3),
    ]
    advice = advise(answers)
    assert advice.counsel is Counsel.SPOT_BUT
    assert advice.values == {
        "worst": Spot.OPPOSITE,
        "missed": 10,
        "faults": 30,
        "every": 3,
        "best": Spot.CENTRAL,
    }
    assert advice.samples == len(answers)


def test_a_kind_that_is_missed_at_one_spot_is_named_by_itself() -> None:
    answers = [
        *faults(FaultyMove.OPPONENT_PAST_CENTRAL, Spot.CENTRAL, 8, 12),
        *faults(FaultyMove.DRAW_PAST_CENTRAL, Spot.CENTRAL, 20, 1),
        *faults(CENTRAL, Spot.CENTRAL, 20, 1),
        *faults(HEAP, Spot.OWN, 18, 3),
        *clean(60, 3),
    ]
    advice = advise(answers)
    assert advice.counsel is Counsel.KIND
    assert advice.values["worst"] is FaultyMove.OPPONENT_PAST_CENTRAL
    assert advice.values["every"] == 2


def test_who_calls_too_readily_hears_of_that() -> None:
    advice = advise([*faults(CENTRAL, Spot.CENTRAL, 29, 1), *clean(15, 15)])
    assert advice.counsel is Counsel.READILY
    assert advice.values == {"for_nothing": 15, "calls": 44}


def test_who_calls_at_what_looks_like_no_fault_hears_of_that_too() -> None:
    stray = [Answer(None, None, False, True)] * 31
    advice = advise([*faults(CENTRAL, Spot.CENTRAL, 29, 1), *clean(15, 2), *stray])
    assert advice.counsel is Counsel.READILY
    assert advice.values == {"for_nothing": 33, "calls": 62}


def test_who_lets_much_pass_everywhere_hears_of_that() -> None:
    answers = [*faults(CENTRAL, Spot.CENTRAL, 10, 20), *faults(HEAP, Spot.OWN, 10, 20), *clean(60, 0)]
    assert advise(answers).counsel is Counsel.SELDOM


def test_of_duties_is_said_how_many_were_done_or_where_they_are_passed_over() -> None:
    """No call is spoken of, and no kind of fault: a duty that was done is none of another kind."""
    done = faults(CENTRAL, Spot.CENTRAL, 30, 0)
    assert advise(done, duties=True).counsel is Counsel.ALL_DONE
    some = [*faults(CENTRAL, Spot.CENTRAL, 17, 3), *faults(HEAP, Spot.NEXT, 16, 4)]
    advice = advise(some, duties=True)
    assert (advice.counsel, advice.values) == (Counsel.DUTIES, {"done": 33, "duties": 40})
    weak = [*faults(CENTRAL, Spot.CENTRAL, 30, 0), *faults(HEAP, Spot.OPPOSITE, 10, 10)]
    assert advise(weak, duties=True).counsel is Counsel.SPOT_BUT
    kinds = [
        *faults(FaultyMove.OPPONENT_PAST_CENTRAL, Spot.CENTRAL, 8, 12),
        *faults(FaultyMove.DRAW_PAST_CENTRAL, Spot.CENTRAL, 20, 1),
        *faults(CENTRAL, Spot.CENTRAL, 20, 1),
        *faults(HEAP, Spot.OWN, 18, 3),
    ]
    assert advise(kinds, duties=True).counsel is not Counsel.KIND


def test_what_chance_does_is_rarely_taken_for_a_weakness() -> None:
    """Somebody who misses one of five everywhere: nothing should stand out in most sessions."""
    chance, named = Chance(5), 0
    for _ in range(200):
        answers = clean(40, 6)
        for spot in (Spot.CENTRAL, Spot.OWN, Spot.OPPOSITE, Spot.NEXT):
            kind = CENTRAL if spot is Spot.CENTRAL else HEAP
            answers += [Answer(kind, spot, True, chance.uniform() < 0.8) for _ in range(15)]
        named += advise(answers).counsel is not Counsel.STEADY
    assert named < 0.15 * 200
