"""What the table says in words: plates, the last move, what was missed, passing messages."""

from __future__ import annotations

from collections.abc import Sequence

from tac.locale import Translator
from tac.match import Help, MatchSetup
from tac.match.help import Advice
from tac.rules import Card, Move, Seat, Target
from tac.rules.cards import RANKS
from tac.rules.events import (
    Called,
    CardDrawn,
    CardPlayed,
    Event,
    FalselyCalled,
    HeapTurned,
    MovesTakenBack,
    WentOut,
)
from tac.ui.draw import PlateState


class Words:
    """The sentences of one table in one language. ``names`` are the players' as they are shown.

    ``bare``: the table is only looked at, and small; whose turn it is can be seen without words.
    """

    def __init__(
        self, translator: Translator, setup: MatchSetup, names: Sequence[str], *, bare: bool = False
    ) -> None:
        self._bare = bare
        self.t = translator
        self.names = tuple(names)
        self._setup = setup

    @property
    def call(self) -> str:
        """What the button says."""
        return self.t("table.call")

    @property
    def shout(self) -> str:
        """What the burst says."""
        return self.t("moment.shout")

    def note(self, seat: Seat, state: PlateState, place: int = 0) -> str:
        """The second line of a plate; ``place`` is the number at which its player went out."""
        if state is PlateState.TURN:
            return "" if self._bare else self.t("plate.turn")
        if state is PlateState.CALLER:
            return self.t("plate.calls.you" if self._is_you(seat) else "plate.calls")
        if state is PlateState.FAULT:
            return self.t("plate.fault")
        if state is PlateState.OUT:
            return self.t("plate.out_place", place=place) if place else self.t("plate.out")
        level = self._setup.players[seat].level
        if level is None:
            return self.t("plate.person")
        key = f"level.{level.name}"
        return self.t("plate.computer", level=self.t(key) if self.t.has(key) else level.name)

    def penalty(self, offender: Seat, cards: int) -> str:
        """The offender's second line while he is given cards."""
        return self.t("plate.fault_gets.you" if self._is_you(offender) else "plate.fault_gets", n=cards)

    def takes_back(self, offender: Seat, moves: int) -> str:
        """The offender's second line while so many of his moves go back."""
        return self.t.n("plate.takes_back.you" if self._is_you(offender) else "plate.takes_back", moves)

    def gives(self, giver: Seat, cards: int) -> str:
        """The second line of one who gives penalty cards."""
        return self.t.n("plate.gives.you" if self._is_you(giver) else "plate.gives", cards)

    def empty_pile(self) -> str:
        """The second line of one who would have to give a card but has none."""
        return self.t("plate.gives_nothing")

    def last_move(self, event: CardPlayed) -> tuple[str, str]:
        """The two lines that tell the last move: who, and what."""
        who = self.t("lastbox.by", name=self.names[event.seat])
        rank = rank_label(event.card)
        if event.target is Target.CENTRAL:
            return who, self.t("lastbox.central", rank=rank)
        if event.target == event.seat:
            return who, self.t("lastbox.own_heap", rank=rank)
        assert isinstance(event.target, Seat)
        return who, self.t("lastbox.heap", rank=rank, heap=self._heap((event.target,), "heap.of.short"))

    def last_call(self, seat: Seat) -> tuple[str, str]:
        """The same two lines for a call."""
        did = self.t("plate.calls.you" if self._is_you(seat) else "plate.calls")
        return self.t("lastbox.by", name=self.names[seat]), did

    def told(self, event: Event) -> str | None:
        """One event as a sentence of the last moves; None for what is no news of its own."""
        t, names = self.t, self.names
        match event:
            case CardDrawn():
                return t.card("last.draw", RANKS[event.card.rank], name=names[event.seat])
            case CardPlayed():
                return self._played(event)
            case HeapTurned():
                return t("last.turned_over", name=names[event.seat])
            case Called():
                return f"{t('last.called', name=names[event.caller])} {self.missed(event)}."
            case FalselyCalled():
                return f"{t('last.called', name=names[event.caller])} {t('call.false')}."
            case MovesTakenBack():
                return t("last.corrected", name=names[event.seat])
            case WentOut():
                return t("last.out", name=names[event.seat])
        return None

    def _played(self, event: CardPlayed) -> str:
        rank, name = RANKS[event.card.rank], self.names[event.seat]
        if event.target is Target.CENTRAL:
            return self.t.card("last.central", rank, name=name)
        if event.target == event.seat:
            return self.t.card("last.own_heap", rank, name=name)
        assert isinstance(event.target, Seat)
        return self.t.card("last.heap", rank, name=name, heap=self._heap((event.target,)))

    def missed(self, called: Called) -> str:
        """The sentence that says which card had to go where (section 6 of the rules)."""
        return self.had_to(called.card, called.obligation, called.owed)

    def had_to(self, card: Card, obligation: int, owed: Sequence[Move]) -> str:
        """The same of any duty that was passed over: ``card`` had to make one of the moves ``owed``."""
        rank = RANKS[card.rank]
        if obligation in (1, 3):
            return self.t.card(f"moment.owed.{obligation}", rank)
        owners = tuple(move.target for move in owed if isinstance(move.target, Seat))
        return self.t.card(f"moment.owed.{obligation}", rank, heap=self._heap(owners))

    def belonged(self, owed: Sequence[Move]) -> str:
        """Where a card that is shown beside had to go, by the moves ``owed``."""
        owners = tuple(move.target for move in owed if isinstance(move.target, Seat))
        if not owners:
            return self.t("review.belonged.central")
        return self.t("review.belonged.heap", heap=self._heap(owners))

    def owed(self, advice: Advice) -> str:
        """The sentence that tells a helped player what he owes now."""
        if advice.card is None:
            return self.t("help.owed.draw")
        return self._owed("owed", advice)

    def fault_refused(self, advice: Advice) -> str:
        """Why a faulty move is refused: what is owed instead, and why."""
        assert advice.card is not None
        return self._owed("refused", advice)

    def _owed(self, how: str, advice: Advice) -> str:
        assert advice.card is not None
        owners = tuple(move.target for move in advice.moves if isinstance(move.target, Seat))
        heap = {"heap": self._heap(owners)} if owners else {}
        return self.t.card(f"help.{how}.{advice.obligation}", RANKS[advice.card.rank], **heap)

    def helped(self, seat: Seat, kind: Help) -> str:
        """What the sign on a plate means."""
        return self.t(f"help.sign.{kind.value}", name=self.names[seat])

    def false_call(self) -> str:
        """What the small burst says."""
        return self.t("call.false")

    def false_caller(self) -> str:
        """The second line of one who has just called falsely."""
        return self.t("plate.false_call")

    def false_call_about(self, receiver: Seat | None) -> str:
        """The message under a false call; ``receiver`` is who gets a card for it (R6.7)."""
        about = self.t("call.false.about")
        if receiver is None:
            return about
        return f"{about} {self.t('call.false.card', name=self.names[receiver])}"

    def too_late(self) -> str:
        """The message for a call that came just too late."""
        return f"{self.t('call.late')} {self.t('call.late.about')}"

    def same_call(self) -> str:
        """The message for a call while another is being settled."""
        return self.t("call.same")

    def heap_of(self, seat: Seat) -> str:
        """A player's heap, as that to which a card goes."""
        return self._heap((seat,))

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there: who calls in a computer's place (drills) calls on when that is out."""
        return self._setup.players[seat].is_person

    def does_not_go(self, card: Card, place: Seat | Target) -> str:
        """Why a move that looked like a fault was none: ``card`` cannot go there."""
        rank = RANKS[card.rank]
        if isinstance(place, Seat):
            return self.t.card("practice.live.goes_not.heap", rank, heap=self._heap((place,)))
        return self.t.card("practice.live.goes_not.central", rank)

    def _is_you(self, seat: Seat) -> bool:
        """Whether what this player does is said to him: "You call", but "Luka calls"."""
        return self.names[seat] == self.t("name.you")

    def _heap(self, owners: Sequence[Seat], of: str = "heap.of") -> str:
        """The heap of one of these players, as that to which a card goes; "you" is never a name in it."""
        people = self._setup.people
        yours = len(people) == 1 and people[0] in owners
        others = [self.names[seat] for seat in owners if not yours or seat != people[0]]
        heaps = [self.t("heap.yours")] if yours else []
        if others:
            owners_of = [*(self.t("heap.owner", name=name) for name in others[:-1]), others[-1]]
            heaps.append(self.t(of, name=self._joined(owners_of)))
        return self._joined(heaps)

    def _joined(self, parts: Sequence[str]) -> str:
        text = parts[0]
        for position, part in enumerate(parts[1:], 2):
            key = "join.or" if position == len(parts) else "join.comma"
            text = self.t(key, first=text, second=part)
        return text


def rank_label(card: Card) -> str:
    """What stands on the card: 10 for T."""
    letter = RANKS[card.rank]
    return "10" if letter == "T" else letter
