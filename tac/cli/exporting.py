"""`export FILE|DIR`: the games that were kept, to be taken elsewhere."""

from __future__ import annotations

import argparse
import os

from tac.cli.saying import say
from tac.cli.sharing_games import export_games
from tac.history.keeping import RECORDS
from tac.locale import Translator, guess_language
from tac.settings import folders


def run(options: argparse.Namespace) -> int:
    """Write the games to ``options.target``; returns 0, or 1 where that failed or there are none."""
    t = Translator(options.lang or guess_language(os.environ))
    try:
        count = export_games(folders(options.data).data.joinpath(*RECORDS), options.target)
    except OSError as error:
        say(t("export.failed", path=options.target, detail=error.strerror or error))
        return 1
    say(t.n("export.done", count, path=options.target) if count else t("export.none"))
    return 0 if count else 1
