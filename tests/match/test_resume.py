"""A match continued from its record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tac.cli.setup import match_setup
from tac.match import Match, MatchSetup, SteppedClock
from tac.match.headless import resume, run
from tac.rules import Move, RecordError, deal
from tac.rules.position import Position
from tac.rules.record import Record
from tac.settings import Settings
from tests.match.game import FAULTY, PERSON, Game, computer
from tests.match.matches import beginning


def setup() -> MatchSetup:
    return MatchSetup(deal(3, 3), (computer(overlook=0.1), computer(notice=0.5), computer()), seed=3)


def whole() -> Record:
    """A whole game of computers."""
    clock = SteppedClock()
    match = Match(setup(), clock, shows_at_once=True)
    run(match, clock)
    return match.record()


def test_it_stands_at_the_moment_of_its_last_token_and_everything_is_shown() -> None:
    record = beginning(whole(), 50)
    clock = SteppedClock()
    match = resume(setup(), record, clock)
    times: Any = record.extras["times"]
    assert (match.move_number, match.now, clock.now()) == (50, times[-1], times[-1])
    assert match.record() == record
    assert match.take_reports() == []
    assert match.next_due() is not None


def test_what_is_to_come_may_wait_for_a_view() -> None:
    clock = SteppedClock()
    match = resume(setup(), beginning(whole(), 50), clock, shows_at_once=False)
    clock.step(600_000)
    match.advance()
    latest = match.take_reports()[-1]
    assert match.move_number == 51 and match.next_due() is None
    match.shown(latest.number)
    assert match.next_due() is not None


@pytest.mark.parametrize(
    "times",
    [
        None,
        [],
        [1] * 49,
        [1] * 51,
        ["1"] * 50,
        [1.0] * 50,
        [True] * 50,
        [2] * 25 + [1] * 25,
        [-1] * 50,
    ],
)
def test_a_record_without_a_time_for_each_token_cannot_go_on(times: object) -> None:
    record = beginning(whole(), 50)
    without = replace(record, extras={**record.extras, "times": times})
    with pytest.raises(ValueError, match="time"):
        resume(setup(), without, SteppedClock())


def test_a_record_of_another_deal_cannot_go_on() -> None:
    other = replace(setup(), deal=deal(4, 3))
    with pytest.raises(ValueError, match="another deal"):
        resume(other, whole(), SteppedClock())


def test_a_record_that_does_not_hold_cannot_go_on() -> None:
    record = replace(beginning(whole(), 50), result=(*whole().result,))
    with pytest.raises(RecordError):
        resume(setup(), record, SteppedClock())


def repeated(position: Position, tokens: list[tuple[str, int]], *, false_cry: float = 0) -> Game:
    """A match in which these tokens were made at these times, made again."""
    game = Game(position, PERSON, computer(false_cry=false_cry, reaction=300), PERSON)
    for token, at in tokens:
        game.clock.jump_to(at)
        game.match.repeat(Move.parse(token), at)
    return game


def test_a_call_that_was_planned_is_planned_again() -> None:
    game = repeated(FAULTY, [("x", 0), ("d-", 100)])
    game.wait(60_000)
    assert game.tokens() == ["x", "d-", "!B"] and game.reports[-1].at >= 400


def test_a_call_that_came_to_nothing_is_not_made_up_for() -> None:
    position: Position = {
        "central": "6h",
        "seats": {
            "A": {"pile": "7c 9c 2c", "heap": "Kc"},
            "B": {"pile": "7d 8c Td", "heap": "6s"},
            "C": {"pile": "Ts 3s", "heap": "Jd"},
        },
    }
    # B is locked by its cry when it means to call, and no longer when A draws again.
    made = [("x", 0), ("!B", 300), ("dB", 400), ("x", 2900)]
    first = Game(position, PERSON, computer(false_cry=1, reaction=300), PERSON)
    first.play("A", "x")
    first.wait(400)
    first.play("A", "dB")
    first.wait(2500)
    first.play("A", "x")
    assert list(zip(first.tokens(), first.match.record().extras["times"], strict=True)) == made  # type: ignore[call-overload]
    again = repeated(position, made, false_cry=1)
    for game in (first, again):
        game.wait(2500)
        assert game.tokens() == ["x", "!B", "dB", "x"]
        assert game.match.table.faults


def test_a_call_that_was_made_is_made_whatever_the_locks_say_now() -> None:
    position: Position = {**FAULTY}
    game = Game(position, PERSON, PERSON, PERSON)
    for token, at in [("x", 0), ("!C", 0), ("d-", 10), ("!C", 20)]:
        game.match.repeat(Move.parse(token), at)
    assert game.tokens() == ["x", "!C", "d-", "!C"]


def test_the_end_that_was_settled_is_announced() -> None:
    record = whole()
    match = resume(setup(), record, clock := SteppedClock())
    run(match, clock)
    assert match.is_over and match.record() == record


@pytest.mark.parametrize("tokens", [7, 90, 200])
def test_the_shipped_levels_go_on_as_they_would_have_whose_attention_is_rebuilt(tokens: int) -> None:
    setup = match_setup(Settings(), ["lak", "srednji", "težak", "majstor"], 12)
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock)
    whole_game = match.record()
    for _ in range(2):
        clock = SteppedClock()
        again = resume(setup, beginning(whole_game, tokens), clock)
        run(again, clock)
        assert again.record() == whole_game
