"""The table of what moves (section on motion of the art direction), row by row: times, ways and details."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tac.rules import Seat
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations as d
from tac.ui.motion import in_out_cubic, out_back, out_cubic
from tac.ui.table import flight
from tac.ui.table.flight import Style
from tac.ui.table.moment import BACK
from tac.ui.table.stage import Stage
from tests.architecture.sources import ROOT, files, named, tree
from tools.screens_table import FAULTS, USUAL, Fault
from tools.staged_table import StagedTable
from tools.strip_scenes import PLACING

SIZE = (1024, 640)


def stage_of(table: StagedTable) -> Stage:
    return table.view._stage


# -- the numbers


@pytest.mark.parametrize(
    ("style", "ms", "easing", "arc"),
    [
        (flight.DEAL, 220, out_cubic, 4),
        (flight.DRAW, 260, out_cubic, 2),
        (flight.TO_OWN, 240, in_out_cubic, 3),
        (flight.TO_CENTRAL, 300, in_out_cubic, 6),
        (flight.TO_OPPONENT, 300, in_out_cubic, 7),
        (flight.CORRECTION, 280, in_out_cubic, 5),
        (BACK, 500, in_out_cubic, 8),
        (flight.PENALTY, 420, in_out_cubic, 6),
    ],
)
def test_each_kind_of_flight_has_its_time_its_easing_and_its_arc(
    style: Style, ms: float, easing: object, arc: float
) -> None:
    assert (style.duration, style.easing, style.arc) == (ms, easing, arc)


def test_details_of_the_flights() -> None:
    assert flight.DRAW.swap * flight.DRAW.duration == pytest.approx(110)
    assert flight.TO_OPPONENT.turn <= 6
    assert (BACK.turn, BACK.ghosts) == (13, (0.16, 0.28, 0.45))
    assert (flight.PENALTY.ghosts, flight.PENALTY.under) == ((0.18, 0.38), True)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (d.SPEEDS, {"off": 0.0, "slow": 1.5, "normal": 1.0, "fast": 0.6}),
        (d.DEAL_STAGGER, 35),
        ((d.SETTLE, d.SETTLE_FROM), (90, 1.06)),
        ((d.HEAP_TURNED, d.HEAP_TURNED_ARC), (420, 5)),
        ((d.TURN_PASSES, d.ARROW_SLIDE), (160, 2)),
        ((d.REFUSED, d.REFUSED_SHAKES, d.REFUSED_WAY), (240, 3, 0.8)),
        ((d.HOVER, d.PRESS), (90, 60)),
        (d.FALSE_CALL, 600),
        ((d.WENT_OUT, d.WENT_OUT_ARC, d.WENT_OUT_DIAMONDS), (900, 12, 24)),
        ((d.SCREEN_CHANGE, d.SCREEN_RISE, d.SCREEN_ROWS), (200, 2, 60)),
        ((d.CALL_DIM, d.CALL_DIM_ALPHA), (120, 0.6)),
        ((d.CALL_BURST, d.CALL_BURST_FROM, d.CALL_SHAKE), (260, 0.3, 0.6)),
        (d.CALL_SHAKE_AT + d.CALL_SHAKE_TIME, d.CALL_BURST),
        ((d.CALL_CAPTION_AT, d.CALL_CAPTION), (300, 160)),
        ((d.CALL_BACK_AT, d.CALL_FADE_AT, d.CALL_FADE), (650, 900, 180)),
        ((d.PENALTY_AT, d.PENALTY_STAGGER), (1250, 180)),
        ((d.CALL_UNDIM_AT, d.CALL_UNDIM), (2030, 250)),
        ((d.REDUCED_FADE, d.REDUCED_HOLD), (80, 900)),
    ],
)
def test_the_other_numbers_are_those_of_the_table(found: object, expected: object) -> None:
    assert found == expected


def test_the_easings_are_the_named_curves() -> None:
    assert out_cubic(0.5) == 0.875
    assert in_out_cubic(0.25) == 0.0625
    assert out_back(0.5) == pytest.approx(1 - 2.7 * 0.125 + 1.7 * 0.25)


# -- all times in one file

_TIMED = {"animate": (1,), "span": (0, 1), "Style": (0,)}
"""Calls that take milliseconds, and where."""


def _own_times(path: Path) -> Iterator[str]:
    """Times that a file gives by itself instead of by name from the file of durations."""
    parsed = tree(path)
    named_here = {
        target.id
        for node in parsed.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(parsed):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        times = [node.args[at] for at in _TIMED.get(name, ()) if at < len(node.args)]
        times += [
            word.value for word in node.keywords if name in _TIMED and word.arg in ("delay", "duration")
        ]
        for time in times:
            own = isinstance(time, ast.Constant) and time.value != 0
            if own or (isinstance(time, ast.Name) and time.id in named_here):
                yield f"{named(path)}:{node.lineno}: {ast.unparse(time)}"


def test_every_time_of_what_moves_stands_in_the_one_file_of_durations() -> None:
    assert [time for path in files("tac/ui") for time in _own_times(path)] == []


def test_every_duration_is_used() -> None:
    """A number of the table that nothing reads would be a promise that nothing keeps."""
    code = "\n".join(path.read_text("utf-8") for path in files("tac/ui") if path.name != "durations.py")
    tables = tree(ROOT / "tac/ui/motion/durations.py")
    names = [
        node.target.id
        for node in tables.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    assert len(names) > 40
    # When the table is lit again follows from the way of the last penalty card.
    assert [name for name in names if name not in code] == ["CALL_UNDIM_AT"]


# -- what is to be seen


def test_the_table_shakes_once_to_both_sides_when_somebody_calls() -> None:
    table = StagedTable(FAULTS[3].start, SIZE)
    table.play("dC")
    table.tell("!B")
    offsets = []
    for _ in range(int(d.CALL_SHAKE_AT + d.CALL_SHAKE_TIME) + 20):
        table.view.advance(1.0)
        offsets.append(table.view._picture._shake(table.view._scenery))
    way = round(d.CALL_SHAKE * table.view.layout.u)
    assert (max(offsets), min(offsets)) == (way, -way)
    signs = [math.copysign(1, a) for a in offsets if a]
    assert sum(a != b for a, b in pairwise(signs)) == 1
    assert offsets[-1] == 0


def test_a_card_on_the_centre_settles_from_a_little_larger() -> None:
    table = StagedTable(PLACING, SIZE)
    table.tell("d+")
    card = table.table.central[0]
    table.view.advance(d.TO_CENTRAL)
    scales = []
    while card in stage_of(table).flights:
        scales.append(stage_of(table).flights[card].scale)
        table.view.advance(10.0)
    assert scales[0] == d.SETTLE_FROM
    assert scales == sorted(scales, reverse=True)
    assert len(scales) == pytest.approx(d.SETTLE / 10.0, abs=1)


def test_the_small_burst_of_a_false_call_grows_over_all_its_time() -> None:
    table = StagedTable(USUAL, SIZE)
    table.play("x", "dB", "x", "d-")
    table.tell("!C")
    shout = stage_of(table).shout
    assert shout is not None
    scales = []
    for _ in range(6):
        scales.append(shout.scale)
        table.view.advance(d.FALSE_CALL / 6)
    expected = [0.3 + 0.7 * out_back(k / 6) for k in range(6)]
    assert scales == pytest.approx(expected)
    assert shout.scale == 1.0


def test_penalty_cards_leave_in_seat_order_after_the_offender() -> None:
    table = StagedTable(FAULTS[3].start, SIZE)
    table.play("dC")
    table.tell("!B")
    left: list[object] = []
    while table.view.busy:
        table.view.advance(10.0)
        for way in stage_of(table).flights.values():
            if way.style.under and way.start not in left:
                left.append(way.start)
    assert left == [Place(PlaceKind.PILE, seat) for seat in (Seat.A, Seat.B, Seat.C)]


def test_a_turn_passes_when_its_card_has_landed_and_the_arrow_slides_in() -> None:
    table = StagedTable(PLACING, SIZE)
    table.tell("d-")
    table.view.advance(d.TO_OWN_HEAP - 1)
    assert stage_of(table).plates[3].state.value == "turn"
    table.view.advance(1)
    plate = stage_of(table).plates[0]
    assert (plate.state.value, plate.blend, plate.arrow) == ("turn", 0.0, 0.0)
    table.view.advance(d.TURN_PASSES)
    assert (plate.blend, plate.arrow) == (1.0, 1.0)


def test_a_plate_that_changes_to_and_fro_never_jumps_ahead() -> None:
    """The first of two changes to the same state has nothing more to say."""
    table = StagedTable(PLACING, SIZE)
    stage, hand = stage_of(table), table.view._hand
    plate = stage.plates[0]
    for turn in (Seat.A, Seat.D, Seat.A):
        stage.model.turn = turn
        hand.plates()
        table.view.advance(30.0)
    assert plate.blend == pytest.approx(out_cubic(30.0 / d.TURN_PASSES))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_wrong_card_leaves_three_ghosts_on_its_way_back(fault: Fault) -> None:
    table = StagedTable(fault.start, SIZE)
    table.play(*fault.tokens)
    table.tell(fault.call)
    table.view.advance(d.CALL_BACK_AT + d.CALL_BACK / 2)
    ((card, way),) = stage_of(table).flights.items()
    moment = stage_of(table).moment
    assert moment is not None
    assert card is moment.wrong_card
    assert (way.style.duration, way.style.arc, way.style.ghosts) == (500, 8, (0.16, 0.28, 0.45))
    assert way.style.turn == 13 or way.style.flips


def test_a_badge_counts_a_card_as_it_leaves_and_as_it_lands() -> None:
    table = StagedTable(FAULTS[3].start, SIZE)
    table.play("dC")
    table.tell("!B")
    pile = {seat: Place(PlaceKind.PILE, seat) for seat in Seat}
    stage = stage_of(table)
    table.view.advance(d.PENALTY_AT - 1)
    assert [len(stage.resting(pile[seat])) for seat in (Seat.A, Seat.D)] == [6, 8]
    table.view.advance(2)
    assert [len(stage.resting(pile[seat])) for seat in (Seat.A, Seat.D)] == [5, 8]
    table.view.advance(d.PENALTY)
    assert [len(stage.resting(pile[seat])) for seat in (Seat.A, Seat.D)] == [5, 9]
    assert stage.moment is not None
    assert stage.moment.gained == 1
