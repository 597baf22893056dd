"""What is printed on the keys of the player's own keyboard."""

from __future__ import annotations

from typing import Any, Final, cast

import pygame

from tac.locale import Translator
from tac.settings import KEY_NAMES
from tac.ui.input.keyboard import scancode

_LETTERS: Final = "".join(map(chr, (*range(0x21, 0x7F), *range(0xA1, 0x162), *range(0x164, 0x180))))
_CYRILLIC: Final = "".join(map(chr, range(0x400, 0x460)))
_SCANCODES: Final = 512

NAMES: Final = {scancode(name): name for name in KEY_NAMES}
"""The names in the settings by scancode."""


def key_cap(t: Translator, name: str) -> str:
    """What is written on the key of this name in the settings: on a German keyboard ``z`` is a Y.

    Where nobody can tell, what is written there on an American one.
    """
    if name.startswith("kp_") or not _prints(name):
        return t.key_name(name)
    return _printed().get(scancode(name)) or t.key_name(name)


def _prints(name: str) -> bool:
    """Whether a letter or sign is on the key, which other keyboards may have elsewhere."""
    code: int = getattr(pygame, f"KSCAN_{name.upper()}")
    return pygame.KSCAN_A <= code <= pygame.KSCAN_0 or code in _SIGNS


_SIGNS: Final = frozenset(
    scancode(name)
    for name in (
        *("minus", "equals", "leftbracket", "rightbracket", "backslash", "semicolon", "apostrophe"),
        *("grave", "comma", "period", "slash", "nonusbackslash"),
    )
)


def _printed() -> dict[int, str]:
    """The letter on each key, as far as the system tells and we have it in our fonts."""
    found: dict[int, str] = {}
    try:
        # It is indexed by key code, and what it holds for each scancode is here that number itself.
        scancodes: Any = pygame.key.ScancodeWrapper(cast("Any", range(_SCANCODES)))
        for letter in _CYRILLIC + _LETTERS:
            code = scancodes[ord(letter)]
            if code and letter == letter.lower():
                found[code] = letter.upper() if len(letter.upper()) == 1 else letter
    except (TypeError, IndexError, AttributeError):
        return {}
    return found
