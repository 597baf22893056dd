"""Everything round the table is reached, used and left with nothing but the mouse, in the real window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tac.rules import read_record
from tac.settings import Settings
from tac.ui.layout import Place, PlaceKind, table_layout
from tac.ui.layout.letters import letters_layout
from tac.ui.layout.menu import menu_layout
from tac.ui.layout.new_game import new_game_layout
from tac.ui.layout.past import past_layout
from tac.ui.layout.pause import pause_layout
from tac.ui.layout.practice_end import drill_end_layout
from tac.ui.layout.practice_hub import hub_layout
from tac.ui.layout.practice_progress import progress_layout
from tac.ui.layout.profiles import profiles_layout
from tac.ui.layout.rules import rules_layout
from tac.ui.layout.settings import SettingsLayout, settings_layout
from tac.ui.layout.statistics import statistics_layout
from tac.ui.layout.units import unit
from tac.ui.letters.sheets import SHEETS, Does, first_script
from tac.ui.scenes.menu_entries import ENTRIES
from tac.ui.scenes.settings_rows import PAGES, ROWS, Amount, value_of
from tests.end_to_end.conftest import Start
from tests.end_to_end.hand import LEFT, TOP, Hand
from tests.end_to_end.program import Program
from tests.end_to_end.screen import SIZE as SCREEN
from tests.end_to_end.test_settings import own_settings
from tests.end_to_end.waiting import wait_until

NAMES = [entry.name for entry in ENTRIES[1:]]
"""What the menu of a first start offers: there is nothing to continue."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "d"


@pytest.fixture
def program(start: Start, data: Path) -> Program:
    return start("--data", str(data), "--speed", "off", "--seed", "7")


def entry(program: Program, name: str) -> tuple[float, float]:
    return menu_layout(*program.size, len(NAMES)).entries[NAMES.index(name)].centre


def quit_by(hand: Hand, at: tuple[float, float]) -> None:
    hand.program.click(*at)
    assert hand.program.wait() == 0
    assert hand.program.errors == ""


def test_each_screen_of_the_menu_is_opened_and_left(program: Program) -> None:
    hand, size = Hand(program), program.size
    hub = hub_layout(*size, 4)
    ways_back = {
        "computer": new_game_layout(*size, 4).back,
        "together": new_game_layout(*size, 2).cancel,
        "past": past_layout(*size, 0).back,
        "rules": rules_layout(*size).close,
        "statistics": statistics_layout(*size, 0).back,
        "settings": settings_layout(*size, 4).done,
    }
    # Practice follows below, the first game in `test_first_game`.
    assert {*ways_back, "practice", "first", "quit"} == set(NAMES)
    menu = hand.sees(LEFT)
    for name, back in ways_back.items():
        hand.leads(lambda name=name: hand.click(entry(program, name)), LEFT)  # type: ignore[misc]
        hand.leads_back(lambda back=back: hand.click(back.centre), LEFT, menu)  # type: ignore[misc]

    hand.click(entry(program, "practice"))
    program.wait_for_stillness()
    practice = hand.sees(TOP)
    # The drills are played at tables, which have a pause, but for one's own mistakes: there are none yet.
    pause = table_layout(*size, 2, frozenset()).corners.pause
    for tile, buttons in enumerate((4, 3, 3)):
        hand.leads(lambda tile=tile: hand.click(hub.tiles[tile].centre), TOP)  # type: ignore[misc]
        leave = pause_layout(*size, buttons, reaction=False, pace=False).buttons[-1]
        hand.click(pause.centre)
        hand.leads_back(lambda leave=leave: hand.click(leave.centre), TOP, practice)  # type: ignore[misc]
    none_yet, progress = drill_end_layout(*size, 0).back, progress_layout(*size).back
    for way, back in ((hub.tiles[3], none_yet), (hub.other, progress)):
        hand.leads(lambda way=way: hand.click(way.centre), TOP)  # type: ignore[misc]
        hand.leads_back(lambda back=back: hand.click(back.centre), TOP, practice)  # type: ignore[misc]
    hand.leads_back(lambda: hand.click(hub.back.centre), LEFT, menu)
    quit_by(hand, entry(program, "quit"))


def page_layout(program: Program, number: int, scale: float = 1.0) -> SettingsLayout:
    page = PAGES[number]
    return settings_layout(
        *program.size,
        len(page.rows),
        len(page.cards),
        columns=page.columns,
        hints=any(row.hint for row in page.rows),
        note=bool(page.note),
        picture=bool(page.picture),
        scale=scale,
    )


