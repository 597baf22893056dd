"""Progress in practice: with weeks of answers, and before the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of, shoot

if TYPE_CHECKING:
    import pygame

    from tac.practice.memory.progress import Progress
    from tac.ui.scenes.practice_progress import ProgressScene


def sample() -> Progress:
    """Three weeks of somebody who gets better, and a few answers today."""
    from tac.practice.items import Spot
    from tac.practice.memory import Session, progress
    from tac.practice.skill import Answer, Mode
    from tac.rules import FAULTY_MOVES

    sessions, answers = [], {}
    for day in (2, 3, 4, 6, 9, 10, 11, 12, 16, 18, 19, 20):
        began = f"2026-11-{day:02}T18:00:00.000+01:00"
        points = 700 + 61 * day
        sessions.append(Session("a", began, began[:10], Mode.QUICK, 180_000, points, 9, True))
        answers[began] = [
            Answer(
                FAULTY_MOVES[k % 6],
                Spot.CENTRAL,
                k % 2 == 0,
                (k % 2 == 0) != ((k * 7 + day) % (3 + day // 3) == 0),
                1900 - 45 * day + 37 * (k * k % 23),
            )
            for k in range(5 if day == 20 else 36)
        ]
    return progress(sessions, answers, "2026-11-20", 50)


def scene_of(size: Size, lang: str, found: Progress | None) -> ProgressScene:
    """The screen, with everything known."""
    from tac.locale import Translator
    from tac.ui.practice.kept import Asked
    from tac.ui.scenes.practice_progress import ProgressScene

    asked: Asked[Progress] = Asked(lambda: found)
    asked.wait(5.0)
    t = Translator(lang, strict=True)
    return ProgressScene(kit_of(size), t, asked, set_goal=lambda wanted: None, leave=lambda: None)


def _of(make: Callable[[], Progress | None]) -> Callable[[Size, str], pygame.Surface]:
    return lambda size, lang: shoot(size, lambda kit: scene_of(size, lang, make()))


SCREENS = [
    Screen("practice-progress", _of(sample)),
    Screen("practice-progress-empty", _of(lambda: None)),
]
