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
from tools.locale_keys import missing, unused, uses
from tools.locale_source import Message, load
from tools.make_locale import code, used

MESSAGES = load()
KEYS = {message.key for message in MESSAGES}


def missing_in(*files: Path) -> list[str]:
    """The uses of keys in these files that have no text."""
    return [str(use) for use in missing(KEYS, used(MESSAGES, list(files)))]


def test_every_key_that_stands_in_the_code_has_a_text() -> None:
    assert missing_in(*code()) == []


def test_every_text_is_used() -> None:
    """A text that no code uses is taken out of the messages."""
    assert unused(KEYS, used(MESSAGES)) == []


@pytest.mark.parametrize(
    "line",
    [
        't("pause.nothing")',
        'self.t.n("count.nothing", 3)',
        '_("nowhere.at_all")',
        'KEYS = {1: "pause.nothing"}',
        't("pause.title" if x else "pause.nothing")',
        't(f"nowhere.{x}")',
        't(f"moment.{x}.never")',
        't.card("moment.nothing", "7")',
    ],
)
def test_a_key_without_a_text_is_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"x = 1\n{line}\n")
    (found,) = set(missing_in(file))
    assert found.startswith(f"{file}:2: ")


@pytest.mark.parametrize(
    "line",
    [
        't("pause.title")',
        't(f"refused.{reason.value}")',
        't.card("moment.owed.1", "7")',
        'play("call.ogg")',
        'name = "tac.ui"',
        'path = f"rules.{name}.{other}"',
        "t(text)",
        't(f"{text}.title")',
        't("Luka")',
    ],
)
def test_what_is_no_key_or_has_a_text_is_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "code.py"
    file.write_text(line)
    assert missing_in(file) == []


def test_a_text_without_a_use_is_found(tmp_path: Path) -> None:
    """Taking the one line away that uses a text is noticed; so is a text that is new and used nowhere."""
    copies = []
    for number, file in enumerate(code()):
        text = file.read_text("utf-8").replace('"moment.shout"', '"moment." + "shout"')
        copies.append(tmp_path / f"{number}.py")
        copies[-1].write_text(text, "utf-8")
    planted = [*MESSAGES, Message("moment.planted", MESSAGES[0].texts, plural=False, same=False, note="")]
    found = unused((message.key for message in planted), used(planted, copies))
    assert found == ["moment.shout", "moment.planted"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ('x = "a.one"', {"a.one"}),
        ('x = f"a.{y}"', {"a.one", "a.b.m", "a.b.f"}),
        ('x = f"a.{y}.{z}"', {"a.b.m", "a.b.f", "a.c.two"}),
        ('x = f"a.{y}.two"', {"a.c.two"}),
        ('B = "a.c."\nx = f"{B}two"', {"a.c.two"}),
        ('t.card("a.b", rank)', {"a.b.m", "a.b.f"}),
        ("t(f\"b.{t('a.one')}\")", {"a.one"}),
        ('x = f"{y}.one"', set()),
        ('"""Says a.one."""', set()),
    ],
)
def test_each_way_to_write_a_key_uses_what_it_means_and_no_more(
    tmp_path: Path, line: str, meant: set[str]
) -> None:
    file = tmp_path / "code.py"
    file.write_text(line)
    keys = {"a.one", "a.b.m", "a.b.f", "a.c.two", "c.one"}
    assert keys - set(unused(keys, uses([file], {"a", "b", "c"}))) == meant


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
        *keys_of("problem.record", RecordReason),
        *keys_of("level", Settings().levels),
        *keys_of("notices", SHARES),
        *keys_of("character", Avatar),
        *keys_of("pace", Pace),
        *keys_of("name", Avatar),
        *keys_of("avatar", Avatar),
        *keys_of("speed", Speed),
        *(f"language.{lang}.short" for lang in LANGUAGES),
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
