"""The pack at exactly the size it is shown: faces, backs, turned, squeezed and scaled cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from tac.settings import Cards
from tac.ui import theme
from tac.ui.assets import for_sdl
from tac.ui.draw.cache import SurfaceCache, to_screen
from tac.ui.draw.shapes import Shapes

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
FOUR_COLOUR_SUITS: Final = "cd"
"""The suits that a deck of four colours prints differently."""
CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
BACK: Final = "back"
BLANK: Final = "blank"
TURN_STEP: Final = 2.0
"""Cards in flight are turned in steps of so many degrees; each step is made once."""

Size = tuple[int, int]


class CardArt:
    """Cards by the codes of the records (``Th``), ``back`` and ``blank`` (a face without anything).

    ``pack`` says how they look; without it they look as usual. Sizes are whole pixels. A card is
    rasterised when it is first asked for, unless one of `jobs` has done it in another thread before.
    From `resize` on the last sharp pack is scaled instead, until `settle`.
    """

    def __init__(self, assets: Path, cache: SurfaceCache, shapes: Shapes, pack: Cards | None = None) -> None:
        self._folder = assets / "cards"
        self._cache = cache
        self._shapes = shapes
        self.pack = pack or Cards()
        """How the cards look."""
        self._stock = theme.STRONG_CARD if self.pack.contrast == "high" else theme.CARD
        self._sharp: dict[Size, dict[str, pygame.Surface]] = {}
        self._raw: dict[tuple[str, Size], pygame.Surface] = {}
        self._wanted: dict[tuple[str, Size], None] = {}
        self._asked: set[Size] = set()

    def face(self, code: str, size: Size) -> pygame.Surface:
        """The card's face (or ``back`` or ``blank``); FileNotFoundError for an unknown code."""
        pack = self._sharp.get(size)
        if self._cache.rough:
            self._asked.add(size)
        if pack is not None and code in pack:
            return pack[code]
        if self._cache.rough:
            self._wanted[(code, size)] = None
            old = self._of_any_size(code)
            if old is not None:
                return self._cache.get(
                    ("provisional", code, size), lambda: pygame.transform.smoothscale(old, size)
                )
        raw = self._raw.pop((code, size), None)
        picture = to_screen(raw if raw is not None else self._rasterise(code, size))
        self._sharp.setdefault(size, {})[code] = picture
        return picture

    def back(self, size: Size) -> pygame.Surface:
        """The back of the cards."""
        return self.face(BACK, size)

    def turned(self, code: str, size: Size, angle: float) -> pygame.Surface:
        """The card turned counterclockwise by ``angle`` degrees, in steps of two."""
        steps = round(angle / TURN_STEP)
        face = self.face(code, size)
        if steps == 0:
            return face
        key = ("turned", code, size, steps, self.pack, self._cache.rough)
        return self._cache.get(key, lambda: self._turn(face, steps * TURN_STEP))

    def _turn(self, face: pygame.Surface, angle: float) -> pygame.Surface:
        """Turn a card within a rim of nothing: a picture that is turned has stairs where it ends."""
        w, h = face.get_size()
        rimmed = pygame.Surface((w + 2, h + 2), pygame.SRCALPHA)
        rimmed.fill((*pygame.Color(self._stock.edge)[:3], 0))
        rimmed.blit(face, (1, 1))
        return pygame.transform.rotozoom(rimmed, angle, 1.0)

    def scaled(self, code: str, size: Size, scale: float) -> pygame.Surface:
        """The card a little larger or smaller, in steps of one per cent."""
        percent = round(scale * 100)
        face = self.face(code, size)
        if percent == 100:
            return face
        # Not kept: a card is never of this size for longer than a frame.
        return pygame.transform.smoothscale(
            face, (max(1, size[0] * percent // 100), max(1, size[1] * percent // 100))
        )

    def squeezed(self, code: str, size: Size, part: float) -> pygame.Surface:
        """The card as narrow as ``part`` (0..1) of its width: half-way through turning over."""
        width = max(1, round(size[0] * min(1.0, max(0.0, part))))
        face = self.face(code, size)
        return face if width == size[0] else pygame.transform.smoothscale(face, (width, size[1]))

    def jobs(self, size: Size) -> list[Callable[[], object]]:
        """What another thread can do so that no card of this size has to be rasterised when asked for."""
        known = self._sharp.get(size, {})
        missing = [code for code in (BACK, *CODES) if code not in known and (code, size) not in self._raw]
        return [lambda code=code: self._keep(code, size) for code in missing]  # type: ignore[misc]

    def resize(self) -> None:
        """A new size of the window begins: scale the cards there are until `settle`."""
        self._raw.clear()
        self._wanted.clear()
        self._asked.clear()

    def wanted(self) -> list[Callable[[], object]]:
        """The same as `jobs` for just the cards that have been scaled since `resize`, at their sizes."""
        return [
            lambda code=code, size=size: self._keep(code, size)  # type: ignore[misc]
            for code, size in self._wanted
            if (code, size) not in self._raw
        ]

    def settle(self) -> None:
        """The window keeps its size now: whatever is asked for is sharp. Packs that it no longer needs go."""
        self._sharp = {size: pack for size, pack in self._sharp.items() if size in self._asked}
        self._raw = {key: raw for key in self._wanted if (raw := self._raw.get(key)) is not None}
        self._wanted.clear()
        self._asked.clear()

    def path(self, code: str) -> Path:
        """The file of a card in the pack chosen, which holds files for what looks different in it only.

        High contrast has its own back and faces, a larger index its own faces, and the four-colour pack
        its own clubs and diamonds.
        """
        folder = self._folder
        if self.pack.contrast == "high":
            folder /= "contrast"
        if code != BACK and self.pack.index != "normal":
            folder /= self.pack.index
        if code != BACK and self.pack.colours == "four" and code[-1:] in FOUR_COLOUR_SUITS:
            folder /= "four"
        return folder / f"{code}.svg"

    def _of_any_size(self, code: str) -> pygame.Surface | None:
        """The largest sharp picture there is of a card."""
        sizes = [size for size, pack in self._sharp.items() if code in pack]
        return self._sharp[max(sizes)][code] if sizes else None

    def _keep(self, code: str, size: Size) -> None:
        self._raw[(code, size)] = self._rasterise(code, size)

    def _rasterise(self, code: str, size: Size) -> pygame.Surface:
        if code == BLANK:
            radius = theme.CARD_RADIUS * size[0]
            edge = max(1.0, self._stock.edge_width * size[0])
            return self._shapes.rounded(*size, radius, self._stock.face, self._stock.edge, edge)
        path = self.path(code)
        if not path.is_file():
            raise FileNotFoundError(path)
        return pygame.image.load_sized_svg(for_sdl(path), size)
