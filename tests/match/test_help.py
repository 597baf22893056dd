"""Help by seat: faults of a helped seat are refused, what is owed is known, and nothing of others leaks."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from tac.history.facts import game_facts
from tac.match import (
    Accepted,
    Declined,
    Help,
    MatchReason,
    MatchSetup,
    OwedReason,
    Pause,
    Player,
    Resume,
    SetHelp,
)
from tac.match.events import PressHeld
from tac.match.help import advice, faulty, read_written
from tac.match.notes import HelpSet, Note
from tac.match.rebuilding import check
from tac.rules import Phase, Reason, Seat, Table, apply, deal, duties, possible
from tac.rules.events import FaultMade
from tac.rules.position import Position
from tests.match.game import FAULTY, PERSON, Game, computer
from tests.match.matches import LEVELS
from tests.match.test_rebuilding import busy, rebuilt
from tests.rules.random_games import Manner, examples, manners, play, randoms, small_tables

A, B, C, D = Seat
REFUSED = Player(help=Help.REFUSE)
SHOWN = Player(help=Help.SHOW)

OBLIGATIONS: dict[int, Position] = {
    1: {"central": "6c", "seats": {"A": {"pile": "9c", "heap": "7d"}, "B": {"pile": "9d", "heap": "6s"}}},
    2: {"central": "2c", "seats": {"A": {"pile": "9c", "heap": "7d"}, "B": {"pile": "9d", "heap": "6s"}}},
    3: {"central": "6c", "drawn": "7d", "seats": {"A": {"pile": "9c"}, "B": {"pile": "9d", "heap": "6s"}}},
    4: {"central": "2c", "drawn": "7d", "seats": {"A": {"pile": "9c"}, "B": {"pile": "9d", "heap": "6s"}}},
}
"""A table on which each obligation can be passed over, by its number."""


@pytest.mark.parametrize("obligation", OBLIGATIONS)
def test_a_fault_of_a_seat_that_is_helped_so_is_refused_by_its_obligation(obligation: int) -> None:
    game = Game(OBLIGATIONS[obligation], REFUSED, PERSON)
    before = game.match.table
    wrong = [move for move in possible(before) if move not in duties(before)]
    assert wrong
    for move in wrong:
        answer = game.try_move("A", move.token)
        assert isinstance(answer, Declined)
        assert isinstance(answer.reason, OwedReason) and answer.reason.obligation == obligation
        assert answer.advice is not None and answer.advice.moves == duties(before)
    assert game.match.table is before and game.tokens() == []
    game.play("A", duties(before)[0].token)


def test_what_does_not_fit_keeps_its_own_reason() -> None:
    game = Game(FAULTY, REFUSED, PERSON, PERSON)
    assert game.declined(game.try_move("A", "hB")) is Reason.DOES_NOT_FIT_HEAP
    assert game.declined(game.try_move("B", "x")) is Reason.NOT_YOUR_TURN


def test_nobody_else_is_refused_a_fault() -> None:
    """Help is one seat's: those without it, and those who are only shown their duties, may err."""
    for player in (PERSON, SHOWN):
        game = Game(FAULTY, player, REFUSED, REFUSED)
        game.play("A", "x d-")
        assert game.events(FaultMade)


def test_a_fault_that_is_chosen_early_is_refused_when_it_is_chosen() -> None:
    """While the window would hold the press back, too."""
    start: Position = {
        "central": "6c",
        "turn": "B",
        "drawn": "2d",
        "seats": {"A": {"pile": "9c", "heap": "7d"}, "B": {"pile": "9d", "heap": "6s"}},
    }
    game = Game(start, REFUSED, PERSON)
    game.play("B", "d-")
    assert game.declined(game.try_move("A", "x")) is OwedReason.HEAP_TO_CENTRAL
    game.play("A", "h+")
    assert game.tokens() == ["d-"] and game.events(PressHeld)


def test_help_can_change_in_the_middle_and_holds_at_once() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x")
    assert isinstance(game.match.submit(SetHelp(A, Help.REFUSE)), Accepted)
    assert game.declined(game.try_move("A", "d-")) is OwedReason.DRAWN_TO_CENTRAL
    game.match.submit(SetHelp(A, Help.NONE))
    game.play("A", "d-")


def test_computers_are_not_helped() -> None:
    game = Game(FAULTY, PERSON, computer(), computer())
    answer = game.match.submit(SetHelp(B, Help.REFUSE))
    assert game.declined(answer) is MatchReason.NOT_A_PERSON
    assert game.declined(game.match.submit(SetHelp(D, Help.SHOW))) is Reason.NO_SUCH_SEAT


# -- what a helped seat is shown --------------------------------------------------------------------


@examples(150)
@given(small_tables(), randoms(), manners())
def test_what_is_shown_is_what_is_owed_on_ones_own_turn(table: Table, random: Random, manner: Manner) -> None:
    for step in islice(play(table, random, manner), 120):
        for seat in step.before.seats:
            shown = advice(step.before, seat)
            if step.before.phase is not Phase.PLAY or seat != step.before.turn:
                assert shown is None
                continue
            assert shown is not None and shown.moves == duties(step.before)
            made, _ = apply(step.before, shown.moves[0])
            assert not made.faults or made.faults == step.before.faults[: len(made.faults)]


