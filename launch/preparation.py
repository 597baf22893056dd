"""Making an environment while somebody watches: one start at a time, every failure in words."""

from __future__ import annotations

import time
from pathlib import Path

from launch import folders, install, pip, progress
from launch.environment import Environment, locked
from launch.exclusive import Exclusive
from launch.messages import Words

#: Seconds between two tries to get the lock that another start holds.
_PATIENCE = 0.1
#: The share of the bar that belongs to downloading; the rest is installing.
_DOWNLOADING = 0.9
INTERRUPTED = 130


def prepare(lock: Path, kind: str, language: str | None, *, may_open_window: bool) -> Environment | None:
    """Make the environment of `lock` whole, and return it; None when it could not be, and the user knows why.

    Raises `SystemExit` when interrupted from the keyboard.
    """
    words = Words(language)
    shown = progress.choose(may_open_window=may_open_window)
    cache = folders.usable_cache()
    if cache is None:
        tried = [str(folder) for folder in folders.candidates()]
        shown.fail(words.paragraph("no_folder", folders=", ".join(tried)))
        return None
    environment = Environment(cache, lock, kind)
    task = words.line(f"preparing.{kind}")
    try:
        (cache / "environments").mkdir(exist_ok=True)
        with Exclusive(cache / "environments" / "lock") as one:
            while not one.try_to_take():
                shown.update(task, words.line("waiting"), 0)
                time.sleep(_PATIENCE)
            if not environment.is_whole():
                shown.update(task, "", 0)
                install.make(environment, lock, _teller(shown, words, task, lock))
                install.remove_earlier(environment)
    except install.InstallFailed as failure:
        shown.fail(_explanation(failure, words, cache))
        return None
    except OSError as error:
        shown.fail(words.paragraph("failed", details=str(error)))
        return None
    except KeyboardInterrupt:
        shown.fail(words.paragraph("interrupted"))
        raise SystemExit(INTERRUPTED) from None
    shown.close()
    return environment


def _teller(shown: progress.Log, words: Words, task: str, lock: Path) -> install.Tell:
    count = len(locked(lock))

    def tell(downloads: list[pip.Download], installing: bool) -> None:
        if installing:
            shown.update(task, words.line("installing"), _DOWNLOADING)
        elif downloads:
            last = downloads[-1]
            part = (len(downloads) - 1 + last.fraction) / max(count, len(downloads))
            detail = words.line("download", name=last.name, done=last.done, total=last.total)
            shown.update(task, detail, part * _DOWNLOADING)
        else:
            shown.update(task, "", 0)

    return tell


def _explanation(failure: install.InstallFailed, words: Words, cache: Path) -> str:
    """Return the message of a failure, with the place of pip's own words where there are any."""
    text = words.paragraph(failure.key, **failure.values)
    if failure.output:
        log = cache / "install.log"
        try:
            log.write_text(failure.output, "utf-8")
        except OSError:
            return text
        text += words.line("log", path=log) + "\n"
    return text
