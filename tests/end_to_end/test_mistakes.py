"""A call missed in a real game comes back in practice, is solved on its table, and then comes back later."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tac.history import Reader
from tac.practice.items import Slip
from tac.practice.memory import Due, PracticeReader
from tac.rules import Move, Phase, Recorder, Seat, apply, deal, duties, write_record
from tac.settings import folders
from tac.ui.layout import Place, PlaceKind
from tac.ui.layout.menu import menu_layout
from tac.ui.layout.practice import drill_layout, seen_from
from tac.ui.layout.practice_hub import hub_layout
from tac.ui.practice.opening import DRILLS
from tac.ui.scenes.menu_entries import ENTRIES
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import ROOT, Program
from tests.end_to_end.robot import Robot
from tests.end_to_end.waiting import wait_until

PERSON = "0badcafe"
DEAL, TOKENS, FAULT = 480, 225, "d-"
"""A deal, and after so many tokens that were owed the fault of B; the game is over a few moves later."""

MOVED = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from datetime import datetime, timedelta
from pathlib import Path
from tac.ui.practice import kept
ahead = Path({{ahead!r}})
def now():
    return datetime.now().astimezone() + timedelta(seconds=int(ahead.read_text()))
class Moved(kept.Kept):
    def __init__(self, *given):
        super().__init__(*given, now)
kept.Kept = Moved
from launch import message_box
from tac import cli
sys.exit(cli.run(cli.parse(sys.argv[1:]), message_box.show))
"""
"""The game, with practice at a time of day that is so many seconds ahead as a file says."""


class Days:
    """The time of day of the game that is started with ``main``."""

    def __init__(self, folder: Path) -> None:
        self._file, self.main = folder / "ahead", folder / "moved.py"
        self.main.write_text(MOVED.format(ahead=str(self._file)), "utf-8")
        self.turn_to(datetime.now(UTC))

    def turn_to(self, moment: datetime) -> None:
        self._file.write_text(str(round((moment - datetime.now(UTC)).total_seconds())), "utf-8")


def missed_soon(path: Path) -> None:
    """The record of a game in which B has just made a fault, which A has not called yet."""
    dealt = deal(DEAL, 2)
    table, recorder = dealt.table(), Recorder(dealt)
    moves = [*(None for _ in range(TOKENS)), Move.parse(FAULT)]
    for move in moves:
        wanted = duties(table)[0] if move is None else move
        recorder.note(table, wanted)
        table, _ = apply(table, wanted)
    assert table.correctable and table.turn == Seat.A
    record = recorder.record(
        table,
        players={"A": "human", "B": "protivnik"},
        times=[100 * number for number in range(len(moves))],
        **{"x-profiles": {"A": PERSON}},
    )
    path.write_bytes(write_record(record).encode())


def kept(data: Path) -> list[Due]:
    """The mistakes that practice knows, whenever they come back."""
    with contextlib.suppress(sqlite3.Error):
        reader = PracticeReader(folders(data).data / "practice.sqlite")
        try:
            return list(reader.due(PERSON, datetime.now(UTC) + timedelta(days=999), 9))
        finally:
            reader.close()
    return []


def times(data: Path) -> int:
    """How often the mistake has come."""
    return kept(data)[0].repetition.times


def due(data: Path) -> datetime:
    return datetime.fromisoformat(kept(data)[0].repetition.due)


def history_has_a_game(data: Path) -> bool:
    with contextlib.suppress(sqlite3.Error):
        reader = Reader(folders(data).data / "history.sqlite")
        try:
            return bool(reader.games(most=1).games)
        finally:
            reader.close()
    return False


def finish_without_calling(program: Program) -> None:
    person = Robot(program, seats=2)
    while person.table.phase is Phase.PLAY:
        before = len(person.watcher.steps)
        if person.on_turn:
            person.press(person.spot_of(person.owed))
        person.watcher.wait_for_more(before)


def open_own(program: Program) -> None:
    """From the practice screen to one's own mistakes."""
    program.wait_for_stillness()
    tiles = hub_layout(*program.size, len(DRILLS)).tiles
    program.click(*tiles[list(DRILLS).index("own")].centre)
    program.wait_for_stillness()


def make_the_owed_move(program: Program) -> None:
    """The drawn King belongs on the Queen on A's heap."""
    table = drill_layout(*program.size, seen_from(2, Seat.A)).table
    program.click(*table.rect(Place(PlaceKind.HEAP, Seat.A)).centre)


def end(program: Program) -> None:
    program.ask_to_end()
    assert program.wait() == 0
    assert program.errors == ""


def test_a_call_missed_in_a_game_comes_back_and_later_each_time_it_is_solved(
    start: Start, tmp_path: Path
) -> None:
    data, record, days = tmp_path / "player", tmp_path / "game.tac.yaml", Days(tmp_path)
    missed_soon(record)
    config = folders(data).config
    config.mkdir(parents=True)
    people = f'profiles: {{"{PERSON}": {{name: Luka, avatar: lisica}}}}'
    (config / "profiles.yaml").write_text(people, "utf-8")
    given = ("--data", str(data), "--config", settings(tmp_path), "--lang", "en", "--speed", "off")
    program = start(str(record), *given, main=days.main)
    program.wait_for_events("Resumed")
    finish_without_calling(program)
    wait_until(lambda: history_has_a_game(data), "the game in the history")
    end(program)
    program = start(*given, main=days.main)
    program.wait_until_it_listens()
    program.wait_for_stillness()
    menu = [entry.name for entry in ENTRIES if entry.name != "continue"]
    program.click(*menu_layout(*program.size, len(menu)).entries[menu.index("practice")].centre)

    (found,) = wait_until(lambda: kept(data), "the mistake")
    assert (found.mistake.slip, found.mistake.number, found.mistake.move) == (Slip.MISSED, TOKENS + 1, FAULT)
    open_own(program)
    make_the_owed_move(program)
    wait_until(lambda: times(data) == 1, "the mistake to be solved")
    solved, first = datetime.now(UTC), due(data)
    assert first - solved > timedelta(days=1)

    days.turn_to(first - timedelta(hours=1))
    program.wait_for_stillness()
    program.key("Return", "Escape")
    open_own(program)
    make_the_owed_move(program)
    program.wait_for_stillness()
    assert times(data) == 1, "it is not there yet"

    days.turn_to(first + timedelta(hours=1))
    program.key("Escape")
    open_own(program)
    make_the_owed_move(program)
    wait_until(lambda: times(data) == 2, "the mistake to be solved again")
    assert due(data) - first > 2 * (first - solved)
    end(program)
