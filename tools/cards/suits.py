"""Suits: their colours in every deck, and their signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tools.kilim import stepped_diamond
from tools.palette import BLACK, INDIGO, MADDER, PAPER, PAPER_EDGE, TEAL, WHITE
from tools.svg import Markup, Point, line, moved, path, rect

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of one suit."""

    main: str
    """Rank, sign and dress."""
    pale: str
    """Woven corners and the ground behind a figure."""
    deep: str
    """Shade on the main colour."""
    accent: str
    """What a figure wears besides."""


@dataclass(frozen=True, slots=True)
class Print:
    """How a deck is printed: its suits' dyes, its paper, the edge around it, and whether it is ornamented."""

    dyes: dict[str, Dye]
    paper: str
    edge: str
    edge_width: float
    ornament: bool
    """Whether corners and signs are woven; a deck of high contrast leaves that out."""


_BLACK_PALE, _BLACK_DEEP = "#E6DCD0", "#5A4C55"
_RED, _RED_PALE, _RED_DEEP = "#B3202D", "#F7D9CA", "#7C121E"

_TWO_COLOUR: Final[dict[str, Dye]] = {
    "s": Dye("#221A20", _BLACK_PALE, _BLACK_DEEP, MADDER),
    "c": Dye("#221A20", _BLACK_PALE, _BLACK_DEEP, TEAL),
    "h": Dye(_RED, _RED_PALE, _RED_DEEP, TEAL),
    "d": Dye(_RED, _RED_PALE, _RED_DEEP, INDIGO),
}
"""Black spades and clubs, red hearts and diamonds."""

FOUR_COLOUR: Final[dict[str, Dye]] = {
    "c": Dye("#006A5E", "#D3E9E4", "#00413A", MADDER),
    "d": Dye("#1D4E9E", "#DFE6F1", "#12336B", MADDER),
}
"""What differs in a deck of four colours: green clubs and blue diamonds.

The green leans to blue: without red or green cones it is grey where the red is brown."""

_STRONG_RED, _STRONG_PALE = "#B00020", "#E6E6E6"
_STRONG_TWO: Final[dict[str, Dye]] = {
    "s": Dye(BLACK, _STRONG_PALE, BLACK, _STRONG_RED),
    "c": Dye(BLACK, _STRONG_PALE, BLACK, TEAL),
    "h": Dye(_STRONG_RED, _STRONG_PALE, "#6E0014", BLACK),
    "d": Dye(_STRONG_RED, _STRONG_PALE, "#6E0014", INDIGO),
}
_STRONG_FOUR: Final[dict[str, Dye]] = {
    "c": Dye("#00645A", _STRONG_PALE, "#003C32", _STRONG_RED),
    "d": Dye("#003DA6", _STRONG_PALE, "#00266B", _STRONG_RED),
}


def print_of(colours: str, contrast: str) -> Print:
    """Give the printing of a deck of ``two`` or ``four`` colours, of ``normal`` or ``high`` contrast."""
    if contrast == "high":
        dyes = _STRONG_TWO | (_STRONG_FOUR if colours == "four" else {})
        return Print(dyes, WHITE, BLACK, 6, ornament=False)
    dyes = _TWO_COLOUR | (FOUR_COLOUR if colours == "four" else {})
    return Print(dyes, PAPER, PAPER_EDGE, 2, ornament=True)


# Signs in a box of 100: sides at 45 degrees, each lobe an exact half circle.
_SIGNS: Final = {
    "h": "M50 94 L9 53 A28.99 28.99 0 0 1 50 12 A28.99 28.99 0 0 1 91 53 Z",
    "d": "M50 1 L90 50 L50 99 L10 50 Z",
    "s": "M50 2.5 L88.5 41 A27.22 27.22 0 0 1 55.5 83.74 L66 98 H34 L44.5 83.74 A27.22 27.22 0 0 1 11.5 41 Z",
    "c": "M36.5 41 A24 24 0 1 1 63.5 41 A24.5 24.5 0 1 1 55 76 L66 98 H34 L45 76 A24.5 24.5 0 1 1 36.5 41 Z",
}
_EYES: Final[dict[str, Point]] = {"h": (50, 47), "d": (50, 50), "s": (50, 51), "c": (50, 53)}


def sign(suit: str, colour: str) -> Markup:
    """Draw the bare sign of a suit in a box of 100."""
    return path(_SIGNS[suit], colour)


def edged_sign(suit: str, colour: str, edge: str, width: float) -> Markup:
    """Draw the bare sign with an edge of another colour, which parts it from what it stands on."""
    return line(_SIGNS[suit], edge, 2 * width, round_ends=True) + sign(suit, colour)


def woven_sign(suit: str, x: float, y: float, size: float, rings: tuple[str, str, str, str]) -> Markup:
    """Draw a suit's sign, ``size`` units square, with a woven eye.

    ``rings`` are the colours of the sign and of the eye's rings from the outer to the innermost one.
    """
    eye_x, eye_y = _EYES[suit]
    ground, outer, middle, inner = rings
    return moved(
        x,
        y,
        size / 100,
        sign(suit, ground),
        path(stepped_diamond(eye_x, eye_y, 3, 5.2), outer),
        path(stepped_diamond(eye_x, eye_y, 2, 4.2), middle),
        rect(eye_x - 2.1, eye_y - 2.1, 4.2, 4.2, inner),
    )
