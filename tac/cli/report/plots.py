"""Plots as SVG, drawn with leather, which is loaded with this module: import it where plots are drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

import leather  # type: ignore[import-untyped]
from leather import theme

Point = tuple[float, float]

INK: Final = "#22313f"
COLOURS: Final = ("#c2573a", "#2f7fb5", "#4f8f4a", "#8a5aa8", "#b08a1e")
FILL: Final = "#b9d3e6"

_FONT: Final = "system-ui, sans-serif"
_LONG_NUMBER: Final = re.compile(r"-?\d+\.\d{3,}")


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis: its ends, where it has marks, and what is written at them."""

    low: float
    high: float
    marks: Sequence[float]
    write: Callable[[float], str]


class _Columns:
    """A shape for leather: columns from x to x + width, given as (x, height, width) on a scale of numbers."""

    def __init__(self, fill: str) -> None:
        self._fill = fill

    def validate_series(self, series: object) -> None:
        """Any series will do."""

    def to_svg(self, width: int, height: int, x: Any, y: Any, series: Any, palette: object) -> ET.Element:
        """Draw the columns on an area of so many pixels."""
        group = ET.Element("g")
        bottom = float(y.project(0, height, 0))
        for datum in series.data():
            left, right = (float(x.project(at, 0, width)) for at in (datum.x, datum.x + datum.row[2]))
            top = float(y.project(datum.y, height, 0))
            size = {"width": f"{right - left:.2f}", "height": f"{bottom - top:.2f}"}
            at = {"x": f"{left:.2f}", "y": f"{top:.2f}"}
            ET.SubElement(group, "rect", {**at, **size, "fill": self._fill})
        return group

    def legend_to_svg(self, series: object, palette: object) -> list[object]:
        """What the columns are is said beside the plot."""
        return []


class _Line(leather.Line):  # type: ignore[misc]
    """A line without an entry in a legend: what it is is said beside the plot."""

    def legend_to_svg(self, series: object, palette: object) -> list[object]:
        return []


class Plot:
    """One plot with numbers on both axes; ``size`` is in pixels of its own, which grow with the page."""

    def __init__(self, title: str, x: Axis, y: Axis, size: tuple[int, int] = (300, 190)) -> None:
        _set_theme()
        self._size = size
        self._title = title
        self._chart = leather.Chart(title or None)
        for axis, set_scale, add_axis in (
            (x, self._chart.set_x_scale, self._chart.add_x_axis),
            (y, self._chart.set_y_scale, self._chart.add_y_axis),
        ):
            set_scale(_scale(axis))
            add_axis(ticks=list(axis.marks), tick_formatter=_formatter(axis.write))
        self._x, self._y = x, y

    def columns(self, columns: Iterable[tuple[float, float, float]]) -> None:
        """Add columns (x, height, width); those outside the axes are cut."""
        rows = [row for row in columns if self._x.low <= row[0] and row[0] + row[2] <= self._x.high]
        if rows:
            cut = [(x, min(height, self._y.high), width) for x, height, width in rows]
            self._chart.add_series(leather.Series(cut), _Columns(FILL))

    def line(self, points: Iterable[Point], colour: str, width: float = 2, dashes: str | None = None) -> None:
        """Add a line through points; those outside the axes are left out."""
        inside = [
            point
            for point in points
            if self._x.low <= point[0] <= self._x.high and self._y.low <= point[1] <= self._y.high
        ]
        if len(inside) > 1:
            self._chart.add_series(leather.Series(inside), _Line(colour, width, dashes))

    def svg(self) -> str:
        """The plot as an element for a page; empty where nothing is in it."""
        if not self._chart._layers:
            return ""
        width, height = self._size
        text = str(self._chart.to_svg(width=width, height=height))
        text = _LONG_NUMBER.sub(lambda number: f"{float(number[0]):.2f}", text)
        opening = f'<svg role="img" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">'
        return re.sub(r"<svg\b[^>]*>", opening, text, count=1)


def steps(points: Iterable[Point]) -> list[Point]:
    """The corners of a curve that jumps to each point and stays there until the next one."""
    corners: list[Point] = []
    for x, y in points:
        if corners:
            corners.append((x, corners[-1][1]))
        corners.append((x, y))
    return corners


@dataclass(frozen=True, slots=True)
class _Ends:
    """Where an axis ends, in leather's words."""

    min: Decimal
    max: Decimal
    ticks: Sequence[float]


def _scale(axis: Axis) -> Any:
    """A scale that ends where the axis does, and not at the next round number."""
    scale = leather.Linear(axis.low, axis.high)
    scale._ticker = _Ends(Decimal(axis.low), Decimal(axis.high), axis.marks)
    return scale


def _formatter(write: Callable[[float], str]) -> Callable[[Any, int, int], str]:
    return lambda value, index, count: write(float(value))


def _set_theme() -> None:
    """The look of all plots; leather keeps it in variables of a module."""
    theme.background_color = "none"
    theme.margin = 0.05
    theme.title_font_family = theme.tick_font_family = theme.axis_title_font_family = _FONT
    theme.title_font_size = 13
    theme.title_color = INK
    theme.tick_font_size = 11
    theme.tick_font_char_width = 7
    theme.label_color = "#5c6b78"
    theme.tick_color = "#e3e8ec"
    theme.legend_font_char_height = 0
    theme.legend_gap = 6
