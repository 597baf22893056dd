"""YAML text to a tree of our own, without trusting it.

Only what settings have a use for is let through: one document of texts, numbers, lists and mappings.
Tags and aliases are refused, and so is what is nested too deeply.
"""

from typing import Final

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from .tree import Listing, Mapping, Scalar, Tree, Unreadable

MAX_DEPTH: Final = 20

_TAG: Final = "tag:yaml.org,2002:"
_CONSTRUCTED: Final = {_TAG + name for name in ("int", "float", "bool", "null")}
_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def compose(text: str) -> Tree | None:
    """The one document in `text`; None if there is none. Raises Unreadable."""
    try:
        loader = _Loader(text)
        try:
            node = loader.get_single_node()
            return None if node is None else _Copier(loader).copy(node, 0)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise Unreadable("problem.config.not_yaml", line=mark.line + 1 if mark else 0) from None
    except (yaml.YAMLError, RecursionError):
        raise Unreadable("problem.config.not_yaml") from None


class _Copier:
    def __init__(self, loader: yaml.SafeLoader | yaml.CSafeLoader) -> None:
        self._loader = loader
        self._seen: set[int] = set()

    def copy(self, node: Node, depth: int) -> Tree:
        line = node.start_mark.line + 1
        # An alias is the very node that it repeats.
        if id(node) in self._seen:
            raise Unreadable("problem.config.alias", line=line)
        self._seen.add(id(node))
        if depth > MAX_DEPTH:
            raise Unreadable("problem.config.too_deep", line=line)
        match node:
            case ScalarNode():
                return self._scalar(node, line)
            case SequenceNode():
                _refuse_tag(node, _TAG + "seq", line)
                return Listing(line, tuple(self.copy(item, depth + 1) for item in node.value))
            case MappingNode():
                _refuse_tag(node, _TAG + "map", line)
                return self._mapping(node, line, depth)
            case _:
                raise Unreadable("problem.config.not_yaml", line=line)

    def _mapping(self, node: MappingNode, line: int, depth: int) -> Mapping:
        entries = []
        for key, value in node.value:
            name = self.copy(key, depth + 1)
            if not isinstance(name, Scalar):
                raise Unreadable("problem.config.not_yaml", line=name.line)
            entries.append((name, self.copy(value, depth + 1)))
        return Mapping(line, tuple(entries))

    def _scalar(self, node: ScalarNode, line: int) -> Scalar:
        plain = not node.style
        implied: str = self._loader.resolve(  # type: ignore[no-untyped-call]
            ScalarNode, node.value, (plain, not plain)
        )
        _refuse_tag(node, implied, line)
        value = node.value
        if implied in _CONSTRUCTED:
            try:
                value = self._loader.construct_object(node)
            except ValueError:
                # "0b_" and numbers of thousands of digits look like numbers and are none: left as text.
                value = node.value
        return Scalar(line, node.value, value)


def _refuse_tag(node: Node, implied: str, line: int) -> None:
    if node.tag != implied:
        raise Unreadable("problem.config.tag", node.tag.removeprefix(_TAG), line)
