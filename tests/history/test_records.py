"""The folder of records: one file for each game, whole at every moment, never with less in it than before."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tac.history.records import Kept, continues, file_name, keep_record, read_file
from tac.rules import Record, write_record
from tests.history.games import cut, wild_record
from tests.rules.random_games import IN_ORDER, examples


def test_a_record_is_written_as_it_is_and_named_after_when_it_was_played(tmp_path: Path) -> None:
    record = wild_record(4)
    path, kept = keep_record(tmp_path / "games" / "č", record)
    assert kept is Kept.NEW
    assert path.read_text("utf-8") == write_record(record)
    assert path.name.startswith("2026-11-05-090431-")
    assert path.name.endswith(".tac.yaml")
    assert read_file(path) == (record, path.stat().st_size)


def test_the_same_game_has_one_file(tmp_path: Path) -> None:
    record = wild_record(4)
    first, _ = keep_record(tmp_path, record)
    assert keep_record(tmp_path, record) == (first, Kept.KNOWN)
    assert list(tmp_path.iterdir()) == [first]


def test_a_longer_record_takes_the_place_of_a_shorter_one_and_never_the_other_way_round(
    tmp_path: Path,
) -> None:
    whole = wild_record(4)
    first, _ = keep_record(tmp_path, cut(whole, 3))
    assert keep_record(tmp_path, whole) == (first, Kept.LONGER)
    assert keep_record(tmp_path, cut(whole, 5)) == (first, Kept.KNOWN)
    assert read_file(first)[0] == whole


def test_two_ways_to_go_on_are_two_games(tmp_path: Path) -> None:
    one = wild_record(4)
    other = Record(one.deal, wild_record(4, manner=IN_ORDER).turns, (), one.extras)
    (a, _), (b, kept) = keep_record(tmp_path, one), keep_record(tmp_path, cut(other, 30))
    assert kept is Kept.NEW
    assert a != b
    assert read_file(a)[0] == one


def test_a_broken_file_under_the_name_is_left_alone(tmp_path: Path) -> None:
    record = wild_record(4)
    path = tmp_path / f"{file_name(record)}.tac.yaml"
    path.write_bytes(b"\0" * 10)
    kept, _ = keep_record(tmp_path, record)
    assert kept != path
    assert path.read_bytes() == b"\0" * 10
    assert read_file(kept)[0] == record


def test_records_without_a_name_or_a_date_are_told_apart_by_what_happened(tmp_path: Path) -> None:
    one, other = (Record(r.deal, r.turns, r.result) for r in (wild_record(4), wild_record(5)))
    assert file_name(one).startswith("undated-")
    assert len({file_name(one), file_name(other), file_name(Record(one.deal))}) == 3


@given(st.integers(0, 10**6), st.integers(0, 30), st.integers(0, 30))
@examples(20)
def test_of_two_pieces_of_a_game_the_one_with_more_lines_continues_the_other(
    number: int, few: int, many: int
) -> None:
    whole = wild_record(number)
    few, many = min(few, many), max(few, many)
    assert continues(cut(whole, many), cut(whole, few))
    assert continues(whole, cut(whole, many))
    assert continues(cut(whole, few), cut(whole, many)) == (few == many)
    assert not continues(wild_record(number + 1), cut(whole, few))
