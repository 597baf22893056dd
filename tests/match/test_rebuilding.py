"""A match rebuilt from its notes is the same match: whatever people have done, wherever it stopped."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.match import Match, MatchSetup, Pause, Player, Resume, SetReaction, SetTempo, SteppedClock
from tac.match.headless import run
from tac.match.notes import AtOnce, Landed, Made, Note, ReactionSet, TempoSet
from tac.match.rebuilding import Course, check, land_everything, rebuild
from tac.match.setup import Tempo
from tac.rules import deal
from tests.match.matches import LEVELS, Crowd, setups


def noted(match: Match) -> list[Note]:
    """What ``match`` notes from now on."""
    notes: list[Note] = []
    match.scribe.noters.append(notes.append)
    return notes


def rebuilt(setup: MatchSetup, course: Course) -> tuple[Match, SteppedClock]:
    clock = SteppedClock()
    match = Match(setup, clock)
    rebuild(match, clock, course)
    return match, clock


def busy(setup: MatchSetup, steps: int, number: int) -> tuple[Match, SteppedClock, list[Note]]:
    """A match in which people have done anything, and its notes."""
    clock = SteppedClock()
    match = Match(setup, clock)
    notes = noted(match)
    match.shown(0)
    for _ in Crowd(match, clock, Random(number)).answers(steps):
        pass
    return match, clock, notes


def goes_on(match: Match, clock: SteppedClock, number: int) -> tuple[object, list[Note]]:
    """What becomes of a match in which everything has landed and people go on in the same way."""
    match.submit(Resume())
    match.advance()
    land_everything(match)
    match.take_reports()
    notes = noted(match)
    for _ in Crowd(match, clock, Random(number)).answers(150):
        pass
    return match.record(), notes


@settings(deadline=None, max_examples=60)
@given(setups(people=True), st.integers(0, 400), st.integers(0, 2**32))
def test_a_match_of_people_goes_on_as_it_would_have(setup: MatchSetup, steps: int, number: int) -> None:
    """Held presses, locks, windows, plans, what waits and what has been noticed: all is there again."""
    match, clock, notes = busy(setup, steps, number)
    course = check(setup, notes)
    assert course == Course(tuple(notes))
    again, later = rebuilt(setup, course)
    assert (again.table, again.record()) == (match.table, match.record())
    assert (again.reaction, again.tempo, again.waiting) == (match.reaction, match.tempo, match.waiting)
    later.step(clock._now - later._now)
    assert goes_on(again, later, number + 1) == goes_on(match, clock, number + 1)


@settings(deadline=None, max_examples=25)
@given(setups(people=True), st.integers(0, 2**32))
def test_any_beginning_of_the_notes_is_a_match_and_the_same_one_every_time(
    setup: MatchSetup, number: int
) -> None:
    _, _, notes = busy(setup, 200, number)
    random = Random(number)
    for count in {0, len(notes), *(random.randrange(len(notes) + 1) for _ in range(6))}:
        course = check(setup, notes[:count])
        assert course == Course(tuple(notes[:count]))
        assert sum(isinstance(note, Made) for note in course.notes) == rebuilt(setup, course)[0].move_number
        ends = [goes_on(*rebuilt(setup, course), number) for _ in range(2)]
        assert ends[0] == ends[1]


@settings(deadline=None, max_examples=15)
@given(setups(people=False), st.integers(0, 2**32))
def test_computers_alone_play_the_same_game_to_its_end(setup: MatchSetup, number: int) -> None:
    clock = SteppedClock()
    whole = Match(setup, clock, shows_at_once=True)
    notes = noted(whole)
    run(whole, clock, most_tokens=5000)
    random = Random(number)
    for count in {0, 1, len(notes), *(random.randrange(len(notes) + 1) for _ in range(4))}:
        match, later = rebuilt(setup, check(setup, notes[:count]))
        match.shows_at_once = True
        land_everything(match)
        run(match, later, most_tokens=5000)
        assert match.record() == whole.record()


def of_computers(levels: tuple[int, ...] = (0, 1)) -> tuple[MatchSetup, list[Note], Match]:
    setup = MatchSetup(deal(5, len(levels)), tuple(Player(LEVELS[k]) for k in levels), 5)
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    notes = noted(match)
    run(match, clock)
    return setup, notes, match


def test_where_computers_think_differently_by_now_their_old_moves_stand() -> None:
    setup, notes, match = of_computers()
    changed = replace(setup, players=(Player(LEVELS[2]), Player(LEVELS[3])))
    course = check(changed, notes)
    assert course == Course(tuple(notes), exact=False)
    assert rebuilt(changed, course)[0].record().turns == match.record().turns


def test_a_move_that_cannot_be_ends_the_course_before_it() -> None:
    setup, notes, _ = of_computers()
    at = [k for k, note in enumerate(notes) if isinstance(note, Made)][40]
    wrong = replace_move(notes, at, "<dB")
    assert check(setup, wrong) == Course(tuple(notes[:at]))


def replace_move(notes: list[Note], at: int, move: str) -> list[Note]:
    note = notes[at]
    assert isinstance(note, Made)
    return [*notes[:at], Made(note.at, move), *notes[at + 1 :]]


@pytest.mark.parametrize(
    "note",
    [Landed(0, 7, 0), Made(10**9, "<dA", by_hand=True), Made(0, ".")],
    ids=str,
)
def test_a_note_of_something_that_did_not_happen_ends_the_course(note: Note) -> None:
    setup, notes, _ = of_computers()
    assert check(setup, [*notes[:30], note, *notes[30:]]).notes == tuple(notes[:30])


def test_what_shows_at_once_is_noted_before_the_first_move_and_no_landing_is() -> None:
    _, notes, _ = of_computers()
    assert notes[0] == AtOnce(0, True)
    assert all(isinstance(note, Made) for note in notes[1:])


def test_a_setting_changed_in_the_pause_is_noted() -> None:
    match, _, notes = busy(MatchSetup(deal(1, 2), (Player(), Player()), 1), 0, 1)
    match.submit(Pause())
    match.submit(SetTempo(Tempo(2.0, patient=True)))
    assert notes[-1] == TempoSet(0, Tempo(2.0, patient=True))


def test_what_lands_and_is_set_in_a_pause_waits_for_its_end() -> None:
    """Nothing that is due happens meanwhile, so it comes after the setting."""
    setup = MatchSetup(deal(5, 2), (Player(LEVELS[0]), Player(LEVELS[1])), 5)
    clock = SteppedClock()
    match = Match(setup, clock)
    notes = noted(match)
    clock.jump_to(60_000)
    match.submit(Pause())
    match.shown(0, 100)
    match.submit(SetReaction(2.0))
    match.submit(Resume())
    match.advance()
    assert [type(note) for note in notes[:3]] == [Landed, ReactionSet, Made]
    assert {note.at for note in notes[:3]} == {60_000}
    assert check(setup, notes) == Course(tuple(notes))
