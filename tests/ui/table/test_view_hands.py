"""What hands do on the table is seen at once, and never leaves anything stuck to the pointer."""

from __future__ import annotations

import pytest

from tac.match.events import PressDropped, PressHeld
from tac.rules import Card, Move, Seat
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations
from tac.ui.motion.durations import TAP
from tac.ui.table import Hit
from tac.ui.table.flight import Aloft, spot_centre
from tac.ui.table.stage import Stage
from tools.screens_table import FAULTS, USUAL
from tools.staged_table import StagedTable

OWN_HEAP = Place(PlaceKind.HEAP, Seat.A)
QUEEN = Card.parse("Qd")


class Heard:
    """An audio that remembers."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str, *, pan: float = 0.0) -> None:
        self.names.append(name)


def staged(**how: object) -> StagedTable:
    return StagedTable(USUAL, (1024, 640), **how)  # type: ignore[arg-type]


def stage_of(table: StagedTable) -> Stage:
    return table.view._stage


def at(table: StagedTable, place: Place) -> Hit:
    hit = table.view.place_at(*table.view.layout.rect(place).centre)
    assert hit is not None
    return hit


def test_a_place_is_told_with_the_card_on_top() -> None:
    table = staged()
    assert at(table, OWN_HEAP) == Hit(PlaceKind.HEAP, Seat.A, QUEEN)
    assert at(table, Place(PlaceKind.CENTRAL)) == Hit(PlaceKind.CENTRAL, None, Card.parse("6c"))
    assert at(table, Place(PlaceKind.DRAWN, Seat.B)).card is None
    assert table.view.place_at(200, 40) is None


def test_buttons_are_told_apart_from_places() -> None:
    table = staged()
    layout = table.view.layout
    call = layout.seats[0].call_button
    assert call is not None
    assert table.view.button_at(*call.centre) == Hit(PlaceKind.CALL, Seat.A)
    assert table.view.place_at(*call.centre) is None
    assert table.view.button_at(*layout.corners.pause.centre) == Hit(PlaceKind.PAUSE)
    assert table.view.button_at(*layout.central.centre) is None


def test_every_corner_is_a_button() -> None:
    table = staged()
    for kind in (PlaceKind.PAUSE, PlaceKind.RULES, PlaceKind.SOUND):
        hit = table.view.button_at(*table.view.layout.rect(Place(kind)).centre)
        assert hit is not None
        assert hit.kind is kind


def test_only_cards_that_may_be_picked_up_rise() -> None:
    """The scene decides; right or wrong alike, so nothing is given away."""
    table = staged()
    table.view.may_lift = lambda hit: hit.seat == Seat.A
    table.view.hover(at(table, OWN_HEAP))
    table.wait(durations.HOVER)
    assert stage_of(table).hovers == {OWN_HEAP: 1.0}
    table.view.hover(at(table, Place(PlaceKind.HEAP, Seat.B)))
    table.wait(durations.HOVER)
    assert stage_of(table).hovers == {}


def test_a_dragged_card_follows_the_pointer_from_where_it_was_taken() -> None:
    table = staged()
    view = table.view
    start = view.layout.rect(OWN_HEAP)
    view.lift(QUEEN, start.x + 10, start.y + 10)
    view.drag_to(start.x + 110, start.y - 90)
    drag = stage_of(table).drag
    assert drag is not None
    assert spot_centre(view.layout, drag.at) == pytest.approx((start.cx + 100, start.cy - 100))
    assert view.dragged is QUEEN
    assert stage_of(table).resting(OWN_HEAP)[0].code == "4d"


def test_every_heap_and_the_centre_light_up_by_nearness_alone() -> None:
    """Never a hint: a place lights up whether or not the card fits there."""
    table = staged()
    view = table.view
    layout = view.layout
    places = [Place(PlaceKind.CENTRAL), *(Place(PlaceKind.HEAP, seat) for seat in Seat)]
    view.lift(QUEEN, *layout.rect(OWN_HEAP).centre)
    for place in places:
        view.drag_to(*layout.rect(place).centre)
        drag = stage_of(table).drag
        assert drag is not None
        assert drag.zone == place
        zone = view.zone_at(*layout.rect(place).centre)
        assert zone is not None
        assert zone.place == place
    view.drag_to(layout.width / 2, 5)
    drag = stage_of(table).drag
    assert drag is not None
    assert drag.zone is None


def test_a_card_let_go_flies_home_unless_a_report_takes_it() -> None:
    table = staged()
    view = table.view
    view.lift(QUEEN, *view.layout.rect(OWN_HEAP).centre)
    view.drag_to(300, 300)
    view.release_to(at(table, Place(PlaceKind.CENTRAL)))
    assert view.dragged is None
    table.wait(600)
    assert stage_of(table).drag is None
    assert stage_of(table).resting(OWN_HEAP)[0] is QUEEN


def test_a_card_whose_move_is_made_flies_on_from_the_pointer() -> None:
    table = StagedTable(FAULTS[3].start, (1024, 640))
    view = table.view
    seven = table.table.drawn
    assert seven is not None
    view.lift(seven, *view.layout.seats[3].drawn.centre)
    view.drag_to(300, 300)
    view.release_to(at(table, Place(PlaceKind.CENTRAL)))
    drag = stage_of(table).drag
    assert drag is not None
    where = drag.at
    table.tell("d+")
    assert stage_of(table).flights[seven].start == where
    assert isinstance(where, Aloft)
    table.wait(500)
    assert stage_of(table).resting(Place(PlaceKind.CENTRAL))[0] is seven


def test_a_report_that_moves_the_dragged_card_takes_it_from_the_fingers() -> None:
    table = StagedTable(FAULTS[3].start, (1024, 640))
    table.play("dC")
    seven = table.table.heaps[2][0]
    table.view.lift(seven, 100, 100)
    table.tell("!B")
    table.until(lambda: not table.view.busy)
    assert table.view.dragged is None
    assert stage_of(table).model.drawn is seven


def test_an_early_press_leans_and_comes_back_when_it_is_dropped() -> None:
    table = staged()
    table.report(None, (PressHeld(Seat.A, Move.parse("x")),))
    held = stage_of(table).held
    assert held is not None
    assert (held.place, held.towards) == (Place(PlaceKind.PILE, Seat.A), Place(PlaceKind.DRAWN, Seat.A))
    table.wait(100)
    assert held.amount == 1.0
    table.report(None, (PressDropped(Seat.A),))
    assert stage_of(table).held is None


def test_an_early_press_that_is_made_flies_on_from_where_it_leans() -> None:
    table = staged()
    table.view.hold(Seat.A, Move.parse("x"))
    table.wait(100)
    table.tell("x")
    assert stage_of(table).held is None
    card = table.table.drawn
    assert card is not None
    assert isinstance(stage_of(table).flights[card].start, Aloft)


def test_an_early_press_on_an_empty_pile_lifts_the_heap_that_is_to_be_turned() -> None:
    from tools.screens_table import TURNED_BACK

    table = StagedTable(TURNED_BACK.start, (1024, 640))
    table.view.hold(Seat.A, Move.parse("x"))
    held = stage_of(table).held
    assert held is not None
    assert held.place == OWN_HEAP


def test_a_refusal_shakes_three_times_and_thuds() -> None:
    heard = Heard()
    table = staged(audio=heard)
    table.view.refuse(at(table, OWN_HEAP))
    swings = []
    for _ in range(int(durations.REFUSED)):
        table.view.advance(1.0)
        swings.append(stage_of(table).shaking.get(OWN_HEAP, 0.0))
    peaks = [b for a, b, c in zip(swings, swings[1:], swings[2:], strict=False) if a < b > c]
    assert len(peaks) == durations.REFUSED_SHAKES
    assert max(swings) == pytest.approx(durations.REFUSED_WAY, abs=0.01)
    assert stage_of(table).shaking == {}
    assert heard.names == ["thud"]


def test_a_key_presses_the_button_for_a_moment() -> None:
    table = staged()
    button = Place(PlaceKind.CALL, Seat.A)
    table.view.tap(PlaceKind.CALL, Seat.A)
    assert stage_of(table).pressed == {button: 1}
    table.wait(durations.PRESS)
    assert stage_of(table).sunk[button] == 1.0
    table.wait(TAP)
    assert stage_of(table).pressed == {}
    assert stage_of(table).sunk[button] == 0.0


def test_a_message_goes_by_itself_and_gives_way_to_the_next() -> None:
    table = staged()
    table.view.toast("first")
    table.wait(1000)
    table.view.toast("second")
    table.wait(durations.TOAST)
    toast = stage_of(table).toast
    assert toast is not None
    assert toast.text == "second"
    table.wait(300)
    assert stage_of(table).toast is None


def test_each_kind_of_landing_has_its_own_sound() -> None:
    expected = {"d+": "knock", "d-": "tap", "dC": "tick-tap"}
    for token, sound in expected.items():
        heard = Heard()
        table = StagedTable(FAULTS[3].start, (1024, 640), audio=heard)
        table.play(token)
        assert heard.names == [sound]


def test_the_tac_moment_sounds_in_order() -> None:
    heard = Heard()
    table = StagedTable(FAULTS[3].start, (1024, 640), audio=heard)
    table.play("dC")
    table.tell("!B")
    table.until(lambda: not table.view.busy)
    back = ["reverse-slide", "lay"]
    # Each card is on its way for longer than the next one waits, so that they come to rest in turn.
    paid = ["penalty-slide", "penalty-slide", "penalty-slide", "lay", "lay", "lay"]
    assert heard.names == ["tick-tap", "drum", "shout-sova", *back, *paid]


def test_the_last_move_is_told_once_its_card_has_landed() -> None:
    table = StagedTable(FAULTS[3].start, (1024, 640), "sr")
    table.tell("d-")
    table.wait(100)
    assert table.view._stage.last_move is None
    table.wait(200)
    assert table.view._stage.last_move == ("Poslednji: Deda Rade", "7 na svoju hrpu")
