"""The journal of a running game: a head line, and one line for each thing that happens, all of them JSON.

What stands in head and lines is the business of those who keep one: this module knows how a file of such
lines is read, whole, torn or damaged. docs/journal.md describes the whole format.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

VERSION: Final = 1
MOST_BYTES: Final = 4 * 2**20
"""No game comes near this; what is larger is no journal."""

_BEGINNING: Final = b'{"tac-journal":'


class JournalHead(Struct, frozen=True, kw_only=True):
    """The first line; whoever keeps journals adds what his games are set up with."""

    version: int = msgspec.field(default=VERSION, name="tac-journal")


class JournalReason(Enum):
    """Why a file, or a line of it, is refused. Translations key on the values."""

    EMPTY = "empty"
    """Not even the first line is whole: no game had begun."""
    NOT_A_JOURNAL = "not_a_journal"
    """The first line is none that a journal begins with."""
    VERSION = "version"
    """It is of a newer version of the game."""
    HEAD = "head"
    """The first line does not say how the game was set up."""
    LINE = "line"
    """A line in the middle cannot be read."""
    MOVES = "moves"
    """A line can be read but cannot have happened there."""


class JournalError(Exception):
    """A file is no journal: ``reason``, and in English what exactly is wrong (``detail``)."""

    def __init__(self, reason: JournalReason, detail: str = "") -> None:
        super().__init__(f"{reason.value}: {detail}" if detail else reason.value)
        self.reason = reason
        self.detail = detail


H = TypeVar("H", bound=JournalHead)
L = TypeVar("L")


class Reading(Struct, Generic[H, L], frozen=True):
    """What a file holds: the head, the lines up to the end or to the first that is ``damaged``.

    ``sizes`` are how many bytes the file has up to the end of the head and of each of the lines.
    """

    head: H
    lines: tuple[L, ...]
    sizes: tuple[int, ...]
    damaged: str = ""

    @property
    def size(self) -> int:
        """How many bytes of the file hold."""
        return self.sizes[-1]


class JournalFormat(Generic[H, L]):
    """How journals with heads of the type ``head`` and lines of the type (or union) ``line`` are written."""

    def __init__(self, head: type[H], line: object) -> None:
        self._encoder = msgspec.json.Encoder()
        self._head = msgspec.json.Decoder(head)
        self._line: msgspec.json.Decoder[L] = msgspec.json.Decoder(line)

    def encode(self, what: H | L) -> bytes:
        """The line of a head or of what happened, with its end."""
        return self._encoder.encode(what) + b"\n"

    def write(self, head: H, lines: tuple[L, ...] = ()) -> bytes:
        """A whole file."""
        return self.encode(head) + b"".join(self.encode(line) for line in lines)

    def read(self, data: bytes) -> Reading[H, L]:
        """What ``data`` holds; its last line, torn when the game was killed, is left out.

        Raises `JournalError` where there is no head; a line that is damaged ends the reading.
        """
        *whole, torn = data[: MOST_BYTES + 1].split(b"\n")
        if not whole:
            if not torn or _BEGINNING.startswith(torn) or torn.startswith(_BEGINNING):
                raise JournalError(JournalReason.EMPTY)
            raise JournalError(JournalReason.NOT_A_JOURNAL)
        head = self._read_head(whole[0])
        lines: list[L] = []
        sizes = [len(whole[0]) + 1]
        for number, text in enumerate(whole[1:], start=2):
            try:
                lines.append(self._line.decode(text))
            except (msgspec.MsgspecError, ValueError) as error:
                return Reading(head, tuple(lines), tuple(sizes), damaged=f"line {number}: {error}")
            sizes.append(sizes[-1] + len(text) + 1)
        too_large = f"more than {MOST_BYTES} bytes" if len(data) > MOST_BYTES else ""
        return Reading(head, tuple(lines), tuple(sizes), damaged=too_large)

    def _read_head(self, text: bytes) -> H:
        try:
            version = msgspec.json.decode(text, type=JournalHead).version
        except (msgspec.MsgspecError, ValueError) as error:
            raise JournalError(JournalReason.NOT_A_JOURNAL, str(error)) from None
        if not text.startswith(_BEGINNING) or version < 1:
            raise JournalError(JournalReason.NOT_A_JOURNAL)
        if version > VERSION:
            raise JournalError(JournalReason.VERSION, str(version))
        try:
            return self._head.decode(text)
        except (msgspec.MsgspecError, ValueError) as error:
            raise JournalError(JournalReason.HEAD, str(error)) from None
