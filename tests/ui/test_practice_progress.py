"""The screen of progress: what it draws, and the daily goal."""

from __future__ import annotations

import pygame
import pytest

from tac.practice.memory.progress import Progress
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
