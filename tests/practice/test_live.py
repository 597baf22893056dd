"""Live drills: calls judged, misses noted, many faults for a beginner and few for a master."""

from __future__ import annotations

import pytest

from tac.match import Match, MatchSetup, Pause, Player, Report, SteppedClock, Timing
from tac.practice.drills.live import Call, LiveDrill, Noted
from tac.practice.items.finding import nearly
from tac.practice.items.mistakes import item_of
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import Outcome, Tally
from tac.practice.skill.staircase import LEAST, Staircase
from tac.rules import FAULTY_MOVES, Kind, Move, Seat, Target, deal
from tac.rules.events import Called, FaultClosed, FaultMade, FaultMended
from tac.rules.record import verify
from tools.practice_report import LEVELS

SEATED = tuple(LEVELS[seat % len(LEVELS)] for seat in range(4))
MASTER = Levels({kind: Staircase(LEAST, 400, 90, True) for kind in FAULTY_MOVES})


class Live:
    """A drill, its match, and what was noted; every card lands the moment it is played."""

    def __init__(
        self,
        seed: int = 1,
        levels: Levels | None = None,
        *,
        seats: int = 4,
        pointing: bool = False,
        patient: bool = False,
    ) -> None:
        self.noted: list[Noted] = []
        self.drill = LiveDrill(
            Seat.A, levels or Levels(), self.noted.append, pointing=pointing, patient=patient
        )
        self.clock = SteppedClock()
        players = tuple(Player(LEVELS[seat % len(LEVELS)]) for seat in range(seats))
        setup = MatchSetup(deal(seed, seats), players, seed, timing=self.drill.timing(Timing()))
        self.match = Match(setup, self.clock, shows_at_once=True, computers=self.drill.computer)
        self.drill.attach(self.match)
        self.faults = self.called = self.closed = self.mended = self.tempting = 0
        self.moves: list[Move] = []
        self.tempts = False
        self.table = self.match.table
        self.match.listen(self.told)

    def told(self, report: Report) -> None:
        self.faults += sum(isinstance(event, FaultMade) for event in report.events)
        self.called += sum(isinstance(event, Called) for event in report.events)
        self.closed += sum(isinstance(event, FaultClosed) for event in report.events)
        self.mended += sum(isinstance(event, FaultMended) for event in report.events)
        if report.move is not None:
            self.moves.append(report.move)
            before, self.table = self.table, self.match.table
            clean = report.move.is_turn_move and not self.table.faults
            self.tempts = clean and any(nearly(before, report.move))
            self.tempting += self.tempts
        if self.match.shows_at_once:
            self.drill.landed(report.number, report.at)

    def step(self) -> bool:
        due = self.match.next_due()
        if due is None or self.match.is_over or self.match.move_number > 1500:
            return False
        self.clock.jump_to(due)
        self.match.advance()
        return True

    def until_fault(self) -> None:
        while not self.match.table.faults:
            assert self.step()

    def until_clean(self, *, tempting: bool = True) -> None:
        """A move in order has just been played that looks like a fault, or like none; no fault stands."""
        while True:
            before, number = self.match.table, self.match.move_number
            assert self.step()
            after = self.match.table
            if number < 12 or self.match.move_number == number or after.faults:
                continue
            move = self.moves[-1]
            if move.is_turn_move and any(nearly(before, move)) == tempting:
                return

    @property
    def tally(self) -> Tally:
        return Tally.of(noted.answer for noted in self.noted)


def test_a_call_of_a_fault_is_a_hit_and_the_game_answers_it() -> None:
    live = Live()
    live.until_fault()
    fault = live.match.table.faults[0]
    live.clock.step(640)
    heard = live.drill.call(live.clock.now())
    assert heard is not None and (heard.call, heard.ms) == (Call.HIT, 640)
    assert heard.explanation is not None and heard.explanation.owed == fault.owed
    assert live.called == 1 and live.match.table.turn == fault.seat and not live.match.table.faults
    (noted,) = [noted for noted in live.noted if noted.answer.is_fault]
    assert noted.answer.outcome is Outcome.HIT and noted.answer.ms == 640
    assert noted.level is not None and noted.level.trials == 1


