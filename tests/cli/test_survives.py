"""Case 18: every setting that can be changed in the game survives a restart; driven as a person does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import pygame
import pytest

from tac.cli.options import parse
from tac.cli.playing import Playing
from tac.settings import OwnSettings, Problem
from tac.ui.app import App
from tac.ui.game import Game
from tac.ui.input import scancode
from tac.ui.saves import NoSaves
from tac.ui.scenes.help import HelpScene
from tac.ui.scenes.house_rows import HOUSE
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.profiles import ProfilesScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import (
    AvatarChoice,
    Choice,
    FormScene,
    Slider,
    Stepper,
    TextField,
    TileChoice,
    Widget,
)
from tests.ui.input.pad_hands import LEFT_X, axis, pushed, released
from tests.ui.table_driver import QuietAudio

IDS = count(0xA0000001)


class Started:
    """A start of the game in a folder, without a window."""

    def __init__(self, folder: Path, *argv: str) -> None:
        self.told: list[Problem] = []
        self.own = OwnSettings(folder, datetime.now, lambda: f"{next(IDS):08x}", self.told.append)
        options = parse(["--lang", "sr", *argv])
        if options.profile is not None:
            self.own.play_as_named(options.profile)
        else:
            self.own.play_as()
        playing = Playing(self.own, options)
        settings = playing.settings
        window = settings.window
        self.app = App(
            "Tač!",
            size=window.size,
            headless=True,
            fade=False,
            pack=settings.cards,
            cloth=settings.table.colour,
        )
        self.app.kit.enlarge(settings.size / 100)
        self.audio = QuietAudio()
        self.audio.muted = settings.sound.mute
        self.game = Game(
            self.app,
            self.audio,
            playing.choice(),
            playing.attend(self.app, self.audio, lambda match: None, NoSaves()),
        )
        self.own.open()
        self.game.show_new_game()
        self.step()

    def step(self, *events: pygame.Event, ms: float = 20.0) -> None:
        self.app.step(ms, events)

    def end(self) -> None:
        self.app.close()
        self.own.close()
        assert self.told == []

    # -- the hands

    @property
    def start(self) -> NewGameScene:
        assert isinstance(self.app.scene, NewGameScene)
        return self.app.scene

    def widget(self, name: str) -> Widget:
        scene = self.app.scene
        if isinstance(scene, MenuScene):
            return scene.named[name]
        assert isinstance(scene, NewGameScene | ProfilesScene)
        return scene._named[name]

    def click(self, at: tuple[float, float]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.step(pygame.Event(kind, button=1, pos=at))

    def press(self, name: str) -> None:
        self.click(self.widget(name).rect.centre)

    def choose(self, name: str, index: int) -> None:
        widget = self.widget(name)
        assert isinstance(widget, Choice)
        self.click(widget.parts()[index].centre)

    def type(self, name: str, text: str) -> None:
        self.press(name)
        field = self.widget(name)
        assert isinstance(field, TextField)
        for _ in field.value:
            self.key(pygame.K_BACKSPACE)
        for letter in text:
            self.step(pygame.Event(pygame.TEXTINPUT, text=letter))

    def key(self, code: int, name: str = "") -> None:
        where = scancode(name) if name else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.step(pygame.Event(kind, key=code, mod=0, unicode="", scancode=where))

    def slide(self, slider: Widget | None, part: float) -> None:
        assert isinstance(slider, Slider)
        track = slider._track()
        self.click((track.x + part * track.w, track.cy))

    @property
    def focus(self) -> Widget | None:
        """The control with the keyboard."""
        assert isinstance(self.app.scene, FormScene)
        return self.app.scene.form.focus

    def menu(self) -> Started:
        """Go to the menu."""
        self.game.show_menu()
        self.step()
        return self

    # -- what there is to change

    def take_avatar(self, seat: int, avatar: str) -> None:
        self.press(f"avatar {seat}")
        strip = self.widget("strip")
        assert isinstance(strip, AvatarChoice)
        self.click(strip.parts()[strip.avatars.index(avatar)].centre)

    def house_rules(self, row: str, index: int) -> None:
        self.press("house")
        sheet = self.app.scene
        assert isinstance(sheet, SettingsScene)
        page = next(k for k, one in enumerate(HOUSE.pages) if any(r.path == row for r in one.rows))
        pages = sheet._named["pages"]
        assert isinstance(pages, Choice)
        self.click(pages.parts()[page].centre)
        control = sheet._named[row]
        assert isinstance(control, Choice)
        self.click(control.parts()[index].centre)
        self.key(pygame.K_ESCAPE)
        assert isinstance(self.app.scene, NewGameScene)

    def table(self) -> TableScene:
        self.press("play")
        assert isinstance(self.app.scene, TableScene)
        return self.app.scene

    def pause(self) -> PauseScene:
        self.table()
        self.key(pygame.K_ESCAPE, "escape")
        assert isinstance(self.app.scene, PauseScene)
        return self.app.scene

    def mute(self) -> None:
        self.table()
        self.key(pygame.K_m, "m")

    def mute_in_pause(self) -> None:
        self.pause()
        self.key(pygame.K_m, "m")

    def pace_in_pause(self) -> None:
        pace = self.pause()._pace
        assert pace is not None
        self.click(pace.parts()[3].centre)

    def reaction_in_pause(self) -> None:
        self.slide(self.pause()._slider, 1.0)

    def help_in_pause(self) -> None:
        pause = self.pause()
        next(button for button in pause._menu if button.label == "Pomoć").act()
        self.step()
        scene = self.app.scene
        assert isinstance(scene, HelpScene)
        self.click(scene.choices[0].parts()[1].centre)

    def fill_the_screen(self) -> None:
        self.key(pygame.K_F11, "f11")

    def resize(self) -> None:
        self.app.screen.take((1500, 850))  # type: ignore[attr-defined]
        self.step(pygame.Event(pygame.WINDOWRESIZED, x=1500, y=850))
        for _ in range(100):
            self.step()

    def level(self) -> None:
        tiles = self.widget("level 1")
        assert isinstance(tiles, TileChoice)
        self.click(tiles.parts()[3].centre)

    def helped(self) -> None:
        stepper = self.widget("help 0")
        assert isinstance(stepper, Stepper)
        self.click(stepper.parts()[1].centre)

    def seat_a_pad(self) -> None:
        """A gamepad takes the second seat of three people."""
        self.three_people()
        self.step(axis(LEFT_X, 0.0))
        self.app.pads.come(0, "7" * 32)
        for _ in range(2):
            self.step(pushed("north"))
            self.step(released("north"))

    def three_people(self) -> None:
        self.menu().press("together")
        self.choose("players", 1)

    def value(self, path: str) -> object:
        found: object = self.own.settings
        for name in path.split("."):
            found = getattr(found, name)
        return found


Change = Callable[[Started], object]

CHANGES: dict[str, tuple[Change, str, object]] = {
    "language": (lambda game: game.menu().choose("languages", 1), "language", "sr@cyrillic"),
    "pace": (lambda game: game.choose("pace", 1), "pace", "calm"),
    "pace in the pause": (Started.pace_in_pause, "pace", "brisk"),
    "reaction": (lambda game: game.slide(game.widget("reaction"), 0.0), "reaction", 0.5),
    "reaction in the pause": (Started.reaction_in_pause, "reaction", 3.0),
    "players": (lambda game: game.choose("players", 0), "players.count", 2),
    "person": (lambda game: game.choose("kind 2", 0), "players.c.plays", "human"),
    "computer": (lambda game: game.choose("kind 0", 1), "players.a.plays", "lak"),
    "level": (Started.level, "players.b.plays", "majstor"),
    "name": (lambda game: game.type("name 3", "Čika Ђ"), "players.d.name", "Čika Ђ"),
    "avatar": (lambda game: game.take_avatar(1, "petao"), "players.b.avatar", "petao"),
    "help": (Started.helped, "players.a.help", "show"),
    "kings": (lambda game: game.house_rules("rules.heap_wrap", 1), "rules.heap_wrap", False),
    "false calls": (
        lambda game: game.house_rules("rules.false_call.people", 1),
        "rules.false_call.people",
        "card",
    ),
    "who begins": (lambda game: game.house_rules("begins", 4), "begins", "loser"),
    "match": (lambda game: game.house_rules("series.goal", 2), "series.goal", "losses"),
    "way round": (lambda game: game.house_rules("way_round", 1), "way_round", "right"),
    "people at one table": (Started.three_people, "together.count", 3),
    "a gamepad's seat": (Started.seat_a_pad, "pads.b", "7" * 32),
    "help in the pause": (Started.help_in_pause, "players.a.help", "show"),
    "mute": (Started.mute, "sound.mute", True),
    "mute in the pause": (Started.mute_in_pause, "sound.mute", True),
    "fullscreen": (Started.fill_the_screen, "window.fullscreen", True),
    "window": (Started.resize, "window.size", (1500, 850)),
}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    """Starts the game in one and the same folder, and ends what is left."""
    left: list[Started] = []

    def start_one(*argv: str) -> Started:
        while left:
            left.pop().end()
        left.append(Started(tmp_path / "podešavanja", *argv))
        return left[-1]

    yield start_one
    while left:
        left.pop().end()


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_survives_a_restart(start: Callable[..., Started], name: str) -> None:
    change, path, value = CHANGES[name]
    first = start()
    assert first.value(path) != value
    change(first)
    again = start()
    assert again.value(path) == value
    assert again.own.problems == []


def test_all_changes_of_the_new_game_screen_are_there_again_on_it(start: Callable[..., Started]) -> None:
    first = start()
    for name in ("pace", "reaction", "person", "level", "name", "avatar"):
        CHANGES[name][0](first)
    before = first.game.choice
    after = start().start.choice
    assert [(seat.plays, seat.look) for seat in after.seats] == [(s.plays, s.look) for s in before.seats]
    assert (after.pace, after.reaction) == (before.pace, before.reaction)


def test_what_the_command_line_says_is_not_kept(start: Callable[..., Started]) -> None:
    first = start("--speed", "fast", "--pace", "brisk", "--mute", "--seats", "lak,lak")
    first.choose("players", 1)
    first.table()
    settings = start().own.settings
    assert (settings.speed, settings.pace, settings.sound.mute) == ("normal", "normal", False)
    assert (settings.players.count, settings.players.a.plays) == (3, "human")


def test_the_command_line_comes_before_what_was_changed(start: Callable[..., Started]) -> None:
    start().choose("pace", 1)
    assert start("--pace", "brisk").start.choice.pace == "brisk"


def test_a_maximised_window_is_no_size_to_keep(start: Callable[..., Started]) -> None:
    first = start()
    first.step(pygame.Event(pygame.WINDOWMAXIMIZED))
    first.resize()
    assert start().value("window.size") == (1280, 720)


def test_the_deal_is_no_setting(start: Callable[..., Started]) -> None:
    first = start()
    first.press("other deal")
    assert start().own._own.tree.entries == ()
