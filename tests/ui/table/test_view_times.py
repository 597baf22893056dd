"""When a report counts as shown: at the nominal end of its motion, however long the frames are."""

from __future__ import annotations

import pytest

from tac.match.events import CallsLocked, SameCall, TooLate
from tac.rules import Seat
from tac.rules.events import FalselyCalled, GameOver, MovesTakenBack
from tac.ui.motion import durations
from tools.screens_table import BACK_FROM_OUT, FAULTS, SEVERAL_BACK, TURNED_BACK, USUAL, Fault
from tools.staged_table import StagedTable

DRAWN_TO_CENTRAL = FAULTS[3].start
MOMENT = durations.CALL_UNDIM_AT + durations.CALL_UNDIM


def staged(start: Fault | None = None, **how: object) -> StagedTable:
    return StagedTable(start.start if start else USUAL, (1024, 640), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("start", "token", "expected"),
    [
        (USUAL, "x", durations.TURN_OVER),
        (DRAWN_TO_CENTRAL, "d+", durations.TO_CENTRAL),
        (DRAWN_TO_CENTRAL, "d-", durations.TO_OWN_HEAP),
        (DRAWN_TO_CENTRAL, "dC", durations.TO_OPPONENT),
        (TURNED_BACK.start, "x", durations.HEAP_TURNED + durations.TURN_OVER),
    ],
)
@pytest.mark.parametrize("frame", [1.0, 16.0, 37.5, 1000.0])
def test_a_move_is_shown_when_its_card_has_landed(
    start: object, token: str, expected: float, frame: float
) -> None:
    table = StagedTable(start, (1024, 640))  # type: ignore[arg-type]
    table.tell(token)
    while not table.shown:
        table.view.advance(frame)
    assert table.shown == [(1, expected)]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_tac_moment_of_one_move_takes_as_long_as_its_storyboard(fault: Fault) -> None:
    """Section 8 of the art direction: 2.3 seconds with three who give a card."""
    table = staged(fault)
    table.play(*fault.tokens)
    before, number = table.view.now, len(table.shown)
    table.tell(fault.call)
    table.until(lambda: len(table.shown) > number)
    assert table.shown[-1][1] == round(before + MOMENT)


@pytest.mark.parametrize(("speed", "factor"), [("slow", 1.5), ("normal", 1.0), ("fast", 0.6)])
def test_the_speed_multiplies_every_duration(speed: str, factor: float) -> None:
    table = staged(FAULTS[3], speed=speed)
    table.tell("dC")
    table.wait(1000)
    table.tell("!B")
    table.wait(5000)
    assert table.shown == [(1, round(300 * factor)), (2, round(1000 + MOMENT * factor))]


def test_without_motion_everything_is_shown_at_once_and_the_sentence_stays() -> None:
    table = staged(FAULTS[3], speed="off")
    table.tell("dC", "!B")
    assert table.shown == [(1, 0), (2, 0)]
    assert table.view.moving
    stage = table.view._stage
    assert stage.toast is not None
    assert stage.toast.text == "Sedmica je morala na talon"


def test_the_next_move_hurries_the_one_before() -> None:
    """Ten quick moves never make a queue: each report lands before the next one begins."""
    table = staged()
    table.tell("x")
    table.wait(48)
    table.tell("dB", "x")
    assert [number for number, _ in table.shown] == [1, 2]
    assert all(at == 48 for _, at in table.shown)
    table.wait(durations.TURN_OVER)
    assert table.shown[-1] == (3, round(48 + durations.TURN_OVER))


def test_a_hurried_call_ends_now_and_leaves_the_table_as_it_should_be() -> None:
    table = staged(SEVERAL_BACK)
    table.play(*SEVERAL_BACK.tokens)
    table.tell(SEVERAL_BACK.call)
    table.wait(400)
    calling = [table.view.calling]
    table.view.hurry()
    assert [*calling, table.view.calling] == [True, False]
    assert table.shown[-1] == (5, round(table.view.now))
    model = table.view._stage.model
    assert tuple(map(tuple, model.piles)) == table.table.piles
    assert tuple(map(tuple, model.heaps)) == table.table.heaps
    assert model.turn == Seat.A


