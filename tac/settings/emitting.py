"""What a settings file says, written as YAML; no library is needed for it."""

import re
from typing import Any, Final

from .tree import Listing, Mapping, Scalar, Tree

_PLAIN: Final = re.compile(r"[^\W\d_](?:[\w@.-]| (?=[\w@]))*")
_MEANS_SOMETHING: Final = {"y", "n", "yes", "no", "true", "false", "on", "off", "null"}
_STEP: Final = "  "


def emit(tree: Mapping, depth: int = 0) -> str:
    """The text of a mapping, one value a line, ``depth`` steps further in; empty for an empty one."""
    return "".join(_STEP * depth + line for key, node in tree.entries for line in _entry(key, node, depth))


def emit_entry(key: Scalar, node: Tree, indent: str) -> str:
    """The lines of one name with its value; ``indent`` is what each of them begins with."""
    return "".join(indent + line for line in _entry(key, node, 0))


def inline(node: Tree) -> str:
    """A value as it stands in one line."""
    match node:
        case Scalar():
            return _scalar(node)
        case Listing(items=items):
            return f"[{', '.join(inline(item) for item in items)}]"
        case Mapping(entries=entries):
            return "{" + ", ".join(f"{_scalar(key)}: {inline(value)}" for key, value in entries) + "}"


def tree_of(value: Any) -> Tree:
    """The tree that reads as ``value``: a text, number, truth, list, or mapping of those."""
    match value:
        case bool():
            return Scalar(0, "true" if value else "false", value)
        case int():
            return Scalar(0, str(value), value)
        case float():
            text = repr(value)
            # To YAML 1e-05 is a text.
            return Scalar(0, text if "." in text else text.replace("inf", ".inf").replace("e", ".0e"), value)
        case str():
            return Scalar(0, value, value)
        case dict():
            return Mapping(0, tuple((Scalar(0, str(k), str(k)), tree_of(v)) for k, v in value.items()))
        case list() | tuple():
            return Listing(0, tuple(tree_of(item) for item in value))
    raise TypeError(f"{type(value).__name__} is nothing that a settings file could hold")


def _entry(key: Scalar, node: Tree, depth: int) -> list[str]:
    if isinstance(node, Mapping) and node.entries:
        inner = emit(node).splitlines(keepends=True)
        return [f"{_scalar(key)}:\n", *(_STEP + line for line in inner)]
    return [f"{_scalar(key)}: {inline(node)}\n"]


def _scalar(node: Scalar) -> str:
    if not isinstance(node.value, str):
        return node.text or "null"
    text = node.value
    if _PLAIN.fullmatch(text) and text.casefold() not in _MEANS_SOMETHING:
        return text
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    if letter.isprintable():
        return letter
    code = ord(letter)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
