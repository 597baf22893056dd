"""Every whole game of the conformance data replays as it says, and every broken record is refused."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tac.rules import (
    Kind,
    Move,
    Phase,
    Reason,
    Record,
    RecordError,
    Target,
    read_record,
    replay,
    write_record,
)
from tac.rules.errors import RecordReason
from tac.rules.events import (
    Called,
    CameBack,
    CardPlayed,
    FalselyCalled,
    FaultMade,
    HeapTurned,
    MovesTakenBack,
    TurnPassed,
    WentOut,
)
from tac.rules.moves import DRAW, DRAWN_TO_OWN, SETTLE
from tac.rules.record import Step

RECORDS = sorted((Path(__file__).parent / "records").glob("*.tac.yaml"))
BROKEN = sorted((Path(__file__).parent / "records-bad").glob("*.tac.yaml"))


def read(path: Path) -> Record:
    return read_record(path.read_bytes())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_replaying_a_record_gives_its_result_and_its_counts(path: Path) -> None:
    record = read(path)
    *_, last = replay(record)
    assert last.after.phase is Phase.OVER
    assert last.after.places == record.result
    assert counts(record) == record.extras["x-counts"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_what_a_record_shows_happens_in_it_and_nothing_else_rare(path: Path) -> None:
    record = read(path)
    happening = {name for step in replay(record) for name in shown(step)}
    stated = record.extras["x-shows"]
    assert isinstance(stated, list)
    assert set(stated) <= happening
    # Not every record in which a heap is turned back says so.
    assert happening - set(stated) <= {"heap turned back"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_written_and_read_again_is_the_same(path: Path) -> None:
    record = read(path)
    assert read_record(write_record(record)) == record


def test_the_records_show_every_rare_thing() -> None:
    assert {name for path in RECORDS for step in replay(read(path)) for name in shown(step)} == RARE


def counts(record: Record) -> dict[str, int]:
    found: Counter[str] = Counter()
    for step in replay(record):
        found["moves"] += step.move.is_turn_move
        found["corrected"] += step.move.kind is Kind.CORRECTION
        for event in step.events:
            found["faults"] += isinstance(event, FaultMade)
            found["calls"] += isinstance(event, Called)
            found["false"] += isinstance(event, FalselyCalled)
    return dict(found)


# "Mended" are here all faults that stop standing by a later draw or placing, of whomever (R6.5 c, d).
RARE = {
    "call while the end waits",
    "call with several standing",
    "called after the turn had passed",
    "called back from being out",
    "false call",
    "fault 1 by h",
    "fault 1 by x",
    "fault 2 by x",
    "fault 3 by d",
    "fault 3 by d-",
    "fault 4 by d-",
    "first Ace taken back",
    "heap turned back",
    "mended late",
    "out by false call",
    "put right",
    "put right by one who was out",
    "put right while the end waits",
    "settled",
    "several mended by one move",
    "turn passes by false call",
}


def shown(step: Step) -> Iterator[str]:
    """The names, as in `RARE`, of what happens in one step."""
    happened = {type(event) for event in step.events}
    for event in step.events:
        if isinstance(event, FaultMade):
            yield f"fault {event.obligation} by {kind_of_faulty_move(event.move)}"
        elif isinstance(event, MovesTakenBack):
            yield from shown_by_taking_back(step, event)
    if Called in happened:
        yield from shown_by_call(step, happened)
    elif FalselyCalled in happened:
        yield from shown_by_false_call(happened)
    elif step.move.kind is Kind.CORRECTION:
        yield "put right"
        if CameBack in happened:
            yield "put right by one who was out"
        if step.before.phase is Phase.SETTLE:
            yield "put right while the end waits"
    elif step.move is SETTLE:
        yield "settled"
    else:
        yield from shown_by_move(step)


def kind_of_faulty_move(move: Move) -> str:
    return move.token if move in (DRAW, DRAWN_TO_OWN) else move.token[0]


def shown_by_call(step: Step, happened: set[type]) -> Iterator[str]:
    before = step.before
    if len(before.faults) > 1:
        yield "call with several standing"
    if before.phase is Phase.SETTLE:
        yield "call while the end waits"
    elif before.turn != before.faults[0].seat:
        yield "called after the turn had passed"
    if CameBack in happened:
        yield "called back from being out"


def shown_by_false_call(happened: set[type]) -> Iterator[str]:
    yield "false call"
    if WentOut in happened:
        yield "out by false call"
    if TurnPassed in happened:
        yield "turn passes by false call"


def shown_by_move(step: Step) -> Iterator[str]:
    fewer = len(step.before.faults) - len(step.after.faults)
    if fewer > 0:
        yield "mended late"
    if fewer > 1:
        yield "several mended by one move"


def shown_by_taking_back(step: Step, event: MovesTakenBack) -> Iterator[str]:
    if any(isinstance(undone, HeapTurned) for undone in event.undone):
        yield "heap turned back"
    if not step.after.central and any(is_first_ace(undone) for undone in event.undone):
        yield "first Ace taken back"


def is_first_ace(event: object) -> bool:
    return isinstance(event, CardPlayed) and event.card.is_ace and event.target is Target.CENTRAL


class Refusal(NamedTuple):
    """Why a broken record is refused, and where: the line of `turns`, the token, the rules' own reason."""

    reason: RecordReason
    turn: int | None = None
    token: str | None = None
    refusal: Reason | None = None


