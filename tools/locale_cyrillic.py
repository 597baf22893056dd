"""Serbian texts from Latin into Cyrillic script.

The letters are the work of `cyrtranslit`; here is what it leaves out: capital digraphs (NJEGOVA), letters
that meet and are no digraph (injekcija), and what stays in Latin script (placeholders, Esc, YAML).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import cyrtranslit  # type: ignore[import-untyped]
import yaml

from tools.locale_source import LOCALE

EXCEPTIONS = LOCALE / "cyrillic_exceptions.yaml"

_DIGRAPH = re.compile(r"LJ|NJ|DŽ")
_LATIN_LETTER = re.compile(r"[A-Za-zČĆĐŠŽčćđšž]+")
#: Where a prefix may end between the two letters of what looks like a digraph.
_DOUBTFUL = re.compile(r"\b(?:(?:nad|od|pod|pred)ž|(?:in|kon|van|izvan)j)\w*", re.IGNORECASE)


class DoubtfulWord(ValueError):
    """A word of which only a reader can say whether it holds a digraph; it belongs in the exceptions."""


class Cyrillic:
    """Transliterates by the rules of one file of exceptions."""

    def __init__(self, path: Path = EXCEPTIONS) -> None:
        lists = yaml.safe_load(path.read_text("utf-8"))
        latin = sorted(map(re.escape, lists["latin"]), key=len, reverse=True)
        self._kept = re.compile(rf"(\{{[^{{}}]*\}}|(?<!\w)(?:{'|'.join(latin)})(?!\w))")
        self._split = [entry.split("|") for entry in lists["two_letters"]]
        self._whole = tuple(lists["one_letter"])

    def __call__(self, text: str) -> str:
        """Return `text` in Cyrillic script. Raises DoubtfulWord."""
        parts = self._kept.split(text)
        return "".join(part if number % 2 else self._words(part) for number, part in enumerate(parts))

    def kept(self, text: str) -> str:
        """Return what is left of `text` without all that may stay in Latin script."""
        return self._kept.sub("", text)

    def _words(self, text: str) -> str:
        for first, second in self._split:
            text = re.sub(rf"\b({first})({second})", _letters_apart, text, flags=re.IGNORECASE)
        for word in _DOUBTFUL.findall(text):
            if not word.lower().startswith(self._whole):
                raise DoubtfulWord(word)
        return _letters(text)


def _letters_apart(match: re.Match[str]) -> str:
    return _letters(match[1]) + _letters(match[2])


def _letters(text: str) -> str:
    text = _DIGRAPH.sub(lambda match: match[0].capitalize(), text)
    result: str = cyrtranslit.to_cyrillic(text, "sr")
    return result


def latin_letters(text: str) -> list[str]:
    """Return what in `text` is written in Latin letters."""
    return _LATIN_LETTER.findall(text)


@cache
def transliterator() -> Cyrillic:
    """Return the one that follows the game's own exceptions."""
    return Cyrillic()
