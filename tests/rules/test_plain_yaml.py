"""Plain YAML: what is read of it, what is refused, and that writing and reading agree."""

import math

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import RecordError, plain_yaml
from tac.rules.errors import RecordReason
from tac.rules.plain_yaml import MOST_BYTES, MOST_DEPTH, dump_plain, load_plain
from tests.rules.random_games import examples

TEXTS = st.text(st.characters(exclude_categories=["Cs"])) | st.sampled_from(
    [
        *(
            "<<",
            "=",
            "~",
            "null",
            "yes",
            "1:20",
            "0b_",
            "._",
            "1e3",
            "0x1F",
            "017",
            "2026-01-01",
            ".inf",
            "-.nan",
        ),
        *(
            "\ufeff",
            "\u2028",
            "\x85    ",
            " a\nb ",
            "a" * 300,
            "- a",
            "? a",
            "#",
            "a: b",
            "'",
            '"',
            "\\",
            "\0",
        ),
    ]
)
SCALARS = st.none() | st.booleans() | st.integers(-(10**30), 10**30) | TEXTS
NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    SCALARS | NUMBERS, lambda inner: st.lists(inner) | st.dictionaries(SCALARS, inner), max_leaves=8
)


@pytest.fixture(params=["with the C library", "without it"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "without it":
        monkeypatch.setattr(plain_yaml, "_Loader", yaml.SafeLoader)


@examples(60)
@given(st.dictionaries(TEXTS, VALUES))
def test_what_is_written_is_read_again(values: dict[str, object]) -> None:
    try:
        written = dump_plain(values)
    except RecordError as error:
        assert "deep" in str(error)
        return
    assert load_plain(written) == (values or None)


@examples(30)
@given(st.dictionaries(TEXTS, VALUES))
def test_the_python_parser_reads_the_same(values: dict[str, object]) -> None:
    try:
        written = dump_plain(values)
    except RecordError:
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain_yaml, "_Loader", yaml.SafeLoader)
        assert load_plain(written) == (values or None)


def test_a_value_in_two_places_is_written_twice() -> None:
    shared = [1]
    assert load_plain(dump_plain({"a": shared, "b": shared})) == {"a": [1], "b": [1]}


READ = {
    "a: [1, -2, 0.5, true, null, ~, '1', text]": {"a": [1, -2, 0.5, True, None, None, "1", "text"]},
    "2026-03-01": "2026-03-01",
    "2026-13-45": "2026-13-45",
    ".inf": ".inf",
    ".nan": ".nan",
    "1.0e+999": "1.0e+999",
    "9" * 5000: "9" * 5000,
    "0x" + "f" * 5000: "0x" + "f" * 5000,
    "0b_": "0b_",
    "<<": "<<",
    "=": "=",
    "a: {<<: {b: 1}}": {"a": {"<<": {"b": 1}}},
    "\ufeffa": "a",
    "": None,
    "# nothing": None,
}


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(("given_text", "value"), READ.items(), ids=lambda value: ascii(value)[:20])
def test_scalars_are_plain_values(given_text: str, value: object) -> None:
    assert load_plain(given_text) == value


REFUSED = {
    "an anchor": ("a: &b 1", RecordReason.NOT_PLAIN),
    "an alias": ("a: *b", RecordReason.NOT_PLAIN),
    "a tag": ("a: !!str 1", RecordReason.NOT_PLAIN),
    "a tag that makes objects": ("!!python/object/apply:os.system ['echo']", RecordReason.NOT_PLAIN),
    "a tag of one's own": ("!a b", RecordReason.NOT_PLAIN),
    "a tag that says nothing": ("! a", RecordReason.NOT_PLAIN),
    "a tag on a list": ("!!set {a, b}", RecordReason.NOT_PLAIN),
    "a key twice": ("a: 1\nb: 2\na: 3", RecordReason.NOT_PLAIN),
    "a key twice further in": ("a: [{b: 1, b: 1}]", RecordReason.NOT_PLAIN),
    "equal keys": ("1: a\ntrue: b", RecordReason.NOT_PLAIN),
    "a list as a key": ("? [a]\n: b", RecordReason.NOT_PLAIN),
    "a mapping as a key": ("{{a: b}: c}", RecordReason.NOT_PLAIN),
    "two documents": ("a\n---\nb", RecordReason.NOT_PLAIN),
    "too deep": ("[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1), RecordReason.NOT_PLAIN),
    "an open list": ("[a", RecordReason.NOT_YAML),
    "an open text": ('"a', RecordReason.NOT_YAML),
    "a tab for indenting": ("a:\n\tb: 1", RecordReason.NOT_YAML),
    "an unknown escape": ('"\\z"', RecordReason.NOT_YAML),
    "another version of YAML": ("%YAML 2.0\n---\na", RecordReason.NOT_YAML),
    "a NUL": ("a\0", RecordReason.NOT_YAML),
    "a control character": ("a: \x07", RecordReason.NOT_YAML),
    "half a character": ("a: \ud800", RecordReason.NOT_UTF8),
}


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize(("given_text", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_is_not_plain_is_refused(given_text: str, reason: RecordReason) -> None:
    with pytest.raises(RecordError) as caught:
        load_plain(given_text)
    assert caught.value.reason is reason


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_what_is_very_deep_is_refused_whoever_notices_first(opening: str) -> None:
    with pytest.raises(RecordError) as caught:
        load_plain(opening * 100_000)
    assert caught.value.reason in (RecordReason.NOT_PLAIN, RecordReason.NOT_YAML)


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize("escape", ['"\\ud800"', '"\\U00110000"', '"\\Uffffffff"'])
def test_escapes_of_what_is_no_character_are_refused(escape: str) -> None:
    with pytest.raises(RecordError):
        load_plain(escape)


@pytest.mark.parametrize("data", [b"\xff", b"a: \xc3", b"\xff\xfea\0", "a".encode("utf-32"), b"\xed\xa0\x80"])
def test_what_is_not_utf8_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        load_plain(data)
    assert caught.value.reason is RecordReason.NOT_UTF8


def test_the_limit_counts_bytes() -> None:
    assert load_plain("č" * (MOST_BYTES // 2)) == "č" * (MOST_BYTES // 2)
    for data in ("č" * (MOST_BYTES // 2) + "a", b"a" * (MOST_BYTES + 1), b"\xff" * (MOST_BYTES + 1)):
        with pytest.raises(RecordError) as caught:
            load_plain(data)
        assert caught.value.reason is RecordReason.TOO_LARGE


def test_a_bomb_of_aliases_is_refused_at_its_first_line() -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*a, *a]\n" for n in range(9))
    with pytest.raises(RecordError, match="an anchor, in line 1 of the text"):
        load_plain(bomb)


NOT_PLAIN = [
    (1, 2),
    {1},
    b"a",
    math.nan,
    math.inf,
    10**40,
    object(),
    {(1, 2): 3},
    "\ud800",
    type("T", (str,), {})("a"),
]


@pytest.mark.parametrize("value", NOT_PLAIN, ids=lambda value: ascii(value)[:20])
def test_what_is_not_plain_is_not_written(value: object) -> None:
    for nested in (value, [{"b": value}]):
        with pytest.raises(RecordError):
            dump_plain({"a": nested})


def test_what_contains_itself_is_not_written() -> None:
    endless: list[object] = []
    endless.append(endless)
    with pytest.raises(RecordError, match="deep"):
        dump_plain({"a": endless})
