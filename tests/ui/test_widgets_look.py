"""Every state of a control can be seen, and only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui.draw import Kit
from tac.ui.layout import Rect
from tac.ui.motion import durations
from tac.ui.scene import Dirty
from tac.ui.widgets import (
    AvatarButton,
    Button,
    Choice,
    FormScene,
    Slider,
    Stepper,
    TextField,
    TileChoice,
    Toggle,
    Widget,
)
from tests.ui.widget_hands import key, move, placed


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit((1280, 720))
    yield made
    made.close()


@pytest.mark.parametrize(
    "widget",
    [
        Button("Revanš", lambda: None, icon="play"),
        AvatarButton("sova", "cpu", lambda: None),
        Toggle("Zvuk", True, lambda on: None),
        Choice(["jedan", "dva"], 0, lambda k: None),
        TileChoice(["lak", "srednji", "težak"], 1, lambda k: None),
        Stepper(["jedan", "dva"], 0, lambda k: None),
        Slider(1, 0.5, 3, 0.1, lambda v: None, mark=1.0),
        TextField("Baka Mira", lambda text: None),
    ],
    ids=lambda widget: type(widget).__name__,
)
def test_hover_focus_and_disabling_can_be_seen(kit: Kit, widget: Widget) -> None:
    placed(widget, 60, 60, 200, 60)
    pictures = []
    for state in ("rest", "hover", "focus", "disabled"):
        sheet = pygame.Surface((320, 180))
        widget.hover, widget.enabled = state == "hover", state != "disabled"
        if state == "hover":
            widget.point(130, 80)
        widget.draw(sheet, kit, state == "focus")
        pictures.append(pygame.image.tobytes(sheet, "RGB"))
    widget.enabled, widget.hover = True, False
    wanted = 3 if isinstance(widget, (TextField, AvatarButton, TileChoice, Toggle)) else 4
    assert len(set(pictures)) >= wanted


class Small(FormScene):
    """Two buttons on a grey sheet."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.one = Button("a", lambda: None)
        self.two = Button("b", lambda: None)
        self.escaped = 0

    def arrange(self) -> None:
        self.one.rect, self.two.rect = Rect(50, 50, 100, 40), Rect(50, 300, 100, 40)
        self.form.put([self.one, self.two])

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill("#777777")

    def back(self) -> None:
        self.escaped += 1


def test_only_the_control_that_changed_is_drawn_again_and_the_picture_is_the_same(kit: Kit) -> None:
    scene = Small(kit)
    scene.resize((400, 400))
    sheet = pygame.Surface((400, 400))
    scene.draw(sheet, scene.dirty)
    scene.dirty.clear()
    scene.handle(move(60, 60))
    assert scene.dirty
    assert all(rect.colliderect((50, 50, 100, 40)) for rect in scene.dirty.rects)
    assert not any(rect.colliderect((50, 300, 100, 40)) for rect in scene.dirty.rects)
    scene.draw(sheet, scene.dirty)
    scene.update(durations.HOVER)
    scene.draw(sheet, scene.dirty)
    whole = pygame.Surface((400, 400))
    scene.draw(whole, Dirty())
    assert pygame.image.tobytes(sheet, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_escape_goes_back_and_nothing_else_does(kit: Kit) -> None:
    scene = Small(kit)
    scene.resize((400, 400))
    scene.handle(key(pygame.K_ESCAPE))
    scene.handle(key(pygame.K_a, unicode="a"))
    assert scene.escaped == 1
