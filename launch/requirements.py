"""The way in at every start: at once where the packages are present, through `preparation` where not."""

from __future__ import annotations

from launch import folders
from launch.environment import Environment, installed_here

LOCK = folders.PROGRAM / "requirements.lock"


def make_present(language: str | None, *, may_open_window: bool) -> bool:
    """Make the locked packages importable, installing them if need be; False when it was said why not.

    `language` is the one asked for on the command line, if any. A window is opened only when it may, there is
    no terminal, and there is something to wait for.
    """
    if installed_here(LOCK):
        return True
    # With `--data` nothing is written elsewhere, but what is there already need not be fetched again.
    for cache in (folders.portable_cache(), folders.platform_cache()):
        if cache is not None and Environment(cache, LOCK).enter():
            return True
    from launch import preparation

    made = preparation.prepare(LOCK, "game", language, may_open_window=may_open_window)
    return made is not None and made.enter()
