"""Make the static weights of Rubik in ``assets/fonts``: ``python -m tools.make_fonts``.

pygame draws a variable font at its default weight only, so each weight of the design becomes a font of its
own, cut down to the scripts of our languages. The same source gives the same bytes: no table is stamped with
the time of making.
"""

from __future__ import annotations

import io
from importlib.resources import files
from typing import Final

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

from tools.output import ASSETS, write_files

WEIGHTS: Final = {"Medium": 500, "Bold": 700, "Black": 900}

_SCRIPTS: Final = (
    (0x0020, 0x024F),  # Latin with all its European letters
    (0x02B0, 0x036F),  # accents, alone and combining
    (0x0400, 0x045F),  # Cyrillic
    (0x2000, 0x206F),  # punctuation
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x21FF),  # letterlike signs and arrows
    (0x2200, 0x22FF),  # mathematics
)
_MARK_GAP: Final = 95
"""Thousandths of the size between the "!" and its dot.

The source has 40 to 52, which is less than a pixel in small text: "Tač!" would read "TačI"."""

_NAMES: Final = (0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17)
"""Copyright, family, style, id, full name, version, PostScript name; licence; typographic names."""


def font_files() -> dict[str, bytes]:
    """Make all weights and their licence: file name relative to ``assets/fonts`` to content."""
    package = files("fontpkg_rubik")
    source = _our_scripts((package / "files" / "Rubik[wght].ttf").read_bytes())
    made = {f"Rubik-{style}.ttf": _static(source, weight) for style, weight in WEIGHTS.items()}
    return made | {"OFL.txt": (package / "LICENSE").read_bytes()}


def _our_scripts(source: bytes) -> bytes:
    """Cut a font down to the scripts we write in."""
    options = Options()
    options.name_IDs = list(_NAMES)
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes={code for first, last in _SCRIPTS for code in range(first, last + 1)})
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    subsetter.subset(font)
    return _saved(font)


def _static(source: bytes, weight: int) -> bytes:
    """Fix a variable font at one weight."""
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": weight}, inplace=True, updateFontNames=True)
    _open_mark(font)
    return _saved(font)


def _open_mark(font: TTFont) -> None:
    """Shorten the stroke of "!" so that its dot stands clear of it."""
    outlines = font["glyf"]
    mark = outlines[font.getBestCmap()[ord("!")]]
    points, ends, _ = mark.getCoordinates(outlines)
    stroke, dot = list(points[: ends[0] + 1]), list(points[ends[0] + 1 :])
    foot, top = min(y for _, y in stroke), max(y for _, y in stroke)
    lift = max(y for _, y in dot) + _MARK_GAP * font["head"].unitsPerEm // 1000 - foot
    middle = (foot + top) / 2
    lifted = [(x, y + lift if y < middle else y) for x, y in stroke]
    mark.coordinates = GlyphCoordinates(lifted + dot)


def _saved(font: TTFont) -> bytes:
    stream = io.BytesIO()
    font.save(stream)
    return stream.getvalue()


def main() -> None:
    """Write all fonts and say how many have changed."""
    print(write_files(ASSETS / "fonts", font_files()))


if __name__ == "__main__":
    main()
