"""What holds for every match, whoever plays and whatever they do."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tac.match import Accepted, Declined, Match, MatchSetup, Player, SteppedClock
from tac.match.events import REFEREE_ONLY
from tac.match.headless import resume, run
from tac.rules import Phase, deal
from tac.rules.record import Record, read_record, verify, write_record
from tests.match.matches import Crowd, beginning, setups

MOST_TOKENS = 20_000
"""Far more than any game here takes."""


def played(setup: MatchSetup) -> Match:
    """The match of ``setup``, computers alone, run to its end by jumping."""
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock, most_tokens=MOST_TOKENS)
    assert match.is_over
    return match


def check(match: Match) -> Record:
    """The record of ``match``, after proving that it holds and that its times go on."""
    record = match.record()
    assert verify(record) == match.table
    assert read_record(write_record(record)) == record
    times = record.extras["times"]
    assert isinstance(times, list)
    assert times == sorted(times) and len(times) == match.move_number
    assert sum(len(turn.moves) for turn in record.turns) == match.move_number
    return record


@settings(deadline=None, max_examples=40)
@given(setups(people=True), st.booleans(), st.integers(0, 2**32))
def test_people_can_do_anything_at_any_time(setup: MatchSetup, at_once: bool, number: int) -> None:
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=at_once)
    match.shown(0)
    for _, answer, table, tokens in Crowd(match, clock, Random(number)).answers(1500):
        assert isinstance(answer, Accepted | Declined)
        if isinstance(answer, Declined):
            assert match.table is table and match.move_number == tokens
        else:
            assert not [event for event in answer.events if isinstance(event, REFEREE_ONLY)]
    check(match)


@settings(deadline=None, max_examples=40)
@given(setups(people=False))
def test_a_match_among_computers_ends_and_its_record_holds(setup: MatchSetup) -> None:
    match = played(setup)
    assert match.table.phase is Phase.OVER
    record = check(match)
    assert len(record.result) == len(setup.players)
    assert match.next_due() is None


@settings(deadline=None, max_examples=8)
@given(setups(people=False))
def test_the_same_seed_gives_the_same_record(setup: MatchSetup) -> None:
    assert played(setup).record() == played(setup).record()


@settings(deadline=None, max_examples=15)
@given(setups(people=False), st.integers(0, 2**32))
def test_frames_of_any_length_give_the_record_that_jumps_give(setup: MatchSetup, number: int) -> None:
    random = Random(number)
    longest = random.choice([40, 1000, 30_000])
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    while not match.is_over and match.move_number < MOST_TOKENS:
        clock.step(random.uniform(0, longest))
        match.advance()
        match.take_reports()
    assert match.record() == played(setup).record()


@settings(deadline=None, max_examples=15)
@given(setups(people=False), st.lists(st.floats(0, 1), min_size=4, max_size=4))
def test_a_match_goes_on_from_any_token_of_its_record_as_it_did(
    setup: MatchSetup, shares: list[float]
) -> None:
    whole = played(setup).record()
    times = whole.extras["times"]
    assert isinstance(times, list)
    for tokens in (0, len(times), *(round(share * len(times)) for share in shares)):
        clock = SteppedClock()
        match = resume(setup, beginning(whole, tokens), clock)
        assert match.move_number == tokens
        run(match, clock)
        assert match.record() == whole


@settings(deadline=None, max_examples=40)
@given(setups(people=True), st.integers(0, 2**32))
def test_a_match_of_people_goes_on_from_its_record(setup: MatchSetup, number: int) -> None:
    clock = SteppedClock()
    match = Match(setup, clock)
    match.shown(0)
    random = Random(number)
    for _ in Crowd(match, clock, random).answers(random.randrange(600)):
        pass
    record = match.record()
    later = SteppedClock()
    continued = resume(setup, record, later, shows_at_once=False)
    assert continued.table == match.table
    # Settings that were changed on the way are no moves.
    changed = {name: record.extras[name] for name in ("x-reaction", "x-tempo")}
    assert continued.record(**changed) == record
    assert continued.take_reports() == []
    for _ in Crowd(continued, later, random).answers(200):
        pass
    check(continued)


@settings(deadline=None, max_examples=20)
@given(setups(people=True), st.integers(0, 2**32))
def test_players_get_every_report_once_and_numbered_without_gaps(setup: MatchSetup, number: int) -> None:
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    # A patient computer that begins has said that it waits before anybody could listen.
    numbers = [report.number for report in match.take_reports()]
    match.listen(lambda report: numbers.append(report.number))
    for _ in Crowd(match, clock, Random(number)).answers(500):
        pass
    counted = [number for number in numbers if number]
    assert sorted(counted) == list(range(1, len(counted) + 1))


def test_a_crowd_of_people_reaches_the_end_of_matches() -> None:
    """The tests above would show little if people only fooled about."""
    ends = 0
    for number in range(10):
        clock = SteppedClock()
        match = Match(MatchSetup(deal(number, 2), (Player(), Player()), number), clock)
        match.shown(0)
        for _ in Crowd(match, clock, Random(number)).answers(1500):
            pass
        ends += match.is_over
    assert ends >= 5
