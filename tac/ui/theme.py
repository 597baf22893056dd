"""Colours, type and shape of the design. Sizes are in design units (u) unless said otherwise.

Most colours never change. Those that depend on the cloth or the contrast are looked up in the palette in
force whenever they are named, as in ``theme.PANEL``: never keep one of them beyond the drawing of a picture.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from tac.ui.palette import GREEN, Palette, palette

CLOTH_L: str
CLOTH: str
CLOTH_D: str
PANEL: str
PANEL_2: str
PANEL_3: str
PANEL_LINE: str
MIST: str
DIM: str
DISABLED: str
DISABLED_TEXT: str
DISABLED_TEETH: str
PAPER_LINE: str
INK_2: str
OCHRE_D: str
TURN_TEXT: str

OF_PALETTE: Final = frozenset(name.upper() for name in Palette.__struct_fields__)
"""The names above, which are those of the palette in capitals."""

MADDER: Final = "#A8232E"
MADDER_H: Final = "#BE2F3A"
MADDER_P: Final = "#861A24"
WINE: Final = "#5E1019"
DARK: Final = "#3A1016"
PAPER: Final = "#FFFBF2"
PAPER_2: Final = "#F3E8D3"
PAPER_3: Final = "#E8D9BA"
PAPER_H: Final = "#FFF4DC"
WOOL: Final = "#F8ECD2"
OCHRE: Final = "#E9A93A"
OCHRE_L: Final = "#F6C766"
OCHRE_T: Final = "#FBE6B5"
TEAL: Final = "#1D6964"
INDIGO: Final = "#2A4374"
INK: Final = "#241A1C"
GOOD: Final = "#1E6B43"
TINT: Final = "#DDEBDD"
WHITE: Final = "#FFFFFF"
SHADOW: Final = "#04100F"
SILVER: Final = "#AFB8BC"
BRONZE: Final = "#C58B5A"
SLATE: Final = "#7A706D"

SEAT_TEETH: Final = (MADDER, TEAL, INDIGO, OCHRE)
"""The colour of the row of teeth on each seat's panel."""

SMALLEST_TEXT: Final = 11
"""No text is ever smaller, in pixels."""


_laid: list[Palette] = [GREEN]


def lay(colour: str, *, high: bool = False) -> bool:
    """Use the palette of this cloth from now on; whether that is another one. `Kit.lay` does the rest."""
    before, _laid[0] = _laid[0], palette(colour, high=high)
    return _laid[0] != before


def __getattr__(name: str) -> str:
    """A colour of the palette in force."""
    if name in OF_PALETTE:
        colour: str = getattr(_laid[0], name.lower())
        return colour
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class Weight(Enum):
    """The three weights of Rubik that are shipped, by the name in the file."""

    MEDIUM = "Medium"
    BOLD = "Bold"
    BLACK = "Black"


class Type(Struct, frozen=True):
    """A role of text: its size in u and its weight."""

    size: float
    weight: Weight

    def px(self, u: float) -> int:
        """Size in whole pixels, never under the smallest text."""
        return max(SMALLEST_TEXT, round(self.size * u))


SHOUT: Final = Type(13.6, Weight.BLACK)
DISPLAY: Final = Type(6, Weight.BLACK)
TITLE: Final = Type(5, Weight.BLACK)
NUMBER: Final = Type(5.8, Weight.BLACK)
HEADING: Final = Type(3.1, Weight.BOLD)
BUTTON: Final = Type(2.7, Weight.BOLD)
BUTTON_LARGE: Final = Type(3.4, Weight.BOLD)
NUMBERED: Final = Type(3.4, Weight.BLACK)
PLACE: Final = Type(3.1, Weight.BLACK)
ROW_NAME: Final = Type(2.9, Weight.BOLD)
ROW_NUMBER: Final = Type(3.2, Weight.BOLD)
NAME: Final = Type(2.4, Weight.BOLD)
STRONG: Final = Type(2.1, Weight.BOLD)
BODY: Final = Type(2.3, Weight.MEDIUM)
HINT: Final = Type(2.0, Weight.MEDIUM)
LABEL: Final = Type(1.9, Weight.MEDIUM)
LABEL_STRONG: Final = Type(1.9, Weight.BOLD)
CAPTION: Final = Type(1.75, Weight.MEDIUM)


class Shade(Struct, frozen=True):
    """A soft shadow: how far below, how far its edge is blurred (both in u) and how dark (0..1)."""

    dy: float
    blur: float
    alpha: float

    @property
    def reach(self) -> float:
        """How far, in u, anything of it may be seen beyond what throws it; half a u is for whole pixels."""
        return self.dy + self.blur + 0.5


class Stock(Struct, frozen=True):
    """What cards are printed on: the colours of face and edge, and the edge's part of the card's width.

    ``below`` and ``below_edge`` are the colours of cards that others cover, ``pile`` those of the edges of
    a face-down pile, the second one that of the highest.
    """

    face: str
    edge: str
    edge_width: float
    below: str
    below_edge: str
    pile: tuple[str, str]


CARD: Final = Stock(PAPER, "#CBB99B", 2 / 250, "#ECE3D3", "#B9A78B", ("#E8D8B6", "#B89F78"))
STRONG_CARD: Final = Stock(WHITE, "#000000", 6 / 250, "#E6E6E6", "#000000", ("#000000", WHITE))
"""Of the pack of high contrast."""

REST: Final = Shade(0.35, 0.8, 0.45)
LIFTED: Final = Shade(1.5, 2.4, 0.50)
FLYING: Final = Shade(3.0, 4.4, 0.50)
PANEL_SHADE: Final = Shade(0.8, 3.0, 0.45)
BUTTON_SHADE: Final = Shade(0.25, 0.9, 0.40)
CALL_SHADE: Final = Shade(0.5, 1.6, 0.55)
PLATE_SHADE: Final = Shade(0.3, 1.2, 0.50)

CARD_RADIUS: Final = 0.076
"""Of the card's width."""

PANEL_RADIUS: Final = 2.2
HAIR_LINE: Final = 0.14
BUTTON_LINE: Final = 0.16
PLATE_LINE: Final = 0.18
CALL_LINE: Final = 0.2


def line(width: float, u: float) -> float:
    """A line's width in pixels, never under one."""
    return max(1.0, width * u)


def button_radius(height: float, u: float) -> float:
    """Radius of a button's corners in pixels, for its height in pixels."""
    return min(0.24 * height, PANEL_RADIUS * u)
