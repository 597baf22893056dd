"""Numbers and names as a report writes them."""

from __future__ import annotations

from dataclasses import dataclass

from tac.cli.report.estimates import Estimate
from tac.cli.report.figures_faults import ALL
from tac.cli.report.html import Cell
from tac.cli.report.studies import CALLER, NEUTRAL
from tac.locale import Translator

NOTHING = "–"
"""Stands where nothing was counted."""

_MINUS = "−"


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes in the language of ``t``."""

    t: Translator

    def number(self, value: float | None, digits: int = 2, *, signed: bool = False) -> str:
        """A number with so many decimal digits."""
        if value is None:
            return NOTHING
        text = self.t.decimal(abs(value), digits)
        negative = value < 0 and any(digit in text for digit in "123456789")
        return (_MINUS if negative else "+" if signed else "") + text

    def percent(self, value: float | None, digits: int = 1) -> str:
        """A share (0–1) as per cent."""
        return NOTHING if value is None else f"{self.t.decimal(100 * value, digits)} %"

    def share(self, estimate: Estimate, digits: int = 1, *, most: float = 1.0) -> Cell:
        """A share with its interval, and a bar behind it that is full at ``most``."""
        if estimate.value is None or estimate.low is None or estimate.high is None:
            return Cell(NOTHING)
        ends = [self.t.decimal(100 * end, digits) for end in (estimate.low, estimate.high)]
        return Cell(self.percent(estimate.value, digits), f"{ends[0]}–{ends[1]}", estimate.value / most)

    def mean(self, estimate: Estimate, digits: int = 2, *, signed: bool = False) -> Cell:
        """A mean with half of its interval."""
        if estimate.value is None or estimate.high is None:
            return Cell(NOTHING)
        reach = self.t.decimal(estimate.high - estimate.value, digits)
        return Cell(self.number(estimate.value, digits, signed=signed), f"± {reach}")

    def bar(self, value: float | None, digits: int = 1) -> Cell:
        """A share without an interval."""
        return Cell(self.percent(value, digits), share=value)

    def level(self, name: str) -> str:
        """A level, as it is called on the screen; one that a player has added keeps its name."""
        if name in (CALLER, NEUTRAL):
            return self.t(f"report.{name}")
        return self.t(f"level.{name}") if self.t.has(f"level.{name}") else name

    def kind(self, kind: str) -> str:
        """One of the six kinds of fault, or all of them."""
        if kind == ALL:
            return self.t("report.all_kinds")
        number, _, done = kind.partition("-")
        return f"{self.t(f'simulate.faults.{number}')}; {self.t(f'simulate.faulty_move.{done}')}"

    def short_kind(self, kind: str) -> str:
        """The same in few words, for the head of a column."""
        if kind == ALL:
            return self.t("report.all_kinds")
        number, _, done = kind.partition("-")
        return f"{number} · {self.t(f'report.done.{done}')}"

    def players(self, count: int) -> str:
        """How many players there are."""
        return self.t.n("report.players", count)
