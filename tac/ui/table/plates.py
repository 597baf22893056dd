"""The players' plates: what each should say now, and how it changes over to that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from tac.rules import Seat
from tac.ui.draw import PlateState
from tac.ui.motion import durations, out_cubic
from tac.ui.motion.easing import Easing
from tac.ui.motion.timeline import Apply
from tac.ui.table.stage import Stage
from tac.ui.table.words import Words


class Fade(Protocol):
    """Gives ``apply`` a number from 0 to 1 in every frame, for so many milliseconds."""

    def __call__(self, takes: float, apply: Apply, *, easing: Easing) -> None:
        """Begin now."""


class Plates:
    """Brings the plates of a stage up to date. ``slides`` says whether the arrow of a turn comes sliding."""

    def __init__(self, stage: Stage, words: Words, fade: Fade, slides: Callable[[], bool]) -> None:
        self._stage = stage
        self._words = words
        self._fade = fade
        self._slides = slides
        self._changes = [0] * len(stage.plates)

    def change(self, seats: Iterable[Seat] | None = None, takes: float = durations.TURN_PASSES) -> None:
        """Let every plate of these seats (None: of all) that should look different now change over."""
        for seat in self._stage.model.seats if seats is None else seats:
            plate = self._stage.plates[seat]
            state = self._state(seat)
            note_before, plate.note = plate.note, self._note(seat, state)
            if plate.state is state:
                continue
            if self._lies_in_the_dark(seat):
                self._changes[seat] += 1
                plate.state, plate.blend, plate.arrow = state, 1.0, 1.0
            else:
                plate.note_before = note_before
                self._cross_fade(seat, state, takes)
        self._stage.touch()

    def settle(self) -> None:
        """Put every plate into the state it should be in, at once."""
        self.change()
        for plate in self._stage.plates:
            plate.before, plate.blend, plate.arrow = plate.state, 1.0, 1.0

    def _lies_in_the_dark(self, seat: Seat) -> bool:
        """Whether nobody looks at this plate: in a "Tač!" moment those of the others are darkened."""
        moment = self._stage.moment
        return moment is not None and moment.tells and seat not in (moment.caller, moment.offender)

    def _cross_fade(self, seat: Seat, state: PlateState, takes: float) -> None:
        plate = self._stage.plates[seat]
        plate.before, plate.state = plate.state, state
        plate.blend = 0.0
        plate.arrow = 0.0 if self._slides() else 1.0
        self._changes[seat] += 1
        this = self._changes[seat]

        def blend(part: float) -> None:
            # A change that another one has overtaken, even one back to the same state, is over.
            if self._changes[seat] == this:
                plate.blend = part
                plate.arrow = max(plate.arrow, part)
                self._stage.blend()

        self._fade(takes, blend, easing=out_cubic)

    def _state(self, seat: Seat) -> PlateState:
        stage, model = self._stage, self._stage.model
        moment = stage.moment if stage.moment is not None and stage.moment.tells else None
        called_falsely = stage.shout is not None and seat == stage.shout.seat
        if called_falsely or (moment is not None and seat == moment.caller):
            return PlateState.CALLER
        if moment is not None and seat == moment.offender:
            return PlateState.FAULT
        if seat in model.out:
            return PlateState.OUT
        if seat == model.turn and not model.places:
            return PlateState.TURN
        return PlateState.IDLE

    def _note(self, seat: Seat, state: PlateState) -> str:
        stage, model = self._stage, self._stage.model
        if stage.moment is not None and stage.moment.tells and seat in stage.moment.notes:
            return stage.moment.notes[seat]
        if stage.shout is not None and seat == stage.shout.seat:
            return self._words.false_caller()
        if state is PlateState.TURN and seat == stage.waiting:
            return self._words.t("plate.waits")
        place = model.out.index(seat) + 1 if seat in model.out else 0
        return self._words.note(seat, state, place)
