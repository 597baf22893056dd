"""Which packages from outside each part may use; what parts may use of each other is in pyproject.toml."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, files, imported, named, tree

#: The only modules that are there when nothing has been installed yet.
BARE = set(sys.stdlib_module_names)
OWN = {"tac", "launch"}
MAY_USE: dict[str, set[str]] = {
    "cli": {"leather", "msgspec", "platformdirs", "yaml", "pygame"},
    "history": {"msgspec", "platformdirs", "yaml"},
    "locale": set(),
    "match": {"msgspec"},
    "players": set(),
    "practice": {"msgspec", "fsrs"},
    "rules": {"yaml"},
    "settings": {"msgspec", "platformdirs", "yaml"},
    "ui": {"msgspec", "platformdirs", "pygame", "yaml"},
}
PACKAGES = sorted(path.parent.name for path in (ROOT / "tac").glob("*/__init__.py"))


def outside(folder: str) -> dict[str, set[str]]:
    """Return what the files of a folder import from outside the standard library and the project."""
    return {named(path): packages(path) - BARE - OWN for path in files(folder)}


def packages(path: Path) -> set[str]:
    """Return the names of the packages that a file imports from."""
    return {name.partition(".")[0] for name in imported(path)}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_uses_only_what_it_may(package: str) -> None:
    too_much = {path: used - MAY_USE[package] for path, used in outside(f"tac/{package}").items()}
    assert not {path: used for path, used in too_much.items() if used}


def test_the_starter_uses_nothing_but_the_standard_library() -> None:
    for path in files("launch"):
        assert packages(path) <= BARE | {"launch"}, named(path)


def test_only_main_the_checks_and_the_packager_know_the_starter() -> None:
    assert not [named(path) for path in files("tac") if "launch" in packages(path)]
    knowing = {named(path) for path in files("tools") if "launch" in packages(path)}
    assert knowing == {"tools/package.py", "tools/packaging/start.py"}


def test_yaml_is_read_in_the_rules_only_for_records() -> None:
    users = {path for path, used in outside("tac/rules").items() if "yaml" in used}
    assert users == {"tac/rules/plain_yaml.py"}


def test_plots_are_drawn_by_one_file_that_only_a_report_loads() -> None:
    assert {path for path, used in outside("tac").items() if "leather" in used} == {"tac/cli/report/plots.py"}


def test_outside_the_interface_pygame_is_loaded_only_when_a_command_needs_it() -> None:
    """In `tac.cli` an import of the interface stands inside a function: `verify` must not wait for it."""
    for path in files("tac/cli"):
        for node in tree(path).body:
            names = {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
            if isinstance(node, ast.ImportFrom) and node.module:
                names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            assert not any(name == "pygame" or name.startswith("tac.ui") for name in names), named(path)
