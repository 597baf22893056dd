"""The one list of the languages that the game speaks; a language is added to it by its name.

`sr` is Serbian in Latin script, the source of all texts, `sr@cyrillic` the same in Cyrillic script. Nothing
is imported here but the standard library: settings, texts and tools all read it.
"""

from typing import Final, Literal, get_args

Language = Literal[
    "sr",
    "sr@cyrillic",
    "en",
]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
