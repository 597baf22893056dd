"""The pack at exactly the size it is shown: faces, backs, turned, squeezed and scaled cards."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import SurfaceCache, to_screen
from tac.ui.draw.shapes import Shapes

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
BACK: Final = "back"
BLANK: Final = "blank"
TURN_STEP: Final = 2.0
"""Cards in flight are turned in steps of so many degrees; each step is made once."""

Size = tuple[int, int]


class CardArt:
    """Cards by the codes of the records (``Th``), ``back`` and ``blank`` (a face without anything).

    Sizes are whole pixels. A card is rasterised when it is first asked for; ``warm`` does the whole
    pack in another thread meanwhile. While ``resizing`` is set, the last sharp pack is scaled
    instead, and ``settle`` makes everything sharp again.
    """

    def __init__(
        self, assets: Path, cache: SurfaceCache, shapes: Shapes, *, four_colours: bool = False
    ) -> None:
        self._folder = assets / "cards"
        self._cache = cache
        self._shapes = shapes
        self._four = four_colours
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
        key = ("turned", code, size, angle, self._four, self.resizing)
        return self._cache.get(key, lambda: pygame.transform.rotozoom(face, angle, 1.0))

    def scaled(self, code: str, size: Size, scale: float) -> pygame.Surface:
        """The card a little larger or smaller, in steps of one per cent."""
        percent = round(scale * 100)
        if percent == 100:
            return self.face(code, size)
        face = self.face(code, size)
        wanted = (max(1, size[0] * percent // 100), max(1, size[1] * percent // 100))
        key = ("scaled", code, size, percent, self._four, self.resizing)
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
        """The file of a card; the four-colour pack has its own clubs and diamonds."""
        if self._four and code[-1:] in "cd" and code != BACK:
            return self._folder / "four" / f"{code}.svg"
        return self._folder / f"{code}.svg"

    def _work(self, codes: list[str], size: Size, stop: threading.Event) -> None:
        for code in codes:
            if stop.is_set():
                return
            self._raw[(code, size)] = self._rasterise(code, size)

    def _rasterise(self, code: str, size: Size) -> pygame.Surface:
        if code == BLANK:
            edge = max(1.0, size[0] * 2 / 250)
            radius = theme.CARD_RADIUS * size[0]
            return self._shapes.rounded(*size, radius, theme.CARD_FACE, theme.CARD_EDGE, edge)
        path = self.path(code)
        if not path.is_file():
            raise FileNotFoundError(path)
        return pygame.image.load_sized_svg(str(path), size)
