"""Threads that fail: the game goes on, and somebody hears of it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from tac.cli.recent import Recent
from tac.locale import Translator

_log = logging.getLogger(__name__)


@contextmanager
def watching_threads(
    logs: Path, recent: Recent, tell: Callable[[str], object], t: Translator
) -> Iterator[None]:
    """Meanwhile a thread that fails leaves a report instead of a traceback; one of them is told."""
    told_one = threading.Event()

    def hook(failed: threading.ExceptHookArgs) -> None:
        error = failed.exc_value
        if error is None:
            return
        _log.error("a thread had to end", exc_info=error)
        if told_one.is_set():
            return
        told_one.set()
        from tac.cli.crash import report_text, write_report
        from tac.files import STAMP
        from tac.settings.files import told

        path = write_report(logs, report_text(error, recent), datetime.now().strftime(STAMP))
        tell(t("problem.unexpected.behind", path=told(path or logs)))

    before, threading.excepthook = threading.excepthook, hook
    try:
        yield
    finally:
        threading.excepthook = before
