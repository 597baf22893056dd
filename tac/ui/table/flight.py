"""Cards on their way: from where to where, how high, how turned. Pure geometry in the layout's pixels."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tac.rules import Card
from tac.ui.layout import Place, PlaceKind, Point, TableLayout
from tac.ui.motion import Arc, durations
from tac.ui.motion.easing import Easing, in_out_cubic, out_cubic

DRAWN_LIFT: Final = 1.1
"""A drawn card is held so far above its place, in u."""


class Aloft(NamedTuple):
    """A point in the air, in parts of the window's width and height, so that it survives a resize.

    ``height`` is how high a card is held there: 0 lying, 0.5 lifted, 1 flying.
    """

    x: float
    y: float
    height: float = 0.5


Spot = Place | Aloft
"""Where a flight begins or ends."""


class Style(Struct, frozen=True):
    """How a card flies: ``duration`` in milliseconds, ``arc`` (height) in u, ``turn`` in degrees.

    A card that ``flips`` is squeezed to nothing at the part ``swap`` of its time, changes its face there
    and widens again. ``ghosts`` are the parts of the way at which a pale copy stays behind. An ``under``
    flight slides beneath the piles it leaves and reaches; one that ``fades`` disappears, and appears at its
    end meanwhile, by its other side if it ``flips``.
    """

    duration: float
    arc: float
    easing: Easing = in_out_cubic
    turn: float = 0.0
    flips: bool = False
    swap: float = 0.5
    ghosts: tuple[float, ...] = ()
    under: bool = False
    fades: bool = False


DEAL: Final = Style(durations.DEAL, durations.DEAL_ARC, out_cubic)
DRAW: Final = Style(
    durations.TURN_OVER,
    durations.TURN_OVER_ARC,
    out_cubic,
    flips=True,
    swap=durations.TURN_OVER_SWAP / durations.TURN_OVER,
)
TO_OWN: Final = Style(durations.TO_OWN_HEAP, durations.TO_OWN_HEAP_ARC)
TO_CENTRAL: Final = Style(durations.TO_CENTRAL, durations.TO_CENTRAL_ARC)
TO_OPPONENT: Final = Style(durations.TO_OPPONENT, durations.TO_OPPONENT_ARC, turn=durations.TO_OPPONENT_TURN)
CORRECTION: Final = Style(durations.CORRECTION, durations.CORRECTION_ARC)
PENALTY: Final = Style(
    durations.PENALTY,
    durations.PENALTY_ARC,
    turn=durations.PENALTY_TURN,
    ghosts=durations.PENALTY_GHOSTS,
    under=True,
)
HOME: Final = Style(durations.TO_OWN_HEAP, 0.0, out_cubic)


def reduced(style: Style) -> Style:
    """The same flight with reduced motion: the card fades out here and in there."""
    return replace(style, duration=durations.REDUCED_FADE, arc=0.0, turn=0.0, ghosts=(), fades=True)


class Pose(Struct, frozen=True):
    """How a flying card looks at one moment: its middle in pixels, its turn in degrees, its width
    as a part of the whole, which side is up, and how high it is (0 lying … 1 flying)."""

    centre: Point
    angle: float
    squeeze: float
    face_up: bool
    height: float


class Found(NamedTuple):
    """Where a card was found that lies nowhere just now, and how it was flying, if it was."""

    spot: Aloft
    pose: Pose | None = None


_HIGH: Final = 5.0
"""Cards whose arc reaches so many u fly; lower ones are only lifted, as one that slides over the cloth is."""
_PAST_CENTRE: Final = 1.2
"""So far a card that slides across the table keeps from its straight way, in heights of a card,"""
_ABOVE_CENTRE: Final = 0.25
"""upwards if the middle of that lies so far above the table's,"""
_ROUND_CORNER: Final = 1.3
"""and one that slides to a neighbour so far round the corner between them, which would be 1."""
_WIDENS_BY: Final = 0.35
"""The part of its time by which a card that set off narrow or turned has its shape again."""


