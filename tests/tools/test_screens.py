"""Every screen can be rendered without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from tools import screens

screens.headless()


def test_every_registered_screen_is_drawn_at_its_size() -> None:
    found = screens.registered()
    assert {"new-game", "new-game-people", "end", "end-two", "controls"} <= {screen.name for screen in found}
    for screen in found:
        picture = screen.render((1024, 640), "sr")
        assert picture.get_size() == (1024, 640)
        colours = {tuple(picture.get_at((x, y))) for x in range(0, 1024, 31) for y in range(0, 640, 29)}
        assert len(colours) > 20, screen.name


def test_the_command_line_takes_sizes_languages_and_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = screens.main(
        ["--sizes", "1024x640", "--langs", "en", "--only", "end-two", "--out", str(tmp_path)]
    )
    assert status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["end-two-1024x640-en.png"]
    assert "end-two-1024x640-en.png" in capsys.readouterr().out


def test_an_unknown_screen_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert screens.main(["--only", "nowhere", "--out", str(tmp_path)]) == 1
    assert "nowhere" in capsys.readouterr().err


def test_the_list_names_every_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert screens.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == [screen.name for screen in screens.registered()]


@pytest.mark.parametrize("text", ["", "1280", "1280x", "x720", "0x720", "1280x720;3x3", "axb"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        screens.sizes_of(text)


def test_sizes_and_languages_are_lists() -> None:
    assert screens.sizes_of("1280x720, 3840x2160") == [(1280, 720), (3840, 2160)]
    assert screens.langs_of("sr, en") == ["sr", "en"]
    with pytest.raises(argparse.ArgumentTypeError):
        screens.langs_of("de")


def test_the_languages_are_those_of_the_game() -> None:
    from tac.locale import LANGUAGES

    assert screens.spoken() == list(LANGUAGES)
