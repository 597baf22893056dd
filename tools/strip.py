"""Film what moves on the table, frame by frame, and lay the frames side by side on one sheet.

python tools/strip.py [--only to-central] [--reduced] [--every 2] [--frames] [--out DIR]
python tools/strip.py --game 7 --seats 4 --from 3000 --length 2000
python tools/strip.py --list

A take is one kind of motion on a staged table; a game is played by computers, of whom many err and call, in
the real scene. Every frame is also looked at: a card that jumps, vanishes, doubles or flickers is reported,
and so is a frame that shows something else than the same table drawn anew.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from tac.ui.table import TableView
    from tools.strip_scenes import Take

Size = tuple[int, int]

FOLDER: Final = Path("build/strips")
FRAME: Final = 1000.0 / 60.0
HERE: Final = Path(__file__).resolve().parent
COLUMNS: Final = 6
THUMB: Final = 420
"""How wide a frame is on a sheet, in pixels."""


@dataclass(frozen=True)
class Camera:
    """How things are filmed: the window's size, motion, and every which frame is kept."""

    size: Size = (1280, 720)
    lang: str = "sr"
    speed: str = "normal"
    reduced: bool = False
    every: int = 2


@dataclass(frozen=True)
class Shot:
    """One frame: when, in milliseconds since the film began, and what was to be seen."""

    at: float
    picture: pygame.Surface


class Film:
    """Takes frames of a table, and looks at each for what cannot be."""

    def __init__(self, view: TableView, camera: Camera) -> None:
        import pygame

        from tools.continuity import Continuity
        from tools.flicker import Flicker

        self.shots: list[Shot] = []
        self.smears: list[float] = []
        self.motion = Continuity(view)
        self.flicker = Flicker()
        self._view = view
        self._camera = camera
        self._surface = pygame.Surface(camera.size)
        self._taken = 0
        view.draw(self._surface, whole=True)
        self.motion.look()

    def take(self) -> None:
        """Take the next frame: only what has changed is drawn, as in the game."""
        from tac.ui.table.picture import Picture
        from tools.pixels import show_the_same

        view, at = self._view, self._taken * FRAME
        view.draw(self._surface)
        self.motion.look()
        self.flicker.look(self._surface)
        anew = self._surface.copy()
        Picture().draw(anew, view._scenery, whole=True)
        if not show_the_same(anew, self._surface):
            self.smears.append(at)
        if self._taken % self._camera.every == 0:
            self.shots.append(Shot(at, self._surface.copy()))
        self._taken += 1

    def troubles(self) -> Iterator[str]:
        """What was wrong, in sentences."""
        from tools.flicker import MOST_FLASHES, flashes

        yield from (str(found) for found in self.motion.breaks)
        yield from (f"{at:9.1f} ms  the frame is not what a new one would show" for at in self.smears)
        for number, where in self.flicker.found:
            yield f"{number * FRAME:9.1f} ms  something flickers at {where.topleft}"
        if self.flicker.brightness and flashes(self.flicker.brightness, FRAME) > MOST_FLASHES:
            yield f"the picture flashes more than {MOST_FLASHES} times a second"


def film_take(take: Take, camera: Camera) -> Film:
    """Film one take on a staged table."""
    from tools.staged_table import StagedTable

    table = StagedTable(
        take.start, camera.size, camera.lang, speed=camera.speed, reduced_motion=camera.reduced
    )
    table.play(*take.before)
    table.wait(1800.0)
    if take.ready is not None:
        take.ready(table)
    film = Film(table.view, camera)
    take.act(table)
    passed, then = 0.0, take.then
    while passed < take.length:
        if then is not None and passed >= then[0]:
            then[1](table)
            then = None
        film.take()
        table.view.advance(FRAME)
        passed += FRAME
    table.close()
    return film


def film_game(number: int, seats: int, begin: float, length: float, camera: Camera) -> Film:
    """Film a part of a game of computers, from ``begin`` on for so many milliseconds."""
    from tac.locale import Translator
    from tac.match import MatchSetup, Player
    from tac.players import Level, Pace, Reaction
    from tac.rules import deal
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.scenes.table import TableDoors, TableScene
    from tools.screens import kit_of
    from tools.staged_table import AVATARS, NAMES

    erring = Level("srednji", (0.25,) * 4, (0.7,) * 4, Reaction(700, 0, 0, 0), Pace(300, 0, 0), 0.02)
    players = tuple(Player(erring, NAMES[seat], AVATARS[seat]) for seat in range(seats))
    scene = TableScene(
        kit_of(camera.size),
        Translator(camera.lang, strict=True),
        MatchSetup(deal(number, seats), players, seed=number),
        Audio(),
        TableDoors(pause=lambda: None, ended=lambda standings: None),
        keys=Keys(),
        speed=camera.speed,
        reduced_motion=camera.reduced,
    )
    scene.resize(camera.size)
    for _ in range(round(begin / FRAME)):
        scene.update(FRAME)
    film = Film(scene.view, camera)
    for _ in range(round(length / FRAME)):
        scene.update(FRAME)
        film.take()
    scene.leave()
    return film


