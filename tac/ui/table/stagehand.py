"""What every scene change on the table is made of: cards that fly, plates that change, stacks that turn.

All times are milliseconds at normal speed, counted from the moment the report is shown; the timeline
multiplies them by the speed. What belongs to a report runs in the group `PLAY`, which decides when the
report has been shown; what only follows it (a plate that fades, diamonds that fall) runs in `AFTER`, and
what is still in the air when something new is shown comes down in `LATE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tac.rules import Card, Seat
from tac.rules.events import Event, HeapTurned
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import Easing, Timeline, durations, linear
from tac.ui.motion.timeline import Apply
from tac.ui.table import sounds
from tac.ui.table.chronicle import Chronicle
from tac.ui.table.flight import Flight, Found, Style, Turning, reduced
from tac.ui.table.plates import Plates
from tac.ui.table.sounds import Sounds, pan_of
from tac.ui.table.stage import Stage
from tac.ui.table.words import Words

PLAY: Final = "play"
AFTER: Final = "after"
LATE: Final = "late"
FRAME: Final = 1000 / 60
"""How long a picture stays at least."""

Locate = Callable[[Card], Found | None]
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
        """Whether things move less, from what begins next on."""
        self._avatars = avatars
        self._audio = audio
        self._locate = locate
        self._chronicle = Chronicle()
        self._yielding = False
        self._latest: tuple[str, str] | None = None
        self._plates = Plates(stage, words, self._fade_plate, lambda: not self.reduced)

    def _fade_plate(self, takes: float, apply: Apply, *, easing: Easing) -> None:
        self.span(0.0, self.fade(takes), apply, group=AFTER, easing=easing)

    def note(self, event: Event) -> None:
        """Something has just been seen: it belongs to the last moves."""
        self._chronicle.note(event, self.words)
        self.stage.lately = self._chronicle.sentences

    # -- when

    def at(
        self, delay: float, act: Callable[[], object], group: str = PLAY, *, at_rest: bool = True
    ) -> None:
        """Do something when ``delay`` has passed; ``at_rest`` tells whether it may change what is at rest."""
        changed = self.stage.touch if at_rest else self.stage.stir

        def then(_now: float) -> None:
            act()
            changed()

        self.timeline.at(delay, then, group=group)

    def telling(self, told: tuple[str, str]) -> Callable[[], None]:
        """What writes beside the last move what was the latest to be told, unless a later one is by then."""
        self._latest = told

        def tell() -> None:
            if self._latest is told:
                self.stage.last_move = told

        return tell

    def soon(self, act: Callable[[], object]) -> None:
        """Do something in the next frame: a card has just landed, which is work enough for this one."""
        self.at(FRAME, act, LATE)

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
        """Give ``apply`` a value in every frame (see `Timeline.animate`), then call ``then``.

        ``apply`` changes what moves; if it changes what is at rest it touches the stage itself.
        """

        def show(value: float) -> None:
            apply(value)
            self.stage.stir()

        def end(_now: float) -> None:
            if then is not None:
                then()
                self.stage.touch()

        self.timeline.animate(
            show, duration, first=first, final=final, delay=delay, easing=easing, then=end, group=group
        )

    def sound(self, name: str, seat: Seat | None = None) -> None:
        """Play a sound, from the side on which ``seat`` sits."""
        self._audio.play(name, pan=pan_of(seat, self.stage.sides))

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
        contact: Callable[[], object] | None = None,
        landed: Callable[[], object] | None = None,
    ) -> float:
        """Let ``card`` fly; returns when it lands.

        ``change`` brings the model up to date as the card leaves; a card that is in the air already flies
        on from where it is. ``leaving``, ``turned`` (it shows its other side; with reduced motion as it
        leaves) and ``contact`` (it touches) are for what is heard then; ``landed`` tells what has happened,
        which may be before the card lies if something new is shown meanwhile.
        """
        style = reduced(style) if self.reduced else style
        flight = Flight(card, start, end, style, face_up=face_up)

        def begin() -> None:
            # A card that is dealt lay nowhere.
            dealt = card in self.stage.deck
            self._take_off(flight)
            change()
            if not dealt:
                self.stage.touch()
            if leaving is not None:
                leaving()

        def move(part: float) -> None:
            if not self._yielding:
                flight.part = part

        def land() -> None:
            if self._yielding:
                self._fly_on(flight, contact)
            else:
                self._land(flight, contact)
            if landed is not None:
                landed()

        swap = style.swap if style.flips and not style.fades else 0.0

        def turn() -> None:
            if turned is not None:
                # A card that only flies on has yet to show its other side.
                rest = max(0.0, swap - flight.part) * style.duration if self._yielding else 0.0
                self.at(rest, turned, LATE, at_rest=False)

        self.at(delay, begin, at_rest=False)
        self.at(delay + style.duration * swap, turn, at_rest=False)
        self.span(delay, style.duration, move, land)
        return delay + style.duration

    def fade(self, duration: float) -> float:
        """How long here a fade takes that usually takes so long."""
        return durations.REDUCED_FADE if self.reduced else duration

    def give_way(self) -> None:
        """Something new is to be shown: all there is to tell is told now, but no card jumps.

        What flies, flies on to where it belongs meanwhile, and what has not set off yet does so now.
        """
        self._yielding = True
        while self.timeline.busy_with(PLAY):
            self.timeline.finish(PLAY)
        self._yielding = False

    def _take_off(self, flight: Flight) -> None:
        """Let a card leave from where it is; if it is in the air it flies on from there."""
        flights, card = self.stage.flights, flight.card
        found = self._locate(card)
        if found is not None:
            flight.start = found.spot
            if found.pose is not None:
                flight.take_up(found.pose)
        self.release(card)
        flights.pop(card, None)
        flights[card] = flight

    def _fly_on(self, flight: Flight, contact: Callable[[], object] | None) -> None:
        """Let a card that has been told of come to where it belongs, in the time that it has left."""

        def move(part: float) -> None:
            flight.part = part

        def land() -> None:
            if self.stage.flights.get(flight.card) is flight:
                self._land(flight, contact)

        rest = flight.style.duration * (1.0 - flight.part)
        self.span(0.0, rest, move, land, group=LATE, first=flight.part)

    def turn_heap(
        self, delay: float, event: HeapTurned, *, to_pile: bool, change: Callable[[], object]
    ) -> float:
        """Turn a whole heap into a pile, or back; returns when it lies."""
        cards = event.cards
        turning = Turning(event.seat, len(cards), cards[-1], to_pile=to_pile, fades=self.reduced)
        duration = self.fade(durations.HEAP_TURNED)

        def begin() -> None:
            change()
            self.stage.turning = turning
            self.sound(sounds.HEAP_TURNED, event.seat)

        def move(part: float) -> None:
            turning.part = part

        def lie() -> None:
            if self.stage.turning is turning:
                self.sound(sounds.HEAP_LAID, event.seat)
                self.stage.turning = None

        def land() -> None:
            if self._yielding:
                rest = duration * (1.0 - turning.part)
                self.span(0.0, rest, move, lie, group=LATE, first=turning.part)
            else:
                lie()

        self.at(delay, begin)
        self.span(delay, duration, lambda part: None if self._yielding else move(part), land)
        return delay + duration

    def release(self, card: Card) -> None:
        """Nobody holds or lifts ``card`` any more."""
        stage = self.stage
        if stage.drag is not None and stage.drag.card is card:
            stage.drag = None
        if stage.held is not None and stage.model.top(stage.held.place) is card:
            stage.held = None

    def _land(self, flight: Flight, contact: Callable[[], object] | None) -> None:
        flight.landed = True
        if contact is not None:
            contact()
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

    def plates(self, seats: Iterable[Seat] | None = None, takes: float = durations.TURN_PASSES) -> None:
        """Let every plate of these seats (None: of all) that should look different now change over."""
        self._plates.change(seats, takes)

    def settle_plates(self) -> None:
        """Put every plate into the state it should be in, at once."""
        self._plates.settle()

    # -- celebrations

    def celebrate(self, seat: Seat) -> None:
        """Let the diamonds fall for one who has gone out."""
        self.sound(sounds.WENT_OUT, seat)
        if self.reduced:
            return

        stage = self.stage
        stage.falling[seat] = 0.0

        def fall(part: float) -> None:
            # Whoever is called meanwhile has nothing to celebrate.
            if seat in stage.falling:
                stage.falling[seat] = part

        def end() -> None:
            stage.falling.pop(seat, None)

        self.span(0.0, durations.WENT_OUT, fall, end, group=AFTER)
