"""`bench`: moves per second, frame times, how long a start takes, and what the history answers how fast."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from dataclasses import dataclass
from statistics import median
from typing import Final

from tac.cli.bench_frames import FramesMeasured, Size, measure_frames, quantile
from tac.cli.bench_history import HistoryMeasured, measure_history
from tac.cli.bench_moves import MovesMeasured, measure_moves
from tac.cli.bench_start import NoStart, StartsMeasured, measure_starts

DONE = 0
FAILED = 1

Document = dict[str, object]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured: ``rounds`` of random ``games``, frames at ``sizes``, ``starts`` of each kind.

    Of a scene at most so many ``frames`` are measured. The history holds so many games (``history``), copies
    of so many different ones (``models``), and each of its questions is asked ``rounds`` times.
    """

    games: int = 60
    rounds: int = 5
    sizes: tuple[Size, ...] = ((1280, 720), (1920, 1080), (3840, 2160))
    frames: int = 300
    starts: int = 9
    history: int = 10_000
    models: int = 60


WHOLE: Final = Plan()


def run(options: argparse.Namespace, plan: Plan = WHOLE) -> int:
    """Measure, and print what was found; returns 0, or 1 where the game could not be started."""
    _tell("moves")
    moves = measure_moves(plan.games, plan.rounds)
    frames = measure_frames(plan.sizes, plan.frames, _tell)
    try:
        starts = measure_starts(plan.starts, _tell, options.program)
    except NoStart as error:
        _tell(f"the game did not start: {error}")
        return FAILED
    history = measure_history(plan.history, plan.models, plan.rounds, _tell)
    found = document(moves, frames, starts, history)
    if options.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(text(found))
    return DONE


def document(
    moves: MovesMeasured, frames: list[FramesMeasured], starts: StartsMeasured, history: HistoryMeasured
) -> Document:
    """All of it in what JSON has; times are milliseconds where nothing else is said."""
    return {
        "on": computer(),
        "moves": {
            "games": moves.games,
            "moves": moves.moves,
            "seconds": round(moves.seconds, 3),
            "per_second": round(moves.per_second),
        },
        "frames": [_frames(measured) for measured in frames],
        "start": {
            "driver": starts.driver,
            "runs": len(starts.game),
            "game": _rounded(median(starts.game)),
            "window": _rounded(median(starts.window)),
            "more": _rounded(median(starts.game) - median(starts.window)),
            **_packaged(starts),
        },
        "history": {
            "games": history.games,
            "bytes": history.bytes,
            "questions": {
                name: {"median": _rounded(median(times)), "longest": _rounded(max(times))}
                for name, times in history.times.items()
            },
            "screens": {
                name: {
                    "median": _rounded(median(screen.times)),
                    "longest": _rounded(max(screen.times)),
                    "own_median": _rounded(median(screen.own)),
                    "own_longest": _rounded(max(screen.own)),
                }
                for name, screen in history.screens.items()
            },
        },
    }


def _packaged(starts: StartsMeasured) -> Document:
    if not starts.packaged:
        return {}
    packaged, game = median(starts.packaged), median(starts.game)
    return {"packaged": _rounded(packaged), "ratio": _rounded(packaged / game)}


def computer() -> Document:
    """What it was measured on."""
    import pygame

    return {
        "python": platform.python_version(),
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "system": platform.platform(),
        "processors": os.cpu_count(),
    }


def text(found: Document) -> str:
    """The same for people: a document of `document`."""
    on, moves, start = found["on"], found["moves"], found["start"]
    assert isinstance(on, dict)
    assert isinstance(moves, dict)
    assert isinstance(start, dict)
    assert isinstance(found["frames"], list)
    lines = [
        f"{on['system']}, {on['processors']} processors",
        f"Python {on['python']}, pygame-ce {on['pygame']}, SDL {on['sdl']}",
        "",
        f"moves: {moves['per_second']:,} a second ({moves['moves']} of {moves['games']} random games "
        f"in {moves['seconds']} s)",
        "",
        "frames, in milliseconds, beside a bare picture of the same size; own: without showing them",
        f"  {'':10} {'':6} {'':>7} {'median':>7} {'p99':>6} {'longest':>7}  {'own':>6} {'p99':>6}"
        f"  {'bare':>6} {'p99':>6}  {'ratio':>6} {'p99':>6}",
    ]
    for row in found["frames"]:
        size = f"{row['width']}x{row['height']}"
        lines.append(
            f"  {size:10} {row['scene']:6} {row['frames']:7} {row['median']:7.1f} {row['p99']:6.1f} "
            f"{row['longest']:7.1f}  {row['own_median']:6.1f} {row['own_p99']:6.1f}"
            f"  {row['bare_median']:6.1f} {row['bare_p99']:6.1f}"
            f"  {row['median'] / row['bare_median']:6.2f} {row['p99'] / row['bare_p99']:6.2f}"
            f"  {row['driver']}"
        )
    lines += [
        "",
        f"start to first frame, in milliseconds (median of {start['runs']}, {start['driver']}): "
        f"{start['game']:.0f}, a bare window {start['window']:.0f}, so {start['more']:.0f} more",
        *(
            [f"the packaged program: {start['packaged']:.0f}, which is {start['ratio']:.2f} times the game's"]
            if "packaged" in start
            else []
        ),
        "",
        *_history_lines(found["history"]),
    ]
    return "\n".join(lines)


def _history_lines(history: object) -> list[str]:
    assert isinstance(history, dict)
    lines = [
        f"history of {history['games']} games ({history['bytes'] / 2**20:.0f} MiB), in milliseconds",
        f"  {'':22} {'median':>7} {'longest':>7}",
    ]
    for name, row in history["questions"].items():
        lines.append(f"  {name:22} {row['median']:7.1f} {row['longest']:7.1f}")
    lines.append("  screens with it, from a press to the picture; own: what the processor takes of it")
    lines.append(f"  {'':34} {'median':>7} {'longest':>7}  {'own':>6} {'longest':>7}")
    for name, row in history["screens"].items():
        lines.append(
            f"  {name:34} {row['median']:7.1f} {row['longest']:7.1f}"
            f"  {row['own_median']:6.1f} {row['own_longest']:7.1f}"
        )
    return lines


def _frames(measured: FramesMeasured) -> Document:
    return {
        "width": measured.size[0],
        "height": measured.size[1],
        "driver": measured.driver,
        "scene": measured.scene,
        "frames": len(measured.times),
        "median": _rounded(quantile(measured.times, 0.5)),
        "p99": _rounded(quantile(measured.times, 0.99)),
        "longest": _rounded(quantile(measured.times, 1.0)),
        "own_median": _rounded(quantile(measured.own, 0.5)),
        "own_p99": _rounded(quantile(measured.own, 0.99)),
        "bare_median": _rounded(quantile(measured.bare, 0.5)),
        "bare_p99": _rounded(quantile(measured.bare, 0.99)),
    }


def _rounded(milliseconds: float) -> float:
    return round(milliseconds, 2)


def _tell(what: str) -> None:
    if sys.stderr is not None:
        print(f"bench: {what}", file=sys.stderr, flush=True)
