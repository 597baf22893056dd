"""What is changed in the window is there again when the game is started anew."""

from __future__ import annotations

from pathlib import Path

from tac.settings import OwnSettings, folders
from tac.ui.layout.menu import menu_layout
from tac.ui.layout.new_game import new_game_layout
from tac.ui.scenes.menu_entries import ENTRIES
from tests.end_to_end.conftest import Start
from tests.end_to_end.program import Program
from tests.end_to_end.screen import SIZE as SCREEN
from tests.end_to_end.waiting import wait_until


def own_settings(data: Path) -> OwnSettings:
    """What the files of a game that keeps everything in this folder say."""
    from datetime import datetime

    own = OwnSettings(folders(data).config, datetime.now, lambda: "0badcafe", lambda problem: None)
    own.play_as()
    return own


def end(program: Program) -> None:
    program.ask_to_end()
    assert program.wait() == 0, program.errors
    assert program.errors == ""


def test_changes_in_the_window_survive_a_restart(start: Start, tmp_path: Path) -> None:
    """Case 18, with a folder's name that needs UTF-8."""
    data = tmp_path / "sve č Ћ"
    first = start("--data", str(data), "--lang", "sr")
    first.wait_until_it_listens()
    first.resize(1400, 800)
    first.wait_for_stillness()
    first.key("Return")  # a game against the computer
    first.wait_for_stillness()
    layout = new_game_layout(*first.size, 4)
    first.click(layout.pace.x + 0.9 * layout.pace.w, layout.pace.cy)
    first.click(*layout.seats[2].avatar.centre)
    first.click(layout.strip.right - 4 * layout.u, layout.strip.cy)  # the last avatar: the lamb
    first.wait_for_frame()
    wait_until(
        lambda: own_settings(data).settings.window.size == (1400, 800), "the window's size in its file"
    )
    end(first)

    settings = own_settings(data).settings
    assert settings.pace == "brisk"
    assert settings.players.c.avatar == "jagnje"

    second = start("--data", str(data))
    second.wait_until_it_listens()
    assert second.size == (1400, 800)
    second.key("F11")
    wait_until(lambda: own_settings(data).settings.window.fullscreen, "the whole screen in its file")
    end(second)

    third = start("--data", str(data))
    third.wait_until_it_listens()
    wait_until(lambda: third.size == SCREEN, "the whole screen")
    third.key("F11")
    wait_until(lambda: third.size == (1400, 800), "the window as it was")
    end(third)
    assert not own_settings(data).settings.window.fullscreen


def test_a_maximised_window_opens_as_it_was_before(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "d"
    program = start("--data", str(data), "--lang", "sr")
    program.wait_until_it_listens()
    before = program.size
    program.click(200, -10, times=2)  # on the title, which the window manager draws above the window
    wait_until(lambda: program.size[0] > before[0], "the maximised window")
    program.wait_for_stillness()
    program.key("F11")  # whatever is written after this was written
    wait_until(lambda: own_settings(data).settings.window.fullscreen, "the whole screen in its file")
    end(program)
    assert own_settings(data).settings.window.size == before


def test_somebody_new_is_made_in_the_window_and_plays_next_time(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "d"
    first = start("--data", str(data), "--lang", "sr")
    first.wait_until_it_listens()
    first.click(*menu_layout(*first.size, len(ENTRIES) - 1).profile.centre)
    first.wait_for_frame()
    first.key(
        "Tab", "Return"
    )  # from who plays to the place for somebody new, whose name is asked for at once
    first.wait_for_frame()
    first.on_screen.do("type", "Ana")
    first.wait_for_frame()
    first.key("Escape")
    first.wait_for_frame()
    end(first)
    own = own_settings(data)
    assert [profile.name for profile in own.profiles.all] == ["", "Ana"]
    assert own.profile.name == "Ana"
    assert own.settings.players.a.name == "Ana"


def test_with_a_folder_for_everything_the_home_stays_empty(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "d"
    program = start("--data", str(data))
    program.wait_until_it_listens()
    end(program)
    home = program.folder / "home"
    assert [path for path in home.rglob("*") if path.is_file()] == []
    assert (data / "config" / "profiles.yaml").is_file()
