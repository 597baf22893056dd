"""Kill running games at random moments, continue and finish each, and check what is on the disk every time.

python3 -m tests.history.kills --count 1000 [--seed N] [--folder DIR]

A game is played by a process of its own as fast as its journal can be written and synced. It says over a pipe
how many tokens have been made and how many are on the disk; then SIGKILL comes, whatever it is doing. The
journal must hold, be an exact course of the game, begin with what was there before, and miss at most the
last move. At last the game is continued to its end, and its record verified. POSIX only.
"""

from __future__ import annotations

import argparse
import os
import select
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random

from tac.cli.journalgame import FORMAT, Over
from tac.cli.journals import Journals
from tac.history.records import keep_record
from tac.match import Match, SteppedClock
from tac.match.notes import Made
from tac.match.rebuilding import check, land_everything, rebuild
from tac.rules import Record, read_record
from tac.ui.saves import Resumption
from tac.ui.scenes.choice import GameChoice, SeatChoice
from tests.history.hands import Hands, a_setup

_SEATS = tuple(SeatChoice(False, "lak", "", avatar) for avatar in ("vuk", "sova", "lisica", "medved"))
CHOICE = GameChoice(4, (_SEATS[0], _SEATS[1], _SEATS[2], _SEATS[3]), 7, 1.0, "normal", "normal", "sr")

MOST_TOKENS = 4000
"""Games of people who forget everything could go on for ever: they are given up then."""


@dataclass
class Counted:
    """What came of it."""

    kills: int = 0
    games: int = 0
    missing: int = 0
    """How often the last move was not in the journal yet."""
    torn: int = 0
    """How often the last line was torn."""
    seconds: float = 0.0


class Game:
    """One game in a folder of its own, played by one process after the other."""

    def __init__(self, folder: Path, number: int) -> None:
        self.running = folder / "running"
        self.records = folder / "records"
        self.number = number
        self.before = b""
        self.made = self.kept = 0

    def play(self, runs: int) -> None:
        """In the process: play until killed, or to the end."""
        journals = Journals(self.running, self._keep, _told, lambda: datetime(2026, 11, 30, 9, 0))
        waiting = journals.waiting()
        clock = SteppedClock()
        if waiting:
            resumption = journals.take(waiting[0].key, CHOICE)
            assert isinstance(resumption, Resumption)
            match = Match(resumption.setup, clock)
            rebuild(match, clock, resumption.course)
            journals.go_on(match, resumption)
            land_everything(match)
        elif b'"over"' in self.before:
            journals.close()  # it was over, and is handed to the records now
            _say("o", self.made)
            return
        else:
            match = Match(a_setup(self.number), clock)
            journals.begin(match, CHOICE)
            match.shown(0)
        hands = Hands(match, clock, Random(f"{self.number} {runs}"))
        goes_on = True
        while goes_on and match.move_number < MOST_TOKENS:
            goes_on = hands.play()
            _say("m", match.move_number)
            assert journals.wait()
            _say("k", match.move_number)
        journals.close()
        if goes_on:
            journals.give_up(journals.waiting()[0].key)
            journals.close()
        _say("o", match.move_number)

    def _keep(self, record: Record, done: Callable[[Path | None], object]) -> None:
        done(keep_record(self.records, record)[0])

    def check(self, counted: Counted) -> bool:
        """What the killed process has left holds; returns whether the game is over, and in the records."""
        data = b""
        for path in self.running.iterdir() if self.running.exists() else ():
            if b"\n" in path.read_bytes():
                assert not data, "one game has two journals"
                data = path.read_bytes()
            else:
                path.unlink()  # the game had not begun; the next one does
        if not data and self.records.exists() and any(self.records.glob("*.tac.yaml")):
            return True
        assert data.startswith(self.before), "what was there before has changed"
        if not data:
            assert not self.kept
            return False
        reading = FORMAT.read(data)
        assert not reading.damaged, reading.damaged
        counted.torn += reading.size != len(data)
        self.before = data[: reading.size]
        notes = [line for line in reading.lines if not isinstance(line, Over)]
        course = check(reading.head.setup(), notes)
        assert course.exact and len(course.notes) == len(notes), "it is no exact course of the game"
        tokens = sum(isinstance(note, Made) for note in notes)
        assert tokens >= self.kept, f"{self.kept} tokens were kept, {tokens} are there"
        assert tokens >= self.made - 1, f"of {self.made} tokens {tokens} are there"
        counted.missing += tokens < self.made
        return False

    def check_record(self) -> None:
        """The game is over: its record is there, holds and goes on from the journal, which is gone."""
        assert not list(self.running.iterdir()), "the journal is still there"
        (path,) = self.records.glob("*.tac.yaml")
        record = read_record(path.read_bytes())
        tokens = [move.token for turn in record.turns for move in turn.moves]
        lines = FORMAT.read(self.before).lines if self.before else ()
        kept = [line.move for line in lines if isinstance(line, Made)]
        assert tokens[: len(kept)] == kept
        assert len(tokens) == self.made
        assert record.result or len(tokens) >= MOST_TOKENS


