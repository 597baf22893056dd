"""The app: one step is the only source of time; it draws only what has changed."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.app import App
from tac.ui.motion import durations
from tac.ui.scene import BaseScene, Dirty
from tac.ui.window import NoScreen, NoWindow, open_display

RETURN = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 40}


class Recorder(BaseScene):
    """Remembers what the app asks of it."""

    def __init__(self, colour: str = "#102030", *, overlay: bool = False) -> None:
        super().__init__()
        self.overlay = overlay
        self.colour = colour
        self.drawn: list[bool] = []
        self.events: list[pygame.Event] = []
        self.time = 0.0
        self.sizes: list[tuple[int, int]] = []
        self.left = 0
        self.moving = False

    @property
    def idle(self) -> bool:
        return not self.moving

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.sizes.append(size)

    def handle(self, event: pygame.Event) -> None:
        self.events.append(event)

    def update(self, dt_ms: float) -> None:
        self.time += dt_ms

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        self.drawn.append(dirty.whole)
        if not self.overlay:
            surface.fill(self.colour)

    def leave(self) -> None:
        self.left += 1

    def types(self) -> list[int]:
        return [event.type for event in self.events]


@pytest.fixture
def app() -> App:
    return App("Tač!", size=(1280, 720), headless=True, fade=False)


def fullscreen(app: App) -> bool:
    assert isinstance(app.screen, NoWindow)
    return app.screen.fullscreen


def resizing(app: App) -> bool:
    return app.kit.resizing


def key(kind: int = pygame.KEYDOWN, **values: object) -> pygame.Event:
    return pygame.Event(kind, {**RETURN, **values})


def test_a_still_scene_is_drawn_once(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    for _ in range(20):
        app.step(16, [])
    assert scene.drawn == [True]
    assert app.frames == 1
    assert app.idle


def test_time_goes_to_the_top_scene_alone(app: App) -> None:
    table, pause = Recorder(), Recorder(overlay=True)
    app.push(table)
    app.step(10, [])
    app.push(pause)
    app.step(25, [])
    assert (table.time, pause.time) == (10, 25)
    app.pop()
    app.step(5, [])
    assert (table.time, pause.time, pause.left) == (15, 25, 1)


def test_a_marked_part_is_drawn_alone(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    app.step(16, [])
    scene.dirty.mark(pygame.Rect(1, 2, 3, 4))
    app.step(16, [])
    assert scene.drawn == [True, False]


def test_an_exposed_window_is_drawn_anew(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    app.step(16, [])
    app.step(16, [pygame.Event(pygame.WINDOWEXPOSED)])
    assert scene.drawn == [True, True]


def test_a_minimised_window_is_not_drawn_and_scenes_are_told(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    app.step(16, [pygame.Event(pygame.WINDOWMINIMIZED)])
    assert scene.drawn == []
    assert scene.types() == [pygame.WINDOWMINIMIZED]
    app.step(16, [pygame.Event(pygame.WINDOWRESTORED)])
    assert scene.drawn == [True]


def test_an_overlay_is_drawn_over_the_scene_below(app: App) -> None:
    table, pause = Recorder(), Recorder(overlay=True)
    app.push(table)
    app.push(pause)
    app.step(16, [])
    assert table.drawn == [True]
    assert pause.drawn == [True]


def test_a_key_that_closes_a_dialog_never_reaches_the_table(app: App) -> None:
    class Dialog(Recorder):
        def handle(self, event: pygame.Event) -> None:
            super().handle(event)
            if event.type == pygame.KEYDOWN:
                app.pop()

    table = Recorder()
    app.push(table)
    app.push(Dialog(overlay=True))
    text = pygame.Event(pygame.TEXTINPUT, text="\r")
    app.step(16, [key(), text, key(pygame.KEYUP)])
    assert table.types() == []
    app.step(16, [key()])
    assert table.types() == [pygame.KEYDOWN]


def test_a_button_pressed_in_another_scene_is_not_released_in_this_one(app: App) -> None:
    first, second = Recorder(), Recorder()
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5), touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 5), touch=False)
    app.push(first)
    app.step(16, [down])
    app.replace(second)
    app.step(16, [up])
    assert second.types() == []
    app.step(16, [down, up])
    assert second.types() == [pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]


def test_replace_leaves_every_scene(app: App) -> None:
    scenes = [Recorder(), Recorder(overlay=True)]
    for scene in scenes:
        app.push(scene)
    app.replace(Recorder())
    assert [scene.left for scene in scenes] == [1, 1]


def test_closing_the_window_ends_the_program_and_leaves_the_scenes(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert app.run() == 0
    assert scene.left == 1


def test_the_first_exit_code_counts(app: App) -> None:
    app.quit(3)
    app.quit(0)
    assert app.run() == 3


def test_a_new_size_reaches_the_scenes_and_becomes_sharp_a_moment_later(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    app.step(16, [])
    assert isinstance(app.screen, NoWindow)
    app.screen.take((1600, 900))
    app.step(16, [pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900)])
    assert scene.sizes == [(1280, 720), (1600, 900)]
    assert app.kit.u == 9.0
    assert resizing(app)
    assert not app.idle
    app.step(durations.RESIZE_REST, [])
    assert not resizing(app)
    assert scene.sizes[-1] == (1600, 900)
    assert len(scene.sizes) == 3


@pytest.mark.parametrize(
    "event",
    [key(key=pygame.K_F11, scancode=pygame.KSCAN_F11), key(mod=pygame.KMOD_LALT)],
    ids=["F11", "Alt+Enter"],
)
def test_fullscreen_keys_toggle_and_reach_no_scene(app: App, event: pygame.Event) -> None:
    scene = Recorder()
    app.push(scene)
    up = pygame.Event(pygame.KEYUP, event.dict)
    for _ in range(10):
        app.step(16, [event, up])
    assert fullscreen(app) is False
    app.step(16, [event, event])
    assert fullscreen(app) is True
    assert scene.types() == []


def test_a_touch_comes_once_as_a_pointer_of_its_own(app: App) -> None:
    """SDL tells of it twice: as a finger, and as a mouse for programs that know no fingers."""
    scene = Recorder()
    app.push(scene)
    finger = pygame.Event(pygame.FINGERDOWN, touch_id=4, finger_id=0, x=0.5, y=0.5, dx=0.0, dy=0.0)
    echo = pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 360), touch=True)
    app.step(16, [echo, finger])
    assert scene.types() == [pygame.MOUSEBUTTONDOWN]
    assert (scene.events[0].pos, scene.events[0].finger) == ((640, 360), 0)


def test_who_follows_one_pointer_gets_the_first_finger_alone(app: App) -> None:
    scene = Recorder()
    app.push(scene)
    for number in (0, 1):
        app.step(16, [pygame.Event(pygame.FINGERDOWN, touch_id=4, finger_id=number, x=0.5, y=0.5)])
    assert [event.finger for event in scene.events] == [0]
    scene.several_fingers = True
    app.step(16, [pygame.Event(pygame.FINGERUP, touch_id=4, finger_id=1, x=0.5, y=0.5)])
    assert [event.finger for event in scene.events] == [0, 1]


def test_a_finger_that_a_screen_was_left_with_does_nothing_on_the_next(app: App) -> None:
    first, second = Recorder(), Recorder()
    app.push(first)
    app.step(16, [pygame.Event(pygame.FINGERDOWN, touch_id=4, finger_id=0, x=0.5, y=0.5)])
    app.replace(second)
    app.step(16, [pygame.Event(pygame.FINGERUP, touch_id=4, finger_id=0, x=0.5, y=0.5)])
    assert second.types() == []


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_sign_hangs_over_the_screen_as_long_as_it_takes_to_read(app: App) -> None:
    app.push(Recorder())
    app.step(16, [])
    before, frames = app.screen.surface.copy(), app.frames
    app.show_sign("mute", "Zvuk je isključen")
    app.step(16, [])
    assert pixels(app.screen.surface) != pixels(before)
    app.step(5000, [])
    app.step(16, [])
    assert pixels(app.screen.surface) == pixels(before)
    assert app.frames == frames + 2
    assert app.idle


def test_mouse_positions_are_scaled_to_pixels(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Recorder()
    app.push(scene)
    monkeypatch.setattr(NoWindow, "scale", property(lambda self: (2.0, 2.0)))
    app.step(16, [pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(100, 50))])
    assert scene.events[0].pos == (200, 100)


def test_screens_fade_into_one_another(app: App) -> None:
    app.fade = True
    app.push(Recorder("#000000"))
    app.step(16, [])
    app.replace(Recorder("#ffffff"))
    app.step(20, [])
    between = app.screen.surface.get_at((640, 360)).r
    assert 0 < between < 255
    assert not app.idle
    app.step(durations.SCREEN_CHANGE, [])
    assert app.screen.surface.get_at((640, 360)).r == 255
    app.step(16, [])
    assert app.idle


def test_the_old_screen_rises_as_it_fades(app: App) -> None:
    app.fade = True
    app.push(Recorder("#ffffff"))
    app.step(16, [])
    app.replace(Recorder("#000000"))
    app.step(durations.SCREEN_CHANGE / 4, [])
    surface = app.screen.surface
    left = 0.75**3
    rise = round(durations.SCREEN_RISE * app.kit.u * (1 - left))
    assert rise > 0
    column = [surface.get_at((640, y)).r for y in (719 - rise, 719 - rise + 1)]
    assert column == [pytest.approx(255 * left, abs=2), 0]


def test_with_reduced_motion_screens_change_quickly_and_nothing_rises(app: App) -> None:
    app.fade = True
    app.reduced_motion = lambda: True
    app.push(Recorder("#ffffff"))
    app.step(16, [])
    app.replace(Recorder("#000000"))
    app.step(durations.REDUCED_FADE / 2, [])
    assert app.screen.surface.get_at((640, 719)).r > 0
    app.step(durations.REDUCED_FADE / 2, [])
    assert app.screen.surface.get_at((640, 360)).r == 0


def test_without_a_screen_there_is_a_plain_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoScreen, match="No available video device"):
        open_display()


def test_a_real_window_opens_and_closes() -> None:
    """With SDL's dummy driver: the same code as on a screen."""
    app = App("Tač!", size=(1100, 700), fade=False)
    scene = Recorder("#ff0000")
    app.push(scene)
    app.step(16, [])
    assert app.size == (1100, 700)
    assert app.screen.surface.get_at((5, 5))[:3] == (255, 0, 0)
    app.close()
    assert scene.left == 1


def test_a_driver_that_draws_for_nobody_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a screen SDL takes its offscreen driver by itself: the game would run unseen for ever."""
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoScreen, match="offscreen"):
        open_display()
    open_display(blind=True)
