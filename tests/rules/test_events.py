"""Events are enough: who reads only them knows what lies on the table after every move."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from tac.rules import Deal, Seat, Table, read_record, replay
from tac.rules.events import (
    REFEREE,
    CameBack,
    CardDrawn,
    CardPlayed,
    FaultClosed,
    FaultMade,
    FaultMended,
    GameOver,
    HeapTurned,
    MovesTakenBack,
    TurnPassed,
    WentOut,
)
from tests.rules.event_reader import EventReader
from tests.rules.random_games import (
    WILD,
    Manner,
    Played,
    deals,
    examples,
    manners,
    play,
    randoms,
    small_tables,
)
from tests.rules.tables import after, after_with_events, table

RECORDS = sorted((Path(__file__).parents[1] / "conformance" / "records").glob("*.tac.yaml"))


@examples(15)
@given(deals().map(Deal.table), randoms(), manners())
def test_the_events_of_a_game_give_its_cards(start: Table, random: Random, manner: Manner) -> None:
    check_events(start, play(start, random, manner))


@examples(100)
@given(small_tables(), randoms(), manners())
def test_the_events_of_a_small_game_give_its_cards(start: Table, random: Random, manner: Manner) -> None:
    check_events(start, islice(play(start, random, manner), 60))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_the_events_of_a_recorded_game_give_its_cards(path: Path) -> None:
    record = read_record(path.read_bytes())
    reader = EventReader(record.deal.table())
    for step in replay(record):
        reader.read(step.events)
        reader.check(step.after)


def check_events(start: Table, steps: Iterable[Played]) -> None:
    reader = EventReader(start)
    for step in steps:
        reader.read(step.events)
        reader.check(step.after)


@examples(100)
@given(small_tables(), randoms())
def test_every_fault_is_told_once_when_it_is_made_and_once_when_it_ends(start: Table, random: Random) -> None:
    """For the referee: standing is what was made and neither called, mended nor closed (R6.5)."""
    standing: list[int] = []
    for step in islice(play(start, random, WILD), 60):
        for event in step.events:
            if isinstance(event, FaultMade):
                standing.append(event.obligation)
            elif isinstance(event, FaultMended | FaultClosed):
                standing.remove(event.obligation)
            elif isinstance(event, MovesTakenBack) and step.move.caller is not None:
                standing = []
        assert sorted(standing) == sorted(fault.obligation for fault in step.after.faults)


def test_a_draw_from_an_empty_pile_tells_first_of_the_heap() -> None:
    """R4.4."""
    _, events = after_with_events(table(("", "2h Jd"), ("3c", "5d"), central="8c"), "x")
    assert [type(event) for event in events] == [HeapTurned, CardDrawn]


def test_what_is_undone_is_told_newest_first() -> None:
    """R6.2."""
    start = table(("", "6h Jc 9s"), ("3c", "5d"), central="5c")
    _, events = after_with_events(after(start, "x d-"), "!B")
    (back,) = [event for event in events if isinstance(event, MovesTakenBack)]
    assert [type(event) for event in back.undone] == [CardPlayed, CardDrawn, HeapTurned]


@pytest.mark.parametrize("token", ["!B", "<h+"])
def test_when_the_end_waited_no_turn_is_told_to_have_passed(token: str) -> None:
    """R6.6: the turn of one who went out last was never handed on."""
    waiting = after(table(("", "6h"), ("3c", "5d"), central="5c"), "hB")
    _, events = after_with_events(waiting, token)
    assert CameBack(Seat.A) in events
    assert not any(isinstance(event, TurnPassed) for event in events)


def test_the_last_events_of_a_game_are_going_out_and_the_end() -> None:
    """R5.1."""
    _, events = after_with_events(table(("", "6h"), ("3c", "5d"), central="5c"), "h+")
    assert [type(event) for event in events] == [CardPlayed, WentOut, GameOver]
    assert isinstance(events[-1], GameOver)
    assert events[-1].loser.name == "B"


def test_a_faulty_move_differs_from_any_other_only_in_what_the_referee_is_told() -> None:
    """Nothing that players may know gives a fault away."""
    seats = ("6c 2c", "Jh"), ("3c", "5d")
    _, faulty = after_with_events(table(*seats, central="5c"), "x d-")
    _, in_order = after_with_events(table(*seats, central="9c"), "x d-")
    assert in_order != faulty
    assert [event for event in faulty if not isinstance(event, REFEREE)] != []
    # Obligation 4 is passed over in the second: 6c would have gone to B's heap.
    seen = [[event for event in events if not isinstance(event, REFEREE)] for events in (faulty, in_order)]
    assert seen[0] == seen[1]
