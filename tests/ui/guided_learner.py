"""Somebody who plays the guided game as it is asked: by mouse, by keys (or those shown) or by gamepad."""

from __future__ import annotations

from collections.abc import Callable

from tac.practice.guided.lesson import LEARNER, RIVAL
from tac.rules import Kind, Move, Target
from tac.ui.layout import Place
from tac.ui.scenes.guided import GuidedTable
from tests.ui.device_hands import press
from tests.ui.input.pad_hands import pushed, released
from tests.ui.table_driver import CENTRE, Driver, call_button, heap, pile


class Learner:
    """Does what the panel asks, in one way; between two steps ``rests`` (ms of the step's text)."""

    def __init__(self, drive: Driver, how: str, rests: Callable[[str], float] = lambda text: 300.0) -> None:
        self.drive = drive
        self.how = how
        self.rests = rests
        self.ms = 0.0
        self.read: list[str] = []

    @property
    def scene(self) -> GuidedTable:
        scene = self.drive.scene
        assert isinstance(scene, GuidedTable)
        return scene

    def wait(self, ms: float) -> None:
        self.ms += ms
        self.drive.wait(ms)

    def until_told(self) -> None:
        """Something is asked for."""
        for _ in range(3000):
            scene = self.scene
            if scene.telling and (scene.guide.asked is not None or scene.guide.offers_next):
                return
            self.wait(20)
        raise AssertionError(f"nothing is asked in {self.scene.guide.step.name}")

    def play(self, until: str = "end") -> None:
        """All steps before this one."""
        while True:
            self.until_told()
            name = self.scene.guide.step.name
            if name == until:
                return
            if not self.read or self.read[-1] != name:
                self.read.append(name)
                self.wait(self.rests(self.scene._panel.text))
            self.act()

    def act(self) -> None:
        asked = self.scene.guide.asked
        before = self.scene.guide._made, self.scene.guide.index, self.scene.guide._agreed
        if asked is None:
            self.next()
        else:
            self.make(asked)
        assert (self.scene.guide._made, self.scene.guide.index, self.scene.guide._agreed) != before, asked

    def next(self) -> None:
        if self.how == "mouse":
            self.drive.click(self.scene._panel.next.rect.centre)
        elif self.how in ("keys", "shown_first", "shown_last"):
            self.drive.press("return")
        else:
            press(self.drive, "south")

    def make(self, asked: Move) -> None:
        getattr(self, f"_by_{self.how}")(asked, asked.owed or asked)

    def _by_mouse(self, asked: Move, move: Move) -> None:
        self.drive.apart()
        self.ms += 240
        if asked.kind is Kind.CALL:
            self.drive.click(call_button(LEARNER))
        elif move.kind is Kind.DRAW:
            self.drive.click(pile(LEARNER))
        else:
            self.drive.click(self._place(move))

    def _place(self, move: Move) -> Place:
        if move.target is Target.CENTRAL:
            return CENTRE
        return heap(RIVAL if move.target is RIVAL else LEARNER)

    def _by_keys(self, asked: Move, move: Move) -> None:
        names = {Target.CENTRAL: "kp_5", RIVAL: "kp_8", Target.OWN: "kp_2"}
        if asked.kind is Kind.CALL:
            self.drive.press("space")
        else:
            self.drive.press("kp_0" if move.kind is Kind.DRAW else names[move.target])  # type: ignore[index]

    def _by_shown_first(self, asked: Move, move: Move) -> None:
        """With the first key that the marks show: on the number pad."""
        self._by_shown(asked, 0)

    def _by_shown_last(self, asked: Move, move: Move) -> None:
        """With the last one: on any keyboard."""
        self._by_shown(asked, -1)

    def _by_shown(self, asked: Move, which: int) -> None:
        if asked.kind is Kind.CALL:
            self.drive.press("space")
            return
        name, _ = self.scene._keys_for(asked)[which]
        assert name.startswith("kp_") == (which == 0)
        self.drive.press(name)

    def _by_pad(self, asked: Move, move: Move) -> None:
        if asked.kind is Kind.CALL:
            press(self.drive, "north")
        elif move.kind is Kind.DRAW:
            press(self.drive, "west")
        elif move.target is Target.CENTRAL:
            press(self.drive, "south")
        else:
            way = "up" if move.target is RIVAL else "down"
            self.drive.send(pushed(way))
            press(self.drive, "south")
            self.drive.send(released(way))
