"""Journals as bytes: what was written is read, a torn end is left out, and what is damaged is named."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Struct

from tac.history.journal import MOST_BYTES, JournalError, JournalFormat, JournalHead, JournalReason


class Head(JournalHead, frozen=True, kw_only=True):
    name: str
    seed: int = 0
    share: float = 1.0


class Moved(Struct, frozen=True, tag_field="do", tag="move"):
    at: int
    move: str


class Waited(Struct, frozen=True, tag_field="do", tag="wait"):
    at: int
    words: tuple[str, ...] = ()


Line = Moved | Waited
FORMAT: JournalFormat[Head, Line] = JournalFormat(Head, Line)

texts = st.text(st.characters(codec="utf-8"), max_size=12)
heads = st.builds(
    Head,
    name=texts,
    seed=st.integers(0, 2**64 - 1),
    share=st.floats(allow_nan=False, allow_infinity=False),
)
times = st.integers(0, 2**40)
lines = st.one_of(st.builds(Moved, times, texts), st.builds(Waited, times, st.tuples(texts, texts)))
journals = st.tuples(heads, st.lists(lines, max_size=12).map(tuple))

GAME = FORMAT.write(Head(name="Ђурђа"), (Moved(1, "x"), Waited(2), Moved(3, "d-")))


@given(journals)
def test_what_was_written_is_read(journal: tuple[Head, tuple[Line, ...]]) -> None:
    data = FORMAT.write(*journal)
    reading = FORMAT.read(data)
    assert (reading.head, reading.lines, reading.size, reading.damaged) == (*journal, len(data), "")


@given(journals, st.integers(0, 10**6))
@example((Head(name="\n"), (Moved(1, "\n"),)), 0)
def test_cut_at_any_byte_it_is_a_beginning_of_the_same_game(
    journal: tuple[Head, tuple[Line, ...]], number: int
) -> None:
    data = FORMAT.write(*journal)
    first = data.index(b"\n") + 1
    cut = data[: number % (len(data) + 1)]
    if len(cut) < first:
        with pytest.raises(JournalError) as refused:
            FORMAT.read(cut)
        assert refused.value.reason is JournalReason.EMPTY
        return
    reading = FORMAT.read(cut)
    head, lines = journal
    assert not reading.damaged
    assert (reading.head, reading.lines) == (head, lines[: len(reading.lines)])
    assert data.startswith(FORMAT.write(head, reading.lines))
    assert FORMAT.read(cut[: reading.size]) == reading
    # At most the line that was being written is missing.
    assert len(FORMAT.write(head, lines[: len(reading.lines) + 1])) > len(cut) or reading.lines == lines


@given(st.binary(max_size=300))
def test_whatever_the_bytes_reading_says_what_is_wrong(data: bytes) -> None:
    with pytest.raises(JournalError):
        FORMAT.read(data)


@given(st.integers(0, len(GAME) - 1), st.binary(min_size=1, max_size=20))
def test_what_is_damaged_costs_nothing_before_it(at: int, junk: bytes) -> None:
    data = GAME[:at] + junk + GAME[at + len(junk) :]
    try:
        reading = FORMAT.read(data)
    except JournalError:
        assert at < GAME.index(b"\n") + 1
        return
    whole = FORMAT.read(GAME)
    untouched = sum(size <= at for size in whole.sizes[1:])
    assert reading.lines[:untouched] == whole.lines[:untouched]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", JournalReason.EMPTY),
        (GAME[:20], JournalReason.EMPTY),
        (b"\0" * 4096, JournalReason.NOT_A_JOURNAL),
        (b"tac: 1\nrules: {}\n", JournalReason.NOT_A_JOURNAL),
        (b"{}\n", JournalReason.NOT_A_JOURNAL),
        (b"\n", JournalReason.NOT_A_JOURNAL),
        (GAME.replace(b'"tac-journal":1', b'"tac-journal":0'), JournalReason.NOT_A_JOURNAL),
        (GAME.replace(b'"tac-journal":1', b'"tac-journal":2'), JournalReason.VERSION),
        (GAME.replace(b'"name"', b'"nome"'), JournalReason.HEAD),
        (GAME.replace(b'"seed":0', b'"seed":"0"'), JournalReason.HEAD),
        (GAME.replace("Ђ".encode(), b"\xff"), JournalReason.HEAD),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_reason(data: bytes, reason: JournalReason) -> None:
    with pytest.raises(JournalError) as refused:
        FORMAT.read(data)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    "tail", [b"\0" * 512, b'{"do":"move","at":4,"mo', b'{"do":"move","at":4,"move":"x"}']
)
def test_a_torn_last_line_is_left_out_without_a_word(tail: bytes) -> None:
    assert FORMAT.read(GAME + tail) == FORMAT.read(GAME)


@pytest.mark.parametrize(
    "line", [b"", b"\0", b"{}", b'{"do":"fly"}', b'{"do":"move","at":"4","move":"x"}', b"[]"]
)
def test_a_line_that_is_none_ends_the_game_before_it_and_is_named(line: bytes) -> None:
    reading = FORMAT.read(GAME + line + b"\n" + FORMAT.encode(Waited(9)))
    assert reading.lines == FORMAT.read(GAME).lines
    assert reading.damaged.startswith("line 5: ")


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    many = GAME + FORMAT.encode(Moved(4, "y" * 1000)) * (MOST_BYTES // 1000)
    reading = FORMAT.read(many)
    assert "bytes" in reading.damaged
    assert reading.size <= MOST_BYTES
