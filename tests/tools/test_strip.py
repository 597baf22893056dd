"""The films of what moves: each take is drawn as it should be in every frame, and nothing in it flickers."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools.flicker import BLOCK, MOST_FLASHES, Flicker, flashes
from tools.strip import FRAME, Camera, film_game, film_take, main, sheet
from tools.strip_scenes import TAKES, Take

SMALL = (640, 400)
FILMED = (
    "deal",
    "draw",
    "to-central",
    "heap-turned",
    "refused",
    "dropped",
    "correction",
    "false-call",
    "out",
    "call-in-mid-draw",
    "call-in-mid-turn",
    "tac-draw-past-1",
    "tac-drawn-to-heap-past-3",
    "tac-heap-turned-back",
)


def take(name: str) -> Take:
    return next(take for take in TAKES if take.name == name)


@pytest.mark.parametrize("reduced", [False, True], ids=["", "reduced"])
@pytest.mark.parametrize("name", FILMED)
def test_every_frame_shows_what_a_new_picture_would_and_nothing_flickers(name: str, reduced: bool) -> None:
    """Only what has changed is drawn in each frame: a smear or a stale corner would be seen here. Nor does
    the whole picture flash too often."""
    film = film_take(take(name), Camera(SMALL, reduced=reduced, every=1000))
    assert list(film.troubles()) == []


def test_every_kind_of_fault_has_a_take() -> None:
    names = {take.name for take in TAKES}
    for obligation in (1, 2, 3, 4):
        assert any(name.startswith("tac-") and name.endswith(f"past-{obligation}") for name in names)
    assert len([name for name in names if "past-" in name]) == 6
    assert len(names) == len(TAKES)


def test_a_part_of_a_game_can_be_filmed() -> None:
    film = film_game(7, 3, 2500.0, 500.0, Camera(SMALL, every=6))
    assert list(film.troubles()) == []
    assert len(film.shots) == 5


def test_a_sheet_has_all_frames() -> None:
    film = film_take(take("draw"), Camera(SMALL, every=5))
    assert len(film.shots) == 10
    w, h = sheet(film.shots).get_size()
    assert (w, h) == (6 * 420, 2 * round(420 * SMALL[1] / SMALL[0]))


def test_the_command_writes_a_sheet_and_each_frame(tmp_path: Path) -> None:
    argv = ["--only", "refused", "--size", "640x400", "--every", "10", "--frames", "--out", str(tmp_path)]
    assert main(argv) == 0
    assert (tmp_path / "refused.png").is_file()
    assert len(list((tmp_path / "refused").glob("*.png"))) == 3


# -- the check itself


def looked_at(*blocks: bool) -> Flicker:
    """Frames in which a square is there or not."""
    flicker = Flicker()
    for there in blocks:
        surface = pygame.Surface((4 * BLOCK, 4 * BLOCK))
        if there:
            surface.fill("white", (BLOCK, BLOCK, BLOCK, BLOCK))
        flicker.look(surface)
    return flicker


def test_what_is_gone_for_one_frame_flickers() -> None:
    assert [number for number, _ in looked_at(True, True, False, True, True).found] == [2]
    assert [number for number, _ in looked_at(False, False, True, False).found] == [2]


def test_what_comes_or_goes_does_not_flicker() -> None:
    assert looked_at(False, False, True, True, True, False, False).found == []


def test_flashes_are_counted_within_a_second() -> None:
    assert flashes([0.2] * 60 + [0.6] * 60, FRAME) == 0
    assert flashes([0.2, 0.6] * 6, 100.0) > MOST_FLASHES
    assert flashes([0.2, 0.6] * 6, 1000.0) <= 1
