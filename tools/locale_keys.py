"""Finding the message keys that the code uses.

A key is used where a text of its form stands in a call of a translator (`t("pause.title")`,
`self.t.n("count.cards", 3)`) or anywhere else, as long as its first word is one that keys begin with (a table
of keys). A key that is put together, `t(f"refused.{reason.value}")`, counts for all that begin like it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.locale_source import KEY

_TRANSLATORS = {"_", "t", "tr", "translator", "n", "card", "has"}
_FILE = re.compile(r"\.(json|md|mo|ogg|otf|png|po|py|svg|ttf|txt|wav|yaml)\Z")


@dataclass(frozen=True)
class Use:
    """One place where a key is used, or with `is_prefix` all keys that begin like this."""

    key: str
    is_prefix: bool
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key}{'…' if self.is_prefix else ''}"


def uses(files: Iterable[Path], first_words: set[str]) -> Iterator[Use]:
    """Yield every use of a key in Python files."""
    for file in files:
        tree = ast.parse(file.read_text("utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_translator(node.func) and node.args:
                yield from _of_argument(node.args[0], file)
            elif isinstance(node, ast.Constant):
                yield from _of_argument(node, file, first_words)


def _of_argument(argument: ast.expr, file: Path, first_words: set[str] | None = None) -> Iterator[Use]:
    match argument:
        case ast.Constant(value=str(text)):
            known = first_words is None or text.partition(".")[0] in first_words
            if known and KEY.match(text) and not _FILE.search(text):
                yield Use(text, False, file, argument.lineno)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield Use(beginning, True, file, argument.lineno)
        case ast.IfExp(body=one, orelse=other):
            yield from _of_argument(one, file)
            yield from _of_argument(other, file)


def _is_translator(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in _TRANSLATORS
    return isinstance(function, ast.Attribute) and function.attr in _TRANSLATORS
