"""A form with more on it than its room holds: wheel, keys, finger and bar, and what is drawn and hit."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.layout import Rect
from tac.ui.layout.scroll import ScrollArea, moved
from tac.ui.widgets import Button, Choice, FormScene, Slider, TextField, Widget
from tests.ui.widget_hands import down, key, move, up

SIZE = (1280, 720)
VIEW = Rect(100, 100, 1000, 400)
PITCH = 80
COUNT = 20
INK = theme.INK


class Long(FormScene):
    """Twenty rows of 80 pixels through a view of 400, a button above it and one below."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, ring=True)
        self.acted: list[int] = []
        self.chosen: list[int] = []
        self.painted: list[int] = []
        self.rows: list[Widget] = [
            Choice(["a", "b"], 0, self.chosen.append)
            if k % 5 == 3
            else Button(str(k), lambda k=k: self.acted.append(k))  # type: ignore[misc]
            for k in range(COUNT)
        ]
        self.head = Button("head", lambda: self.acted.append(-1))
        self.foot = Button("foot", lambda: self.acted.append(-2))
        self.marks = tuple(Rect(800, 110 + k * PITCH, 20, 20) for k in range(COUNT))

    def arrange(self) -> None:
        self.head.rect, self.foot.rect = Rect(100, 20, 300, 60), Rect(100, 540, 300, 60)
        for k, row in enumerate(self.rows):
            row.rect = Rect(100, 110 + k * PITCH, 400, 50)
        self.scroll_through(VIEW, COUNT * PITCH, self.rows)
        self.form.put([self.head, *self.rows, self.foot], self.head)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(theme.CLOTH)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        self.painted.append(dy)
        for mark in moved(self.marks, dy):
            surface.fill(INK, mark.px)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


@pytest.fixture
def scene(kit: Kit) -> Long:
    made = Long(kit)
    made.resize(SIZE)
    return made


def wheel(y: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False)


def drawn(scene: Long, surface: pygame.Surface | None = None) -> pygame.Surface:
    target = surface or pygame.Surface(SIZE)
    scene.draw(target, scene.dirty)
    scene.dirty.clear()
    return target


def test_the_wheel_moves_what_is_inside_and_nothing_else(scene: Long) -> None:
    before, head, foot = scene.rows[3].rect, scene.head.rect, scene.foot.rect
    scene.handle(wheel(-2))
    assert scene.form.scroll.offset > 0
    assert scene.rows[3].rect == before.moved(0, -scene.form.scroll.offset)
    assert (scene.head.rect, scene.foot.rect) == (head, foot)
    scene.handle(wheel(5))
    assert scene.form.scroll.offset == 0
    assert scene.rows[3].rect == before


def test_nothing_is_hit_where_it_is_not_seen(scene: Long) -> None:
    scene.handle(wheel(-1))
    scene.form.scroll.to(PITCH)
    under_head = scene.rows[0].rect
    assert not under_head.overlaps(VIEW)
    for event in (down(110, under_head.cy), up(110, under_head.cy)):
        scene.handle(event)
    assert scene.acted in ([], [-1])
    beneath_foot = next(row for row in scene.rows if row.rect.overlaps(scene.foot.rect))
    at = beneath_foot.rect.cx, scene.foot.rect.cy
    scene.acted.clear()
    scene.handle(down(*at))
    scene.handle(up(*at))
    assert scene.acted == [-2]


def test_tab_and_arrows_bring_every_row_into_view_on_the_way_to_the_foot(scene: Long) -> None:
    for code in (pygame.K_TAB, pygame.K_DOWN):
        scene.form.put(scene.form.widgets, scene.head)
        seen = []
        for _ in range(COUNT + 1):
            scene.handle(key(code))
            focus = scene.focus_of()
            assert focus is not None
            seen.append(focus)
            if focus is not scene.foot:
                assert VIEW.holds(focus.rect)
        assert seen == [*scene.rows, scene.foot]
    for _ in range(COUNT):
        scene.handle(key(pygame.K_UP))
    assert scene.focus_of() is scene.rows[0]
    assert scene.form.scroll.offset == 0


def test_page_keys_scroll_and_take_the_keyboard_along(scene: Long) -> None:
    scene.form.put(scene.form.widgets, scene.rows[0])
    scene.handle(key(pygame.K_PAGEDOWN))
    assert scene.form.scroll.offset >= VIEW.h / 2
    focus = scene.focus_of()
    assert focus is not None
    assert VIEW.holds(focus.rect)
    scene.handle(key(pygame.K_END))
    assert scene.form.scroll.offset == COUNT * PITCH - VIEW.h
    scene.handle(key(pygame.K_HOME))
    assert scene.form.scroll.offset == 0


def test_a_key_for_a_row_that_was_scrolled_away_brings_it_back(scene: Long) -> None:
    scene.form.put(scene.form.widgets, scene.rows[0])
    scene.handle(wheel(-20))
    scene.handle(key(pygame.K_RETURN))
    assert scene.acted == [0]
    assert VIEW.holds(scene.rows[0].rect)


@pytest.mark.parametrize("row", [1, 3])
def test_a_drag_on_the_content_scrolls_and_presses_nothing(scene: Long, row: int) -> None:
    x, y = scene.rows[row].rect.centre
    for event in (down(x, y), move(x, y - 20), move(x, y - 60), up(x, y - 60)):
        scene.handle(event)
    assert scene.form.scroll.offset == 60
    assert (scene.acted, scene.chosen) == ([], [])
    assert not scene.rows[row].held


