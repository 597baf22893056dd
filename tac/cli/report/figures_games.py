"""Figures of games: places, beginning, length, and what rules, choices, calls and characters change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tac.cli.report.counted import Counted, ahead_of, places_of
from tac.cli.report.estimates import Estimate, difference, mean, quantile, selected, share
from tac.cli.report.figures import (
    AheadRow,
    BeginRow,
    CallingRow,
    CharacterRow,
    ChoiceRow,
    Effect,
    HouseRow,
    LengthRow,
    PlaceRow,
)
from tac.cli.report.studies import CALLER, NEUTRAL, SENSIBLE, Study, changed, pairs
from tac.cli.report.tally import Tally
from tac.cli.setup import house_rules
from tac.rules import HouseRules
from tac.settings import Settings

EFFECTS = ("moves", "faults", "calls", "false_calls")
"""What a house rule may change of a game."""


def places(counted: Counted, levels: tuple[str, ...]) -> Iterator[PlaceRow]:
    """How each level did, by number of players."""
    for players in counted.sizes(Study.LEVELS):
        tally = counted.of(Study.LEVELS, players=players)
        for level in levels:
            came = places_of(tally, level)
            games = sum(came.values())
            shares = [came[place] / games if games else 0.0 for place in range(1, players + 1)]
            yield PlaceRow(players, level, games, mean(came), shares)


def ahead(counted: Counted, levels: tuple[str, ...]) -> Iterator[AheadRow]:
    """How often each level finished ahead of the next lower one, by number of players."""
    for players in counted.sizes(Study.LEVELS):
        tally = counted.of(Study.LEVELS, players=players)
        for level, lower in pairs(levels):
            yield AheadRow(players, level, lower, share(*ahead_of(tally, level, lower)))


def beginning(counted: Counted) -> Iterator[BeginRow]:
    """How those did who sit first, second … from the one who begins; levels take turns there."""
    for players in counted.sizes(Study.LEVELS):
        tally = counted.of(Study.LEVELS, players=players)
        for position in range(players):
            came: Counter[int] = Counter()
            for order, games in tally.seats.items():
                came[order.index(position) + 1] += games
            games = sum(came.values())
            first, last = share(came[1], games), share(came[players], games)
            yield BeginRow(players, position + 1, mean(came), first, last)


def lengths(counted: Counted) -> Iterator[LengthRow]:
    """How long games are, by number of players."""
    for players in counted.sizes(Study.LEVELS):
        moves = moves_of(counted.of(Study.LEVELS, players=players))
        points = [quantile(moves, part) for part in (0.05, 0.5, 0.95)]
        yield LengthRow(players, sum(moves.values()), mean(moves), *points)


def moves_of(tally: Tally) -> Counter[int]:
    """In how many games there were so many moves."""
    return selected(tally.per_game, "moves")


def house(counted: Counted, settings: Settings) -> Iterator[HouseRow]:
    """What each house rule changes, by number of players."""
    now = house_rules(settings, computers=True)
    for rule in counted.variants(Study.HOUSE):
        for players in counted.sizes(Study.HOUSE):
            before = counted.of(Study.LEVELS, players=players)
            after = counted.of(Study.HOUSE, rule, players)
            effects = [_effect(name, before, after) for name in EFFECTS]
            effects.append(_skill(before, after, tuple(settings.levels)))
            values = _value(now, rule), _value(changed(now, rule), rule)
            yield HouseRow(rule, *values, players, after.games, effects)


def _value(rules: HouseRules, rule: str) -> str:
    value = getattr(rules, rule)
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value)


def _effect(name: str, before: Tally, after: Tally) -> Effect:
    now, then = selected(before.per_game, name), selected(after.per_game, name)
    return Effect(name, mean(now), mean(then), difference(then, now))


def _skill(before: Tally, after: Tally, levels: tuple[str, ...]) -> Effect:
    """How often, of all pairs of neighbouring levels, the higher one finishes ahead."""
    results = []
    for tally in (before, after):
        sums = [ahead_of(tally, level, lower) for level, lower in pairs(levels)]
        won, both = sum(one for one, _ in sums), sum(both for _, both in sums)
        results.append(Counter({1: won, 0: both - won}))
    now, then = results
    return Effect("ahead", share(now[1], now.total()), share(then[1], then.total()), difference(then, now))


def choice(counted: Counted) -> Iterator[ChoiceRow]:
    """What choosing heaps with sense is worth, by number of players."""
    for players in counted.sizes(Study.CHOICE):
        tally = counted.of(Study.CHOICE, players=players)
        doubled: Counter[int] = Counter()
        for order, games in tally.orders.items():
            sensible = [place for place, label in enumerate(order, start=1) if label == SENSIBLE]
            others = [place for place, label in enumerate(order, start=1) if label != SENSIBLE]
            # Of three or four players two at most are of a kind: in half places it is a whole number.
            doubled[2 * sum(sensible) // len(sensible) - 2 * sum(others) // len(others)] += games
        choices = selected(tally.per_game, "choices")
        yield ChoiceRow(players, tally.games, mean(choices), mean(doubled, 0.5))


def calling(counted: Counted) -> Iterator[CallingRow]:
    """How each habit of calling does, with both forms of the house rule."""
    for variant in counted.variants(Study.CALLING):
        rule, _, habit = variant.partition(".")
        tally = counted.of(Study.CALLING, variant)
        came = places_of(tally, CALLER)
        players, games = max((len(order) for order in tally.orders), default=0), sum(came.values())
        yield CallingRow(
            rule,
            habit,
            tally.games,
            mean(came),
            share(came[players], games),
            per(tally.calls[CALLER, "right"], tally.games),
            per(tally.calls[CALLER, "false"], tally.games),
        )


def characters(counted: Counted) -> Iterator[CharacterRow]:
    """What each character is worth, and what it does differently from neutral players of its level."""
    for avatar in counted.variants(Study.CHARACTERS):
        tally = counted.of(Study.CHARACTERS, avatar)
        came = places_of(tally, avatar)
        players = max((len(order) for order in tally.orders), default=2)
        # The others share the other places: behind them by so many times 1 / (players - 1).
        behind = Counter({players * place - players * (players + 1) // 2: n for place, n in came.items()})
        own, neutral = (_doing(tally, label) for label in (avatar, NEUTRAL))
        yield CharacterRow(
            avatar,
            tally.games,
            mean(came),
            mean(behind, 1 / (players - 1)),
            own[0],
            neutral[0],
            own[1],
            neutral[1],
            own[2],
            neutral[2],
            own[3],
            neutral[3],
        )


def _doing(tally: Tally, label: str) -> tuple[float | None, Estimate, Estimate, float | None]:
    """Faults in a game, share noticed, delay of calls and false calls in a game, of players of a label."""
    sat = tally.sat[label]
    faults = sum(count for (who, _), count in tally.faults.items() if who == label)
    seen = sum(count for (who, _), count in tally.seen.items() if who == label)
    noticed = sum(count for (who, _), count in tally.noticed.items() if who == label)
    delays: Counter[int] = Counter()
    for (who, _, what, milliseconds), count in tally.delays.items():
        if who == label and what == "drawn":
            delays[milliseconds] += count
    return per(faults, sat), share(noticed, seen), mean(delays), per(tally.calls[label, "false"], sat)


def per(count: int, of: int) -> float | None:
    """``count`` in each of so many; None where there are none."""
    return count / of if of else None
