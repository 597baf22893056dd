"""The screen of statistics: what is asked for, how few is told, and that every part of it can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from tac.history.values import Counts, GroupCounts, Overview, Scope
from tac.locale import Translator
from tac.settings import Profile
from tac.ui.draw import Kit
from tac.ui.layout.statistics import statistics_layout
from tac.ui.scenes.statistics import PERIODS, SHEETS, StatisticsOptions, StatisticsScene
from tac.ui.scenes.statistics_figures import (
    by_obligation,
    date_text,
    figures,
    group_lines,
    outcomes,
    per_hundred,
    places,
    share,
)
from tac.ui.widgets import Choice
from tools.screens_statistics import LEVELS, _nothing, overview_of

TODAY = date(2026, 11, 25)
SIZE = (1280, 720)
T = Translator("sr", strict=True)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


class Shown:
    """A screen, and what was asked of the history."""

    def __init__(
        self, kit: Kit, recent: Overview | None, ever: Overview | None, size: tuple[int, int] = SIZE
    ) -> None:
        self.asked: list[tuple[str, str, Scope]] = []
        self.done: list[str] = []

        def look(since: str, until: str, scope: Scope) -> Overview | None:
            self.asked.append((since, until, scope))
            return recent if since else ever

        def export(scope: Scope) -> str:
            self.done.append(scope.value)
            return "Statistika je sada u /č.csv"

        options = StatisticsOptions(
            look,
            TODAY,
            LEVELS,
            leave=lambda: self.done.append("left"),
            who=Profile("a0000001", "Luka", "lisica"),
            open_profiles=lambda: self.done.append("profiles"),
            export=export,
        )
        kit.resize(size)
        kit.settle()
        self.scene = StatisticsScene(kit, T, options)
        self.scene.resize(size)

    def key(self, *codes: int) -> None:
        for code in codes:
            event: dict[str, Any] = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
            self.scene.handle(pygame.Event(pygame.KEYDOWN, event))

    def press(self, name: str) -> None:
        at = self.scene.named[name].rect.centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.Event(kind, button=1, pos=at, touch=False))

    def picture(self) -> bytes:
        surface = pygame.Surface(self.scene.size)
        self.scene.draw(surface, self.scene.dirty)
        return pygame.image.tobytes(surface, "RGB")


def test_it_begins_with_thirty_days_without_help(kit: Kit) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90))
    assert shown.asked[0] == ("2026-10-27", "2026-11-25", Scope.UNHELPED)
    assert ("2026-09-27", "2026-10-26", Scope.UNHELPED) in shown.asked  # what it is compared with
    assert PERIODS[shown.scene.period] == 30


def test_where_nothing_was_played_lately_it_begins_with_all(kit: Kit) -> None:
    shown = Shown(kit, _nothing(), overview_of(400, 90))
    assert PERIODS[shown.scene.period] is None
    assert not shown.scene.is_empty


def test_days_and_modes_are_chosen_and_asked_for(kit: Kit) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90))
    period, mode = (shown.scene.named[name] for name in ("period", "mode"))
    assert isinstance(period, Choice)
    assert isinstance(mode, Choice)
    shown.asked.clear()
    period.choose(0)
    assert shown.asked[0] == ("2026-11-19", "2026-11-25", Scope.UNHELPED)
    shown.asked.clear()
    mode.choose(3)
    assert shown.asked[0][2] is Scope.HELPED


def test_escape_the_arrow_and_the_plate_lead_on(kit: Kit) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90))
    shown.press("person")
    shown.press("back")
    shown.key(pygame.K_ESCAPE)
    assert shown.done == ["profiles", "left", "left"]


@pytest.mark.parametrize("size", [SIZE, (1024, 640), (700, 1000)])
def test_keys_alone_reach_every_panel_and_bring_it_into_view(kit: Kit, size: tuple[int, int]) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90), size)
    met = set()
    for _ in range(2 * len(shown.scene.named)):
        shown.key(pygame.K_TAB)
        focus = shown.scene.form.focus
        assert focus is not None
        met |= {name for name, one in shown.scene.named.items() if one is focus}
        view = shown.scene.form.scroll.area
        assert view is not None
        assert shown.scene.form.scroll.shows(focus) or focus.rect.h > view.view.h - 12 * kit.u
    assert met == {"back", "person", "period", "mode", "export", *SHEETS}


def test_it_is_kept_in_a_file_and_says_where_until_something_else_is_chosen(kit: Kit) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90))
    shown.scene.form.put(shown.scene.form.widgets, shown.scene.named["export"])
    shown.scene.form.scroll.to(1e6)
    before = shown.picture()
    shown.key(pygame.K_RETURN)
    assert shown.done == ["unhelped"]
    shown.scene.form.scroll.to(1e6)
    assert shown.picture() != before


@pytest.mark.parametrize("found", [None, _nothing()])
def test_where_there_is_nothing_there_is_nothing_to_keep_or_to_scroll(
    kit: Kit, found: Overview | None
) -> None:
    shown = Shown(kit, found, found)
    assert set(shown.scene.named) == {"back", "person", "period", "mode"}
    assert not shown.scene.form.scroll.active
    shown.picture()


def test_a_screen_that_nobody_touches_is_drawn_once(kit: Kit) -> None:
    shown = Shown(kit, overview_of(48, 25), overview_of(400, 90))
    shown.picture()
    shown.scene.dirty.clear()
    for _ in range(5):
        shown.scene.update(16.0)
    assert not shown.scene.dirty


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640), (700, 1000), (1024, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_nothing_lies_over_anything_else(size: tuple[int, int], scale: float) -> None:
    layout = statistics_layout(*size, 9, scale=scale)
    panels = [getattr(layout, name) for name in SHEETS]
    placed = [layout.period, layout.mode, *layout.cards, *panels, layout.export, layout.told]
    for number, one in enumerate(placed):
        assert one.x >= layout.view.x
        assert one.right <= layout.view.right
        assert one.bottom <= layout.view.y + layout.height
        for other in placed[number + 1 :]:
            assert not one.overlaps(other)
    assert not layout.back.overlaps(layout.title)
    assert not layout.title.overlaps(layout.person)


# -- words


def test_a_share_of_few_is_told_as_two_numbers() -> None:
    assert [share(T, part, whole) for part, whole in ((0, 0), (3, 9), (3, 10), (214, 301))] == [
        "–", "3 od 9", "30%", "71%",
    ]  # fmt: skip


def test_the_figures_say_what_they_count() -> None:
    total = Counts(games=48, finished=48, won=23, right=214, missed=87, timed=190, median=1120.0)
    before = Counts(timed=80, median=1300.0)
    told = figures(T, total, before, 6)
    assert [figure.value for figure in told] == ["48", "23", "71%", "1,12 s"]
    assert [figure.about for figure in told] == [
        "6 u poslednjih 7 dana", "48% završenih (48)", "214 od 301", "190 povika · brže za 0,18 s",
    ]  # fmt: skip


def test_few_chances_are_told_as_two_numbers_once() -> None:
    spotted = figures(T, Counts(games=1, finished=1, right=5, missed=2), Counts(), 1)[2]
    assert (spotted.value, spotted.about) == ("5 od 7", "malo za procenat")


def test_times_are_compared_only_where_both_are_of_enough_calls() -> None:
    total = Counts(games=9, finished=9, timed=190, median=1120.0)
    few = Counts(timed=9, median=1300.0)
    assert figures(T, total, few, None)[3].about == "190 povika"
    slower = figures(T, total, replace(few, timed=10, median=1000.0), None)[3].about
    assert slower == "190 povika · sporije za 0,12 s"


def test_obligations_outcomes_places_and_the_table_add_up() -> None:
    found = overview_of(48, 25)
    total, sums = found.total, by_obligation(found.kinds)
    assert sum(spotted for _, spotted, _ in sums) == total.right
    assert sum(missed for *_, missed in sums) == total.missed
    assert sum(count for _, count in outcomes(T, total)) == total.faults
    assert sum(count for _, count in places(found.groups)) == total.finished
    lines = group_lines(T, found.groups, LEVELS)
    second = next(number for number, line in enumerate(lines) if line.begins and number)
    assert sum(int(line.games) for line in lines[:second]) == total.games
    assert sum(int(line.games) for line in lines[second:]) == total.games


def test_the_table_has_levels_from_the_easiest_on_and_names_unknown_ones_as_they_are() -> None:
    groups = [
        GroupCounts(against, 3, 1, 12, 600, 6, 10, 10)
        for against in ("", "majstor", "*", "moj nivo", "lak")
    ]
    names = [line.name for line in group_lines(T, groups, LEVELS)]
    assert names == ["lak", "majstor", "moj nivo", "više nivoa", "samo ljudi", "3 igrača"]


def test_faults_in_a_hundred_moves_and_dates() -> None:
    assert (per_hundred(T, 120, 3660), per_hundred(T, 0, 0)) == ("3,3", "–")
    assert date_text(T, "2026-11-05") == "5. nov"
    assert date_text(Translator("en", strict=True), "2026-11-05", year=True) == "5 Nov 2026"
