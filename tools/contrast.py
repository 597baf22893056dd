"""Contrast as it is drawn: words and icons, each against the very pixels that it is laid on.

    python tools/contrast.py [--size 1280x720] [--lang sr] [--cloth wine] [--high] [--only settings]

While a `Probe` is open, every surface that the program makes notes which words and icons are drawn on it. A
word that is drawn on something transparent is followed to where that is drawn in turn. What is just fading
does not count. A picture that is kept is measured on the screen that first shows it. Prints the weakest pairs
of each screen.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, Final, cast
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
import numpy.typing as npt
import pygame

from tools import screens

TEXT: Final = 4.5
LARGE: Final = 3.0
LARGE_FROM: Final = 24
"""The least contrast of words, of large words and of icons, and from how many pixels on words are large."""

_SOLID: Final = 230
"""Pixels of a glyph with less alpha are its soft edge."""
_WORST: Final = 2
"""So many per cent of the pixels may be worse: the threads of the cloth."""

_turn = pygame.transform.rotate

Pixels = npt.NDArray[np.float64]


class Kind(Enum):
    """What an ink is."""

    WORDS = "words"
    ICON = "icon"
    RING = "ring"
    """A line round something, such as one of the two round what has the keyboard."""


@dataclass(frozen=True)
class Ink:
    """Words, an icon or a ring of one colour, ``at`` a place of some surface, so many pixels high."""

    what: str
    colour: str
    px: int
    kind: Kind
    picture: pygame.Surface
    at: tuple[int, int] = (0, 0)

    @property
    def least(self) -> float:
        """The contrast that it must have."""
        return TEXT if self.kind is Kind.WORDS and self.px < LARGE_FROM else LARGE


@dataclass(frozen=True)
class Seen:
    """An ink on its ground, whose mean colour is ``ground``, and the contrast that it has there."""

    ink: Ink
    ground: str
    ratio: float

    @property
    def enough(self) -> bool:
        """Whether it can be read."""
        return self.ratio >= self.ink.least

    def __str__(self) -> str:
        ink = self.ink
        return f"{self.ratio:5.2f} {ink.colour} on {self.ground} ({ink.kind.value}, {ink.px} px) {ink.what!r}"


class Probe:
    """What has been drawn so far."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self._inks: dict[int, tuple[pygame.Surface, list[Ink]]] = {}

    def add(self, surface: pygame.Surface, *inks: Ink) -> None:
        """These inks are a part of a surface."""
        self._inks.setdefault(id(surface), (surface, []))[1].extend(inks)

    def of(self, surface: pygame.Surface) -> list[Ink]:
        """The inks of a surface; none of one that is shown pale."""
        parent: pygame.Surface | None = surface.get_parent()
        whole = surface.get_offset() == (0, 0) and surface.get_alpha() in (None, 255)
        if whole and parent is not None:
            surface = parent
        found = self._inks.get(id(surface))
        return found[1] if found is not None and found[0] is surface else []

    def turned(self, source: pygame.Surface, angle: float) -> pygame.Surface:
        """Turn a surface; by a multiple of 90 degrees, as what lies towards somebody, its inks with it."""
        made = _turn(source, angle)
        if angle % 90 == 0:
            self.add(made, *(_turned(ink, source.get_size(), round(angle)) for ink in self.of(source)))
        return made

    def drawn(self, target: pygame.Surface, source: pygame.Surface, at: tuple[int, int]) -> None:
        """A surface is about to be drawn on another: measure its inks, or follow them further."""
        for ink in self.of(source):
            place = (at[0] + ink.at[0], at[1] + ink.at[1])
            box = ink.picture.get_rect(topleft=place).clip(target.get_clip())
            if not box.w or not box.h:
                continue
            inside = box.move(-place[0], -place[1])
            glyphs = pygame.surfarray.array_alpha(ink.picture)[
                inside.x : inside.right, inside.y : inside.bottom
            ]
            mask = glyphs >= _SOLID
            if not mask.any():
                continue
            if target.get_flags() & pygame.SRCALPHA and _is_clear(target, box, mask):
                self.add(target, replace(ink, at=place))
            else:
                ground = pygame.surfarray.array3d(target.subsurface(box))[mask].astype(np.float64)
                self.seen.append(_measured(ink, ground))


def _turned(ink: Ink, size: tuple[int, int], angle: int) -> Ink:
    """The same on a sheet of ``size`` that was turned anticlockwise by a multiple of 90 degrees."""
    (w, h), (x, y), (iw, ih) = size, ink.at, ink.picture.get_size()
    at = {0: (x, y), 90: (y, w - x - iw), 180: (w - x - iw, h - y - ih), 270: (h - y - ih, x)}[angle % 360]
    return replace(ink, picture=_turn(ink.picture, angle), at=at)


def _is_clear(target: pygame.Surface, box: pygame.Rect, mask: npt.NDArray[np.bool_]) -> bool:
    alpha = pygame.surfarray.array_alpha(target.subsurface(box))[mask]
    return bool(np.mean(alpha) < 250)


