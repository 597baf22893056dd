"""The supply of items: balanced, none twice, the same for the same seed however fast they are asked for.

Rounds of 48 places hold every obligation, number of players and fault-or-clean equally often; the kinds of an
obligation and the spots of a kind take turns. For each place there are a few items to choose from, so that a
beginner gets one that is easy to see.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tac.players import Level
from tac.practice.items.chance import Chance
from tac.practice.items.finding import Find, finds
from tac.practice.items.item import Cell, Item
from tac.practice.items.spots import spots_for, viewer_of
from tac.practice.items.walking import walk
from tac.rules import FAULTY_MOVES, FaultyMove, HouseRules, Seat
from tac.rules.deal import MOST_NUMBER

CHOICE: Final = 3
"""So many items there are for each place of a round."""

_MOST_KEPT: Final = 12
"""So many finds of a kind wait at most: what comes beyond is not kept."""

_MOST_OF_A_GAME: Final = 2
"""So many of a kind come from one game at most."""

_OBLIGATIONS: Final = (1, 2, 3, 4)
_PLAYERS: Final = (2, 3, 4)

_Stock = tuple[FaultyMove, bool]


@dataclass(slots=True)
class _Games:
    """The games of one number of players, and what was found in them."""

    games: Iterator[Iterator[Find]]
    chance: Chance
    stock: dict[_Stock, deque[Item]] = field(default_factory=dict)


class Supply:
    """Items for one session. ``levels`` play the games; ``seed`` decides everything.

    ``players`` and ``kinds`` say what is wanted, by default all of it.
    """

    def __init__(
        self,
        seed: int,
        levels: Sequence[Level],
        *,
        players: Sequence[int] = _PLAYERS,
        kinds: Sequence[FaultyMove] = FAULTY_MOVES,
        rules: HouseRules | None = None,
    ) -> None:
        self._chance = Chance(seed)
        self._levels = tuple(levels)
        self._players = tuple(players)
        self._kinds = tuple(kinds)
        self._rules = rules
        self._seen: set[tuple[object, ...]] = set()
        self._round: list[tuple[FaultyMove, int, bool]] = []
        self._turns: Counter[object] = Counter()
        self._games = {
            count: _Games(self._walks(count, Chance(self._chance.number())), Chance(self._chance.number()))
            for count in self._players
        }

    def __iter__(self) -> Iterator[tuple[Item, ...]]:
        """Without end: the items of the next place, any of which will do."""
        while True:
            yield self.next()

    def next(self) -> tuple[Item, ...]:
        """The items of the next place of the round: all of the same `Cell`, none seen before."""
        kind, players, is_fault = self._next_place()
        spots = spots_for(kind, players)
        # The place by which spots take turns must not tell whether there is a fault.
        spot = spots[self._took(("spot", kind, players, is_fault)) % len(spots)]
        return tuple(self._one(Cell(kind, players, is_fault, spot)) for _ in range(CHOICE))

    # -- rounds --------------------------------------------------------------------------------------

    def _next_place(self) -> tuple[FaultyMove, int, bool]:
        if not self._round:
            self._round = self._chance.shuffled(
                (self._next_kind(obligation, players, is_fault), players, is_fault)
                for obligation in _OBLIGATIONS
                if any(kind.obligation == obligation for kind in self._kinds)
                for players in self._players
                for is_fault in (True, False)
                for _ in range(2)
            )
        return self._round.pop()

    def _next_kind(self, obligation: int, players: int, is_fault: bool) -> FaultyMove:
        kinds = [kind for kind in self._kinds if kind.obligation == obligation]
        return kinds[self._took(("kind", obligation, players, is_fault)) % len(kinds)]

    def _took(self, what: object) -> int:
        """How often this was asked before."""
        self._turns[what] += 1
        return self._turns[what] - 1

    # -- what is found -------------------------------------------------------------------------------

    def _one(self, cell: Cell) -> Item:
        games = self._games[cell.players]
        stock = games.stock.setdefault((cell.kind, cell.is_fault), deque())
        while True:
            item = _take(stock, cell)
            if item is None:
                if len(stock) >= _MOST_KEPT:
                    stock.popleft()
                self._play_on(games)
            elif item.look not in self._seen:
                self._seen.add(item.look)
                return item

    def _play_on(self, games: _Games) -> None:
        """Look through one more game, and keep a few of each kind from anywhere in it."""
        found: dict[_Stock, list[Find]] = {}
        for find in next(games.games):
            if find.kind in self._kinds:
                found.setdefault((find.kind, find.is_fault), []).append(find)
        for which, some in found.items():
            stock = games.stock.setdefault(which, deque())
            room = min(_MOST_OF_A_GAME, _MOST_KEPT - len(stock))
            for find in games.chance.shuffled(some)[:room]:
                others = find.decision.table.others(find.decision.table.turn)
                stock.append(find.item(games.chance.one_of(others)))

    def _walks(self, players: int, chance: Chance) -> Iterator[Iterator[Find]]:
        while True:
            seed = chance.number() % MOST_NUMBER
            yield (
                find
                for decision in walk(seed, players, self._levels, self._rules)
                for find in finds(decision)
            )


def easiest_first(items: Sequence[Item]) -> list[Item]:
    """The items of a place, the one that is easiest to see first."""
    return sorted(items, key=lambda item: (item.strain, item.heaps, item.distance))


def _take(stock: deque[Item], cell: Cell) -> Item | None:
    """The first of ``stock`` that fits ``cell`` for somebody at the table who did not make the move."""
    for item in stock:
        place = item.places[0]
        viewer = viewer_of(place, cell.spot, cell.players) if isinstance(place, Seat) else item.viewer
        if viewer != item.mover:
            stock.remove(item)
            return item.seen_from(viewer)
    return None
