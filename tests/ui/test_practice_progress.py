"""The screen of progress: what it draws, and the daily goal."""

from __future__ import annotations

import pygame
import pytest

from tac.practice.memory.progress import Progress
from tac.ui.layout import Rect
from tac.ui.layout.practice_end import PAD, drill_end_layout
from tac.ui.layout.practice_progress import progress_layout
from tac.ui.practice import day_plot
from tac.ui.practice.day_plot import DayMark
from tac.ui.practice.kept import Asked
from tac.ui.scenes.practice_progress import GOALS, ProgressScene
from tests.ui.table_driver import T
from tools.screens import kit_of
from tools.screens_practice_progress import sample

SIZE = (1024, 640)


def opened(found: Progress | None, goals: list[int]) -> ProgressScene:
    asked: Asked[Progress] = Asked(lambda: found)
    asked.wait(5.0)
    scene = ProgressScene(kit_of(SIZE), T, asked, set_goal=goals.append, leave=lambda: goals.append(-1))
    scene.resize(SIZE)
    scene.update(16.0)
    return scene


def press(scene: ProgressScene, key: int) -> None:
    scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def test_the_goal_that_is_set_is_chosen_and_another_is_kept_at_once() -> None:
    goals: list[int] = []
    scene = opened(sample(), goals)
    assert GOALS[scene.goal.index] == 50
    press(scene, pygame.K_TAB)
    assert scene.form.focus is scene.goal
    press(scene, pygame.K_RIGHT)
    assert goals == [100]
    press(scene, pygame.K_ESCAPE)
    assert goals == [100, -1]


@pytest.mark.parametrize("found", [None, sample()], ids=["empty", "weeks"])
def test_it_draws_all_there_is_and_is_still_then(found: Progress | None) -> None:
    scene = opened(found, [])
    assert scene.idle
    picture = pygame.Surface(SIZE)
    scene.draw(picture, scene.dirty)
    scene.dirty.clear()
    scene.update(16.0)
    assert not scene.dirty


def test_a_day_of_few_answers_is_few() -> None:
    found = sample()
    few = [day.day for day in found.days if day.measure.reaction is None or day.measure.reaction.is_few]
    assert few == ["2026-11-20"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_sheets_are_as_far_from_the_right_as_from_the_left(size: tuple[int, int]) -> None:
    layout = progress_layout(*size)
    assert abs(layout.reaction.left - (size[0] - layout.sensitivity.right)) <= 2


def test_the_first_and_the_last_day_stand_off_the_axis(monkeypatch: pytest.MonkeyPatch) -> None:
    marks: list[float] = []
    grid: list[Rect] = []
    monkeypatch.setattr(day_plot, "draw_mark", lambda surface, kit, x, y, *, hollow: marks.append(x))
    monkeypatch.setattr(day_plot, "draw_grid", lambda surface, kit, scale, *_: grid.append(scale.rect))
    kit = kit_of(SIZE)
    days = [DayMark(f"2026-11-0{k}", 1.0, few=False) for k in (1, 2, 5)]
    day_plot.draw_days(pygame.Surface(SIZE), kit, T, Rect(100, 100, 400, 200), days)
    assert grid[0].left + kit.u < marks[0] < marks[-1] < grid[0].right - kit.u


@pytest.mark.parametrize("cells", [0, 3, 4, 8])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (600, 900)], ids=str)
def test_the_paper_at_the_end_ends_below_the_advice(size: tuple[int, int], cells: int) -> None:
    layout = drill_end_layout(*size, cells)
    assert abs(layout.panel.bottom - layout.advice.bottom - PAD * layout.u) <= 2
    inner = layout.panel.inset(PAD * layout.u, 0)
    row = [cell for cell in layout.cells if cell.top == layout.cells[0].top]
    assert not row or (abs(row[0].left - inner.left) <= 1 and abs(row[-1].right - inner.right) <= 1)
