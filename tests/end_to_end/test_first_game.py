"""The first game with guidance in the real window, from the menu to its end: by mouse or by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.ui.layout.menu import menu_layout
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.menu_entries import ENTRIES
from tac.ui.scenes.pause import PauseScene
from tests.end_to_end import quick_rival
from tests.end_to_end.conftest import Start
from tests.end_to_end.twin import AWAY, Twin, TwinLearner
from tests.end_to_end.waiting import wait_until

FIRST = [entry.name for entry in ENTRIES].index("first") - 1
"""Its place in the menu of a first start, where nothing can be continued."""


@pytest.fixture
def twin(start: Start) -> Iterator[Twin]:
    options = ["--lang", "en", "--speed", "off", "--size", "1024x640"]
    program = start(*options, main=Path(quick_rival.__file__))
    program.wait_until_it_listens()
    program.move_to(*AWAY)
    twin = Twin(program)
    yield twin
    twin.close()


def test_the_mouse_alone_plays_it_begins_it_anew_and_leaves_it(twin: Twin) -> None:
    """The last picture has a button that leads to the first one; the pause leads out."""
    program = twin.program
    place = menu_layout(*program.size, len(ENTRIES) - 1).entries[FIRST].centre
    program.click(*place)
    twin.game._guiding.show()
    program.move_to(*AWAY)
    learner = TwinLearner(twin, "mouse")
    learner.play()
    twin.click(learner.scene._panel.again.rect.centre)
    learner.until_told()
    assert learner.scene.guide.step.name == "welcome"
    learner.act()
    learner.until_told()

    twin.click(learner.scene.view.layout.corners.pause.centre)
    pause = twin.app.scene
    assert isinstance(pause, PauseScene)
    twin.agree("the pause")
    leave = next(button for button in pause._menu if button.label == pause._t("pause.menu"))
    paused = twin.picture()
    program.click(*leave.rect.centre)
    wait_until(lambda: program.pixels() != paused, "the menu")
    program.click(*menu_layout(*program.size, len(ENTRIES) - 1).entries[-1].centre)  # quit
    assert program.wait() == 0
    assert program.errors == ""


def test_the_keyboard_alone_plays_it_with_a_pause_to_its_end(twin: Twin) -> None:
    """What was paused goes on at the same step; Enter at the end leads to the menu."""
    program = twin.program
    for _ in range(FIRST):
        program.key("Down")
    program.key("Return")
    twin.game._guiding.show()
    learner = TwinLearner(twin, "keys")
    learner.play("heap_first")
    twin.press("escape")
    twin.agree("the pause")
    twin.press("escape")
    twin.wait(4000)
    learner.play()
    end = twin.picture()
    twin.press("return")
    assert isinstance(twin.app.scene, MenuScene)
    wait_until(lambda: program.pixels() != end, "the menu")
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""
