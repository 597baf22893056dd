"""What the game does with its command line, its settings, and a computer without screen or sound."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import pytest

from tac.locale import LANGUAGES, Translator
from tests.end_to_end.conftest import Start

TABLE = ["--seats", "human,lak", "--seed", "7", "--speed", "off"]


def test_every_language_has_its_own_table(start: Start) -> None:
    pictures = []
    for language in LANGUAGES:
        program = start(*TABLE, "--lang", language)
        program.wait_for_table()
        program.move_to(5, 5)
        assert program.title() == Translator(language)("app.title")
        pictures.append(program.wait_for_stillness())
        program.close()
        assert program.errors == ""
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("driver", ["x11", None] if sys.platform == "linux" else ["x11"])
def test_without_a_screen_it_says_so(start: Start, driver: str | None) -> None:
    variables = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "SDL_VIDEODRIVER": driver}
    program = start(*TABLE, on_screen=False, variables=variables)
    assert program.wait() == 3
    assert Translator("en")("problem.no_screen") in program.errors


def test_a_level_that_is_not_there_is_named_with_those_that_are(start: Start) -> None:
    program = start("--seats", "human,zmaj", on_screen=False)
    assert program.wait() == 2
    for word in ("zmaj", "lak", "srednji", "težak", "majstor"):
        assert word in program.errors


@pytest.mark.parametrize(
    "wrong", [["--seats", "human"], ["--seed", "-1"], ["--size", "10x10"], ["--lang", "de"]]
)
def test_a_mistake_on_the_command_line_is_explained(start: Start, wrong: list[str]) -> None:
    program = start(*wrong, on_screen=False)
    assert program.wait() == 2
    assert wrong[0] in program.errors
    assert wrong[1] in program.errors


def test_a_wrong_setting_is_told_and_the_game_starts_all_the_same(start: Start, tmp_path: Path) -> None:
    config = tmp_path / "settings.yaml"
    config.write_text("reaction: fast\nwindow: {size: [1100, 700]}\n", "utf-8")
    program = start(*TABLE, "--config", str(config))
    program.wait_for_table()
    assert program.size == (1100, 700)
    (line,) = program.errors.splitlines()
    assert "reaction" in line
    assert "fast" in line


def test_without_a_sound_device_it_plays_in_silence(start: Start) -> None:
    program = start(*TABLE, variables={"SDL_AUDIODRIVER": "alsa"})
    program.wait_for_table()
    program.key("KP_0")
    program.wait_for_events("CardDrawn")
    assert program.errors == ""