def test_every_setting_is_changed_and_all_are_reset(program: Program, data: Path) -> None:
    hand, usual = Hand(program), program.size
    hand.click(entry(program, "settings"))

    def kept(path: str) -> object:
        return value_of(own_settings(data).settings, path)

    def differs(paths: Iterable[str]) -> bool:
        own = own_settings(data).settings
        return all(value_of(own, path) != value_of(Settings(), path) for path in paths)

    def change(number: int, path: str) -> None:
        """Take the value at one end of its control, at which the one that it came with is not."""
        page = PAGES[number]
        at = [row.path for row in page.rows].index(path)
        row, place = page.rows[at], page_layout(program, number).rows[at]
        control = place.slider if isinstance(row, Amount) and row.ends else place.control
        low = isinstance(row, Amount) and float(str(value_of(Settings(), path))) == row.high
        program.click(control.x + (0.03 if low else 0.97) * control.w, control.cy)

    last = ("window.fullscreen", "size")
    strip = page_layout(program, 0).pages
    for number in reversed(range(len(PAGES))):
        # The pages' names are of different widths: from the last one on, each of these lies on one.
        program.click(strip.x + (0.08, 0.32, 0.55, 0.71, 0.95)[number] * strip.w, strip.cy)
        for row in PAGES[number].rows:
            if row.path not in last:
                change(number, row.path)
    change(0, last[0])
    wait_until(lambda: program.size == SCREEN, "the whole screen")
    window = page_layout(program, 0).rows[2].control
    program.click(window.x + 0.1 * window.w, window.cy)
    wait_until(lambda: program.size == usual, "the window")
    change(0, last[1])
    wait_until(lambda: kept("size") == 150, "the size in its file")
    wait_until(lambda: differs(set(ROWS) - {last[0]}), "all in the file")
    large = page_layout(program, 0, scale=1.5)
    hand.click(large.all.centre, large.yes.centre)
    wait_until(
        lambda: all(kept(path) == value_of(Settings(), path) for path in ROWS), "all settings as they came"
    )
    hand.click(page_layout(program, 0).done.centre)
    quit_by(hand, entry(program, "quit"))


def test_somebody_new_is_named_and_plays_with_help_and_goes_on_later(program: Program, data: Path) -> None:
    hand, size = Hand(program), program.size
    hand.click(menu_layout(*size, len(NAMES)).profile.centre)
    hand.click(profiles_layout(*size, 2).tiles[1].centre)  # the place for somebody new
    people = profiles_layout(*size, 3)
    hand.click((people.name.right - 0.4 * people.name.h, people.name.cy))  # the small keyboard
    hand.click(*(letter(size, what) for what in ("a", "n", "a", Does.DONE)), people.done.centre)
    wait_until(lambda: own_settings(data).profile.name == "Ana", "the name in its file")

    hand.click(entry(program, "computer"))
    four, two = new_game_layout(*size, 4), new_game_layout(*size, 2)
    help_ = two.seats[0].help
    hand.click((four.players.x + 0.15 * four.players.w, four.players.cy))
    hand.click((help_.right - 0.4 * help_.h, help_.cy), two.play.centre)
    (begun,) = program.wait_for_events("GameBegun")
    assert begun["players"] == {"A": "human", "B": "lak"}
    table = table_layout(*size, 2, frozenset({0}))
    pause = table.corners.pause
    hand.click(table.rect(Place(PlaceKind.PILE, 0)).centre)
    program.wait_for_events("CardDrawn")
    leave = pause_layout(*size, 6, reaction=True, pace=True).buttons[-1]
    menu = menu_layout(*size, len(ENTRIES)).entries
    hand.click(pause.centre)
    program.wait_for_events("Paused")
    hand.click(leave.centre, menu[0].centre)  # and at once: continue
    program.wait_for_events("Resumed")
    hand.click(pause.centre)
    program.wait_for_events("Paused", 2)
    record = read_record(program.record.read_bytes())
    assert record.extras["x-help"] == {"A": "show"}
    hand.click(leave.centre)
    quit_by(hand, menu[-1].centre)


def letter(size: tuple[int, int], what: str | Does) -> tuple[float, float]:
    """Where a key is on the sheet that is shown first."""
    sheet = SHEETS[first_script("sr")]
    lines = letters_layout(*size, [[key.width for key in row] for row in sheet], unit(*size)).rows
    for keys, places in zip(sheet, lines, strict=True):
        for key, place in zip(keys, places, strict=True):
            if what in (key.letter, key.does):
                return place.centre
    raise AssertionError(f"no key for {what}")