@examples(150)
@given(small_tables(), randoms(), manners())
def test_neither_what_is_shown_nor_what_is_refused_depends_on_standing_faults(
    table: Table, random: Random, manner: Manner
) -> None:
    """The same table without its past gives the same, whoever has just erred."""
    for step in islice(play(table, random, manner), 120):
        now = step.before
        clean = replace(now, faults=(), trail=(), correctable=False, accused=None, false_callers=())
        for seat in now.seats:
            assert advice(now, seat) == advice(clean, seat)
        for move in possible(now):
            assert faulty(now, move) == faulty(clean, move)


@examples(150)
@given(small_tables(), randoms(), manners())
def test_a_move_is_refused_exactly_where_it_would_be_a_fault(
    table: Table, random: Random, manner: Manner
) -> None:
    for step in islice(play(table, random, manner), 120):
        for move in possible(step.before):
            _, events = apply(step.before, move)
            made = [event for event in events if isinstance(event, FaultMade)]
            reason = faulty(step.before, move)
            assert (reason is not None) == bool(made)
            if made:
                assert reason is not None and reason.obligation == made[0].obligation


# -- records and journals -----------------------------------------------------------------------------


def test_a_game_without_help_says_nothing_of_it() -> None:
    game = Game(FAULTY, PERSON, computer(), computer())
    game.play("A", "x")
    assert "x-help" not in game.match.record().extras


def test_a_record_says_who_was_helped_how_and_since_when() -> None:
    game = Game(FAULTY, REFUSED, PERSON, SHOWN)
    game.play("A", "x")
    game.match.submit(SetHelp(B, Help.SHOW))
    game.match.submit(SetHelp(C, Help.SHOW))
    game.play("A", "d+ x")
    game.match.submit(SetHelp(B, Help.NONE))
    assert game.match.record().extras["x-help"] == {
        "A": "refuse",
        "B": ["none", 1, "show", 3, "none"],
        "C": "show",
    }


def test_what_was_changed_and_changed_back_at_one_moment_is_not_told() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.match.submit(SetHelp(A, Help.SHOW))
    game.match.submit(SetHelp(A, Help.NONE))
    assert "x-help" not in game.match.record().extras


def test_who_has_looked_at_what_he_owes_was_helped_though_no_move_came_meanwhile() -> None:
    """Else help could be had in every turn, and the game count as one without."""
    setup = MatchSetup(deal(5, 2), (PERSON, Player(LEVELS[0])), 5)
    match, clock, notes = busy(setup, 40, 3)
    token = match.move_number
    match.submit(SetHelp(A, Help.SHOW))
    match.submit(Pause())
    match.submit(SetHelp(A, Help.REFUSE))
    match.submit(SetHelp(A, Help.SHOW))
    match.submit(Resume())
    clock.step(10)
    match.advance()
    match.submit(SetHelp(A, Help.NONE))
    said = match.record().extras["x-help"]
    assert said == {"A": ["none", token, "show", match.move_number, "none"]}
    again, _ = rebuilt(setup, check(setup, notes))
    assert again.record() == match.record()
    assert game_facts(match.record()).seats[A].helped
    read = read_written(said["A"])
    assert [kind for _, kind in read.changes] == [Help.SHOW, Help.NONE]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("show", Help.SHOW),
        (["none", 4, "refuse"], Help.REFUSE),
        (["show", 4, "none"], Help.NONE),
        (None, Help.NONE),
        (["show", 4], Help.NONE),
        ({"A": 1}, Help.NONE),
        ("all", Help.NONE),
        ([], Help.NONE),
    ],
)
def test_the_last_kind_is_read_from_what_a_record_says(said: object, kind: Help) -> None:
    assert read_written(said).last is kind


def test_help_goes_on_with_a_game_that_goes_on() -> None:
    """What was set in the middle is noted, and holds after the match has been rebuilt."""
    setup = MatchSetup(deal(5, 2), (REFUSED, Player(LEVELS[0])), 5)
    match, clock, notes = busy(setup, 40, 3)
    clock.step(10)
    match.submit(SetHelp(A, Help.SHOW))
    assert isinstance(notes[-1], HelpSet)
    course = check(setup, notes)
    assert len(course.notes) == len(notes)
    again, _ = rebuilt(setup, course)
    assert again.helps.of(A) is Help.SHOW
    assert again.record() == match.record()


def test_a_note_that_helps_a_computer_or_nobody_does_not_hold() -> None:
    setup = MatchSetup(deal(5, 2), (PERSON, computer()), 5)
    for letter in ("B", "C", "Z"):
        notes: list[Note] = [HelpSet(0, letter, Help.SHOW)]
        assert check(setup, notes).notes == ()
