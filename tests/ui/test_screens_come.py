"""A new screen comes row by row: each row fades in a little later than the one above, from a little below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from tac.ui.app import App
from tac.ui.draw import Kit
from tac.ui.layout import Rect
from tac.ui.motion import durations
from tac.ui.scene import BaseScene
from tac.ui.widgets import Button, FormScene
from tac.ui.widgets.coming import come_within, here, rows_of
from tac.ui.window import NoWindow
from tools.pixels import show_the_same

WAIT = durations.SCREEN_ROWS
ROWS = 3


class Column(FormScene):
    """A screen with rows of two buttons."""

    def __init__(self, kit: Kit, rows: int = ROWS) -> None:
        super().__init__(kit)
        self.pressed: list[int] = []
        self.count = rows
        self.form.put(Button("Nastavi", partial(self.pressed.append, n)) for n in range(2 * rows))

    def arrange(self) -> None:
        for n, button in enumerate(self.form.widgets):
            # The right one of each row is a little higher, and not as high.
            button.rect = Rect(100 + n % 2 * 400, 40 + n // 2 * 80 + n % 2 * 5, 300, 60 - n % 2 * 10)

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill("#0f3634")


@pytest.fixture
def app() -> Iterator[App]:
    app = App("Tač!", size=(1280, 720), headless=True)
    app.push(BaseScene())
    app.step(16, [])
    yield app
    app.close()


def picture(app: App) -> pygame.Surface:
    return app.screen.surface.copy()


def finished(app: App, scene: FormScene) -> pygame.Surface:
    """The screen as it is when all of it is there."""
    whole, came = pygame.Surface(app.size), scene.form.came
    scene.form.came = None
    scene.dirty.mark_all()
    scene.draw(whole, scene.dirty)
    scene.form.came = came
    return whole


def band(surface: pygame.Surface, row: int) -> pygame.Surface:
    return surface.subsurface((90, 30 + row * 80, 720, 80))


def test_each_row_begins_so_much_later_than_the_one_above_and_takes_as_long_as_the_change() -> None:
    assert [here(row, row * WAIT) for row in range(4)] == [0.0] * 4
    assert all(0.0 < here(row, row * WAIT + 1) < 1.0 for row in range(4))
    assert [here(row, row * WAIT + durations.SCREEN_CHANGE) for row in range(4)] == [1.0] * 4


def test_rows_far_down_keep_nobody_waiting() -> None:
    last = durations.SCREEN_ROWS_MOST
    assert here(last + 9, 300.0) == here(last, 300.0)
    assert come_within(40) == come_within(last + 1) == durations.SCREEN_CHANGE + last * WAIT


def test_what_stands_side_by_side_is_one_row(app: App) -> None:
    scene = Column(app.kit)
    app.push(scene)
    scene.form.widgets[5].visible = False
    rows = rows_of(scene.form.widgets, scene.form.scroll)
    numbers = [sorted(scene.form.widgets.index(one) for one in row) for row in rows]
    assert numbers == [[0, 1], [2, 3], [4]]


def test_the_rows_of_a_new_screen_come_one_after_another(app: App) -> None:
    """When the old screen is gone the first row is all there, the second nearly, the third comes."""
    scene = Column(app.kit)
    app.replace(scene)
    app.step(durations.SCREEN_CHANGE, [])
    now = picture(app)
    whole = finished(app, scene)
    assert [show_the_same(band(now, row), band(whole, row)) for row in range(ROWS)] == [True, False, False]
    app.step(WAIT, [])
    now = picture(app)
    assert [show_the_same(band(now, row), band(whole, row)) for row in range(ROWS)] == [True, True, False]
    assert not app.idle
    app.step(WAIT, [])
    assert show_the_same(picture(app), whole)
    app.step(16, [])
    assert app.idle


def test_a_row_comes_from_a_little_below(app: App) -> None:
    scene = Column(app.kit)
    app.replace(scene)
    app.step(durations.SCREEN_CHANGE + 1, [])
    places = [widget.rect for widget in scene.form.widgets]
    last = scene.form.widgets[-2].rect
    lower = round(durations.SCREEN_RISE * app.kit.u * (1 - here(2, durations.SCREEN_CHANGE + 1)))
    assert lower >= 1
    x, above, below = round(last.cx), round(last.bottom) - 1, round(last.bottom) + lower - 1
    ground = app.screen.surface.get_at((5, 5))
    assert app.screen.surface.get_at((x, below)) != ground
    app.step(1000, [])
    assert app.screen.surface.get_at((x, above)) != ground
    assert [widget.rect for widget in scene.form.widgets] == places


def test_a_row_can_be_pressed_before_it_is_seen(app: App) -> None:
    scene = Column(app.kit)
    app.replace(scene)
    app.step(16, [])
    x, y = (round(part) for part in scene.form.widgets[4].rect.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step(16, [pygame.Event(kind, button=1, pos=(x, y))])
    assert scene.pressed == [4]


@pytest.mark.parametrize("how", ["reduced", "resized", "replaced"])
def test_a_screen_is_there_at_once_where_it_has_no_time_to_come(app: App, how: str) -> None:
    """With less motion, and when the window or the screen changes meanwhile, no row is missing."""
    app.reduced_motion = lambda: how == "reduced"
    scene = Column(app.kit)
    app.replace(scene)
    app.step(16, [])
    if how == "resized":
        assert scene.form.came is not None
        assert isinstance(app.screen, NoWindow)
        app.screen.take((1000, 700))
        app.step(16, [pygame.Event(pygame.WINDOWSIZECHANGED, x=1000, y=700)])
    elif how == "replaced":
        app.replace(BaseScene())
    assert scene.form.came is None
