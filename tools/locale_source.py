"""Reading `tac/locale/messages.yaml`, the one place for texts, and refusing what is wrong in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

LOCALE = Path(__file__).resolve().parents[1] / "tac" / "locale"
SOURCE = LOCALE / "messages.yaml"

#: How many plural forms a text needs in each language: one, few, many; one, other.
FORMS = {"sr": 3, "en": 2}
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
    #: Whether it is the same in all languages and scripts.
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


def load(path: Path = SOURCE) -> list[Message]:
    """Return the messages in the order of the file. Raises SourceError."""
    document = yaml.load(path.read_text("utf-8"), _Loader)
    if not isinstance(document, dict):
        raise SourceError(f"{path.name}: a mapping of keys to texts is wanted")
    return [_message(key, entry) for key, entry in document.items()]


def placeholders(text: str) -> set[str]:
    """Return the values that `text` wants, without regard to their grammatical form."""
    return {_SAME.get(name, name) for name in PLACEHOLDER.findall(text)}


def _message(key: str, entry: Any) -> Message:
    if not KEY.match(key):
        raise SourceError(f"{key}: a key is words in small letters with dots between")
    if not isinstance(entry, dict) or set(entry) - {"sr", "en", "all", "note"}:
        raise SourceError(f"{key}: wanted are `sr` and `en`, or `all`, and perhaps a `note`")
    same = "all" in entry
    if same == ("sr" in entry) or same == ("en" in entry):
        raise SourceError(f"{key}: wanted are both `sr` and `en`, or only `all`")
    given = {lang: entry["all" if same else lang] for lang in FORMS}
    plural = any(isinstance(text, list) for text in given.values())
    texts = {lang: _forms(key, lang, text, plural) for lang, text in given.items()}
    _check_placeholders(key, texts, plural)
    return Message(key, texts, plural, same, entry.get("note", ""))


def _forms(key: str, lang: str, text: Any, plural: bool) -> tuple[str, ...]:
    forms = tuple(text) if isinstance(text, list) else (text,)
    wanted = FORMS[lang] if plural else 1
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
