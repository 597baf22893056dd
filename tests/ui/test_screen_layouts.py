"""The layouts of the start and end screens at any window size."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.ui.layout import Rect
from tac.ui.layout.end import EndLayout, end_layout
from tac.ui.layout.new_game import NewGameLayout, new_game_layout
from tac.ui.layout.pause import pause_layout
from tac.ui.layout.practice import drill_layout, seen_from
from tac.ui.layout.seats import seats_layout
from tac.ui.layout.units import LEAST_TARGET

WIDE = st.tuples(st.integers(1024, 5120), st.integers(640, 2880)).filter(lambda s: s[0] >= 1.2 * s[1])
NARROW = st.tuples(st.integers(640, 2160), st.integers(800, 3840)).filter(
    lambda s: s[0] < 1.2 * s[1] and s[1] <= 3 * s[0]
)
SIZES = WIDE | NARROW
SCALES = st.sampled_from([1.0, 1.1, 1.25, 1.5])
SEATS = st.integers(2, 4)


def controls(layout: NewGameLayout) -> list[Rect]:
    """What is pressed: that which stays, and that which may be scrolled."""
    found = [layout.back, layout.players, layout.rules, layout.settings]
    found += [layout.deal, layout.deal_new, layout.play]
    return found + ([layout.cancel] if layout.cancel.w else [])


def scrolled(layout: NewGameLayout) -> list[Rect]:
    found = [layout.strip, layout.change, layout.pace, layout.reaction]
    for seat in layout.seats:
        found += [seat.avatar, seat.name, seat.kind]
    return found


def labels(layout: NewGameLayout) -> list[Rect]:
    return [layout.title, layout.players_label, layout.deal_label]


def scrolled_labels(layout: NewGameLayout) -> list[Rect]:
    found = [layout.reaction_label, layout.reaction_range, layout.pace_label, layout.house]
    found += [layout.strip_label, layout.strip_name]
    found += [layout.faster, layout.slower] if layout.faster.w else []
    for seat in layout.seats:
        found += [seat.number, seat.begins, seat.name_label, seat.character]
    return found


def of_computers(layout: NewGameLayout) -> list[Rect]:
    return [r for one in layout.seats for r in (one.level_label, one.level, one.about, one.level_range)]


def of_people(layout: NewGameLayout) -> list[Rect]:
    return [r for one in layout.seats for r in (one.key_label, one.key, one.help_label, one.help)]


@given(SIZES, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((1024, 640), 4, 1.5)
@example((640, 800), 4, 1.0)
@example((800, 900), 3, 1.0)
@example((2560, 1080), 2, 1.0)
@example((1024, 853), 4, 1.0)
@example((1024, 860), 3, 1.25)
def test_nothing_on_the_new_game_screen_overlaps(size: tuple[int, int], seats: int, scale: float) -> None:
    layout = new_game_layout(*size, seats, scale=scale)
    for a, b in combinations([*controls(layout), *labels(layout), layout.view.inflated(-layout.u)], 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
    for who in (of_computers(layout), of_people(layout)):
        for a, b in combinations(scrolled(layout) + scrolled_labels(layout) + who, 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)


@given(SIZES, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((640, 800), 4, 1.5)
def test_everything_on_the_new_game_screen_lies_inside(
    size: tuple[int, int], seats: int, scale: float
) -> None:
    layout = new_game_layout(*size, seats, scale=scale)
    assert len(layout.seats) == seats
    for rect in [*controls(layout), *labels(layout), layout.view]:
        assert layout.inside.holds(rect)
    whole = Rect(layout.view.x, layout.view.y, layout.view.w, layout.height).inflated(1)
    within = [*scrolled(layout), *scrolled_labels(layout), *of_computers(layout), *of_people(layout)]
    for rect in [*within, layout.bar, layout.tempo, *(seat.panel for seat in layout.seats)]:
        assert whole.holds(rect), rect
    for seat in layout.seats:
        for rect in (seat.number, seat.begins, seat.avatar, seat.name, seat.kind, seat.level, seat.help):
            assert seat.panel.holds(rect)
        assert seat.panel.holds(seat.level_range) and seat.panel.holds(seat.key)


@given(SIZES, SEATS)
@example((1024, 640), 4)
@example((800, 900), 4)
def test_controls_are_large_enough_to_be_hit(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    people = [one.key for one in layout.seats] + [one.help for one in layout.seats]
    for rect in [*controls(layout), *scrolled(layout), *people]:
        assert min(rect.w, rect.h) >= LEAST_TARGET - 1, rect


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (800, 900)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_usual_windows_nothing_of_a_new_game_need_be_scrolled(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    assert layout.height <= layout.view.h + 1


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080), (2560, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_faces_of_a_new_game_are_large_where_there_is_room(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    assert all(seat.avatar.w >= 11.4 * layout.u for seat in layout.seats)
    assert all(seat.avatar.w >= 9 * 6.4 for seat in new_game_layout(1024, 640, seats).seats)


@given(SIZES, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((640, 800), 4, 1.0)
@example((2560, 1080), 4, 1.0)
@example((1280, 720), 4, 1.5)
@example((640, 800), 4, 1.5)
def test_the_end_screen_fits(size: tuple[int, int], players: int, scale: float) -> None:
    check_standings(end_layout(*size, players, scale=scale), players)


@given(SIZES, SEATS, SCALES, st.integers(1, 9))
@example((1024, 640), 4, 1.0, 4)
@example((640, 800), 4, 1.0, 4)
@example((1280, 720), 4, 1.1, 1)
@example((800, 900), 2, 1.0, 9)
def test_missed_calls_are_shown_where_there_is_room(
    size: tuple[int, int], players: int, scale: float, missed: int
) -> None:
    """And make nothing be scrolled that was not."""
    layout = end_layout(*size, players, scale=scale, buttons=4, missed=missed)
    check_standings(layout, players)
    without = end_layout(*size, players, scale=scale, buttons=4)
    assert layout.height - layout.view.h <= without.height - without.view.h + 2
    shown = layout.missed
    if shown is None:
        return
    assert not shown.panel.overlaps(layout.panel)
    assert replace(layout.view, h=layout.height).inflated(2).holds(shown.panel)
    assert 0 < len(shown.rows) <= missed
    parts = [shown.heading, shown.count, *shown.rows, *([shown.board] if shown.board else [])]
    for a, b in combinations(parts, 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1))
    assert all(shown.panel.holds(part) for part in parts)
    assert all(row.h >= LEAST_TARGET for row in shown.rows)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_usual_windows_there_is_a_row_for_each_of_so_many_missed_calls_as_players(
    size: tuple[int, int], players: int
) -> None:
    for missed in range(1, 6):
        layout = end_layout(*size, players, buttons=4, missed=missed)
        assert layout.missed is not None
        assert [row.y for row in layout.missed.rows] == [row.row.y for row in layout.rows][:missed]


@given(SIZES, SEATS, SCALES, st.sampled_from([4, 5]))
@example((1024, 640), 4, 1.5, 4)
@example((640, 800), 4, 1.5, 5)
def test_the_standings_of_a_match_fit_with_more_columns_and_buttons(
    size: tuple[int, int], players: int, scale: float, buttons: int
) -> None:
    layout = end_layout(*size, players, scale=scale, columns=6, buttons=buttons)
    check_standings(layout, players)
    assert all(len(row.columns) == 6 for row in layout.rows)
    for button in (layout.fourth, layout.fifth)[: buttons - 3]:
        assert button.w >= LEAST_TARGET and button.h >= LEAST_TARGET
        assert layout.panel.x - 1 <= button.x and button.right <= layout.panel.right + 1


@given(SIZES, SEATS, SCALES, st.sampled_from(["left", "right"]))
@example((1024, 640), 4, 1.5, "left")
def test_the_seats_fit_as_they_are_at_the_table(
    size: tuple[int, int], players: int, scale: float, way_round: str
) -> None:
    layout = seats_layout(*size, players, way_round=way_round, scale=scale)
    parts = [layout.title, layout.about, *layout.tiles, layout.middle, layout.done]
    for part in parts:
        assert Rect(0, 0, *size).holds(part)
    for a, b in combinations(parts, 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1))
    # What leads back is no seat.
    assert layout.done.y - max(tile.bottom for tile in layout.tiles) > 4 * layout.u
    assert all(min(tile.w, tile.h) >= LEAST_TARGET for tile in [*layout.tiles, layout.done])


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_four_players_need_no_scrolling_in_usual_windows(size: tuple[int, int]) -> None:
    for columns, buttons in ((4, 3), (4, 4), (6, 4), (6, 5)):
        layout = end_layout(*size, 4, columns=columns, buttons=buttons)
        assert layout.height <= layout.view.h + 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (640, 800)], ids=str)
@pytest.mark.parametrize("scale", [1.1, 1.25, 1.5])
def test_nor_do_they_with_large_text(size: tuple[int, int], scale: float) -> None:
    """Everything gets closer first."""
    for columns, buttons in ((4, 3), (4, 4), (6, 4), (6, 5)):
        layout = end_layout(*size, 4, scale=scale, columns=columns, buttons=buttons)
        assert layout.height <= layout.view.h + 1
        assert layout.new_game.h >= LEAST_TARGET
        # Name and place of a player are one below the other, and the heads are off the teeth.
        assert all(row.text.h >= 6 * layout.u for row in layout.rows)
        assert layout.heads[0].y >= layout.panel.y + 2.3 * layout.u


def check_standings(layout: EndLayout, players: int) -> None:
    still = [layout.title, layout.summary, layout.begins, layout.new_game, layout.rematch, layout.quit]
    still += [button for button in (layout.fourth, layout.fifth) if button.w]
    for rect in [*still, layout.view]:
        assert layout.inside.holds(rect)
    for a, b in combinations([*still, layout.view.inflated(-1.2 * layout.u)], 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1))
    assert replace(layout.view, h=layout.height).inflated(2).holds(layout.panel)
    assert len(layout.rows) == players
    for row in layout.rows:
        assert layout.panel.holds(row.row)
        parts = [row.medal, row.avatar, row.text, *row.columns]
        for a, b in combinations(parts, 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1))
        assert all(row.row.inflated(1).holds(part) for part in parts)
        assert row.text.w > 10.5 * layout.u


@given(SIZES, st.integers(0, 8), st.booleans(), st.booleans(), SCALES)
@example((1024, 640), 6, True, True, 1.0)
@example((1280, 720), 6, True, True, 1.5)
@example((640, 800), 6, True, True, 1.5)
def test_nothing_on_the_paper_of_the_pause_overlaps_and_it_stays_in_the_window(
    size: tuple[int, int], buttons: int, reaction: bool, pace: bool, scale: float
) -> None:
    layout = pause_layout(*size, buttons, reaction=reaction, pace=pace, scale=scale)
    assert Rect(0, 0, *size).holds(layout.panel)
    head = [layout.title, layout.about] if buttons else [layout.title, layout.number]
    assert all(layout.panel.holds(rect) for rect in (*head, layout.view))
    inside = [*layout.buttons]
    if reaction:
        inside += [layout.line, layout.reaction_label, layout.slider]
    if reaction and pace:
        inside += [layout.pace_label, layout.pace]
    content = Rect(layout.view.x, layout.view.y, layout.view.w, layout.height + 2)
    assert all(content.holds(rect) for rect in inside)
    for together in (inside, head):
        for a, b in combinations(together, 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)


@given(SIZES, SEATS, SCALES, st.integers(0, 3))
@example((1024, 640), 4, 1.5, 0)
@example((1024, 640), 2, 1.5, 1)
@example((1280, 720), 3, 1.5, 2)
def test_nothing_in_a_drill_overlaps(size: tuple[int, int], seats: int, scale: float, viewer: int) -> None:
    """Plates and the title at the usual place stay clear of each other and of all cards."""
    layout = drill_layout(*size, seen_from(seats, viewer % seats), scale=scale)
    table = layout.table
    plates = [seat.plate for seat in table.seats]
    heaps = [seat.heap for seat in table.seats] + [table.central]
    for number, plate in enumerate(plates):
        assert all(not plate.overlaps(other) for other in plates[number + 1 :])
        assert all(not plate.inflated(-1).overlaps(heap) for heap in heaps)
    if layout.title.w:
        assert not any(layout.title.overlaps(rect) for rect in (*plates, *heaps))
