"""Parts of an HTML page: tables, figures, and the page that holds them without needing anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 74rem; padding: 1.5rem; background: #fbfaf7; color: #22313f;
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .4rem; border-bottom: 2px solid #c2573a; padding-bottom: .2rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .3rem; }
p { max-width: 46rem; margin: .5rem 0; }
.note { color: #5c6b78; }
a { color: #2f6a94; }
nav a { margin-right: 1rem; white-space: nowrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .7rem 0 1rem; background: #fff;
  font-variant-numeric: tabular-nums; }
th, td { padding: .28rem .55rem; border: 1px solid #dfe4e8; text-align: right; white-space: nowrap; }
th { background: #eef2f4; font-weight: 600; vertical-align: bottom; white-space: normal; }
th.t, td.t { text-align: left; }
td small { color: #6a7883; }
td.bar { background-image: linear-gradient(#cfe0ec, #cfe0ec); background-repeat: no-repeat; }
tr.sum td { background-color: #f5f3ec; font-weight: 600; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .6rem; }
.plots svg, .plot svg { width: 100%; height: auto; background: #fff; border: 1px solid #dfe4e8; }
.plot { max-width: 46rem; }
.key { margin: .3rem 0; }
.key i { display: inline-block; width: 1.4rem; height: .55rem; margin: 0 .35rem 0 .9rem;
  vertical-align: middle; }
@media print { body { max-width: none; } h2 { break-after: avoid; } table, svg { break-inside: avoid; } }
"""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a table: ``text``, smaller after it ``detail``, behind both a bar of ``share``."""

    text: str
    detail: str = ""
    share: float | None = None


Content = str | Cell


def table(
    head: Sequence[str], rows: Iterable[Sequence[Content]], words: int = 1, sums: Iterable[int] = ()
) -> str:
    """A table; its first ``words`` columns are words, the rows whose numbers are in ``sums`` stand out."""
    bold = set(sums)
    lines = [_row("th", head, words)]
    for number, row in enumerate(rows):
        lines.append(_row("td", row, words, " class=sum" if number in bold else ""))
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _row(tag: str, cells: Sequence[Content], words: int, attributes: str = "") -> str:
    parts = []
    for column, content in enumerate(cells):
        cell = content if isinstance(content, Cell) else Cell(content)
        classes = ["t"] if column < words else []
        style = ""
        if cell.share is not None:
            classes.append("bar")
            style = f' style="background-size:{100 * min(1.0, max(0.0, cell.share)):.1f}% 100%"'
        mark = f' class="{" ".join(classes)}"' if classes else ""
        detail = f" <small>{escape(cell.detail)}</small>" if cell.detail else ""
        parts.append(f"<{tag}{mark}{style}>{escape(cell.text)}{detail}</{tag}>")
    return f"<tr{attributes}>{''.join(parts)}</tr>"


def paragraph(text: str, note: bool = False) -> str:
    """One paragraph; ``note`` is for what explains and can be passed over."""
    return f"<p{' class=note' if note else ''}>{escape(text)}</p>"


def heading(text: str) -> str:
    """A heading within a section."""
    return f"<h3>{escape(text)}</h3>"


def plots(images: Iterable[str]) -> str:
    """Several small plots beside each other."""
    return f'<div class="plots">{"".join(images)}</div>'


def plot(image: str) -> str:
    """One large plot."""
    return f'<div class="plot">{image}</div>'


def key(entries: Iterable[tuple[str, str]]) -> str:
    """What the colours of a plot mean: (colour, meaning)."""
    marks = [f'<i style="background:{colour}"></i>{escape(text)}' for colour, text in entries]
    return f'<p class="key">{"".join(marks)}</p>'


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page with a heading: ``name`` is its address, ``body`` is HTML."""

    name: str
    title: str
    body: str


def page(language: str, title: str, opening: str, sections: Sequence[Section]) -> str:
    """A whole page that needs nothing else; ``opening`` is HTML."""
    links = "".join(f'<a href="#{part.name}">{escape(part.title)}</a> ' for part in sections)
    bodies = "".join(
        f'<section id="{part.name}"><h2>{escape(part.title)}</h2>{part.body}</section>\n' for part in sections
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{_STYLE}</style></head>\n<body><h1>{escape(title)}</h1>\n{opening}\n<nav>{links}</nav>\n"
        f"{bodies}</body></html>\n"
    )
