"""The game as a process of its own, and its window."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.end_to_end.processes import end, spawn
from tests.end_to_end.screen import Screen
from tests.end_to_end.waiting import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
MAIN = ROOT / "main.py"
QUIET = {
    "SDL_VIDEODRIVER": "x11",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
}
"""No sound, and pictures that go to the screen by the shortest way."""

HARMLESS_KEY = "F12"
"""A key that means nothing to the game."""


class Program:
    """A game that was started with these arguments, in folders of its own.

    It writes its record to ``record`` and its events to ``events_file`` (see `events`).
    """

    def __init__(
        self,
        screen: Screen | None,
        folder: Path,
        *arguments: str,
        variables: dict[str, str | None] | None = None,
        main: Path = MAIN,
    ) -> None:
        """``main`` is what is started: a program that breaks something in the game and starts that then."""
        self.screen = screen
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.record = folder / "game.tac.yaml"
        self.events_file = folder / "events.jsonl"
        self._read = 0
        self._events: list[dict[str, Any]] = []
        self._window = ""
        with (folder / "stdout").open("wb") as output, (folder / "stderr").open("wb") as errors:
            files = ["--record", self.record.name, "--events", self.events_file.name]
            command = [sys.executable, str(main), *arguments, *files]
            environment = self._environment(variables or {})
            self.process = spawn(command, environment, folder=folder, output=output, errors=errors)

    def _environment(self, variables: dict[str, str | None]) -> dict[str, str]:
        wanted: dict[str, str | None] = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **QUIET}
        wanted |= {name: os.environ.get(name) for name in ("PYTHONPYCACHEPREFIX", "PYTHONPATH")}
        wanted["HOME"] = str(self.folder / "home")
        for name in ("CACHE", "CONFIG", "DATA", "STATE"):
            wanted[f"XDG_{name}_HOME"] = str(self.folder / "home" / name.lower())
        if self.screen is not None:
            wanted["DISPLAY"] = self.screen.display
        wanted |= variables
        return {name: value for name, value in wanted.items() if value is not None}

    @property
    def on_screen(self) -> Screen:
        """The screen that it was started on."""
        assert self.screen is not None
        return self.screen

    # -- how it goes

    @property
    def output(self) -> str:
        """What it has printed so far."""
        return (self.folder / "stdout").read_text("utf-8")

    @property
    def errors(self) -> str:
        """What it has said on its standard error so far."""
        return (self.folder / "stderr").read_text("utf-8")

    def wait(self) -> int:
        """Wait for its end and return its exit status."""
        return self.process.wait(PATIENCE)

    def ask_to_end(self) -> None:
        """Ask it to end, as a system that shuts down does."""
        self.process.send_signal(signal.SIGTERM)

    def close(self) -> None:
        """End it, however it goes."""
        end(self.process)

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        """The events of these kinds (of all kinds, if none is named) that have been written so far."""
        if self.events_file.exists():
            with self.events_file.open("rb") as file:
                file.seek(self._read)
                for line in file:
                    if not line.endswith(b"\n"):
                        break
                    self._read += len(line)
                    self._events.append(json.loads(line))
        return [event for event in self._events if not kinds or event["event"] in kinds]

    def wait_for_events(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """Wait until so many events of this kind have happened, and return them."""

        def found() -> list[dict[str, Any]]:
            events = self.events(kind)
            self.check_running()
            return events if len(events) >= count else []

        return wait_until(found, lambda: f"{count} {kind}, after {self.events()[-3:]}")

    def wait_for_table(self) -> None:
        """Wait until a game has begun in the window, and it listens to keys and mouse."""
        self.wait_until_it_listens()
        self.wait_for_events("GameBegun")

    def wait_until_it_listens(self) -> None:
        """Wait until keys and mouse have an effect."""

        def hears_a_key() -> bool:
            self.key(HARMLESS_KEY)
            return bool(self._last_key())

        # What SDL takes together with the news that the window has got the keyboard, it drops.
        wait_until(hears_a_key, "the game to listen")

    def wait_for_frame(self) -> None:
        """Wait until the game has taken what was pressed before, and has drawn what came of it."""
        for _ in range(2):
            before = self._last_key()
            self.key(HARMLESS_KEY)
            wait_until(lambda before=before: self._last_key() != before, "a frame")  # type: ignore[misc]

    def _last_key(self) -> str:
        """The time of the last key that the game has taken, as SDL notes it at its window; empty before."""
        noted = self.on_screen.run("xprop", "-id", self.window, "_NET_WM_USER_TIME", check=False)
        self.check_running()
        return noted.partition("=")[2].strip()

    def check_running(self) -> None:
        """Raises `AssertionError` if it has ended by itself."""
        assert self.process.poll() is None, f"it ended with {self.process.returncode}: {self.errors}"

    # -- its window

    @property
    def window(self) -> str:
        """The number of its window, as soon as that is to be seen and has the keyboard."""
        if not self._window:
            self._window = wait_until(self._find_window, "the game's window")
            self.activate()
        return self._window

    def _find_window(self) -> str:
        self.check_running()
        which = ["--all", "--onlyvisible", "--pid", str(self.process.pid), "--class", "^tac$"]
        return self.on_screen.run("xdotool", "search", *which, check=False).strip().rpartition("\n")[2]

    def activate(self) -> None:
        """Bring the window to the front."""
        self.on_screen.do("windowactivate", "--sync", self._window)

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Meanwhile the game does nothing at all, so that its window shows one moment."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window in pixels."""
        shown = self.on_screen.run("xdotool", "getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in shown.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, width: int, height: int) -> None:
        """Give the window another size in pixels, and wait until it has it."""
        self.on_screen.do("windowsize", self.window, str(width), str(height))
        wait_until(lambda: self.size == (width, height), lambda: f"{width}x{height}, not {self.size}")

    def title(self) -> str:
        """The title of the window."""
        return self.on_screen.run("xprop", "-id", self.window, "_NET_WM_NAME").partition('"')[2].strip('"\n')

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.on_screen.do("key", "--delay", "0", *names)

    def move_to(self, x: float, y: float) -> None:
        """Move the pointer to a point of the window, in pixels."""
        self.on_screen.do("mousemove", "--window", self.window, str(round(x)), str(round(y)))

    def click(self, x: float, y: float, times: int = 1) -> None:
        """Click on a point of the window, in pixels, so many times as fast as it goes."""
        self.move_to(x, y)
        self.on_screen.do("click", "--repeat", str(times), "--delay", "10", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the button at one point, pull, and let go at the other; in pixels of the window."""
        self.move_to(*start)
        self.on_screen.do("mousedown", "1")
        for part in (0.25, 0.5, 0.75, 1.0):
            self.move_to(*(a + part * (b - a) for a, b in zip(start, end, strict=True)))
        self.on_screen.do("mouseup", "1")

    def picture(self) -> bytes:
        """What the window shows, as a PNG."""
        path = self.folder / "picture.png"
        self.on_screen.run("import", "-silent", "-window", self.window, f"png:{path}")
        return path.read_bytes()

    def pixels(self) -> bytes:
        """What the window shows, as bytes: red, green and blue of each pixel."""
        path = self.folder / "picture.rgb"
        self.on_screen.run("import", "-silent", "-window", self.window, "-depth", "8", f"rgb:{path}")
        return path.read_bytes()

    def wait_for_stillness(self) -> bytes:
        """Wait until nothing moves in the window any more, and return what it shows, as `pixels` does."""
        last = b""

        def look() -> bool:
            nonlocal last
            self.wait_for_frame()
            before, last = last, self.pixels()
            return before == last

        wait_until(look, "a picture that stands still")
        return last
