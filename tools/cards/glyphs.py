"""The ranks' own heavy letters and figures: 140 units high, stems of 27, tellable apart at 60 pixels a card.

6 and 9 have straight slanted stems and 3 has open ends, so that none of them closes into an 8; 10 is narrow.
"""

from __future__ import annotations

from typing import Final

from tools.svg import Markup, line, path, rect, ring, turned

HEIGHT: Final = 140
_STEM: Final = 27


def glyph(rank: str, colour: str) -> Markup:
    """Draw a rank (``A 2 … 9 T J Q K``) with its top left corner at the origin."""
    return _LETTERS[rank](colour)


def _ace(c: str) -> Markup:
    return path(
        "M0 140 L37 0 H69 L106 140 H77 L71.4 116 H34.6 L29 140 Z M40.5 91 H65.5 L53 38 Z", c, holes=True
    )


def _two(c: str) -> Markup:
    return path(
        "M1 47 A46 47 0 0 1 93 47 C93 69 82 81 68 94 L47 114 H94 V140 H0 V117 L49 72 "
        "C59 63 64.5 56 64.5 47 A17.5 20 0 0 0 29 47 Z",
        c,
    )


def _three(c: str) -> Markup:
    upper = "M16 45 V43 C16 25 29 13.5 46 13.5 C64 13.5 77 25 77 40 C77 55 64 65.5 46 65.5 H33"
    lower = "M46 65.5 C67 65.5 80.5 78 80.5 95.5 C80.5 113.5 66 126.5 46 126.5 C27 126.5 14 114.5 14 97 V94"
    return line(upper, c, _STEM) + line(lower, c, _STEM)


def _four(c: str) -> Markup:
    return path("M47 0 H87 V85 H102 V111 H87 V140 H59 V111 H0 V86 Z M59 85 V36 L28 85 Z", c, holes=True)


def _five(c: str) -> Markup:
    bowl = (
        "M20 68 C28 60 37 57 47 57 C67 57 79.5 72 79.5 91 C79.5 112 65 126.5 45 126.5 "
        "C26 126.5 13 115 13 98 V95"
    )
    return path("M13 0 H85 V26 H39 L37 52 L33 78 L8 76 Z", c) + line(bowl, c, _STEM)


def _six(c: str) -> Markup:
    return ring(47, 92.5, 33.5, 34, c, _STEM) + path("M4.6 71 L43 0 H76 L29 85 Z", c)


def _seven(c: str) -> Markup:
    return path("M0 0 H90 V25 L49 140 H17 L56 27 H0 Z", c)


def _eight(c: str) -> Markup:
    return ring(47, 38, 28, 25.5, c, 25) + ring(47, 95.5, 34.5, 32, c, 25)


def _nine(c: str) -> Markup:
    return turned(180, 47, HEIGHT / 2, _six(c))


def _ten(c: str) -> Markup:
    one = path("M20 0 H47 V140 H19 V35 L0 46 V17 Z", c)
    nought = "M126.5 44 V96 A26.5 30.5 0 0 1 73.5 96 V44 A26.5 30.5 0 0 1 126.5 44 Z"
    return one + line(nought, c, _STEM)


def narrow_ten(colour: str) -> Markup:
    """Draw a 10 for the extra large index, no wider than fits: 120 units."""
    one = path("M20 0 H42 V140 H14 V35 L0 43 V14 Z", colour)
    nought = "M106.5 40 V100 A21.5 26.5 0 0 1 63.5 100 V40 A21.5 26.5 0 0 1 106.5 40 Z"
    return one + line(nought, colour, _STEM)


def _jack(c: str) -> Markup:
    return rect(24, 0, 46, 26, c) + line("M72 0 V92 C72 112 60 126 42.5 126 C25 126 13 112 13 92 V89", c, 28)


def _queen(c: str) -> Markup:
    bowl = (
        "M48 13.5 C69 13.5 82.5 27 82.5 50 V90 C82.5 113 69 126.5 48 126.5 C27 126.5 13.5 113 13.5 90 V50 "
        "C13.5 27 27 13.5 48 13.5 Z"
    )
    return line(bowl, c, _STEM) + path("M42 99 L61 82 L98 119 V140 H80 Z", c)


def _king(c: str) -> Markup:
    return path("M0 0 H28 V57 L61 0 H93 L53 67 L96 140 H64.5 L36 90 L28 103 V140 H0 Z", c)


_LETTERS: Final = {
    "A": _ace,
    "2": _two,
    "3": _three,
    "4": _four,
    "5": _five,
    "6": _six,
    "7": _seven,
    "8": _eight,
    "9": _nine,
    "T": _ten,
    "J": _jack,
    "Q": _queen,
    "K": _king,
}
