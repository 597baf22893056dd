"""The layouts of the start and end screens at any window size."""

from __future__ import annotations

from itertools import combinations

from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.ui.layout import Rect
from tac.ui.layout.end import end_layout
from tac.ui.layout.new_game import NewGameLayout, new_game_layout
from tac.ui.layout.pause import pause_layout

WIDE = st.tuples(st.integers(1024, 5120), st.integers(640, 2880)).filter(lambda s: s[0] >= 1.2 * s[1])
NARROW = st.tuples(st.integers(640, 2160), st.integers(800, 3840)).filter(
    lambda s: s[0] < 1.2 * s[1] and s[1] <= 3 * s[0]
)
SIZES = WIDE | NARROW
SCALES = st.sampled_from([1.0, 1.1, 1.25, 1.5])
SEATS = st.integers(2, 4)


def controls(layout: NewGameLayout) -> list[Rect]:
    found = [layout.players, layout.language, layout.deal, layout.deal_new, layout.reaction, layout.speed]
    found += [layout.profile, layout.quit, layout.rules, layout.settings, layout.play]
    for seat in layout.seats:
        found += [seat.avatar, seat.name, seat.kind, seat.level]
    return found


def labels(layout: NewGameLayout) -> list[Rect]:
    found = [layout.title, layout.players_label, layout.deal_label, layout.reaction_label]
    found += [layout.faster, layout.slower, layout.reaction_range, layout.speed_label, layout.house]
    for seat in layout.seats:
        found += [seat.number, seat.name_label, seat.level_label, seat.level_range, seat.about]
    return found


@given(SIZES, SEATS)
@example((1024, 640), 4)
@example((640, 800), 4)
@example((2560, 1080), 2)
@example((1024, 853), 4)
@example((1024, 860), 3)
def test_nothing_on_the_new_game_screen_overlaps(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    for a, b in combinations(controls(layout) + labels(layout), 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)


@given(SIZES, SEATS)
@example((1024, 640), 4)
@example((640, 800), 4)
def test_everything_on_the_new_game_screen_lies_inside(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    assert len(layout.seats) == seats
    for rect in controls(layout) + labels(layout) + [layout.bar]:
        assert layout.inside.holds(rect)
    for seat in layout.seats:
        for rect in (seat.number, seat.avatar, seat.name, seat.kind, seat.level, seat.about):
            assert seat.panel.holds(rect)


@given(SIZES, SEATS)
@example((1024, 640), 4)
def test_controls_are_large_enough_to_be_hit(size: tuple[int, int], seats: int) -> None:
    layout = new_game_layout(*size, seats)
    for rect in controls(layout):
        assert min(rect.w, rect.h) >= 5.4 * layout.u - 1


@given(SIZES, SEATS, SCALES)
@example((1024, 640), 4, 1.0)
@example((640, 800), 4, 1.0)
@example((2560, 1080), 4, 1.0)
@example((1280, 720), 4, 1.5)
@example((640, 800), 4, 1.5)
def test_the_end_screen_fits(size: tuple[int, int], players: int, scale: float) -> None:
    layout = end_layout(*size, players, scale=scale)
    still = [layout.title, layout.summary, layout.begins, layout.new_game, layout.rematch, layout.quit]
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
