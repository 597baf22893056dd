"""How long screens take to open when the history holds very many games: the game itself, without a window."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from tac.cli.keeping import open_history, open_practice
from tac.cli.news import News
from tac.cli.options import parse
from tac.cli.pastgames import PastGames
from tac.cli.playing import Playing
from tac.locale import Translator
from tac.settings import OwnSettings, folders

if TYPE_CHECKING:
    from tac.history import History
    from tac.ui.app import App
    from tac.ui.game import Game
    from tac.ui.practice.kept import Kept
    from tac.ui.scene import Scene
    from tac.ui.widgets import FormScene, Widget

SIZES: Final = ((1280, 720), (1920, 1080))
_FRAME: Final = 1000 / 60
_MOST_FRAMES: Final = 200

Press = Callable[[Any], "Widget | None"]
"""Which control of a screen is pressed; None: Escape."""


class ScreenMeasured(Struct):
    """The milliseconds from each press to the picture that it leads to, and for how long a processor worked.

    The rest is what else the computer did meanwhile.
    """

    times: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)


def measure_screens(
    folder: Path, profile: str, now: datetime, rounds: int
) -> dict[str, ScreenMeasured]:
    """How long each screen takes to open, by its name and the size of the window.

    ``folder`` is what ``--data`` gets, ``profile`` the id of who looks, ``now`` the time of day. Each round
    begins with a new program, which has drawn the menu and nothing else; in the first one a screen is also
    loaded. What is chosen on a screen counts like one that is opened.
    """
    found: dict[str, ScreenMeasured] = {}
    for size in SIZES:
        for _ in range(rounds):
            looked = _Looked(folder, profile, now, size)
            try:
                for name, whole, own in looked.go():
                    measured = found.setdefault(f"{name} {size[0]}x{size[1]}", ScreenMeasured())
                    measured.times.append(whole)
                    measured.own.append(own)
            finally:
                looked.close()
    return found


class _Looked:
    """One run of the game, in which every screen that tells of past games is opened."""

    def __init__(self, folder: Path, profile: str, now: datetime, size: tuple[int, int]) -> None:
        self._history, self._practice, self.app, self._game = _begun(folder, profile, now, size)
        self._history.begin()
        self._history.wait()

    def go(self) -> list[tuple[str, float, float]]:
        """Press everything; the names of the screens and their times, in all and of the processor."""
        import pygame

        self._game.show_menu()
        self._rest()
        times = []
        for name, press in WAY:
            widget = press(self._scene)
            if widget is not None:
                self._scene.form.put(self._scene.form.widgets, widget)
                self._rest()
            key = _KEYS.get(name, "return" if widget is not None else "escape")
            event = pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(key), mod=0, scancode=0, unicode="")
            began, own = time.perf_counter(), time.thread_time()
            self.app.step(0.0, (event,))
            if name:
                own, ended = time.thread_time() - own, time.perf_counter()
                times.append((name, (ended - began) * 1000, own * 1000))
            self._rest()
        return times

    @property
    def _scene(self) -> FormScene:
        from tac.ui.widgets import FormScene

        scene: Scene | None = self.app.scene
        assert isinstance(scene, FormScene)
        return scene

    def _rest(self) -> None:
        """Look at the screen until it lies still, and what is made ahead is made."""
        for _ in range(_MOST_FRAMES):
            still = self.app.idle
            self.app.step(_FRAME, ())
            if still:
                break
        self.app.kit.ahead.finish()

    def close(self) -> None:
        """End the program."""
        self.app.close()
        self._practice.close()
        self._history.close()


_KEYS: Final = {
    "statistics, other days": "right",
    "statistics, other games": "right",
    "past games, last": "end",
}

WAY: Final[tuple[tuple[str, Press], ...]] = (
    ("statistics", lambda menu: menu.named["statistics"]),
    ("statistics, other days", lambda shown: shown.named["period"]),
    ("statistics, other games", lambda shown: shown.named["mode"]),
    ("menu", lambda shown: None),
    ("past games", lambda menu: menu.named["past"]),
    ("past games, last", lambda shown: shown.rows),
    ("review", lambda shown: shown.rows),
    ("replay", lambda shown: shown.watch),
    ("review again", lambda shown: None),
    ("past games again", lambda shown: None),
    ("", lambda shown: None),
    ("people", lambda menu: menu.named["profile"]),
    ("", lambda shown: None),
    ("new game", lambda menu: menu.named["computer"]),
    ("", lambda shown: None),
    ("practice", lambda menu: menu.named["practice"]),
    ("", lambda shown: None),
    ("settings", lambda menu: menu.named["settings"]),
    ("", lambda shown: None),
)
"""What is pressed on which screen, in this order, and what that opens; a way back has no name."""


def _begun(
    folder: Path, profile: str, now: datetime, size: tuple[int, int]
) -> tuple[History, Kept, App, Game]:
    """The program as `tac.cli.game` begins it, but without a window or sound."""
    from tac.ui.app import App
    from tac.ui.audio import Audio
    from tac.ui.game import Game
    from tac.ui.saves import NoSaves

    options, places, news = parse(["--data", str(folder), "--lang", "sr"]), folders(folder), News()
    own = OwnSettings(places.config, lambda: now, lambda: profile, news.tell_problem)
    own.play_as()
    playing = Playing(own, options)
    news.t = Translator(playing.language)
    history = open_history(places.data, news)
    archive = PastGames(
        history, places.data, lambda: folder, lambda: playing.settings, lambda: own.profile.id, news
    )
    practice = open_practice(places.data, news, lambda: own.profile.id)
    app, audio = App("Tač!", size=size, headless=True), Audio(muted=True)
    parts = playing.attend(app, audio, lambda match: None, NoSaves(), history, archive, practice)
    return history, practice, app, Game(app, audio, playing.choice(), replace(parts, now=lambda: now))
