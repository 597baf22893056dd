"""What rises under the pointer: every card that one may pick up, never only the right one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tac.rules import Source, deal
from tac.rules.duties import duties
from tac.rules.events import CardPlayed
from tac.ui.layout import Place
from tac.ui.motion import durations
from tests.ui.table_driver import CENTRE, A, B, Driver, dealt, drawn, heap, level, pile, setup
from tests.ui.table_robot import Robot

CARDS = (heap(A), heap(B), drawn(A), drawn(B), pile(A), pile(B), CENTRE)


def risen(drive: Driver, place: Place) -> bool:
    """Whether what lies at a place rises when the pointer rests on it."""
    drive.point((512.0, 20.0))
    drive.wait(2 * durations.HOVER)
    drive.point(place)
    drive.wait(2 * durations.HOVER)
    return drive.scene.view._stage.hovers.get(place, 0.0) == 1.0


@pytest.fixture
def patient() -> Iterator[Driver]:
    """A person against a computer that takes a minute for its moves, so that nothing moves meanwhile."""
    driver = Driver(setup(dealt("5d Ah 9s", "9c Td"), None, level(pace=60_000))).table()
    yield driver
    driver.app.close()


def test_a_drawn_card_rises_wherever_it_may_belong(patient: Driver) -> None:
    patient.click(pile(A))
    patient.still()
    assert risen(patient, drawn(A))
    assert not risen(patient, pile(A))
    assert not risen(patient, pile(B))


@pytest.mark.parametrize("cards", ["Ah 5d 9s", "5d Ah 9s"])
def test_a_card_rises_whether_or_not_placing_it_was_a_fault(cards: str) -> None:
    """An Ace on the own heap is a fault, a Five there is none: the pointer finds no difference."""
    drive = Driver(setup(dealt(cards, "9c Td"), None, level(pace=60_000))).table()
    drive.click(pile(A))
    drive.click(heap(A))
    drive.still()
    assert [risen(drive, place) for place in CARDS] == [place == heap(A) for place in CARDS]
    drive.app.close()


@pytest.mark.parametrize("seed", range(4))
def test_in_a_game_what_rises_is_known_to_everybody(seed: int) -> None:
    """At any moment of a game full of faults: the drawn card, the top of the own heap, what one placed last;
    whether a card is owed, and where, makes no difference."""
    luck = random.Random(seed)
    drive = Driver(setup(deal(seed, 2), None, level(overlook=(0.4, 0.4, 0.4, 0.4), pace=400))).table()
    robot, view, risen_cards = Robot(drive), drive.scene.view, {True: 0, False: 0}
    for _ in range(60):
        if robot.is_on_turn():
            fault = robot.fault() if luck.random() < 0.3 else None
            robot.make(fault or robot.owed())
            drive.still()
        else:
            drive.wait(200)
        table = drive.match.table
        mine = [e.card for e in drive.noted.events() if isinstance(e, CardPlayed) and e.seat == A][-1:]
        for place in CARDS:
            hit = view.place_at(*drive.at(place))
            if hit is None or hit.card is None or place in (pile(A), pile(B)):
                continue
            held = table.turn == A and hit.card is table.drawn
            if held or hit.card in table.heaps[A][:1]:
                assert view.may_lift(hit)
                owed = table.turn == A and any(move.source is _source(place) for move in duties(table))
                risen_cards[owed] += 1
            else:
                assert not view.may_lift(hit) or hit.card in mine
    assert min(risen_cards.values()) > 0
    drive.app.close()


def _source(place: Place) -> Source:
    return Source.DRAWN if place == drawn(A) else Source.HEAP
