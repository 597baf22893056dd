"""Help by seat in the real window: what is owed is shown, or faults are refused; the record tells of it."""

from __future__ import annotations

from pathlib import Path

from tac.match import Help
from tac.rules import Seat, deal, read_record
from tac.ui.layout.pause import pause_layout
from tac.ui.scenes.help import Helped, HelpScene
from tests.end_to_end.conftest import Start
from tests.end_to_end.hand import AWAY
from tests.end_to_end.opponents import settings
from tests.end_to_end.robot import DRAW, Robot
from tests.end_to_end.waiting import wait_until
from tests.ui.table_driver import Driver, T, level, setup

SEED = "268"
"""A deal in which the person owes a move from the heap early, and soon again."""


def test_it_shows_what_is_owed_then_refuses_a_fault_then_lets_it_pass(start: Start, tmp_path: Path) -> None:
    """From one kind to the other by mouse alone in the pause, and to none by keys alone."""
    config = settings(tmp_path)
    seats = ["--seats", "human:show,protivnik", "--seed", SEED]
    program = start(*seats, "--speed", "off", "--lang", "en", "--config", config, "--size", "1024x640")
    program.wait_for_table()
    person = Robot(program, 2)
    size = program.size
    until_a_fault_can_be_made(person)
    program.move_to(*AWAY)
    shown = program.wait_for_stillness()

    # By mouse: pause, help, the third kind, done, go on.
    pause = pause_layout(*size, 6, reaction=True, pace=True)
    kinds, done = help_places(size)
    program.click(*person.layout().corners.pause.centre)
    program.wait_for_events("Paused")
    for place in (pause.buttons[1].centre, kinds[2], done, pause.buttons[0].centre):
        program.click(*place)
    program.wait_for_events("Resumed")
    program.move_to(*AWAY)
    plain = program.wait_for_stillness()
    assert plain != shown  # nothing points at what is owed any more

    before = len(person.watcher.steps)
    person.press(person.spot_of(DRAW))
    program.move_to(*AWAY)
    wait_until(lambda: program.pixels() != plain, "why it is refused")
    person.watcher.look()
    assert len(person.watcher.steps) == before
    person.play(person.owed)
    until_a_fault_can_be_made(person)
    later = len(person.watcher.steps)

    # By keys: to the first kind.
    program.key("Escape")
    program.wait_for_events("Paused", 2)
    for name in ("Down", "Return", "Left", "Left", "Escape", "Escape"):
        program.key(name)
    program.wait_for_events("Resumed", 2)
    person.play(DRAW)
    assert person.watcher.steps[later].move is DRAW
    assert person.table.faults

    told = read_record(program.record.read_bytes()).extras["x-help"]
    assert told == {"A": ["show", before, "refuse", later, "none"]}
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""


def until_a_fault_can_be_made(person: Robot) -> None:
    """Play what is owed until drawing would pass over a move from the heap."""
    while True:
        person.watcher.wait("a turn of one's own", lambda watcher: person.on_turn)
        if person.passes_over_a_heap_move():
            return
        person.play(person.owed)


def help_places(size: tuple[int, int]) -> tuple[list[tuple[float, float]], tuple[float, float]]:
    """Where the kinds of help can be pressed for an only person, and the button below them."""
    drive = Driver(setup(deal(7, 2), None, level()), size=size)
    people = [Helped(Seat.A, "You", "lisica", Help.SHOW)]
    scene = HelpScene(drive.app.kit, T, people, change=lambda seat, kind: None, close=lambda: None)
    scene.resize(size)
    choice = scene.choices[0].rect
    places = [(choice.x + share * choice.w, choice.cy) for share in (0.1, 0.5, 0.9)]
    drive.close()
    return places, scene.done.rect.centre
