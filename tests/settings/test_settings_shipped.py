"""The shipped config.yaml: complete, commented, and the same as the built-in defaults."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec import Struct
from msgspec.structs import fields
from yaml.nodes import MappingNode, Node

from tac.settings import Settings, load
from tac.settings.loading import SHIPPED

TEXT = SHIPPED.read_text("utf-8")
LINES = TEXT.splitlines()


def paths_of(value: object, path: str = "") -> Iterator[str]:
    """The path of every single setting in `value`."""
    if isinstance(value, Struct):
        for field in fields(value):
            yield from paths_of(getattr(value, field.name), f"{path}.{field.encode_name}".lstrip("."))
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from paths_of(inner, f"{path}.{name}")
    else:
        yield path


def lines_of(node: Node | None, path: str = "") -> Iterator[tuple[str, int]]:
    """The path of every single setting in the file, with its line counted from 0."""
    assert isinstance(node, MappingNode)
    for key, value in node.value:
        here = f"{path}.{key.value}".lstrip(".")
        if isinstance(value, MappingNode):
            yield from lines_of(value, here)
        else:
            yield here, key.start_mark.line


IN_FILE = list(lines_of(yaml.compose(TEXT, yaml.SafeLoader)))


def test_it_holds_no_problem_and_the_built_in_defaults() -> None:
    settings, problems = load()
    assert problems == []
    assert settings == Settings()


def test_it_names_every_setting_and_nothing_else() -> None:
    assert sorted(path for path, _ in IN_FILE) == sorted(paths_of(Settings()))


@pytest.mark.parametrize(("path", "line"), IN_FILE)
def test_every_setting_is_commented_on_its_line_or_just_above(path: str, line: int) -> None:
    assert "#" in LINES[line] or LINES[line - 1].startswith("#"), path


def test_no_line_is_too_wide_to_read() -> None:
    assert [line for line in LINES if len(line) > 110] == []


def test_what_a_settings_object_says_is_read_back_as_the_same(tmp_path: Path) -> None:
    file = tmp_path / "all.yaml"
    file.write_bytes(msgspec.yaml.encode(msgspec.to_builtins(Settings())))
    assert load(file) == (Settings(), [])
