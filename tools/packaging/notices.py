"""Whose work is shipped with the game: the list, as a page and as the text that goes with a program."""

from __future__ import annotations

import re
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

import yaml
from msgspec import Struct, convert

from tools.packaging.about import FILES, ROOT

PAGE: Final = ROOT / "docs" / "NOTICES.md"
_LICENCES: Final = FILES / "licences"
_LIBRARY: Final = re.compile(r"\.(?:so(?:\.[\d.]+)?|dll|dylib)$", re.IGNORECASE)
_WIDTH: Final = 78

_PAGE: Final = """# Notices

<!-- Made by `python -m tools.make_notices`. -->

Tač! is under the licence in `LICENSE`. Its pictures, sounds and texts are its own and under the same
licence. What comes from others:

## In this tree

{}
## Installed beside it

{}
pygame-ce's wheels bring SDL and most of what is listed next.

## In the packaged program

{}
Which of these a program contains depends on the system. `NOTICES.txt` in it names them, with the texts of
their licences. All libraries are files of their own that can be replaced by other versions, as the LGPL asks.
"""

_HEAD: Final = """\
Tač! is under the licence in LICENSE.txt. It contains works of others under licences of their own; their
texts follow below. The libraries are files of their own, which can be replaced by other versions.
"""


class Work(Struct, frozen=True, forbid_unknown_fields=True):
    """Something of others that is shipped; see `files/notices.yaml`."""

    name: str
    by: str
    licence: str
    use: str
    text: str = ""
    files: tuple[str, ...] = ()


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it: in the source ``tree``, the ``packages`` beside it, and what a packaged ``program`` adds."""

    tree: tuple[Work, ...]
    packages: tuple[Work, ...]
    program: tuple[Work, ...]


class Unaccounted(ValueError):
    """A program contains libraries of which nobody says whose they are."""


def works() -> Works:
    """What `files/notices.yaml` lists."""
    return convert(yaml.safe_load((FILES / "notices.yaml").read_text("utf-8")), Works)


def page() -> str:
    """The text of `docs/NOTICES.md`."""
    listed = works()
    return _PAGE.format(*map(_table, (listed.tree, listed.packages, listed.program)))


def text(program: Path) -> str:
    """What goes with the packaged ``program``: what is in it, and the text of each licence once.

    Raises `Unaccounted`.
    """
    listed = works()
    shipped = [*listed.tree, *listed.packages, *_contained(listed.program, program)]
    lines = [_HEAD]
    lines += [f"{work.name}: © {work.by}. {work.licence}." for work in shipped]
    for name, of in _texts(shipped).items():
        lines += ["", "=" * _WIDTH, ", ".join(of), "-" * _WIDTH, "", _licence(name).strip()]
    return "\n".join(lines) + "\n"


def libraries(program: Path) -> Iterator[str]:
    """The names of the libraries in ``program`` as the list has them; Python's own modules are left out."""
    for path in sorted(program.rglob("*")):
        if path.is_file() and _LIBRARY.search(path.name) and "lib-dynload" not in path.parts:
            yield re.sub(r"^lib", "", path.name)


def _contained(listed: tuple[Work, ...], program: Path) -> list[Work]:
    found = {work.name for work in listed if not work.files}
    unknown = []
    for name in libraries(program):
        # A module of a package is named in `packages`; its name says for which Python it was compiled.
        if re.search(r"\.(?:cpython-|cp\d|abi3)", name) or name.endswith(".pyd"):
            continue
        mine = [work.name for work in listed if any(_is_named(name, file) for file in work.files)]
        found.update(mine)
        unknown += [] if mine else [name]
    if unknown:
        raise Unaccounted(f"whose are {', '.join(unknown)}? (tools/packaging/files/notices.yaml)")
    return [work for work in listed if work.name in found]


def _is_named(name: str, file: str) -> bool:
    """Whether the library ``name`` begins with ``file``; what is as short as `z` is the whole word."""
    return name.lower().startswith(file.lower()) and (len(file) > 1 or not name[1].isalpha())


def _texts(shipped: list[Work]) -> dict[str, list[str]]:
    """The works under each text."""
    found: dict[str, list[str]] = {}
    for work in shipped:
        if work.text:
            found.setdefault(work.text, []).append(work.name)
    return found


def _licence(name: str) -> str:
    if name == "python":
        return (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt").read_text("utf-8")
    if name == "fonts":
        return (ROOT / "assets" / "fonts" / "OFL.txt").read_text("utf-8")
    kind, _, package = name.partition(":")
    if kind == "package":
        return _of_package(package)
    return (_LICENCES / f"{name}.txt").read_text("utf-8")


def _of_package(package: str) -> str:
    """The licence that an installed package brings. Raises `Unaccounted` where it brings none."""
    files = metadata.files(package) or []
    found = [file for file in files if re.match(r"(?i)(?:licen[cs]e|copying)", file.name)]
    if not found:
        raise Unaccounted(f"{package} came without the text of its licence")
    return "\n".join(Path(str(file.locate())).read_text("utf-8") for file in found)


def _table(listed: tuple[Work, ...]) -> str:
    rows = ["| what | from | licence | used for |", "|---|---|---|---|"]
    rows += [f"| {work.name} | {work.by} | {work.licence} | {work.use} |" for work in listed]
    return "\n".join(rows) + "\n"
