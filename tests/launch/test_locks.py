"""The lock files name every package with its hashes, and agree with what was asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from launch.environment import locked, normal
from tests.launch.project import ROOT

FILES = ("requirements", "requirements-package", "requirements-dev")


def asked_for(name: str) -> Iterator[Requirement]:
    for line in (ROOT / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("-r "):
            yield from asked_for(line.removeprefix("-r ").removesuffix(".txt"))
        elif line and not line.startswith("#"):
            yield Requirement(line)


def entries(name: str) -> list[str]:
    """Return the entries of a lock, each with its hashes on one line."""
    text = (ROOT / f"{name}.lock").read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("name", FILES)
def test_every_entry_is_one_version_with_hashes(name: str) -> None:
    one = re.compile(r"[a-z0-9-]+==[^\s;]+(?: ; [^-]+?)?(?:\s+--hash=sha256:[0-9a-f]{64})+")
    assert [entry for entry in entries(name) if not one.fullmatch(entry)] == []


@pytest.mark.parametrize("name", FILES)
def test_no_lock_names_a_host(name: str) -> None:
    text = (ROOT / f"{name}.lock").read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text.replace("--no-emit-index-url", "")


@pytest.mark.parametrize("name", FILES)
def test_everything_asked_for_is_locked_in_a_version_that_was_asked_for(name: str) -> None:
    versions = locked(ROOT / f"{name}.lock")
    for requirement in asked_for(name):
        assert versions[normal(requirement.name)] in requirement.specifier


@pytest.mark.parametrize("name", FILES)
def test_nothing_else_is_locked_but_what_that_needs(name: str) -> None:
    needed = {normal(requirement.name) for requirement in asked_for(name)}
    left = list(needed)
    while left:
        try:
            requires = metadata.requires(left.pop()) or []
        except metadata.PackageNotFoundError:  # needed on another system only
            continue
        for requirement in map(Requirement, requires):
            if requirement.marker is None or "extra" not in str(requirement.marker):
                package = normal(requirement.name)
                if package not in needed:
                    needed.add(package)
                    left.append(package)
    assert set(locked(ROOT / f"{name}.lock")) <= needed


def test_the_game_needs_the_same_everywhere() -> None:
    """The starter compares versions without reading markers."""
    assert not any(";" in entry for entry in entries("requirements"))


def test_the_checks_run_with_what_the_player_gets() -> None:
    game, *others = (locked(ROOT / f"{name}.lock") for name in FILES)
    for versions in others:
        assert {name: versions.get(name) for name in game} == game


def test_all_locks_are_for_every_python_that_can_run_the_game() -> None:
    for name in FILES:
        for entry in entries(name):
            if match := re.search(r" ; (.+?)\s+--hash", entry):
                Marker(match[1])  # raises where it is none
        command = (ROOT / f"{name}.lock").read_text("utf-8").splitlines()[1]
        assert "--universal --python-version 3.11" in command
