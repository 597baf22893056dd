"""Checks many practice items against the rules, and prints how they are balanced.

    python -m tools.practice_report --items 10000 --seed 1

Of each item: its record holds, move by move; it leads to the item's table; the move is a fault of that kind
that passes over just that obligation if the item says so, and in order if not; no two look the same. Ends
with 1 where one does not hold.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from tac.cli.opponents import player_level
from tac.practice.items.item import Item
from tac.practice.items.supply import Supply
from tac.rules import apply, duties, faulty_move, possible
from tac.rules.events import FaultMade
from tac.rules.record import verify
from tac.settings import Settings

LEVELS = tuple(player_level(Settings(), word) for word in ("lak", "srednji", "tezak"))
"""Who plays the games that items come from."""

COLUMNS: dict[str, Callable[[Item], object]] = {
    "obligation": lambda item: item.obligation,
    "kind": lambda item: item.kind.value,
    "players": lambda item: item.players,
    "spot": lambda item: item.spot.value,
    "distance": lambda item: item.distance,
    "heaps": lambda item: item.heaps,
}
"""What the table is about."""


def trouble(item: Item) -> str | None:
    """What is wrong with ``item``, by the rules; None where it is what it says."""
    table = verify(item.record)
    if table != item.before:
        return "the record leads to another table"
    if item.move not in possible(table):
        return "the move is refused"
    if item.owed != duties(table):
        return "something else is owed"
    after, events = apply(table, item.move)
    made = [event for event in events if isinstance(event, FaultMade)]
    if item.is_fault != bool(made) or item.is_fault != bool(after.faults) or after != item.after:
        return "in order and a fault are mixed up"
    if item.viewer == item.mover or item.viewer not in table.seats:
        return "nobody watches"
    if not made:
        return None if item.move in item.owed else "the move is not owed"
    fault = made[0]
    if faulty_move(fault.obligation, fault.move) is not item.kind or fault.card is not item.card:
        return "another fault"
    return None if item.places == tuple(move.target for move in fault.owed) else "other places"


def take(supply: Supply, count: int) -> Iterator[Item]:
    """``count`` items, all that there are to choose from at each place."""
    return islice((item for items in supply for item in items), count)


def balance(items: Iterable[Item]) -> list[str]:
    """The table: for each value of each column how many items there are, of them faults and clean ones."""
    counts: dict[str, Counter[tuple[str, bool]]] = {name: Counter() for name in ("all", *COLUMNS)}
    for item in items:
        counts["all"]["", item.is_fault] += 1
        for name, column in COLUMNS.items():
            counts[name][str(column(item)), item.is_fault] += 1
    total = sum(counts["all"].values())
    lines = [f"{'':12}{'':12}{'items':>8}{'share':>9}{'faults':>8}{'clean':>8}"]
    for name, column_counts in counts.items():
        for value in sorted({value for value, _ in column_counts}):
            faults, clean = column_counts[value, True], column_counts[value, False]
            share = 100 * (faults + clean) / total
            lines.append(f"{name:12}{value:12}{faults + clean:8}{share:8.1f}%{faults:8}{clean:8}")
    return lines


def main(argv: list[str] | None = None) -> int:
    """Make the items, check them, and print what they are."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--items", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args(argv)
    began = time.monotonic()
    items = list(take(Supply(options.seed, LEVELS), options.items))
    made = time.monotonic() - began
    bad = [(item, why) for item in items if (why := trouble(item)) is not None]
    looks = len({item.look for item in items})
    print("\n".join(balance(items)))
    print(f"\n{len(items)} items in {made:.1f} s ({1000 * made / max(1, len(items)):.2f} ms each)")
    print(f"{len(items) - len(bad)} hold by the rules, {len(bad)} do not; {len(items) - looks} look alike")
    for item, why in bad[:10]:
        print(f"{why}: {item.move.token} on {item.before}")
    return 1 if bad or looks < len(items) else 0


if __name__ == "__main__":
    sys.exit(main())
