"""Whether things should move less: what the settings say, or else the desktop."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping

from tac.settings import Settings
from tac.settings.desktop import reduced_motion


class Motion:
    """Answers at once: while the desktop has not been heard, things move."""

    def __init__(
        self,
        settings: Settings,
        environ: Mapping[str, str] = os.environ,
        ask: Callable[[Mapping[str, str]], bool | None] = reduced_motion,
    ) -> None:
        self._reduced = settings.reduced_motion == "on"
        self._heard = threading.Event()
        if settings.reduced_motion != "auto":
            self._heard.set()
            return

        def listen() -> None:
            # Other programs are asked, which may take their time: nothing waits for them.
            self._reduced = ask(environ) is True
            self._heard.set()

        threading.Thread(target=listen, name="motion", daemon=True).start()

    @property
    def is_reduced(self) -> bool:
        """Whether a table that is opened now should move less."""
        return self._reduced

    def wait(self, seconds: float) -> bool:
        """Wait for the desktop's answer, for so long at most; returns whether it is there."""
        return self._heard.wait(seconds)
