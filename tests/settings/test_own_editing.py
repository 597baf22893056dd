"""Changing one value of a file leaves every other as it was, whatever the file looks like."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import HealthCheck, assume, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from tac.settings.editing import edited, find, read, same, with_value
from tac.settings.emitting import emit, tree_of
from tac.settings.tree import Unreadable

UNHURRIED = effort(deadline=None, suppress_health_check=[HealthCheck.too_slow])
FILE = """\
# head
speed: fast   # quick
sound:
  # about sound
  mute: true
  effects: 0.5

players: {count: 3, A: {plays: human, name: "a # b"}}
window:
  size:
    - 1
    - 2
# end
"""


@pytest.mark.parametrize(
    ("path", "value", "old", "new"),
    [
        ("speed", "slow", "speed: fast   # quick", "speed: slow   # quick"),
        ("speed", None, "speed: fast   # quick\n", ""),
        ("sound.effects", 1.0, "effects: 0.5", "effects: 1.0"),
        ("sound.voices", 0.25, "effects: 0.5\n", "effects: 0.5\n  voices: 0.25\n"),
        ("sound.mute", None, "  mute: true\n", ""),
        ("window.size", [1600, 900], "size:\n    - 1\n    - 2\n", "size: [1600, 900]\n"),
        ("window", None, "window:\n  size:\n    - 1\n    - 2\n", ""),
        ("pace", "calm", "# end\n", "# end\npace: calm\n"),
        ("keys.call", ["b"], "# end\n", "# end\nkeys:\n  call: [b]\n"),
        (
            "players.A.name",
            "off",
            'players: {count: 3, A: {plays: human, name: "a # b"}}',
            'players:\n  count: 3\n  A:\n    plays: human\n    name: "off"',
        ),
    ],
)
def test_only_the_lines_of_a_value_change(path: str, value: object, old: str, new: str) -> None:
    assert old in FILE
    tree = None if value is None else tree_of(value)
    assert edited(FILE, tuple(path.split(".")), tree) == FILE.replace(old, new)


def test_nothing_to_change_leaves_every_byte() -> None:
    assert edited(FILE, ("speed",), tree_of("fast")) == FILE
    assert edited(FILE, ("cards", "index"), None) == FILE


names = st.sampled_from(["a", "b", "yes", "1", "č ž", "#", "x: y"]) | st.text(max_size=6)
scalars = st.one_of(
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.sampled_from(
        ["no", "~", "1_0", "0x1", "1e3", "# a", " a", "a ", "=", "<<", "\x7f", "\ufeff", "\U0001f600"]
    ),
)
trees = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
files = st.dictionaries(names, trees, max_size=5)
paths = st.lists(names, min_size=1, max_size=3).map(tuple)


@UNHURRIED
@given(files)
def test_what_is_written_reads_as_it_was(data: dict[str, object]) -> None:
    tree = tree_of(data)
    assert yaml.safe_load(emit(tree)) == (data or None)  # type: ignore[arg-type]
    assert emit(read(emit(tree))) == emit(tree)  # type: ignore[arg-type]


@UNHURRIED
@given(files, paths, st.none() | trees, st.sampled_from(["emit", "block", "flow", "comment"]))
def test_any_change_of_any_file_says_just_what_was_meant(
    data: dict[str, object], path: tuple[str, ...], value: object, form: str
) -> None:
    text = {
        "emit": lambda: emit(tree_of(data)),  # type: ignore[arg-type]
        "block": lambda: yaml.safe_dump(data, allow_unicode=True, sort_keys=False),
        "flow": lambda: yaml.safe_dump(data, allow_unicode=True, default_flow_style=True),
        "comment": lambda: "# a\n" + emit(tree_of(data)).replace("\n", "  # b\n") + "# c",  # type: ignore[arg-type]
    }[form]()
    try:
        before = read(text)
    except Unreadable:
        assume(False)
    node = None if value is None else tree_of(value)
    after = read(edited(text, path, node))
    assert same(after, with_value(before, path, node))
    if node is not None:
        assert same(find(after, path), node)
