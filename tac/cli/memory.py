"""How the program asks the system for memory."""

from __future__ import annotations

import sys
from typing import Final

LARGE: Final = 96 * 1024
"""Pieces of memory from so many bytes on go back to the system when they are let go: pictures, those of
cards too, or the many that are turned and forgotten would leave holes."""

_M_MMAP_THRESHOLD: Final = -3


def give_large_back() -> bool:
    """Let go of large pieces of memory for good; returns whether the system's C library can.

    By itself glibc keeps more and more of them for later, and so the program would seem to grow as cards are
    turned, scaled and forgotten. To be called after the first picture: loading ctypes takes time.
    """
    if not sys.platform.startswith("linux"):
        return False
    import ctypes

    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE))
