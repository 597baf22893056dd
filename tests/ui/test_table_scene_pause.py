"""The pause: it covers the table, leads back by a count of three, and asks before a game is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from tac.cli.opponents import player_level
from tac.locale import Translator
from tac.players import reaction_range
from tac.settings import Keys, Settings
from tac.ui.app import App
from tac.ui.draw import background
from tac.ui.input import scancode
from tac.ui.layout.units import LEAST_TARGET
from tac.ui.scenes.pause import PauseScene, ReactionSetting


class Paused:
    """An app that shows nothing but the pause, and what has been asked of it."""

    def __init__(self) -> None:
        self.app = App("Tač!", size=(1024, 640), headless=True, fade=False)
        self.asked: list[str] = []
        self.scene = PauseScene(
            self.app.kit,
            Translator("sr", strict=True),
            Keys(),
            go_on=self.note("go on"),
            again=self.note("again"),
            new_game=self.note("new game"),
            leave=self.note("leave"),
            tick=self.note("tick"),
        )
        self.app.push(self.scene)
        self.app.step(0, [])

    def note(self, what: str) -> Callable[[], None]:
        return lambda: self.asked.append(what)

    def press(self, *names: str) -> None:
        for name in names:
            keycode = {"escape": pygame.K_ESCAPE, "return": pygame.K_RETURN, "down": pygame.K_DOWN}.get(
                name, 0
            )
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                event = pygame.Event(kind, key=keycode, scancode=scancode(name), mod=0, unicode="")
                self.app.step(0, [event])

    def wait(self, ms: float, frame: float = 50.0) -> None:
        for _ in range(round(ms / frame)):
            self.app.step(frame, [])


@pytest.fixture
def paused() -> Iterator[Paused]:
    paused = Paused()
    yield paused
    paused.app.close()


def test_nothing_of_what_lies_below_can_be_seen(paused: Paused) -> None:
    """Outside the panel there is nothing but cloth, and the scene below is not even drawn."""
    assert not paused.scene.overlay
    shown = paused.app.screen.surface
    cloth = background(paused.app.kit)
    corner = pygame.Rect(0, 0, 1024, 100)
    assert pygame.image.tobytes(shown.subsurface(corner), "RGB") == pygame.image.tobytes(
        cloth.subsurface(corner), "RGB"
    )


def test_going_on_counts_three_two_one_and_only_then_goes_on(paused: Paused) -> None:
    paused.press("return")
    seen = []
    for _ in range(59):
        seen.append(paused.scene.number)
        paused.wait(50)
        assert "go on" not in paused.asked
    paused.wait(50)
    assert paused.asked == ["tick", "tick", "tick", "go on"]
    assert list(dict.fromkeys(seen)) == [3, 2, 1]


def test_the_key_that_paused_goes_on_too(paused: Paused) -> None:
    paused.press("escape")
    paused.wait(3000)
    assert paused.asked[-1] == "go on"


def test_escape_breaks_the_count_off(paused: Paused) -> None:
    paused.press("escape")
    paused.wait(1000)
    paused.press("escape")
    paused.wait(5000)
    assert "go on" not in paused.asked


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_leaving_the_window_breaks_the_count_off(paused: Paused, kind: int) -> None:
    paused.press("return")
    paused.app.step(0, [pygame.Event(kind)])
    paused.wait(5000)
    assert "go on" not in paused.asked


@pytest.mark.parametrize(("steps", "what"), [(1, "again"), (2, "new game"), (3, "leave")])
def test_leaving_loses_nothing_and_asks_nothing(paused: Paused, steps: int, what: str) -> None:
    paused.press(*["down"] * steps, "return")
    assert paused.asked == [what]


def test_escape_never_quits(paused: Paused) -> None:
    """Case 26."""
    paused.press("down", "escape")
    assert paused.asked == ["tick"]


def test_a_still_pause_draws_nothing(paused: Paused) -> None:
    """Case 7."""
    frames = paused.app.frames
    paused.wait(1000)
    assert paused.app.frames == frames
    assert paused.app.idle


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (700, 900), (2560, 1080)])
def test_every_button_lies_inside_the_window_and_none_on_another(
    paused: Paused, size: tuple[int, int]
) -> None:
    paused.scene.kit.resize(size)
    paused.scene.resize(size)
    rects = [pygame.Rect(widget.rect.px) for widget in paused.scene.form.widgets]
    assert len(rects) == 5
    assert min(rects[-1].size) >= LEAST_TARGET
    assert all(pygame.Rect(0, 0, *size).contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[k + 1 :]) < 0 for k, rect in enumerate(rects))


def test_the_computers_reaction_can_be_changed_in_the_pause(paused: Paused) -> None:
    factors: list[float] = []
    level = player_level(Settings(), "srednji")
    setting = ReactionSetting(1.0, [level], factors.append)
    scene = PauseScene(
        paused.app.kit,
        Translator("sr", strict=True),
        Keys(),
        go_on=paused.note("nothing"),
        again=paused.note("nothing"),
        new_game=paused.note("nothing"),
        leave=paused.note("nothing"),
        reaction=setting,
    )
    paused.app.push(scene)
    before = setting.range()
    paused.press(*["down"] * 4)
    paused.app.step(
        0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_END, scancode=scancode("end"), mod=0, unicode="")]
    )
    assert factors == [3.0]
    assert setting.range() == reaction_range(level.reaction, 3.0) != before
