"""House rules, who begins, which way round and how long, explained: a sheet of the settings screen."""

from __future__ import annotations

from typing import Final

from tac.ui.scenes.settings_rows import Amount, Measure, Options, Page, Sheet


def _rule(name: str, *ways: object) -> Options:
    """A row for a house rule."""
    values = tuple((way, f"house.{name}.{_name(way)}") for way in ways)
    return Options(f"rules.{name}", f"house.{name}.label", values, f"house.{name}.about")


def _length(name: str, *ways: object) -> Options:
    """A row for how much is played."""
    values = tuple((way, f"match.{name}.{way}") for way in ways)
    return Options(f"series.{name}", f"match.{name}.label", values, f"match.{name}.about")


def _false_call(among: str, about: str) -> Options:
    """A row for what a false call costs in games with computers, or among people only."""
    ways = ("none", "card")
    values = tuple((way, f"house.false_call.{way}") for way in ways)
    return Options(f"rules.false_call.{among}", f"house.false_call.{among}", values, about)


def _name(way: object) -> str:
    """What a way is called in the keys of the texts."""
    return str(way) if not isinstance(way, bool) else "on" if way else "off"


HOUSE: Final = Sheet(
    "house.sheet",
    (
        Page(
            "house.title",
            (
                _rule("heap_wrap", True, False),
                _rule("opening", "heaps_wait", "all_wait"),
                _false_call("computers", "house.false_call.about"),
                _false_call("people", "house.false_call.people.about"),
            ),
        ),
        Page(
            "house.order",
            (
                Options(
                    "begins",
                    "begins.label",
                    tuple((way, f"begins.{way}") for way in ("A", "B", "C", "D", "loser", "deal")),
                    "begins.about",
                ),
                Options(
                    "way_round",
                    "way_round.label",
                    tuple((way, f"way_round.{way}") for way in ("left", "right")),
                    "way_round.about",
                ),
            ),
            picture="order",
        ),
        Page(
            "match.page",
            (
                _length("goal", "single", "games", "losses", "endless"),
                Amount(
                    "series.number",
                    "match.number.label",
                    1,
                    20,
                    1,
                    None,
                    Measure.COUNT,
                    "match.number.about",
                    needs=("series.goal", ("games", "losses")),
                ),
            ),
            picture="length",
        ),
    ),
    ask="house.all.ask",
)
