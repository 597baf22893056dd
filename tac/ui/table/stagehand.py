"""What every scene change on the table is made of: cards that fly, plates that change, stacks that turn.

All times are milliseconds at normal speed, counted from the moment the report is shown; the timeline
multiplies them by the speed. What belongs to a report runs in the group `PLAY`, which decides when the
report has been shown; what only follows it (a plate that fades, diamonds that fall) runs in `AFTER`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from tac.rules import Card, Seat
from tac.rules.events import Event, HeapTurned
from tac.ui.draw import PlateState
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import Easing, Timeline, durations, linear, out_cubic
from tac.ui.table import sounds
from tac.ui.table.chronicle import Chronicle
from tac.ui.table.flight import Aloft, Flight, Style, Turning
from tac.ui.table.sounds import Sounds, pan_of
from tac.ui.table.stage import Stage
from tac.ui.table.words import Words

PLAY: Final = "play"
AFTER: Final = "after"

Locate = Callable[[Card], Aloft | None]
"""Where a card is that lies nowhere just now: in the air, between the fingers, lifted. None if it lies."""


class Stagehand:
    """Changes the stage at the times it is told to."""

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        audio: Sounds,
        words: Words,
        locate: Locate,
        *,
        avatars: Sequence[str],
        reduced: bool,
    ) -> None:
        self.stage = stage
        self.timeline = timeline
        self.words = words
        self.reduced = reduced
        self._avatars = avatars
        self._audio = audio
        self._locate = locate
        self._chronicle = Chronicle()

    def note(self, event: Event) -> None:
        """Something has just been seen: it belongs to the last moves."""
        self._chronicle.note(event, self.words)
        self.stage.lately = self._chronicle.sentences

    # -- when

    def at(self, delay: float, act: Callable[[], object], group: str = PLAY) -> None:
        """Do something when ``delay`` has passed."""

        def then(_now: float) -> None:
            act()
            self.stage.touch()

        self.timeline.at(delay, then, group=group)

    def span(
        self,
        delay: float,
        duration: float,
        apply: Callable[[float], object],
        then: Callable[[], object] | None = None,
        *,
        group: str = PLAY,
        first: float = 0.0,
        final: float = 1.0,
        easing: Easing = linear,
    ) -> None:
        """Give ``apply`` a value in every frame (see `Timeline.animate`), then call ``then``."""

        def show(value: float) -> None:
            apply(value)
            self.stage.touch()

        def end(_now: float) -> None:
            if then is not None:
                then()
            self.stage.touch()

        self.timeline.animate(
            show, duration, first=first, final=final, delay=delay, easing=easing, then=end, group=group
        )

    def sound(self, name: str, seat: Seat | None = None) -> None:
        """Play a sound, from the side on which ``seat`` sits."""
        self._audio.play(name, pan=pan_of(seat, len(self.stage.model.seats)))

    def cry(self, caller: Seat) -> None:
        """Sound a call: the drum in the middle, and over it the caller's own voice from his seat."""
        self.sound(sounds.CALL)
        self.sound(sounds.shout_of(self._avatars[caller]), caller)

    # -- cards

    def fly(
        self,
        delay: float,
        card: Card,
        start: Place,
        end: Place,
        style: Style,
        *,
        change: Callable[[], object],
        face_up: bool = True,
        leaving: Callable[[], object] | None = None,
        turned: Callable[[], object] | None = None,
        landed: Callable[[], object] | None = None,
    ) -> float:
        """Let ``card`` fly; returns when it lands.

        ``change`` brings the model up to date as the card leaves; a card that is in the air already flies
        on from where it is. ``leaving``, ``turned`` (it shows its other side; with reduced motion as it
        leaves) and ``landed`` are for what else happens then.
        """
        style = self.style(style)
        flight = Flight(card, start, end, style, face_up=face_up)

        def begin() -> None:
            flight.start = self._locate(card) or start
            self.release(card)
            change()
            self.stage.flights.pop(card, None)
            self.stage.flights[card] = flight
            if leaving is not None:
                leaving()

        def move(part: float) -> None:
            flight.part = part

        def land() -> None:
            self._land(flight)
            if landed is not None:
                landed()

        self.at(delay, begin)
        if turned is not None:
            self.at(delay + style.duration * style.swap if style.flips else delay, turned)
        self.span(delay, style.duration, move, land)
        return delay + style.duration

    def style(self, style: Style) -> Style:
        """How a card flies here: with reduced motion it fades out and in instead."""
        if not self.reduced:
            return style
        return replace(
            style, duration=durations.REDUCED_FADE, arc=0.0, turn=0.0, flips=False, ghosts=(), fades=True
        )

    def turn_heap(
        self, delay: float, event: HeapTurned, *, to_pile: bool, change: Callable[[], object]
    ) -> float:
        """Turn a whole heap into a pile, or back; returns when it lies."""
        turning = Turning(event.seat, len(event.cards), event.cards[-1], to_pile=to_pile)
        duration = durations.REDUCED_FADE if self.reduced else durations.HEAP_TURNED

        def begin() -> None:
            change()
            self.stage.turning = turning
            self.sound(sounds.HEAP_TURNED, event.seat)

        def move(part: float) -> None:
            turning.part = part

        def land() -> None:
            self.sound(sounds.HEAP_LAID, event.seat)
            if self.stage.turning is turning:
                self.stage.turning = None

        self.at(delay, begin)
        self.span(delay, duration, move, land)
        return delay + duration

    def release(self, card: Card) -> None:
        """Nobody holds or lifts ``card`` any more."""
        stage = self.stage
        if stage.drag is not None and stage.drag.card is card:
            stage.drag = None
        if stage.held is not None and stage.model.top(stage.held.place) is card:
            stage.held = None

    def _land(self, flight: Flight) -> None:
        flight.landed = True
        if self.stage.flights.get(flight.card) is not flight:
            return
        if flight.end.kind is not PlaceKind.CENTRAL or self.reduced or not flight.to_face:
            del self.stage.flights[flight.card]
            return

        def settle(scale: float) -> None:
            flight.scale = scale

        def rest() -> None:
            if self.stage.flights.get(flight.card) is flight:
                del self.stage.flights[flight.card]

        settle(durations.SETTLE_FROM)
        self.span(0.0, durations.SETTLE, settle, rest, group=AFTER, first=durations.SETTLE_FROM, final=1.0)

    # -- plates

    def plates(self) -> None:
        """Let every plate that should look different now change over."""
        for seat in self.stage.model.seats:
            plate = self.stage.plates[seat]
            state = self._plate_state(seat)
            plate.note = self._plate_note(seat, state)
            if plate.state is not state:
                self._cross_fade(seat, state)
        self.stage.touch()

    def settle_plates(self) -> None:
        """Put every plate into the state it should be in, at once."""
        self.plates()
        for plate in self.stage.plates:
            plate.before, plate.blend, plate.arrow = plate.state, 1.0, 1.0

    def _cross_fade(self, seat: Seat, state: PlateState) -> None:
        plate = self.stage.plates[seat]
        plate.before, plate.state = plate.state, state
        plate.blend = 0.0
        plate.arrow = 1.0 if self.reduced else 0.0

        def blend(part: float) -> None:
            if plate.state is state:
                plate.blend = part
                plate.arrow = max(plate.arrow, part)

        duration = durations.REDUCED_FADE if self.reduced else durations.TURN_PASSES
        self.span(0.0, duration, blend, group=AFTER, easing=out_cubic)

    def _plate_state(self, seat: Seat) -> PlateState:
        stage, model = self.stage, self.stage.model
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

    def _plate_note(self, seat: Seat, state: PlateState) -> str:
        stage, model = self.stage, self.stage.model
        if stage.moment is not None and stage.moment.tells and seat in stage.moment.notes:
            return stage.moment.notes[seat]
        if stage.shout is not None and seat == stage.shout.seat:
            return self.words.false_caller()
        if state is PlateState.TURN and seat == stage.waiting:
            return self.words.t("plate.waits")
        place = model.out.index(seat) + 1 if seat in model.out else 0
        return self.words.note(seat, state, place)

    # -- celebrations

    def celebrate(self, seat: Seat) -> None:
        """Let the diamonds fall for one who has gone out."""
        self.sound(sounds.WENT_OUT, seat)
        if self.reduced:
            return

        def fall(part: float) -> None:
            self.stage.falling[seat] = part

        def end() -> None:
            self.stage.falling.pop(seat, None)

        self.span(0.0, durations.WENT_OUT, fall, end, group=AFTER)
