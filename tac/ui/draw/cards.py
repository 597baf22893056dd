"""The pack at exactly the size it is shown: faces, backs, turned, squeezed and scaled cards."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

import pygame

from tac.settings import Cards
from tac.ui import theme
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
    rasterised when it is first asked for; ``warm`` does the whole pack in another thread meanwhile.
    While ``resizing`` is set, the last sharp pack is scaled instead, and ``settle`` makes everything
    sharp again.
    """

    def __init__(self, assets: Path, cache: SurfaceCache, shapes: Shapes, pack: Cards | None = None) -> None:
        self._folder = assets / "cards"
        self._cache = cache
        self._shapes = shapes
        self._pack = pack or Cards()
        self._sharp: dict[Size, dict[str, pygame.Surface]] = {}
        self._raw: dict[tuple[str, Size], pygame.Surface] = {}
        self._last: Size | None = None
        self._worker: threading.Thread | None = None
        self._stop = threading.Event()
        self.resizing = False

    def face(self, code: str, size: Size) -> pygame.Surface:
        """The card's face (or ``back`` or ``blank``); FileNotFoundError for an unknown code."""
        pack = self._sharp.get(size)
        if pack is not None and code in pack:
            return pack[code]
        if self.resizing and self._last is not None and size != self._last:
            old = self.face(code, self._last)
            return self._cache.get(
                ("provisional", code, self._last, size), lambda: pygame.transform.smoothscale(old, size)
            )
        raw = self._raw.pop((code, size), None)
        self._last = self._last or size
        picture = to_screen(raw if raw is not None else self._rasterise(code, size))
        self._sharp.setdefault(size, {})[code] = picture
        return picture

    def back(self, size: Size) -> pygame.Surface:
        """The back of the cards."""
        return self.face(BACK, size)

    def turned(self, code: str, size: Size, angle: float) -> pygame.Surface:
        """The card turned counterclockwise by ``angle`` degrees, in steps of two."""
        steps = round(angle / TURN_STEP)
        if steps == 0:
            return self.face(code, size)
        return self.exactly_turned(code, size, steps * TURN_STEP)

    def exactly_turned(self, code: str, size: Size, angle: float) -> pygame.Surface:
        """The card turned by exactly this angle: for cards that lie still."""
        face = self.face(code, size)
        key = ("turned", code, size, angle, self._pack, self.resizing)
        return self._cache.get(key, lambda: pygame.transform.rotozoom(face, angle, 1.0))

    def scaled(self, code: str, size: Size, scale: float) -> pygame.Surface:
        """The card a little larger or smaller, in steps of one per cent."""
        percent = round(scale * 100)
        if percent == 100:
            return self.face(code, size)
        face = self.face(code, size)
        wanted = (max(1, size[0] * percent // 100), max(1, size[1] * percent // 100))
        key = ("scaled", code, size, percent, self._pack, self.resizing)
        return self._cache.get(key, lambda: pygame.transform.smoothscale(face, wanted))

    def squeezed(self, code: str, size: Size, part: float) -> pygame.Surface:
        """The card as narrow as ``part`` (0..1) of its width: half-way through turning over."""
        width = max(1, round(size[0] * min(1.0, max(0.0, part))))
        face = self.face(code, size)
        return face if width == size[0] else pygame.transform.smoothscale(face, (width, size[1]))

    def warm(self, size: Size) -> None:
        """Rasterise the whole pack of this size in another thread.

        What that has not yet done is done when asked for. Scenes with a table call this in ``resize``.
        """
        if self.resizing:
            return
        self._last = size
        known = self._sharp.get(size, {})
        missing = [code for code in (BACK, *CODES) if code not in known and (code, size) not in self._raw]
        self.close()
        if not missing:
            return
        self._stop = threading.Event()
        self._worker = threading.Thread(
            target=self._work, args=(missing, size, self._stop), name="tac-cards", daemon=True
        )
        self._worker.start()

    def settle(self) -> None:
        """The window keeps its size now: forget the packs of before, whatever is asked for is sharp."""
        self.close()
        self.resizing = False
        self._sharp.clear()
        self._raw.clear()
        self._last = None

    def close(self) -> None:
        """Stop the thread, if one is working."""
        self._stop.set()
        if self._worker is not None:
            self._worker.join()
            self._worker = None

    def path(self, code: str) -> Path:
        """The file of a card in the pack chosen, which holds files for what looks different in it only.

        High contrast has its own back and faces, a larger index its own faces, and the four-colour pack
        its own clubs and diamonds.
        """
        folder = self._folder
        if self._pack.contrast == "high":
            folder /= "contrast"
        if code != BACK and self._pack.index != "normal":
            folder /= self._pack.index
        if code != BACK and self._pack.colours == "four" and code[-1:] in FOUR_COLOUR_SUITS:
            folder /= "four"
        return folder / f"{code}.svg"

    def _work(self, codes: list[str], size: Size, stop: threading.Event) -> None:
        for code in codes:
            if stop.is_set():
                return
            self._raw[(code, size)] = self._rasterise(code, size)

    def _rasterise(self, code: str, size: Size) -> pygame.Surface:
        if code == BLANK:
            stock = theme.STRONG_CARD if self._pack.contrast == "high" else theme.CARD
            radius = theme.CARD_RADIUS * size[0]
            edge = max(1.0, stock.edge_width * size[0])
            return self._shapes.rounded(*size, radius, stock.face, stock.edge, edge)
        path = self.path(code)
        if not path.is_file():
            raise FileNotFoundError(path)
        return pygame.image.load_sized_svg(str(path), size)
