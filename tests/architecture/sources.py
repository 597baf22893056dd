"""The project's own Python files, parsed."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(*folders: str) -> list[Path]:
    """Return the Python files below these folders of the project, without what tools have left there."""
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    assert found
    return found


@functools.cache
def tree(path: Path) -> ast.Module:
    """Return a file as a syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of every module that a file imports, wherever in the file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def named(path: Path) -> str:
    """Return a file's path inside the project, as failures should show it."""
    return path.relative_to(ROOT).as_posix()
