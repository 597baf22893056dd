"""`stats FILE.csv`: somebody's statistics as a table for a spreadsheet."""

from __future__ import annotations

import argparse
import os
import sqlite3

from tac.cli.saying import nobody_called, say
from tac.cli.statistics import write_sheet
from tac.history import Reader
from tac.history.keeping import DATABASE
from tac.history.values import PlayerRow, Scope
from tac.locale import Translator, guess_language
from tac.settings import folders


def run(options: argparse.Namespace) -> int:
    """Write ``options.target``; returns 0, or 1 where that failed or there is nobody to tell of."""
    t = Translator(options.lang or guess_language(os.environ))
    database = folders(options.data).data / DATABASE
    if not database.exists():
        say(t("export.none"))
        return 1
    try:
        reader = Reader(database)
        try:
            people = [row for row in reader.players() if row.person]
        finally:
            reader.close()
    except sqlite3.Error:
        say(t("stats.empty.unread.title"))
        return 1
    found = _named(people, options.profile)
    if found is None:
        known = sorted({row.name for row in people})
        say(
            nobody_called(t, options.profile, known)
            if options.profile is not None and people
            else t("export.none")
        )
        return 1
    done, sentence = write_sheet(database, found.who, Scope(options.games), options.target, t)
    say(sentence)
    return 0 if done else 1


def _named(people: list[PlayerRow], name: str | None) -> PlayerRow | None:
    """Who was last called so, or who has played most where nobody is named."""
    if name is None:
        return next(iter(people), None)
    return next((row for row in people if row.name.casefold() == name.casefold()), None)
