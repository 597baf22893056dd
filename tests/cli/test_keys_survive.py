"""Keys that are set in the game: they hold at once, at the paused table too, and at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.rules import Seat
from tac.settings import Keys
from tac.settings.schema import Settings
from tac.ui.scenes.keys import KeysScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import Button, Widget
from tests.cli.test_settings_survive import Opened, Start


class WithKeys(Opened):
    """A start of the game, with hands for its keys."""

    @property
    def keys(self) -> KeysScene:
        assert isinstance(self.app.scene, KeysScene)
        return self.app.scene

    def open_keys(self) -> None:
        if not isinstance(self.app.scene, SettingsScene):
            self.open()
        self.press_name("keys")

    def press_key(self, name: str) -> None:
        self.click(self.keys._named[name].rect.centre)
        self.step()

    def put(self, control: str, name: str) -> None:
        """Press a control, and the key of this name."""
        self.press_key(control)
        self.key(0, name)

    def shows(self, kind: type[object]) -> bool:
        """Whether a screen of this kind is the one on top."""
        return type(self.app.scene) is kind

    @property
    def kept(self) -> Keys:
        return self.own.settings.keys


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    left: list[WithKeys] = []

    def start_one(*argv: str) -> WithKeys:
        while left:
            left.pop().end()
        left.append(WithKeys(tmp_path / "podešavanja", *argv))
        return left[-1]

    yield start_one
    while left:
        left.pop().end()


def started(start: Start) -> WithKeys:
    game = start()
    assert isinstance(game, WithKeys)
    return game


def test_a_key_survives_a_restart(start: Start) -> None:
    first = started(start)
    first.open_keys()
    first.put("call space", "x")
    first.put("draw +", "space")
    expected = Settings().keys
    assert (first.kept.call, first.kept.draw) == (("x",), (*expected.draw, "space"))
    again = started(start)
    assert again.kept == first.kept
    assert again.own.problems == []


def test_a_key_that_was_taken_from_another_action_survives_a_restart(start: Start) -> None:
    """The file names both actions: nothing is to be told at the next start."""
    first = started(start)
    first.open_keys()
    first.put("call +", "q")
    first.press_key("yes")
    again = started(start)
    assert (again.kept.call, again.kept.call_left) == (("space", "q"), ())
    assert again.own.problems == []
    again.open_keys()
    again.press_key("reset call_left")
    again.press_key("yes")
    assert again.kept == Settings().keys
    assert started(start).own._own.tree.entries == ()


def test_everything_that_goes_back_takes_the_keys_along(start: Start) -> None:
    first = started(start)
    first.open_keys()
    first.put("call +", "q")
    first.press_key("yes")
    first.press_key("done")
    first.press_name("all")
    first.press_name("yes")
    assert first.kept == Settings().keys
    assert not first.control("all").enabled


def test_a_key_holds_at_the_table_that_is_paused(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    game = started(start)
    table = game.open_in_pause()
    game.open_keys()
    game.put("call space", "x")
    game.put("pause +", "z")
    game.press_key("done")
    game.press_name("done")
    assert game.shows(PauseScene)
    game.key(0, "z")
    game.step(ms=4000.0)
    for _ in range(60):
        game.step(ms=100.0)
    assert game.shows(TableScene)
    assert table.view._keys == {table._people[0]: "X"}

    called: list[Seat] = []
    monkeypatch.setattr(table._hands, "call", called.append)
    game.key(0, "space")
    assert called == []
    game.key(0, "x")
    assert called == [Seat.A]
    game.key(0, "z")
    assert game.shows(PauseScene)


def test_the_key_for_the_rules_holds_on_the_screens_that_are_open(start: Start) -> None:
    from tac.ui.scenes.rules import RulesScene

    game = started(start)
    game.open_keys()
    game.put("rules f1", "x")
    game.key(0, "x")
    assert game.shows(RulesScene)
    game.key(pygame.K_ESCAPE, "escape")
    game.press_key("done")
    game.key(0, "f1")
    assert game.shows(SettingsScene)
    game.key(0, "x")
    assert game.shows(RulesScene)


def test_whatever_is_set_there_is_a_way_out(start: Start) -> None:
    """With no key left for anything, Escape pauses, and the settings are reached and put right."""
    game = started(start)
    game.open_keys()
    for action, names in Settings().keys.actions():
        for name in names:
            if name != "escape":
                game.press_key(f"{action} {name}")
                game.press_key("remove")
    assert [name for _, names in game.kept.actions() for name in names] == ["escape"]
    game.press_key("done")
    game.press_name("done")
    game.table()
    game.click((200.0, 40.0))
    game.key(pygame.K_ESCAPE, "escape")
    assert game.shows(PauseScene)

    def focused(scene: object) -> Widget | None:
        assert isinstance(scene, PauseScene | SettingsScene | KeysScene)
        return scene.focus_of()

    for name, there in (("settings", SettingsScene), ("keys", KeysScene)):
        for _ in range(40):
            scene = game.app.scene
            wanted = scene._gear if isinstance(scene, PauseScene) else game.control(name)
            if focused(scene) is wanted:
                break
            game.key(pygame.K_TAB)
        game.key(pygame.K_RETURN)
        assert game.shows(there)
    for _ in range(60):
        if focused(game.app.scene) is game.keys._named["all"]:
            break
        game.key(pygame.K_TAB)
    game.key(pygame.K_RETURN)
    game.key(pygame.K_RIGHT)
    game.key(pygame.K_RETURN)
    assert game.kept == Settings().keys


def test_the_new_game_names_a_key_that_was_set_from_there(start: Start) -> None:
    game = started(start)
    button = game.start._named["key 0"]
    assert isinstance(button, Button)
    assert button.label == "razmak"
    game.click(button.rect.centre)
    game.put("call space", "x")
    game.press_key("done")
    again = game.start._named["key 0"]
    assert isinstance(again, Button)
    assert again.label == "X"
