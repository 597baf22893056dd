"""`simulate --report FILE.html`: play the games, write the page, print what matters most."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from tac.cli.progress import Progress, writable
from tac.cli.report.counted import Counted
from tac.cli.report.figures import Figures
from tac.cli.report.figuring import figures
from tac.cli.report.playing import GAMES_OF_A_PART, parts, play_parts
from tac.cli.report.studies import tables
from tac.cli.report.summary import lines
from tac.cli.saying import say
from tac.cli.sharing import usable_processors
from tac.files import beside_of, replace_text
from tac.locale import Translator, guess_language
from tac.rules.deal import MOST_NUMBER
from tac.settings import Settings, load

DONE = 0
FAILED = 1
MISTAKE = 2
INTERRUPTED = 130

FIRST_NUMBER: Final = 1
"""The first deal's number where none is given."""


def run(options: argparse.Namespace) -> int:
    """Play ``options.games`` games and write the report to ``options.report``.

    Returns 0 when it stands there, 1 where it cannot be written (which is tried before anything is played),
    2 for a deal's number that cannot be, 130 after an interruption.
    """
    settings, problems = load(options.config)
    settings = replace(
        settings,
        pace=options.pace or settings.pace,
        reaction=settings.reaction if options.reaction is None else options.reaction,
    )
    chosen = options.lang or settings.language
    t = Translator(guess_language(os.environ) if chosen == "auto" else chosen)
    for problem in problems:
        say(t(problem.message_key, **problem.values()))
    first = FIRST_NUMBER if options.seed is None else options.seed
    counted = Counted(tables(settings, options.games))
    if first + counted.deals - 1 > MOST_NUMBER:
        say(t("problem.no_deal", most=MOST_NUMBER))
        return MISTAKE
    path: Path = options.report
    try:
        check_writable(path)
        _play(counted, settings, first, _jobs(options), t)
        found = figures(counted, settings, first)
        _write(path, found, counted, settings, t)
    except KeyboardInterrupt:
        say(t("simulate.interrupted", done=counted.games))
        return INTERRUPTED
    except OSError as error:
        say(t("report.not_written", path=path, detail=error.strerror or error))
        return FAILED
    _print(found, options.json, path, t)
    return DONE


def check_writable(path: Path) -> None:
    """Raises `OSError` where no file can be put at ``path``; what is there stays as it is."""
    if path.is_dir():
        raise IsADirectoryError(None, os.strerror(21), str(path))
    beside = beside_of(path.resolve())
    try:
        beside.touch()
    finally:
        beside.unlink(missing_ok=True)


def _play(counted: Counted, settings: Settings, first: int, jobs: int, t: Translator) -> None:
    games = counted.planned
    progress = Progress(games, lambda done: t("simulate.progress", done=done, all=games), sys.stderr)
    try:
        with closing(play_parts(settings, first, parts(counted.tables), jobs)) as played:
            for part, tally in played:
                counted.add(part.table, tally)
                progress.done(counted.games)
    finally:
        progress.clear()


def _jobs(options: argparse.Namespace) -> int:
    """How many processes are to share the games."""
    most: int = -(-options.games // GAMES_OF_A_PART)
    wanted: int | None = options.jobs
    return min(most, usable_processors() if wanted is None else wanted)


def _write(path: Path, found: Figures, counted: Counted, settings: Settings, t: Translator) -> None:
    # The page draws plots, and what draws them is loaded for nothing else.
    from tac.cli.report.document import document

    replace_text(path, document(found, counted, settings, t))


def _print(found: Figures, as_json: bool, path: Path, t: Translator) -> None:
    if as_json:
        text = json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False)
    else:
        text = "\n".join((*lines(found, t), "", t("report.written", path=path)))
    print(writable(text, sys.stdout))