class Flight:
    """One card in the air. ``part`` is how much of its time has gone (0..1).

    ``taken_up`` is the pose in which it was found in the air, if it was: from there it flies on.
    """

    __slots__ = ("_way", "card", "end", "landed", "part", "scale", "start", "style", "taken_up", "to_face")

    def __init__(self, card: Card, start: Spot, end: Place, style: Style, *, face_up: bool) -> None:
        self.card = card
        self.start = start
        self.end = end
        self.style = style
        self.to_face = face_up
        self.part = 0.0
        self.landed = False
        self.scale = 1.0
        self.taken_up: Pose | None = None
        self._way: tuple[TableLayout, Spot, Style, Arc] | None = None

    def take_up(self, pose: Pose) -> None:
        """The card was in the air already, like this; one that shows its other side turns over."""
        self.taken_up = pose
        if pose.face_up == self.to_face:
            self.style = replace(self.style, flips=False)
        elif not self.style.flips:
            self.style = replace(self.style, flips=True, swap=_WIDENS_BY)

    def pose(self, layout: TableLayout, part: float | None = None) -> Pose:
        """The card's pose, now or at another part of its time."""
        p = self.part if part is None else part
        style = self.style
        way = self._arc(layout)
        way_part = style.easing(p)
        face_up, squeeze = self.to_face, 1.0
        if style.flips:
            face_up = self.to_face if p >= style.swap else not self.to_face
            squeeze = (style.swap - p) / style.swap if p < style.swap else (p - style.swap) / (1 - style.swap)
            squeeze = max(0.02, math.sin(squeeze * math.pi / 2))
        before = self.taken_up
        old = 0.0 if before is None else max(0.0, 1.0 - p / _WIDENS_BY)
        if before is not None and (not style.flips or p < style.swap):
            squeeze = min(squeeze, 1.0 - (1.0 - before.squeeze) * (1.0 if style.flips else old))
        leaning = 1.0 if way.end.x >= way.start.x else -1.0
        bow = math.sin(math.pi * p)
        low = height_of(self.start) * (1 - p) + height_of(self.end) * p
        return Pose(
            centre=way.at(way_part),
            angle=-leaning * style.turn * bow + (0.0 if before is None else before.angle * old),
            squeeze=squeeze,
            face_up=face_up,
            height=0.0 if style.under else max(low, bow if style.arc >= _HIGH else 0.5 * bow),
        )


    def _arc(self, layout: TableLayout) -> Arc:
        """The way, found out once as long as nothing of it changes."""
        if self._way is not None:
            of_layout, start, style, way = self._way
            if of_layout is layout and start is self.start and style is self.style:
                return way
        way = arc_between(layout, self.start, self.end, self.style)
        self._way = (layout, self.start, self.style, way)
        return way


def arc_between(layout: TableLayout, start: Spot, end: Spot, style: Style) -> Arc:
    """The way between two spots. What slides under piles bows away from the middle of the table."""
    first, last = spot_centre(layout, start), spot_centre(layout, end)
    if not style.under:
        return Arc(first, last, style.arc * layout.u)
    return _around(layout, first, last, style.arc * layout.u)


def _around(layout: TableLayout, first: Point, last: Point, bow: float) -> Arc:
    """A way along the cloth that leaves the middle, and cards beside it, alone; ``bow`` in pixels."""
    (w, h), centre = layout.card, layout.centre
    middle = Point((first.x + last.x) / 2, (first.y + last.y) / 2)
    up = middle.y < centre.y - _ABOVE_CENTRE * h
    if abs(middle.x - centre.x) < w and abs(middle.y - centre.y) < h:
        # Across the table: past the centre, below it unless all of it lies above.
        past = bow + _PAST_CENTRE * h
        return Arc(first, last, past if up else -past)
    if min(abs(last.x - first.x), abs(last.y - first.y)) < w / 2:
        return Arc(first, last, bow if up else -bow)
    # Between neighbours: round the outer corner, where nothing lies.
    corners = (Point(last.x, first.y), Point(first.x, last.y))
    outer = max(corners, key=lambda corner: math.dist(corner, centre))
    return Arc(first, last, _ROUND_CORNER * (middle.y - outer.y), aside=_ROUND_CORNER * (outer.x - middle.x))


def spot_centre(layout: TableLayout, spot: Spot) -> Point:
    """The middle of a card that rests at a spot, in pixels."""
    if isinstance(spot, Aloft):
        return Point(spot.x * layout.width, spot.y * layout.height)
    rect = layout.rect(spot)
    lift = DRAWN_LIFT * layout.u if spot.kind is PlaceKind.DRAWN else 0.0
    return Point(rect.cx, rect.cy - lift)


def aloft(layout: TableLayout, point: tuple[float, float], height: float = 0.5) -> Aloft:
    """A point of the screen, in pixels, as a spot that survives a resize."""
    return Aloft(point[0] / layout.width, point[1] / layout.height, height)


def height_of(spot: Spot) -> float:
    """How high a card is held there: 0 lying, 0.5 lifted, 1 flying."""
    if isinstance(spot, Aloft):
        return spot.height
    return 0.5 if spot.kind is PlaceKind.DRAWN else 0.0


class Turning:
    """A whole heap on its way to becoming a pile, or a pile to becoming a heap again (R4.4, R6.2).

    One that ``fades`` disappears, and appears at its end meanwhile, instead of moving.
    """

    __slots__ = ("cards", "fades", "part", "seat", "to_pile", "top")

    def __init__(self, seat: int, cards: int, top: Card, *, to_pile: bool, fades: bool = False) -> None:
        self.seat = seat
        self.cards = cards
        self.top = top
        """The card that is on top while the stack lies face up."""
        self.to_pile = to_pile
        self.fades = fades
        self.part = 0.0

    def pose(self, layout: TableLayout) -> Pose:
        """The stack's pose now."""
        seat = layout.seats[self.seat]
        first, last = (seat.heap, seat.pile) if self.to_pile else (seat.pile, seat.heap)
        way = Arc(first.centre, last.centre, durations.HEAP_TURNED_ARC * layout.u)
        p = self.part
        return Pose(
            centre=way.at(in_out_cubic(p)),
            angle=0.0,
            squeeze=max(0.02, abs(math.cos(math.pi * p))),
            face_up=(p < 0.5) == self.to_pile,
            height=math.sin(math.pi * p),
        )
