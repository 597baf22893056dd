"""The end of a session: what was seen and what was not, how quickly, and one sentence of advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.practice.skill import Measure, advise
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_box, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.practice_end import DrillEndLayout, drill_end_layout
from tac.ui.layout.scroll import moved
from tac.ui.practice.advising import advice_text
from tac.ui.practice.numbers import grouped
from tac.ui.practice.panel import seconds
from tac.ui.practice.result import Result
from tac.ui.widgets import Button, FormScene

_NO: Final = "–"


class Cell(Struct, frozen=True):
    """One number: what it is, itself, and what there is to say to it; ``loud`` is what went wrong."""

    label: str
    number: str
    about: str = ""
    colour: str = theme.INK


class PracticeEnd(FormScene):
    """Shows a ``result``; doing it once more has the keyboard. ``duties``: there were no moves in order.

    Where there are ``words`` these stand there alone: nothing was done, and they say why.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        result: Result,
        *,
        title: str,
        again: Callable[[], None] | None,
        leave: Callable[[], None],
        duties: bool = False,
        words: str = "",
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._title = title
        self._leave = leave
        self._layout: DrillEndLayout | None = None
        self.result = result
        self.cells = () if words else duty_cells(t, result) if duties else cells_of(t, result)
        self.advice = words or self._advice(duties)
        self.again = None if again is None else Button(t("practice.again"), again, Look.MADDER, icon="again")
        self.quit = Button(t("common.back"), leave, icon="back")

    def _advice(self, duties: bool) -> str:
        answers = self.result.answers
        if not answers:
            return self._t("practice.end.nothing")
        return advice_text(self._t, advise(answers, duties=duties))

    def back(self) -> None:
        """Escape."""
        self._leave()

    def arrange(self) -> None:
        """Numbers above, two buttons below."""
        layout = self._layout = drill_end_layout(*self.size, len(self.cells), scale=self.kit.scale)
        self.scroll_through(layout.view, layout.height, [])
        self.quit.rect = layout.back
        buttons = [self.quit]
        if self.again is not None:
            self.again.rect = layout.again
            buttons.append(self.again)
        self.form.put(buttons, self.form.focus or self.again or self.quit)

    def paint(self, surface: pygame.Surface) -> None:
        """The cloth and the title."""
        layout, kit = self._layout, self.kit
        if layout is None:
            return
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(self._title, theme.DISPLAY, kit.u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """The paper with the numbers and the advice."""
        if self._layout is None:
            return
        kit, u, layout = self.kit, self.kit.u, moved(self._layout, dy)
        draw_paper(surface, kit, layout.panel)
        for cell, rect in zip(self.cells, layout.cells, strict=True):
            self._paint_cell(surface, cell, rect)
        box = layout.advice
        draw_box(surface, kit, box, theme.OCHRE_T, theme.OCHRE_D, radius=1.4 * u)
        inner = box.inset(2.2 * u, 0.8 * u)
        words = kit.text.fit(
            self.advice, theme.BODY, u, theme.INK, inner.w, height=inner.h, lines=6
        )
        put(surface, words, inner, "left")

    def _paint_cell(self, surface: pygame.Surface, cell: Cell, rect: Rect) -> None:
        kit, u = self.kit, self.kit.u
        draw_box(surface, kit, rect, theme.PAPER_2, theme.PAPER_LINE, radius=1.4 * u)
        inner = rect.inset(1.4 * u, 0.9 * u)
        head = Rect(inner.x, inner.y, inner.w, 2.8 * u)
        number = Rect(inner.x, head.bottom, inner.w, 4.4 * u)
        foot = Rect(inner.x, number.bottom, inner.w, inner.bottom - number.bottom)
        label = kit.text.fit(cell.label, theme.LABEL, u, theme.INK_2, head.w, height=head.h)
        put(surface, label, head, "left")
        value = kit.text.fit(cell.number, theme.HEADING, u, cell.colour, number.w, height=number.h)
        put(surface, value, number, "left")
        if cell.about:
            about = kit.text.fit(cell.about, theme.CAPTION, u, theme.INK_2, foot.w, height=foot.h)
            put(surface, about, foot, "left")


def cells_of(t: Translator, result: Result) -> tuple[Cell, ...]:
    """Hits, misses, false alarms, correct rejections; d', the median reaction, points and the row."""
    measure = Measure.of(result.answers)
    tally = measure.tally
    late = t("practice.end.late", number=tally.too_late) if tally.too_late else ""
    clean = tally.false_alarms + tally.correct_rejections
    cells = [
        Cell(t("practice.end.hits"), str(tally.hits), _of(t, tally.spotted.whole), theme.GOOD),
        Cell(t("practice.end.misses"), str(tally.misses), _of(t, tally.spotted.whole), theme.MADDER),
        Cell(
            t("practice.end.false"),
            str(tally.for_nothing),
            t.n("practice.end.of_calls", tally.calls),
            theme.MADDER,
        ),
        Cell(t("practice.end.passed"), str(tally.correct_rejections), late or _of(t, clean), theme.GOOD),
        _d_prime(t, measure),
        _reaction(t, measure),
    ]
    cells.extend(_points(t, result))
    if result.row:
        cells.append(Cell(t("practice.end.row"), str(result.row), t("practice.end.row.about")))
    return tuple(cells)


def duty_cells(t: Translator, result: Result) -> tuple[Cell, ...]:
    """Duties done and passed over, and how quickly they were done."""
    measure = Measure.of(result.answers)
    tally = measure.tally
    whole = tally.spotted.whole
    cells = [
        Cell(t("practice.end.done"), str(tally.hits), _of(t, whole), theme.GOOD),
        Cell(t("practice.end.passed_over"), str(tally.misses), _of(t, whole), theme.MADDER),
        _reaction(t, measure),
    ]
    cells.extend(_points(t, result))
    return tuple(cells)


def _points(t: Translator, result: Result) -> Iterator[Cell]:
    """The points, where there are any, beside the record."""
    if not result.points and not result.best:
        return
    about = t("practice.best", points=grouped(t, result.best)) if result.best else ""
    if result.is_record:
        about = t("practice.end.record")
    yield Cell(t("practice.points"), grouped(t, result.points), about)


def _of(t: Translator, whole: int) -> str:
    return t("practice.end.of", whole=whole)


def _d_prime(t: Translator, measure: Measure) -> Cell:
    tally, label = measure.tally, t("practice.end.d_prime")
    value = tally.d_prime
    if value is None:
        return Cell(label, _NO, t("practice.end.few"))
    few = tally.spotted.is_few or tally.cried.is_few
    about = t("practice.end.few") if few else t("practice.end.d_prime.about")
    return Cell(label, t.decimal(value, 2), about)


def _reaction(t: Translator, measure: Measure) -> Cell:
    label, reaction = t("practice.end.reaction"), measure.reaction
    if reaction is None:
        return Cell(label, _NO)
    if reaction.is_few:
        return Cell(label, seconds(t, reaction.median), t("practice.end.few"))
    low, high = t.decimal(reaction.low / 1000, 2), t.decimal(reaction.high / 1000, 2)
    return Cell(label, seconds(t, reaction.median), t("practice.end.reaction.half", low=low, high=high))
