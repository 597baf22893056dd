"""The text of records: what is written, what is read, what is refused (section 8 of the rules)."""

from itertools import islice
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tac.rules import (
    Deal,
    FalseCall,
    HouseRules,
    Opening,
    Record,
    Recorder,
    RecordError,
    deal,
    read_record,
    write_record,
)
from tac.rules.cards import write_cards
from tac.rules.errors import RecordReason
from tac.rules.plain_yaml import MOST_BYTES
from tac.rules.record_text import parse_record
from tests.rules.random_games import WILD, Manner, deals, examples, manners, play, randoms

DEAL = deal(12345, 3)

WRITTEN = """\
tac: 1
rules: {heap_wrap: true, opening: heaps_wait, false_call: none}
first: A
central: As
piles:
  A: 6c Qc 5s Qh 6d Ac 4s 8h 3s Jc 9d 8c 3d 2d 8s 9s 6h
  B: Jh 2h Kh 4h Ah 3h Th 5d Ad Qs 4c 3c Qd 5c 7d Tc 9h
  C: 2s 7h 5h 2c Kc 7c Ks Js Jd Ts 4d 9c 7s 8d Td Kd 6s
turns:
- A x d-
- B x d- !A
- C x d- <d+ x
names: {A: Luka, B: Љиљана, C: Đorđe}
times: [0, 812, 1700, 2644, 3000, 4010, 5020, 6000, 7000]
"""


def played(lines: int, start: Deal = DEAL, manner: Manner = WILD) -> Record:
    """A random game with about so many lines."""
    recorder, table = Recorder(start), start.table()
    for step in play(table, Random(lines), manner):
        recorder.note(step.before, step.move)
        table = step.after
        if len(recorder.record(table).turns) == lines:
            break
    return recorder.record(table)


def document(**changes: Any) -> dict[str, Any]:
    """A good record as plain values, with these changes; a change to None leaves the key out."""
    values = {**yaml.safe_load(WRITTEN), **changes}
    return {key: value for key, value in values.items() if value is not None}


def text(**changes: Any) -> str:
    return yaml.safe_dump(document(**changes), sort_keys=False, allow_unicode=True)


