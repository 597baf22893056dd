"""What a report plays: its studies, the tables of each, and who sits where in every game of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from itertools import permutations
from typing import Final

from tac.cli.opponents import player_level
from tac.cli.setup import seated_setup
from tac.match import MatchSetup, Player
from tac.rules import FalseCall, HouseRules, Opening
from tac.settings import Settings

TYPICAL: Final = "srednji"
"""The level of everybody where a study compares something else than levels."""

ANYBODY: Final = "anybody"
NEUTRAL: Final = "neutral"
CALLER: Final = "caller"
RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
"""What players are called who are told apart by something else than their level."""

HOUSE_RULES: Final = ("heap_wrap", "opening", "false_call")
HABITS: Final = ("by_eye", "never", "after_every_turn", "whenever_free")
"""When a caller calls; see `tac.cli.report.calling`."""


class Study(Enum):
    """What a table is played for."""

    LEVELS = "levels"
    """Different levels, by the house rules of the settings."""
    HOUSE = "house"
    """The same seatings and deals with one house rule (`variant`) changed."""
    CHOICE = "choice"
    """Of equal players some choose heaps with sense, the others at random (R4.3)."""
    CALLING = "calling"
    """One who makes no faults and calls by a habit, with ``false_call`` as the variant says (R6.7)."""
    CHARACTERS = "characters"
    """One with the character of an avatar (`variant`), the others neutral, all of one level."""


@dataclass(frozen=True, slots=True)
class Table:
    """So many ``games`` of so many ``players`` for a study; ``variant`` tells its tables apart.

    ``deals`` is how many deals of the report come before its own.
    """

    study: Study
    variant: str
    players: int
    games: int
    deals: int = 0


_WEIGHTS: Final = {Study.HOUSE: 11, Study.CHOICE: 5, Study.CALLING: 8, Study.CHARACTERS: 8}
_LEVEL_WEIGHTS: Final = {2: 10, 3: 8, 4: 50}
"""How many of 100 games each study gets, and of the levels' each number of players."""


def tables(settings: Settings, games: int) -> tuple[Table, ...]:
    """The tables of a report of so many games: together they play just as many."""
    kinds = list(_kinds(settings))
    total = sum(weight for *_, weight in kinds)
    shares = [games * weight / total for *_, weight in kinds]
    counts = [int(share) for share in shares]
    # What rounding has left goes to those who lost most by it.
    by_loss = sorted(range(len(kinds)), key=lambda index: (counts[index] - shares[index], index))
    for index in by_loss[: games - sum(counts)]:
        counts[index] += 1
    return _with_deals(
        Table(study, variant, players, count)
        for (study, variant, players, _), count in zip(kinds, counts, strict=True)
    )


def _with_deals(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Give each table deals of its own, and the same ones to tables that are compared game by game.

    With a deal goes everything that computers draw: what two tables count of the same deals would be half
    the same, and look surer than it is.
    """
    groups: dict[tuple[Study, str, int], list[Table]] = {}
    for table in tables:
        key = table.study, table.variant, table.players
        if table.study is Study.HOUSE:
            key = Study.LEVELS, "", table.players
        elif table.study is Study.CALLING:
            key = Study.CALLING, "", table.players
        groups.setdefault(key, []).append(table)
    found, deals = [], 0
    for group in groups.values():
        found += [replace(table, deals=deals) for table in group]
        deals += max(table.games for table in group)
    return tuple(found)


def _kinds(settings: Settings) -> Iterator[tuple[Study, str, int, float]]:
    """Study, variant, players and weight of each table."""
    sizes = [players for players in _LEVEL_WEIGHTS if players <= len(settings.levels)]
    for players in sizes:
        yield Study.LEVELS, "", players, _LEVEL_WEIGHTS[players]
    avatars = settings.characters.__struct_fields__
    habits = [f"{rule.value}.{habit}" for rule in (FalseCall.CARD, FalseCall.NONE) for habit in HABITS]
    for study, variants, seats in (
        (Study.HOUSE, HOUSE_RULES, sizes),
        (Study.CHOICE, ("",), [3, 4]),
        (Study.CALLING, habits, [4]),
        (Study.CHARACTERS, avatars, [4]),
    ):
        weight = _WEIGHTS[study] / (len(variants) * len(seats))
        yield from ((study, variant, players, weight) for players in seats for variant in variants)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a table: its setup, and for each seat the label that its player is counted under."""

    setup: MatchSetup
    labels: tuple[str, ...]


def game(settings: Settings, table: Table, index: int, first: int) -> Game:
    """Game ``index`` (from 0) of ``table``, where deals are numbered from ``first`` on.

    The seatings of a table take turns.
    """
    labels = seatings(tuple(settings.levels), table.study, table.variant, table.players)
    seated = labels[index % len(labels)]
    players = [_player(settings, table.study, label) for label in seated]
    setup = seated_setup(settings, players, first + table.deals + index)
    rules = setup.deal.rules
    if table.study is Study.HOUSE:
        rules = changed(rules, table.variant)
    elif table.study is Study.CALLING:
        rules = replace(rules, false_call=FalseCall(table.variant.partition(".")[0]))
    # A caller of flesh and blood is no reason for the others to wait.
    tempo = replace(setup.tempo, patient=False)
    return Game(replace(setup, deal=replace(setup.deal, rules=rules), tempo=tempo), seated)


@cache
def seatings(
    levels: tuple[str, ...], study: Study, variant: str, players: int
) -> tuple[tuple[str, ...], ...]:
    """All ways to seat the players of a table, by their labels."""
    if study in (Study.LEVELS, Study.HOUSE):
        return tuple(permutations(levels, players))
    if study is Study.CHOICE:
        splits = [players // 2] if players % 2 == 0 else [players // 2, players - players // 2]
        mixed = [[SENSIBLE] * sensible + [RANDOM] * (players - sensible) for sensible in splits]
        return tuple(sorted({seating for labels in mixed for seating in permutations(labels)}))
    one, others = (CALLER, TYPICAL) if study is Study.CALLING else (variant, NEUTRAL)
    return tuple(tuple(one if seat == at else others for seat in range(players)) for at in range(players))


def changed(rules: HouseRules, name: str) -> HouseRules:
    """``rules`` with the house rule of this name the other way round."""
    if name == "heap_wrap":
        return replace(rules, heap_wrap=not rules.heap_wrap)
    if name == "opening":
        other = Opening.ALL_WAIT if rules.opening is Opening.HEAPS_WAIT else Opening.HEAPS_WAIT
        return replace(rules, opening=other)
    return replace(rules, false_call=FalseCall.NONE if rules.false_call is FalseCall.CARD else FalseCall.CARD)


def pairs(levels: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Each level but the first with the next lower one, in the order of the settings."""
    return tuple(zip(levels[1:], levels, strict=False))


def _player(settings: Settings, study: Study, label: str) -> Player:
    if study in (Study.LEVELS, Study.HOUSE):
        return Player(player_level(settings, label))
    if study is Study.CHOICE:
        return Player(replace(player_level(settings, TYPICAL), sense=float(label == SENSIBLE)))
    if label == CALLER:
        return Player()
    return Player(player_level(settings, TYPICAL, None if label in (NEUTRAL, TYPICAL) else label))