REFUSALS = {
    "alias-bomb": Refusal(RecordReason.NOT_PLAIN),
    "card-missing": Refusal(RecordReason.CARDS),
    "card-twice": Refusal(RecordReason.CARDS),
    "card-unknown": Refusal(RecordReason.CARDS),
    "central-not-an-ace": Refusal(RecordReason.CENTRAL),
    "does-not-fit": Refusal(RecordReason.REFUSED, 1, "d+", Reason.DOES_NOT_FIT_CENTRAL),
    "draw-twice": Refusal(RecordReason.REFUSED, 1, "x", Reason.CARD_IN_HAND),
    "empty": Refusal(RecordReason.NOT_A_RECORD),
    "line-begins-with-a-call": Refusal(RecordReason.LINE, 2, "!B"),
    "line-without-moves": Refusal(RecordReason.LINE, 3, "B"),
    "moves-after-the-end": Refusal(RecordReason.REFUSED, 156, "x", Reason.GAME_OVER),
    "no-ace-for-three": Refusal(RecordReason.CENTRAL),
    "not-a-call": Refusal(RecordReason.TOKEN, 5, "!"),
    "not-a-move": Refusal(RecordReason.TOKEN, 5, "z9"),
    "not-a-record": Refusal(RecordReason.NOT_A_RECORD),
    "not-utf8": Refusal(RecordReason.NOT_UTF8),
    "not-yaml": Refusal(RecordReason.NOT_YAML),
    "nothing-to-put-right": Refusal(RecordReason.REFUSED, 1, "<d+", Reason.NOTHING_TO_PUT_RIGHT),
    "own-call": Refusal(RecordReason.REFUSED, 1, "!C", Reason.OWN_CALL),
    "seatless-call": Refusal(RecordReason.REFUSED, 5, "!D", Reason.NO_SUCH_SEAT),
    "settle-too-early": Refusal(RecordReason.REFUSED, 4, ".", Reason.NOTHING_TO_SETTLE),
    "turn-in-two-lines": Refusal(RecordReason.LINE, 2, "C"),
    "two-turns-in-a-line": Refusal(RecordReason.LINE, 1, "x"),
    "uneven-deal": Refusal(RecordReason.CARDS),
    "unfinished-with-result": Refusal(RecordReason.RESULT),
    "unknown-rule": Refusal(RecordReason.HOUSE_RULE),
    "unknown-rule-value": Refusal(RecordReason.HOUSE_RULE),
    "unknown-seat-first": Refusal(RecordReason.SEATS),
    "unknown-version": Refusal(RecordReason.VERSION),
    "unsafe-tag": Refusal(RecordReason.NOT_PLAIN),
    "wrong-result": Refusal(RecordReason.RESULT),
    "wrong-seat": Refusal(RecordReason.SEAT, 3, "C"),
    "wrong-types": Refusal(RecordReason.HOUSE_RULE),
}


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.name)
def test_a_broken_record_is_refused_with_place_and_reason(path: Path) -> None:
    expected = REFUSALS[path.name.removesuffix(".tac.yaml")]
    with pytest.raises(RecordError) as caught:
        read(path)
    error = caught.value
    assert Refusal(error.reason, error.turn, error.token, error.refusal) == expected


def test_every_broken_record_is_there() -> None:
    assert {path.name.removesuffix(".tac.yaml") for path in BROKEN} == set(REFUSALS)
