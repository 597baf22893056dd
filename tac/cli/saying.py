"""Sentences for the terminal."""

from __future__ import annotations

import sys


def say(sentence: str) -> None:
    """Write to the terminal, if there is one, whatever letters it has."""
    if sys.stderr is not None:
        encoding = sys.stderr.encoding or "ascii"
        print(sentence.encode(encoding, "replace").decode(encoding), file=sys.stderr)
