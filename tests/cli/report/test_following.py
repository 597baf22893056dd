"""What is counted of a game is what its record holds and what its referee was told."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tac.cli.report.pending import ENDS, FATES
from tac.cli.report.playing import play
from tac.cli.report.studies import Study, Table, game
from tac.cli.report.tally import Tally
from tac.match import Match
from tac.rules import FAULTY_MOVES, apply, faulty_move, possible
from tac.rules.events import Called, FalselyCalled, FaultMade
from tac.rules.record import Step, replay
from tac.settings import Settings

SETTINGS = Settings()
KINDS = [kind.value for kind in FAULTY_MOVES]
TABLES = [Table(Study.LEVELS, "", players, 100) for players in (2, 3, 4)]
GAMES = 6


def played(table: Table, settings: Settings = SETTINGS) -> tuple[Tally, list[tuple[Match, tuple[str, ...]]]]:
    """The counts of some games, and the games with their labels."""
    tally, matches = Tally(), []
    for number in range(GAMES):
        match = play(settings, table, number, 300, tally)
        matches.append((match, game(settings, table, number, 300).labels))
    return tally, matches


def steps(match: Match) -> list[Step]:
    return list(replay(match.record()))


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table.players} players")
def counted(request: pytest.FixtureRequest) -> tuple[Tally, list[tuple[Match, tuple[str, ...]]]]:
    return played(request.param)


Counts = tuple[Tally, list[tuple[Match, tuple[str, ...]]]]


def test_faults_and_their_chances_are_those_that_the_rules_find_in_the_record(counted: Counts) -> None:
    """A chance is a move at which some possible move would have been a fault of that kind."""
    faults, chances = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for match, labels in counted[1]:
        for step in steps(match):
            if not step.move.is_turn_move:
                continue
            label = labels[step.before.turn]
            kinds = set()
            for move in possible(step.before):
                _, events = apply(step.before, move)
                made = [e for e in events if isinstance(e, FaultMade)]
                kinds |= {faulty_move(event.obligation, event.move).value for event in made}
                if move is step.move:
                    faults.update((label, faulty_move(e.obligation, e.move).value) for e in made)
            chances.update((label, kind) for kind in kinds)
    tally = counted[0]
    assert +tally.faults == faults and faults.total() > 20
    assert +tally.chances == chances


def test_a_game_is_counted_with_its_moves_calls_and_places(counted: Counts) -> None:
    tally, matches = counted
    per_game = Counter[tuple[str, int]]()
    calls, orders = Counter[tuple[str, str]](), Counter[tuple[str, ...]]()
    seats = Counter[tuple[int, ...]]()
    for match, labels in matches:
        made = steps(match)
        events = [event for step in made for event in step.events]
        per_game["moves", sum(step.move.is_turn_move for step in made)] += 1
        per_game["faults", sum(isinstance(e, FaultMade) for e in events)] += 1
        per_game["mended", sum(step.move.token.startswith("<") for step in made)] += 1
        per_game["calls", sum(isinstance(e, Called) for e in events)] += 1
        per_game["false_calls", sum(isinstance(e, FalselyCalled) for e in events)] += 1
        choices = [len([m for m in possible(s.before) if m.target in range(4)]) > 1 for s in made]
        central = ["+" in "".join(m.token for m in possible(s.before)) for s in made]
        turns = [s.move.is_turn_move for s in made]
        per_game[
            "choices", sum(a and t and not b for a, b, t in zip(choices, central, turns, strict=True))
        ] += 1
        calls.update((labels[e.caller], "right") for e in events if isinstance(e, Called))
        calls.update((labels[e.caller], "false") for e in events if isinstance(e, FalselyCalled))
        orders[tuple(labels[seat] for seat in match.table.places)] += 1
        seats[tuple(int(seat) for seat in match.table.places)] += 1
    assert (tally.games, tally.unfinished) == (GAMES, 0)
    assert tally.per_game == per_game
    assert +tally.calls == calls
    assert (tally.orders, tally.seats) == (orders, seats)
    assert tally.sat.total() == sum(len(labels) for _, labels in matches)


def test_every_fault_has_one_fate_and_those_called_are_the_calls(counted: Counts) -> None:
    tally = counted[0]
    assert {fate for _, fate in tally.fates} <= set(FATES)
    assert tally.fates.total() == tally.faults.total()
    called = sum(count for (_, fate), count in tally.fates.items() if fate == "called")
    assert called == sum(count for (_, what), count in tally.calls.items() if what == "right")
    put_right = sum(count for (_, fate), count in tally.fates.items() if fate == "put_right")
    assert put_right == sum(n * count for (name, n), count in tally.per_game.items() if name == "mended")


def test_every_noticed_fault_is_meant_to_be_called_and_that_ends_in_one_way(counted: Counts) -> None:
    tally = counted[0]
    by_label = Counter[str]()
    for (label, _), count in tally.noticed.items():
        by_label[label] += count
    for what in (["drawn"], ["made", "cut"]):
        delays = Counter[str]()
        for (label, _, how, milliseconds), count in tally.delays.items():
            assert milliseconds >= 0
            if how in what:
                delays[label] += count
        assert delays == +by_label
    ends = Counter[str]()
    for (label, end), count in tally.ends.items():
        assert end in ENDS
        ends[label] += count
    assert ends == +by_label
    made = sum(count for (*_, how, _), count in tally.delays.items() if how == "made")
    assert made == sum(count for (_, end), count in tally.ends.items() if end == "made") > 10


def test_what_is_at_rest_is_part_of_all(counted: Counts) -> None:
    tally = counted[0]
    for some, of in (
        (tally.rest_seen, tally.seen),
        (tally.rest_noticed, tally.noticed),
        (tally.rest_looks, tally.looks),
        (tally.rest_missed, tally.missed),
    ):
        assert +(some - of) == Counter()  # type: ignore[operator]
    assert tally.noticed.total() < tally.seen.total() > tally.faults.total() / 2


def test_every_move_took_a_computer_as_long_as_it_may_and_is_in_one_class(counted: Counts) -> None:
    tally, matches = counted
    moves = sum(step.move.is_turn_move for match, _ in matches for step in steps(match))
    assert tally.thoughts.total() == moves
    assert {who for who, *_ in tally.thoughts} == {"anybody"}
    assert min(milliseconds for *_, milliseconds in tally.thoughts) >= SETTINGS.thinking.floor
    faulty = sum(count for (*_, is_fault, _), count in tally.thoughts.items() if is_fault)
    assert faulty == tally.faults.total()


def test_at_rest_and_not_looks_fail_as_often_as_the_level_means_them_to() -> None:
    """Without strain every look is at rest; all chances added up are then what is configured."""
    calm = replace(SETTINGS.attention, more_heaps=1.0, far=1.0, elsewhere=1.0, quiet=1.0, busy=1.0, awake=1.0)
    tally, _ = played(TABLES[2], replace(SETTINGS, attention=calm))
    assert tally.rest_looks == tally.looks and tally.rest_missed == tally.missed
    assert tally.rest_seen == tally.seen and tally.rest_noticed == tally.noticed
    for (level, number), chances in tally.chance_to_miss.items():
        configured = SETTINGS.levels[level].overlook[number]
        assert chances == pytest.approx(1e6 * configured * tally.looks[level, number])
    for (level, kind), chances in tally.chance_to_notice.items():
        configured = SETTINGS.levels[level].notice[int(kind[0])]
        assert chances == pytest.approx(1e6 * configured * tally.seen[level, kind])


def test_a_game_that_never_ends_is_counted_as_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    from tac.cli.report import playing

    monkeypatch.setattr(playing, "MOST_TOKENS", 60)
    tally, _ = played(TABLES[0])
    assert (tally.games, tally.unfinished) == (GAMES, GAMES)
    assert tally.orders.total() == tally.seats.total() == 0


def test_counts_add_up() -> None:
    both, one, other = Tally(), Tally(), Tally()
    for number in range(4):
        play(SETTINGS, TABLES[1], number, 1, both)
        play(SETTINGS, TABLES[1], number, 1, other if number % 2 else one)
    one.add(other)
    assert one == both
