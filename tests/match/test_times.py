"""Nothing tells a fault: the times of moves, as the referee and as an outsider knows them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from random import Random

import pytest
from scipy.stats import mannwhitneyu

from tac.players.sight import places_shown
from tac.rules import Kind, replay
from tac.rules.events import FaultMade
from tac.rules.record import Record
from tests.match.simulated import LEVELS, SETTINGS, Notes, Thought, done, games, play, turn_passed

#: The games are simulated once, so all of it runs in one process.
pytestmark = pytest.mark.xdist_group("simulated games")

AVATARS = SETTINGS.characters.__struct_fields__


@cache
def varied() -> tuple[Notes, ...]:
    """Tables of all four levels with any four of the eight characters."""
    seatings = list(permutations(LEVELS))
    return tuple(
        play(seatings[number % 24], 200 + number, tuple(Random(number).sample(AVATARS, 4)))
        for number in range(130)
    )


def simulated(characters: str) -> tuple[Notes, ...]:
    return varied() if characters == "characters" else games(LEVELS, 130)


def thoughts_of(every: Iterable[Notes]) -> list[Thought]:
    return [thought for notes in every for thought in notes.thoughts]


def auc(thoughts: list[Thought]) -> float | None:
    """How well a threshold on thinking times would tell faults from moves in order; 0.5 is not at all."""
    faults = [thought.milliseconds for thought in thoughts if thought.is_fault]
    clean = [thought.milliseconds for thought in thoughts if not thought.is_fault]
    if not faults or not clean:
        return None
    return float(mannwhitneyu(faults, clean).statistic) / (len(faults) * len(clean))


def classes(thoughts: list[Thought], *, with_beginning: bool) -> list[list[Thought]]:
    """The moves of one kind with as many places to look at, and which begin a turn, or do not."""
    found: dict[object, list[Thought]] = defaultdict(list)
    for thought in thoughts:
        found[thought.done, thought.places, with_beginning and thought.begins_turn].append(thought)
    return list(found.values())


def pooled_auc(thoughts: list[Thought], *, with_beginning: bool) -> float:
    """The mean over the classes of moves, each weighed by its faults."""
    weighed, weight = 0.0, 0
    for members in classes(thoughts, with_beginning=with_beginning):
        value, faults = auc(members), sum(thought.is_fault for thought in members)
        if value is not None:
            weighed, weight = weighed + faults * value, weight + faults
    assert weight > 900  # so that chance alone keeps it within the bounds: a deviation of 0.01
    return weighed / weight


@pytest.mark.parametrize("with_beginning", [True, False], ids=["of turns' beginnings too", "of moves"])
@pytest.mark.parametrize("characters", ["neutral", "characters"])
def test_the_time_of_a_move_does_not_tell_whether_it_is_a_fault(
    characters: str, with_beginning: bool
) -> None:
    """Over 50,000 moves of tables of all four levels, within each kind of move and number of places."""
    thoughts = thoughts_of(simulated(characters))
    assert len(thoughts) > 50_000
    assert 0.47 < pooled_auc(thoughts, with_beginning=with_beginning) < 0.53


@pytest.mark.parametrize("with_beginning", [True, False], ids=["of turns' beginnings too", "of moves"])
def test_within_a_class_with_many_faults_the_time_tells_nothing_either(with_beginning: bool) -> None:
    """More than 500 faults in one class: chance alone deviates by 0.013."""
    thoughts = thoughts_of((*games(("lak",) * 4, 120), *simulated("neutral"), *simulated("characters")))
    large = [
        members
        for members in classes(thoughts, with_beginning=with_beginning)
        if sum(thought.is_fault for thought in members) > 500
    ]
    assert len(large) >= 3
    for members in large:
        value = auc(members)
        assert value is not None and 0.47 < value < 0.53


def outsiders(record: Record) -> Iterator[Thought]:
    """What somebody finds out who has only the record and takes the windows off its times."""
    times = record.extras["times"]
    assert isinstance(times, list)
    window = SETTINGS.timing.call_window.computer
    since, begins = 0, False
    for step, at in zip(replay(record), times, strict=True):
        move, before, after = step.move, step.before, step.after
        if move.is_turn_move:
            is_fault = any(isinstance(event, FaultMade) for event in step.events)
            milliseconds = at - since - (window if begins else 0)
            yield Thought(done(move), begins, places_shown(before), milliseconds, is_fault)
        if move.kind is Kind.CALL and not before.faults:
            continue  # a false call holds nobody up
        since = at
        begins = turn_passed(before, move, after)


def test_nor_does_the_record_tell_an_outsider() -> None:
    """Its times less the windows for calls are just the times that computers took to think."""
    thoughts = []
    for notes in simulated("neutral"):
        first, *found = outsiders(notes.record)
        assert found == notes.thoughts  # the first move was planned before anybody listened
        thoughts += [first, *found]
    assert 0.47 < pooled_auc(thoughts, with_beginning=False) < 0.53


def test_more_places_to_look_at_take_longer() -> None:
    by_places: dict[int, list[int]] = defaultdict(list)
    for thought in thoughts_of(simulated("neutral")):
        by_places[thought.places].append(thought.milliseconds)
    means = [sum(by_places[n]) / len(by_places[n]) for n in (1, 2, 3, 4)]
    assert means == sorted(means) and means[3] - means[0] > 100
