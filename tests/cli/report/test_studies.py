"""What a report plays: so many games, every seating as often as every other, one thing changed at a time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace as with_field
from itertools import permutations

import pytest
from msgspec.structs import replace

from tac.cli.report.playing import parts
from tac.cli.report.studies import (
    CALLER,
    HABITS,
    HOUSE_RULES,
    NEUTRAL,
    RANDOM,
    SENSIBLE,
    TYPICAL,
    Study,
    Table,
    changed,
    game,
    tables,
)
from tac.rules import FalseCall, HouseRules, Opening
from tac.settings import Settings

SETTINGS = Settings()
LEVELS = ("lak", "srednji", "težak", "majstor")


def table(study: Study, variant: str = "", players: int = 4) -> Table:
    (found,) = [
        each
        for each in tables(SETTINGS, 20_000)
        if (each.study, each.variant, each.players) == (study, variant, players)
    ]
    return found


@pytest.mark.parametrize("games", [1, 7, 100, 999, 20_000])
def test_all_tables_together_play_as_many_games_as_were_asked_for(games: int) -> None:
    found = tables(SETTINGS, games)
    assert sum(each.games for each in found) == games
    assert min(each.games for each in found) >= 0
    assert sum(part.stop - part.start for part in parts(found)) == games


def test_of_20_000_games_half_are_of_one_of_each_level() -> None:
    assert table(Study.LEVELS).games == 10_000
    assert min(each.games for each in tables(SETTINGS, 20_000)) >= 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_sit_in_every_order_equally_often(players: int) -> None:
    seatings = set(permutations(LEVELS, players))
    count = 2 * len(seatings)
    found = Counter(game(SETTINGS, table(Study.LEVELS, "", players), n, 1).labels for n in range(count))
    assert set(found) == seatings and set(found.values()) == {2}


def test_a_level_of_ones_own_plays_too() -> None:
    levels = {**SETTINGS.levels, "baka": SETTINGS.levels["lak"]}
    settings = replace(SETTINGS, levels=levels)
    found = {game(settings, table(Study.LEVELS), n, 1).labels for n in range(120)}
    assert found == set(permutations((*LEVELS, "baka"), 4))


def test_the_labels_are_those_of_the_players_levels() -> None:
    one = game(SETTINGS, table(Study.LEVELS), 5, 1)
    assert tuple(player.kind for player in one.setup.players) == one.labels


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("heap_wrap", HouseRules(False, Opening.HEAPS_WAIT, FalseCall.CARD)),
        ("opening", HouseRules(True, Opening.ALL_WAIT, FalseCall.CARD)),
        ("false_call", HouseRules(True, Opening.HEAPS_WAIT, FalseCall.NONE)),
    ],
)
def test_a_house_rule_is_changed_and_nothing_else(rule: str, expected: HouseRules) -> None:
    before = game(SETTINGS, table(Study.LEVELS), 3, 50)
    after = game(SETTINGS, table(Study.HOUSE, rule), 3, 50)
    assert after.setup.deal.rules == expected
    assert changed(expected, rule) == before.setup.deal.rules
    back = with_field(after.setup.deal, rules=before.setup.deal.rules)
    assert with_field(after.setup, deal=back) == before.setup
    assert after.labels == before.labels


@pytest.mark.parametrize("players", [3, 4])
def test_sensible_and_random_players_differ_in_nothing_but_sense_and_sit_everywhere(players: int) -> None:
    seen = Counter[tuple[str, ...]]()
    for number in range(6):
        one = game(SETTINGS, table(Study.CHOICE, "", players), number, 1)
        seen[one.labels] += 1
        for label, player in zip(one.labels, one.setup.players, strict=True):
            assert player.level is not None
            assert player.level.sense == {SENSIBLE: 1.0, RANDOM: 0.0}[label]
        alike = {with_field(p.level, sense=0.0) for p in one.setup.players if p.level is not None}
        assert len(alike) == 1
    assert len(seen) == 6
    for seat in range(players):
        assert sum(labels[seat] == SENSIBLE for labels in seen) == 3


def test_a_caller_sits_on_every_seat_among_computers_by_either_rule() -> None:
    for rule in ("card", "none"):
        for habit in HABITS:
            found = [game(SETTINGS, table(Study.CALLING, f"{rule}.{habit}"), n, 1) for n in range(4)]
            assert [one.labels.index(CALLER) for one in found] == [0, 1, 2, 3]
            for one in found:
                assert one.setup.deal.rules.false_call is FalseCall(rule)
                assert list(one.setup.people) == [one.labels.index(CALLER)]
                assert {p.kind for p in one.setup.players if not p.is_person} == {TYPICAL}


def test_computers_do_not_wait_for_the_caller_even_at_the_patient_pace() -> None:
    settings = replace(SETTINGS, pace="patient")
    one = game(settings, table(Study.CALLING, "card.never"), 0, 1)
    assert not one.setup.tempo.patient
    assert one.setup.tempo.factor == settings.paces.patient


def test_a_character_sits_on_every_seat_among_neutral_players_of_its_level() -> None:
    for number in range(4):
        one = game(SETTINGS, table(Study.CHARACTERS, "lisica"), number, 1)
        assert one.labels == tuple("lisica" if seat == number else NEUTRAL for seat in range(4))
        levels = [player.level for player in one.setup.players]
        assert {level.name for level in levels if level is not None} == {TYPICAL}
        own, other = levels[number], levels[number - 1]
        assert own is not None and other is not None
        assert own.reaction.mu == pytest.approx(0.85 * other.reaction.mu)


def test_only_tables_that_are_compared_game_by_game_share_deals() -> None:
    """What is counted of the same deal twice would look surer than it is: computers draw alike there."""
    groups: dict[object, set[int]] = {}
    for each in tables(SETTINGS, 20_000):
        group: object = each.study, each.variant, each.players
        if each.study in (Study.LEVELS, Study.HOUSE):
            group = "levels", each.players
        elif each.study is Study.CALLING:
            group = "calling"
        numbers = {game(SETTINGS, each, index, 1).setup.seed for index in (0, each.games - 1)}
        groups.setdefault(group, set()).update(range(min(numbers), max(numbers) + 1))
    spans = list(groups.values())
    assert sum(len(span) for span in spans) == len(set[int]().union(*spans))
    assert max(max(span) for span in spans) <= 20_000


def test_a_changed_house_rule_and_every_habit_of_calling_meet_the_same_deals() -> None:
    for index in (0, 7):
        for players in (2, 3, 4):
            deals = {
                game(SETTINGS, table(study, variant, players), index, 70).setup.deal.piles
                for study, variant in [(Study.LEVELS, ""), *((Study.HOUSE, rule) for rule in HOUSE_RULES)]
            }
            assert len(deals) == 1
        habits = [f"{rule}.{habit}" for rule in ("card", "none") for habit in HABITS]
        found = {game(SETTINGS, table(Study.CALLING, each), index, 70).setup.deal.piles for each in habits}
        assert len(found) == 1
