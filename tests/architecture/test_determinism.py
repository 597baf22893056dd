"""The rules and the computer players know no clock, no chance and no files: same moves, same game."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import files, imported, named, tree

#: `statistics` and `math` are pure; `random` is not, and its algorithms may change with Python.
FORBIDDEN = {"asyncio", "datetime", "os", "random", "secrets", "subprocess", "tempfile", "threading", "time"}


@pytest.mark.parametrize("package", ["rules", "players"])
def test_nothing_that_differs_from_run_to_run_is_imported(package: str) -> None:
    for path in files(f"tac/{package}"):
        assert not {name.partition(".")[0] for name in imported(path)} & FORBIDDEN, named(path)


@pytest.mark.parametrize("package", ["rules", "players"])
def test_nothing_depends_on_the_hash_or_the_place_of_an_object(package: str) -> None:
    """`hash` of a text differs from process to process, `id` always."""
    for path in files(f"tac/{package}"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = f"{named(path)}:{node.lineno}"
                assert node.func.id not in {"hash", "id", "input", "open", "print"}, place


def test_in_a_match_only_the_clock_reads_the_time() -> None:
    readers = {named(path) for path in files("tac/match") if {"time", "datetime"} & set(imported(path))}
    assert readers <= {"tac/match/clock.py"}
    for path in files("tac/match"):
        assert not {"random", "secrets"} & set(imported(path)), named(path)


def test_drills_are_the_same_for_the_same_seed_and_get_their_time_handed_in() -> None:
    """Only who keeps progress works in a thread; what is due when is told in moments, which nobody reads."""
    for path in files("tac/practice"):
        assert not {"random", "secrets", "time"} & set(imported(path)), named(path)
