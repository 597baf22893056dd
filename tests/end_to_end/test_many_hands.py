"""Four people at one table in a real window, two with a finger and two with a gamepad: a whole match.

Fingers are events that the game's process posts to itself; gamepads are made up by SDL (`lent_hands.py`).
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from tac.match.intent import Place as Meant
from tac.rules import Move, Phase, Seat, Source, read_record
from tac.rules.events import Called, CardDrawn, FalselyCalled
from tac.ui.layout import Place, PlaceKind, Side, TableLayout
from tac.ui.layout import table_layout as layout_of
from tests.end_to_end import lent_hands
from tests.end_to_end.commands import verify
from tests.end_to_end.conftest import Start
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import DRAW, Robot, Spot
from tests.end_to_end.test_pictures import keep

A, B, C, D = Seat

PEOPLE = """
language: sr
speed: "off"
series: {goal: games, number: 1}
table: {turned: true}
together:
  count: 4
  A: {plays: human, name: Luka}
  B: {plays: human, name: Mira}
  C: {plays: human, name: Vuk}
  D: {plays: human, name: Rade}
"""
SEED = "421"
"""A deal that makes one of the shortest games of four."""

KEEP = Move.parse("d-")
FINGERS = {A: 0, C: 1}
PADS = {B: 0, D: 1}
CALLS = {B: pygame.CONTROLLER_BUTTON_Y, D: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER}
FAR = 32767
POINTS = {Side.LEFT: (0, -FAR), Side.RIGHT: (0, FAR), Side.TOP: (1, -FAR), Side.BOTTOM: (1, FAR)}
"""The axis of the left stick, and where it stands, for what lies on a side."""
PULLED_AFTER = 60
"""After so many tokens a gamepad is pulled out."""

Act = list[Any]


class Hands:
    """What is done inside the game's process."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def do(self, *frames: list[Act]) -> None:
        """Let these things happen, those of each list within one frame."""
        with self._path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(frame) + "\n" for frame in frames)

    def press(self, pad: int, *buttons: int) -> None:
        """Press buttons of a gamepad, one after the other."""
        for button in buttons:
            self.do([["button", pad, button, 1]], [["button", pad, button, 0]])


class Four(Robot):
    """A and C touch the screen, B and D have a gamepad; each errs once where he can."""

    def __init__(self, program: Program, hands: Hands) -> None:
        super().__init__(program, 4)
        self._hands = hands
        self._size = program.size
        self._layout = layout_of(*self._size, 4, frozenset(range(4)), turned=True)
        self._tapped: Place | None = None

    def layout(self) -> TableLayout:
        return self._layout

    def play_on(self) -> None:
        """Do the next thing, and wait until the record shows what came of it."""
        before = len(self.watcher.steps)
        if self.table.faults:
            self.call_all(self.table.faults[0].seat)
        else:
            self.seat = self.table.turn
            self._make(self.owed if self._has_erred(self.seat) else self._wrong)
        self.watcher.wait_for_more(before)

    def call_all(self, offender: Seat) -> None:
        """All the others call within one frame."""
        callers = [seat for seat in Seat if seat is not offender and seat not in self.table.out]
        frames: tuple[list[Act], list[Act]] = ([], [])
        for seat in callers:
            if seat in FINGERS:
                at = self._part(Place(PlaceKind.CALL, seat))
                frames[0].append(["finger", "down", FINGERS[seat], *at])
                frames[1].append(["finger", "up", FINGERS[seat], *at])
            else:
                for frame, down in zip(frames, (1, 0), strict=True):
                    frame.append(["button", PADS[seat], CALLS[seat], down])
        self._hands.do(*frames)

    @property
    def _wrong(self) -> Move:
        """What passes over the move that is owed; that itself where nothing does."""
        owed = self.owed
        if owed.source is Source.HEAP:
            return DRAW
        return KEEP if owed.source is Source.DRAWN else owed

    def _has_erred(self, seat: Seat) -> bool:
        return any(called.offender == seat for called in self.all_of(Called))

    def _make(self, move: Move) -> None:
        if self.seat in FINGERS:
            self._touch(FINGERS[self.seat], move)
        else:
            self._push(PADS[self.seat], self.spot_of(move))

    def _touch(self, finger: int, move: Move) -> None:
        """Tap the place; drag the card to what was tapped last: a quick tap there would be a double one."""
        spot = self.spot_of(move)
        place = self._place(spot)
        at = self._part(place)
        if move is DRAW or place != self._tapped:
            self._hands.do([["finger", "down", finger, *at], ["finger", "up", finger, *at]])
            self._tapped = place
            return
        kind = PlaceKind.HEAP if move.source is Source.HEAP else PlaceKind.DRAWN
        start = self._part(Place(kind, self.seat))
        middle = tuple((a + b) / 2 for a, b in zip(start, at, strict=True))
        self._hands.do(
            [["finger", "down", finger, *start]],
            [["finger", "motion", finger, *middle]],
            [["finger", "motion", finger, *at], ["finger", "up", finger, *at]],
        )

    def _push(self, pad: int, spot: Spot) -> None:
        """Point where it lies, and press the button that plays; or press the one that draws."""
        if spot is Meant.PILE:
            self._hands.press(pad, pygame.CONTROLLER_BUTTON_X)
        elif spot is Meant.CENTRAL:
            self._hands.press(pad, pygame.CONTROLLER_BUTTON_A)
        else:
            assert isinstance(spot, Seat)
            axis, value = POINTS[self._sides[spot]]
            self._hands.do(
                [["axis", pad, axis, value]],
                [["button", pad, pygame.CONTROLLER_BUTTON_A, 1]],
                [["button", pad, pygame.CONTROLLER_BUTTON_A, 0], ["axis", pad, axis, 0]],
            )

    def _place(self, spot: Spot) -> Place:
        if isinstance(spot, Seat):
            return Place(PlaceKind.HEAP, spot)
        return Place(PlaceKind.PILE, self.seat) if spot is Meant.PILE else Place(PlaceKind.CENTRAL)

    def _part(self, place: Place) -> tuple[float, float]:
        """Where a place is, in parts of the window."""
        x, y = self._layout.rect(place).centre
        return x / self._size[0], y / self._size[1]


