"""Which keys there are on the screen, and in which rows."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct


class Does(Enum):
    """What a key does that types no letter. The values end the keys of the texts."""

    SHIFT = "shift"
    DELETE = "delete"
    LATIN = "latin"
    CYRILLIC = "cyrillic"
    DIGITS = "digits"
    SPACE = "space"
    DONE = "done"


class Key(Struct, frozen=True):
    """A key that types ``letter`` or does something, so many usual keys wide."""

    letter: str = ""
    does: Does | None = None
    width: float = 1.0


Sheet = tuple[tuple[Key, ...], ...]


class Script(Enum):
    """The sheets of keys that there are."""

    LATIN = "latin"
    ENGLISH = "english"
    CYRILLIC = "cyrillic"
    DIGITS = "digits"
    NUMBER = "number"
    """Digits alone, for a field that takes nothing else."""


def _letters(row: str) -> tuple[Key, ...]:
    return tuple(Key(letter) for letter in row)


def _sheet(upper: str, middle: str, lower: str, *others: Does) -> Sheet:
    """Three rows of letters as on a keyboard, and a last one with what leads to ``others``."""
    last = (
        *(Key(does=other, width=1.5) for other in others),
        Key(does=Does.SPACE, width=12.0 - 1.5 * len(others) - 3.0),
        Key(does=Does.DONE, width=3.0),
    )
    # The third row is shorter than the others, by what shift and delete need.
    ends = (12.0 - len(lower)) / 2
    third = (Key(does=Does.SHIFT, width=ends), *_letters(lower), Key(does=Does.DELETE, width=ends))
    return (_letters(upper), _letters(middle), third, last)


SHEETS: Final[dict[Script, Sheet]] = {
    Script.LATIN: _sheet("qwertzuiopšđ", "asdfghjklčćž", "yxcvbnm-", Does.CYRILLIC, Does.DIGITS),
    Script.ENGLISH: _sheet("qwertyuiopšđ", "asdfghjklčćž", "zxcvbnm-", Does.CYRILLIC, Does.DIGITS),
    Script.CYRILLIC: _sheet("љњертзуиопшђ", "асдфгхјклчћж", "џцвбнм-.", Does.LATIN, Does.DIGITS),
    Script.DIGITS: _sheet("1234567890()", "-.,:;!?'\"&+/", "„“”’@#%=", Does.LATIN, Does.CYRILLIC),
    Script.NUMBER: (
        *(tuple(Key(digit, width=2.0) for digit in row) for row in ("123", "456", "789")),
        (Key(does=Does.DELETE, width=2.0), Key("0", width=2.0), Key(does=Does.DONE, width=2.0)),
    ),
}


def first_script(language: str) -> Script:
    """The sheet that who speaks this language sees first."""
    if language == "sr@cyrillic":
        return Script.CYRILLIC
    return latin_script(language)


def latin_script(language: str) -> Script:
    """The Latin letters in the order that who speaks this language knows."""
    return Script.LATIN if language.startswith("sr") else Script.ENGLISH
