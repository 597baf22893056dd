"""The section of a report on delays of calls, drawn and made, over the configured curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from tac.cli.opponents import player_level
from tac.cli.report.counted import delays_of
from tac.cli.report.delays import LEAST_WAITING, Share, kaplan_meier
from tac.cli.report.figures import DelayRow, Figures
from tac.cli.report.figures_faults import expected_share
from tac.cli.report.html import Section, heading, key, paragraph, plots, table
from tac.cli.report.plots import COLOURS, FILL, INK, Axis, Plot, Point, steps
from tac.cli.report.tally import Tally
from tac.cli.report.writing import Writer
from tac.players.level import delay_at
from tac.rules import FAULTY_MOVES
from tac.settings import Settings

_BIN = 50
"""Delays are drawn in steps of so many milliseconds."""

_Draw = Callable[[str, Axis, Mapping[str, Counter[int]], Share, Writer], str]

_RIGHT = 0.995
"""A plot reaches to where so many calls have come, by the configuration."""


def delays(figures: Figures, tally: Tally, settings: Settings, w: Writer) -> Section:
    """Delays of each level on each kind of fault; ``tally`` has them one by one."""
    t = w.t
    body = paragraph(t("report.delays.text")) + heading(t("report.delays.drawn"))
    body += key([(FILL, t("report.delays.drawn_key")), (INK, t("report.delays.configured_key"))])
    body += plots(_panels(tally, settings, w, _drawn))
    body += heading(t("report.delays.made")) + paragraph(
        t("report.delays.made.text", n=LEAST_WAITING), note=True
    )
    body += key([(COLOURS[0], t("report.delays.made_key")), (INK, t("report.delays.configured_key"))])
    body += plots(_panels(tally, settings, w, _made))
    body += heading(t("report.delays.numbers")) + paragraph(t("report.delays.numbers.text"), note=True)
    head = ("level", "kind", "configured_median", "drawn", "drawn_median", "distance", "chance")
    more = ("made", "cut", "expected", "chance", "farthest")
    columns = [t(f"report.column.{name}") for name in (*head, *more)]
    sums = [number for number, row in enumerate(figures.delays) if row.configured_median is None]
    body += table(columns, [_row(row, w) for row in figures.delays], words=2, sums=sums)
    return Section("delays", t("report.delays.title"), body)


def _row(row: DelayRow, w: Writer) -> list[str]:
    return [
        w.level(row.level),
        w.short_kind(row.kind),
        w.number(row.configured_median, 0),
        str(row.drawn),
        w.number(row.drawn_median, 0),
        w.number(row.distance, 3),
        w.number(row.drawn_chance),
        str(row.made),
        str(row.cut),
        w.number(row.expected, 1),
        w.number(row.made_chance),
        w.number(row.farthest, 3),
    ]


def _panels(tally: Tally, settings: Settings, w: Writer, draw: _Draw) -> Iterator[str]:
    for level in settings.levels:
        of_level = player_level(settings, level)
        for kind in FAULTY_MOVES:
            last = delay_at(of_level.reaction_to(kind), settings.reaction, _RIGHT)
            high = (last // 500 + 1) * 500
            marks = range(0, high + 1, 1000 if high < 6000 else 2000)
            x = Axis(0, high, marks, lambda ms: f"{ms / 1000:.0f} s")
            found = {what: delays_of(tally, level, kind.value, what) for what in ("drawn", "made", "cut")}
            title = f"{w.level(level)}: {w.short_kind(kind.value)}"
            yield draw(title, x, found, expected_share(settings, level, kind), w)


def _drawn(title: str, x: Axis, found: Mapping[str, Counter[int]], expected: Share, w: Writer) -> str:
    """A histogram of the delays as drawn over the configured one."""
    count = found["drawn"].total()
    bins: Counter[int] = Counter()
    for milliseconds, times in found["drawn"].items():
        bins[milliseconds // _BIN] += times
    starts = range(0, int(x.high), _BIN)
    curve = [(start, expected(start + _BIN - 1) - expected(start - 1)) for start in starts]
    columns = [(start, bins[start // _BIN] / count, _BIN) for start in starts] if count else []
    most = max(height for _, height, *_ in (*curve, *columns)) or 1.0
    y = Axis(0, most * 1.05, [0, most / 2], lambda share: w.percent(share, 0))
    plot = Plot(f"{title} ({count})", x, y)
    plot.columns(columns)
    plot.line([(start + _BIN / 2, height) for start, height in curve], INK, 1.6)
    return plot.svg()


def _made(title: str, x: Axis, found: Mapping[str, Counter[int]], expected: Share, w: Writer) -> str:
    """The share of calls made by then, those cut short accounted for, over the configured one."""
    y = Axis(0, 1, [0, 0.5, 1], lambda share: w.percent(share, 0))
    plot = Plot(f"{title} ({found['made'].total()})", x, y)
    plot.line([(ms, expected(ms)) for ms in range(0, int(x.high) + 1, 25)], INK, 1.6)
    curve: list[Point] = [(0, 0.0)]
    for milliseconds, share, waiting in kaplan_meier(found["made"], found["cut"]):
        if waiting < LEAST_WAITING:
            break
        if milliseconds - curve[-1][0] >= x.high / 300:  # nothing finer could be seen
            curve.append((milliseconds, share))
    plot.line(steps(curve), COLOURS[0], 1.6)
    return plot.svg()
