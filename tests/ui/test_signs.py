"""Nothing is told by sound alone: with each sound the picture changes where it is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from tac.match.events import TooLate
from tac.rules import Seat
from tac.ui.audio import Audio
from tac.ui.layout import Place, PlaceKind, Rect
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.table import sounds
from tests.ui.table.test_event_sounds import EVENTS
from tests.ui.table_driver import A, Driver, call_button, dealt, level, setup
from tests.ui.test_table_sounds import Ear, heard_at
from tools import screens
from tools.screens_table import FAULTS
from tools.staged_table import StagedTable, position

DOCS = Path(__file__).resolve().parents[2] / "docs" / "sounds.md"
SEEN_WITHIN = 250.0
"""So many milliseconds after its sound a sign is there."""
SIZE = (1024, 640)

Where = Callable[[StagedTable], Rect]


def at(kind: PlaceKind, seat: int | None = None) -> Where:
    return lambda table: table.view.layout.rect(Place(kind) if seat is None else Place(kind, Seat(seat)))


def of_turn(kind: PlaceKind) -> Where:
    """A place of whose turn it is."""
    return lambda table: table.view.layout.rect(Place(kind, table.table.turn))


def plate(seat: int) -> Where:
    return lambda table: table.view.layout.seats[seat].plate


@dataclass(frozen=True)
class Sign:
    """From which position and by which tokens a sound comes, and where its sign is."""

    start: object
    tokens: tuple[str, ...]
    where: Where


def sign(event: str, where: Where) -> Sign:
    start, tokens, _ = EVENTS[event]
    return Sign(start, tokens, where)


CALLED = (FAULTS[3].start, ("dC", "!B"))
SIGNS = {
    sounds.DRAW: sign("draw", of_turn(PlaceKind.DRAWN)),
    sounds.TO_OWN_HEAP: sign("own heap", at(PlaceKind.HEAP, 0)),
    sounds.TO_CENTRAL: sign("central", at(PlaceKind.CENTRAL)),
    sounds.TO_OPPONENT: sign("opponent", at(PlaceKind.HEAP, 2)),
    sounds.HEAP_TURNED: sign("heap turned", at(PlaceKind.HEAP, 0)),
    sounds.HEAP_LAID: sign("heap turned", at(PlaceKind.PILE, 0)),
    sounds.TAKEN_BACK: sign("correction", at(PlaceKind.HEAP, 2)),
    sounds.LAID: sign("correction", of_turn(PlaceKind.DRAWN)),
    sounds.PENALTY: Sign(*CALLED, at(PlaceKind.PILE, 0)),
    sounds.CALL: Sign(*CALLED, plate(1)),
    sounds.shout_of("sova"): Sign(*CALLED, plate(1)),
    sounds.FALSE_CALL: sign("false call", plate(2)),
    sounds.WENT_OUT: sign("out", plate(0)),
}
"""The table's own sounds. The others are driven below."""
DRIVEN = {sounds.DEAL, sounds.REFUSED, sounds.PRESS, sounds.TOO_LATE, "count", "end"}


def part(table: StagedTable, where: Rect) -> bytes:
    return pygame.image.tobytes(table.picture().subsurface(pygame.Rect(where.px)), "RGB")


@pytest.fixture(autouse=True)
def _headless() -> None:
    screens.headless()
    pygame.display.init()
    pygame.font.init()


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
@pytest.mark.parametrize("name", SIGNS)
def test_each_sound_of_the_table_has_its_sign(name: str, reduced: bool) -> None:
    """Also with less motion, where nothing flies or shakes."""
    sign = SIGNS[name]
    when = heard_at(sign.start, *sign.tokens, reduced_motion=reduced).when(name)
    table = StagedTable(sign.start, SIZE, reduced_motion=reduced)  # type: ignore[arg-type]
    for token in sign.tokens[:-1]:
        table.play(token)
    where = sign.where(table)
    before = part(table, where)
    table.tell(sign.tokens[-1])
    if when > 1.0:
        table.wait(when - 1.0)
        before = part(table, where)
    table.wait(SEEN_WITHIN)
    assert part(table, where) != before
    table.close()


def test_a_dealt_card_is_seen_on_its_way() -> None:
    table = StagedTable(position("", ("", "", "", ""), (13, 13, 13, 13)), SIZE, audio=Ear())
    ear = Ear()
    ear.table = table
    table.view._hand._audio = ear
    before = table.picture()
    table.view.deal()
    table.wait(SEEN_WITHIN)
    assert sounds.DEAL in ear.names
    assert pygame.image.tobytes(table.picture(), "RGB") != pygame.image.tobytes(before, "RGB")
    table.close()


def shown(drive: Driver) -> bytes:
    drive.app.scene.dirty.mark_all()  # type: ignore[union-attr]
    drive.app.step(0.0, [])
    return pygame.image.tobytes(drive.app.screen.surface, "RGB")


@pytest.fixture
def drive() -> Driver:
    made = Driver(setup(dealt("Ah 5d 9s Jd", "8h Td"), None, level(pace=100_000.0))).table()
    made.still()
    made.audio.heard.clear()
    return made


def test_a_refused_move_is_told_in_words(drive: Driver) -> None:
    before = shown(drive)
    drive.press("kp_5")
    drive.wait(SEEN_WITHIN)
    assert sounds.REFUSED in drive.audio.heard
    assert drive.toast
    assert shown(drive) != before
    drive.close()


def test_a_pressed_button_is_seen(drive: Driver) -> None:
    drive.point(call_button(A))
    drive.wait(400)
    before = shown(drive)
    drive.button_down()
    drive.wait(60)
    assert sounds.PRESS in drive.audio.heard
    assert shown(drive) != before
    drive.close()


def test_a_call_that_came_too_late_is_told_in_words() -> None:
    from tests.ui.test_table_scene_calls import computer_errs

    drive = computer_errs()
    drive.press("kp_0")
    drive.audio.heard.clear()
    before = shown(drive)
    drive.press("space")
    drive.wait(SEEN_WITHIN)
    assert drive.noted.count(TooLate) == 1
    assert sounds.TOO_LATE in drive.audio.heard
    assert drive.toast
    assert shown(drive) != before
    drive.close()


def test_the_count_of_three_is_seen(drive: Driver) -> None:
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    pictures = [shown(drive)]
    pause.count()
    pictures.append(shown(drive))
    for _ in range(30):
        counted = drive.audio.heard.count("count")
        drive.app.step(100.0, [])
        if drive.audio.heard.count("count") > counted:
            pictures.append(shown(drive))
    assert drive.audio.heard.count("count") == 3
    assert len(set(pictures)) == 4
    drive.close()


def test_the_end_is_a_screen_of_its_own() -> None:
    from tests.ui.test_end_scene import LUKA, MIRA, standings

    drive = Driver(setup(dealt("Ah 5d", "8h Td"), None, level())).table()
    before = shown(drive)
    drive.game._playing._ended(standings(LUKA, MIRA))
    assert drive.audio.heard[-1] == "end"
    assert isinstance(drive.app.scene, EndScene)
    assert shown(drive) != before
    drive.close()


def test_the_table_of_signs_names_every_sound() -> None:
    """And every sound that there is has been made to begin above; all voices are one kind."""
    named = set(re.findall(r"^\| `([a-z-]+)(?:…)?` \|", DOCS.read_text("utf-8"), re.MULTILINE))
    there = {"shout-" if name.startswith("shout-") else name for name in Audio().names}
    assert named == there
    tried = {"shout-" if name.startswith("shout-") else name for name in (*SIGNS, *DRIVEN)}
    assert tried == there
