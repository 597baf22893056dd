"""Everything round the table is reached, used and left with nothing but the keyboard, in the real window."""

from __future__ import annotations

from pathlib import Path

from tac.rules import read_record
from tac.settings import Settings
from tac.ui.scenes.menu_entries import ENTRIES
from tac.ui.scenes.settings_rows import PAGES, ROWS, Amount, value_of
from tests.end_to_end.conftest import Start
from tests.end_to_end.hand import WHOLE, Hand
from tests.end_to_end.program import Program
from tests.end_to_end.screen import SIZE as SCREEN
from tests.end_to_end.test_settings import own_settings
from tests.end_to_end.waiting import wait_until

NAMES = [entry.name for entry in ENTRIES[1:]]
"""What the menu of a first start offers: there is nothing to continue."""

SMALL = [entry.name for entry in ENTRIES if entry.small]
"""These stand two in a row, below the others."""
DOWN_TO_SETTINGS = len(NAMES) - len(SMALL) - 1 + SMALL.index("settings") // 2 + 1
"""So many rows from the first entry to the settings, which are the left one in theirs."""

DRILLS = 4


def started(start: Start, data: Path) -> Program:
    return start("--data", str(data), "--speed", "off", "--seed", "7", "--size", "1024x640")


def ended(program: Program) -> None:
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""


def test_each_screen_of_the_menu_is_opened_and_escape_leads_back_to_its_entry(
    start: Start, tmp_path: Path
) -> None:
    """To the ring round it, and never out of the program."""
    program = started(start, tmp_path / "d")
    hand = Hand(program)
    hand.press("Escape")  # nothing is behind the menu
    for name in NAMES:
        program.wait_for_frame()
        menu = hand.sees(WHOLE)
        if name == "practice":
            hand.leads(lambda: hand.press("Return"), WHOLE)
            walk_through_practice(hand)
        elif name not in ("first", "quit"):
            hand.leads(lambda: hand.press("Return"), WHOLE)
        if name not in ("first", "quit"):
            hand.leads_back(lambda: hand.press("Escape"), WHOLE, menu)
        # To the right in a row of two, and from there to the left one in the next.
        small = SMALL.index(name) if name in SMALL else -1
        hand.press(*(("Down",) if small < 0 else ("Right",) if small % 2 == 0 else ("Down", "Left")))
    ended(program)


def walk_through_practice(hand: Hand) -> None:
    """Each drill is opened and left, by its pause if it has one; the ring is on it again."""
    hand.program.wait_for_stillness()
    ways = ("Right", "Down", "Left")
    for drill in range(DRILLS):
        hand.program.wait_for_frame()
        hub = hand.sees(WHOLE)
        # In two columns: one's own mistakes are the last, and have no table yet.
        own = drill == 2
        hand.leads(lambda: hand.press("Return"), WHOLE)
        leave = ("Escape",) if own else ("Escape", *("Down",) * 4, "Return")
        hand.leads_back(lambda leave=leave: hand.press(*leave), WHOLE, hub)  # type: ignore[misc]
        hand.press(*ways[drill : drill + 1])
    hand.press("Down", "Right", "Tab")  # over the switch, which has the arrows, to the progress
    hand.program.wait_for_frame()
    hub = hand.sees(WHOLE)
    hand.leads(lambda: hand.press("Return"), WHOLE)
    hand.leads_back(lambda: hand.press("Escape"), WHOLE, hub)


def test_every_setting_is_changed_and_all_are_reset(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "d"
    program = started(start, data)
    hand, usual = Hand(program), program.size
    hand.press(*["Down"] * DOWN_TO_SETTINGS, "Return")

    def kept(path: str) -> object:
        return value_of(own_settings(data).settings, path)

    for number, page in enumerate(PAGES):
        for row in page.rows:
            low = isinstance(row, Amount) and float(str(value_of(Settings(), row.path))) == row.high
            hand.press("Down", "Left" if low else "Right")
            if row.path == "window.fullscreen":
                wait_until(lambda: program.size == SCREEN, "the whole screen")
        hand.press(*["Up"] * len(page.rows))
        if number < len(PAGES) - 1:
            hand.press("Right")
    wait_until(lambda: all(kept(path) != value_of(Settings(), path) for path in ROWS), "all in the file")
    hand.press(*["Down"] * (len(PAGES[-1].rows) + 1), "Left", "Left", "Return", "Right", "Return")
    wait_until(
        lambda: all(kept(path) == value_of(Settings(), path) for path in ROWS), "all settings as they came"
    )
    wait_until(lambda: program.size == usual, "the window")
    hand.press("Escape")
    ended(program)


def test_a_game_is_dealt_paused_helped_left_and_continued_by_keys(start: Start, tmp_path: Path) -> None:
    """With the keys that do the same on every screen, too."""
    program = started(start, tmp_path / "d")
    hand = Hand(program)
    hand.press("Return", "Return")
    program.wait_for_events("GameBegun")
    hand.press("Return")
    program.wait_for_events("CardDrawn")
    hand.press("Escape")
    program.wait_for_events("Paused")
    hand.press("Down", "Return", "Right", "Escape")  # the help: what is owed shall be shown
    hand.press("F1", "Right", "Escape")  # the rules, and back to the pause
    hand.press("Escape")
    program.wait_for_events("Resumed")
    hand.press("ctrl+n", "Escape", "Home")
    hand.press(*["Up"] * len(ENTRIES), "Return")  # the first entry: continue
    program.wait_for_events("Resumed", 2)
    continued = program.record.with_name("game.tac-2.yaml")
    wait_until(continued.exists, "the record of the game that goes on")
    record = read_record(continued.read_bytes())
    assert record.extras["x-help"] == {"A": ["none", 1, "show"]}
    usual = program.size
    for key in ("F11", "alt+Return"):
        program.key(key)
        wait_until(lambda key=key: (program.size == SCREEN) == (key == "F11"), "another size")  # type: ignore[misc]
    assert program.size == usual
    ended(program)
