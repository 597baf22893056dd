"""A language that nobody speaks: Serbian, in either script, with every text 40 % longer.

It shows where a translation has no room. Accents, placeholders and capitals stay, and what is the same in
all languages is left as it is: names of keys, languages and opponents, the shout.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

LONGER: Final = 1.4
PSEUDO: Final = {"pseudo": "sr", "pseudo@cyrillic": "sr@cyrillic"}
"""The names of it, and the languages from which it is made."""

_WORD: Final = re.compile(r"\{[^{}]*\}|[^\W\d_]+")
_MORE: Final = {False: "moaže", True: "шоаже"}
"""What words get more of, in Latin and in Cyrillic script; the widest small letter is among it."""
_KEPT: Final = re.compile(
    r"(format|key)\.|name\.(kornjaca|vuk|medved|sova|lisica|petao|macka|jagnje)\Z|app\.title\Z|rank\.\w+\.gender\Z|language\.[\w@]+\.short\Z|table\.call\Z|moment\.shout\Z"
)


def longer(text: str) -> str:
    """The text with 40 % more letters: each word gets its share, and the last one what is missing."""
    words = [match for match in _WORD.finditer(text) if not match[0].startswith("{")]
    parts: list[str] = []
    end, owed, given = 0, 0.0, 0
    for match in words:
        owed += (LONGER - 1.0) * len(match[0])
        share = (math.ceil(owed) if match is words[-1] else round(owed)) - given
        given += share
        letters = _MORE["\u0400" <= match[0][-1] <= "\u04ff"]
        more = "".join(letters[k % len(letters)] for k in range(share))
        capitals = len(match[0]) > 1 and match[0].isupper()
        parts += [text[end : match.end()], more.upper() if capitals else more]
        end = match.end()
    return "".join([*parts, text[end:]])


@cache
def _same() -> frozenset[str]:
    """The keys of what is the same in all languages; to read all texts takes longer than to draw a screen."""
    from tools.locale_source import load

    return frozenset(message.key for message in load() if message.same)


@contextmanager
def longer_texts() -> Iterator[None]:
    """Let every translator of the game give longer texts meanwhile."""
    from tac.locale import Translator

    same = _same()
    filled = Translator._filled

    def longer_filled(
        self: Translator, key: str, find: Callable[[str], str], values: dict[str, object]
    ) -> str:
        kept = key in same or _KEPT.match(key) is not None
        return filled(self, key, find if kept else lambda name: longer(find(name)), values)

    Translator._filled = longer_filled  # type: ignore[method-assign]
    try:
        yield
    finally:
        Translator._filled = filled  # type: ignore[method-assign]
