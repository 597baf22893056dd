"""A seat that calls after every turn does no better than the same seat calling by eye (R6.7)."""

from __future__ import annotations

import pytest

from tac.cli.opponents import player_level
from tac.cli.report import playing
from tac.cli.report.counted import Counted, places_of
from tac.cli.report.figures import CallingRow
from tac.cli.report.figures_games import calling
from tac.cli.report.studies import CALLER, HABITS, TYPICAL, Study, Table
from tac.cli.report.tally import Tally
from tac.cli.setup import match_setup
from tac.rules import FalseCall, Seat
from tac.rules.events import FaultMade
from tac.rules.record import replay
from tac.settings import HUMAN, Settings

SETTINGS = Settings()


def played(variant: str, games: int) -> tuple[CallingRow, Tally]:
    """How a caller does in so many games with this rule and habit."""
    table = Table(Study.CALLING, variant, 4, games)
    tally = Tally()
    for number in range(games):
        playing.play(SETTINGS, table, number, 1, tally)
    counted = Counted([table])
    counted.add(table, tally)
    (row,) = calling(counted)
    assert row.games == games
    return row, tally


def test_a_new_game_against_computers_has_the_house_rule_that_makes_a_false_call_cost_a_card() -> None:
    setup = match_setup(SETTINGS, [HUMAN, *[TYPICAL] * 3], 1)
    assert setup.deal.rules.false_call is FalseCall.CARD


def test_with_it_calling_after_every_turn_is_far_worse_than_calling_by_eye() -> None:
    eye, _ = played("card.by_eye", 100)
    spam, _ = played("card.after_every_turn", 100)
    assert spam.mean.value is not None and eye.mean.value is not None
    assert spam.lost.value is not None and eye.lost.value is not None
    assert spam.mean.value > eye.mean.value + 1
    assert spam.lost.value > eye.lost.value + 0.4


def test_the_locks_alone_let_a_spammer_find_fewer_faults_than_a_good_eye(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "player_level", lambda settings, _: player_level(settings, "težak"))
    eye, _ = played("none.by_eye", 40)
    assert eye.right is not None
    for habit in ("after_every_turn", "whenever_free"):
        spam, _ = played(f"none.{habit}", 40)
        assert spam.right is not None and spam.right < 0.8 * eye.right


def test_the_caller_makes_no_fault_and_calls_as_its_habit_says() -> None:
    rows = {habit: played(f"card.{habit}", 4) for habit in HABITS}
    for row, tally in rows.values():
        assert not [key for key in tally.faults if key[0] == CALLER]
        assert sum(places_of(tally, CALLER).values()) == 4
        assert row.mean.count == 4
    assert (rows["never"][0].right, rows["never"][0].false) == (0, 0)
    eye, spam, free = (rows[habit][0] for habit in ("by_eye", "after_every_turn", "whenever_free"))
    assert eye.false == 0 and eye.right is not None and eye.right > 0.5
    assert spam.false is not None and free.false is not None and spam.false > 5 and free.false > 5


def test_a_caller_sits_on_each_seat_and_owns_all_calls_of_its_habit() -> None:
    tally = Tally()
    table = Table(Study.CALLING, "none.after_every_turn", 4, 4)
    for number in range(4):
        match = playing.play(SETTINGS, table, number, 1, tally)
        caller = Seat(number)
        assert match.setup.people == (caller,)
        made = [e for step in replay(match.record()) for e in step.events if isinstance(e, FaultMade)]
        assert made and caller not in {event.seat for event in made}
