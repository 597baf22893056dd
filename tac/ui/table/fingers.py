"""What hands do on the table, as far as it is seen: hovering, pressing, dragging, early presses, refusals.

Nothing here decides what a gesture means. Real milliseconds: the speed of the cards does not count.
"""

from __future__ import annotations

import math
from typing import Final

from tac.rules import Card, Kind, Move, Seat, Source
from tac.ui.layout import Place, PlaceKind, TableLayout
from tac.ui.motion import Timeline, durations, out_cubic
from tac.ui.motion.reading import reading_time
from tac.ui.table import sounds
from tac.ui.table.choreography import CENTRE
from tac.ui.table.flight import HOME, Flight, Found, aloft, height_of, reduced, spot_centre
from tac.ui.table.hits import BUTTONS, CARD_PLACES
from tac.ui.table.lifts import lift_of
from tac.ui.table.sounds import Sounds, pan_of
from tac.ui.table.stage import Drag, Held, Slip, Stage
from tac.ui.table.wait_line import begin_wait, end_wait

HOMEWARD: Final = "home"
"""The group of cards that fly home because a hand let them go."""

_TOAST: Final = "toast"
_IN_HAND: Final = 1.0
"""How high a card is held between the fingers."""
_FADED: Final = reduced(HOME)


class Fingers:
    """Changes the stage as hands move. ``real`` runs in real time, ``cards`` at the speed of the cards."""

    def __init__(
        self, stage: Stage, real: Timeline, cards: Timeline, audio: Sounds, *, reduced: bool
    ) -> None:
        self._stage = stage
        self._real = real
        self._cards = cards
        self._audio = audio
        self.reduced = reduced
        """Whether things move less, from what begins next on."""
        self._grip = (0.0, 0.0)

    # -- hover and press

    def hover(self, place: Place | None) -> None:
        """The pointer is over ``place``, whose card rises or which lights up; None for nothing."""
        stage = self._stage
        if place == stage.hovered:
            return
        before, stage.hovered = stage.hovered, place
        for changed, final in ((before, 0.0), (place, 1.0)):
            if changed is not None and changed.kind in CARD_PLACES:
                self._rise(changed, final)
        stage.touch()

    def _rise(self, place: Place, final: float) -> None:
        stage = self._stage
        group = f"hover {place}"
        self._real.cancel(group)

        def show(value: float) -> None:
            stage.hovers[place] = value
            stage.touch()

        def rest(_now: float) -> None:
            if final == 0.0:
                stage.hovers.pop(place, None)
            stage.touch()

        first = stage.hovers.get(place, 0.0)
        duration = 0.0 if self.reduced else durations.HOVER
        self._real.animate(show, duration, first=first, final=final, easing=out_cubic, then=rest, group=group)

    def focus(self, place: Place | None) -> None:
        """The keyboard is on ``place``."""
        if self._stage.focused != place:
            self._stage.focused = place
            self._stage.touch()

    def press(self, place: Place) -> None:
        """A button goes down."""
        if place.kind not in BUTTONS or place.kind is PlaceKind.PLATE:
            return
        pressed = self._stage.pressed
        pressed[place] = pressed.get(place, 0) + 1
        self._audio.play(sounds.PRESS, pan=self.side_of(place.seat))
        self._sink(place, 1.0)

    def release(self, place: Place) -> None:
        """A hand lets go of a button; it comes up once nobody holds it down."""
        pressed = self._stage.pressed
        if place not in pressed:
            return
        pressed[place] -= 1
        if not pressed[place]:
            del pressed[place]
            self._sink(place, 0.0)

    def tap(self, place: Place) -> None:
        """A key presses the button and lets it go."""
        self.press(place)
        self._real.at(durations.TAP, lambda _now: self.release(place))

    def _sink(self, place: Place, final: float) -> None:
        stage = self._stage
        group = f"press {place}"
        self._real.cancel(group)

        def show(value: float) -> None:
            stage.sunk[place] = value
            stage.touch()

        duration = 0.0 if self.reduced else durations.PRESS
        first = stage.sunk.get(place, 0.0)
        self._real.animate(show, duration, first=first, final=final, easing=out_cubic, group=group)
        stage.touch()

    # -- dragging

    def lift(self, layout: TableLayout, card: Card, x: float, y: float) -> None:
        """Take ``card`` between the fingers at (x, y), in pixels; it keeps its distance to the pointer."""
        self.drop_back(layout)
        place = self._stage.model.place_of(card)
        if place is None:
            return
        found = self.locate(layout, card)
        centre = spot_centre(layout, place if found is None else found.spot)
        self._grip = (centre.x - x, centre.y - y)
        self._stage.flights.pop(card, None)
        if self._stage.held is not None and self._stage.held.place == place:
            self._stage.held = None
        self._stage.drag = Drag(card, aloft(layout, centre, _IN_HAND))
        self._stage.touch()
        self.drag_to(layout, x, y)

    def drag_to(self, layout: TableLayout, x: float, y: float) -> None:
        """The pointer has moved to (x, y)."""
        drag = self._stage.drag
        if drag is None:
            return
        drag.at = aloft(layout, (x + self._grip[0], y + self._grip[1]), _IN_HAND)
        drag.zone = layout.drop_at(x, y)
        self._stage.stir()

    def let_go(self) -> None:
        """The card was let go where it should be played; it waits in the air for what comes of it."""
        drag = self._stage.drag
        if drag is not None:
            drag.zone, drag.let_go = None, True
            self._stage.touch()

    def drop_back(self, layout: TableLayout) -> None:
        """The dragged card flies home."""
        drag, self._stage.drag = self._stage.drag, None
        if drag is None:
            return
        self._stage.touch()
        home = self._stage.model.place_of(drag.card)
        if home is None:
            return
        way = Flight(drag.card, drag.at, home, _FADED if self.reduced else HOME, face_up=True)
        stage = self._stage
        stage.flights[drag.card] = way

        def move(part: float) -> None:
            way.part = part
            stage.stir()

        def land(_now: float) -> None:
            way.landed = True
            if stage.flights.get(way.card) is way:
                del stage.flights[way.card]
            stage.touch()

        self._cards.animate(move, way.style.duration, then=land, group=HOMEWARD)

    def locate(self, layout: TableLayout, card: Card) -> Found | None:
        """Where ``card`` is if it does not simply lie: dragged, flying, in a turning stack, lifted."""
        stage = self._stage
        if stage.drag is not None and stage.drag.card is card:
            return Found(stage.drag.at)
        flight = stage.flights.get(card)
        if flight is not None:
            if flight.landed or flight.style.fades:
                return None
            pose = flight.pose(layout)
            return Found(aloft(layout, pose.centre, pose.height), pose)
        place = stage.model.place_of(card)
        if place is None or stage.model.top(place) is not card:
            return None
        if stage.turning is not None and place in stage.hidden:
            pose = stage.turning.pose(layout)
            return Found(aloft(layout, pose.centre, pose.height), pose)
        lift = lift_of(stage, layout, place)
        if not lift:
            return None
        centre = spot_centre(layout, place)
        height = height_of(place) + lift.height
        return Found(aloft(layout, (centre.x + lift.dx, centre.y + lift.dy), height))

    def side_of(self, seat: int | None) -> float:
        """Where a sound at this seat comes from; None is the middle of the table."""
        return pan_of(seat, self._stage.sides)

    # -- early presses, refusals, messages

    def hold(self, seat: Seat, move: Move) -> None:
        """``seat`` has chosen ``move`` early: its card leans towards its place meanwhile."""
        stage = self._stage
        if move.kind is Kind.DRAW:
            place, towards = Place(PlaceKind.PILE, seat), Place(PlaceKind.DRAWN, seat)
        else:
            kind = PlaceKind.HEAP if move.source is Source.HEAP else PlaceKind.DRAWN
            place = Place(kind, seat)
            towards = Place(PlaceKind.HEAP, move.target) if isinstance(move.target, Seat) else CENTRE
        if not stage.model.cards(place):
            place = Place(PlaceKind.HEAP, seat)
        held = Held(seat, place, towards)
        stage.held = held

        def show(value: float) -> None:
            held.amount = value
            stage.touch()

        if stage.drag is not None and stage.model.top(place) is stage.drag.card:
            stage.drag = None
        self._real.animate(show, 0.0 if self.reduced else durations.HOVER, easing=out_cubic)
        stage.touch()

    def wait(self, seat: Seat, milliseconds: float) -> None:
        """The first move of ``seat`` is held back for so long."""
        begin_wait(self._stage, self._real, seat, milliseconds, reduced=self.reduced)

    def end_wait(self) -> None:
        """Nobody's move is held back any more."""
        end_wait(self._stage, self._real)

    def drop_held(self) -> None:
        """The move chosen early is not to be made."""
        if self._stage.held is not None:
            self._stage.held = None
            self._stage.touch()

    def refuse(self, place: Place) -> None:
        """Three shakes and a thud."""
        stage = self._stage
        self._audio.play(sounds.REFUSED, pan=self.side_of(place.seat))
        if self.reduced:
            return
        group = f"shake {place}"
        self._real.cancel(group)

        def show(part: float) -> None:
            swing = math.sin(part * math.tau * durations.REFUSED_SHAKES)
            stage.shaking[place] = durations.REFUSED_WAY * swing
            stage.touch()

        def rest(_now: float) -> None:
            stage.shaking.pop(place, None)
            stage.touch()

        self._real.animate(show, durations.REFUSED, then=rest, group=group)

    def toast(
        self, text: str, *, yields: bool = False, stays: bool = False, towards: Seat | None = None
    ) -> None:
        """Show a passing message, ``towards`` whom it is for; it takes the place of the one before.

        One that ``yields`` does not where that has only just begun, or ``stays``.
        """
        stage, before = self._stage, self._stage.toast
        if yields and before is not None and (before.stays or before.alpha == 0.0):
            return
        slip = Slip(text, towards=towards, stays=stays)
        stage.toast = slip
        self._real.cancel(_TOAST)

        def show(alpha: float) -> None:
            slip.alpha = alpha
            stage.stir()

        def end(_now: float) -> None:
            if stage.toast is slip:
                stage.toast = None
            stage.touch()

        fade = durations.REDUCED_FADE if self.reduced else durations.SLIP_FADE
        self._real.animate(show, fade, group=_TOAST)
        read = reading_time(text)
        self._real.animate(show, fade, first=1.0, final=0.0, delay=read, then=end, group=_TOAST)

    def lock(self, seat: Seat, milliseconds: float) -> None:
        """Calls of ``seat`` rest for so long."""
        stage = self._stage
        stage.locked.add(seat)
        group = f"lock {seat}"
        self._real.cancel(group)

        def end(_now: float) -> None:
            stage.locked.discard(seat)
            stage.touch()

        self._real.at(milliseconds, end, group=group)
        stage.touch()
