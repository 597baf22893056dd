"""When the program itself fails: a report in the folder of logs, and a window that says so."""

from __future__ import annotations

import logging
import os
import platform
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import tac
from tac.cli.recent import Recent
from tac.cli.saying import say
from tac.files import STAMP, make_folder, replace_bytes
from tac.locale import Translator
from tac.settings.files import told

KEPT: Final = 10
"""So many reports are kept; the oldest go."""

LARGEST: Final = 64 * 1024
"""A report has at most so many characters."""

Box = Callable[[str, str], bool]
"""Shows a title and a text in whatever window the computer has, and tells whether it could."""

_PROGRAM: Final = Path(__file__).resolve().parents[2]
_UNSEEN: Final = frozenset({"dummy", "offscreen", "evdev"})

_log = logging.getLogger(__name__)


def crashed(
    error: BaseException,
    t: Translator,
    logs: Path,
    recent: Recent,
    *,
    box: Box | None = None,
    in_window: bool = True,
    now: Callable[[], datetime] = datetime.now,
) -> None:
    """Write a report about ``error`` into ``logs`` and say so: on the terminal, and if wanted in a window."""
    _log.error("the game had to close", exc_info=error)
    path = write_report(logs, report_text(error, recent), now().strftime(STAMP))
    sentences = [t("problem.unexpected")]
    if recent.runs:
        sentences.append(t("problem.unexpected.kept"))
    if path is not None:
        sentences.append(t("problem.unexpected.report", path=told(path)))
    for sentence in sentences:
        say(sentence)
    if in_window:
        show(t, sentences, box)


def report_text(error: BaseException, recent: Recent) -> str:
    """What helps to find the mistake. The names of people are left out, and those in paths too."""
    parts = (*_about(), "", *_lines(error), "", "the last of the game:", *recent.lines())
    return without_names("\n".join(parts), recent.names())[:LARGEST] + "\n"


def write_report(folder: Path, text: str, stamp: str) -> Path | None:
    """Write a report into ``folder``, in which only the latest are kept; None where that cannot be done."""
    path = folder / f"crash-{stamp}.txt"
    try:
        make_folder(folder)
        for old in sorted(folder.glob("crash-*.txt"))[: -(KEPT - 1)]:
            old.unlink()
        replace_bytes(path, text.encode("utf-8", "backslashreplace"))
    except OSError as error:
        _log.warning("%s: %s", path, error)
        return None
    return path


def without_names(text: str, names: Iterable[str]) -> str:
    """``text`` without ``names`` and the user's own, nor where the program and the user's home are."""
    home = os.path.expanduser("~")  # noqa: PTH111 -- Path.home() fails for somebody without a home
    for place, instead in ((str(_PROGRAM), "."), (home, "~")):
        if len(place) > 1:
            text = text.replace(place, instead)
    user = Path(home).name
    for name in sorted({*names, user}, key=len, reverse=True):
        if len(name) > 1:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "[name]", text)
    return text


def show(t: Translator, sentences: Sequence[str], box: Box | None) -> bool:
    """Say it in a window of the game's own, or where that is broken in any other; whether that could be."""
    if os.environ.get("SDL_VIDEODRIVER") in _UNSEEN:
        return False
    try:
        _own_window(t, sentences)
    except Exception as error:
        _log.warning("no window to say it in: %s", error)
        return box is not None and box(t("app.title"), "\n".join(sentences))
    return True


def _own_window(t: Translator, sentences: Sequence[str]) -> None:
    """Show the sentences until they are put away."""
    from tac.ui.last_words import say_last_words

    say_last_words(t, sentences)


def _about() -> Iterator[str]:
    yield f"Tač! {tac.__version__}"
    yield f"{platform.platform()}, {platform.machine()}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()})"
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        driver = pygame.display.get_driver() if pygame.display.get_init() else "no display"
        yield f"pygame-ce {pygame.version.ver}, SDL {sdl}, {driver}"


def _lines(error: BaseException) -> Iterator[str]:
    for part in traceback.format_exception(error):
        yield from part.rstrip("\n").splitlines()
