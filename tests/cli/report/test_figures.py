"""Figures are what follows from the counts; small counts that can be checked by hand."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from tac.cli.report.counted import Counted, ahead_of, places_of
from tac.cli.report.figures_faults import faults, leak, rest
from tac.cli.report.figures_games import beginning, characters, choice
from tac.cli.report.plots import Axis, Plot, steps
from tac.cli.report.studies import NEUTRAL, RANDOM, SENSIBLE, Study, Table
from tac.cli.report.tally import Tally
from tac.settings import Settings


def counted(table: Table, tally: Tally) -> Counted:
    found = Counted([table])
    found.add(table, tally)
    return found


def test_places_and_who_was_ahead_come_from_the_orders() -> None:
    tally = Tally(orders=Counter({("a", "b", "c"): 3, ("c", "a", "b"): 1, ("b", "c"): 5}))
    assert places_of(tally, "a") == {1: 3, 2: 1}
    assert places_of(tally, "c") == {1: 1, 2: 5, 3: 3}
    assert ahead_of(tally, "c", "a") == (1, 4)
    assert ahead_of(tally, "b", "c") == (8, 9)


def test_beginning_is_told_by_places_in_the_order_of_play() -> None:
    tally = Tally(seats=Counter({(0, 1): 3, (1, 0): 1}))
    one, two = beginning(counted(Table(Study.LEVELS, "", 2, 4), tally))
    assert (one.position, one.mean.value, one.first.value, one.last.value) == (1, 1.25, 0.75, 0.25)
    assert (two.position, two.mean.value) == (2, 1.75)


@pytest.mark.parametrize(
    ("order", "gain"),
    [
        ((SENSIBLE, SENSIBLE, RANDOM, RANDOM), -2.0),
        ((RANDOM, SENSIBLE, SENSIBLE, RANDOM), 0.0),
        ((RANDOM, SENSIBLE, RANDOM, SENSIBLE), 1.0),
        ((RANDOM, SENSIBLE, SENSIBLE), 1.5),
        ((RANDOM, RANDOM, SENSIBLE), 1.5),
        ((SENSIBLE, RANDOM, RANDOM), -1.5),
    ],
)
def test_the_gain_of_sense_is_how_many_places_better_its_players_are(
    order: tuple[str, ...], gain: float
) -> None:
    tally = Tally(orders=Counter({order: 7}))
    (row,) = choice(counted(Table(Study.CHOICE, "", len(order), 7), tally))
    assert row.gain.value == gain == row.gain.low


def test_a_character_is_compared_with_the_neutral_players_of_its_own_tables() -> None:
    others = (NEUTRAL,) * 2
    tally = Tally(
        games=4,
        orders=Counter({("sova", *others, NEUTRAL): 3, (*others, NEUTRAL, "sova"): 1}),
        sat=Counter({"sova": 4, NEUTRAL: 12}),
        faults=Counter({("sova", "2-draw"): 2, (NEUTRAL, "2-draw"): 3, (NEUTRAL, "4-own"): 3}),
        seen=Counter({("sova", "4-own"): 6, (NEUTRAL, "2-draw"): 10}),
        noticed=Counter({("sova", "4-own"): 3, (NEUTRAL, "2-draw"): 9}),
        delays=Counter({("sova", "4-own", "drawn", 900): 1, ("sova", "4-own", "cut", 100): 1}),
        calls=Counter({("sova", "false"): 1}),
    )
    (row,) = characters(counted(Table(Study.CHARACTERS, "sova", 4, 4), tally))
    assert row.mean.value == 1.75  # the others are at (10 - 1.75) / 3 = 2.75
    assert row.gain.value == pytest.approx(-1.0)
    assert (row.faults, row.neutral_faults) == (0.5, 0.5)
    assert (row.noticed.value, row.neutral_noticed.value) == (0.5, 0.9)
    assert (row.delay.value, row.neutral_delay.value) == (900, None)
    assert (row.false, row.neutral_false) == (0.25, 0)


def test_faults_are_told_in_a_game_and_per_opportunity() -> None:
    tally = Tally(
        sat=Counter({"lak": 10}),
        faults=Counter({("lak", "1-draw"): 5, ("lak", "4-own"): 15}),
        chances=Counter({("lak", "1-draw"): 20, ("lak", "4-own"): 60, ("lak", "2-draw"): 20}),
    )
    rows = {row.kind: row for row in faults(tally, ("lak",))}
    assert (rows["1-draw"].per_game, rows["1-draw"].per_chance.value) == (0.5, 0.25)
    assert (rows["2-draw"].per_game, rows["2-draw"].per_chance.value) == (0, 0)
    assert rows["3-own"].per_chance.value is None
    assert (rows["all"].made, rows["all"].per_game, rows["all"].per_chance.value) == (20, 2, 0.2)


def test_rates_at_rest_stand_beside_the_configuration_and_those_of_all_moments() -> None:
    tally = Tally(
        rest_looks=Counter({("lak", 2): 20}),
        rest_missed=Counter({("lak", 2): 3}),
        looks=Counter({("lak", 2): 40}),
        missed=Counter({("lak", 2): 8}),
        chance_to_miss=Counter({("lak", 2): 10_000_000}),
        seen=Counter({("lak", "1-draw"): 4, ("lak", "1-opponent"): 4}),
        noticed=Counter({("lak", "1-draw"): 1, ("lak", "1-opponent"): 1}),
        chance_to_notice=Counter({("lak", "1-draw"): 1_000_000, ("lak", "1-opponent"): 1_000_000}),
    )
    rows = {(row.what, row.obligation): row for row in rest(tally, Settings()) if row.level == "lak"}
    looks, seen = rows["overlook", 2], rows["notice", 1]
    assert (looks.configured, looks.measured.value) == (0.15, 0.15)
    assert (looks.expected, looks.anyhow.value) == (0.25, 0.2)
    assert (seen.configured, seen.measured.value, seen.expected, seen.anyhow.value) == (
        0.36,
        None,
        0.25,
        0.25,
    )


def test_times_are_compared_within_their_class_only() -> None:
    """Faults are of the slow kind of move here: taken together their times would tell them."""
    thoughts: Counter[tuple[str, str, bool, int, bool, int]] = Counter()
    for move, base, faulty in (("draw", 500, 2), ("drawn_own", 900, 40)):
        for milliseconds in range(base, base + 100):
            thoughts["anybody", move, True, 3, False, milliseconds] += 1
        for number in range(faulty):
            thoughts["anybody", move, True, 3, True, base + 49 + number % 2] += 1
    found = leak(Tally(thoughts=thoughts), "levels")
    assert found.auc == pytest.approx(0.5)
    assert (found.moves, found.faults) == (242, 42)
    thoughts["anybody", "drawn_own", True, 3, True, 10_000] += 100
    telling = leak(Tally(thoughts=thoughts), "levels")
    assert telling.auc is not None and telling.error is not None
    assert telling.auc > 0.8 and telling.auc - 0.5 > 5 * telling.error


# -- plots -----------------------------------------------------------------------------------------

AXIS = Axis(0, 10, [0, 5, 10], lambda value: f"{value:.0f} s")


def test_a_plot_grows_with_its_page_and_holds_what_was_added() -> None:
    plot = Plot("a < b", AXIS, Axis(0, 1, [0, 1], str))
    plot.columns([(0, 0.5, 2), (2, 1.7, 2), (9, 0.3, 2)])
    plot.line([(0, 0.1), (5, 0.9), (11, 0.5)], "#123456")
    root = ET.fromstring(plot.svg())
    assert root.get("viewBox") == "0 0 300 190" and root.get("width") is None
    columns = [each for each in root.iter() if each.tag.endswith("rect") and each.get("fill") == "#b9d3e6"]
    heights = [float(each.get("height", 0)) for each in columns]
    assert len(heights) == 2  # what reaches over the right end is left out, what is too high is cut
    assert heights[1] == pytest.approx(2 * heights[0], abs=0.1)
    (line,) = [each for each in root.iter() if each.get("stroke") == "#123456"]
    assert line.get("d", "").count("L") == 1
    assert "a < b" in {each.text for each in root.iter()}


def test_a_plot_with_nothing_in_it_is_no_picture() -> None:
    plot = Plot("", AXIS, AXIS)
    plot.columns([])
    plot.line([(1, 1)], "#123456")
    assert plot.svg() == ""


def test_steps_stay_until_the_next_point() -> None:
    assert steps([(0, 0), (2, 1), (3, 4)]) == [(0, 0), (2, 0), (2, 1), (3, 1), (3, 4)]
    assert steps([]) == []