def sit_down(program: Program, hands: Hands) -> None:
    """From the menu to the table: each gamepad takes its seat, and one of them deals."""
    program.wait_until_it_listens()
    program.wait_for_stillness()
    hands.do([["attach"], ["attach"]])
    program.key("Down", "Return")
    program.wait_for_stillness()
    hands.press(0, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_Y)  # to A, and on to B
    hands.press(1, pygame.CONTROLLER_BUTTON_A, *[pygame.CONTROLLER_BUTTON_Y] * 2)  # to A, C, and D
    program.wait_for_stillness()
    keep(program, "many-hands-new-game")
    hands.press(0, pygame.CONTROLLER_BUTTON_A)
    (begun,) = program.wait_for_events("GameBegun")
    assert begun["players"] == dict.fromkeys("ABCD", "human")


def lose_a_pad(program: Program, hands: Hands) -> None:
    """D's is pulled out: the game waits, and goes on with the same one."""
    hands.do([["detach", PADS[D]]])
    program.wait_for_events("Paused")
    program.wait_for_stillness()
    keep(program, "many-hands-lost")
    hands.do([["attach"]])
    program.wait_for_frame()
    PADS[D] = 2
    hands.press(PADS[D], pygame.CONTROLLER_BUTTON_A)
    program.wait_for_stillness()
    hands.press(PADS[D], pygame.CONTROLLER_BUTTON_START)
    program.wait_for_events("Resumed")


@pytest.fixture
def _hands() -> None:
    """Gamepads can be made up here; where everything is checked that must be so."""
    if not lent_hands.can_be_lent():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("this SDL makes up no gamepads")


@pytest.mark.usefixtures("_hands")
def test_a_whole_match_of_four_people_with_two_fingers_and_two_gamepads(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PADS, D, PADS[D])
    config = Path(settings(tmp_path))
    config.write_text(PEOPLE + config.read_text("utf-8"), "utf-8")
    path = tmp_path / "hands.jsonl"
    arguments = ["--config", str(config), "--seed", SEED]
    program = start(*arguments, main=Path(lent_hands.__file__), variables={lent_hands.FILE: str(path)})
    hands = Hands(path)
    sit_down(program, hands)
    people, is_whole = Four(program, hands), True
    while people.table.phase is Phase.PLAY:
        people.play_on()
        if is_whole and len(people.watcher.steps) > PULLED_AFTER:
            keep(program, "many-hands-table")
            lose_a_pad(program, hands)
            is_whole = False
    program.wait_for_events("GameOver")
    program.wait_for_stillness()
    keep(program, "many-hands-end")
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""
    verify(program.record)
    assert read_record(program.record.read_bytes()).result
    assert {event.seat for event in people.all_of(CardDrawn)} == set(Seat)
    called = people.all_of(Called)
    assert {one.offender for one in called} == set(Seat)
    # Of all who have called in one frame the nearest after the offender counts, whatever he called with.
    assert {(one.offender, one.caller) for one in called} == {(A, B), (B, C), (C, D), (D, A)}
    assert not people.all_of(FalselyCalled)
    assert len(program.events("SameCall")) == 2 * len(called)
