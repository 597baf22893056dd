"""Whatever a settings file holds, loading never raises and always gives settings that are valid."""

import msgspec
import yaml
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from tac.settings import Problem, Settings
from tac.settings.loading import lay_over
from tac.settings.reading import read_bytes
from tac.settings.tree import Unreadable

# A busy machine is no failure.
UNHURRIED = effort(deadline=None, suppress_health_check=[HealthCheck.too_slow])

SHIPPED_PARTS = [
    *Settings.__struct_fields__,
    *("A", "B", "size", "plays", "name", "notice", "reaction", "lak", "težak", "easy", "1", "4", "mu"),
    *("call", "top", "call_window", "computer", "lock", "first", "most", "false_call", "count"),
]
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.dates(),
    st.sampled_from(["off", "fast", "space", "i", "lak", "human", "card", "vuk", 0, 1, 0.5, 2, 1500]),
)
names = st.one_of(st.sampled_from(SHIPPED_PARTS), st.text(max_size=8), scalars)
trees = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=6),
    max_leaves=20,
)


def load_bytes(raw: bytes) -> tuple[Settings, list[Problem]]:
    try:
        return lay_over(Settings(), read_bytes(raw))
    except Unreadable as error:
        return Settings(), [Problem("", error.message_key, error.detail)]


def assert_valid(settings: Settings, problems: list[Problem]) -> None:
    again = msgspec.convert(msgspec.to_builtins(settings), Settings)
    assert again == settings
    keys = [name for _, bound in settings.keys.actions() for name in bound]
    assert len(keys) == len(set(keys))
    assert settings.timing.lock.first <= settings.timing.lock.most
    assert all(seat.plays in {"human", *settings.levels} for seat in settings.players.seats)
    assert all(problem.message_key.startswith("problem.config.") for problem in problems)


@UNHURRIED
@given(st.dictionaries(names, trees, max_size=6))
def test_any_mapping_gives_valid_settings(data: dict[object, object]) -> None:
    assert_valid(*load_bytes(yaml.safe_dump(data, allow_unicode=True).encode()))


@UNHURRIED
@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_give_valid_settings(raw: bytes) -> None:
    assert_valid(*load_bytes(raw))


@UNHURRIED
@given(st.text(alphabet="ab:{}[]-#&*!|>'\"%@`,?\n\t 01.~_", max_size=120))
def test_anything_that_looks_like_yaml_gives_valid_settings(text: str) -> None:
    assert_valid(*load_bytes(text.encode()))


@UNHURRIED
@given(st.data())
def test_a_shipped_file_damaged_anywhere_gives_valid_settings(data: st.DataObject) -> None:
    raw = msgspec.yaml.encode(msgspec.to_builtins(Settings()))
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.integers(start, min(len(raw), start + 60)))
    assert_valid(*load_bytes(raw[:start] + data.draw(st.binary(max_size=20)) + raw[end:]))


values = st.fixed_dictionaries(
    {},
    optional={
        "speed": st.sampled_from(["off", "slow", "normal", "fast"]),
        "reaction": st.floats(0.5, 3),
        "window": st.fixed_dictionaries(
            {"size": st.tuples(st.integers(1024, 16384), st.integers(640, 16384))}
        ),
        "sound": st.fixed_dictionaries({}, optional={"effects": st.floats(0, 1), "mute": st.booleans()}),
        "levels": st.dictionaries(
            st.sampled_from(["lak", "srednji", "težak", "majstor"]),
            st.fixed_dictionaries({"reaction": st.fixed_dictionaries({"mu": st.floats(0, 60_000)})}),
        ),
    },
)


@UNHURRIED
@given(values)
def test_right_values_are_taken_as_they_are(data: dict[str, object]) -> None:
    settings, problems = load_bytes(msgspec.yaml.encode(data) if data else b"{}")
    assert problems == []
    read = msgspec.to_builtins(settings)
    assert_contains(read, msgspec.to_builtins(data))


def assert_contains(whole: object, part: object) -> None:
    if isinstance(part, dict):
        assert isinstance(whole, dict)
        for name, inner in part.items():
            assert_contains(whole[name], inner)
    else:
        assert list(whole) == list(part) if isinstance(part, list | tuple) else whole == part  # type: ignore[call-overload]