def refused(data: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(data)
    return caught.value


# Writing


def test_a_record_is_written_as_in_the_rules() -> None:
    record = read_record(WRITTEN)
    assert write_record(record) == WRITTEN
    assert [str(turn) for turn in record.turns] == ["A x d-", "B x d- !A", "C x d- <d+ x"]


def test_a_finished_record_has_its_result_on_one_line() -> None:
    record = played(1000)
    written = write_record(record)
    places = ", ".join(seat.name for seat in record.result)
    assert f"\nresult: [{places}]\n" in written


def test_a_game_without_moves_has_no_turns() -> None:
    written = write_record(Record(DEAL))
    assert written.endswith("\nturns: []\n")
    assert read_record(written) == Record(DEAL)


@examples(8)
@given(deals(), randoms(), manners())
def test_every_beginning_of_a_game_is_read_as_it_was_written(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    recorder = Recorder(dealt)
    for step in islice(play(dealt.table(), random, manner), 60):
        recorder.note(step.before, step.move)
        record = recorder.record(step.after)
        assert read_record(write_record(record)) == record


@examples(2)
@given(deals(), randoms(), manners())
def test_every_prefix_of_a_whole_game_is_read_as_it_was_written(
    dealt: Deal, random: Random, manner: Manner
) -> None:
    recorder = Recorder(dealt)
    for step in play(dealt.table(), random, manner):
        recorder.note(step.before, step.move)
        record = recorder.record(step.after)
        assert parse_record(write_record(record)) == record


@given(deals(), st.integers(0, 30))
@examples(20)
def test_any_safe_yaml_reader_sees_the_same(dealt: Deal, lines: int) -> None:
    record = played(lines, dealt)
    values = yaml.safe_load(write_record(record))
    rules = dealt.rules
    assert values["tac"] == 1
    assert values["rules"] == {
        "heap_wrap": rules.heap_wrap,
        "opening": rules.opening.value,
        "false_call": rules.false_call.value,
    }
    assert values["first"] == dealt.first.name
    assert values["central"] == write_cards(dealt.central)
    assert list(values["piles"].values()) == [write_cards(pile) for pile in dealt.piles]
    assert values["turns"] == [str(turn) for turn in record.turns]


# What a reader accepts


def test_missing_house_rules_are_the_defaults() -> None:
    assert read_record(text(rules=None)).deal.rules == HouseRules()
    for given_rules, expected in (
        ({}, HouseRules()),
        ({"heap_wrap": False}, HouseRules(heap_wrap=False)),
        ({"opening": "all_wait"}, HouseRules(opening=Opening.ALL_WAIT)),
        ({"false_call": "card"}, HouseRules(false_call=FalseCall.CARD)),
    ):
        assert parse_record(text(rules=given_rules)).deal.rules == expected


def test_a_byte_order_mark_and_other_line_ends_are_accepted() -> None:
    record = read_record(WRITTEN)
    assert read_record(b"\xef\xbb\xbf" + WRITTEN.encode()) == record
    assert read_record("\ufeff" + WRITTEN) == record
    assert read_record(WRITTEN.replace("\n", "\r\n")) == record


def test_comments_and_other_styles_are_accepted() -> None:
    assert read_record("# one\n---\n" + WRITTEN + "# two\n...\n") == read_record(WRITTEN)
    flow = yaml.safe_dump(document(), default_flow_style=True)
    assert read_record(flow) == read_record(WRITTEN)


def test_two_and_four_players_may_leave_the_central_pile_out() -> None:
    record = Record(deal(1, 2))
    written = write_record(record)
    assert "\ncentral: ''\n" in written
    assert read_record(written.replace("central: ''\n", "")) == record
    assert read_record(written.replace("central: ''\n", "central:\n")) == record


def test_optional_keys_are_kept_whatever_they_hold() -> None:
    extras = {"names": 7, "times": ["a", {"b": None}], "players": [], "x-": True, "x-y": {"z": 0.5}}
    assert read_record(text(**extras)).extras == extras


@pytest.mark.parametrize(
    "moment", ["2026-03-01", "2026-03-01T18:05:00Z", "2026-03-01 18:05:00.5 +2", "2026-99-99"]
)
def test_when_it_was_played_is_a_text(moment: str) -> None:
    record = read_record(WRITTEN + f"played: {moment}\n")
    assert record.extras["played"] == moment
    assert read_record(write_record(record)) == record


# What a reader refuses

C = RecordReason
REFUSED = {
    "no version": (text(tac=None), C.NOT_A_RECORD),
    "another version": (text(tac=2), C.VERSION),
    "a version that is true": (text(tac=True), C.VERSION),
    "a version with a point": (text(tac=1.0), C.VERSION),
    "a version as text": (text(tac="1"), C.VERSION),
    "an unknown key": (text(remark="x"), C.NOT_A_RECORD),
    "a key that is no text": (WRITTEN + "7: x\n", C.NOT_A_RECORD),
    "no first seat": (text(first=None), C.NOT_A_RECORD),
    "no piles": (text(piles=None), C.NOT_A_RECORD),
    "no turns": (text(turns=None), C.NOT_A_RECORD),
    "rules that are no mapping": (text(rules=["heap_wrap"]), C.HOUSE_RULE),
    "an unknown house rule": (text(rules={"jokers": True}), C.HOUSE_RULE),
    "a house rule that is no truth value": (text(rules={"heap_wrap": 1}), C.HOUSE_RULE),
    "a house rule as text": (text(rules={"heap_wrap": "true"}), C.HOUSE_RULE),
    "an unknown value": (text(rules={"opening": "none"}), C.HOUSE_RULE),
    "a value of another rule": (text(rules={"false_call": "all_wait"}), C.HOUSE_RULE),
    "a value that is a list": (text(rules={"false_call": ["none"]}), C.HOUSE_RULE),
    "an unknown first seat": (text(first="E"), C.SEATS),
    "a first seat that is not there": (text(first="D"), C.SEATS),
    "a first seat that is a list": (text(first=["A"]), C.SEATS),
    "piles that are a list": (text(piles=["2c", "3c"]), C.NOT_A_RECORD),
    "one pile": (text(piles={"A": "2c"}), C.SEATS),
    "a gap between the seats": (text(piles={"A": "2c", "C": "3c"}), C.SEATS),
    "five seats": (text(piles=dict.fromkeys("ABCDE", "2c")), C.SEATS),
    "a seat that is a number": (text(piles={"A": "2c", 2: "3c"}), C.SEATS),
    "a pile that is a list": (text(piles={"A": ["2c"], "B": "3c"}), C.CARDS),
    "an unknown card": (text(piles={"A": "2c", "B": "3x"}), C.CARDS),
    "cards missing": (text(piles=dict.fromkeys("ABC", "")), C.CARDS),
    "an unknown central card": (text(central="1h"), C.CENTRAL),
    "a central pile of two": (text(central="As 6c"), C.CENTRAL),
    "a central pile that is a list": (text(central=["As"]), C.CENTRAL),
    "no central pile for three": (text(central=None), C.CENTRAL),
    "turns that are a text": (text(turns="A x d-"), C.NOT_A_RECORD),
    "a line that is a mapping": (text(turns=[{"A": "x"}]), C.LINE),
    "an empty line": (text(turns=[""]), C.LINE),
    "a line without a seat": (text(turns=["x d-"]), C.SEAT),
    "a token that is none": (text(turns=["A x dE"]), C.TOKEN),
    "a result that is a text": (text(result="A B C"), C.RESULT),
    "an empty result": (text(result=[]), C.RESULT),
    "a result of unknown seats": (text(result=["A", "B", "E"]), C.RESULT),
    "a result too early": (text(result=["A", "B", "C"]), C.RESULT),
    "nothing": ("", C.NOT_A_RECORD),
    "a text": ("tac", C.NOT_A_RECORD),
    "a list": ("- tac: 1", C.NOT_A_RECORD),
}


@pytest.mark.parametrize(("broken", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_breaks_the_format_is_refused(broken: str, reason: RecordReason) -> None:
    assert refused(broken).reason is reason


def test_the_line_and_the_token_are_told() -> None:
    error = refused(text(turns=["A x d-", "B x dE d-"]))
    assert (error.turn, error.token) == (2, "dE")
    assert str(error) == "turn 2, dE: no move of the notation"


def test_what_is_told_of_a_long_token_is_short() -> None:
    error = refused(text(turns=["A " + "x" * 5000]))
    assert len(str(error)) < 200
    assert len(str(refused(text(piles={"A": "2c", "B": "3" * 5000})))) < 200


def test_only_what_can_be_read_again_is_written() -> None:
    for extras, reason in (
        ({"remark": "x"}, C.NOT_A_RECORD),
        ({"tac": 2}, C.NOT_A_RECORD),
        ({"x-set": {1, 2}}, C.NOT_PLAIN),
        ({"x-big": "a" * MOST_BYTES}, C.TOO_LARGE),
    ):
        with pytest.raises(RecordError) as caught:
            write_record(Record(DEAL, extras=extras))
        assert caught.value.reason is reason


# Whatever comes


@examples(300)
@given(st.binary() | st.text())
def test_any_bytes_give_a_record_or_a_record_error(data: bytes | str) -> None:
    read_or_refuse(data)


GOOD = [write_record(played(lines, deal(lines, 2 + lines % 3))) for lines in (3, 30, 1000)]


@examples(300)
@given(st.data())
def test_a_damaged_record_gives_a_record_or_a_record_error(data: st.DataObject) -> None:
    good = data.draw(st.sampled_from(GOOD)).encode()
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 20)))
    put = data.draw(st.binary(max_size=8) | st.sampled_from(DAMAGE).map(str.encode))
    damaged = good[:start] + put + good[end:]
    read = read_or_refuse(damaged)
    if read is not None:
        assert read_record(write_record(read)) == read


DAMAGE = [
    *("x", " x", " d-", " !A", " !B", " .", "\n", "- A x\n", "\n- B", "A", "B", "C", "D", "Ah", "Kc"),
    *("&a ", "*a", "!!str ", "!!python/name:os.system ", "? ", ": ", "[", "]", "{", "}", "'", '"', "#", "\t"),
    *("\0", "\ufeff", "\u2028", "---\n", "...\n", "%YAML 1.1\n", "<<: ", "null", "true", "1e3", "2026-01-01"),
]


WORDS = ["x", "h+", "hA", "hB", "d+", "dA", "dB", "d-", "<d+", "<hB", "!A", "!B", ".", "A", "B", "C"]


@examples(200)
@given(st.data())
def test_changed_lines_give_a_record_or_a_record_error(data: st.DataObject) -> None:
    lines = [str(turn) for turn in parse_record(GOOD[1]).turns]
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split()
    place = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(
        st.sampled_from(["x", "h+", "hB", "d+", "dA", "dB", "d-", "<d+", "!A", "!B", ".", "A", "B"])
    )
    words[place : place + data.draw(st.integers(0, 1))] = [other]
    lines[number] = " ".join(words)
    head = GOOD[1][: GOOD[1].index("turns:")]
    read = read_or_refuse(head + yaml.safe_dump({"turns": lines}, width=1000))
    if read is not None:
        assert [str(turn) for turn in read.turns] == lines


def read_or_refuse(data: bytes | str) -> Record | None:
    try:
        return read_record(data)
    except RecordError as error:
        assert str(error)
        return None
