"""The command line: what it may say (`options`), and one module for each command.

`import tac.cli` costs nothing but the standard library's argument parser: the commands, and with them pygame,
are loaded when they run.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from tac.cli.options import build_parser, parse

__all__ = ["build_parser", "main", "parse", "run", "start"]


def main(argv: Sequence[str]) -> int:
    """Run one command line, without the program's name, and return its exit status."""
    return run(parse(argv))


def start() -> NoReturn:
    """Run the command line of this process: what `pip` makes a command of."""
    sys.exit(main(sys.argv[1:]))


def run(options: argparse.Namespace, box: Callable[[str, str], bool] | None = None) -> int:
    """Run the command that `options` name, and return its exit status; 130 where it was interrupted.

    ``box`` shows a title and a text in whatever window the computer has, for want of the game's own.
    """
    options.box = box
    from tac.cli.interruptions import uninterrupted

    try:
        with uninterrupted():  # some modules are never right again when this cuts their loading short
            command = importlib.import_module(f"tac.cli.{options.command}")
        status: int = command.run(options)
    except KeyboardInterrupt:
        return 130
    return status
