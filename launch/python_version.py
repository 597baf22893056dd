# -*- coding: utf-8 -*-
"""The oldest Python that can run the game, and what an older one is told.

Written in a grammar that every Python reads: an older one imports this file.
"""
from launch import console

OLDEST = (3, 11)
TEXT = (
    u"Tač! traži Python %(needed)s ili noviji, a ovo je Python %(found)s. "
    u"Noviji Python: https://www.python.org/downloads/\n"
    u"Tač! needs Python %(needed)s or newer, but this is Python %(found)s. "
    u"A newer Python: https://www.python.org/downloads/\n"
)


def is_new_enough(version):
    # type: (tuple[int, ...]) -> bool
    """Tell whether a Python of this version can run the game."""
    return tuple(version[:2]) >= OLDEST


def text(version):
    # type: (tuple[int, ...]) -> str
    """Return what a Python of this version is told, in Serbian and in English."""
    found = ".".join(str(number) for number in version[:3])
    return TEXT % {"needed": "%d.%d" % OLDEST, "found": found}


def tell(version):
    # type: (tuple[int, ...]) -> None
    """Say which Python is needed: in the terminal, or in a window when there is no terminal."""
    said = text(version)
    console.write(said)
    if not console.has_terminal():
        from launch import message_box

        message_box.show(u"Tač!", said)