def test_one_who_sees_everything_misses_nothing() -> None:
    live = Live()
    while live.step():
        if live.match.table.faults:
            assert live.drill.call(live.clock.now()) is not None
    assert live.drill.hits == live.called == live.faults > 20
    assert (live.tally.hits, live.tally.misses, live.tally.false_alarms) == (live.faults, 0, 0)
    assert live.drill.best_row == live.faults


def test_one_who_never_calls_misses_what_the_next_player_closes_and_can_come_back_to_it() -> None:
    live = Live()
    while live.step() and live.match.move_number < 300:
        pass
    assert live.called == 0
    assert 0 < live.drill.misses == live.closed < live.faults
    assert live.drill.misses == sum(noted.mistake is not None for noted in live.noted)
    for noted in live.noted:
        if noted.mistake is None:
            continue
        assert noted.answer.outcome is Outcome.MISS and noted.answer.given is not None
        item = item_of(noted.mistake)
        assert (item.kind, item.viewer, item.spot) == (noted.answer.kind, Seat.A, noted.answer.spot)
    # The latest may still be called.
    assert live.tempting - live.tally.correct_rejections in (0, 1)


def test_a_fault_made_good_later_in_the_turn_is_not_gone_through_but_was_not_called() -> None:
    """Called before, it would have been a hit: so it counts when it is let pass, too."""
    mended = 0
    for seed in range(20):
        live = Live(seed)
        while live.step() and live.match.move_number < 200:
            pass
        mended += live.mended
        assert live.drill.misses == live.closed
        assert live.tally.misses == live.closed + live.mended
    assert mended > 0


def test_the_record_of_a_drill_holds() -> None:
    live = Live(seats=3)
    while live.step() and live.match.move_number < 200:
        if live.match.table.faults:
            live.drill.call(live.clock.now())
    assert verify(live.match.record()) == live.match.table


def test_a_call_without_a_fault_is_a_false_alarm_once_for_each_move() -> None:
    live = Live(levels=MASTER)
    live.until_clean()
    before = live.match.table
    heard = live.drill.call(live.clock.now())
    assert heard is not None and heard.call is Call.FALSE_ALARM
    assert heard.explanation is not None and not heard.explanation.is_fault
    again = live.drill.call(live.clock.now())
    assert again is not None and again.call is Call.SAME
    assert live.tally.false_alarms == live.drill.false_alarms == 1
    assert live.match.table == before  # it is nobody's call at the table


def test_a_call_of_what_looks_like_no_fault_is_for_nothing_but_no_trial_as_it_is_none_when_let_pass() -> None:
    live = Live(levels=MASTER)
    live.until_clean(tempting=False)
    trials = live.tally.cried
    heard = live.drill.call(live.clock.now())
    assert heard is not None and heard.call is Call.FALSE_ALARM and heard.explanation is not None
    answer = live.noted[-1].answer
    assert (answer.outcome, answer.is_right, live.noted[-1].level) == (Outcome.STRAY, False, None)
    assert (live.tally.cried, live.tally.for_nothing, live.drill.false_alarms) == (trials, 1, 1)
    live.until_clean(tempting=False)
    known = len(live.noted)
    live.step()
    assert not any(noted.answer.kind is None for noted in live.noted[known:])


def test_every_move_that_looks_like_a_fault_is_one_trial_called_or_let_pass() -> None:
    """Also one whose card was never seen to land: whoever calls that has a false alarm."""
    live = Live(levels=MASTER)
    live.match.shows_at_once = False
    late: set[int] = set()
    while live.match.move_number < 300:
        for report in live.match.take_reports():
            live.match.shown(report.number)
        assert live.step()
        if live.match.move_number % 3 == 0:
            heard = live.drill.call(live.clock.now())
            if heard is not None and heard.call is Call.TOO_LATE and live.tempts:
                late.add(live.match.move_number)
    assert live.tally.false_alarms > 5 and live.tally.correct_rejections > 5
    # The latest may still be called.
    assert live.tempting - live.tally.cried.whole - len(late) in (0, 1)


