"""Colours that depend on the cloth are looked up whenever something is drawn: none is kept from before."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.ui import theme
from tests.architecture.sources import ROOT

FILES = sorted(path for folder in ("tac/ui", "tools") for path in (ROOT / folder).rglob("*.py"))


def kept(tree: ast.AST) -> Iterator[str]:
    """The names of such colours that are looked up when the module is loaded, in defaults too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for default in (*node.args.defaults, *node.args.kw_defaults):
                if default is not None:
                    yield from kept(ast.Expression(default))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "theme" and node.attr in theme.OF_PALETTE:
                yield node.attr
        elif isinstance(node, ast.ImportFrom) and node.module == "tac.ui.theme":
            yield from (name.name for name in node.names if name.name in theme.OF_PALETTE)
        else:
            yield from kept(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_colour_of_the_cloth_is_kept(path: Path) -> None:
    assert list(kept(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        "LINE = theme.PANEL_LINE",
        "def draw(colour=theme.MIST): ...",
        "def draw(*, colour=theme.MIST): ...",
        "COLOURS = {1: (theme.WOOL, theme.DIM)}",
        "class Look:\n    line = theme.PAPER_LINE",
        "from tac.ui.theme import CLOTH",
    ],
)
def test_one_that_is_would_be_found(source: str) -> None:
    assert list(kept(ast.parse(source)))


def test_the_names_are_those_of_the_palette() -> None:
    """What the module says it has is what it looks up."""
    declared = {name for name in theme.__annotations__ if not hasattr(theme, name)}
    assert declared == set()
    assert {name for name in theme.__annotations__ if name not in vars(theme)} == theme.OF_PALETTE
