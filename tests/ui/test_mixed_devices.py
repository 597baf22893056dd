"""Mouse, keys, gamepads and fingers of several people and a computer, all at once and in any order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tac.match import MakeMove, Match
from tac.match.commands import Command
from tac.rules import SEATS, Card, Seat, Table, deal
from tac.rules.cards import PACK
from tac.rules.record import verify
from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.table import TableScene
from tests.ui.device_hands import Finger, PadRobot
from tests.ui.input.pad_hands import BUTTONS, LEFT_X, LEFT_Y, axis, gone, pushed, released
from tests.ui.table_driver import CENTRE, A, B, C, Driver, call_button, heap, level, pile, setup

PEOPLE = (A, B, C)
CALL_KEYS = {"b": A, "q": B, "t": C}
KEYS = ("kp_0", "kp_5", "kp_2", "kp_4", "kp_8", "kp_6", "down", "space", "p", "c", "tab")
KINDS = ("pad", "key", "call key", "mouse", "finger", "plug")
PRESSES = tuple(name for name in BUTTONS if name not in ("start", "select", "up", "down", "left", "right"))
WAYS = ("up", "down", "left", "right")


class Mixed:
    """A table of A, B, C and a computer, with four pads of which at first the first three have seats."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        levels = (None, None, None, level(pace=300, notice=0.5, overlook=(0.3, 0.3, 0.3, 0.3)))
        self.drive = Driver(setup(deal(number % 1000, 4), *levels), speed="fast")
        for pad in range(4):
            self.drive.send(axis(LEFT_X, 0.0, pad))
        pads = self.drive.game._session.pads
        # Seats that are not those of their numbers: the first pad is C's, the second A's, the third B's.
        for pad, times in ((0, 3), (1, 1), (2, 1)):
            for _ in range(times):
                pads.move(pad, PEOPLE)
        self.drive.table()
        self.came: list[tuple[str, Seat]] = []
        self._note(self.drive.match)

    def _note(self, match: Match) -> None:
        """Write down for whom the commands of each event are."""
        submit, calls = match.submit, match.submit_calls

        def noting(command: Command) -> object:
            if isinstance(command, MakeMove):
                self.came.append(("move", command.seat))
            return submit(command)

        def noting_calls(seats: Sequence[Seat], **counted: bool) -> object:
            self.came.extend(("call", seat) for seat in seats)
            return calls(seats, **counted)

        match.submit = noting  # type: ignore[method-assign,assignment]
        match.submit_calls = noting_calls  # type: ignore[method-assign,assignment]

    def step(self) -> None:
        """Let one of the devices do something, and look at what came of it."""
        mover = self.drive.match.table.turn
        self.came.clear()
        kind = self.random.choice((*("plays", "time") * 3, "pad", *KINDS))
        if kind == "plays":
            self._play(mover)
        elif kind == "pad":
            pad = self.random.randrange(4)
            whose = self._whose(pad)
            self._pad(pad)
            # One that sat nowhere, or was not there, may have taken up a seat that was lost.
            whose = self._whose(pad) if whose is None else whose
            assert all(seat == whose for _, seat in self.came), (pad, whose, self.came)
        elif kind == "call key":
            key = self.random.choice(tuple(CALL_KEYS))
            self.drive.press(key)
            assert self.came == [("call", CALL_KEYS[key])]
        elif kind == "key":
            self.drive.press(self.random.choice(KEYS))
            assert all(what == ("move", mover) and mover in PEOPLE for what in self.came)
        elif kind in ("mouse", "finger"):
            self._point(kind)
        elif kind == "plug":
            self._plug(self.random.randrange(4))
        else:
            self.drive.wait(self.random.choice((20, 200, 1600)))
        assert all(seat in PEOPLE for _, seat in self.came)
        self._come_back()
        check(self.drive.match)

    def _play(self, mover: Seat) -> None:
        """Whoever is on turn plays in order, with his pad if he has one."""
        number = self.drive.game._session.pads.pad_at(mover)
        pads = self.drive.app.devices._pads._pads
        device = next((device for device, pad in pads.items() if pad.number == number), None)
        if mover in PEOPLE and device is not None and not self.drive.match.is_over:
            robot = PadRobot(self.drive, mover, device)
            if robot.is_on_turn():
                robot.make(robot.owed())
        assert all(what == ("move", mover) for what in self.came)

    def _whose(self, device: int) -> Seat | None:
        """Whom a device acts for; its number among the pads is not always that of the device."""
        pad = self.drive.app.devices._pads._pads.get(device)
        return None if pad is None else self.drive.game._session.pads.seated(pad.number, PEOPLE)

    def _pad(self, pad: int) -> None:
        if self.random.random() < 0.4:
            self.drive.send(axis(self.random.choice((LEFT_X, LEFT_Y)), self.random.uniform(-1, 1), pad))
            return
        way = self.random.choice(WAYS)
        self.drive.send(pushed(way, pad))
        name = self.random.choice(PRESSES)
        self.drive.send(pushed(name, pad), released(name, pad))
        if self.random.random() < 0.8:
            self.drive.send(released(way, pad))

    def _point(self, kind: str) -> None:
        """Click, tap or drag anything, between anything."""
        places = [CENTRE, *(make(seat) for seat in SEATS for make in (heap, pile))]
        places += [call_button(seat) for seat in PEOPLE]
        at, to = self.random.choice(places), self.random.choice(places)
        if kind == "mouse":
            if self.random.random() < 0.5:
                self.drive.click(at)
            else:
                self.drive.drag(at, to)
            called = [seat for what, seat in self.came if what == "call"]
            assert all(place_calls(at, seat) or place_calls(to, seat) for seat in called)
            return
        finger = Finger(self.drive, self.random.randrange(3))
        finger.down(at)
        if self.random.random() < 0.5:
            finger.move(to)
        if self.random.random() < 0.8:
            finger.up(to)

    def _plug(self, pad: int) -> None:
        """Pull a pad out; it, or another, comes again, or does not."""
        self.drive.send(gone(pad))
        if self.random.random() < 0.7:
            self.drive.send(axis(LEFT_X, 0.0, pad))

    def _come_back(self) -> None:
        """From a notice and the pause to the table, where the game is not over."""
        for _ in range(6):
            if isinstance(self.drive.app.scene, TableScene | EndScene):
                return
            self.drive.press("escape")
            self.drive.wait(3200, frame=200.0)
        raise AssertionError(self.drive.app.scene)


