"""Finding the message keys that the code uses.

A key is used where a text of its form stands in a call of a translator (`t("pause.title")`,
`self.t.n("count.moves", 3)`) or anywhere else, as long as its first word is one that keys begin with (a table
of keys). A key that is put together, `f"refused.{reason.value}"`, counts for all that have one word more in
each such place; constants of the module (`f"{PREFIX}other"`) are read. So code that puts keys together has
to begin with what they begin with, and to say each dot: what is hidden from here counts as unused.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.locale_source import KEY

_TRANSLATORS = {"_", "t", "tr", "translator", "n", "card", "has"}
_FILE = re.compile(r"\.(json|md|mo|ogg|otf|png|po|py|sqlite|svg|ttf|txt|wav|yaml)\Z")
_HOLE = "…"
_WORD = r"[\w@]+"
_GENDER = r"(\.[mf])?"
"""t.card("moment.owed", …) uses moment.owed.m and moment.owed.f."""


@dataclass(frozen=True)
class Use:
    """One place where a key is used, with `…` for each word that is known only when the game runs."""

    key: str
    file: Path
    line: int
    asked: bool
    """Whether a translator is asked for it, so that there has to be a text."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key}"

    def among(self, keys: Iterable[str]) -> set[str]:
        """Those of the keys that this may mean."""
        parts = map(re.escape, self.key.split(_HOLE))
        pattern = re.compile(_WORD.join(parts) + _GENDER)
        return {key for key in keys if pattern.fullmatch(key)}


def uses(files: Iterable[Path], first_words: set[str]) -> Iterator[Use]:
    """Yield every use of a key in Python files."""
    for file in files:
        tree = ast.parse(file.read_text("utf-8"), str(file))
        reader = _Reader(file, first_words, _constants(tree))
        yield from reader.read(tree)


def unused(keys: Iterable[str], found: Iterable[Use]) -> list[str]:
    """Return the keys that none of the uses means."""
    left = list(keys)
    for use in set(found):
        meant = use.among(left)
        left = [key for key in left if key not in meant]
    return left


def missing(keys: Iterable[str], found: Iterable[Use]) -> list[Use]:
    """Return the uses that ask for a text that is not there."""
    there = set(keys)
    return [use for use in found if use.asked and not use.among(there)]


@dataclass(frozen=True)
class _Reader:
    file: Path
    first_words: set[str]
    constants: Mapping[str, str]

    def read(self, node: ast.AST) -> Iterator[Use]:
        """Yield the uses in a part of the code, from the outside in."""
        if isinstance(node, ast.Call) and _is_translator(node.func) and node.args:
            yield from self._asked(node.args[0])
        match node:
            case ast.Constant(value=str(text)):
                if self._begins_like_a_key(text) and KEY.match(text) and not _FILE.search(text):
                    yield Use(text, self.file, node.lineno, asked=True)
            case ast.JoinedStr():
                text = self._put_together(node)
                if self._begins_like_a_key(text):
                    yield Use(text, self.file, node.lineno, asked=False)
                for part in node.values:
                    # The words between the holes are no texts of their own.
                    if not isinstance(part, ast.Constant):
                        yield from self.read(part)
            case _:
                for child in ast.iter_child_nodes(node):
                    yield from self.read(child)

    def _asked(self, argument: ast.expr) -> Iterator[Use]:
        match argument:
            case ast.Constant(value=str(text)):
                if KEY.match(text) and not _FILE.search(text):
                    yield Use(text, self.file, argument.lineno, asked=True)
            case ast.JoinedStr():
                text = self._put_together(argument)
                if not text.startswith(_HOLE) and "." in text:
                    yield Use(text, self.file, argument.lineno, asked=True)
            case ast.IfExp(body=one, orelse=other):
                yield from self._asked(one)
                yield from self._asked(other)

    def _put_together(self, text: ast.JoinedStr) -> str:
        return "".join(map(self._part, text.values))

    def _part(self, part: ast.expr) -> str:
        match part:
            case ast.Constant(value=str(text)):
                return text
            case ast.FormattedValue(value=ast.Name(id=name)):
                return self.constants.get(name, _HOLE)
        return _HOLE

    def _begins_like_a_key(self, text: str) -> bool:
        first, dot, _ = text.partition(".")
        return dot == "." and first in self.first_words


def _constants(tree: ast.Module) -> dict[str, str]:
    """The texts of a module that have a name."""
    found = {}
    for statement in tree.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text))):
                found[name] = text
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def _is_translator(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in _TRANSLATORS
    return isinstance(function, ast.Attribute) and function.attr in _TRANSLATORS
