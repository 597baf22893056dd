"""What goes wrong with games that are kept, or opened, in the words of players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tac.history import HistoryProblem
from tac.locale import Translator
from tac.rules import RecordError
from tac.settings.files import told

if TYPE_CHECKING:
    from tac.practice.memory import PracticeProblem


def history_sentence(t: Translator, problem: HistoryProblem) -> str:
    """What has happened to the history, and what to do."""
    path = told(Path(problem.path))
    return t(f"problem.history.{problem.trouble.value}", path=path, detail=problem.detail)


def practice_sentence(t: Translator, problem: PracticeProblem) -> str:
    """What has happened to what is kept of practice, and what to do."""
    path = told(Path(problem.path))
    return t(f"problem.practice.{problem.trouble.value}", path=path, detail=problem.detail)


def record_sentence(t: Translator, path: Path | str, error: OSError | RecordError | ValueError) -> str:
    """Why the file at ``path`` cannot be used as a record; the log and `verify` say it in more detail."""
    where = told(Path(Path(path).name))
    if not isinstance(error, RecordError):
        detail = getattr(error, "strerror", None) or str(error)
        return t("problem.record.unreadable", where=where, detail=detail)
    place = t("problem.record.place", turn=error.turn or "?", token=error.token or "?")
    return t(f"problem.record.{error.reason.value}", where=where, place=place)
