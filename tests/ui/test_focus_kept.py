"""Focus is never lost or hidden: whatever is pressed on whatever screen, something in view has it."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.rules import deal
from tac.ui.layout import Rect
from tac.ui.widgets import FormScene
from tac.ui.window import NoWindow
from tests.ui.input.pad_hands import axis, pushed, released
from tests.ui.table_driver import Driver, a_choice, level, setup
from tests.ui.test_anywhere import SCREENS, people

SIZES = ((1024, 640), (1280, 720), (800, 900), (1920, 1080))

KEYS = st.sampled_from(
    [
        pygame.K_TAB,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_RETURN,
        pygame.K_SPACE,
        pygame.K_ESCAPE,
        pygame.K_PAGEDOWN,
        pygame.K_HOME,
        pygame.K_BACKSPACE,
    ]
)
ACTS = st.one_of(
    st.tuples(st.just("key"), KEYS),
    st.tuples(st.just("back tab"), st.just(pygame.K_TAB)),
    st.tuples(
        st.just("pad"),
        st.sampled_from(["south", "east", "up", "down", "left", "right", "left shoulder", "right shoulder"]),
    ),
    st.tuples(st.just("stick"), st.sampled_from([-1.0, 0.0, 1.0])),
    st.tuples(st.just("click"), st.tuples(st.floats(0, 0.99), st.floats(0, 0.99))),
    st.tuples(st.just("touch"), st.tuples(st.floats(0, 0.99), st.floats(0, 0.99))),
    st.tuples(st.just("size"), st.sampled_from(SIZES)),
)


def events_of(drive: Driver, kind: str, what: object) -> list[pygame.Event]:
    if kind in ("key", "back tab"):
        mod = pygame.KMOD_LSHIFT if kind == "back tab" else 0
        values = {"key": what, "scancode": 0, "mod": mod, "unicode": ""}
        return [pygame.Event(code, values) for code in (pygame.KEYDOWN, pygame.KEYUP)]
    if kind == "pad":
        return [pushed(str(what)), released(str(what))]
    if kind == "stick":
        return [axis(1, float(str(what)))]
    assert isinstance(what, tuple)
    x, y = what
    if kind == "size":
        assert isinstance(drive.app.screen, NoWindow)
        drive.app.screen.take((x, y))
        return [pygame.Event(pygame.WINDOWSIZECHANGED, x=x, y=y)]
    w, h = drive.app.size
    if kind == "touch":
        where = {"touch_id": 1, "finger_id": 0, "x": x, "y": y, "dx": 0.0, "dy": 0.0}
        return [pygame.Event(code, where) for code in (pygame.FINGERDOWN, pygame.FINGERUP)]
    mouse = {"pos": (x * w, y * h), "button": 1, "touch": False}
    return [pygame.Event(code, mouse) for code in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]


def check(drive: Driver) -> None:
    """The top screen's keyboard is with a control that is there, works, lies in the window and is in view."""
    scene = drive.app.scene
    if not isinstance(scene, FormScene):
        return
    form = scene.form
    if not any(widget.reachable for widget in form.widgets):
        return
    focus = form.focus
    assert focus is not None, type(scene).__name__
    assert focus in form.widgets
    assert focus.reachable
    w, h = drive.app.size
    if form.scroll.holds(focus):
        assert form.scroll.shows(focus)
    else:
        assert Rect(0, 0, w, h).inflated(1).holds(focus.rect), (type(scene).__name__, focus.rect)


@pytest.mark.parametrize("show", SCREENS)
@settings(max_examples=8)
@given(acts=st.lists(ACTS, min_size=4, max_size=14))
def test_something_in_view_always_has_the_keyboard(show: object, acts: list[tuple[str, object]]) -> None:
    drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2), profiles=people())
    try:
        show(drive)  # type: ignore[operator]
        check(drive)
        for kind, what in acts:
            drive.app.step(20.0, events_of(drive, kind, what))
            if drive.app.exit_code is not None:
                return
            check(drive)
    finally:
        drive.close()


def test_the_mouse_takes_the_ring_away_and_the_next_key_brings_it_back() -> None:
    drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2))
    drive.game.show_new_game()
    scene = drive.app.scene
    assert isinstance(scene, FormScene)
    focus = scene.form.focus
    shown = [scene.form.ring]
    drive.click((3.0, 3.0))
    shown.append(scene.form.ring)
    assert scene.form.focus is focus
    drive.press("tab")
    shown.append(scene.form.ring)
    assert shown == [True, False, True]
    drive.close()
