"""The text of records: one plain YAML document (section 8 of the rules)."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from tac.rules.cards import Cards, parse_cards, write_cards
from tac.rules.deal import Deal
from tac.rules.errors import NotationError, RecordError, RecordReason
from tac.rules.house import FalseCall, HouseRules, Opening
from tac.rules.moves import Move
from tac.rules.plain_yaml import MOST_BYTES, dump_plain, load_plain
from tac.rules.record import Record, Turn
from tac.rules.seats import SEATS, Seat

VERSION = 1
"""The version of the format."""

_SHOWN = 80
"""How much of a text at fault is shown, in characters."""

_OPTIONAL = ("names", "played", "times", "players")
_KNOWN = ("tac", "rules", "first", "central", "piles", "turns", "result", *_OPTIONAL)

_Choice = TypeVar("_Choice", bound=Enum)


def parse_record(data: bytes | str) -> Record:
    """The record written in ``data``, its moves not yet replayed; raises `RecordError`, and nothing else."""
    document = load_plain(data)
    if not isinstance(document, dict) or "tac" not in document:
        raise RecordError(RecordReason.NOT_A_RECORD, "no mapping with the key 'tac'")
    version = document["tac"]
    if type(version) is not int or version != VERSION:
        raise RecordError(RecordReason.VERSION, f"unknown version {reprlib.repr(version)}")
    for key in document:
        if key not in _KNOWN and not _is_extra(key):
            raise RecordError(RecordReason.NOT_A_RECORD, f"unknown key {reprlib.repr(key)}")
    for key in ("first", "piles", "turns"):
        if key not in document:
            raise RecordError(RecordReason.NOT_A_RECORD, f"the key {key!r} is missing")
    rules = _house_rules(document.get("rules"))
    piles = _piles(document["piles"])
    central = _cards(document.get("central") or "", RecordReason.CENTRAL, "central")
    deal = Deal(piles, central, _seat(document["first"], "first", RecordReason.SEATS), rules)
    extras = {key: value for key, value in document.items() if _is_extra(key)}
    return Record(deal, _turns(document["turns"]), _result(document), extras)


def format_record(record: Record) -> str:
    """The text of ``record``; raises `RecordError` where ``extras`` holds what a record cannot."""
    deal = record.deal
    rules = deal.rules
    wrap = "true" if rules.heap_wrap else "false"
    opening, false_call = rules.opening.value, rules.false_call.value
    lines = [
        f"tac: {VERSION}",
        f"rules: {{heap_wrap: {wrap}, opening: {opening}, false_call: {false_call}}}",
        f"first: {deal.first.name}",
        f"central: {write_cards(deal.central) or repr('')}",
        "piles:",
        *(f"  {seat.name}: {write_cards(pile)}" for seat, pile in zip(SEATS, deal.piles, strict=False)),
        "turns:" if record.turns else "turns: []",
        *(f"- {turn}" for turn in record.turns),
    ]
    if record.result:
        lines.append(f"result: [{', '.join(seat.name for seat in record.result)}]")
    text = "\n".join(lines) + "\n" + _extras_text(record.extras)
    if len(text.encode()) > MOST_BYTES:
        raise RecordError(RecordReason.TOO_LARGE, f"over {MOST_BYTES} bytes")
    return text


def _is_extra(key: object) -> bool:
    return isinstance(key, str) and (key in _OPTIONAL or key.startswith("x-"))


def _house_rules(given: object) -> HouseRules:
    """The house rules, with the defaults for those that are not named."""
    if given is None:
        return HouseRules()
    if not isinstance(given, dict):
        raise RecordError(RecordReason.HOUSE_RULE, "rules is no mapping")
    for name in given:
        if name not in ("heap_wrap", "opening", "false_call"):
            raise RecordError(RecordReason.HOUSE_RULE, f"unknown house rule {reprlib.repr(name)}")
    heap_wrap = given.get("heap_wrap", True)
    if not isinstance(heap_wrap, bool):
        raise RecordError(RecordReason.HOUSE_RULE, f"heap_wrap cannot be {reprlib.repr(heap_wrap)}")
    return HouseRules(
        heap_wrap,
        _choice(given, "opening", Opening.HEAPS_WAIT),
        _choice(given, "false_call", FalseCall.NONE),
    )


def _choice(given: dict[object, object], name: str, default: _Choice) -> _Choice:
    value = given.get(name, default.value)
    for choice in type(default):
        if choice.value == value:
            return choice
    raise RecordError(RecordReason.HOUSE_RULE, f"{name} cannot be {reprlib.repr(value)}")


def _piles(given: object) -> tuple[Cards, ...]:
    if not isinstance(given, dict):
        raise RecordError(RecordReason.NOT_A_RECORD, "piles is no mapping")
    seats = SEATS[: len(given)]
    if len(given) < 2 or set(given) != {seat.name for seat in seats}:
        raise RecordError(RecordReason.SEATS, "piles has other seats than A and B, A to C, or A to D")
    return tuple(
        _cards(given[seat.name], RecordReason.CARDS, f"the pile of seat {seat.name}") for seat in seats
    )


def _cards(given: object, reason: RecordReason, place: str) -> Cards:
    if not isinstance(given, str):
        raise RecordError(reason, f"{place} is no text that names cards")
    try:
        return parse_cards(given)
    except NotationError as error:
        raise RecordError(reason, f"{place}: {_shortened(str(error))}") from None


def _seat(given: object, place: str, reason: RecordReason, turn: int | None = None) -> Seat:
    for seat in SEATS:
        if given == seat.name:
            return seat
    raise RecordError(reason, f"{place} names no seat: {reprlib.repr(given)}", turn=turn)


def _turns(given: object) -> tuple[Turn, ...]:
    if given is None:
        return ()
    if not isinstance(given, list):
        raise RecordError(RecordReason.NOT_A_RECORD, "turns is no list")
    return tuple(_turn(line, number) for number, line in enumerate(given, start=1))


def _turn(line: object, number: int) -> Turn:
    if not isinstance(line, str) or not line.strip():
        raise RecordError(RecordReason.LINE, "the line is no text", turn=number)
    letter, *tokens = line.split()
    seat = _seat(letter, "the line", RecordReason.SEAT, number)
    return Turn(seat, tuple(_move(token, number) for token in tokens))


def _move(token: str, number: int) -> Move:
    try:
        return Move.parse(token)
    except NotationError:
        detail = "no move of the notation"
        raise RecordError(RecordReason.TOKEN, detail, turn=number, token=_shortened(token)) from None


def _result(document: dict[object, object]) -> tuple[Seat, ...]:
    if "result" not in document:
        return ()
    given = document["result"]
    if not isinstance(given, list) or not given:
        raise RecordError(RecordReason.RESULT, "result is no list of seats")
    return tuple(_seat(letter, "result", RecordReason.RESULT) for letter in given)


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _extras_text(extras: Mapping[str, object]) -> str:
    for key in extras:
        if not _is_extra(key):
            raise RecordError(RecordReason.NOT_A_RECORD, f"unknown key {reprlib.repr(key)}")
    return dump_plain(dict(extras))
