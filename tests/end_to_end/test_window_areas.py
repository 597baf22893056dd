"""In a real window just those parts are shown anew that are said to have changed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import Robot
from tests.end_to_end.screen import Screen
from tests.end_to_end.waiting import wait_until

ROOT = Path(__file__).parents[2]

PAINTER = """
import sys
import pygame
from tac.ui.window import RealWindow, open_display

open_display(software=True)
window = RealWindow("painted", (1024, 640))
for line in sys.stdin:
    pygame.event.get()
    window.refresh()
    colour, *areas = line.split()
    window.surface.fill(colour)
    window.flip([pygame.Rect(*map(int, area.split(","))) for area in areas] or None)
    pygame.event.pump()
    print("shown", flush=True)
"""


class Painter:
    """A window that is painted in one colour, and shows it in some places or everywhere."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        variables = {**screen.variables, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "x11"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PAINTER],
            env=variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        # The second time the window manager has had its say.
        for _ in range(2):
            self.paint("green")
        which = ["--all", "--sync", "--onlyvisible", "--pid", str(self._process.pid), "--class", "^tac$"]
        self._window = screen.run("xdotool", "search", *which).split()[-1]

    def paint(self, colour: str, *areas: str) -> None:
        """Paint everything, but show these areas only."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{' '.join((colour, *areas))}\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line == "shown\n":
                return
        raise AssertionError("the window is gone")

    def seen(self) -> pygame.Surface:
        """What the screen shows of the window."""
        done = subprocess.run(
            ["import", "-silent", "-window", self._window, "png:-"],
            env=self._screen.variables,
            stdout=subprocess.PIPE,
            check=True,
        )
        return pygame.image.load(io.BytesIO(done.stdout))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def test_a_window_shows_the_areas_it_is_told_to_and_nothing_else(screen: Screen) -> None:
    painter = Painter(screen)
    try:
        painter.paint("green")
        painter.paint("red", "100,200,30,20", "500,40,10,10")
        seen = painter.seen()
    finally:
        painter.close()
    red, green = pygame.Color("red"), pygame.Color("green")
    assert seen.get_size() == (1024, 640)
    inside = [(100, 200), (129, 219), (500, 40), (509, 49)]
    beside = [(99, 200), (130, 219), (100, 199), (129, 220), (510, 49), (0, 0), (1023, 639)]
    assert [seen.get_at(place)[:3] for place in inside] == [red[:3]] * len(inside)
    assert [seen.get_at(place)[:3] for place in beside] == [green[:3]] * len(beside)


@pytest.mark.parametrize("areas", [(), ("0,0,1024,600",)])
def test_all_of_it_is_shown_where_that_is_asked_for_or_as_quick(
    screen: Screen, areas: tuple[str, ...]
) -> None:
    painter = Painter(screen)
    try:
        painter.paint("green")
        painter.paint("red", *areas)
        seen = painter.seen()
    finally:
        painter.close()
    assert {seen.get_at(place)[:3] for place in [(0, 0), (1023, 639), (500, 630)]} == {(255, 0, 0)}


def test_a_table_that_was_shown_in_parts_is_the_table_shown_whole(start: Start, tmp_path: Path) -> None:
    """A passing sign has all of the window drawn and shown anew."""
    seats = ["--seats", "human,protivnik,protivnik", "--seed", "7", "--speed", "fast"]
    program = start(*seats, "--config", settings(tmp_path, overlook=0.3))
    program.wait_for_table()
    Robot(program, 3).play_turns(4)
    program.move_to(5, 5)
    in_parts = program.wait_for_stillness()
    program.key("m")
    wait_until(lambda: program.pixels() != in_parts, "the sign that the sound is off")
    program.key("m")
    wait_until(lambda: program.pixels() == in_parts, "the same table, shown whole")
