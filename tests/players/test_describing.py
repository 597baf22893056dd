"""What is said of an opponent before a game is what it then does in games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import permutations

import pytest

from tac.cli.opponents import player_level
from tac.match import Match, MatchSetup, Player, Report, SteppedClock
from tac.match.events import CallPlanned
from tac.match.headless import run
from tac.players import Level, Strain, noticed_share
from tac.rules import deal
from tac.rules.events import FaultMade
from tac.settings import Settings
from tests.players.examples import EXAMPLE

LEVELS = tuple(Settings().levels)
GAMES = {2: 220, 3: 120, 4: 80}
"""By the number of players: with two of them there are fewer faults in a game."""
NEAR = 0.07


class Tally:
    """By level: how many of the others' faults could have been noticed, and how many were."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()
        self.noticed: Counter[str] = Counter()

    def play(self, number: int, levels: tuple[Level, ...]) -> None:
        clock = SteppedClock()
        players = tuple(Player(level) for level in levels)
        match = Match(MatchSetup(deal(number, len(levels)), players, number), clock, shows_at_once=True)

        def hear(report: Report) -> None:
            for event in report.events:
                if isinstance(event, FaultMade):
                    watching = set(match.table.seats) - {event.seat} - set(match.table.out)
                    self.made.update(levels[seat].name for seat in watching)
                elif isinstance(event, CallPlanned) and event.obligation:
                    self.noticed[levels[event.seat].name] += 1

        match.listen(hear)
        run(match, clock, most_tokens=20_000)


@cache
def measured(players: int) -> Tally:
    """Games with fixed numbers, in which all levels take turns at playing with each other."""
    tally = Tally()
    tables = list(permutations([player_level(Settings(), name) for name in LEVELS], players))
    for number in range(GAMES[players]):
        tally.play(number, tables[number % len(tables)])
    return tally


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", LEVELS)
def test_the_share_that_is_told_is_the_share_that_is_noticed(name: str, players: int) -> None:
    tally = measured(players)
    assert tally.made[name] > 120
    told = noticed_share(player_level(Settings(), name), players)
    assert told == pytest.approx(tally.noticed[name] / tally.made[name], abs=NEAR)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_who_is_never_strained_notices_what_the_level_says(share: float, players: int) -> None:
    level = replace(EXAMPLE, notice=(share,) * 4)
    assert noticed_share(level, players) == pytest.approx(share)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_higher_level_is_told_to_notice_more(players: int) -> None:
    told = [noticed_share(player_level(Settings(), name), players) for name in LEVELS]
    assert told == sorted(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("strain", "players"),
    [
        (Strain(more_heaps=2.0), (3, 4)),
        (Strain(far=2.0), (4,)),
        (Strain(quiet=2.0), (2, 3, 4)),
        (Strain(busy=2.0), (2, 3, 4)),
    ],
    ids=["more_heaps", "far", "quiet", "busy"],
)
def test_each_strain_lowers_it_where_it_can_be_felt(strain: Strain, players: tuple[int, ...]) -> None:
    for count in (2, 3, 4):
        at_rest, strained = (
            noticed_share(EXAMPLE, count),
            noticed_share(replace(EXAMPLE, strain=strain), count),
        )
        assert (strained < at_rest - 1e-9) == (count in players)
