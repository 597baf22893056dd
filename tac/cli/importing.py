"""`import FILE|DIR…`: games from elsewhere into the history, verified first."""

from __future__ import annotations

import argparse
import os
from datetime import datetime
from pathlib import Path

from tac.cli.saying import say
from tac.cli.sharing_games import import_games
from tac.cli.stories import history_sentence, record_sentence
from tac.files import STAMP
from tac.history import History, HistoryProblem, HistoryTrouble
from tac.history.records import Kept
from tac.locale import Translator, guess_language
from tac.settings import folders


def run(options: argparse.Namespace) -> int:
    """Take in what ``options.sources`` hold; returns 0, or 1 if something could not be taken in.

    A sentence for each file: it is new, it continues a game that was there, it is there already, or what is
    wrong with it.
    """
    t = Translator(options.lang or guess_language(os.environ))
    problems: list[HistoryProblem] = []
    history = History(
        folders(options.data).data, problems.append, lambda: datetime.now().strftime(STAMP), rest=0.0
    )
    count, failed = 0, False
    try:
        for source in options.sources:
            taken, wrong = _take(t, source, history.records)
            count, failed = count + taken, failed or wrong
    except OSError as error:
        detail = error.strerror or str(error)
        problems.append(HistoryProblem(HistoryTrouble.NO_FOLDER, str(history.records), detail))
    else:
        history.begin()
        history.wait()
        history.close()
    for problem in problems:
        say(history_sentence(t, problem))
    say(t.n("import.done", count))
    return 1 if failed or problems else 0


def _take(t: Translator, source: Path, records: Path) -> tuple[int, bool]:
    """How many games of ``source`` are new, and whether something went wrong."""
    count, failed, nothing = 0, False, True
    for name, came in import_games(source, records):
        nothing = False
        if isinstance(came, Kept):
            count += came is not Kept.KNOWN
            say(t(f"import.{came.value}", where=name))
        else:
            failed = True
            say(record_sentence(t, name, came))
    if nothing:
        say(t("import.nothing", where=source))
    return count, failed or nothing
