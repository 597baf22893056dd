"""A Python that is too old reads what it is given, and is told in words what is needed."""

from __future__ import annotations

import ast
import sys

import pytest

import main
from launch import console, message_box, python_version
from tests.launch.project import ROOT

FOR_EVERY_PYTHON = (
    "main.py",
    "launch/__init__.py",
    "launch/console.py",
    "launch/message_box.py",
    "launch/python_version.py",
    "tests/__main__.py",
)
#: What Python 2.7 or an early 3 does not read, as far as it stands in the tree: the parser only asks for 3.4.
TOO_NEW = (
    ast.AnnAssign,
    ast.AsyncFor,
    ast.AsyncFunctionDef,
    ast.AsyncWith,
    ast.Await,
    ast.JoinedStr,
    ast.Match,
    ast.NamedExpr,
    ast.Nonlocal,
    ast.Starred,
    ast.TryStar,
    ast.YieldFrom,
)


@pytest.mark.parametrize("name", FOR_EVERY_PYTHON)
def test_it_is_written_in_a_grammar_that_every_python_reads(name: str) -> None:
    source = (ROOT / name).read_text("utf-8")
    tree = ast.parse(source, name, feature_version=(3, 4))
    assert source.isascii() or source.startswith("# -*- coding: utf-8 -*-\n")
    for node in ast.walk(tree):
        assert not isinstance(node, TOO_NEW), ast.unparse(node)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs + node.kwonlyargs
        if isinstance(node, ast.arg):
            assert node.annotation is None
        if isinstance(node, ast.Raise):
            assert node.cause is None
        if isinstance(node, ast.ImportFrom):
            assert node.module != "__future__"


def test_what_an_old_python_imports_is_only_what_every_python_has() -> None:
    everywhere = {"ctypes", "os", "subprocess", "sys", "unicodedata", "launch"}
    for name in FOR_EVERY_PYTHON[1:5]:
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= everywhere
            if isinstance(node, ast.ImportFrom):
                assert node.module in everywhere


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 0), (3, 10, 13)])
def test_it_is_told_in_serbian_and_in_english(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "has_terminal", lambda: True)
    assert main.main(["--version"], version) == 3
    said = capsys.readouterr().err
    found = ".".join(map(str, version))
    assert f"traži Python 3.11 ili noviji, a ovo je Python {found}" in said
    assert f"needs Python 3.11 or newer, but this is Python {found}" in said


def test_without_a_terminal_it_is_told_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, str]] = []
    monkeypatch.setattr(console, "has_terminal", lambda: False)
    monkeypatch.setattr(message_box, "show", lambda *message: shown.append(message))
    assert main.main([], (3, 10, 0)) == 3
    assert [title for title, _ in shown] == ["Tač!"]
    assert "3.11" in shown[0][1]


def test_a_new_enough_python_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert python_version.is_new_enough((3, 11, 0))
    assert python_version.is_new_enough((4, 0))
    assert python_version.is_new_enough(sys.version_info[:3])
    with pytest.raises(SystemExit) as end:
        main.main(["--version"])
    assert end.value.code == 0
    assert "Tač!" in capsys.readouterr().out


def test_a_terminal_without_the_letters_gets_them_without_accents(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ascii:
        encoding = "ascii"
        written = ""

        def write(self, text: str) -> None:
            self.written += text.encode("ascii").decode("ascii")

        def flush(self) -> None:
            pass

    stream = Ascii()
    monkeypatch.setattr(sys, "stderr", stream)
    console.write("Tač! traži")
    assert stream.written == "Tac! trazi"
