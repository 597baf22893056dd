"""Whatever is done in whatever order, from the menu to anywhere, the game goes on.

Nothing raises, the keyboard always has somebody to go to, and a table shows the cards that its match has.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest

from tac.cli.journals import Journals
from tac.cli.options import parse
from tac.cli.playing import Playing
from tac.rules import Kind, Phase, Seat, Target, duties, possible
from tac.settings import OwnSettings
from tac.ui.app import App
from tac.ui.game import Game
from tac.ui.input import scancode
from tac.ui.layout import Place, PlaceKind, Rect
from tac.ui.practice.kept import Kept
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import FormScene
from tac.ui.window import NoWindow
from tests.ui.input.pad_hands import BUTTONS, axis, gone, pushed, released
from tests.ui.seen_window import SeenWindow
from tests.ui.table_driver import QuietAudio

STEPS: Final = 140
PATIENCE: Final = 8
"""After so many steps on one screen Escape is tried."""
SIZES: Final = ((1024, 640), (1280, 720), (800, 900))
KEYS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("tab", "return", "space", "up", "down", "left", "right"), 4),
    **dict.fromkeys(("escape", "home", "end", "backspace", "delete", "kp_0", "kp_5", "kp_2", "kp_8"), 1),
    **dict.fromkeys(("f1", "f11", "m", "a", "b", "c"), 1),
}
KINDS: Final[Mapping[str, int]] = {
    "key": 20,
    "hold": 4,
    "click": 28,
    "button": 6,
    "move": 4,
    "wheel": 3,
    "finger": 9,
    "pad": 9,
    "stick": 3,
    "plug": 1,
    "size": 2,
    "window": 2,
    "text": 2,
    "nothing": 6,
}
"""What is done, and how often."""
WORDS: Final = ("ž", "Ђ", "7", "  ", "İ", "long " * 9)
WINDOW: Final = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWLEAVE,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
)
OF_SEATS: Final = (PlaceKind.HEAP, PlaceKind.PILE, PlaceKind.PLATE, PlaceKind.DRAWN)
OF_NOBODY: Final = (PlaceKind.CENTRAL, PlaceKind.PAUSE, PlaceKind.RULES, PlaceKind.SOUND)


class Monkey:
    """A start of the game in a folder, and hands that do anything with it."""

    def __init__(self, folder: Path, number: int, lang: str) -> None:
        self.random = Random(number)
        ids = count(0xA0000001)
        self.told: list[object] = []
        self.own = OwnSettings(folder / "config", datetime.now, lambda: f"{next(ids):08x}", self.told.append)
        self.own.play_as()
        playing = Playing(self.own, parse(["--lang", lang, "--speed", ("fast", "off", "normal")[number % 3]]))
        self.app = App("Tač!", size=SIZES[0], headless=True, fade=number % 2 == 0)
        self.app.screen = SeenWindow(SIZES[0])
        self.journals = Journals(folder / "running", lambda *_: None, lambda *_, **__: None, datetime.now)
        self.kept = Kept(folder, lambda: self.own.profile.id, self.told.append, lambda: "now")
        audio = QuietAudio()
        parts = playing.attend(self.app, audio, lambda match: None, self.journals, practice=self.kept)
        self.game = Game(self.app, audio, playing.choice(), parts)
        self.game.show_menu()
        self.app.step(0.0, ())
        self.seen: list[type] = []
        self._fingers: set[int] = set()
        self._held: set[str] = set()
        self._down = False

    def close(self) -> None:
        self.app.close()
        self.journals.close()
        self.own.close()
        self.kept.close()

    def step(self) -> None:
        """Do something, and look at what came of it; who has left the game begins again."""
        self.app.step(self.random.choice((0.0, 8.0, 20.0, 100.0)), self._events())
        for _ in range(self.random.choice((0,) * 12 + (3, 30))):
            self.app.step(100.0, ())
        if self.app.exit_code is not None:
            self.app.exit_code = None
            self.game.show_menu()
        check(self.app)
        self.seen.append(type(self.app.scene))

    # -- what is done

    def _events(self) -> list[pygame.Event]:
        scene = self.app.scene
        if isinstance(scene, TableScene):
            if self.random.random() < 0.4:
                return self._play(scene)
        elif len(set(self.seen[-PATIENCE:])) == 1 and self.random.random() < 0.3:
            return pressed("escape")
        return list(getattr(self, f"_{self._one_of(KINDS)}")())

    def _play(self, scene: TableScene) -> list[pygame.Event]:
        """Whoever is on turn clicks a move, mostly one that is in order."""
        table = scene.match.table
        if table.phase is not Phase.PLAY or table.turn not in scene.match.setup.people:
            return []
        moves = duties(table) if self.random.random() < 0.8 else possible(table)
        if not moves:
            return []
        move = self.random.choice(list(moves))
        place = Place(PlaceKind.HEAP, move.target if isinstance(move.target, Seat) else table.turn)
        if move.kind is Kind.DRAW:
            place = Place(PlaceKind.PILE, table.turn)
        elif move.target is Target.CENTRAL:
            place = Place(PlaceKind.CENTRAL)
        return clicked(scene.view.layout.rect(place).centre)

    def _one_of(self, shares: Mapping[str, int]) -> str:
        return self.random.choices(list(shares), list(shares.values()))[0]

    def _at(self) -> tuple[float, float]:
        """Somewhere, mostly on something."""
        scene, (w, h) = self.app.scene, self.app.size
        x, y = self.random.random() * w, self.random.random() * h
        if self.random.random() < 0.75:
            if isinstance(scene, FormScene) and scene.form.widgets:
                x, y = self.random.choice(scene.form.widgets).rect.centre
            elif isinstance(scene, TableScene):
                seat = self.random.choice(scene.match.table.seats)
                places = [Place(kind, seat) for kind in OF_SEATS] + [Place(kind) for kind in OF_NOBODY]
                if scene.view.layout.seats[seat].call_button is not None:
                    places.append(Place(PlaceKind.CALL, seat))
                x, y = scene.view.layout.rect(self.random.choice(places)).centre
        return min(max(x, 0.0), w - 1.0), min(max(y, 0.0), h - 1.0)

    def _key(self) -> list[pygame.Event]:
        return pressed(self._one_of(KEYS), self.random.choice((0, 0, 0, 0, pygame.KMOD_LSHIFT)))

    def _hold(self) -> list[pygame.Event]:
        """A key goes down and stays, or one comes up at last."""
        name = self._one_of(KEYS)
        down, up = pressed(name)
        self._held ^= {name}
        return [down if name in self._held else up]

    def _click(self) -> list[pygame.Event]:
        return clicked(self._at(), self.random.choice((1, 1, 1, 1, 1, 2, 3)))

    def _button(self) -> list[pygame.Event]:
        """The mouse's button goes down here and comes up elsewhere, whatever comes in between."""
        self._down = not self._down
        return [clicked(self._at())[1 if self._down else 2]]

    def _move(self) -> list[pygame.Event]:
        return [pygame.Event(pygame.MOUSEMOTION, pos=self._at(), rel=(0, 0), buttons=(int(self._down), 0, 0))]

    def _wheel(self) -> list[pygame.Event]:
        y = self.random.choice((-3, -1, 1, 3))
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False)]

    def _finger(self) -> list[pygame.Event]:
        """One of several goes down, is drawn along, or comes up."""
        (x, y), (w, h) = self._at(), self.app.size
        number = self.random.randrange(3)
        kinds = [pygame.FINGERDOWN, pygame.FINGERUP]
        if number in self._fingers:
            kinds = [self.random.choice((pygame.FINGERMOTION, pygame.FINGERUP))]
        elif self.random.random() < 0.4:
            kinds = [pygame.FINGERDOWN]
        self._fingers -= {number} if kinds[-1] == pygame.FINGERUP else set()
        self._fingers |= {number} if kinds == [pygame.FINGERDOWN] else set()
        at = {"touch_id": 1, "finger_id": number, "x": x / w, "y": y / h, "dx": 0.0, "dy": 0.0}
        return [pygame.Event(kind, at) for kind in kinds]

    def _pad(self) -> list[pygame.Event]:
        name, pad = self.random.choice(list(BUTTONS)), self.random.choice((0, 0, 0, 1))
        return [pushed(name, pad), released(name, pad)][: self.random.choice((1, 2, 2, 2))]

    def _stick(self) -> list[pygame.Event]:
        return [axis(self.random.choice((0, 1, 3, 5)), self.random.choice((-1.0, 0.0, 1.0)))]

    def _plug(self) -> list[pygame.Event]:
        return [gone(self.random.randrange(2))]

    def _size(self) -> list[pygame.Event]:
        assert isinstance(self.app.screen, NoWindow)
        x, y = self.random.choice(SIZES)
        self.app.screen.take((x, y))
        return [pygame.Event(pygame.WINDOWSIZECHANGED, x=x, y=y)]

    def _window(self) -> list[pygame.Event]:
        return [pygame.Event(self.random.choice(WINDOW))]

    def _text(self) -> list[pygame.Event]:
        return [pygame.Event(pygame.TEXTINPUT, text=self.random.choice(WORDS))]

    def _nothing(self) -> list[pygame.Event]:
        return []


