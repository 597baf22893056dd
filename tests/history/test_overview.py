"""What the screen of statistics shows is what the records say, counted anew from them to the last digit."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.history import Reader
from tac.history.database import open_database
from tac.history.facts import game_facts
from tac.history.overview import overview
from tac.history.schema import MIGRATIONS, TABLES
from tac.history.statistics import statistics
from tac.history.store import put_game
from tac.history.values import Counts, KindCounts, Overview, Scope, Streaks
from tac.rules import FAULTY_MOVES, Record, write_record
from tests.history.games import keep_all, wild_record
from tests.history.recount import Sat, chosen, groups, reactions, recount, streaks
from tests.history.test_database import contents, sample
from tests.history.test_statistics import DAYS, database, games
from tests.rules.random_games import examples


@st.composite
def played(draw: st.DrawFn) -> Record:
    """A game, of which some are helped, some begun at one time, and some have times of landing."""
    record = draw(games())
    helped = draw(st.sampled_from(({}, {"A": "show"}, {"A": ["refuse", 3, "none"], "B": "show"}, {"C": ""})))
    extras = {**record.extras, "x-help": helped}
    times = extras.get("times")
    if isinstance(times, list) and draw(st.booleans()):
        extras["x-landed"] = [None if at % 3 == 0 else at + 137 * (at % 7) for at in times]
    return Record(record.deal, record.turns, record.result, extras)


def check(found: Overview, sat: list[Sat]) -> None:
    """Everything in it, once more from what each seat did."""
    times = [ms for one in sat for ms in one.times]
    total = found.total
    assert total.games == len(sat) == sum(group.games for group in found.groups)
    assert total.finished == sum(one.place > 0 for one in sat)
    assert total.won == sum(one.place == 1 for one in sat)
    assert total.lost == sum(one.place == one.places for one in sat)
    assert total.moves == sum(one.moves for one in sat) == sum(group.moves for group in found.groups)
    assert total.faults == sum(len(one.faults) for one in sat) == sum(kind.faults for kind in found.kinds)
    assert total.right == sum(len(one.spotted) for one in sat) == sum(kind.right for kind in found.kinds)
    assert total.missed == sum(len(one.missed) for one in sat) == sum(kind.missed for kind in found.kinds)
    assert total.false == sum(one.false for one in sat)
    assert total.timed == len(times) == sum(day.timed for day in found.reactions)
    assert total.median == (median(times) if times else None)
    for kind in found.kinds:
        of_kind = [ms for one in sat for what, ms in one.spotted if what is kind.kind]
        timed = [ms for ms in of_kind if ms is not None]
        assert (kind.right, kind.timed) == (len(of_kind), len(timed))
        assert kind.median is None
        assert kind.missed == sum(one.missed.count(kind.kind) for one in sat)
        assert kind.faults == sum(one.faults.count(kind.kind) for one in sat)
    assert set(found.groups) == groups(sat)
    assert found.reactions == reactions(sat)
    assert found.streaks == streaks(sat)
    bests = (found.reaction, found.spotted, found.win)
    assert [best and best.value for best in bests] == [
        min(times, default=None),
        max((len(one.spotted) for one in sat if one.spotted), default=None),
        min((one.ms for one in sat if one.place == 1 and one.ms is not None), default=None),
    ]


@given(
    st.lists(played(), min_size=1, max_size=6),
    st.sampled_from(DAYS),
    st.sampled_from(DAYS),
    st.sampled_from(tuple(Scope)),
)
@examples(40)
def test_an_overview_is_what_the_records_say(
    records: list[Record], since: str, until: str, scope: Scope
) -> None:
    with database(*records) as (connection, _):
        sat = [one for record in records for one in recount(record)]
        for who in {one.who for one in sat}:
            for days in ((since, until), ("", "")):
                check(overview(connection, who, *days, scope), chosen(sat, who, *days, scope))


@given(st.lists(played(), min_size=1, max_size=4), st.sampled_from(DAYS))
@examples(15)
def test_an_overview_and_the_statistics_of_the_same_games_agree(records: list[Record], since: str) -> None:
    with database(*records) as (connection, facts):
        for who in {seat.who for game in facts for seat in game.seats}:
            for scope in Scope:
                one = overview(connection, who, since, "", scope)
                other = statistics(connection, who, since, "", scope)
                assert one.total == other.total
                assert one.kinds == tuple(replace(kind, median=None) for kind in other.kinds)


@given(played(), played(), played())
@examples(10)
def test_a_game_put_in_instead_of_another_leaves_nothing_of_it(
    one: Record, gone: Record, new: Record
) -> None:
    with database(one, gone) as (connection, facts):
        put_game(connection, "1", 1, game_facts(new), write_record(new))
        sat = [*recount(one), *recount(new)]
        for who in {one.who for one in sat} | {seat.who for game in facts for seat in game.seats}:
            check(overview(connection, who), chosen(sat, who, "", "", Scope.ALL))


def test_of_somebody_who_never_played_there_is_nothing(tmp_path: Path) -> None:
    keep_all(tmp_path, wild_record(1))
    reader = Reader(tmp_path / "history.sqlite")
    found = reader.overview("name:Niko")
    assert found.total == Counts()
    assert found.kinds == tuple(KindCounts(kind) for kind in FAULTY_MOVES)
    assert (found.reactions, found.groups, found.streaks) == ((), (), Streaks())
    reader.close()


def test_an_older_database_learns_who_played_together(tmp_path: Path) -> None:
    """Two people at one table, against one level or several: as if the game had only now been put in."""
    old = open_database(sample(tmp_path, 1), MIGRATIONS[:1], tables=TABLES[:8])
    old.execute("UPDATE seats SET person = 1, level = NULL WHERE seat = 1")
    old.close()
    connection = open_database(tmp_path / "history.sqlite")
    rows = connection.execute("SELECT game, seat, mode, against FROM seats ORDER BY game, seat").fetchall()
    assert {mode for *_, mode, _ in rows} == {"together"}
    assert [against for game, _, _, against in rows if game == 1] == ["lak", "lak", ""]
    for table in ("faults", "calls", "misses"):
        assert connection.execute(f"SELECT DISTINCT mode FROM {table}").fetchall() == [("together",)]
    connection.close()


def test_an_older_database_takes_games_with_help_up_anew(tmp_path: Path) -> None:
    """Who was helped stands in the record alone; what is no longer there is taken up from it."""
    old = open_database(sample(tmp_path, 1), MIGRATIONS[:1], tables=TABLES[:8])
    old.execute("UPDATE records SET text = text || 'x-help: {A: show}\n' WHERE game = 2")
    old.close()
    connection = open_database(tmp_path / "history.sqlite")
    assert connection.execute("SELECT id FROM games").fetchall() == [(1,), (3,)]
    assert {row[0] for row in connection.execute("SELECT DISTINCT game FROM seats")} == {1, 3}
    (games_counted,) = connection.execute("SELECT sum(games) FROM ever").fetchone()
    assert games_counted == connection.execute("SELECT count(*) FROM seats").fetchone()[0]
    assert len(contents(connection)["ever"]) > 0
    connection.close()
