"""Every command and option, with the values that can be checked without any settings.

Names of levels come from the settings, so seats stay words here.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import tac
from tac.languages import LANGUAGES
from tac.shipped import COMMAND, IS_SOURCE

SPEEDS = ("off", "slow", "normal", "fast")
PACES = ("patient", "calm", "normal", "brisk")
SEATS = (2, 4)  # fewest and most
REACTION = (0.5, 3.0)
SCOPES = ("unhelped", "computers", "together", "helped", "all")
SMALLEST_WINDOW = (1024, 640)
RECORD_ENDINGS = (".yaml", ".yml")
REPORT_GAMES = 20_000
"""So many games a balance report plays where nothing else is said."""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the options of one command line; `command` is `game`, or one of those without a window.

    Raises `SystemExit`: 0 after `--help` and `--version`, 2 after a mistake, which has then been explained.
    """
    parser = build_parser()
    options = parser.parse_args(_with_file_named(parser, argv))
    if options.command == "simulate":
        _check_simulate(parser, options)
    return options


def _with_file_named(parser: argparse.ArgumentParser, argv: Sequence[str]) -> list[str]:
    """The same, with ``--open`` before a file that stands alone: so a file manager starts a program."""
    skip = False
    for place, word in enumerate(argv):
        if skip:
            skip = False
        elif word.startswith("-") and word != "-":
            action = parser._option_string_actions.get(word)
            skip = action is not None and action.nargs != 0
        elif word.lower().endswith(RECORD_ENDINGS):
            return [*argv[:place], "--open", *argv[place:]]
        else:
            break  # a command, or a mistake
    return list(argv)


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog=COMMAND,
        description="Tač!, a card game of attention. Without a command, the game opens in a window.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Tač! {tac.__version__}")
    parser.set_defaults(command="game")
    _add_game(parser)
    commands = parser.add_subparsers(title="commands without a window", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="let computers play many games", allow_abbrev=False))
    _add_verify(commands.add_parser("verify", help="replay records and check them", allow_abbrev=False))
    _add_export(commands.add_parser("export", help="write the kept games elsewhere", allow_abbrev=False))
    _add_stats(commands.add_parser("stats", help="write statistics as a table", allow_abbrev=False))
    _add_import(commands.add_parser("import", help="take games in from elsewhere", allow_abbrev=False))
    if IS_SOURCE:  # it starts the game with the Python beside it
        _add_bench(commands.add_parser("bench", help="measure moves and frames", allow_abbrev=False))
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    table = parser.add_argument_group("the table")
    table.add_argument(
        "--seats",
        type=seats,
        metavar="A,B[,C[,D]]",
        help="who sits there, human or a level (lak, srednji, težak, majstor or easy, normal, hard, master); "
        "human:show or human:refuse is a person who is helped; the table then opens at once",
    )
    table.add_argument(
        "--continue",
        dest="go_on",
        action="store_const",
        const=True,
        help="go on with the unfinished game that was played last",
    )
    table.add_argument("--seed", type=whole_number(0), metavar="N", help="the deal's number")
    table.add_argument("--speed", choices=SPEEDS, help="how fast cards move")
    table.add_argument("--pace", choices=PACES, help="how long computers take for their moves")
    table.add_argument(
        "--reaction",
        type=reaction,
        metavar="F",
        help=f"factor on the computers' reaction time, {REACTION[0]:g} to {REACTION[1]:g}",
    )
    window = parser.add_argument_group("the window")
    window.add_argument("--lang", choices=LANGUAGES, help="language and script")
    window.add_argument("--size", type=size, metavar="WxH", help="the window's size in pixels: 1280x720")
    screen = window.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", action="store_const", const=True, help="fill the screen")
    screen.add_argument("--windowed", dest="fullscreen", action="store_const", const=False, help="do not")
    window.add_argument("--mute", action="store_true", help="no sound")
    files = parser.add_argument_group("files")
    files.add_argument(
        "--profile", type=as_typed, metavar="NAME", help="who plays, if not who played last; this time only"
    )
    files.add_argument(
        "--data",
        type=folder,
        metavar="DIR",
        help="keep everything in this folder: settings, games, cache and logs; nothing is written elsewhere",
    )
    files.add_argument(
        "--open",
        type=Path,
        metavar="FILE",
        help="go on with the game of this record, or look back at it; the name alone does it, too",
    )
    files.add_argument("--config", type=Path, metavar="FILE", help="settings that come before all others")
    files.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="write the record of the game as it goes; further games get a number behind the name",
    )
    files.add_argument("--events", type=Path, metavar="FILE", help="append every event as a line of JSON")
    files.add_argument("--exit-at-end", action="store_true", help="close when the game is over")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="simulate")
    parser.add_argument("--games", type=whole_number(1), metavar="N", help="how many games")
    parser.add_argument("--seats", type=seats, metavar="A,B[,C[,D]]", help="the level of each computer")
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE.html",
        help="play level against level in all seatings and write tables and plots of how they did "
        f"(instead of --seats; {REPORT_GAMES} games where --games says nothing else)",
    )
    parser.add_argument("--seed", type=whole_number(0), metavar="N", help="the first deal's number")
    parser.add_argument("--jobs", type=whole_number(1), metavar="J", help="processes to share the work")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep the record of each game there")
    _add_json(parser)


