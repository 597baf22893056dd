"""The time of a match at the table: it depends on the game alone, never on the frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle

import pytest

from tac.cli.setup import match_setup
from tac.match import Match, MatchSetup, Pause, Report, Resume, SteppedClock
from tac.match.events import WindowOpened
from tac.match.headless import resume, run
from tac.rules.record import Record, Turn, write_record
from tac.settings import Settings
from tac.ui.motion import Timeline
from tac.ui.scenes.table_pacer import Pacer


class FlyingPicture:
    """A picture in which every move takes 300 ms to land."""

    def __init__(self) -> None:
        self._timeline = Timeline()
        self.on_shown: Callable[[int, float], object] = lambda number, at: None

    @property
    def busy(self) -> bool:
        return self._timeline.busy

    def show(self, report: Report) -> None:
        if report.move is not None:
            self._fly(report.number)

    def deal(self) -> None:
        self._fly(0)

    def _fly(self, number: int) -> None:
        self._timeline.at(300, lambda at: self.on_shown(number, at))

    def advance(self, dt: float) -> None:
        self._timeline.advance(dt)

    def hurry(self) -> None:
        self._timeline.finish()


def setup_of(*seats: str, number: int = 7) -> MatchSetup:
    return match_setup(Settings(), seats, number)


def at_the_table(setup: MatchSetup) -> tuple[Match, Pacer, SteppedClock]:
    clock = SteppedClock()
    match = Match(setup, clock)
    picture = FlyingPicture()
    pacer = Pacer(match, clock, picture)
    picture.on_shown = pacer.landed
    picture.deal()
    return match, pacer, clock


def headless_record(setup: MatchSetup) -> Record:
    clock = SteppedClock()
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock)
    return match.record()


def jumped(match: Match, clock: SteppedClock) -> Record:
    pacer = Pacer(match, clock, FlyingPicture())
    pacer.jumping = True
    while not match.is_over:
        pacer.advance(16.0)
    return match.record()


def played(frames: Iterator[float], moves: int = 40) -> str:
    match, pacer, _ = at_the_table(setup_of("lak", "srednji", "lak"))
    while match.move_number < moves:
        pacer.advance(next(frames))
    return write_record(match.record())


@pytest.mark.parametrize("seats", [("lak", "majstor"), ("lak", "srednji", "težak", "majstor")])
def test_a_jumping_table_plays_the_same_game_as_a_headless_match(seats: tuple[str, ...]) -> None:
    setup, clock = setup_of(*seats), SteppedClock()
    assert jumped(Match(setup, clock, shows_at_once=True), clock) == headless_record(setup)


@pytest.mark.parametrize("tokens", [1, 57, 200])
def test_a_game_continued_from_its_record_goes_on_as_it_would_have(tokens: int) -> None:
    setup = setup_of("lak", "srednji", "lak")
    whole = headless_record(setup)
    clock = SteppedClock()
    assert jumped(resume(setup, beginning(whole, tokens), clock), clock) == whole


@pytest.mark.parametrize("frames", [[5.0], [33.3], [100.0], [1.0, 16.7, 90.0, 3.3]])
def test_the_length_of_the_frames_changes_nothing(frames: list[float]) -> None:
    assert played(cycle(frames)) == played(cycle([16.666]))


def test_reactions_count_from_the_landing() -> None:
    match, pacer, _ = at_the_table(setup_of("lak", "lak"))
    for _ in range(29):
        pacer.advance(10.0)
    assert match.next_due() is None
    pacer.advance(10.0)
    due = match.next_due()
    assert due is not None
    assert due >= 300


def test_while_paused_no_time_passes_and_nothing_happens() -> None:
    """Case 7: sounds and moves stop, and go on only when the player says so."""
    match, pacer, clock = at_the_table(setup_of("lak", "lak"))
    match.submit(Pause())
    for _ in range(100):
        pacer.advance(100.0)
    assert (match.move_number, clock.now()) == (0, 0)
    match.submit(Resume())
    for _ in range(100):
        pacer.advance(100.0)
    assert match.move_number > 0


def test_a_pause_changes_nothing_in_the_game() -> None:
    match, pacer, _ = at_the_table(setup_of("lak", "srednji", "lak"))
    while match.move_number < 40:
        pacer.advance(20.0)
        match.submit(Pause())
        pacer.advance(100.0)
        match.submit(Resume())
    assert write_record(match.record()) == played(cycle([20.0]))


def test_watching_fast_is_the_same_game_in_a_quarter_of_the_time() -> None:
    match, pacer, _ = at_the_table(setup_of("lak", "srednji", "lak"))
    pacer.rate = 4.0
    while match.move_number < 40:
        pacer.advance(5.0)
    assert write_record(match.record()) == played(cycle([20.0]))


def test_jumping_ends_where_a_person_has_to_act() -> None:
    match, pacer, _ = at_the_table(setup_of("human", "lak"))
    pacer.jumping = True
    for _ in range(50):
        pacer.advance(16.0)
    assert match.move_number == 0


def test_one_frame_of_jumping_does_not_play_the_whole_game() -> None:
    """Case 6: the window still answers."""
    clock = SteppedClock()
    match = Match(setup_of("lak", "lak"), clock, shows_at_once=True)
    pacer = Pacer(match, clock, FlyingPicture())
    pacer.jumping = True
    pacer.advance(16.0)
    assert 0 < match.move_number < 50


def test_after_jumping_cards_land_when_they_land() -> None:
    match, pacer, clock = at_the_table(setup_of("lak", "lak"))
    pacer.jumping = True
    pacer.advance(16.0)
    pacer.jumping = False
    landings: list[int] = []
    window = match.setup.timing.window_computer

    def note(report: Report) -> None:
        landings.extend(e.closes_at - window for e in report.events if isinstance(e, WindowOpened))

    match.listen(note)
    begin = clock.now()
    while len(landings) < 2:
        pacer.advance(10.0)
    assert all(begin < at <= clock.now() for at in landings)


def beginning(record: Record, tokens: int) -> Record:
    """The first tokens of a record, with their times."""
    turns: list[Turn] = []
    for turn in record.turns:
        left = tokens - sum(len(kept.moves) for kept in turns)
        if left > 0:
            turns.append(Turn(turn.seat, turn.moves[:left]))
    times = record.extras["times"]
    assert isinstance(times, list)
    extras = {**record.extras, "times": times[:tokens]}
    return replace(record, turns=tuple(turns), result=(), extras=extras)
