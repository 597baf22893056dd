# -*- coding: utf-8 -*-
"""Writing to a terminal that may be missing, or may not know the letter č.

Written in a grammar that every Python reads, for the message that a Python is too old.
"""
import sys
import unicodedata


def has_terminal():
    # type: () -> bool
    """Tell whether somebody sees what is written: False after a double click."""
    return any(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def write(text):
    # type: (str) -> None
    """Write to standard error at once; letters that it cannot show lose their accents."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        text.encode(stream.encoding or "ascii")
    except UnicodeError:
        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError):  # closed, or the reader has gone: nobody to tell
        return
