"""The list of games, and one of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from tac.history.values import (
    CallRow,
    FaultRow,
    Filter,
    Game,
    GameRow,
    GameSeat,
    MissRow,
    Page,
    PlayerRow,
)
from tac.history.watch import Outcome
from tac.rules import FalseCall, FaultyMove, HouseRules, Opening, Seat

_HEAD = "games.id, games.played, games.number, games.finished, games.moves, games.ms"
_SEAT = (
    "game, seat, who, person, level, name, avatar, profile, place, moves,"
    " (SELECT count(*) FROM faults WHERE faults.game = seats.game AND faults.seat = seats.seat)"
)


def list_games(connection: sqlite3.Connection, which: Filter, *, offset: int, most: int) -> Page:
    """Up to ``most`` of the games of ``which``, the latest first, after the first ``offset``."""
    where, values = _where(which)
    (count,) = connection.execute(f"SELECT count(*) FROM games{where}", values).fetchone()
    heads = connection.execute(
        f"SELECT {_HEAD} FROM games{where} ORDER BY played DESC, id DESC LIMIT ? OFFSET ?",
        (*values, most, offset),
    ).fetchall()
    seats = _seats(connection, [head[0] for head in heads])
    return Page(tuple(_row(head, seats[head[0]]) for head in heads), count)


def find_game(connection: sqlite3.Connection, game: int) -> Game | None:
    """The game with this id; None where there is none."""
    head = connection.execute(
        f"SELECT {_HEAD}, first, heap_wrap, opening, false_call, turns, text FROM games"
        " JOIN records ON records.game = games.id WHERE games.id = ?",
        (game,),
    ).fetchone()
    if head is None:
        return None
    first, heap_wrap, opening, false_call, turns, text = head[6:]
    faults = connection.execute(
        "SELECT token, turn, seat, kind, outcome, caller, ms FROM faults WHERE game = ? ORDER BY token",
        (game,),
    )
    calls = connection.execute(
        "SELECT token, turn, seat, against, kind, ms FROM calls WHERE game = ? ORDER BY token", (game,)
    )
    misses = connection.execute(
        "SELECT token, seat, kind, ms FROM misses WHERE game = ? ORDER BY token, seat", (game,)
    )
    return Game(
        row=_row(head[:6], _seats(connection, [game])[game]),
        first=Seat(first),
        rules=HouseRules(bool(heap_wrap), Opening(opening), FalseCall(false_call)),
        turns=turns,
        faults=tuple(
            FaultRow(token, turn, Seat(seat), FaultyMove(kind), Outcome(outcome), _seat(caller), ms)
            for token, turn, seat, kind, outcome, caller, ms in faults
        ),
        calls=tuple(
            CallRow(token, turn, Seat(seat), _seat(against), FaultyMove(kind) if kind else None, ms)
            for token, turn, seat, against, kind, ms in calls
        ),
        misses=tuple(MissRow(token, Seat(seat), FaultyMove(kind), ms) for token, seat, kind, ms in misses),
        record=text,
    )


def list_players(connection: sqlite3.Connection) -> tuple[PlayerRow, ...]:
    """Everybody who has played: people first, then computers, those with the most games first."""
    found = connection.execute(
        "SELECT who, count(*), max(game) FROM seats WHERE who != '' GROUP BY who ORDER BY count(*) DESC, who"
    ).fetchall()
    rows = [
        PlayerRow(who, bool(person), name, games)
        for who, games, latest in found
        for person, name in connection.execute(
            "SELECT person, name FROM seats WHERE game = ? AND who = ? LIMIT 1", (latest, who)
        )
    ]
    return tuple(sorted(rows, key=lambda row: not row.person))


def _where(which: Filter) -> tuple[str, list[object]]:
    """The condition of a filter, and the values in it."""
    conditions: list[str] = []
    values: list[object] = []
    for condition, value in (
        ("id IN (SELECT game FROM seats WHERE who = ?)", which.who),
        ("finished = ?", which.finished),
        ("seats = ?", which.seats),
        ("day >= ?", which.since or None),
        ("day <= ? AND day != ''", which.until or None),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    return (" WHERE " + " AND ".join(conditions) if conditions else ""), values


def _seats(connection: sqlite3.Connection, games: Sequence[int]) -> dict[int, list[GameSeat]]:
    found: dict[int, list[GameSeat]] = {game: [] for game in games}
    marks = ", ".join("?" * len(games))
    rows: Iterable[Any] = connection.execute(
        f"SELECT {_SEAT} FROM seats WHERE game IN ({marks}) ORDER BY game, seat", games
    )
    for game, seat, who, person, *rest in rows:
        sits = GameSeat(Seat(seat), who, bool(person), *rest)
        found[game].append(sits)
    return found


def _row(head: Sequence[Any], seats: Sequence[GameSeat]) -> GameRow:
    game, played, number, finished, moves, ms = head
    return GameRow(
        game, played, None if number is None else int(number), bool(finished), moves, ms, tuple(seats)
    )


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)
