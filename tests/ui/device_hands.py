"""Hands for a driven game that hold a gamepad, or touch the screen with fingers."""

from __future__ import annotations

import pygame

from tac.rules import Kind, Move, Seat, Target
from tac.ui.layout import Place
from tests.ui.input.pad_hands import pushed, released
from tests.ui.table_driver import CENTRE, Driver, heap, pile
from tests.ui.table_robot import Robot

_WAYS = {
    2: {0: "down", 1: "up"},
    3: {0: "down", 1: "left", 2: "right"},
    4: {0: "down", 1: "left", 2: "up", 3: "right"},
}


def press(drive: Driver, *names: str, pad: int = 0) -> None:
    """Press buttons of a gamepad one after the other."""
    for name in names:
        drive.send(pushed(name, pad))
        drive.send(released(name, pad))


class Finger:
    """One finger of somebody at a driven game."""

    def __init__(self, drive: Driver, number: int = 0) -> None:
        self.drive = drive
        self.number = number

    def down(self, at: Place | tuple[float, float]) -> None:
        self._send(pygame.FINGERDOWN, at)

    def move(self, to: Place | tuple[float, float]) -> None:
        self._send(pygame.FINGERMOTION, to)

    def up(self, at: Place | tuple[float, float]) -> None:
        self._send(pygame.FINGERUP, at)

    def tap(self, at: Place | tuple[float, float]) -> None:
        self.down(at)
        self.up(at)

    def _send(self, kind: int, at: Place | tuple[float, float]) -> None:
        x, y = self.drive.at(at) if isinstance(at, Place) else at
        w, h = self.drive.app.size
        self.drive.send(
            pygame.Event(
                kind, touch_id=1, finger_id=self.number, x=x / w, y=y / h, dx=0.0, dy=0.0
            )
        )
        # SDL tells the same again as a mouse, for programs that know no fingers.
        if kind == pygame.FINGERMOTION:
            echo = pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0), touch=True)
        else:
            mouse = pygame.MOUSEBUTTONDOWN if kind == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
            echo = pygame.Event(mouse, pos=(x, y), button=1, touch=True)
        self.drive.send(echo)


class PadRobot(Robot):
    """Plays with nothing but a gamepad, number ``pad``."""

    def __init__(self, drive: Driver, seat: Seat = Seat.A, pad: int = 0) -> None:
        super().__init__(drive, seat)
        self.pad = pad

    def make(self, move: Move) -> None:
        if move.kind is Kind.DRAW:
            press(self.drive, "west", pad=self.pad)
            return
        if move.target is Target.CENTRAL:
            press(self.drive, "south", pad=self.pad)
            return
        target = move.target if isinstance(move.target, Seat) else self.seat
        way = _WAYS[len(self.drive.match.table.piles)][target]
        self.drive.send(pushed(way, self.pad))
        press(self.drive, "south", pad=self.pad)
        self.drive.send(released(way, self.pad))

    def call(self) -> None:
        press(self.drive, "right shoulder", pad=self.pad)


class FingerRobot(Robot):
    """Plays with nothing but a finger: taps, and drags what it can."""

    def make(self, move: Move) -> None:
        finger = Finger(self.drive)
        self.drive.apart()
        if move.kind is Kind.DRAW:
            finger.tap(pile(self.seat))
        elif move.target is Target.CENTRAL:
            finger.tap(CENTRE)
        else:
            finger.tap(heap(move.target if isinstance(move.target, Seat) else self.seat))
