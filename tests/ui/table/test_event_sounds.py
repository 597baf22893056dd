"""Each event of the table is heard on its contact frame: what moves, row by row."""

from __future__ import annotations

import pytest

from tac.ui.motion import durations
from tac.ui.table import sounds
from tests.ui.test_table_sounds import Ear, heard_at
from tools.screens_table import BACK_FROM_OUT, FAULTS, TURNED_BACK, USUAL
from tools.staged_table import StagedTable, position
from tools.strip_scenes import PLACING

PLACED = durations.CORRECTION + durations.TO_CENTRAL
EVENTS = {
    "draw": (USUAL, ("x",), [(sounds.DRAW, durations.TURN_OVER_SWAP)]),
    "own heap": (PLACING, ("d-",), [(sounds.TO_OWN_HEAP, durations.TO_OWN_HEAP)]),
    "central": (PLACING, ("d+",), [(sounds.TO_CENTRAL, durations.TO_CENTRAL)]),
    "opponent": (PLACING, ("dC",), [(sounds.TO_OPPONENT, durations.TO_OPPONENT)]),
    "heap turned": (
        TURNED_BACK.start,
        ("x",),
        [
            (sounds.HEAP_TURNED, 0.0),
            (sounds.HEAP_LAID, durations.HEAP_TURNED),
            (sounds.DRAW, durations.HEAP_TURNED + durations.TURN_OVER_SWAP),
        ],
    ),
    "correction": (
        PLACING,
        ("dC", "<d+"),
        [(sounds.TAKEN_BACK, 0.0), (sounds.LAID, durations.CORRECTION), (sounds.TO_CENTRAL, PLACED)],
    ),
    "false call": (USUAL, ("x", "dB", "x", "d-", "!C"), [(sounds.FALSE_CALL, 0.0)]),
    "out": (
        BACK_FROM_OUT.start,
        ("d+",),
        [(sounds.TO_CENTRAL, durations.TO_CENTRAL), (sounds.WENT_OUT, durations.TO_CENTRAL)],
    ),
}
"""The table of what moves, row by row: what is heard, and when."""


@pytest.mark.parametrize("event", EVENTS)
def test_each_event_is_heard_as_it_touches(event: str) -> None:
    start, tokens, expected = EVENTS[event]
    ear = heard_at(start, *tokens)
    assert ear.names == [name for name, _ in expected]
    assert [at for _, _, at in ear.heard] == pytest.approx([at for _, at in expected], abs=0.01)


def test_each_dealt_card_slides_as_it_leaves_the_deck() -> None:
    ear = Ear()
    ear.table = StagedTable(position("", ("", "", "", ""), (13, 13, 13, 13)), (1024, 640), audio=ear)
    ear.table.view.deal()
    ear.table.wait(3000)
    assert ear.names == [sounds.DEAL] * 52
    expected = [k * durations.DEAL_STAGGER for k in range(52)]
    assert [at for _, _, at in ear.heard] == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize(("token", "name"), [("dC", sounds.TO_OPPONENT), ("d+", sounds.TO_CENTRAL)])
def test_a_card_that_flies_on_during_a_call_is_heard_when_it_touches(token: str, name: str) -> None:
    ear = Ear()
    ear.table = StagedTable(PLACING, (1024, 640), audio=ear)
    ear.table.tell(token)
    ear.table.wait(100)
    ear.table.tell("!B")
    assert name not in ear.names
    ear.table.wait(600)
    assert ear.when(name) == pytest.approx(durations.TO_CENTRAL, abs=0.01)
    assert ear.names.count(name) == 1


def test_a_drawn_card_that_flies_on_is_heard_when_it_shows_its_face() -> None:
    ear = Ear()
    ear.table = StagedTable(FAULTS[0].start, (1024, 640), audio=ear)
    ear.table.tell("x")
    ear.table.wait(48)
    ear.table.tell("!B")
    ear.table.wait(400)
    assert ear.when(sounds.DRAW) == pytest.approx(durations.TURN_OVER_SWAP, abs=0.01)
