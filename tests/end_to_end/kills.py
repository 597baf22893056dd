"""Kill the game in its real window at random moments, go on with it each time, and play it to its end.

python3 -m tests.end_to_end.kills --count 30 [--seed N]

A robot sits at the table with mouse and keys. After each kill the journal must be an exact course of the
game, begin with what was there before, and miss at most the last move that the record beside it has; the
next start shows the same game, at the same move. Needs what the tests with a real window need (Xvfb,
openbox, xdotool).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tac.cli.journalgame import FORMAT, Over
from tac.match.notes import Made
from tac.match.rebuilding import check
from tac.rules import Phase, read_record
from tests.end_to_end.opponents import settings
from tests.end_to_end.program import Program
from tests.end_to_end.robot import Robot, Watcher
from tests.end_to_end.screen import Screen, missing_tools, open_screen
from tests.end_to_end.waiting import wait_until

SEATS = ("human,protivnik", "protivnik,protivnik", "human,protivnik,protivnik")

LONGEST = 600.0
"""Seconds until a game must have come to its end."""


@dataclass
class Counted:
    """What came of it."""

    kills: int = 0
    games: int = 0
    missing: int = 0
    """How often the last move of the record was not in the journal."""
    seconds: float = 0.0


class Game:
    """One game, started and killed again and again."""

    def __init__(
        self, screen: Screen, folder: Path, random: Random, variables: dict[str, str | None]
    ) -> None:
        self._screen = screen
        self._folder = folder
        self._random = random
        self._variables = variables
        folder.mkdir(parents=True)
        self._config = settings(folder, overlook=0.05, reaction=900, pace=60)
        self._data = folder / "data č"
        self._games = self._data / "data" / "games"
        self._seats = random.choice(SEATS)
        self._number = random.randrange(10**6)
        self._starts = 0
        self._before = b""

    def start(self) -> Program:
        """Begin the game, or go on with it: what was there is there again."""
        self._starts += 1
        what = ["--continue"]
        if not self._before:
            speed = self._random.choice(("off", "fast", "off") if "human" in self._seats else ("fast",))
            what = ["--seats", self._seats, "--seed", str(self._number), "--speed", speed]
        arguments = [*what, "--data", str(self._data), "--config", self._config, "--exit-at-end", "--mute"]
        folder = self._folder / f"start {self._starts}"
        program = Program(self._screen, folder, *arguments, variables=self._variables)
        program.wait_for_table()
        if self._before:
            kept = self._tokens(self._before)
            wait_until(program.record.exists, "the record")
            shown = self._shown(program)
            assert shown[: len(kept)] == kept, "another game goes on"
            if program.events("Resumed") or len(shown) > len(kept):
                return program
            program.wait_for_events("Resumed")
        return program

    def kill(self, counted: Counted) -> bool:
        """Let it be played until it is killed; returns whether it was over before that."""
        program = self.start()
        timer = threading.Timer(self._random.uniform(0.05, 2.5), program.process.kill)
        timer.start()
        over = False
        try:
            over = self._play(program)
        except (AssertionError, RuntimeError):
            assert program.process.wait(60) < 0, program.errors  # it was killed while the robot acted
        finally:
            timer.cancel()
            timer.join()
            program.close()
        if over:
            return True
        counted.kills += 1
        self._check(program, counted)
        return False

    def finish(self) -> None:
        """Go on with it to its end; its record is kept and holds, its journal is gone."""
        if self._before:
            program = self.start()
            try:
                assert self._play(program), program.errors
            finally:
                program.close()
        self.check_end()

    def check_end(self) -> None:
        """The game is over: its record is among the records and holds, its journal is gone."""
        assert not list((self._games / "running").iterdir())
        (path,) = (self._games / "records").glob("*.tac.yaml")
        record = read_record(path.read_bytes())
        assert record.result
        tokens = [move.token for turn in record.turns for move in turn.moves]
        kept = self._tokens(self._before)
        assert tokens[: len(kept)] == kept

    def _play(self, program: Program) -> bool:
        """Play to the end; returns whether it came to that."""
        if "human" in self._seats:
            robot = Robot(program, len(self._seats.split(",")), keys=False)

            def has_to_act(watcher: Watcher) -> bool:
                table = watcher.table
                return robot.on_turn or robot.seat in table.out or table.phase is not Phase.PLAY

            while True:
                robot.watcher.wait("a turn of one's own", has_to_act)
                if not robot.on_turn:
                    break
                robot.play(robot.owed)
        return program.process.wait(LONGEST) == 0

    def _check(self, program: Program, counted: Counted) -> None:
        shown = self._shown(program)
        paths = list((self._games / "running").glob("*.jsonl"))
        data = paths[0].read_bytes() if paths else b""
        if b"\n" not in data:
            assert not self._before and len(shown) <= 1, "the whole game is missing"
            for path in paths:
                path.unlink()  # the game had not begun; the next start begins it
            return
        assert len(paths) == 1, "one game has two journals"
        assert data.startswith(self._before), "what was there before has changed"
        reading = FORMAT.read(data)
        assert not reading.damaged, reading.damaged
        notes = [line for line in reading.lines if not isinstance(line, Over)]
        course = check(reading.head.setup(), notes)
        assert course.exact and len(course.notes) == len(notes), "it is no exact course of the game"
        self._before = data[: reading.size]
        kept = self._tokens(data)
        assert kept[: len(shown) - 1] == shown[: len(kept)][: len(shown) - 1]
        assert len(kept) >= len(shown) - 1, f"{len(shown)} tokens were made, {len(kept)} are there"
        counted.missing += len(kept) < len(shown)

    @staticmethod
    def _shown(program: Program) -> list[str]:
        """The moves in the record that the program writes beside the journal."""
        if not program.record.exists():
            return []
        record = read_record(program.record.read_bytes())
        return [move.token for turn in record.turns for move in turn.moves]

    @staticmethod
    def _tokens(data: bytes) -> list[str]:
        return [line.move for line in FORMAT.read(data).lines if isinstance(line, Made)] if data else []


def kill(
    screen: Screen,
    folder: Path,
    count: int,
    seed: int,
    variables: dict[str, str | None],
    *,
    to_the_end: bool = True,
) -> Counted:
    """So many kills, in as many games as it takes, each played ``to_the_end``."""
    random, counted, began = Random(seed), Counted(), time.monotonic()
    while counted.kills < count:
        game = Game(screen, folder / f"{counted.games}", random, variables)
        counted.games += 1
        over = False
        for _ in range(min(random.randrange(3, 11), count - counted.kills)):
            over = game.kill(counted)
            if over:
                break
        if over:
            game.check_end()
        elif to_the_end:
            game.finish()
        else:
            game.start().close()
    counted.seconds = time.monotonic() - began
    return counted


def main() -> int:
    """Run from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(description="Kill the game in its window, go on with it and finish it.")
    parser.add_argument("--count", type=int, default=30, help="how many kills")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if missing_tools():
        print(f"a real window needs the Debian packages {' '.join(missing_tools())}", file=sys.stderr)
        return 3
    with tempfile.TemporaryDirectory(prefix="tac-kills-") as folder:
        compiled = os.environ.get("PYTHONPYCACHEPREFIX") or str(Path(folder) / "compiled")
        Path(folder, "screen").mkdir()
        with open_screen(Path(folder) / "screen") as screen:
            variables: dict[str, str | None] = {"PYTHONPYCACHEPREFIX": compiled}
            counted = kill(screen, Path(folder) / "games", options.count, options.seed, variables)
    print(
        f"{counted.kills} kills of {counted.games} games in the window, {counted.seconds:.0f} s: every "
        f"journal an exact course, every game finished, every record verified; "
        f"the last move was missing {counted.missing} times"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
