"""What is drawn: only what changed, never anything that gives a fault away, sharp after a resize."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tac.rules import HouseRules, standing_faults
from tac.ui.layout import Place, PlaceKind
from tools.screens import kit_of
from tools.screens_table import BACK_FROM_OUT, FAULTS, SEVERAL_BACK, TURNED_BACK, USUAL
from tools.staged_table import StagedTable, position

SIZE = (1024, 640)
NARROW = (700, 1000)


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


Act = Callable[[StagedTable], None]

STORIES: dict[str, tuple[Act, ...]] = {
    "draw": (lambda t: t.tell("x"), lambda t: t.tell("dB")),
    "own heap": (lambda t: t.tell("x"), lambda t: t.view.toast("Proba"), lambda t: t.tell("dB", "x", "d-")),
    "false call": (lambda t: t.tell("x", "dB", "x", "d-"), lambda t: t.tell("!C")),
    "hover and drag": (
        lambda t: t.view.hover(t.view.place_at(*t.view.layout.seats[0].heap.centre)),
        lambda t: t.tell("x"),
        lambda t: t.view.lift(t.table.drawn, 400, 400),  # type: ignore[arg-type]
        lambda t: t.view.drag_to(500, 300),
        lambda t: t.view.drop_back(),
        lambda t: t.view.refuse(t.view.place_at(*t.view.layout.central.centre)),  # type: ignore[arg-type]
    ),
}


@pytest.mark.parametrize("size", [SIZE, NARROW])
@pytest.mark.parametrize("story", STORIES)
def test_mending_the_last_frame_gives_the_same_picture_as_drawing_all_of_it(
    story: str, size: tuple[int, int]
) -> None:
    table = StagedTable(USUAL, size)
    table.view.may_lift = lambda hit: True
    mended = pygame.Surface(size)
    table.view.draw(mended, whole=True)
    for act in STORIES[story]:
        act(table)
        for _ in range(7):
            table.view.advance(48.0)
            table.view.draw(mended)
            assert bytes_of(mended) == bytes_of(_whole(table))


@pytest.mark.parametrize("fault", [FAULTS[3], SEVERAL_BACK, TURNED_BACK, BACK_FROM_OUT], ids=lambda f: f.name)
def test_the_same_holds_all_through_a_tac_moment(fault: object) -> None:
    table = StagedTable(fault.start, SIZE)  # type: ignore[attr-defined]
    mended = pygame.Surface(SIZE)
    for token in (*fault.tokens, fault.call):  # type: ignore[attr-defined]
        table.tell(token)
        for _ in range(15):
            table.view.advance(93.0)
            table.view.draw(mended)
            assert bytes_of(mended) == bytes_of(_whole(table))


@pytest.mark.parametrize("rest", [0, 3, 40])
@pytest.mark.parametrize("fault", [FAULTS[3], SEVERAL_BACK], ids=lambda f: f.name)
def test_what_is_darkened_ahead_of_a_call_looks_as_if_darkened_then(fault: object, rest: int) -> None:
    """However long the table has lain still before it, and whatever has changed since."""
    table = StagedTable(fault.start, SIZE)  # type: ignore[attr-defined]
    mended = pygame.Surface(SIZE)
    table.view.draw(mended)
    for _ in range(40):
        table.view.advance(40.0)
        table.view.draw(mended)
    table.tell(*fault.tokens)  # type: ignore[attr-defined]
    table.view.hurry()
    for _ in range(rest):
        table.view.advance(40.0)
        table.view.draw(mended)
    table.view.hover(table.view.button_at(*table.view.layout.rect(Place(PlaceKind.PAUSE)).centre))
    table.tell(fault.call)  # type: ignore[attr-defined]
    for _ in range(20):
        table.view.advance(1000 / 60)
        table.view.draw(mended)
        assert bytes_of(mended) == bytes_of(_whole(table))


def _whole(table: StagedTable) -> pygame.Surface:
    """The present picture drawn by another pen that remembers nothing."""
    from tac.ui.table.picture import Picture

    surface = pygame.Surface(table.size)
    Picture().draw(surface, table.view._scenery, whole=True)
    return surface


def test_a_table_at_rest_is_not_drawn_again() -> None:
    table = StagedTable(USUAL, SIZE)
    table.play("x", "dB")
    table.wait(1000)
    surface = pygame.Surface(SIZE)
    table.view.draw(surface, whole=True)
    for _ in range(50):
        table.view.advance(16.0)
        assert not table.view.needs_redraw
    assert not table.view.moving
    assert table.view.draw(surface) == []


def test_only_what_changed_is_drawn_again() -> None:
    table = StagedTable(USUAL, SIZE)
    surface = pygame.Surface(SIZE)
    table.view.draw(surface, whole=True)
    table.tell("x")
    table.wait(64)
    areas = table.view.draw(surface)
    assert areas
    touched = areas[0].unionall(areas[1:])
    assert touched.w * touched.h < 0.25 * SIZE[0] * SIZE[1]
    assert touched.colliderect(table.view.layout.seats[0].pile.px)


@pytest.mark.parametrize(
    ("tokens", "start"),
    [
        # An Ace put on the own heap while a King lies on an opponent's: past obligation 4, or in order.
        (("d-",), position("9c 8d", ("6h", "Ts", "Kd", "3c"), (6, 9, 5, 8), drawn="Ah")),
        # An Ace on the own heap and a card drawn: past obligation 2, or in order.
        (("x",), position("9c 8d", ("Ah 6h", "Ts", "Kd", "3c"), (6, 9, 5, 8))),
    ],
)
def test_a_faulty_move_looks_like_the_same_move_in_order(tokens: tuple[str, ...], start: object) -> None:
    """With the house rule heap_wrap the move is a fault, without it it is none; the pixels are the same."""
    tables = [
        StagedTable(start, SIZE, rules=HouseRules(heap_wrap=wrap))  # type: ignore[arg-type]
        for wrap in (True, False)
    ]
    surfaces = [pygame.Surface(SIZE) for _ in tables]
    for table in tables:
        table.tell(*tokens)
    assert [bool(standing_faults(table.table)) for table in tables] == [True, False]
    for _ in range(40):
        for table, surface in zip(tables, surfaces, strict=True):
            table.view.advance(24.0)
            table.view.draw(surface)
        assert bytes_of(surfaces[0]) == bytes_of(surfaces[1])


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_call_button_looks_the_same_whether_or_not_a_fault_stands(fault: object) -> None:
    table = StagedTable(fault.start, SIZE, people=(2,))  # type: ignore[attr-defined]

    def buttons() -> list[bytes]:
        picture = table.picture()
        rects = [seat.call_button for seat in table.view.layout.seats if seat.call_button is not None]
        return [bytes_of(picture.subsurface(rect.px)) for rect in rects]

    before = buttons()
    table.play(*fault.tokens)  # type: ignore[attr-defined]
    assert standing_faults(table.table)
    assert buttons() == before


def test_a_resize_in_mid_flight_lands_every_card_in_its_new_place() -> None:
    kit_of.cache_clear()
    table = StagedTable(FAULTS[3].start, SIZE)
    table.tell("dC")
    table.wait(96)
    for size in (NARROW, (1280, 720)):
        table.resize(size)
        table.picture()
        table.wait(48)
    table.wait(1000)
    table.settle()
    untouched = StagedTable(FAULTS[3].start, (1280, 720))
    untouched.play("dC")
    untouched.wait(1000)
    assert bytes_of(table.picture()) == bytes_of(untouched.picture())
    kit_of.cache_clear()


@pytest.mark.parametrize("token", ["x", "dB"])
def test_reduced_motion_ends_where_motion_ends(token: str) -> None:
    tables = [StagedTable(USUAL, SIZE, reduced_motion=reduced) for reduced in (False, True)]
    for table in tables:
        table.play("x", "dB", "x")
        table.wait(2000)
    assert bytes_of(tables[0].picture()) == bytes_of(tables[1].picture())


def test_with_reduced_motion_nothing_grows_shakes_or_flies() -> None:
    """Section 8: fades of 80 ms, and the ways are shown still for 900 ms."""
    table = StagedTable(FAULTS[3].start, SIZE, reduced_motion=True)
    table.play("dC")
    table.tell("!B")
    stage = table.view._stage
    for _ in range(60):
        table.view.advance(16.0)
        moment = stage.moment
        if moment is None:
            break
        assert moment.burst == 1.0
        assert moment.shake == 0.0
        assert all(flight.style.fades for flight in stage.flights.values())
    table.until(lambda: not table.view.busy)
    assert stage.moment is None
