"""How long the screen of statistics takes to open when the history holds very many games."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from typing import Final

SIZES: Final = ((1280, 720), (1920, 1080))


def measure_screens(database: Path, who: str, rounds: int) -> dict[str, list[float]]:
    """The milliseconds from asking for the screen to its first picture, in windows of some sizes.

    All games are shown, those of the last days are none. The kit has drawn nothing before, but for the cloth,
    which the menu has on the screen.
    """
    import pygame

    from tac.cli.statistics import OwnStatistics
    from tac.locale import Translator
    from tac.ui.draw import Kit, background
    from tac.ui.scenes.statistics import StatisticsOptions, StatisticsScene

    pygame.display.init()
    pygame.font.init()
    own = OwnStatistics(lambda: who.partition(":")[2])
    own.database = database
    options = StatisticsOptions(own.look, date(2030, 1, 1), ("lak", "majstor"), leave=lambda: None)
    found: dict[str, list[float]] = {}
    for size in SIZES:
        times = []
        for _ in range(rounds):
            kit, picture = Kit(size), pygame.Surface(size)
            background(kit, pattern=False)
            began = time.perf_counter()
            scene = StatisticsScene(kit.enlarged, Translator("sr"), options)
            scene.resize(size)
            scene.draw(picture, scene.dirty)
            times.append((time.perf_counter() - began) * 1000)
            kit.close()
        found[f"statistics {size[0]}x{size[1]}"] = times
    return found
