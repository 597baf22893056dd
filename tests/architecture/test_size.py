"""Files of one concept: a long file or function holds more than one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.sources import files, named, tree

FOLDERS = ("launch", "tac", "tests", "tools")
LINES_OF_A_FILE = 350
LINES_OF_A_FUNCTION = 60


def test_no_file_is_too_long() -> None:
    lengths = {named(path): len(path.read_text("utf-8").splitlines()) for path in files(*FOLDERS)}
    assert {name: lines for name, lines in lengths.items() if lines > LINES_OF_A_FILE} == {}


def test_no_function_is_too_long() -> None:
    assert [place for place, lines in functions() if lines > LINES_OF_A_FUNCTION] == []


def functions() -> Iterator[tuple[str, int]]:
    """Yield the place of each function and its number of lines, those of its docstring not counted."""
    for path in files(*FOLDERS):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                docstring = ast.get_docstring(node, clean=False) or ""
                yield f"{named(path)}:{node.lineno} {node.name}", lines - docstring.count("\n")


def test_nothing_is_left_undone() -> None:
    """A note to oneself in the code is work that nobody will find again."""
    marks = ("TO" "DO", "FIX" "ME", "X" "XX", "NotImplemented" "Error")
    for path in files(*FOLDERS):
        text = path.read_text("utf-8")
        assert not [mark for mark in marks if mark in text], named(path)
