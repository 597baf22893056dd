"""The packaged program: a folder with an executable, made by PyInstaller from what is listed here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.packaging import macos, windows
from tools.packaging.about import ICONS, NAME, ROOT

LIBRARIES: Final = "lib"
"""The folder beside the executable in which everything else lies."""

_ENTRY: Final = "tools/packaging/start.py"
_NOT_SHIPPED: Final = re.compile(r"tac\.cli\.bench")
"""Modules that measure the source tree."""

UNUSED: Final = (
    # windows, checks and tools of the standard library
    "tkinter", "_tkinter", "curses", "_curses", "readline", "unittest", "doctest", "pdb", "pydoc", "lib2to3",
    "setuptools", "pkg_resources", "pip", "numpy", "OpenGL", "_uuid",
    # the network and OpenSSL, which only that needs; Python has the checksums itself
    "_ssl", "ssl", "_hashlib", "http", "ftplib", "smtplib", "xmlrpc", "asyncio", "webbrowser",
    # parts of pygame that it can do without
    "pygame._camera", "pygame._freetype", "pygame.camera", "pygame.docs", "pygame.examples",
    "pygame.freetype", "pygame.ftfont", "pygame.gfxdraw", "pygame.macosx", "pygame.midi", "pygame.pypm",
    "pygame.sndarray", "pygame.surfarray", "pygame.tests",
)  # fmt: skip

_PRUNED: Final = ("pygame/freesansbold.ttf", "*.dist-info", "py.typed", "*.pyi")
"""What the libraries bring along and nobody reads: letters that are not ours, notes for other programs."""

_BESIDE: Final = b"$ORIGIN\0"

_OF_SYSTEM: Final = ("libstdc++.so.*", "libgcc_s.so.*")
"""Libraries that every desktop on Linux has. Graphics drivers need the system's own, which may be newer."""


def freeze(work: Path) -> Path:
    """Make the program below the folder ``work`` and return its folder (on macOS the `.app`).

    Raises `CalledProcessError` where PyInstaller fails, with what it said.
    """
    shipped = work / "shipped"
    copy_shipped(shipped)
    # The order of sets must not decide how the modules lie in their archive.
    variables = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "PyInstaller", *arguments(work, shipped)]
    with (work / "pyinstaller.log").open("wb") as log:
        done = subprocess.run(command, cwd=work, env=variables, stdout=log, stderr=log, check=False)
    if done.returncode:
        said = (work / "pyinstaller.log").read_text("utf-8", "replace")
        raise subprocess.CalledProcessError(done.returncode, command, said)
    program = work / "dist" / (macos.APP if sys.platform == "darwin" else NAME)
    prune(program)
    return program


def arguments(work: Path, shipped: Path) -> list[str]:
    """What PyInstaller is told: nothing is found by guessing, every module and file of ours is named."""
    told = ["--noconfirm", "--clean", "--onedir", "--windowed", "--log-level", "WARN"]
    told += ["--contents-directory", LIBRARIES, "--paths", str(ROOT)]
    told += ["--distpath", str(work / "dist"), "--workpath", str(work / "work"), "--specpath", str(work)]
    told += ["--name", macos.NAME if sys.platform == "darwin" else NAME]
    told += ["--add-data", f"{shipped}{os.pathsep}tac"]
    for module in modules():
        told += ["--hidden-import", module]
    for module in UNUSED:
        told += ["--exclude-module", module]
    if sys.platform == "win32":
        told += windows.arguments(work, ICONS / "tac.ico")
    if sys.platform == "darwin":
        told += macos.arguments(work, ICONS)
    return [*told, str(ROOT / _ENTRY)]


def modules() -> Iterator[str]:
    """The names of all modules of the game that are shipped, which it imports when it needs them."""
    for path in sorted((ROOT / "tac").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        if not _NOT_SHIPPED.match(name):
            yield name


def copy_shipped(folder: Path) -> None:
    """Copy what the game reads besides modules, as it lies inside `tac` then."""
    shutil.copytree(ROOT / "assets", folder / "assets")
    shutil.copy2(ROOT / "config.yaml", folder)
    for catalogue in sorted((ROOT / "tac" / "locale").rglob("*.mo")):
        target = folder / catalogue.relative_to(ROOT / "tac")
        target.parent.mkdir(parents=True)
        shutil.copy2(catalogue, target)


def prune(program: Path) -> None:
    """Remove what nobody reads, and from the libraries what only a debugger would."""
    for pattern in (*_PRUNED, *(_OF_SYSTEM if sys.platform == "linux" else ())):
        for path in sorted(program.rglob(pattern)):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
    strip = shutil.which("strip") if sys.platform == "linux" else None
    if strip is not None:
        # Python's own: those of wheels have been stripped, and rearranged so that it would break them.
        own = [*program.rglob("libpython*.so*"), *program.rglob("lib-dynload/*.so")]
        subprocess.run([strip, "--strip-unneeded", *map(str, own)], check=True)
    if sys.platform == "linux":
        for path in program.rglob("*.so*"):
            forget_builder(path)


def forget_builder(library: Path) -> None:
    """Let a library look beside itself, and not where this computer's Python has its own."""
    if library.is_symlink():
        return
    where = f"{sysconfig.get_config_var('LIBDIR')}\0".encode()
    data = library.read_bytes()
    if where in data and len(where) > len(_BESIDE):
        library.write_bytes(data.replace(where, _BESIDE.ljust(len(where), b"\0")))
