"""The rules once more, written down clause by clause with plain lists and letters, slow and mutable.

Nothing here is shared with `tac.rules`: cards, seats and moves are texts. Whole tables are copied before
every faulty move, so that taking back is nothing but using the copy.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"


def follows(card: str, top: str) -> bool:
    return RANKS.index(card[0]) == (RANKS.index(top[0]) + 1) % 13


@dataclass
class Cards:
    """Everything that taking back restores. Lists are given top card first."""

    piles: dict[str, list[str]]
    heaps: dict[str, list[str]]
    central: list[str]
    hand: str | None
    turn: str
    out: list[str] = field(default_factory=list)

    def has_cards(self, seat: str) -> bool:
        return bool(self.piles[seat] or self.heaps[seat] or (seat == self.turn and self.hand))


@dataclass
class SlowFault:
    obligation: int
    card: str
    owed: list[str]
    before: Cards


class SlowGame:
    """A game to which moves are made in place. `allows` says whether a token is refused."""

    def __init__(
        self, cards: Cards, *, heap_wrap: bool = True, opening: str = "heaps_wait", false_call: str = "none"
    ) -> None:
        self.cards = cards
        self.heap_wrap, self.opening, self.false_call = heap_wrap, opening, false_call
        self.seats = list(cards.piles)
        self.phase = "play"
        self.faults: list[SlowFault] = []
        self.offender: str | None = None
        self.latest_is_faulty = False
        self.accused: str | None = None
        self.cried: set[str] = set()

    # Section 3: where a card fits

    def card_for(self, source: str) -> str | None:
        """R3.5: with a drawn card in hand only that one, with none in hand only the heap's top."""
        if source == "d":
            return self.cards.hand
        heap = self.cards.heaps[self.cards.turn]
        return heap[0] if heap and self.cards.hand is None else None

    def table_allows(self, token: str) -> bool:
        """Whether a draw or a placing fits."""
        if token == "x":
            return self.cards.hand is None
        source, place = token[0], token[1]
        card = self.card_for(source)
        if card is None:
            return False
        if place == "-":
            return source == "d"
        if place == "+":
            central = self.cards.central
            return follows(card, central[0]) if central else card[0] == "A"
        if place not in self.seats or place == self.cards.turn or not self.cards.heaps[place]:
            return False
        if not self.cards.central and (source == "h" or self.opening == "all_wait"):
            return False
        top = self.cards.heaps[place][0]
        return follows(card, top) and (self.heap_wrap or top[0] != "K")

    # Section 4: the order of play

    def obligations(self) -> dict[int, list[str]]:
        """For each obligation the moves that fulfil it and are possible now, in the order of play."""
        opponents = [seat for seat in self.seats if seat != self.cards.turn]
        wanted = {
            1: ["h+"],
            2: ["h" + seat for seat in opponents],
            3: ["x", "d+"],
            4: ["d" + seat for seat in opponents],
            5: ["d-"],
        }
        return {
            number: [token for token in tokens if self.table_allows(token)]
            for number, tokens in wanted.items()
        }

    def owed(self) -> list[str]:
        if self.phase != "play":
            return []
        return next(tokens for tokens in self.obligations().values() if tokens)

    def passed_over(self, token: str) -> int | None:
        """Section 6: the obligation that a move passes over, by the rows of the table there."""
        possible = self.obligations()
        is_heap_to_opponent = token[0] == "h" and token != "h+"
        is_drawn_to_opponent = token[0] == "d" and token not in ("d+", "d-")
        if possible[1] and (token == "x" or is_heap_to_opponent):
            return 1
        if possible[2] and token == "x":
            return 2
        if "d+" in possible[3] and (is_drawn_to_opponent or token == "d-"):
            return 3
        if possible[4] and token == "d-":
            return 4
        return None

    # What is refused

    def allows(self, token: str) -> bool:
        if self.phase == "over":
            return False
        if token == ".":
            return self.phase == "settle"
        if token[0] == "!":
            return self.allows_call(token[1])
        if token[0] == "<":
            return self.latest_is_faulty and token[1:] in self.faults[-1].owed
        return self.phase == "play" and self.table_allows(token)

    def allows_call(self, caller: str) -> bool:
        if caller not in self.seats or not self.cards.has_cards(caller):
            return False
        if self.faults:
            return caller != self.offender
        return self.accused is not None and caller != self.accused and caller not in self.cried

    # Making moves

    def make(self, token: str) -> None:
        """Make an allowed move."""
        assert self.allows(token)
        if token == ".":
            self.faults, self.latest_is_faulty, self.phase = [], False, "over"
        elif token[0] == "!":
            if self.faults:
                self.answer_call()
            else:
                self.answer_false_call(token[1])
        elif token[0] == "<":
            fault = self.faults.pop()
            self.cards, self.phase = copy.deepcopy(fault.before), "play"
            self.move(token[1:])
        else:
            self.move(token)

    def move(self, token: str) -> None:
        cards, seat = self.cards, self.cards.turn
        if self.offender != seat:
            self.faults = []  # R6.5 d
        passed = self.passed_over(token)
        card = cards.hand or (cards.heaps[seat][0] if cards.heaps[seat] else "")
        new = SlowFault(passed or 0, card, self.owed(), copy.deepcopy(cards))
        if token == "x":
            self.draw(seat)
        else:
            self.place(seat, token)
            place = token[1]
            self.faults = [
                fault
                for fault in self.faults
                if not (fault.card == card and place in [owed[1] for owed in fault.owed])
            ]  # R6.5 c
        if passed:
            self.faults.append(new)
            self.offender = seat
        self.latest_is_faulty = passed is not None
        self.accused, self.cried = seat, set()
        if not cards.has_cards(seat):
            self.go_out(seat)
        if token == "d-" or seat in cards.out:
            self.pass_turn()

    def draw(self, seat: str) -> None:
        piles, heaps = self.cards.piles, self.cards.heaps
        if not piles[seat]:
            piles[seat], heaps[seat] = list(reversed(heaps[seat])), []
        self.cards.hand = piles[seat].pop(0)

    def place(self, seat: str, token: str) -> None:
        source, place = token[0], token[1]
        if source == "d":
            assert self.cards.hand is not None
            card, self.cards.hand = self.cards.hand, None
        else:
            card = self.cards.heaps[seat].pop(0)
        goal = {"+": self.cards.central, "-": self.cards.heaps[seat]}.get(place)
        (self.cards.heaps[place] if goal is None else goal).insert(0, card)

    def still_in(self) -> list[str]:
        return [seat for seat in self.seats if seat not in self.cards.out]

    def go_out(self, seat: str) -> None:
        """R5.1, R6.6: one left means that the game is over, or would be over while a fault stands."""
        self.cards.out.append(seat)
        if len(self.still_in()) == 1:
            self.phase = "settle" if self.faults else "over"

    def pass_turn(self) -> None:
        after = self.seats.index(self.cards.turn) + 1
        order = self.seats[after:] + self.seats[:after]
        self.cards.turn = next(seat for seat in order if seat not in self.cards.out)

    def answer_call(self) -> None:
        """R6.2, R6.3."""
        offender = self.offender
        assert offender is not None
        self.cards, self.phase = copy.deepcopy(self.faults[0].before), "play"
        self.faults, self.latest_is_faulty = [], False
        self.accused, self.cried = offender, set()
        after = self.seats.index(offender) + 1
        for giver in self.seats[after:] + self.seats[: after - 1]:
            if self.cards.piles[giver]:
                self.cards.piles[offender].append(self.cards.piles[giver].pop())
                if not self.cards.has_cards(giver):
                    self.go_out(giver)

    def answer_false_call(self, caller: str) -> None:
        """R6.7."""
        accused = self.accused
        assert accused is not None
        self.cried.add(caller)
        if self.false_call == "card" and self.cards.piles[accused]:
            self.cards.piles[caller].append(self.cards.piles[accused].pop())
            if not self.cards.has_cards(accused):
                self.go_out(accused)
                if self.cards.turn == accused:
                    self.pass_turn()
