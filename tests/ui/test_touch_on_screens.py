"""Fingers on screens of controls: what scrolls is drawn, what is pressed is pressed, and never both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.rules import deal
from tac.ui.input.touch import SILENT_FOR
from tac.ui.scenes.settings import SettingsScene
from tac.ui.widgets import Button, Choice, FormScene, Slider
from tests.ui.device_hands import Finger
from tests.ui.input.pad_hands import RIGHT_Y, axis
from tests.ui.table_driver import Driver, a_choice, level, setup


@pytest.fixture
def drive() -> Iterator[Driver]:
    """The settings, larger than their window."""
    driver = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2))
    driver.app.kit.enlarge(1.5)
    driver.game.show_menu()
    driver.game._settings.open(None, driver.game.show_menu)
    driver.app.step(16, [])
    yield driver
    driver.close()


def screen(drive: Driver) -> FormScene:
    shown = drive.app.scene
    assert isinstance(shown, SettingsScene)
    return shown


def scrolling_page(drive: Driver) -> FormScene:
    """The first page that is higher than its room."""
    shown = screen(drive)
    pages = next(widget for widget in shown.form.widgets if isinstance(widget, Choice))
    for number in range(len(pages.options)):
        pages.choose(number)
        area = shown.form.scroll.area
        if area is not None and area.height > area.view.h + 40:
            drive.app.step(16, [])
            return shown
        pages = next(widget for widget in shown.form.widgets if isinstance(widget, Choice))
    raise AssertionError("nothing scrolls")


def test_a_finger_draws_what_scrolls_and_presses_nothing(drive: Driver) -> None:
    shown = scrolling_page(drive)
    area = shown.form.scroll.area
    assert area is not None
    values = [(widget.index) for widget in shown.form.widgets if isinstance(widget, Choice)]
    finger = Finger(drive)
    x, y = area.view.cx, area.view.bottom - 10
    finger.down((x, y))
    for part in range(1, 6):
        finger.move((x, y - part * 0.1 * area.view.h))
    finger.up((x, y - 0.5 * area.view.h))
    assert shown.form.scroll.offset > 0
    assert [(widget.index) for widget in shown.form.widgets if isinstance(widget, Choice)] == values
    assert not any(widget.held or widget.hover for widget in shown.form.widgets)


def test_the_right_stick_scrolls(drive: Driver) -> None:
    shown = scrolling_page(drive)
    drive.send(axis(RIGHT_Y, 1.0))
    drive.wait(1500)
    down = shown.form.scroll.offset
    drive.send(axis(RIGHT_Y, 0.0), axis(RIGHT_Y, -1.0))
    drive.wait(2500)
    assert down > 0
    assert shown.form.scroll.offset == 0


def test_a_slider_in_what_scrolls_is_drawn_along_with_a_finger(drive: Driver) -> None:
    shown = screen(drive)
    for number in range(9):
        pages = next(widget for widget in shown.form.widgets if isinstance(widget, Choice))
        if number < len(pages.options):
            pages.choose(number)
        sliders = [widget for widget in shown.form.widgets if isinstance(widget, Slider)]
        if sliders:
            break
    slider = sliders[0]
    shown.form.scroll.reveal(slider)
    drive.app.step(16, [])
    offset, finger = shown.form.scroll.offset, Finger(drive)
    y = slider.rect.cy
    finger.down((slider.rect.cx, y))
    moved = []
    for part in range(1, 5):
        finger.move((slider.rect.cx + part * slider.rect.w / 10, y))
        moved.append(slider.value)
    assert moved == sorted(set(moved))
    assert shown.form.scroll.offset == offset


def test_a_finger_that_came_up_unseen_holds_nothing_any_more(drive: Driver) -> None:
    shown = screen(drive)
    buttons = [widget for widget in shown.form.widgets if isinstance(widget, Button)]
    done = next(one for one in buttons if one.reachable and not shown.form.scroll.holds(one))
    finger = Finger(drive)
    finger.down(done.rect.centre)
    looks = [done.state(False)]
    drive.wait(SILENT_FOR + 200, frame=100.0)
    looks.append(done.state(False))
    finger.up(done.rect.centre)
    assert [(one.pressed, one.hover) for one in looks] == [(True, True), (False, False)]
    assert drive.app.scene is shown
