"""Every scenario of the conformance data happens exactly as it says."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tac.rules import HouseRules, Move, Refused, Seat, Table, apply, duties, possible, standing_faults
from tac.rules.cards import write_cards
from tac.rules.events import FaultMade
from tac.rules.house import FalseCall, Opening
from tac.rules.position import read_position

SCENARIOS = yaml.safe_load((Path(__file__).parent / "scenarios.yaml").read_text(encoding="utf-8"))


def house_rules(given: dict[str, Any]) -> HouseRules:
    return HouseRules(
        heap_wrap=given.get("heap_wrap", True),
        opening=Opening(given.get("opening", "heaps_wait")),
        false_call=FalseCall(given.get("false_call", "none")),
    )


def tokens(moves: tuple[Move, ...]) -> list[str]:
    return sorted(move.token for move in moves)


def check_expectation(table: Table, expected: dict[str, Any]) -> None:
    for key, value in expected.items():
        if key == "turn":
            assert table.turn.name == value
        elif key == "central":
            assert write_cards(table.central) == value
        elif key == "drawn":
            assert (table.drawn.code if table.drawn else None) == value
        elif key == "out":
            assert [seat.name for seat in table.out] == value
        elif key == "phase":
            assert table.phase.value == value
        elif key == "loser":
            assert (table.loser.name if table.loser is not None else None) == value
        else:
            seat = Seat.parse(key)
            for place, cards in value.items():
                lying = {"pile": table.piles, "heap": table.heaps}[place][seat]
                assert write_cards(lying) == cards, (key, place)


def take_step(table: Table, step: dict[str, Any]) -> Table:
    if "play" in step:
        table, events = apply(table, Move.parse(step["play"]))
        passed = [event.obligation for event in events if isinstance(event, FaultMade)]
        assert passed == ([step["passes"]] if "passes" in step else [])
    elif "refused" in step:
        with pytest.raises(Refused):
            apply(table, Move.parse(step["refused"]))
    elif "duty" in step:
        assert tokens(duties(table)) == sorted(step["duty"])
    elif "possible" in step:
        assert tokens(possible(table)) == sorted(step["possible"])
    elif "standing" in step:
        assert [fault.obligation for fault in standing_faults(table)] == step["standing"]
    else:
        check_expectation(table, step.pop("expect"))
        assert not step
    return table


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["name"])
def test_scenario(scenario: dict[str, Any]) -> None:
    table = read_position(scenario["position"], house_rules(scenario.get("rules", {})))
    for step in scenario["steps"]:
        table = take_step(table, dict(step))


def test_there_are_scenarios_for_every_section_of_the_rules() -> None:
    shown = {clause for scenario in SCENARIOS for clause in scenario["shows"]}
    assert {"R3.1", "R3.2", "R3.3", "R3.4", "R4", "R4.1", "R4.2", "R4.3", "R4.4", "R5.1", "R5.2"} <= shown
    assert {"R6", "R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R6.7"} <= shown