def pressed(name: str, mod: int = 0) -> list[pygame.Event]:
    """A key goes down and comes up."""
    key = getattr(pygame, f"K_{name.upper() if len(name) > 1 else name}")
    values = {"key": key, "scancode": scancode(name), "mod": mod, "unicode": ""}
    return [pygame.Event(kind, values) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def clicked(at: tuple[float, float], button: int = 1) -> list[pygame.Event]:
    """The mouse comes here, and its button goes down and comes up."""
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button),
    ]


def check(app: App) -> None:
    """Whatever is shown can be used with keys, and tells no other table than there is."""
    scene = app.scene
    assert scene is not None
    if isinstance(scene, FormScene) and any(widget.reachable for widget in scene.form.widgets):
        focus = scene.form.focus
        assert focus is not None and focus.reachable and focus in scene.form.widgets
        assert scene.form.scroll.holds(focus) or Rect(0, 0, *app.size).inflated(1).holds(focus.rect)
    if isinstance(scene, TableScene) and not scene.view.busy:
        shown, table = scene.view._stage.model, scene.match.table
        assert shown.piles == [list(pile) for pile in table.piles]
        assert shown.heaps == [list(heap) for heap in table.heaps]
        assert (shown.central, shown.drawn) == (list(table.central), table.drawn)


@pytest.mark.parametrize("number", range(6))
def test_whatever_is_done_on_whatever_screen_the_game_goes_on(number: int, tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, number, ("sr", "sr@cyrillic", "en")[number % 3])
    try:
        for _ in range(STEPS):
            monkey.step()
    finally:
        monkey.close()
    assert len(set(monkey.seen)) > 2
