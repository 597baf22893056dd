"""The statistics in their states: of no game, one, some weeks and very many."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from random import Random
from typing import TYPE_CHECKING, Final

from tools.screens import Screen, Size

if TYPE_CHECKING:
    import pygame

    from tac.history.values import Counts, GroupCounts, KindCounts, Overview, Scope
    from tac.ui.scenes.statistics import StatisticsScene

TODAY: Final = date(2026, 11, 25)
LEVELS: Final = ("lak", "srednji", "težak", "majstor")


def overview_of(games: int, days: int) -> Overview:
    """So many games on about so many days, as somebody plays who gets faster; the same every time."""
    from tac.history.values import Best, DayReactions, GroupCounts, Overview, Streaks

    random = Random(games)
    rows = []
    for number in range(days):
        if days > 3 and random.random() < 0.2:
            continue
        middle = 900 + 900 * (1 - number / days) ** 2 + random.gauss(0, 90)
        timed = random.choice((1, 4, 6, 9, 12)) if games > 1 else 2
        spread = 60 + random.random() * 240
        day = (TODAY - timedelta(days=days - 1 - number)).isoformat()
        rows.append(DayReactions(day, timed, middle - spread, middle, middle + 1.3 * spread))
    groups = []
    tables = [(against, places) for against in (*LEVELS, "*") for places in (2, 3, 4)]
    for against, places in tables if games > 1 else [("lak", 2)]:
        for place in range(places + 1) if games > 1 else (1,):
            some = max(1, games // 50) if place else 1
            groups.append(
                GroupCounts(against, places, place, some, 61 * some, 2 * some, 5 * some, 2 * some)
            )
    many = games > 1
    return Overview(
        _total(groups, sum(row.timed for row in rows)),
        _kinds(groups),
        tuple(rows),
        tuple(groups),
        Streaks(6, 2, 9, 0) if many else Streaks(1, 1, 0, 0),
        Best(412, "2026-11-19", 3),
        Best(14 if many else 4, "2026-11-02", 2),
        Best(187_400, "2026-10-30", 1),
    )


def _total(groups: list[GroupCounts], timed: int) -> Counts:
    from tac.history.values import Counts

    games, faults = sum(one.games for one in groups), sum(one.faults for one in groups)
    called, put_right, mended = faults // 2, faults // 8, faults // 10
    return Counts(
        games=games,
        finished=sum(one.games for one in groups if one.place),
        won=sum(one.games for one in groups if one.place == 1),
        moves=sum(one.moves for one in groups),
        faults=faults,
        called=called,
        put_right=put_right,
        mended=mended,
        unseen=faults - called - put_right - mended,
        right=sum(one.spotted for one in groups),
        missed=sum(one.missed for one in groups),
        timed=timed,
        median=1120.0,
    )


def _kinds(groups: list[GroupCounts]) -> tuple[KindCounts, ...]:
    """The spotted and the missed, dealt out to the kinds so that they add up."""
    from tac.history.values import KindCounts
    from tac.rules import FAULTY_MOVES

    found, spotted, missed = [], sum(one.spotted for one in groups), sum(one.missed for one in groups)
    for number, kind in enumerate(FAULTY_MOVES):
        last = number == len(FAULTY_MOVES) - 1
        some, others = (spotted, missed) if last else (spotted // 3, missed // 4)
        spotted, missed = spotted - some, missed - others
        found.append(KindCounts(kind, right=some, missed=others))
    return tuple(found)


def _statistics(
    size: Size,
    lang: str,
    recent: Overview | None,
    ever: Overview | None,
    act: Callable[[StatisticsScene], object] = lambda scene: None,
) -> pygame.Surface:
    import pygame

    from tac.locale import Translator
    from tac.ui.scenes.statistics import StatisticsOptions, StatisticsScene
    from tools.screens import kit_of
    from tools.screens_profiles import people

    def look(since: str, until: str, scope: Scope) -> Overview | None:
        return recent if since else ever

    t = Translator(lang, strict=True)
    options = StatisticsOptions(
        look,
        TODAY,
        LEVELS,
        leave=lambda: None,
        who=people(1).current,
        export=lambda scope: t("stats.export.done", path="/home/luka/tac/tac-2026-11-25.csv"),
    )
    scene = StatisticsScene(kit_of(size), t, options)
    scene.resize(size)
    act(scene)
    scene.update(16.0)
    picture = pygame.Surface(size)
    scene.draw(picture, scene.dirty)
    scene.leave()
    return picture


def _nothing() -> Overview:
    from tac.history.values import Counts, KindCounts, Overview, Streaks
    from tac.rules import FAULTY_MOVES

    kinds = tuple(KindCounts(kind) for kind in FAULTY_MOVES)
    return Overview(Counts(), kinds, (), (), Streaks(), None, None, None)


def statistics(size: Size, lang: str) -> pygame.Surface:
    """Some weeks of games."""
    return _statistics(size, lang, overview_of(48, 25), overview_of(400, 90))


def statistics_below(size: Size, lang: str) -> pygame.Surface:
    """The same, scrolled down, and kept in a file."""

    def act(scene: StatisticsScene) -> None:
        scene._export()
        scene.form.scroll.to(1e6)

    return _statistics(size, lang, overview_of(48, 25), overview_of(400, 90), act)


def statistics_middle(size: Size, lang: str) -> pygame.Surface:
    """The same, scrolled half-way."""

    def act(scene: StatisticsScene) -> None:
        area = scene.form.scroll.area
        scene.form.scroll.to(0 if area is None else area.most / 2)

    return _statistics(size, lang, overview_of(48, 25), overview_of(400, 90), act)


def statistics_many(size: Size, lang: str) -> pygame.Surface:
    """Ten thousand games of years."""
    from tac.ui.scenes.statistics import PERIODS

    def act(scene: StatisticsScene) -> None:
        scene._choose_period(PERIODS.index(None))

    return _statistics(size, lang, overview_of(48, 25), overview_of(10_000, 1250), act)


def statistics_one(size: Size, lang: str) -> pygame.Surface:
    """A single game: few is shown as few."""
    return _statistics(size, lang, overview_of(1, 1), overview_of(1, 1))


def statistics_none(size: Size, lang: str) -> pygame.Surface:
    """No game yet: what will be here."""
    return _statistics(size, lang, _nothing(), _nothing())


def statistics_unread(size: Size, lang: str) -> pygame.Surface:
    """There is no history to read."""
    return _statistics(size, lang, None, None)


SCREENS = [
    Screen("statistics", statistics),
    Screen("statistics-below", statistics_below),
    Screen("statistics-many", statistics_many),
    Screen("statistics-middle", statistics_middle),
    Screen("statistics-none", statistics_none),
    Screen("statistics-one", statistics_one),
    Screen("statistics-unread", statistics_unread),
]
