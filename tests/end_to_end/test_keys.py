"""Keys are set in the real window and played with: by the keyboard alone, and by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pygame

from tac.locale import Translator
from tac.settings import Keys
from tac.ui.draw import Kit
from tac.ui.input.binding import MOST_KEYS
from tac.ui.layout import Place, PlaceKind, table_layout
from tac.ui.layout.keys import keys_layout
from tac.ui.layout.pause import pause_layout
from tac.ui.layout.settings import settings_layout
from tac.ui.scenes.keys import COLUMNS
from tac.ui.scenes.keys_picture import reset_name
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.test_settings import own_settings
from tests.end_to_end.waiting import wait_until
from tests.ui.keys_hands import Shown

ACTIONS = [action for column in COLUMNS for action in column]
ROWS = [len(column) for column in COLUMNS]


def game(start: Start, tmp_path: Path) -> Program:
    """A game in which the person begins."""
    program = start(
        *("--data", str(tmp_path / "d"), "--lang", "sr", "--speed", "off", "--seed", "7"),
        *("--seats", "human,protivnik", "--config", settings(tmp_path)),
    )
    program.wait_for_table()
    program.move_to(5, 5)
    program.wait_for_stillness()
    return program


def press(program: Program, *names: str) -> None:
    """Press keys one by one: the same key twice without a pause is one that is held, for X."""
    for name in names:
        program.key(name)


def kept(tmp_path: Path) -> Keys:
    return own_settings(tmp_path / "d").settings.keys


def test_a_key_is_set_and_played_with_by_the_keyboard_alone(start: Start, tmp_path: Path) -> None:
    program = game(start, tmp_path)
    program.key("Escape")
    program.wait_for_events("Paused")
    program.wait_for_frame()
    press(program, *["Tab"] * 2, "Return")  # past the help, to the settings
    program.wait_for_frame()
    press(program, *["Down"] * 8, "Left", "Return")  # down to "done", and beside it to the keys
    program.wait_for_frame()
    before = [len(getattr(Keys(), action)) + 1 for action in ACTIONS[: ACTIONS.index("draw")]]
    assert max(before) <= MOST_KEYS
    # No frame is waited for with a key here, which would be the one that is set.
    press(program, *["Tab"] * sum(before), "Return", "x")
    wait_until(lambda: kept(tmp_path).draw == ("x", "return", "kp_enter"), "the key in its file")

    for _ in ("keys", "settings", "pause"):
        program.wait_for_frame()
        program.key("Escape")
    program.wait_for_events("Resumed")
    program.wait_for_stillness()
    program.key("KP_0")
    program.wait_for_stillness()
    assert not program.events("CardDrawn")
    program.key("x")
    program.wait_for_events("CardDrawn")


def test_a_key_is_removed_and_the_table_changed_by_the_mouse_alone(start: Start, tmp_path: Path) -> None:
    program = game(start, tmp_path)
    size = program.size
    table = table_layout(*size, 2, frozenset({0}))
    pages, keys = settings_layout(*size, 3), keys_layout(*size, ROWS)
    pause = pause_layout(*size, 6, reaction=True, pace=True)
    at_first = program.pixels()

    program.click(*table.corners.pause.centre)
    program.wait_for_events("Paused")
    program.wait_for_frame()
    program.click(*pause.buttons[2].centre)
    program.wait_for_frame()
    program.click(*pages.keys.centre)
    program.wait_for_frame()
    row = keys.rows[ACTIONS.index("draw")]
    program.click(row.keys.x + 0.4 * row.keys.h, row.keys.cy)  # now a key is waited for, or the mouse
    program.click(*keys.answers[0].centre)
    wait_until(lambda: kept(tmp_path).draw == ("return", "kp_enter"), "the key away from its file")
    # A key's reset stands behind the keys that it resets.
    pygame.font.init()
    shown = Shown(Kit(size), Translator("sr"), size, kept(tmp_path))
    program.click(*shown.widget(reset_name("draw")).rect.centre)
    wait_until(lambda: kept(tmp_path).draw == Keys().draw, "the key in its file again")
    program.click(*keys.done.centre)

    program.wait_for_frame()
    program.click(pages.pages.x + 0.3 * pages.pages.w, pages.pages.cy)  # the page of table and cards
    program.wait_for_frame()
    colour = settings_layout(*size, 4, 4).rows[0].control
    program.click(colour.x + 0.95 * colour.w, colour.cy)
    wait_until(
        lambda: own_settings(tmp_path / "d").settings.table.colour == "walnut", "the colour in its file"
    )
    program.click(*pages.done.centre)
    program.wait_for_frame()
    program.click(*pause.buttons[0].centre)
    program.wait_for_events("Resumed")
    program.move_to(5, 5)
    assert program.wait_for_stillness() != at_first
    program.click(*table.rect(Place(PlaceKind.PILE, 0)).centre)
    program.wait_for_events("CardDrawn")
