"""Quotation marks and apostrophes of the texts are those of print, not of a typewriter."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tools.locale_source import load

MESSAGES: Final = Path(__file__).parents[2] / "tac" / "locale" / "messages.yaml"
QUOTES: Final = {"sr": re.compile("„[^„“”]*“"), "en": re.compile("“[^„“”]*”")}


def texts(lang: str) -> list[tuple[str, str]]:
    """All texts, each with its key; but for what is printed on keys."""
    return [
        (message.key, text)
        for message in load(MESSAGES)
        if not message.key.startswith("key.")
        for text in message.texts[lang]
    ]


def test_no_quotation_mark_or_apostrophe_is_straight() -> None:
    straight = [(lang, key) for lang in QUOTES for key, text in texts(lang) if re.search("['\"`]", text)]
    assert straight == []


def test_quotation_marks_are_those_of_the_language_and_come_in_pairs() -> None:
    wrong = [
        (lang, key, text)
        for lang, pair in QUOTES.items()
        for key, text in texts(lang)
        if re.search("[„“”«»]", pair.sub("", text))
    ]
    assert wrong == []
