"""A YAML file that the game itself changes: read once, kept in mind, written value by value."""

import codecs
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from tac.files import STAMP, make_folder, replace_bytes, set_aside

from . import editing
from .emitting import emit
from .files import unwritten, why
from .problems import Problem
from .reading import MAX_BYTES, read_bytes
from .tree import Mapping, Tree, Unreadable
from .writing import Writer

Clock = Callable[[], datetime]
"""Tells the time of day."""

Tell = Callable[[Problem], object]
"""Takes a problem that has to be told; may be called from any thread."""


class OwnFile:
    """The file at ``path``; ``tree`` is what it says, with every change that was made since.

    A file of no use is set aside, which is one of the ``problems``, and it is as if there had been none.
    What a change has nothing to do with stays as it stands in the file, comments and mistakes too, and also
    what somebody else has written there meanwhile.
    """

    def __init__(self, path: Path, now: Clock, writer: Writer, tell: Tell) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.spoiled: bytes | None = None
        """What a file of no use held."""
        self.tree = Mapping(1, ())
        self.existed = False
        self._now = now
        self._writer = writer
        self._tell = tell
        self._told: str | None = None
        self._pending: dict[editing.Path, Tree | None] = {}
        self._lock = threading.Lock()
        try:
            raw = self._read()
            self.existed = raw is not None
            self.tree = _tree(raw)
        except Unreadable as error:
            self._give_up(error)

    def set(self, path: editing.Path, value: Tree | None) -> None:
        """Have another value at ``path``, or none."""
        if editing.same(editing.find(self.tree, path), value):
            return
        with self._lock:
            self.tree = editing.with_value(self.tree, path, value)
            # Of what lies below nothing may come back, whatever waits to be written.
            for other in [p for p in self._pending if p[: len(path)] == path]:
                del self._pending[other]
            self._pending[path] = value
        self._writer.hand(self.save)

    def retry(self) -> None:
        """Try once more to write what could not be written."""
        if self._pending:
            self._writer.hand(self.save)

    def save(self) -> None:
        """Write what has changed. What goes wrong is told, once, and tried again with the next change."""
        with self._lock:
            pending, tree = dict(self._pending), self.tree
        if not pending:
            return
        try:
            make_folder(self.path.parent)
            replace_bytes(self.path, self._text(pending, tree).encode("utf-8", "surrogatepass"))
        except (OSError, ValueError) as error:
            problem = unwritten(self.path, error)
            if self._told != problem.detail:
                self._told = problem.detail
                self._tell(problem)
            return
        self._told = None
        with self._lock:
            for path, value in pending.items():
                if path in self._pending and self._pending[path] is value:
                    del self._pending[path]

    def _text(self, pending: dict[editing.Path, Tree | None], tree: Mapping) -> str:
        """The file as it is now, with the changes. Raises `OSError`."""
        try:
            raw = self._read()
            if raw is None:
                return emit(tree)
            text = "" if not raw.strip() else raw.decode("utf-8-sig")
            for path, value in pending.items():
                text = editing.edited(text, path, value)
            return text
        except Unreadable as error:
            if self.path.exists():
                self._set_aside(error.message_key)
        except UnicodeDecodeError:
            self._set_aside("not_utf8")
        return emit(tree)

    def _read(self) -> bytes | None:
        """What the file holds; None if there is none. Raises `Unreadable`."""
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_BYTES + 1)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError) as error:
            raise Unreadable("problem.config.unreadable", why(error)) from None

    def _set_aside(self, key: str) -> Path:
        why = key.rpartition(".")[2].replace("_", "-")
        return set_aside(self.path, why, self._now().strftime(STAMP))

    def _give_up(self, error: Unreadable) -> None:
        """Set the file aside."""
        found = [Problem("", error.message_key, error.detail, line=error.line)]
        try:
            self.spoiled = self._read() or b""
        except Unreadable:
            self.spoiled = b""
        try:
            aside = self._set_aside(error.message_key)
        except (OSError, ValueError) as refused:
            found.append(Problem("", "problem.own.stays", why(refused)))
        else:
            found.append(Problem("", "problem.own.aside", aside.name))
        self.problems = [replace(problem, file=self.path) for problem in found]


def _tree(raw: bytes | None) -> Mapping:
    """What the bytes of a file say; nothing, if it is empty. Raises `Unreadable`."""
    empty = raw is None or not raw.removeprefix(codecs.BOM_UTF8).strip()
    return Mapping(1, ()) if raw is None or empty else read_bytes(raw)