def test_a_call_just_after_the_fault_was_closed_is_too_late_and_no_false_alarm() -> None:
    live = Live()
    misses = 0
    while live.drill.misses == misses or live.match.table.faults:
        misses = live.drill.misses
        assert live.step()
    heard = live.drill.call(live.clock.now())
    assert heard is not None and heard.call is Call.TOO_LATE
    assert live.drill.false_alarms == 0
    # What closed it was not judged then: it is no trial.
    whole = live.tally.cried.whole
    live.step()
    assert live.tally.cried.whole == whole


def awaits(live: Live) -> bool:
    return live.drill.awaits_place


@pytest.mark.parametrize("right", [True, False])
def test_with_show_me_where_a_hit_counts_once_the_place_was_shown(right: bool) -> None:
    live = Live(pointing=True)
    live.until_fault()
    owed = live.match.table.faults[0].owed[0].target
    live.drill.call(live.clock.now())
    assert awaits(live) and not live.tally.hits
    assert live.drill.call(live.clock.now()) is None
    other = Seat.B if owed is Target.CENTRAL else Target.CENTRAL
    place = owed if right else other
    assert place is not None and place is not Target.OWN
    assert live.drill.point(place) is right
    assert not awaits(live) and live.drill.point(place) is None
    (noted,) = [noted for noted in live.noted if noted.answer.is_fault]
    assert noted.answer.pointed is right and noted.answer.outcome is Outcome.HIT


def test_a_hit_for_which_no_place_is_shown_any_more_counts_at_the_end() -> None:
    live = Live(pointing=True)
    live.until_fault()
    live.drill.call(live.clock.now())
    live.drill.finish()
    live.drill.finish()
    assert not awaits(live)
    (noted,) = [noted for noted in live.noted if noted.answer.is_fault]
    assert noted.answer.pointed is None and noted.answer.outcome is Outcome.HIT


def test_a_call_before_the_card_lies_there_is_a_hit_and_no_reaction() -> None:
    live = Live()
    live.match.shows_at_once = False
    while not live.match.table.faults:
        for report in live.match.take_reports():
            live.match.shown(report.number)
        assert live.step()
    live.clock.step(100)  # the card flies
    heard = live.drill.call(live.clock.now())
    assert heard is not None and (heard.call, heard.ms) == (Call.HIT, 0)
    (noted,) = [noted for noted in live.noted if noted.answer.is_fault]
    assert noted.answer.outcome is Outcome.HIT and noted.answer.ms is None


def test_a_patient_drill_waits_after_each_turn_times_nothing_and_leaves_levels_alone() -> None:
    live = Live(patient=True)
    turns = 0
    while turns < 60:
        before = live.match.table.turn
        assert live.step()
        assert live.drill.waits == (live.match.table.turn != before)
        if live.drill.waits:
            turns += 1
            if turns % 2 and live.match.table.faults:
                heard = live.drill.call(live.clock.now())
                assert heard is not None and heard.call is Call.HIT
            live.drill.go_on()
    assert live.tally.hits and live.tally.misses
    assert all(noted.level is None and noted.answer.ms is noted.answer.given is None for noted in live.noted)
    assert all(live.drill.levels[kind] == Staircase() for kind in FAULTY_MOVES)


def test_reactions_count_from_when_the_view_says_that_the_card_has_landed() -> None:
    live = Live()
    live.match.shows_at_once = False
    while not live.match.table.faults:
        for report in live.match.take_reports():
            live.match.shown(report.number)
        assert live.step()
    number = [report.number for report in live.match.take_reports() if report.move is not None][-1]
    live.clock.step(300)  # the card flies
    live.drill.landed(number, live.clock.now())
    live.match.shown(number)
    live.clock.step(450)
    heard = live.drill.call(live.clock.now())
    assert heard is not None and (heard.call, heard.ms) == (Call.HIT, 450)


def test_in_a_pause_nothing_can_be_called() -> None:
    live = Live()
    live.until_fault()
    live.match.submit(Pause())
    assert live.drill.call(live.clock.now()) is None


def test_moves_of_the_game_are_never_calls_of_computers() -> None:
    live = Live()
    while live.step():
        pass
    tokens = [move for turn in live.match.record().turns for move in turn.moves]
    assert not any(move.kind in (Kind.CALL, Kind.CORRECTION) for move in tokens)