def _measured(ink: Ink, ground: Pixels) -> Seen:
    mean = "#" + "".join(f"{round(part):02X}" for part in ground.mean(axis=0))
    lights, own = _light(ground), float(_light(np.array([pygame.Color(ink.colour)[:3]], dtype=np.float64))[0])
    ratios = (np.maximum(lights, own) + 0.05) / (np.minimum(lights, own) + 0.05)
    return Seen(ink, mean, float(np.percentile(ratios, _WORST)))


def _light(pixels: Pixels) -> Pixels:
    """The relative luminance of the WCAG."""
    parts = pixels / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return cast("Pixels", linear @ np.array([0.2126, 0.7152, 0.0722]))


@contextmanager
def probing() -> Iterator[Probe]:
    """Note all that is drawn on surfaces that are made from now on."""
    from tac.ui.draw.pictures import Pictures
    from tac.ui.draw.shapes import Shapes
    from tac.ui.draw.text import Text

    probe, plain = Probe(), pygame.Surface
    load, line, icon, box = pygame.image.load_sized_svg, Text.line, Pictures.icon, Shapes.rounded

    class Watched(plain):  # type: ignore[valid-type,misc]
        def blit(self, source: Any, dest: Any = (0, 0), *rest: Any, **more: Any) -> pygame.Rect:
            at = dest[:2] if not hasattr(dest, "topleft") else dest.topleft
            probe.drawn(self, source, (round(at[0]), round(at[1])))
            return cast("pygame.Rect", super().blit(source, dest, *rest, **more))

        def convert_alpha(self, *to: Any) -> Any:
            made = super().convert_alpha(*to)
            probe.add(made, *probe.of(self))
            return made

        def convert(self, *to: Any) -> Any:
            made = super().convert(*to)
            probe.add(made, *probe.of(self))
            return made

    def watched_svg(*of: Any) -> pygame.Surface:
        made = load(*of)
        sheet = Watched(made.get_size(), pygame.SRCALPHA, 32)
        plain.blit(sheet, made, (0, 0))
        return cast("pygame.Surface", sheet)

    def noted_line(self: Text, text: str, weight: Any, px: int, colour: str) -> pygame.Surface:
        made = line(self, text, weight, px, colour)
        if not probe.of(made):
            probe.add(made, Ink(text, colour, px, Kind.WORDS, made))
        return made

    def noted_icon(self: Pictures, name: str, size: float, colour: str) -> pygame.Surface:
        made = icon(self, name, size, colour)
        if not probe.of(made):
            probe.add(made, Ink(name, colour, round(size), Kind.ICON, made))
        return made

    def noted_box(self: Shapes, w: float, h: float, r: float, *of: Any, **more: Any) -> pygame.Surface:
        made, (fill, line) = box(self, w, h, r, *of, **more), (*of, None)[:2]
        if fill is None and line is not None and not probe.of(made):
            probe.add(made, Ink("focus", line, made.get_height(), Kind.RING, made))
        return made

    with (
        mock.patch.object(pygame, "Surface", Watched),
        mock.patch.object(Shapes, "rounded", noted_box),
        mock.patch.object(pygame.image, "load_sized_svg", watched_svg),
        mock.patch.object(pygame.transform, "rotate", probe.turned),
        mock.patch.object(Text, "line", noted_line),
        mock.patch.object(Pictures, "icon", noted_icon),
    ):
        screens.kit_of.cache_clear()
        yield probe
    screens.kit_of.cache_clear()


def look(
    names: Callable[[str], bool], size: tuple[int, int], lang: str, cloth: str, *, high: bool
) -> dict[str, list[Seen]]:
    """What is seen on the screens of these names, the weakest first."""
    from tac.settings import Cards
    from tac.ui.draw import Kit

    found = {}
    usual = Kit.use

    def use(self: Kit, pack: Cards, colour: str = cloth) -> None:
        usual(self, Cards(pack.colours, pack.index, "high") if high else pack, cloth)

    with probing() as probe, mock.patch.object(Kit, "use", use):
        kit = screens.kit_of(size)
        kit.use(Cards())
        for screen in screens.registered():
            if names(screen.name):
                probe.seen.clear()
                screen.render(size, lang)
                found[screen.name] = sorted(probe.seen, key=lambda seen: seen.ratio / seen.ink.least)
                kit.use(Cards())
        kit.close()
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Print the weakest pairs; 1 where some are too weak."""
    parser = argparse.ArgumentParser(prog="tools.contrast", description="Show the weakest contrasts.")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--lang", default="sr")
    parser.add_argument("--cloth", default="green")
    parser.add_argument("--high", action="store_true")
    parser.add_argument("--only", default="", help="screens whose name begins like this")
    options = parser.parse_args(argv)
    screens.headless()

    def wanted(name: str) -> bool:
        return name.startswith(str(options.only))

    (size,) = screens.sizes_of(options.size)
    bad = 0
    for name, found in look(wanted, size, options.lang, options.cloth, high=options.high).items():
        seen = [one for one in found if one.ink.kind is not Kind.RING]
        weak = [one for one in seen if not one.enough]
        bad += len(weak)
        for one in weak or seen[:1]:
            print(f"{'!' if not one.enough else ' '} {name}: {one}")
    return 1 if bad else 0



if __name__ == "__main__":
    sys.exit(main())
