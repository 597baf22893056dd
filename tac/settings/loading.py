"""Loading the settings: the shipped `config.yaml` first, then a file of the player's own over it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tac.shipped import FOLDER

from .checking import Checker
from .keys import settle_conflicts
from .levels import HUMAN, Level, is_human, level_name
from .problems import Problem
from .reading import read_file
from .schema import Players, Settings
from .tree import Mapping, Unreadable

SEATINGS: Final = ("players", "together")
"""The sections that say who sits at the table."""

SHIPPED: Final = FOLDER / "config.yaml"


def load(path: Path | None = None) -> tuple[Settings, list[Problem]]:
    """The settings of `config.yaml`, overridden by those that the file at `path` names.

    Never raises for what a file holds, nor for one that cannot be read: every wrong value is reported and
    what was there before stays, in the last resort the built-in default.
    """
    return load_layers([SHIPPED] if path is None else [SHIPPED, path])


def load_layers(files: Sequence[Path]) -> tuple[Settings, list[Problem]]:
    """The settings of several files, each over the ones before it."""
    settings, problems = Settings(), list[Problem]()
    for file in files:
        tree, unreadable = read_layer(file)
        settings, found = lay_over(settings, tree)
        problems += [*unreadable, *(replace(problem, file=file) for problem in found)]
    return settings, problems


def read_layer(file: Path) -> tuple[Mapping, list[Problem]]:
    """What a file says; nothing and a problem, if it cannot be read."""
    try:
        return read_file(file), []
    except Unreadable as error:
        problem = Problem("", error.message_key, error.detail, file=file, line=error.line)
        return Mapping(1, ()), [problem]


def lay_over(base: Settings, tree: Mapping) -> tuple[Settings, list[Problem]]:
    """`base` with what `tree` says, its values checked singly and against each other."""
    checker = Checker()
    settings = checker.settings(base, tree)
    keys, keys_taken = settle_conflicts(settings.keys, _named(tree, "keys"))
    problems = [*keys_taken]
    for section in SEATINGS:
        seating, unknown_levels = _settle_players(section, settings, base)
        problems += unknown_levels
        settings = replace(settings, **{section: seating})
    lock = settings.timing.lock
    if lock.first > lock.most:
        allowed, value = f"≥ {lock.first}", str(lock.most)
        problems.append(Problem("timing.lock.most", "problem.config.wrong", allowed, value))
        settings = replace(settings, timing=replace(settings.timing, lock=replace(lock, most=lock.first)))
    settings = replace(settings, keys=keys)
    return settings, checker.problems + [replace(p, line=tree.line_of(p.path)) for p in problems]


def _named(tree: Mapping, section: str) -> set[str]:
    """The names that `tree` has in `section`."""
    return {
        key.text
        for name, node in tree.entries
        if name.text == section and isinstance(node, Mapping)
        for key, _ in node.entries
    }


def _settle_players(section: str, settings: Settings, base: Settings) -> tuple[Players, list[Problem]]:
    """Every seat's player by the name the levels have for it; an unknown one falls back to the one before."""
    players: Players = getattr(settings, section)
    before, levels = getattr(base, section), settings.levels
    problems: list[Problem] = []
    changes = {}
    for letter in ("a", "b", "c", "d"):
        seat = getattr(players, letter)
        plays = HUMAN if is_human(seat.plays) else level_name(levels, seat.plays)
        if plays is None:
            allowed = ", ".join((HUMAN, *levels))
            path = f"{section}.{letter.upper()}.plays"
            problems.append(Problem(path, "problem.config.wrong", allowed, seat.plays))
            plays = getattr(before, letter).plays
        changes[letter] = replace(seat, plays=plays)
    return replace(players, **changes), problems


def find_level(settings: Settings, name: str) -> tuple[str, Level] | None:
    """The level that `name` means, with its own name; None if there is none.

    Case and accents do not count, and the four shipped levels are known by their English names (easy,
    normal, hard, master) and in Cyrillic too.
    """
    found = level_name(settings.levels, name)
    return None if found is None else (found, settings.levels[found])
