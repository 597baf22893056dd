"""The history of games for a game in its window: where it is, and who hears what goes wrong with it."""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path

from tac.cli.news import News
from tac.cli.stories import history_sentence
from tac.files import STAMP
from tac.history import History, HistoryProblem

_log = logging.getLogger(__name__)


def open_history(data: Path, news: News) -> History:
    """The history in the folder ``data``; it does nothing until it is told to begin."""

    def tell(problem: HistoryProblem) -> None:
        _log.warning("history: %s: %s: %s", problem.trouble.value, problem.path, problem.detail)
        news.tell(history_sentence(news.t, problem))

    return History(data, tell, lambda: datetime.now().strftime(STAMP))
