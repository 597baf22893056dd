"""Which language to speak before anybody has said so."""

import re
from collections.abc import Mapping
from typing import Final

from tac.languages import LANGUAGES

_SERBIAN: Final = {"sr", "sh", "bs", "hr", "cnr", "me"}
"""Languages whose speakers read Serbian without effort ("me" is what some say for Montenegrin)."""

_NOWHERE: Final = {"", "C", "POSIX"}
_CYRILLIC: Final = re.compile(r"[_@-]cyr", re.IGNORECASE)


def guess_language(environ: Mapping[str, str]) -> str:
    """One of `LANGUAGES` from the environment variables that name the computer's language.

    LC_ALL goes before LC_MESSAGES, that before LANG; where they name a language, LANGUAGE can name a better
    one. The game is a Serbian one: without any language (unset, C, POSIX) it is `sr`. Serbian and its
    neighbours are `sr`, in Latin script, which everybody who reads Serbian reads; also a bare `sr_RS`, though
    the system libraries write that one in Cyrillic. Only a locale that says Cyrillic itself
    (`sr_RS@cyrillic`, `sr-Cyrl-RS`) is `sr@cyrillic`. Another language that the game speaks is itself,
    any that it does not is `en`.
    """
    named = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in named if value), "")
    if locale.partition(".")[0] in _NOWHERE:
        return "sr"
    for choice in (*environ.get("LANGUAGE", "").split(":"), locale):
        language = re.split(r"[_.@-]", choice, maxsplit=1)[0].lower()
        if language in _SERBIAN:
            return "sr@cyrillic" if language == "sr" and _CYRILLIC.search(choice) else "sr"
        if language in LANGUAGES:
            return language
    return "en"
