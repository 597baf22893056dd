"""What the picture of the table shows at one moment. Neither draws nor knows time: others change it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from tac.match import Help
from tac.match.help import Advice
from tac.rules import Card, Seat, Table
from tac.ui.draw import PlateState
from tac.ui.layout import Place, PlaceKind, Side
from tac.ui.table.flight import Aloft, Flight, Turning
from tac.ui.table.model import TableModel


class Plate(Struct):
    """A player's plate: its state and second line, those it comes from, how far the change is (0..1)."""

    state: PlateState
    before: PlateState
    note: str = ""
    note_before: str = ""
    blend: float = 1.0
    arrow: float = 1.0


class Held(Struct):
    """A move that was chosen early: the card on top of ``place`` leans towards ``towards``.

    ``amount`` (0..1) is how far it has been lifted.
    """

    seat: Seat
    place: Place
    towards: Place
    amount: float = 0.0


class Wait(Struct):
    """A person whose first move is held back, and how much is left of that (1..0)."""

    seat: Seat
    left: float = 1.0


class Drag(Struct):
    """A card between the fingers: its middle, and the place that lights up because it is near."""

    card: Card
    at: Aloft
    zone: Place | None = None
    let_go: bool = False


class Shout(Struct):
    """The small burst of a false call."""

    seat: Seat
    text: str
    scale: float = 0.0
    alpha: float = 1.0


class Slip(Struct):
    """A passing message."""

    text: str
    alpha: float = 0.0
    towards: Seat | None = None
    """Whom it is for; None: everybody."""
    stays: bool = False
    """Whether it says more than what would yield to it."""


class Slide(Struct):
    """The dotted way of a penalty card from one pile to another."""

    giver: Place
    receiver: Place
    alpha: float = 0.0


class Moment(Struct):
    """The "Tač!" moment (section 8 of the art direction).

    ``lit`` stays bright; ``owed`` are the places the owed card could have gone to; the wrong card flies
    from ``start`` to ``home``, and ``wrong`` is the place that the faulty move touched. Parts and alphas
    are 0..1; ``gained`` counts the penalty cards; ``darkens`` says that the table is still growing darker.
    While it ``tells``, plates say who called and who erred. It ``began`` at this moment, in milliseconds
    of the view's clock.
    """

    caller: Seat
    offender: Seat
    caption: str
    owed: tuple[Place, ...]
    wrong: Place
    start: Place
    home: Place
    wrong_card: Card
    owed_card: Card
    began: float = 0.0
    tells: bool = True
    lit: set[Place] = field(default_factory=set)
    dim: float = 0.0
    darkens: bool = False
    burst: float = 0.0
    burst_alpha: float = 1.0
    shake: float = 0.0
    caption_alpha: float = 0.0
    path_alpha: float = 0.0
    cross: float = 0.0
    marks: float = 0.0
    slides: list[Slide] = field(default_factory=list)
    gained: int = 0
    notes: dict[Seat, str] = field(default_factory=dict)


class Stage:
    """Everything that decides the picture. Whoever changes something here calls `touch`, or `stir` for what
    moves only: what is at rest looks the same then.

    ``sides`` are those on which the seats are. ``bare``: the table is only looked at, and has no buttons.
    """

    def __init__(self, start: Table, sides: Sequence[Side], *, bare: bool = False) -> None:
        self.model = TableModel(start)
        self.bare = bare
        self.sides = tuple(sides)
        self.flights: dict[Card, Flight] = {}
        """Cards in the air, the highest last."""
        self.deck: dict[Card, None] = {}
        """Cards that have not been dealt yet, the next one last."""
        self.turning: Turning | None = None
        self.plates = [Plate(PlateState.IDLE, PlateState.IDLE) for _ in start.seats]
        self.waiting: Seat | None = None
        """Who, on turn, waits for a person's word."""
        self.helped: dict[Seat, Help] = {}
        """Who is helped how; nobody else is."""
        self.advice: Advice | None = None
        """What a helped player owes now, where he is to see it."""
        self.held: Held | None = None
        self.wait: Wait | None = None
        """Whose first move is held back, and for how much longer."""
        self.drag: Drag | None = None
        self.moment: Moment | None = None
        self.shout: Shout | None = None
        self.toast: Slip | None = None
        self.falling: dict[Seat, float] = {}
        """Who has just gone out, and how far the diamonds have fallen (0..1)."""
        self.last_move: tuple[str, str] | None = None
        self.lately: tuple[str, ...] = ()
        """The last moves in sentences, the oldest first."""
        self.recalled = 0.0
        """How far these are shown (0..1)."""
        self.hovers: dict[Place, float] = {}
        self.hovered: Place | None = None
        self.focused: Place | None = None
        self.pressed: dict[Place, int] = {}
        """Buttons that are down, and by how many hands."""
        self.sunk: dict[Place, float] = {}
        self.shaking: dict[Place, float] = {}
        """Places that refuse a move, and how far aside they are, in u."""
        self.locked: set[Seat] = set()
        self.muted = False
        self.padded: frozenset[Seat] = frozenset()
        """Who calls with a gamepad of his own among several people."""
        self.changed = True
        self.arrangement = 0
        """Counts the changes of what is at rest: as long as it is the same, so are the items,"""
        self.blends = 0
        """but for the plates that are changing over; this counts their steps."""

    def touch(self) -> None:
        """The picture is out of date."""
        self.changed = True
        self.arrangement += 1

    def blend(self) -> None:
        """Plates that were already changing over have come further."""
        self.changed = True
        self.blends += 1

    def stir(self) -> None:
        """Only what moves over the table is: a card in the air, a moment's marks, a passing message."""
        self.changed = True

    def is_aloft(self, card: Card) -> bool:
        """Whether ``card`` is in the air, in the hand or in the deck, so that it lies nowhere yet."""
        return card in self.flights or (self.drag is not None and self.drag.card is card) or card in self.deck

    def resting(self, place: Place) -> list[Card]:
        """The cards that visibly lie at a place, top card first."""
        cards = self.model.cards(place)
        if not self.flights and self.drag is None and not self.deck:
            return cards
        return [card for card in cards if not self.is_aloft(card)]

    @property
    def raised(self) -> set[Place]:
        """What cards are sliding under: the piles at both ends, and where a card was just put back.

        It is drawn above those cards.
        """
        above: set[Place] = set()
        for flight in self.flights.values():
            if flight.style.under:
                above.update(spot for spot in (flight.start, flight.end) if isinstance(spot, Place))
        if above and self.moment is not None:
            above.add(self.moment.home)
        return above

    @property
    def hidden(self) -> set[Place]:
        """The places whose stack is just being turned over, and therefore in the air."""
        if self.turning is None:
            return set()
        kind = PlaceKind.PILE if self.turning.to_pile else PlaceKind.HEAP
        return {Place(kind, self.turning.seat)}