def sheet(shots: list[Shot]) -> pygame.Surface:
    """All frames on one picture, row by row, each with its time."""
    import pygame

    font = pygame.font.Font(None, 22)
    w, h = shots[0].picture.get_size()
    thumb = (THUMB, round(THUMB * h / w))
    rows = -(-len(shots) // COLUMNS)
    made = pygame.Surface((COLUMNS * thumb[0], rows * thumb[1]))
    for number, shot in enumerate(shots):
        at = (number % COLUMNS * thumb[0], number // COLUMNS * thumb[1])
        made.blit(pygame.transform.smoothscale(shot.picture, thumb), at)
        made.blit(font.render(f"{shot.at:.0f}", True, "white", "black"), at)
    return made


def save(film: Film, path: Path, *, frames: bool) -> None:
    """Write the sheet, and each frame as a picture of its own where they are wanted."""
    import pygame

    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet(film.shots), str(path))
    if frames:
        folder = path.with_suffix("")
        folder.mkdir(exist_ok=True)
        for shot in film.shots:
            pygame.image.save(shot.picture, str(folder / f"{shot.at:07.1f}.png"))


def films(options: argparse.Namespace, camera: Camera) -> Iterator[tuple[str, Callable[[], Film]]]:
    """What is to be filmed, by name."""
    from tools.strip_scenes import TAKES

    suffix = "-reduced" if camera.reduced else ""
    if options.game is not None:
        name = f"game-{options.game}-{options.seats}{suffix}"
        begin, length = options.begin, options.length
        yield name, lambda: film_game(options.game, options.seats, begin, length, camera)
        return
    for take in TAKES:
        if take.name.startswith(options.only or ""):
            yield take.name + suffix, lambda take=take: film_take(take, camera)  # type: ignore[misc]


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    from tools.screens import sizes_of

    found = argparse.ArgumentParser(prog="tools.strip", description="Film what moves on the table.")
    found.add_argument("--size", type=lambda text: sizes_of(text)[0], default=(1280, 720), metavar="WxH")
    found.add_argument("--lang", default="sr")
    found.add_argument("--speed", default="normal", choices=("slow", "normal", "fast"))
    found.add_argument("--reduced", action="store_true", help="with reduced motion")
    found.add_argument("--every", type=int, default=2, metavar="N", help="keep every Nth frame")
    found.add_argument("--only", metavar="NAME", help="only takes whose name begins like this")
    found.add_argument("--game", type=int, metavar="SEED", help="film a game of computers instead")
    found.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    found.add_argument("--from", dest="begin", type=float, default=0.0, metavar="MS")
    found.add_argument("--length", type=float, default=3000.0, metavar="MS")
    found.add_argument("--frames", action="store_true", help="write each frame too")
    found.add_argument("--out", type=Path, default=FOLDER, metavar="DIR")
    found.add_argument("--list", action="store_true", help="print the names of the takes and stop")
    return found


def main(argv: list[str] | None = None) -> int:
    """Run from the command line; return the exit status: 1 where something cannot be."""
    from tools.screens import headless
    from tools.strip_scenes import TAKES

    options = parser().parse_args(argv)
    headless()
    if options.list:
        print("\n".join(take.name for take in TAKES))
        return 0
    camera = Camera(options.size, options.lang, options.speed, options.reduced, max(1, options.every))
    wrong = False
    for name, shoot in films(options, camera):
        film = shoot()
        path = options.out / f"{name}.png"
        save(film, path, frames=options.frames)
        print(path)
        for trouble in film.troubles():
            wrong = True
            print(f"  {trouble}")
    return int(wrong)


if __name__ == "__main__":
    if not __package__:
        # Called by its path: go on as the module that the takes know.
        sys.path.insert(0, str(HERE.parent))
        main = importlib.import_module("tools.strip").main
    sys.exit(main())
