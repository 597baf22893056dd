"""Every key that the code uses has a text: those that stand in it, and those that enums make."""

from enum import Enum
from pathlib import Path
from typing import Any, get_args

import pytest

from tac.locale import LANGUAGES
from tac.match.commands import MatchReason
from tac.rules import Reason
from tac.rules.errors import RecordReason
from tac.settings import Settings
from tac.settings.schema import Avatar, Language, Pace, Speed
from tac.ui.scenes.choice import SHARES
from tools.locale_keys import uses
from tools.locale_source import load
from tools.make_locale import code

KEYS = {message.key for message in load()}
FIRST_WORDS = {key.partition(".")[0] for key in KEYS}


def missing_in(files: list[Path]) -> list[str]:
    """The uses of keys in these files that have no text."""
    missing = []
    for use in uses(files, FIRST_WORDS):
        if use.is_prefix:
            found = any(key.startswith(use.key) for key in KEYS)
        else:
            found = use.key in KEYS or {f"{use.key}.m", f"{use.key}.f"} <= KEYS
        if not found:
            missing.append(str(use))
    return missing


def test_every_key_that_stands_in_the_code_has_a_text() -> None:
    assert missing_in(code()) == []


@pytest.mark.parametrize(
    "line",
    [
        't("pause.nothing")',
        'self.t.n("count.nothing", 3)',
        '_("nowhere.at_all")',
        'KEYS = {1: "pause.nothing"}',
        't("pause.title" if x else "pause.nothing")',
        't(f"nowhere.{x}")',
        't.card("moment.nothing", "7")',
    ],
)
def test_a_key_without_a_text_is_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"x = 1\n{line}\n")
    (found,) = set(missing_in([file]))
    assert found.startswith(f"{file}:2: ")


@pytest.mark.parametrize(
    "line",
    [
        't("pause.title")',
        't(f"refused.{reason.value}")',
        't.card("moment.owed.1", "7")',
        'play("call.ogg")',
        'name = "tac.ui"',
        "t(text)",
        't("Luka")',
    ],
)
def test_what_is_no_key_or_has_a_text_is_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "code.py"
    file.write_text(line)
    assert missing_in([file]) == []


def keys_of(prefix: str, names: object) -> list[str]:
    """The keys that are made from an enum's values, a `Literal`'s, or a list of names."""
    values: Any = names
    if isinstance(names, type) and issubclass(names, Enum):
        values = [member.value for member in names]
    elif get_args(names):
        values = get_args(names)
    return [f"{prefix}.{value}" for value in values]


@pytest.mark.parametrize(
    "key",
    [
        *keys_of("refused", Reason),
        *keys_of("refused", MatchReason),
        *keys_of("record", RecordReason),
        *keys_of("level", Settings().levels),
        *keys_of("notices", SHARES),
        *keys_of("character", Avatar),
        *keys_of("pace", Pace),
        *keys_of("name", Avatar),
        *keys_of("avatar", Avatar),
        *keys_of("speed", Speed),
        *keys_of("language", Language),
        *keys_of("language", LANGUAGES),
        *keys_of("house.opening", ["heaps_wait", "all_wait"]),
        *keys_of("house.false_call", ["none", "card"]),
        *keys_of("side", ["bottom", "left", "top", "right"]),
        *keys_of("moment.owed", ["1.m", "1.f", "2.m", "2.f", "3.m", "3.f", "4.m", "4.f"]),
    ],
)
def test_every_key_that_is_made_from_values_has_a_text(key: str) -> None:
    assert key in KEYS


def test_the_settings_know_the_languages_of_the_game() -> None:
    assert get_args(Language) == ("auto", *LANGUAGES)
