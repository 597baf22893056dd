"""What to tell of files: which, and what is wrong with them."""

import os
from pathlib import Path

from tac.files import is_full

from .problems import Problem


def unwritten(path: Path, error: Exception) -> Problem:
    """What to tell where the file at ``path`` could not be written."""
    key = "problem.own.full" if is_full(error) else "problem.own.unwritten"
    return Problem(told(path), key, why(error), file=path)


def told(path: Path) -> str:
    """A path for a sentence: from the home, as people know it, and with letters only."""
    shown = str(path)
    home = os.environ.get("HOME", "")
    if os.name == "posix" and len(home) > 1 and shown.startswith(home + "/"):
        shown = "~" + shown[len(home) :]
    # A name on the disk may hold bytes that are no letters.
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def why(error: Exception) -> str:
    """What the system says of an error, without numbers and paths."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
