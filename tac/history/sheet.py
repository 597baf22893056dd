"""Statistics as a table for a spreadsheet: comma-separated, one line a day, a kind of fault, an opponent."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import asdict

from tac.history.values import GroupCounts, Overview, Statistics

COLUMNS: Final = (
    "part", "of", "games", "finished", "won", "lost", "moves", "ms",
    "faults", "called", "put_right", "mended", "unseen", "taken_back", "standing",
    "right", "false", "missed", "timed", "low", "median", "high",
)  # fmt: skip
"""``part`` is what a line is about: total, day, fault, against or players, ``of`` which of them.

The rest is as in `Counts`; what a part does not count is left empty, times are milliseconds.
"""


def sheet(whole: Statistics, seen: Overview) -> str:
    """The table of a player; both are of the same games."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerow({"part": "total", "of": "", **asdict(whole.total)})
    spreads = {day.day: day for day in seen.reactions}
    for day in whole.days:
        row = {"part": "day", "of": day.day, **asdict(day.counts)}
        if day.day in spreads:
            row |= {"low": spreads[day.day].low, "high": spreads[day.day].high}
        writer.writerow(row)
    for kind in whole.kinds:
        counts = asdict(kind)
        writer.writerow({"part": "fault", "of": counts.pop("kind").value, **counts})
    groups = seen.groups
    for level in sorted({one.against for one in groups}):
        writer.writerow(
            {"part": "against", "of": level, **_summed(one for one in groups if one.against == level)}
        )
    for places in sorted({one.places for one in groups}):
        writer.writerow(
            {"part": "players", "of": places, **_summed(one for one in groups if one.places == places)}
        )
    return text.getvalue()


def _summed(groups: Iterable[GroupCounts]) -> dict[str, int]:
    some: Sequence[GroupCounts] = tuple(groups)
    return {
        "games": sum(one.games for one in some),
        "finished": sum(one.games for one in some if one.place),
        "won": sum(one.games for one in some if one.place == 1),
        "lost": sum(one.games for one in some if one.place == one.places),
        "moves": sum(one.moves for one in some),
        "faults": sum(one.faults for one in some),
        "right": sum(one.spotted for one in some),
        "missed": sum(one.missed for one in some),
    }
