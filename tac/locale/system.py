"""What the system says of files, which it says in English, in the language of the game."""

import errno
import os
from functools import cache
from typing import Final

_COMMON: Final = (
    *("EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EIO", "ENOENT", "EEXIST", "EISDIR", "ENOTDIR"),
    *("ENOTEMPTY", "EBUSY", "EMFILE", "ENFILE", "ENAMETOOLONG", "EFBIG", "ENOMEM", "ELOOP", "EINVAL"),
    *("ENODEV", "ENXIO", "ESTALE", "ETIMEDOUT"),
)
_DATABASE: Final = {
    "database or disk is full": "ENOSPC",
    "disk I/O error": "EIO",
    "attempt to write a readonly database": "EROFS",
    "unable to open database file": "ENOENT",
    "database is locked": "EBUSY",
}
"""What SQLite says, by what the system would call it."""

PREFIX: Final = "system."
OTHER: Final = f"{PREFIX}other"
"""The text for an error without words of our own, which has the number of it."""


def key_of(said: str) -> tuple[str, int] | None:
    """The key of the text for what the system has said, and the error's number; None for all else."""
    return _keys().get(said)


@cache
def _keys() -> dict[str, tuple[str, int]]:
    found = {os.strerror(number): (OTHER, number) for number in errno.errorcode}
    for name in _COMMON:
        number = getattr(errno, name, None)
        if number is not None:
            found[os.strerror(number)] = (f"{PREFIX}{name.lower()}", number)
    for said, name in _DATABASE.items():
        found[said] = (f"{PREFIX}{name.lower()}", getattr(errno, name))
    return found
