"""The end: everything is written, and no disk that hangs keeps the game from ending."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Final

PATIENCE: Final = 8.0
"""So many seconds the game takes at most to write what there is to write when it ends."""

Close = Callable[[float], object]
"""Ends something, in so many seconds at most."""

_log = logging.getLogger(__name__)


def close_all(closes: Sequence[Close], patience: float = PATIENCE) -> None:
    """End everything, in this order, in ``patience`` seconds altogether; what fails stops none of the others.

    Raises what the last of those that failed raised.
    """
    until = time.monotonic() + patience
    with ExitStack() as stack:
        for close in reversed(closes):
            stack.callback(partial(_close, close, until))
    if time.monotonic() > until:
        _log.warning("not everything could be written within %s s", patience)


def _close(close: Close, until: float) -> None:
    close(max(0.0, until - time.monotonic()))
