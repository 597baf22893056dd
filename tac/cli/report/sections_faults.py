"""The sections of a report on faults: how many, who notices them, rates at rest, what times tell."""

from __future__ import annotations

from collections.abc import Sequence

from tac.cli.report.estimates import Estimate
from tac.cli.report.figures import Figures, Leak
from tac.cli.report.figures_faults import ALL, KINDS
from tac.cli.report.html import Cell, Content, Section, heading, paragraph, table
from tac.cli.report.pending import ENDS, FATES
from tac.cli.report.writing import NOTHING, Writer


def faults(figures: Figures, w: Writer) -> Section:
    """How many faults of which kind, and what became of them."""
    t = w.t
    levels = list(dict.fromkeys(row.level for row in figures.faults))
    names = [w.level(level) for level in levels]
    found = {(row.level, row.kind): row for row in figures.faults}
    body = paragraph(t("report.faults.text")) + heading(t("report.faults.per_game"))
    all_kinds = (*KINDS, ALL)
    rows: list[list[Content]] = [
        [w.kind(kind), *(w.number(found[lv, kind].per_game) for lv in levels)] for kind in all_kinds
    ]
    body += table([t("report.kind"), *names], rows, sums=[len(KINDS)])
    body += heading(t("report.faults.per_chance")) + paragraph(t("report.faults.per_chance.text"), note=True)
    rows = [
        [w.kind(kind), *(w.share(found[lv, kind].per_chance, most=0.3) for lv in levels)]
        for kind in all_kinds
    ]
    body += table([t("report.kind"), *names], rows, sums=[len(KINDS)]) + _kinds(figures, w)
    body += heading(t("report.fates.title"))
    head = [t("report.level"), t("simulate.faults"), *(t(f"report.fate.{fate}") for fate in FATES)]
    fates: list[list[Content]] = [
        [
            w.level(row.level),
            str(row.faults),
            *(w.bar(row.fates[fate] if row.faults else None) for fate in FATES),
        ]
        for row in figures.fates
    ]
    return Section("faults", t("report.faults.title"), body + table(head, fates))


def _kinds(figures: Figures, w: Writer) -> str:
    sizes = list(dict.fromkeys(row.players for row in figures.kinds))
    found = {(row.players, row.kind): row.share for row in figures.kinds}
    rows: list[list[Content]] = [
        [w.kind(kind), *(w.share(found[size, kind]) for size in sizes)] for kind in KINDS
    ]
    head = [w.t("report.kind"), *(w.players(size) for size in sizes)]
    return heading(w.t("report.kinds.title")) + table(head, rows)


def noticing(figures: Figures, w: Writer) -> Section:
    """Who notices others' faults, and what comes of it."""
    t = w.t
    levels = list(dict.fromkeys(row.level for row in figures.noticed))
    found = {(row.level, row.kind): row.noticed for row in figures.noticed}
    rows: list[list[Content]] = [
        [w.kind(kind), *(w.share(found[lv, kind]) for lv in levels)] for kind in (*KINDS, ALL)
    ]
    body = paragraph(t("report.noticed.text"))
    body += table([t("report.kind"), *(w.level(level) for level in levels)], rows, sums=[len(KINDS)])
    body += heading(t("report.calls.title")) + paragraph(t("report.calls.text"), note=True)
    head = [t("report.level"), t("report.right_calls"), t("report.false_calls"), t("report.meant")]
    calls: list[list[Content]] = [
        [
            w.level(row.level),
            w.number(row.right),
            w.number(row.false),
            str(row.meant),
            *(w.bar(row.ends[end] if row.meant else None) for end in ENDS),
        ]
        for row in figures.calls
    ]
    body += table([*head, *(t(f"report.end.{end}") for end in ENDS)], calls)
    return Section("noticing", t("report.noticed.title"), body)


def rest(figures: Figures, w: Writer) -> Section:
    """The rates at rest beside the configuration."""
    t, body = w.t, paragraph(w.t("report.rest.text"))
    for what in ("overlook", "notice"):
        body += heading(t(f"report.rest.{what}"))
        rows: list[list[Content]] = [
            [
                w.level(row.level),
                t(f"simulate.faults.{row.obligation}"),
                w.percent(row.configured),
                w.share(row.measured, 2),
                _times(row.measured, row.configured, w),
                str(row.measured.count),
                w.percent(row.expected),
                w.share(row.anyhow, 2),
                _times(row.anyhow, row.expected, w),
            ]
            for row in figures.rest
            if row.what == what
        ]
        head = [t("report.level"), t("report.obligation"), t("report.configured"), t("report.measured")]
        counted = [t("report.ratio"), t("report.chances")]
        anyhow = [t("report.expected"), t("report.anyhow")]
        body += table([*head, *counted, *anyhow, counted[0]], rows, words=2)
    return Section("rest", t("report.rest.title"), body)


def _times(measured: Estimate, configured: float | None, w: Writer) -> str:
    return w.number(measured.value / configured) if measured.value is not None and configured else NOTHING


def leaks(figures: Figures, w: Writer) -> Section:
    """Whether the time of a move tells that it is a fault."""
    t, body = w.t, paragraph(w.t("report.leak.text"))
    rows: list[list[Content]] = [
        [t(f"report.leak.{leak.who}"), str(leak.moves), str(leak.faults), _auc(leak.auc, leak.error, w)]
        for leak in figures.leaks
    ]
    head = [t("report.moves"), t("simulate.faults"), "AUC"]
    body += table(["", *head], rows)
    body += heading(t("report.leak.classes")) + _classes(figures.leaks[0], head, w)
    return Section("leak", t("report.leak.title"), body)


def _classes(leak: Leak, head: Sequence[str], w: Writer) -> str:
    t = w.t
    rows: list[list[Content]] = [
        [
            t(f"report.move.{row.move}"),
            t("common.yes") if row.begins_turn else t("common.no"),
            str(row.places),
            str(row.moves),
            str(row.faults),
            _auc(row.auc, row.error, w),
        ]
        for row in leak.classes
    ]
    return table(
        [t("report.move"), t("report.begins_turn"), t("report.places_to_look"), *head], rows, words=2
    )


def _auc(value: float | None, error: float | None, w: Writer) -> Cell:
    if value is None or error is None:
        return Cell(NOTHING)
    return Cell(w.number(value, 3), f"± {w.number(1.96 * error, 3)}")
