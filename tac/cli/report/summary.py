"""What a report prints to the terminal: the few lines that matter most."""

from __future__ import annotations

from collections.abc import Iterator

from tac.cli.report.estimates import Estimate
from tac.cli.report.figures import Figures
from tac.cli.report.figures_faults import ALL
from tac.cli.report.writing import Writer
from tac.locale import Translator


def lines(figures: Figures, t: Translator) -> Iterator[str]:
    """The most telling figures, a line each."""
    w = Writer(t)
    yield t("report.title")
    for row in figures.ahead:
        pair = t("report.ahead.pair", level=w.level(row.level), lower=w.level(row.lower))
        yield f"  {w.players(row.players)}: {pair}: {_share(row.ahead, w)}"
    yield t("report.noticed.title")
    for noticed in figures.noticed:
        if noticed.kind == ALL:
            yield f"  {w.level(noticed.level)}: {_share(noticed.noticed, w)}"
    yield t("report.lengths.title")
    for length in figures.lengths:
        points = f"{length.low}–{length.high}" if length.low is not None else ""
        yield f"  {w.players(length.players)}: {w.number(length.mean.value, 0)} {points}".rstrip()
    yield t("report.leak.title")
    for leak in figures.leaks:
        yield f"  {t(f'report.leak.{leak.who}')}: AUC {w.number(leak.auc, 3)}"


def _share(estimate: Estimate, w: Writer) -> str:
    cell = w.share(estimate)
    return f"{cell.text} ({cell.detail})" if cell.detail else cell.text
