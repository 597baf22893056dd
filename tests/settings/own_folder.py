"""A folder with settings of one's own, for tests."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from tac.settings import OwnSettings, Problem

NOW = datetime(2026, 3, 21, 18, 5, 9)
STAMP = "2026-03-21-180509"


class OwnFolder:
    """The settings folder of one player; each `start` is another start of the game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[Problem] = []
        self._numbers = count(0xA0000001)

    def start(self, name: str | None = None, config: Path | None = None) -> OwnSettings:
        own = OwnSettings(self.folder, lambda: NOW, self._new_id, self.told.append, config)
        if name is None:
            own.play_as()
        else:
            own.play_as_named(name)
        return own

    def changed(self, path: str, value: object) -> OwnSettings:
        """Start, change this one thing, end, and start again."""
        own = self.start()
        own.open()
        own.change(path, value)
        own.close()
        return self.start()

    @property
    def profile_file(self) -> Path:
        """The settings of the only profile."""
        return self.folder / "profiles" / "a0000001.yaml"

    def write(self, text: str | bytes) -> None:
        """Make this the settings of the only profile, which is there."""
        if not (self.folder / "profiles.yaml").exists():
            self.start().close()
        self.profile_file.parent.mkdir(parents=True, exist_ok=True)
        self.profile_file.write_bytes(text.encode() if isinstance(text, str) else text)

    def files(self) -> dict[str, bytes]:
        """What lies in the folder."""
        return {str(p.relative_to(self.folder)): p.read_bytes() for p in self._walk() if p.is_file()}

    def _walk(self) -> Iterator[Path]:
        return self.folder.rglob("*")

    def _new_id(self) -> str:
        return f"{next(self._numbers):08x}"


def words(problems: list[Problem]) -> list[tuple[str, str, int]]:
    """Path, message (its last word) and line of each problem."""
    return [(p.path, p.message_key.rpartition(".")[2], p.line) for p in problems]


class Disk:
    """A disk that refuses to be written to while ``error`` says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error: int | None = None
        self.tries = 0
        real = Path.open

        def opened(path: Path, mode: str = "r", *args: object, **kwargs: object) -> object:
            if "w" in mode and self.error is not None:
                self.tries += 1
                raise OSError(self.error, {errno.ENOSPC: "No space left"}.get(self.error, "denied"))
            return real(path, mode, *args, **kwargs)  # type: ignore[call-overload]

        monkeypatch.setattr(Path, "open", opened)
