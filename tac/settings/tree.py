"""What a settings file says, before anything is known of its meaning."""

from __future__ import annotations

from msgspec import Struct


class Scalar(Struct, frozen=True):
    """One value: as it was written, and as YAML understands it."""

    line: int
    text: str
    value: str | int | float | bool | None


class Listing(Struct, frozen=True):
    """A list of values."""

    line: int
    items: tuple[Tree, ...]


class Mapping(Struct, frozen=True):
    """Names with their values, in the order of the file; a name may stand there twice."""

    line: int
    entries: tuple[tuple[Scalar, Tree], ...]

    def line_of(self, path: str) -> int:
        """The line of the setting with this dotted path, or of the nearest above it (0: not there at all)."""
        line = 0
        tree: Tree = self
        for name in path.split("."):
            found = [e for e in tree.entries if e[0].text == name] if isinstance(tree, Mapping) else []
            if not found:
                break
            key, tree = found[-1]
            line = key.line
        return line


Tree = Scalar | Listing | Mapping


class Unreadable(Exception):
    """The whole file is of no use: a translation key, a technical detail, and the line (0: none)."""

    def __init__(self, message_key: str, detail: str = "", line: int = 0) -> None:
        super().__init__(message_key, detail, line)
        self.message_key = message_key
        self.detail = detail
        self.line = line
