"""The colours that every drawn picture shares: wool, dyes and skin."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#FFFBF2"
PAPER_EDGE: Final = "#CBB99B"
INK: Final = "#241A1C"
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"

WOOL: Final = "#F8ECD2"
OCHRE: Final = "#E9A93A"
OCHRE_DEEP: Final = "#B97A16"
MADDER: Final = "#A8232E"
WINE: Final = "#5E1019"
DARK: Final = "#3A1016"
TEAL: Final = "#1D6964"
INDIGO: Final = "#2A4374"
GREEN: Final = "#2F6B4A"
WALNUT: Final = "#6B3A1E"

SKIN: Final = "#F3CFA6"
SKIN_SHADE: Final = "#DDA877"
BLUSH: Final = "#EDA58B"