def test_a_press_that_hardly_moves_is_one(scene: Long) -> None:
    x, y = scene.rows[1].rect.centre
    for event in (down(x, y), move(x + 2, y - 3), up(x + 2, y - 3)):
        scene.handle(event)
    assert (scene.acted, scene.form.scroll.offset) == ([1], 0)
    second = scene.rows[3].rect
    for event in (down(second.right - 20, second.cy), up(second.right - 20, second.cy)):
        scene.handle(event)
    assert scene.chosen == [1]


def test_a_drag_aside_is_left_to_a_slider(kit: Kit) -> None:
    values: list[float] = []
    scene = Long(kit)
    slider = scene.rows[2] = Slider(0.5, 0.0, 1.0, 0.1, values.append)
    scene.resize(SIZE)
    y = slider.rect.cy
    scene.handle(down(300, y))
    assert values == []
    scene.handle(move(340, y + 5))
    scene.handle(move(450, y + 90))
    scene.handle(up(450, y + 90))
    assert values[-1] > 0.5
    assert scene.form.scroll.offset == 0


def test_a_finger_that_scrolls_over_a_field_asks_for_no_letters(kit: Kit) -> None:
    scene = Long(kit)
    field = scene.rows[2] = TextField("Luka", lambda text: None)
    scene.resize(SIZE)
    x, y = field.rect.centre
    for event in (down(x, y), move(x, y - 50), up(x, y - 50)):
        scene.handle(event)
    asked: list[bool] = [field.active]
    for event in (down(*field.rect.centre), up(*field.rect.centre)):
        scene.handle(event)
    assert [*asked, field.active] == [False, True]
    scene.leave()


def test_the_bar_is_pulled_to_the_end_and_pressed_to_the_middle(scene: Long) -> None:
    area = scene.form.scroll.area
    assert area is not None
    thumb = area.thumb(0)
    for event in (down(thumb.cx, thumb.cy), move(thumb.cx, 2000), up(thumb.cx, 2000)):
        scene.handle(event)
    assert scene.form.scroll.offset == area.most
    for event in (down(thumb.cx, area.view.cy), up(thumb.cx, area.view.cy)):
        scene.handle(event)
    assert abs(scene.form.scroll.offset - area.most / 2) < 0.05 * area.most
    assert scene.acted == []


def test_a_form_whose_content_fits_is_as_if_it_were_not_scrolled(scene: Long) -> None:
    scene.form.scroll.take(ScrollArea(VIEW, 300, scene.kit.u), [], paper=False)
    scene.handle(wheel(-3))
    assert scene.form.scroll.offset == 0
    scene.form.put([scene.head, scene.rows[3]], scene.rows[3])
    second = scene.rows[3].rect
    scene.handle(down(second.right - 20, second.cy))
    assert scene.chosen == [1]


def test_the_picture_after_scrolling_in_parts_is_that_drawn_anew(kit: Kit, scene: Long) -> None:
    surface = drawn(scene)
    for event in (wheel(-1), key(pygame.K_TAB), key(pygame.K_PAGEDOWN), key(pygame.K_DOWN), wheel(1)):
        scene.handle(event)
        assert not scene.dirty.whole
        drawn(scene, surface)
    scene.dirty.mark_all()
    anew = drawn(scene)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(anew, "RGB")


def test_nothing_is_drawn_outside_the_view(scene: Long) -> None:
    scene.form.scroll.to(PITCH + 5)
    picture = drawn(scene)
    for y in (round(VIEW.y) - 1, round(VIEW.bottom)):
        assert {tuple(picture.get_at((x, y))) for x in range(700, 1100)} == {tuple(pygame.Color(theme.CLOTH))}


def test_what_goes_on_beyond_an_end_fades_into_what_it_lies_on(scene: Long) -> None:
    """No row is cut off: at the very edge there is only the ground, further in more and more of the row."""

    def near(picture: pygame.Surface, *rows: int) -> list[int]:
        """How far a mark at these heights is from the ground, in the brightness of its green."""
        ground = pygame.Color(theme.CLOTH).g
        return [ground - picture.get_at((810, y)).g for y in rows]

    scene.form.scroll.to(2 * PITCH + 20)
    picture = drawn(scene)
    top, foot = round(VIEW.y), round(VIEW.bottom)
    for edge, within, far in (
        near(picture, top, top + 5, top + 9),
        near(picture, foot - 1, foot - 6, foot - 9),
    ):
        assert abs(edge) <= 1 < within < far
    whole = near(picture, foot - 160)
    assert whole == [pygame.Color(theme.CLOTH).g - pygame.Color(INK).g]


def test_at_the_end_of_the_content_nothing_fades(scene: Long) -> None:
    scene.form.scroll.to(10_000)
    last = scene.rows[-1].rect
    before = drawn(scene)
    scene.form.scroll.ground(pygame.Surface(SIZE))
    scene.dirty.mark_all()
    after = drawn(scene)
    assert VIEW.bottom - last.bottom < 25
    foot = pygame.Rect(round(VIEW.x), round(VIEW.bottom) - 40, 900, 40)
    assert pygame.image.tobytes(before.subsurface(foot), "RGB") == pygame.image.tobytes(
        after.subsurface(foot), "RGB"
    )


def test_a_still_screen_is_not_painted_again(scene: Long) -> None:
    drawn(scene)
    painted = len(scene.painted)
    scene.handle(wheel(1))
    assert not scene.dirty
    drawn(scene)
    assert len(scene.painted) == painted


def test_the_offset_stays_when_the_window_changes_and_never_leaves_the_content(scene: Long) -> None:
    scene.form.scroll.to(300)
    scene.resize(SIZE)
    assert scene.form.scroll.offset == 300
    assert scene.rows[0].rect.y == 110 - 300