def place_calls(place: Place, seat: Seat) -> bool:
    return place.kind is PlaceKind.CALL and place.seat == seat


def cards(table: Table) -> list[Card]:
    lie = [card for part in (*table.piles, *table.heaps, table.central) for card in part]
    return lie if table.drawn is None else [*lie, table.drawn]


def check(match: Match) -> None:
    """No card is lost, none is there twice."""
    found = cards(match.table)
    assert len(found) == len(PACK) and set(found) == set(PACK)


@settings(deadline=None, max_examples=6, phases=[Phase.explicit, Phase.generate])
@given(st.integers(0, 2**32))
def test_whatever_all_devices_do_it_is_for_the_right_seat_and_no_card_is_lost(number: int) -> None:
    mixed = Mixed(number)
    try:
        for _ in range(80):
            mixed.step()
            if isinstance(mixed.drive.app.scene, EndScene):
                break
        assert verify(mixed.drive.match.record()) == mixed.drive.match.table
    finally:
        mixed.drive.close()


def test_all_devices_do_something_in_one_frame() -> None:
    """A's finger, B's pad, C's key, and the mouse, each for its own person."""
    mixed = Mixed(7)
    drive = mixed.drive
    drive.still()
    (x, y), (w, h) = drive.at(call_button(A)), drive.app.size
    drive.app.step(
        20,
        [
            pygame.Event(
                pygame.FINGERDOWN, touch_id=1, finger_id=0, x=x / w, y=y / h, dx=0.0, dy=0.0
            ),
            pushed("right shoulder", 2),
            pygame.Event(pygame.KEYDOWN, key=pygame.K_t, scancode=pygame.KSCAN_T, mod=0, unicode="t"),
        ],
    )
    assert {seat for what, seat in mixed.came if what == "call"} == {A, B, C}
    drive.close()
