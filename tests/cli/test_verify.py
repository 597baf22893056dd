"""`verify`: which records hold, and where and why others do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tac.cli import main
from tac.rules import Record, deal, write_record

DATA = Path(__file__).parents[1] / "conformance"
GOOD = sorted((DATA / "records").glob("*.yaml"))
BAD = sorted((DATA / "records-bad").glob("*.yaml"))


def verify(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    status = main(["verify", *map(str, arguments)])
    captured = capsys.readouterr()
    assert captured.err == ""
    return status, captured.out.splitlines()


def verify_json(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, dict[str, Any]]:
    status, lines = verify(capsys, "--json", *arguments)
    document = json.loads("\n".join(lines))
    assert document["holds"] == (status == 0)
    return status, document


def test_records_that_hold_give_0(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = verify(capsys, *GOOD)
    assert status == 0
    assert len(lines) == len(GOOD)
    assert lines[0] == f"{GOOD[0]}: holds (136 turns, 411 moves, B A)"


def test_each_record_that_does_not_hold_is_told_with_turn_token_and_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, lines = verify(capsys, *BAD)
    assert status == 1
    assert len(lines) == len(BAD)
    place = DATA / "records-bad"
    assert f"{place / 'wrong-seat.tac.yaml'}: turn 3, C: seat: seat B is on turn" in lines
    assert f"{place / 'not-a-move.tac.yaml'}: turn 5, z9: token: no move of the notation" in lines
    assert f"{place / 'unknown-version.tac.yaml'}: version: unknown version 9" in lines


def test_one_that_does_not_hold_among_others_gives_1(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = verify(capsys, GOOD[0], BAD[0], GOOD[1])
    assert status == 1
    assert [": holds (" in line for line in lines] == [True, False, True]


def test_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    broken = DATA / "records-bad" / "does-not-fit.tac.yaml"
    status, document = verify_json(capsys, GOOD[0], broken)
    assert status == 1
    assert document["files"] == [
        {
            "file": str(GOOD[0]),
            "holds": True,
            "seats": 2,
            "turns": 136,
            "moves": 411,
            "result": ["B", "A"],
        },
        {
            "file": str(broken),
            "holds": False,
            "turn": 1,
            "token": "d+",
            "reason": "refused",
            "refusal": "does_not_fit_central",
            "detail": "move 2 of the line is refused: does_not_fit_central",
        },
    ]


def test_an_unfinished_game_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "igra č.yaml"
    path.write_text(write_record(Record(deal(1, 4))), "utf-8")
    assert verify(capsys, path) == (0, [f"{path}: holds (0 turns, 0 moves, unfinished)"])
    _, document = verify_json(capsys, path)
    assert document["files"][0]["result"] is None


def test_what_cannot_be_read_does_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = tmp_path / "missing.yaml"
    status, document = verify_json(capsys, missing, tmp_path, "a\0b")
    assert status == 1
    assert {one["reason"] for one in document["files"]} == {"unreadable"}
    status, lines = verify(capsys, missing)
    assert status == 1
    assert lines[0].startswith(f"{missing}: unreadable: ")


def test_a_file_that_is_too_large_does_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * 2**21)
    status, document = verify_json(capsys, large)
    assert status == 1
    assert document["files"][0]["reason"] == "too_large"


def test_a_name_that_the_terminal_cannot_show_is_printed_with_escapes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, lines = verify(capsys, tmp_path / "\udcff.yaml")
    assert status == 1
    assert "\\udcff.yaml: unreadable" in lines[0]
