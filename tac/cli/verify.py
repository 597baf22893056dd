"""`verify FILE…`: replay records and say of each whether it holds, and if not, where and why."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from tac.rules import RecordError, read_record
from tac.rules.plain_yaml import MOST_BYTES

UNREADABLE = "unreadable"
"""The reason given for a file that cannot be read at all."""


def run(options: argparse.Namespace) -> int:
    """Check the records in ``options.files``; return 0 if all of them hold and 1 if not.

    Prints a line for each, or with ``options.json`` one JSON document: ``holds`` for all of them, and of
    each of ``files`` either ``seats``, ``turns``, ``moves`` and ``result``, or ``turn`` and ``token``,
    ``reason`` and ``refusal`` (codes; null where there is none) and ``detail`` (English).
    """
    found = [check(path) for path in options.files]
    holds = all(one["holds"] for one in found)
    if options.json:
        print(json.dumps({"holds": holds, "files": found}, indent=2))
    else:
        for one in found:
            _say(_line(one))
    return 0 if holds else 1


def check(path: Path) -> dict[str, object]:
    """What is to be said of the record at ``path``, as plain values."""
    try:
        with path.open("rb") as file:
            # One byte more than a record may have is enough to see that it is too large.
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        return _broken(path, UNREADABLE, detail)
    try:
        record = read_record(data)
    except RecordError as error:
        refusal = error.refusal.value if error.refusal else None
        return _broken(path, error.reason.value, error.detail, error.turn, error.token, refusal)
    return {
        "file": str(path),
        "holds": True,
        "seats": len(record.deal.piles),
        "turns": len(record.turns),
        "moves": sum(move.is_turn_move for turn in record.turns for move in turn.moves),
        "result": [seat.name for seat in record.result] or None,
    }


def _broken(
    path: Path,
    reason: str,
    detail: str,
    turn: int | None = None,
    token: str | None = None,
    refusal: str | None = None,
) -> dict[str, object]:
    return {
        "file": str(path),
        "holds": False,
        "turn": turn,
        "token": token,
        "reason": reason,
        "refusal": refusal,
        "detail": detail,
    }


def _line(found: Mapping[str, object]) -> str:
    """One line of text: ``game.yaml: turn 3, d+: refused: move 2 of the line is refused: …``."""
    if not found["holds"]:
        place = f"turn {found['turn']}, {found['token']}: " if found["turn"] else ""
        return f"{found['file']}: {place}{found['reason']}: {found['detail']}"
    result = found["result"]
    end = " ".join(result) if isinstance(result, list) else "unfinished"
    return f"{found['file']}: holds ({found['turns']} turns, {found['moves']} moves, {end})"


def _say(text: str) -> None:
    """Print ``text``; characters that the terminal cannot show are printed as escapes."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding))
