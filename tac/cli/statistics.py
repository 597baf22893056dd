"""The statistics of the one who plays: read from the history, and written to a file for a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tac.files import make_folder, replace_bytes

if TYPE_CHECKING:
    from tac.history.values import Overview, Scope
    from tac.locale import Translator

FOLDER: Final = "statistics"
"""Where in the data folder files are written that nobody has named."""
_MARK: Final = "\ufeff"
"""Tells spreadsheets that the file is UTF-8."""


class OwnStatistics:
    """``profile`` gives the id of the one who plays; ``database`` is the history's, None where there is none.

    ``now`` is the local time of day.
    """

    def __init__(self, profile: Callable[[], str], now: Callable[[], datetime] = datetime.now) -> None:
        self.database: Path | None = None
        self._profile = profile
        self._now = now

    def look(self, since: str, until: str, scope: Scope) -> Overview | None:
        """What is known of these days; None where the history cannot be read."""
        import sqlite3

        from tac.history import Reader

        if self.database is None:
            return None
        try:
            reader = Reader(self.database)
        except sqlite3.Error:
            return None
        try:
            return reader.overview(f"profile:{self._profile()}", since, until, scope)
        except sqlite3.Error:
            return None
        finally:
            reader.close()

    def export(self, scope: Scope, t: Translator) -> str:
        """Write all of it into a file of the day in the data folder; returns a sentence that says where."""
        if self.database is None:
            return t("stats.empty.unread.title")
        name = f"tac-{scope.value}-{self._profile()}-{self._now():%Y-%m-%d}.csv"
        path = self.database.parent / FOLDER / name
        return write_sheet(self.database, f"profile:{self._profile()}", scope, path, t)[1]


def write_sheet(
    database: Path, who: str, scope: Scope, path: Path, t: Translator
) -> tuple[bool, str]:
    """Write the statistics of ``who`` to ``path``, whole or not at all; whether that went well, in words."""
    import sqlite3

    from tac.history import Reader
    from tac.history.sheet import sheet

    try:
        reader = Reader(database)
        try:
            text = sheet(reader.statistics(who, scope=scope), reader.overview(who, scope=scope))
        finally:
            reader.close()
    except sqlite3.Error:
        return False, t("stats.empty.unread.title")
    try:
        make_folder(path.parent)
        replace_bytes(path, (_MARK + text).encode())
    except OSError as error:
        return False, t("export.failed", path=path, detail=error.strerror or str(error))
    return True, t("stats.export.done", path=path)
