"""Gettext catalogues of messages: the same bytes for the same texts, on every day and every machine."""

from __future__ import annotations

import io
from collections.abc import Iterable

from babel.messages import Catalog, mofile, pofile

from tools.locale_cyrillic import transliterator
from tools.locale_source import OWN, SOURCE, Message

DOMAIN = "tac"


class _Undated(Catalog):
    """A catalogue whose header names no day, no person and no version of a tool."""

    def __init__(self, lang: str) -> None:
        source = SOURCE.name if lang.partition("@")[0] in OWN else f"{lang}.yaml"
        comment = f"# Made from {source}; to change a text, change it there."
        super().__init__(locale=lang.partition("@")[0], header_comment=comment, fuzzy=False)
        self._lang = lang

    @property  # type: ignore[misc]
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Project-Id-Version", "Tač!"),
            ("Language", self._lang),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", f"{self.plural_forms}\n"),
        ]


def make(messages: Iterable[Message], lang: str) -> dict[str, bytes]:
    """Return the two files of a language's catalogue by their endings, `po` and `mo`. Raises DoubtfulWord."""
    catalogue = _Undated(lang)
    for message in messages:
        forms = texts(message, lang)
        notes = [message.note] if message.note else []
        if message.plural:
            catalogue.add((message.key, message.key), forms, auto_comments=notes)
        else:
            catalogue.add(message.key, forms[0], auto_comments=notes)
    po, mo = io.BytesIO(), io.BytesIO()
    pofile.write_po(po, catalogue, width=0)
    mofile.write_mo(mo, catalogue)
    return {"po": po.getvalue(), "mo": mo.getvalue()}


def texts(message: Message, lang: str) -> tuple[str, ...]:
    """Return the forms of a message; Cyrillic script is made from Latin. Raises DoubtfulWord."""
    if lang != "sr@cyrillic":
        return message.texts[lang]
    latin = message.texts["sr"]
    return latin if message.same else tuple(map(transliterator(), latin))
