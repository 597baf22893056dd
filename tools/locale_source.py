"""Reading the texts, and refusing what is wrong in them.

`tac/locale/messages.yaml` has all of them in the languages that the game was made in. Each further language
of `tac.languages` has a file of its own beside it, `de.yaml` say: under the same keys the texts in that
language, and under `language.de.short` what the language calls itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from babel import Locale, UnknownLocaleError
from babel.messages.plurals import get_plural

from tac.languages import LANGUAGES

LOCALE = Path(__file__).resolve().parents[1] / "tac" / "locale"
SOURCE = LOCALE / "messages.yaml"

OWN = ("sr", "en")
"""The languages of `messages.yaml`; the Cyrillic script is made from `sr`."""

KEY = re.compile(r"[a-z][a-z0-9_]*(\.[\w@]+)+\Z")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_NAME = re.compile(r"[A-Za-z_]+\Z")
#: Three forms of the same value; a language takes the one its grammar asks for.
_SAME = {"Card": "card", "card_acc": "card"}


class SourceError(ValueError):
    """A mistake in the source, said with its key or its line."""


@dataclass(frozen=True)
class Message:
    """One text in every language written by hand: one form, or all plural forms."""

    key: str
    texts: dict[str, tuple[str, ...]]
    plural: bool
    #: Whether it is the same in all languages and scripts, but where a further one has its own.
    same: bool
    note: str


class _Loader(yaml.BaseLoader):
    """Every value is a text, so that `no` and `1` are what they look like; no key may stand there twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise SourceError(f"line {key.start_mark.line + 1}: {key.value} stands there twice")
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def load(path: Path = SOURCE, languages: Iterable[str] = LANGUAGES) -> list[Message]:
    """Return the messages in the order of the file. Raises SourceError."""
    entries = _read(path)
    for key, entry in entries.items():
        _check_entry(key, entry)
    added = [lang for lang in languages if lang not in OWN and "@" not in lang]
    for lang in added:
        _add(entries, lang, path.with_name(f"{lang}.yaml"))
    forms = {lang: plural_forms(lang) for lang in (*OWN, *added)}
    return [_message(key, entry, forms) for key, entry in entries.items()]


def plural_forms(lang: str) -> int:
    """How many plural forms a text needs: three in Serbian, two in English. Raises SourceError."""
    try:
        return get_plural(Locale.parse(lang)).num_plurals
    except (UnknownLocaleError, ValueError):
        raise SourceError(f"{lang}: no such language is known") from None


def name_key(lang: str) -> str:
    """The key of what a language calls itself."""
    return f"language.{lang}.short"


def _read(path: Path) -> dict[str, Any]:
    document = yaml.load(path.read_text("utf-8"), _Loader)
    if not isinstance(document, dict):
        raise SourceError(f"{path.name}: a mapping of keys to texts is wanted")
    return document


def _add(entries: dict[str, Any], lang: str, path: Path) -> None:
    """Put the texts of a language that has a file of its own beside the others."""
    if not path.exists():
        raise SourceError(f"{path.name}: the texts in {lang} are wanted there")
    texts = _read(path)
    name = texts.pop(name_key(lang), None)
    if name is None:
        raise SourceError(f"{path.name}: wanted is {name_key(lang)}, what the language calls itself")
    for key, text in texts.items():
        if key not in entries:
            raise SourceError(f"{path.name}: there is no text {key}")
        entries[key] = {**entries[key], lang: text}
    for key, entry in entries.items():
        if lang not in entry and "all" not in entry:
            raise SourceError(f"{path.name}: {key} is missing")
    entries[name_key(lang)] = {"all": name}


def placeholders(text: str) -> set[str]:
    """Return the values that `text` wants, without regard to their grammatical form."""
    return {_SAME.get(name, name) for name in PLACEHOLDER.findall(text)}


def _check_entry(key: str, entry: Any) -> None:
    if not KEY.match(key):
        raise SourceError(f"{key}: a key is words in small letters with dots between")
    if not isinstance(entry, dict) or set(entry) - {*OWN, "all", "note"}:
        raise SourceError(f"{key}: wanted are `sr` and `en`, or `all`, and perhaps a `note`")
    same = "all" in entry
    if any(same == (lang in entry) for lang in OWN):
        raise SourceError(f"{key}: wanted are both `sr` and `en`, or only `all`")


def _message(key: str, entry: dict[str, Any], count: dict[str, int]) -> Message:
    given = {lang: entry[lang] if lang in entry else entry["all"] for lang in count}
    plural = any(isinstance(text, list) for text in given.values())
    texts = {lang: _forms(key, lang, text, count[lang] if plural else 1) for lang, text in given.items()}
    _check_placeholders(key, texts, plural)
    return Message(key, texts, plural, "all" in entry, entry.get("note", ""))


def _forms(key: str, lang: str, text: Any, wanted: int) -> tuple[str, ...]:
    forms = tuple(text) if isinstance(text, list) else (text,)
    if len(forms) != wanted or not all(isinstance(form, str) for form in forms):
        raise SourceError(f"{key}: {wanted} text(s) wanted in {lang}")
    for form in forms:
        if not form.strip() or form != form.strip():
            raise SourceError(f"{key}: empty, or blanks around it, in {lang}")
        left = PLACEHOLDER.sub("", form)
        if "{" in left or "}" in left or not all(map(_NAME.match, PLACEHOLDER.findall(form))):
            raise SourceError(f"{key}: a placeholder is a plain {{name}}, in {lang}")
    return forms


def _check_placeholders(key: str, texts: dict[str, tuple[str, ...]], plural: bool) -> None:
    wanted = placeholders(texts["sr"][-1])
    for lang, forms in texts.items():
        for form in forms:
            # "one minute" may leave out the number that it says in words.
            missing = wanted - placeholders(form) - ({"n"} if plural else set())
            if missing or placeholders(form) - wanted:
                raise SourceError(f"{key}: other placeholders in {lang} than in sr")