_OUT = -1


def _say(what: str, count: int) -> None:
    os.write(_OUT, f"{what}{count}\n".encode())


def _told(key: str, **values: object) -> None:
    raise AssertionError(f"{key} {values}")


def run(game: Game, runs: int, die_after: float | None, *, early: bool = False) -> bool:
    """Let a process play, and kill it ``die_after`` s after its first token, or ``early``: after its start.

    Returns whether the game was over.
    """
    global _OUT
    read, write = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            os.close(read)
            _OUT = write
            game.play(runs)
            status = 0
        except BaseException as error:
            print(f"game {game.number}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
        finally:
            os._exit(status)
    os.close(write)
    try:
        over = _follow(game, read, child, die_after, early=early)
    finally:
        os.close(read)
        _, status = os.waitpid(child, 0)
    assert over or os.WIFSIGNALED(status), "the process has failed"
    return over


def _follow(game: Game, read: int, child: int, die_after: float | None, *, early: bool) -> bool:
    deadline = time.monotonic() + die_after if early and die_after is not None else None
    rest = b""
    over = killed = False
    while True:
        wait = None if deadline is None else max(0.0, deadline - time.monotonic())
        ready, _, _ = select.select([read], [], [], wait)
        if not ready and not killed:
            os.kill(child, signal.SIGKILL)
            killed, deadline = True, None
            continue
        part = os.read(read, 65536)
        if not part:
            return over
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            count = int(line[1:])
            if line[:1] == b"m":
                game.made = count
            elif line[:1] == b"k":
                game.kept = count
            else:
                over = True
        if die_after is not None and deadline is None and not killed:
            deadline = time.monotonic() + die_after


def kill(count: int, seed: int, folder: Path) -> Counted:
    """So many kills, in as many games as it takes."""
    random, counted, began = Random(seed), Counted(), time.monotonic()
    while counted.kills < count:
        game = Game(folder / f"{counted.games}", random.randrange(10**9))
        counted.games += 1
        over = False
        wanted = min(random.randrange(4, 30), count - counted.kills)
        for runs in range(wanted):
            die_after = random.choice((0.0, 0.002, 0.02, 0.1, 0.3)) * random.random()
            over = run(game, runs, die_after, early=random.random() < 0.2)
            if over:
                break
            counted.kills += 1
            over = game.check(counted)
            if over:
                break
        if not over:
            assert run(game, wanted, None)
        game.check_record()
        shutil.rmtree(game.running.parent)
    counted.seconds = time.monotonic() - began
    return counted


def main() -> int:
    """Run from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(description="Kill running games, continue and finish each.")
    parser.add_argument("--count", type=int, default=1000, help="how many kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where to play; a folder that goes away otherwise")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tac-kills-") as temporary:
        counted = kill(options.count, options.seed, options.folder or Path(temporary))
    print(
        f"{counted.kills} kills in {counted.games} games, {counted.seconds:.0f} s: every journal an exact "
        f"course, every record verified; the last move was missing {counted.missing} times, "
        f"{counted.torn} last lines were torn"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
