"""The counts of all tables of a report, and choosing among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tac.cli.report.studies import Study, Table
from tac.cli.report.tally import Tally


class Counted:
    """What was counted at each of ``tables``, all of it by the settings and deals of one report."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self._tallies = {table: Tally() for table in tables}

    def add(self, table: Table, tally: Tally) -> None:
        """Count these games of ``table`` too."""
        self._tallies[table].add(tally)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables, in the order in which they are played."""
        return tuple(self._tallies)

    @property
    def planned(self) -> int:
        """How many games there will be."""
        return sum(table.games for table in self._tallies)

    @property
    def deals(self) -> int:
        """How many deals there will be."""
        return max((table.deals + table.games for table in self._tallies), default=0)

    @property
    def games(self) -> int:
        """How many games there are by now."""
        return sum(tally.games for tally in self._tallies.values())

    @property
    def unfinished(self) -> int:
        """How many of them were broken off."""
        return sum(tally.unfinished for tally in self._tallies.values())

    def of(self, study: Study, variant: str | None = None, players: int | None = None) -> Tally:
        """The counts of a study taken together; of one variant or number of players only, if that is said."""
        found = Tally()
        for table, tally in self._tallies.items():
            if (
                table.study is study
                and (variant is None or table.variant == variant)
                and (players is None or table.players == players)
            ):
                found.add(tally)
        return found

    def sizes(self, study: Study) -> tuple[int, ...]:
        """The numbers of players at the tables of a study."""
        return tuple(sorted({table.players for table in self._tallies if table.study is study}))

    def variants(self, study: Study) -> tuple[str, ...]:
        """The variants of a study, in the order in which they are played."""
        return tuple(dict.fromkeys(table.variant for table in self._tallies if table.study is study))


def places_of(tally: Tally, label: str) -> Counter[int]:
    """How often players of this label came in at each place, 1 being the first."""
    places: Counter[int] = Counter()
    for order, games in tally.orders.items():
        for place, each in enumerate(order, start=1):
            if each == label:
                places[place] += games
    return places


def ahead_of(tally: Tally, label: str, other: str) -> tuple[int, int]:
    """In how many games the one of ``label`` finished ahead of the one of ``other``, and of how many."""
    ahead = both = 0
    for order, games in tally.orders.items():
        if label in order and other in order:
            both += games
            ahead += games * (order.index(label) < order.index(other))
    return ahead, both


def delays_of(tally: Tally, label: str, kind: str, what: str) -> Counter[int]:
    """How many delays, ``drawn``, ``made`` or ``cut``, of so many milliseconds there were."""
    return Counter({ms: count for (*of, ms), count in tally.delays.items() if of == [label, kind, what]})