def _check_simulate(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Without a report games and seats have to be said, with one the seats are its own.

    Raises `SystemExit`.
    """
    if options.report is None:
        missing = [f"--{name}" for name in ("games", "seats") if getattr(options, name) is None]
        if missing:
            parser.error("the following arguments are required: " + ", ".join(missing))
        return
    for name, reason in (("seats", "plays in all seatings"), ("records", "keeps no records")):
        if getattr(options, name) is not None:
            parser.error(f"argument --{name}: not allowed with argument --report, which {reason}")
    if options.games is None:
        options.games = REPORT_GAMES


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="verify")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a record")
    _add_json(parser)


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="exporting")
    parser.add_argument(
        "target",
        type=Path,
        metavar="DIR|FILE.zip|FILE.tac.yaml",
        help="a folder or an archive for all games, or a file for the latest one",
    )
    _add_place(parser)


def _add_import(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="importing")
    parser.add_argument(
        "sources",
        type=Path,
        nargs="+",
        metavar="FILE|DIR",
        help="records (.tac.yaml), archives of records (.zip), or folders of records",
    )
    _add_place(parser)


def _add_stats(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="sheet")
    parser.add_argument("target", type=Path, metavar="FILE.csv", help="the table, comma-separated, in UTF-8")
    parser.add_argument(
        "--games",
        choices=SCOPES,
        default=SCOPES[0],
        help="which games: all without help (usual), against computers, at one table, with help, or all",
    )
    whose = "whose; without it, of who has played most"
    parser.add_argument("--profile", type=as_typed, metavar="NAME", default=argparse.SUPPRESS, help=whose)
    _add_place(parser)


def _add_place(parser: argparse.ArgumentParser) -> None:
    # What stands before the command counts, too.
    none = argparse.SUPPRESS
    parser.add_argument("--data", type=folder, metavar="DIR", default=none, help="the game's own folder")
    parser.add_argument("--lang", choices=LANGUAGES, default=none, help="language and script")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="bench")
    parser.add_argument(
        "--program", type=Path, metavar="FILE", help="measure the start of this packaged program, too"
    )
    _add_json(parser)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def as_typed(text: str) -> str:
    """The letters of an argument, also where the locale knows none but those of ASCII."""
    try:
        return os.fsencode(text).decode("utf-8")
    except UnicodeError:
        return text


def folder(text: str) -> Path:
    """Read the name of a folder. Raises `ArgumentTypeError` for an empty one."""
    if not text:
        raise argparse.ArgumentTypeError("the folder has no name")
    return Path(text)


def seats(text: str) -> tuple[str, ...]:
    """Read `human,lak,…`. Raises `ArgumentTypeError` unless there are 2 to 4 names."""
    names = tuple(name.strip() for name in as_typed(text).split(","))
    if not all(names) or not SEATS[0] <= len(names) <= SEATS[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is not {SEATS[0]} to {SEATS[1]} seats such as human,lak")
    return names


def whole_number(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` on."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return number

    return read


def reaction(text: str) -> float:
    """Read the factor on reaction times. Raises `ArgumentTypeError` outside its range."""
    try:
        factor = float(text)
    except ValueError:
        factor = -1.0
    if not REACTION[0] <= factor <= REACTION[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {REACTION[0]:g} to {REACTION[1]:g}")
    return factor


def size(text: str) -> tuple[int, int]:
    """Read `1280x720`, in pixels. Raises `ArgumentTypeError` for anything else or for too small a window."""
    width, _, height = text.lower().replace("×", "x").partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    least_width, least_height = SMALLEST_WINDOW
    if int(width) < least_width or int(height) < least_height:
        raise argparse.ArgumentTypeError(f"{text!r} is smaller than {least_width}x{least_height}")
    return int(width), int(height)
