"""The sections of a report on games: places, beginning, length."""

from __future__ import annotations

from tac.cli.report.counted import Counted
from tac.cli.report.figures import Figures
from tac.cli.report.figures_games import moves_of
from tac.cli.report.html import Content, Section, heading, key, paragraph, plot, table
from tac.cli.report.plots import COLOURS, Axis, Plot
from tac.cli.report.studies import Study
from tac.cli.report.writing import Writer

_BIN = 20
"""Lengths of games are drawn in steps of so many moves."""


def places(figures: Figures, w: Writer) -> Section:
    """How the levels did."""
    t, body = w.t, paragraph(w.t("report.places.text"))
    for players in dict.fromkeys(row.players for row in figures.places):
        body += heading(w.players(players))
        rows: list[list[Content]] = [
            [w.level(row.level), str(row.games), w.mean(row.mean), *(w.bar(share) for share in row.places)]
            for row in figures.places
            if row.players == players
        ]
        head = [t("report.level"), t("report.games"), t("report.mean_place")]
        body += table([*head, *(f"{place}." for place in range(1, players + 1))], rows)
    body += heading(t("report.ahead.title"))
    sizes = list(dict.fromkeys(row.players for row in figures.ahead))
    pairs: list[list[Content]] = []
    for level, lower in dict.fromkeys((row.level, row.lower) for row in figures.ahead):
        found = {r.players: r.ahead for r in figures.ahead if (r.level, r.lower) == (level, lower)}
        pair = t("report.ahead.pair", level=w.level(level), lower=w.level(lower))
        pairs.append([pair, *(w.share(found[players]) for players in sizes)])
    body += table([t("report.level"), *(w.players(players) for players in sizes)], pairs)
    return Section("places", t("report.places.title"), body)


def beginning(figures: Figures, w: Writer) -> Section:
    """Whether it is good to begin."""
    t = w.t
    rows: list[list[Content]] = [
        [
            w.players(row.players),
            f"{row.position}.",
            w.mean(row.mean),
            w.share(row.first),
            w.share(row.last),
        ]
        for row in figures.beginning
    ]
    head = ["", t("report.position"), t("report.mean_place"), t("report.won"), t("report.lost")]
    body = paragraph(t("report.beginning.text")) + table(head, rows, words=2)
    return Section("beginning", t("report.beginning.title"), body)


def lengths(figures: Figures, counted: Counted, w: Writer) -> Section:
    """How long games are."""
    t = w.t
    rows: list[list[Content]] = [
        [
            w.players(row.players),
            str(row.games),
            w.mean(row.mean, 1),
            *("–" if point is None else str(point) for point in (row.low, row.median, row.high)),
        ]
        for row in figures.lengths
    ]
    head = ["", t("report.games"), t("report.mean"), "5 %", "50 %", "95 %"]
    body = paragraph(t("report.lengths.text")) + table(head, rows)
    image = _length_plot(counted, w)
    if image:
        colours = zip(COLOURS, counted.sizes(Study.LEVELS), strict=False)
        body += key((colour, w.players(players)) for colour, players in colours) + plot(image)
    return Section("lengths", t("report.lengths.title"), body)


def _length_plot(counted: Counted, w: Writer) -> str:
    lines = []
    for players in counted.sizes(Study.LEVELS):
        moves = moves_of(counted.of(Study.LEVELS, players=players))
        games, last = sum(moves.values()), max(moves, default=0)
        bins = [0.0] * (last // _BIN + 2)
        for length, count in moves.items():
            bins[length // _BIN] += count / games
        lines.append([(number * _BIN + _BIN / 2, share) for number, share in enumerate(bins)])
    most = max((share for line in lines for _, share in line), default=0.0)
    if not most:
        return ""
    y = Axis(0, most * 1.05, [0, most / 2, most], lambda share: w.percent(share, 0))
    plot = Plot("", Axis(0, 1000, range(0, 1001, 100), lambda moves: f"{moves:.0f}"), y, (700, 300))
    for line, colour in zip(lines, COLOURS, strict=False):
        plot.line(line, colour)
    return plot.svg()
