"""Case 18: what is set on the settings screen holds at once and survives a restart, by mouse and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.house_rows import HOUSE
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.settings_rows import PAGES, ROWS, Amount, value_of
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import Choice, Slider, Widget
from tests.cli.test_survives import CHANGES, Started
from tests.settings.test_own_every_setting import LEAVES

Start = Callable[..., "Opened"]


class Opened(Started):
    """A start of the game, with hands for its settings."""

    @property
    def scene(self) -> SettingsScene:
        assert isinstance(self.app.scene, SettingsScene)
        return self.app.scene

    def control(self, name: str) -> Widget:
        return self.scene._named[name]

    def open(self) -> SettingsScene:
        self.click(self.start._named["settings"].rect.centre)
        return self.scene

    def open_in_pause(self) -> TableScene:
        table = self.table()
        self.click((200.0, 40.0))  # bare cloth: the cards are dealt
        self.key(pygame.K_ESCAPE, "escape")
        self.press_gear()
        return table

    @property
    def paused(self) -> PauseScene:
        assert isinstance(self.app.scene, PauseScene)
        return self.app.scene

    def press_gear(self) -> None:
        assert self.paused._gear is not None
        self.click(self.paused._gear.rect.centre)

    def turn_to(self, path: str) -> None:
        number = next(k for k, page in enumerate(PAGES) if ROWS[path] in page.rows)
        pages = self.control("pages")
        assert isinstance(pages, Choice)
        self.click(pages.parts()[number].centre)

    def set(self, path: str, value: object) -> None:
        """Press what stands for a value."""
        self.turn_to(path)
        control, row = self.control(path), ROWS[path]
        if isinstance(control, Choice) and not isinstance(row, Amount):
            self.click(control.parts()[row.index(value)].centre)
        else:
            assert isinstance(row, Amount)
            self.slide(control, (float(str(value)) - row.low) / (row.high - row.low))
        self.step()

    def press_name(self, name: str) -> None:
        self.click(self.control(name).rect.centre)
        self.step()

    def tab_to(self, wanted: Callable[[], Widget | None]) -> None:
        for _ in range(40):
            scene = self.app.scene
            assert isinstance(scene, NewGameScene | SettingsScene | PauseScene)
            assert scene.form.ring
            assert scene.form.focus is not None
            if scene.form.focus is wanted():
                return
            self.key(pygame.K_TAB)
        raise AssertionError("not reached")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    left: list[Opened] = []

    def start_one(*argv: str) -> Opened:
        while left:
            left.pop().end()
        left.append(Opened(tmp_path / "podešavanja", *argv))
        return left[-1]

    yield start_one
    while left:
        left.pop().end()


ONLY_IN_FILES = (
    *("window.software", "thinking.", "paces.", "attention."),
    *("subtlety.", "levels.", "characters."),
)
"""What is set with an editor: a help for odd graphics cards, and what computers are like."""
ELSEWHERE = {
    "keys.": "tests/cli/test_keys_survive.py",
    "first_game.": "tests/ui/test_guided_game.py",
    "pads.": "tests/ui/test_new_game_pads.py",
    "practice.": "tests/ui/test_practice_tables.py",
}
"""What is changed in the game and tested in a file of its own."""


def test_every_setting_can_be_changed_in_the_game_and_is_tried() -> None:
    """A new one has a row, or something in the game that changes it, or is only for the files."""

    def of_some_seat(path: str) -> str:
        return re.sub(r"^(players|together)\.[a-dA-D]\.", "players.x.", path).replace("together.", "players.")

    tried = {of_some_seat(path) for _, path, _ in CHANGES.values()}
    rows = {row.path for sheet in (HOUSE.pages, PAGES) for page in sheet for row in page.rows}
    left = [
        path
        for path in LEAVES
        if of_some_seat(path) not in tried | rows and not path.startswith((*ONLY_IN_FILES, *ELSEWHERE))
    ]
    assert left == []


def another(game: Opened, path: str) -> object:
    """A value that the setting does not have."""
    row, now = ROWS[path], value_of(game.own.settings, path)
    if isinstance(row, Amount):
        return row.kept(row.high if now == row.low else row.low)
    return next(value for value, _ in reversed(row.values) if value != now)


@pytest.mark.parametrize("path", ROWS)
def test_what_is_set_with_the_mouse_survives_a_restart(start: Start, path: str) -> None:
    first = start()
    value = another(first, path)
    assert first.value(path) != value
    first.open()
    first.set(path, value)
    assert first.value(path) == value
    again = start()
    assert again.value(path) == value
    assert again.own.problems == []


@pytest.mark.parametrize("path", ROWS)
def test_what_is_set_with_the_keyboard_survives_a_restart(start: Start, path: str) -> None:
    first = start()
    before = first.value(path)
    first.key(pygame.K_TAB)
    first.tab_to(lambda: first.start._named["settings"])
    first.key(pygame.K_RETURN)
    for _ in range(next(k for k, page in enumerate(PAGES) if ROWS[path] in page.rows)):
        first.key(pygame.K_RIGHT)
    first.tab_to(lambda: first.control(path))
    row = ROWS[path]
    at_end = isinstance(row, Amount) and before == row.low
    first.key(pygame.K_SPACE if not isinstance(row, Amount) else pygame.K_END if at_end else pygame.K_HOME)
    value = first.value(path)
    assert value != before
    first.key(pygame.K_ESCAPE)
    assert first.start.focus_of() is first.start._named["settings"]
    assert start().value(path) == value


@pytest.mark.parametrize("path", ROWS)
def test_each_setting_has_its_way_back_where_it_differs(start: Start, path: str) -> None:
    first = start()
    first.open()
    first.turn_to(path)
    # The command line says a language here.
    assert first.control(f"reset {path}").visible == (path == "language")
    first.set(path, another(first, path))
    assert first.control(f"reset {path}").visible
    first.key(pygame.K_TAB)
    first.tab_to(lambda: first.control(f"reset {path}"))
    first.key(pygame.K_RETURN)
    first.step()
    assert first.value(path) == value_of(first.own.shipped, path)
    assert not first.control(f"reset {path}").visible
    assert first.scene.focus_of() is first.control(path)
    control = first.control(path)
    if isinstance(control, Slider):
        assert control.value == value_of(first.own.shipped, path)
    assert start().own._own.tree.entries == ()


def test_everything_goes_back_after_a_question(start: Start) -> None:
    first = start()
    first.open()
    # Larger text comes last: where it has no room, not everything can be seen at once.
    for path in sorted(ROWS, key=lambda path: path == "size"):
        if path != "language":
            first.set(path, another(first, path))
    first.press_name("all")
    assert first.scene.focus_of() is first.control("keep")
    first.key(pygame.K_ESCAPE)
    assert first.value("cards.colours") == "four"
    first.press_name("all")
    first.press_name("yes")
    assert [path for path in ROWS if first.value(path) != value_of(first.own.shipped, path)] == []
    assert not first.control("all").enabled
    assert first.scene.focus_of() is first.control("done")
    again = start()
    assert [path for path in ROWS if again.value(path) != value_of(again.own.shipped, path)] == []


def test_the_new_game_screen_shows_what_was_set(start: Start) -> None:
    first = start()
    first.open()
    for path, value in {"speed": "slow", "pace": "brisk", "reaction": 3.0, "language": "en"}.items():
        first.set(path, value)
    assert first.app.screen.title == "Tač!"  # type: ignore[attr-defined]
    first.press_name("done")
    choice = first.start.choice
    assert (choice.speed, choice.pace, choice.reaction, choice.language) == ("slow", "brisk", 3.0, "en")
    assert first.start._t.lang == "en"


def test_what_was_set_comes_before_the_command_line(start: Start) -> None:
    first = start("--mute", "--speed", "fast")
    first.open()
    first.set("sound.mute", False)
    first.set("speed", "normal")
    first.step()
    assert (first.audio.muted, first.game.choice.speed) == (False, "normal")


def test_the_language_of_the_computer_is_kept_as_such(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    first = start()
    first.open()
    first.set("language", "sr@cyrillic")
    assert first.scene._t.lang == "sr@cyrillic"
    first.set("language", "auto")
    assert (first.scene._t.lang, first.game.choice.language, first.value("language")) == ("en", "en", "auto")


def test_a_volume_is_heard_when_it_is_let_go(start: Start) -> None:
    first = start()
    first.open()
    first.turn_to("sound.effects")
    first.audio.heard.clear()
    slider = first.control("sound.effects")
    x, y = slider.rect.centre
    first.step(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y)))
    first.step(pygame.Event(pygame.MOUSEMOTION, pos=(x + 40, y), rel=(40, 0), buttons=(1, 0, 0)))
    first.step()
    assert first.audio.heard == ["click"]
    first.step(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x + 40, y)))
    first.step()
    assert first.audio.heard == ["click", "knock"]
    first.set("sound.voices", 0.5)
    assert first.audio.heard[-1] == "shout-lisica"
    assert first.audio.voices == 0.5


def test_the_window_follows_at_once_and_the_screen_follows_the_key(start: Start) -> None:
    first = start()
    first.open()
    first.set("window.fullscreen", True)
    assert first.app.screen.fullscreen
    first.fill_the_screen()
    first.step()
    control = first.control("window.fullscreen")
    assert isinstance(control, Choice)
    assert (first.app.screen.fullscreen, control.index) == (False, 0)


# -- at the table


def test_what_is_set_in_the_pause_reaches_the_table_that_waits(start: Start) -> None:
    first = start()
    table = first.open_in_pause()
    now = table.match.clock.now()
    for path, value in {
        "sound.effects": 0.3,
        "sound.voices": 0.5,
        "sound.mute": True,
        "speed": "slow",
        "reduced_motion": "on",
        "reaction": 3.0,
        "pace": "patient",
        "language": "en",
    }.items():
        first.set(path, value)
    assert (first.audio.effects, first.audio.voices, first.audio.muted) == (0.3, 0.5, True)
    view = table.view
    assert (view._stage.muted, view.speed) == (True, 1.5)
    assert view._hand.reduced and view._fingers.reduced and view.recall.reduced
    assert (table.match.reaction, table.match.tempo.patient) == (3.0, True)
    assert view._words.t.lang == "en"
    assert table.match.clock.now() == now
    first.key(pygame.K_ESCAPE, "escape")
    pause = first.paused
    assert pause.focus_of() is pause._gear
    assert pause._slider is not None and pause._slider.value == 3.0
    assert pause._gear is not None and pause._gear.label == "Settings"
    assert table.match.is_paused
    go_on(first)
    assert (first.app.scene, table.match.is_paused, view.speed) == (table, False, 1.5)


def go_on(game: Opened) -> None:
    game.key(pygame.K_ESCAPE, "escape")
    for _ in range(160):
        game.step()


def picture_of_the_pile(game: Opened, table: TableScene) -> bytes:
    table.view.hurry()
    for _ in range(5):
        game.step()
    view = table.view
    seat = view.layout.seats[0].seat
    rect = view.layout.rect(Place(PlaceKind.PILE, seat)).inflated(-4)
    return pygame.image.tobytes(game.app.screen.surface.subsurface(pygame.Rect(rect.px)), "RGB")


def test_a_paused_table_shows_the_new_cards_when_it_comes_back(start: Start) -> None:
    """It looks as one that was opened with these cards."""
    first = start("--seed", "7")
    table = first.open_in_pause()
    first.key(pygame.K_ESCAPE, "escape")
    go_on(first)
    usual = picture_of_the_pile(first, table)
    first.key(pygame.K_ESCAPE, "escape")
    first.press_gear()
    first.set("cards.contrast", "high")
    first.key(pygame.K_ESCAPE, "escape")
    go_on(first)
    changed = picture_of_the_pile(first, table)
    assert changed != usual

    again = start("--seed", "7")
    table = again.open_in_pause()
    again.key(pygame.K_ESCAPE, "escape")
    go_on(again)
    assert picture_of_the_pile(again, table) == changed
