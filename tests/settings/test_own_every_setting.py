"""Every setting that there is can be the players' own, and is there again at the next start.

The settings are taken from the schema, so that a new one is tried by being there.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields

from tac.settings import OwnSettings, Problem, Settings


def leaves(value: object, hint: object, path: str = "") -> Iterator[tuple[str, object, object]]:
    """Every single setting in a value: its path, what it is, and of which type."""
    if isinstance(value, Struct):
        hints = get_type_hints(type(value), include_extras=True)
        for field in fields(value):
            inner = f"{path}.{field.encode_name}".lstrip(".")
            yield from leaves(getattr(value, field.name), hints[field.name], inner)
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from leaves(one, type(one), f"{path}.{name}")
    else:
        yield path, value, hint


LEAVES = {path: (value, hint) for path, value, hint in leaves(Settings(), Settings)}


def others(value: object, hint: object) -> Iterator[object]:
    """Values that a setting might have instead."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is Literal:
        yield from (one for one in get_args(hint) if one != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, float):
        yield from (value + 0.125, value - 0.125, value * 0.75, value + 0.0078125)
    elif isinstance(value, str):
        yield from ("lak", "human", "Čika Ђ", "03000000de280000ff11000001000000")
    elif isinstance(value, tuple):
        yield from (("f9",), tuple(one + 1 if isinstance(one, int | float) else one for one in value))


def found_at(settings: Settings, path: str) -> object:
    return next(value for known, value, _ in leaves(settings, Settings) if known == path)


def started(folder: Path, told: list[Problem]) -> OwnSettings:
    own = OwnSettings(folder, lambda: datetime(2026, 3, 21), lambda: "0123abcd", told.append)
    own.play_as()
    own.open()
    return own


def changed(own: OwnSettings, path: str) -> Any:
    """Give a setting the first other value that it can have, and return that."""
    for other in others(*LEAVES[path]):
        try:
            own.change(path, other)
        except ValueError:
            continue
        if found_at(own.settings, path) == other != LEAVES[path][0]:
            return other
    raise AssertionError(f"{path} cannot be changed")


@pytest.mark.parametrize("path", LEAVES)
def test_a_setting_survives_a_restart(tmp_path: Path, path: str) -> None:
    told: list[Problem] = []
    first = started(tmp_path, told)
    value = changed(first, path)
    first.close()
    again = started(tmp_path, told)
    again.close()
    assert found_at(again.settings, path) == value
    assert again.problems == told == []