@pytest.mark.parametrize("fault", [SEVERAL_BACK, TURNED_BACK, BACK_FROM_OUT], ids=lambda fault: fault.name)
def test_longer_stories_are_told_to_their_end(fault: Fault) -> None:
    """Several moves, a turned heap and one who had gone out are taken back in order."""
    table = staged(fault)
    table.play(*fault.tokens)
    table.tell(fault.call)
    table.until(lambda: not table.view.busy)
    model = table.view._stage.model
    assert tuple(map(tuple, model.piles)) == table.table.piles
    assert tuple(map(tuple, model.heaps)) == table.table.heaps
    assert model.drawn is table.table.drawn
    assert tuple(model.out) == table.table.out
    assert model.turn == table.table.turn


def test_a_false_call_is_shown_in_its_time_and_its_card_with_it() -> None:
    table = staged()
    table.play("x", "dB", "x", "d-")
    before = table.view.now
    table.tell("!C")
    table.wait(1000)
    assert table.shown[-1] == (5, round(before + durations.FALSE_CALL))


def test_putting_right_takes_back_and_then_makes_the_owed_move() -> None:
    table = staged(FAULTS[3])
    table.play("dC")
    before = table.view.now
    table.tell("<d+")
    table.wait(durations.CORRECTION - 32)
    assert table.view._stage.model.central[0].code == "6c"
    table.wait(1000)
    assert table.shown[-1] == (2, round(before + durations.CORRECTION + durations.TO_CENTRAL))
    assert table.view._stage.model.central[0].code == "7h"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_is_shown_when_the_last_card_lies(seats: int) -> None:
    """Cards come one at a time; with three players the Ace that starts the centre is turned over last."""
    from tac.locale import Translator
    from tac.match import MatchSetup, Player
    from tac.rules import deal
    from tac.ui.table import Silence, TableView
    from tools.screens import kit_of

    setup = MatchSetup(deal(3, seats), (Player(),) * seats, 1)
    shown: list[tuple[int, int]] = []
    view = TableView(
        setup, (1024, 640), Translator("en"), Silence(), kit=kit_of((1024, 640)), names=("",) * seats
    )
    view.on_shown = lambda number, at: shown.append((number, at))
    view.deal()
    dealt = 52 if seats != 3 else 51
    expected = (dealt - 1) * durations.DEAL_STAGGER + durations.DEAL
    if seats == 3:
        expected += durations.TURN_OVER
    view.advance(expected - 1)
    assert shown == []
    view.advance(1)
    assert shown == [(0, round(expected))]


def test_what_moves_no_card_neither_hurries_nor_is_acknowledged() -> None:
    table = staged()
    table.tell("x")
    table.wait(48)
    table.report(None, (SameCall(Seat.A),))
    table.report(None, (TooLate(Seat.A),))
    assert table.shown == []
    assert table.view.busy
    table.wait(1000)
    assert table.shown == [(1, 260)]


def test_a_lock_lasts_as_long_as_the_match_says() -> None:
    table = staged(speed="slow")
    table.report(None, (CallsLocked(Seat.A, 2500),))
    table.view.advance(2499)
    assert table.view._stage.locked == {Seat.A}
    table.view.advance(1)
    assert table.view._stage.locked == set()


def test_a_false_call_while_the_end_waits_looks_like_any_other() -> None:
    table = staged()
    table.report(None, (FalselyCalled(Seat.B, Seat.A),))
    table.wait(200)
    assert table.view._stage.shout is not None


def test_the_end_takes_the_turn_from_everybody() -> None:
    table = staged()
    table.report(None, (GameOver((Seat.A, Seat.B, Seat.C, Seat.D)),))
    table.wait(400)
    assert not any(plate.state.value == "turn" for plate in table.view._stage.plates)


def test_a_call_that_takes_nothing_back_is_a_mistake_of_ours() -> None:
    from tac.rules import Move
    from tac.rules.events import Called

    table = staged()
    card = table.table.heaps[0][0]
    called = Called(Seat.B, Seat.A, Move.parse("x"), 1, card, (Move.parse("h+"),))
    with pytest.raises(ValueError, match="takes something back"):
        table.report(Move.parse("!B"), (called, MovesTakenBack(Seat.A, ())))


def test_beside_the_last_move_stands_what_was_told_last() -> None:
    """It changes a frame after the card has landed; a call that comes in between is not written over."""
    table = StagedTable(USUAL)
    table.play("x", "dB", "x")
    stage = table.view._stage
    moved = stage.last_move
    assert moved is not None
    table.tell("d-")
    table.until(lambda: not table.view.busy)
    table.tell("!C")
    called = stage.last_move
    table.wait(200)
    assert stage.last_move == called != moved
