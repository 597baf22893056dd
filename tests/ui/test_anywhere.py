"""What does the same on every screen: sound, a new game, writing without keys; and nothing by accident."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import pygame
import pytest

from tac.rules import deal
from tac.settings import Profiles
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.guided import GuidedTable
from tac.ui.scenes.help import HelpScene
from tac.ui.scenes.keys import KeysScene
from tac.ui.scenes.letters import LettersScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.profiles import ProfilesScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.standings import Standing, Standings
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import FormScene, TextField
from tests.ui.continued import Home, scene, two
from tests.ui.device_hands import Finger, press
from tests.ui.input.pad_hands import gone
from tests.ui.table_driver import Driver, T, a_choice, level, setup

CTRL = pygame.KMOD_LCTRL


def people() -> Profiles:
    numbers = count(0xA0000000)
    return Profiles.alone(Path("/nowhere"), datetime.now, lambda: f"{next(numbers):08x}")


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2), profiles=people())
    yield driver
    driver.close()


def new_game(drive: Driver) -> None:
    drive.game.show_new_game()


def menu(drive: Driver) -> None:
    drive.game.show_menu()


def at_table(drive: Driver) -> None:
    drive.table()


def paused(drive: Driver) -> None:
    drive.table()
    drive.press("escape")


def settings_over_pause(drive: Driver) -> None:
    paused(drive)
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    pause.point_at_settings()
    drive.press("return")


def keys_over_settings(drive: Driver) -> None:
    drive.game.show_menu()
    drive.game._settings.open(None, drive.game.show_menu)
    drive.game._settings.show_keys()


def house_rules(drive: Driver) -> None:
    drive.game.show_new_game()
    drive.game._settings.show_house(drive.game.show_new_game)


def help_over_pause(drive: Driver) -> None:
    paused(drive)
    drive.game._playing._show_help()


def guided(drive: Driver) -> None:
    drive.game._guiding.show()


def rules_over_table(drive: Driver) -> None:
    drive.table()
    drive.press("f1")


def profiles(drive: Driver) -> None:
    drive.game.show_new_game()
    drive.game._entrance.show_profiles(drive.game.show_new_game)


def end(drive: Driver) -> None:
    rows = [Standing(seat, "Č", "vuk", seat == 0, 1, 2, 3, 4) for seat in (1, 0)]
    drive.game.show_standings(Standings(tuple(rows), 9, 1, 60_000.0, "Č"), a_choice(count=2))


SCREENS: dict[Callable[[Driver], None], type] = {
    menu: MenuScene,
    new_game: NewGameScene,
    at_table: TableScene,
    paused: PauseScene,
    settings_over_pause: SettingsScene,
    keys_over_settings: KeysScene,
    house_rules: SettingsScene,
    help_over_pause: HelpScene,
    guided: GuidedTable,
    rules_over_table: RulesScene,
    profiles: ProfilesScene,
    end: EndScene,
}


@pytest.mark.parametrize("show", SCREENS)
def test_m_switches_the_sound_off_and_on_everywhere_and_it_is_seen(
    drive: Driver, show: Callable[[Driver], None]
) -> None:
    show(drive)
    assert type(drive.app.scene) is SCREENS[show]
    drive.wait(300)
    before = drive.app.screen.surface.copy()
    drive.press("m")
    drive.wait(100)
    muted = [drive.audio.muted]
    assert pygame.image.tobytes(drive.app.screen.surface, "RGB") != pygame.image.tobytes(before, "RGB")
    drive.press("m")
    muted.append(drive.audio.muted)
    assert muted == [True, False]
    assert type(drive.app.scene) is SCREENS[show]


@pytest.mark.parametrize("show", SCREENS)
def test_ctrl_n_leads_to_a_new_game_from_everywhere(drive: Driver, show: Callable[[Driver], None]) -> None:
    show(drive)
    drive.down("n", mod=CTRL)
    assert type(drive.app.scene) is NewGameScene
    assert len(drive.app._scenes) == 1


def test_ctrl_n_keeps_the_running_game_as_one_that_goes_on(tmp_path: Path) -> None:
    home = Home(tmp_path)
    drive = home.start(two()).table()
    drive.press("kp_0", "kp_5")
    drive.down("n", mod=CTRL)
    assert isinstance(scene(drive), NewGameScene)
    home.end()
    assert len(home.files()) == 1
    home = Home(tmp_path)
    drive = home.start(two())
    assert len(drive.game._session.parts.saves.waiting()) == 1
    home.end()


def test_a_notice_is_read_first(drive: Driver) -> None:
    drive.game.tell("first")
    drive.game.show_new_game()
    drive.down("n", mod=CTRL)
    assert isinstance(drive.app.scene, NoticeScene)


def test_ctrl_q_quits_from_everywhere_and_escape_never_does(drive: Driver) -> None:
    for show in SCREENS:
        show(drive)
        for _ in range(6):
            drive.press("escape")
            assert drive.app.exit_code is None
    drive.down("q", mod=CTRL)
    assert drive.app.exit_code == 0


def field_of(drive: Driver) -> TextField:
    shown = drive.app.scene
    assert isinstance(shown, FormScene)
    return next(widget for widget in shown.form.widgets if isinstance(widget, TextField))


def test_a_name_is_given_with_a_gamepad_alone(drive: Driver) -> None:
    profiles(drive)
    shown = drive.app.scene
    assert isinstance(shown, ProfilesScene)
    for _ in range(9):
        if isinstance(shown.form.focus, TextField):
            break
        press(drive, "right shoulder")
    press(drive, "south")
    letters = drive.app.scene
    assert isinstance(letters, LettersScene)
    press(drive, "south", "right", "right", "south", "start")
    assert drive.app.scene is shown
    assert field_of(drive).value == "Qe"


def test_a_name_is_given_with_a_finger_alone(drive: Driver) -> None:
    profiles(drive)
    drive.app.step(16, [])
    finger, shown = Finger(drive), drive.app.scene
    finger.tap(field_of(drive).rect.centre)
    letters = drive.app.scene
    assert isinstance(letters, LettersScene)
    for letter in "mira":
        finger.tap(letters.button(letter).rect.centre)
    drive.press("escape")
    assert drive.app.scene is shown
    assert field_of(drive).value.casefold() == "mira"


def test_a_gamepad_is_greeted_once_by_its_number_and_again_when_it_comes_back(drive: Driver) -> None:
    drive.game.show_menu()
    sign, said = drive.app._sign, []
    for button in ("down", "north", "north"):  # a direction alone is no press
        sign.words = ""
        press(drive, button)
        said.append(sign.words)
    drive.send(gone())
    press(drive, "north")
    said.append(sign.words)
    press(drive, "north", pad=1)
    said.append(sign.words)
    first, second = T("pad.met", number=1), T("pad.met", number=2)
    assert said == ["", first, "", first, second]


def test_the_rules_are_read_while_a_name_is_written(drive: Driver) -> None:
    profiles(drive)
    drive.app.step(16, [])
    Finger(drive).tap(field_of(drive).rect.centre)
    shown = []
    for name in ("f1", "escape"):
        drive.press(name)
        shown.append(type(drive.app.scene))
    assert shown == [RulesScene, LettersScene]


def test_a_window_that_changes_while_a_name_is_written_loses_nothing(drive: Driver) -> None:
    profiles(drive)
    drive.app.step(16, [])
    finger = Finger(drive)
    finger.tap(field_of(drive).rect.centre)
    letters = drive.app.scene
    assert isinstance(letters, LettersScene)
    finger.tap(letters.button("a").rect.centre)
    drive.app.screen.take((1600, 900))  # type: ignore[attr-defined]
    drive.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    finger.tap(letters.button("b").rect.centre)
    drive.press("escape")
    assert field_of(drive).value == "Ab"


def test_a_key_that_is_asked_for_is_no_shortcut(drive: Driver) -> None:
    """Where any key may be pressed, as to choose it for something, none does anything else."""

    class Asking(FormScene):
        takes_keys = True

        def handle(self, event: pygame.Event) -> None:
            heard.append(event.scancode)

    heard: list[int] = []
    drive.app.push(Asking(drive.app.kit))
    drive.down("m")
    drive.down("f11")
    drive.down("n", mod=CTRL)
    assert len(heard) == 3
    assert not drive.audio.muted
