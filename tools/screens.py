"""Render screens to pictures, without a window.

python tools/screens.py [--sizes 1280x720,1920x1080] [--langs sr,pseudo] [--text-size 150] [--out DIR]
python tools/screens.py --list

Each `tools/screens_*.py` has a list `SCREENS` of `Screen`; a new screen is shown by adding it to one.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from tac.ui.draw import Kit
    from tac.ui.scene import Scene
    from tac.ui.sign import Sign

Size = tuple[int, int]

TEXT_SIZES = (100, 110, 125, 150)
USUAL_SIZE = (1280, 720)
FOLDER = Path("build/screens")
PREFIX = "screens_"
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Screen:
    """One picture: `render(size, lang)` draws a window of so many pixels in a language."""

    name: str
    render: Callable[[Size, str], pygame.Surface]

    def shown(self, size: Size, lang: str, text_size: int = 100) -> pygame.Surface:
        """The picture with text and controls of so many per cent, also in a language of `tools.pseudo`."""
        from tools.pseudo import PSEUDO, longer_texts

        kit = kit_of(size)
        kit.enlarge(text_size / 100)
        try:
            with longer_texts() if lang in PSEUDO else nullcontext():
                return self.render(size, PSEUDO.get(lang, lang))
        finally:
            kit.enlarge(1.0)


def registered() -> list[Screen]:
    """Return all screens, by name. Raises ValueError where two have the same name."""
    found: dict[str, Screen] = {}
    for module in sorted(pkgutil.iter_modules([str(HERE)]), key=lambda module: module.name):
        if not module.name.startswith(PREFIX):
            continue
        for screen in importlib.import_module(f"tools.{module.name}").SCREENS:
            if screen.name in found:
                raise ValueError(f"two screens are called {screen.name}")
            found[screen.name] = screen
    return [found[name] for name in sorted(found)]


@lru_cache(maxsize=4)
def kit_of(size: Size) -> Kit:
    """Return the draw kit for a size; screens share it, so that its pictures are made once."""
    import pygame

    from tac.ui.draw import Kit

    pygame.display.init()
    pygame.font.init()
    return Kit(size)


def shoot(
    size: Size, make: Callable[[Kit], Scene], *, steps: int = 1, sign: Sign | None = None
) -> pygame.Surface:
    """Return what a scene shows after so many steps of 16 ms, and a passing ``sign`` over it."""
    import pygame

    scene = make(kit_of(size))
    scene.resize(size)
    for _ in range(steps):
        scene.update(16.0)
    picture = pygame.Surface(size)
    scene.draw(picture, scene.dirty)
    if sign is not None:
        sign.draw(picture, kit_of(size).enlarged, below=scene.signs_below, off=scene.signs_off)
    scene.leave()
    return picture


def taken(scene: Scene, size: Size) -> pygame.Surface:
    """Return what a scene shows now; it is left then."""
    import pygame

    picture = pygame.Surface(size)
    scene.draw(picture, scene.dirty)
    scene.leave()
    return picture


def headless() -> None:
    """Let pygame do without screen and loudspeaker; to be called before it is imported."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def render_all(
    screens: list[Screen], sizes: list[Size], langs: list[str], out: Path, text_size: int = 100
) -> Iterator[Path]:
    """Write each screen in each size and language; yield the files as they are written."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    out.mkdir(parents=True, exist_ok=True)
    for screen in screens:
        for size in sizes:
            for lang in langs:
                large = "" if text_size == 100 else f"-{text_size}"
                path = out / f"{screen.name}-{size[0]}x{size[1]}-{lang}{large}.png"
                pygame.image.save(screen.shown(size, lang, text_size), str(path))
                yield path


def spoken() -> list[str]:
    """The languages of the game; read late, since this file may have been called by its path."""
    from tac.languages import LANGUAGES

    return list(LANGUAGES)


def sizes_of(text: str) -> list[Size]:
    """Read `1280x720,1920x1080`. Raises ArgumentTypeError."""
    sizes: list[Size] = []
    for part in text.split(","):
        width, cross, height = part.strip().partition("x")
        if not (cross and width.isdigit() and height.isdigit() and int(width) and int(height)):
            raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT, not {part!r}")
        sizes.append((int(width), int(height)))
    return sizes


def langs_of(text: str) -> list[str]:
    """Read `sr,en`. Raises ArgumentTypeError."""
    from tools.pseudo import PSEUDO

    known = (*spoken(), *PSEUDO)
    langs = [part.strip() for part in text.split(",")]
    for lang in langs:
        if lang not in known:
            raise argparse.ArgumentTypeError(f"a language is one of {', '.join(known)}, not {lang!r}")
    return langs


def main(argv: list[str] | None = None) -> int:
    """Run from the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.screens", description="Render screens to pictures.")
    parser.add_argument("--sizes", type=sizes_of, default=[USUAL_SIZE], metavar="WxH,…")
    parser.add_argument("--langs", type=langs_of, default=spoken(), metavar="LANG,…")
    parser.add_argument("--text-size", type=int, choices=TEXT_SIZES, default=100, help="in per cent")
    parser.add_argument("--only", metavar="NAME", help="only screens whose name begins like this")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR")
    parser.add_argument("--list", action="store_true", help="print the names and stop")
    options = parser.parse_args(argv)
    headless()
    screens = [screen for screen in registered() if screen.name.startswith(options.only or "")]
    if options.list:
        print("\n".join(screen.name for screen in screens))
        return 0
    if not screens:
        print(f"no screen begins with {options.only!r}", file=sys.stderr)
        return 1
    for path in render_all(screens, options.sizes, options.langs, options.out, options.text_size):
        print(path)
    return 0


if __name__ == "__main__":
    if not __package__:
        # Called by its path: go on as the module that the lists of screens know.
        sys.path.insert(0, str(HERE.parent))
        main = importlib.import_module("tools.screens").main
    sys.exit(main())
