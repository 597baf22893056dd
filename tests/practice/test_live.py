"""Live drills: calls judged, misses noted, many faults for a beginner and few for a master."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tac.match import Match, MatchSetup, Pause, Player, Report, SteppedClock, Timing
from tac.players import Level
from tac.practice.drills.live import Call, LiveDrill, Noted
from tac.practice.drills.pressure import LEAST_WINDOW, MOST_WINDOW, WARM
from tac.practice.items.finding import nearly
from tac.practice.items.mistakes import item_of
from tac.practice.skill.levels import Levels
from tac.practice.skill.measures import Outcome, Tally
from tac.practice.skill.staircase import LEAST, Staircase
from tac.rules import FAULTY_MOVES, Kind, Seat, Target, deal
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
        self.table = self.match.table
        self.match.listen(self.told)

    def told(self, report: Report) -> None:
        self.faults += sum(isinstance(event, FaultMade) for event in report.events)
        self.called += sum(isinstance(event, Called) for event in report.events)
        self.closed += sum(isinstance(event, FaultClosed) for event in report.events)
        self.mended += sum(isinstance(event, FaultMended) for event in report.events)
        if report.move is not None:
            before, self.table = self.table, self.match.table
            clean = report.move.is_turn_move and not self.table.faults
            self.tempting += clean and any(nearly(before, report.move))
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

    def until_clean(self) -> None:
        """A move in order has just been played, and no fault stands."""
        while self.match.table.faults or self.match.move_number < 12:
            assert self.step()

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
    assert 0 < live.drill.misses == live.tally.misses == live.closed < live.faults
    for noted in live.noted:
        if noted.answer.outcome is not Outcome.MISS:
            assert noted.mistake is None
            continue
        assert noted.mistake is not None and noted.answer.given is not None
        item = item_of(noted.mistake)
        assert (item.kind, item.viewer, item.spot) == (noted.answer.kind, Seat.A, noted.answer.spot)
    # The latest may still be called.
    assert live.tempting - live.tally.correct_rejections in (0, 1)


def test_a_fault_that_its_player_makes_good_later_in_the_turn_is_not_missed() -> None:
    mended = 0
    for seed in range(20):
        live = Live(seed)
        while live.step() and live.match.move_number < 200:
            pass
        mended += live.mended
        assert live.drill.misses == live.closed
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


def test_a_call_just_after_the_fault_was_closed_is_too_late_and_no_false_alarm() -> None:
    live = Live()
    misses = 0
    while live.drill.misses == misses or live.match.table.faults:
        misses = live.drill.misses
        assert live.step()
    heard = live.drill.call(live.clock.now())
    assert heard is not None and heard.call is Call.TOO_LATE
    assert live.drill.false_alarms == 0


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


def share_of_faults(levels: Levels | None) -> float:
    """The share of tokens that are faults in some games; without levels as in real games without calls."""
    faults = moves = 0
    for seed in range(6):
        live = Live(seed, levels)
        if levels is None:
            computers = tuple(Player(replace(level, notice=(0.0,) * 4, mends=0.0)) for level in SEATED)
            live.clock = SteppedClock()
            live.match = Match(MatchSetup(deal(seed, 4), computers, seed), live.clock, shows_at_once=True)
            live.match.listen(live.told)
        while live.step() and live.match.move_number < 250:
            pass
        faults += live.faults
        moves += live.match.move_number
    return faults / moves


def test_faults_are_frequent_for_a_beginner_and_as_rare_as_in_real_games_for_a_master() -> None:
    rare, natural, frequent = share_of_faults(FASTEST), share_of_faults(None), share_of_faults(Never())
    assert frequent > 2.5 * natural
    assert natural <= rare < 1.5 * natural  # a few more at the beginning, to get warm


class Never(Levels):
    """Stays a beginner."""

    def answered(self, kind: object, right: bool) -> Staircase:
        return Staircase()


class Always(Levels):
    """Stays a master."""

    def answered(self, kind: object, right: bool) -> Staircase:
        return Staircase(LEAST, 1, 0, True)

    def ease(self, obligation: int | None = None) -> float:
        return 0.0


FASTEST = Always()


def test_faults_get_rarer_one_obligation_at_a_time() -> None:
    levels = Levels({FAULTY_MOVES[0]: Staircase(LEAST, 400, 90, True)})
    drill = LiveDrill(Seat.A, levels, lambda noted: None)
    level: Level = LEVELS[0]
    pressed = drill.pressed(level)
    beginner = LiveDrill(Seat.A, Levels(), lambda noted: None).pressed(level)
    assert level.overlook[0] < pressed.overlook[0] < beginner.overlook[0]
    assert pressed.overlook[1:] == beginner.overlook[1:]


def test_a_session_begins_with_many_faults_and_then_they_thin_out() -> None:
    drill = LiveDrill(Seat.A, FASTEST, lambda noted: None)
    chances = []
    for come in range(WARM + 2):
        drill.hits, drill.misses = come // 2, come - come // 2
        chances.append(drill.pressed(LEVELS[0]).overlook[0])
    assert chances[:WARM] == sorted(chances[:WARM], reverse=True)
    assert chances[0] > 2 * chances[WARM]
    assert chances[WARM] == chances[WARM + 1] == pytest.approx(LEVELS[0].overlook[0])


def test_the_time_to_call_gets_shorter_with_the_level() -> None:
    def window(levels: Levels) -> int:
        return LiveDrill(Seat.A, levels, lambda noted: None).timing(Timing()).window_computer

    assert window(Levels()) == MOST_WINDOW
    assert LEAST_WINDOW <= window(MASTER) < (LEAST_WINDOW + MOST_WINDOW) / 2
    assert window(FASTEST) == LEAST_WINDOW


def test_moves_of_the_game_are_never_calls_of_computers() -> None:
    live = Live()
    while live.step():
        pass
    tokens = [move for turn in live.match.record().turns for move in turn.moves]
    assert not any(move.kind in (Kind.CALL, Kind.CORRECTION) for move in tokens)
