"""Lay all drawn pictures side by side, to be looked at: ``python -m tools.contact_sheets --out DIR``.

It writes every pack of cards at four widths, all packs at the smallest width in true colours, without colour
and as colour-blind people see them, and avatars, icons and the program's icon at the sizes of their use.
"""

from __future__ import annotations

import argparse
import io
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from tools.art import PNG_SIZES, avatar_files, icon_files, icon_png
from tools.cards import PACKS, RANKS, Pack, card_files
from tools.colour_vision import SIGHTS, seen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDTHS: Final = (60, 90, 132, 200)
AVATAR_SIZES: Final = (24, 40, 64, 128)
ICON_SIZES: Final = (16, 24, 34, 48)
SUITS: Final = "shdc"
CLOTH: Final = "#184A46"
PAPER: Final = "#FFFBF2"
GREYS: Final = ("#F3F3F3", "#2B2B2B")
_GAP: Final = 6

Row = list[pygame.Surface]


def main() -> None:
    """Write all sheets into the folder asked for and name them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("build/contact"), help="the folder for the pictures")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in sheets():
        pygame.image.save(sheet, folder / f"{name}.png")
        print(folder / f"{name}.png")


def sheets() -> Iterable[tuple[str, pygame.Surface]]:
    """Draw every sheet, with the name of its file."""
    for pack in PACKS:
        for width in WIDTHS:
            yield f"cards-{pack.name}-{width}", pack_sheet(pack, width)
    plain = all_packs(WIDTHS[0])
    yield "cards-all", plain
    for sight in SIGHTS:
        yield f"cards-all-{sight}", seen(plain, sight)
    yield "avatars", _sized(avatar_files(), AVATAR_SIZES, CLOTH)
    yield "icons", _sized(icon_files(), ICON_SIZES, CLOTH)
    yield "program-icon", program_icons()


def pack_sheet(pack: Pack, width: int) -> pygame.Surface:
    """Draw a pack ``width`` pixels a card: a row for each suit, and the back at the end of each."""
    height = width * 7 // 5
    rows = [
        [_drawn(pack.file(f"{rank}{suit}"), width, height) for rank in RANKS]
        + [_drawn(pack.file("back"), width, height)]
        for suit in SUITS
    ]
    return laid_out(rows, CLOTH)


def all_packs(width: int) -> pygame.Surface:
    """Draw all packs, those that differ in colours only beside each other."""
    pictures = [pack_sheet(pack, width) for pack in PACKS]
    return laid_out([pictures[k : k + 2] for k in range(0, len(pictures), 2)], CLOTH)


def program_icons() -> pygame.Surface:
    """Draw the program's icon in every size, on a light and on a dark desktop."""
    sizes = [size for size in PNG_SIZES if size <= 256]
    row = [pygame.image.load(io.BytesIO(icon_png(size)), "icon.png") for size in sizes]
    return laid_out([[laid_out([row], ground)] for ground in GREYS], CLOTH)


def laid_out(rows: Sequence[Row], ground: str) -> pygame.Surface:
    """Put rows of pictures below each other."""
    widths = [sum(picture.width + _GAP for picture in row) for row in rows]
    heights = [max(picture.height for picture in row) + _GAP for row in rows]
    sheet = pygame.Surface((max(widths) + _GAP, sum(heights) + _GAP))
    sheet.fill(ground)
    y = _GAP
    for row, height in zip(rows, heights, strict=True):
        x = _GAP
        for picture in row:
            sheet.blit(picture, (x, y))
            x += picture.width + _GAP
        y += height
    return sheet


def _sized(files: dict[str, str], sizes: Sequence[int], ground: str) -> pygame.Surface:
    rows = [[_rasterised(svg, size, size) for svg in files.values()] for size in sizes]
    return laid_out(rows, ground)


@lru_cache(maxsize=1)
def _all_cards() -> dict[str, str]:
    return card_files()


def _drawn(file: str, width: int, height: int) -> pygame.Surface:
    return _rasterised(_all_cards()[file], width, height)


def _rasterised(svg: str, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))


if __name__ == "__main__":
    main()
