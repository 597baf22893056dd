"""The colour of the table and the times of calls: set over a paused table, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.settings.schema import Timing
from tac.ui import theme
from tac.ui.palette import CLOTHS
from tac.ui.scenes.settings_rows import PAGES
from tests.cli.test_settings_survive import Opened, Start, go_on

COLOUR = next(row.path for row in PAGES[1].rows if row.path.endswith(".colour"))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    left: list[Opened] = []

    def start_one(*argv: str) -> Opened:
        while left:
            left.pop().end()
        left.append(Opened(tmp_path / "podešavanja", *argv))
        return left[-1]

    yield start_one
    while left:
        left.pop().end()
    theme.lay("green")


def picture(game: Opened) -> bytes:
    for _ in range(5):
        game.step()
    return pygame.image.tobytes(game.app.screen.surface, "RGB")


@pytest.mark.parametrize("colour", [name for name in CLOTHS if name != "green"])
def test_a_paused_table_comes_back_with_its_new_cloth(start: Start, colour: str) -> None:
    """To the last pixel as one that was begun on it: nothing of the old cloth is kept anywhere."""
    first = start("--seed", "7")
    table = first.open_in_pause()
    first.set(COLOUR, colour)
    first.key(pygame.K_ESCAPE, "escape")
    go_on(first)
    table.view.hurry()
    changed = picture(first)

    again = start("--seed", "7")
    table = again.open_in_pause()
    again.key(pygame.K_ESCAPE, "escape")
    go_on(again)
    table.view.hurry()
    assert picture(again) == changed
    again.key(pygame.K_ESCAPE, "escape")
    again.press_gear()
    again.set(COLOUR, "green")
    again.key(pygame.K_ESCAPE, "escape")
    go_on(again)
    table.view.hurry()
    assert picture(again) != changed


def test_times_of_calls_hold_from_the_next_game_on(start: Start) -> None:
    """A game keeps those that it began with: it can be gone on with only so."""
    game = start("--seed", "7")
    table = game.open_in_pause()
    game.set("timing.call_window.computer", 5000)
    game.set("timing.lock.most", 60_000)
    assert table.match.setup.timing.window_computer == Timing().call_window.computer
    game.key(pygame.K_ESCAPE, "escape")
    for button in game.paused._menu:
        if button.label == game.paused._t("pause.again"):
            game.click(button.rect.centre)
            break
    session = game.game._session
    assert session.table is not None
    assert session.table is not table
    timing = session.table.match.setup.timing
    assert (timing.window_computer, timing.lock_most) == (5000, 60_000)
