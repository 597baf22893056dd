"""History and practice for a game in its window: where they are, and who hears what goes wrong with them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tac.cli.news import News
from tac.cli.stories import history_sentence, practice_sentence
from tac.files import STAMP
from tac.history import History, HistoryProblem

if TYPE_CHECKING:
    from tac.practice.memory import PracticeProblem
    from tac.ui.practice.kept import Kept

_log = logging.getLogger(__name__)


def open_history(data: Path, news: News) -> History:
    """The history in the folder ``data``; it does nothing until it is told to begin."""

    def tell(problem: HistoryProblem) -> None:
        _log.warning("history: %s: %s: %s", problem.trouble.value, problem.path, problem.detail)
        news.tell(history_sentence(news.t, problem))

    return History(data, tell, lambda: datetime.now().strftime(STAMP))


def open_practice(data: Path, news: News, who: Callable[[], str]) -> Kept:
    """The practice in the folder ``data`` of the profile that ``who`` gives; nothing is loaded yet."""
    from tac.ui.practice.kept import Kept

    def tell(problem: PracticeProblem) -> None:
        _log.warning("practice: %s: %s: %s", problem.trouble.value, problem.path, problem.detail)
        news.tell(practice_sentence(news.t, problem))

    return Kept(data, who, tell, lambda: datetime.now().strftime(STAMP))
