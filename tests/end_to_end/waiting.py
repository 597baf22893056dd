"""Waiting for what shall happen, never for a time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

_Found = TypeVar("_Found")

PATIENCE = 90.0
"""Seconds until a test gives up waiting; much more than even a busy machine needs."""

_BETWEEN = 0.01


def wait_until(look: Callable[[], _Found], what: Callable[[], str] | str) -> _Found:
    """Look again and again until something true is found, and return it.

    Raises `AssertionError`, which says ``what`` was waited for, when the patience has run out.
    """
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what if isinstance(what, str) else what()}")
        time.sleep(_BETWEEN)
    return found
