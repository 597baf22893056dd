"""The packs: what a player may choose, and where the files of each choice lie.

A face lies in the folder of its pack: ``contrast`` for high contrast, then ``large`` or ``extra`` for a
larger index, then ``four`` for the two suits that a deck of four colours prints differently; what is usual
has no folder. So ``contrast/large/four/7d.svg`` is a blue seven of diamonds, ``7d.svg`` the usual red one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tools.cards.suits import FOUR_COLOUR

COLOURS: Final = ("two", "four")
INDEXES: Final = ("normal", "large", "extra")
CONTRASTS: Final = ("normal", "high")


@dataclass(frozen=True, slots=True)
class Pack:
    """One choice of colours, size of the index and contrast."""

    colours: str
    index: str
    contrast: str

    @property
    def name(self) -> str:
        """The pack in one word, for files that show it: ``two-normal-normal``."""
        return f"{self.colours}-{self.index}-{self.contrast}"

    @property
    def own_suits(self) -> tuple[str, ...]:
        """The suits for which this pack has files of its own."""
        return tuple(FOUR_COLOUR) if self.colours == "four" else ("c", "d", "h", "s")

    def file(self, code: str) -> str:
        """Give the file of a face (``7d``) or of ``back``, relative to ``assets/cards``."""
        folders = ["contrast"] if self.contrast == "high" else []
        if code != "back":
            folders += [self.index] if self.index != "normal" else []
            folders += ["four"] if self.colours == "four" and code[-1] in FOUR_COLOUR else []
        return "/".join([*folders, f"{code}.svg"])


PACKS: Final = tuple(
    Pack(colours, index, contrast) for contrast in CONTRASTS for index in INDEXES for colours in COLOURS
)
"""All twelve packs; those that differ in their colours only stand beside each other."""
