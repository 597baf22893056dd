"""Laying what a file says over the settings so far, one value at a time.

A value that is wrong costs only itself: it is reported with its path, and what was there before stays.
"""

import typing
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, ValidationError
from msgspec.structs import fields, replace

from .levels import LEVEL_NAME_LENGTH, Level, is_human, level_name
from .problems import Problem, shown
from .tree import Listing, Mapping, Scalar, Tree

S = TypeVar("S", bound=Struct)

_WRONG: Final = "problem.config.wrong"


class Checker:
    """Reads one file's tree over given settings, collecting the problems it meets."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def settings(self, base: S, tree: Tree, path: str = "") -> S:
        """`base` with every value of `tree` that its type allows."""
        known = {f.encode_name: f for f in fields(base)}
        changes: dict[str, Any] = {}
        for key, node in self._entries(tree, path):
            here = _join(path, key.text)
            found = known.get(key.text)
            if found is None:
                self._report(here, "problem.config.unknown", key, ", ".join(known))
            else:
                changes[found.name] = self._value(getattr(base, found.name), node, found.type, here)
        return replace(base, **changes) if changes else base

    def _value(self, base: Any, node: Tree, wanted: Any, path: str) -> Any:
        if isinstance(base, Struct):
            return self.settings(base, node, path)
        origin, args = get_origin(wanted), get_args(wanted)
        if origin is dict:
            return self._levels(base, node, path)
        if origin is tuple and args[-1] is Ellipsis:
            return self._many(base, node, args[0], path)
        return self._leaf(base, node, wanted, path)

    def _leaf(self, base: Any, node: Tree, wanted: Any, path: str) -> Any:
        for candidate in _candidates(node):
            try:
                return msgspec.convert(candidate, wanted)
            except ValidationError:
                continue
        self._report(path, _WRONG, node, describe(wanted))
        return base

    def _many(self, base: tuple[Any, ...], node: Tree, wanted: Any, path: str) -> tuple[Any, ...]:
        if not isinstance(node, Listing):
            self._report(path, "problem.config.no_list", node, describe(wanted))
            return base
        missing = object()
        values = [
            self._leaf(missing, item, wanted, f"{path}[{number}]") for number, item in enumerate(node.items)
        ]
        kept = tuple(value for value in values if value is not missing)
        # A list of which nothing could be used is as if it were not there; an empty one is meant.
        return kept if kept or not values else base

    def _levels(self, base: dict[str, Level], node: Tree, path: str) -> dict[str, Level]:
        levels = dict(base)
        for key, value in self._entries(node, path):
            here = _join(path, key.text)
            name = level_name(levels, key.text) or key.text.strip()
            if not name or len(name) > LEVEL_NAME_LENGTH or not name.isprintable() or is_human(name):
                self._report(here, _WRONG, key, f"1 – {LEVEL_NAME_LENGTH}")
            else:
                # A level of one's own may leave values out: they are those of the second level.
                start = levels.get(name) or list(levels.values())[1]
                levels[name] = self.settings(start, value, here)
        return levels

    def _entries(self, tree: Tree, path: str) -> list[tuple[Scalar, Tree]]:
        """The entries of a mapping; of a name that stands there twice only the last, the rest reported."""
        if isinstance(tree, Scalar) and tree.value is None:
            return []
        if not isinstance(tree, Mapping):
            self._report(path, "problem.config.no_mapping", tree, "")
            return []
        last = {key.text: number for number, (key, _) in enumerate(tree.entries)}
        result = []
        for number, (key, node) in enumerate(tree.entries):
            if last[key.text] == number:
                result.append((key, node))
            else:
                self._report(_join(path, key.text), "problem.config.twice", key, "")
        return result

    def _report(self, path: str, message_key: str, node: Tree, detail: str) -> None:
        value = shown(node.text) if isinstance(node, Scalar) else ""
        self.problems.append(Problem(shown(path), message_key, detail, value, line=node.line))


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _candidates(node: Tree) -> list[Any]:
    """What a value may be meant as: to YAML `off`, `no` and `0` are no texts, but a text may be wanted."""
    match node:
        case Scalar(value=None):
            return [None]
        case Scalar(value=value, text=text):
            return [value, text, text.strip().casefold()]
        case Listing(items=items):
            return [[_candidates(item)[0] for item in items]]
        case Mapping():
            return [{}]


def describe(wanted: Any) -> str:
    """What values the type `wanted` takes, in signs that need no translation."""
    origin, args = get_origin(wanted), get_args(wanted)
    if origin is typing.Annotated:
        return _describe_limits(args[0], args[1])
    if origin is typing.Literal:
        return ", ".join(map(str, args))
    if origin is tuple:
        return f"[{', '.join(describe(arg) for arg in args)}]"
    return "true, false" if wanted is bool else "…"


def _describe_limits(kind: type, limits: Meta) -> str:
    if limits.title:
        return limits.title
    if kind is str:
        return f"{limits.min_length or 0} – {limits.max_length}"
    return f"{limits.ge:g} – {limits.le:g}" if kind is float else f"{limits.ge} – {limits.le}"
