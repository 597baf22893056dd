"""A player learns nothing that only the referee may know."""

from __future__ import annotations

from hypothesis import given, settings

from tac.match import Match, MatchSetup, Report, SteppedClock
from tac.match.events import REFEREE_ONLY, CallMade, CallPlanned, MovePlanned
from tac.match.headless import run
from tac.players import START
from tac.rules import deal
from tac.rules.events import CardPlayed, Event, FaultMade
from tac.rules.position import Position
from tests.match.game import FAULTY, IN_ORDER, PERSON, Game, computer
from tests.match.matches import setups


def public(position: Position, *, notice: float) -> list[Report]:
    """What players get until a turn of A in which it keeps its card is over."""
    game = Game(position, computer(overlook=1, notice=0), computer(notice=notice, reaction=5000), PERSON)
    game.wait(2000)
    game.wait(2400)
    game.look()
    return game.seen


def test_reports_for_players_hold_no_referee_events_while_listeners_get_all() -> None:
    game = Game(FAULTY, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    game.wait(60_000)
    for kind in (FaultMade, CallPlanned, CallMade, MovePlanned):
        assert game.events(kind)
    assert not [event for event in game.look() if isinstance(event, REFEREE_ONLY)]


def test_answers_hold_no_referee_events() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    for events in (game.play("A", "x"), game.play("A", "d-"), game.call("B"), game.call("C")):
        assert events and not [event for event in events if isinstance(event, REFEREE_ONLY)]


def test_a_fault_and_who_noticed_it_change_no_number_and_no_time_of_a_report() -> None:
    def outline(reports: list[Report]) -> list[tuple[int, int, tuple[type, ...]]]:
        return [
            (report.number, report.at, tuple(type(event) for event in report.events)) for report in reports
        ]

    in_order = outline(public(IN_ORDER, notice=1))
    assert len(in_order) == 3
    assert outline(public(FAULTY, notice=1)) == in_order
    assert outline(public(FAULTY, notice=0)) == in_order


def test_reports_are_numbered_without_gaps_and_taken_once() -> None:
    players = computer(overlook=0.1, false_cry=0.1), computer(overlook=0.1, notice=0.5)
    clock = SteppedClock()
    match = Match(MatchSetup(deal(5, 2), players, seed=5), clock, shows_at_once=True)
    run(match, clock)
    numbers = [report.number for report in match.take_reports()]
    assert len(numbers) > 100 and numbers == list(range(1, len(numbers) + 1))
    assert match.take_reports() == []


def test_what_only_the_referee_gets_has_no_number() -> None:
    game = Game(IN_ORDER, PERSON, computer(), PERSON)
    game.play("A", "x d-")
    planned = [r for r in game.reports if any(isinstance(event, MovePlanned) for event in r.events)]
    assert planned and all(report.number == 0 for report in planned)


def test_a_report_tells_players_and_listeners_of_the_same_move() -> None:
    game = Game(FAULTY, PERSON, PERSON, PERSON)
    game.play("A", "x d-")
    game.look()
    by_number = {report.number: report for report in game.reports}
    assert [type(event) for event in game.seen[1].events][:1] == [CardPlayed]
    for report in game.seen:
        assert by_number[report.number].public() == report


@settings(deadline=None, max_examples=15)
@given(setups(people=False))
def test_where_attention_has_been_follows_from_what_every_player_may_know(setup: MatchSetup) -> None:
    """The course told by the referee's events is the one told by the players'."""
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    known = seen = START

    def read(report: Report) -> None:
        nonlocal known, seen
        known = known.after(event for event in report.events if isinstance(event, Event))
        seen = seen.after(event for event in report.public().events if isinstance(event, Event))
        assert seen == known

    match.listen(read)
    run(match, clock, most_tokens=2000)
    assert known.landed > 20
