"""A package for Debian and Ubuntu: the same program, for everybody on the computer."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.packaging.about import AUTHORS, FILES, NAME, ROOT, VERSION
from tools.packaging.archive import SMALL, Effort
from tools.packaging.freeze import LIBRARIES
from tools.packaging.linux import desktop_file

_NEEDED: Final = (
    "libgcc-s1",
    "libstdc++6",
    "libx11-6",
    "libxcursor1",
    "libxext6",
    "libxfixes3",
    "libxi6",
    "libxrandr2",
)
"""What every desktop has besides the system's own C library: SDL loads it for its window."""

_WANTED: Final = (
    "libegl1",
    "libgl1",
    "libpulse0",
    "libwayland-client0",
    "libwayland-cursor0",
    "libxkbcommon0",
    "libxss1",
)
_GLIBC: Final = re.compile(rb"GLIBC_2\.(\d+)\0")


def write_package(
    out: Path, program: Path, share: Path, notices: str, work: Path, when: int, effort: Effort = SMALL
) -> Path:
    """Build the package of the folder ``program`` and what lies in ``share``; returns its path."""
    processor = _ask("dpkg", "--print-architecture")
    root = work / "debian"
    home = root / "usr" / "lib" / NAME
    home.mkdir(parents=True)
    shutil.copy2(program / NAME, home)
    shutil.copytree(program / LIBRARIES, home / LIBRARIES, symlinks=True)
    shutil.copytree(share, root / "usr" / "share")
    games = root / "usr" / "games"
    games.mkdir()
    # Not every session looks for commands among the games.
    entry = root / "usr" / "share" / "applications" / f"{NAME}.desktop"
    entry.write_text(desktop_file(f"/usr/games/{NAME}"), "utf-8")
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _write_documents(root / "usr" / "share", notices)
    size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(control_file(processor, size, newest_libc(program)), "utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == home / NAME else 0o644)
    path = out / f"{NAME}_{VERSION}_{processor}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{effort.xz}", "--build", str(root), str(path)]
    subprocess.run(
        command, check=True, stdout=subprocess.DEVNULL, env={"PATH": _PATH, "SOURCE_DATE_EPOCH": str(when)}
    )
    return path


_PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"


def control_file(processor: str, size: int, libc: int) -> str:
    """What the package says of itself; ``size`` in bytes, ``libc`` the 36 of 2.36."""
    return (
        f"Package: {NAME}\n"
        f"Version: {VERSION}\n"
        f"Architecture: {processor}\n"
        f"Maintainer: {AUTHORS}\n"
        f"Installed-Size: {-(-size // 1024)}\n"
        f"Depends: libc6 (>= 2.{libc}), {', '.join(_NEEDED)}\n"
        f"Recommends: {', '.join(_WANTED)}\n"
        "Section: games\n"
        "Priority: optional\n"
        "Description: card game in which everything is forced and only attention decides\n"
        " Tač! is a patience for several players. On your turn there is nearly always\n"
        " exactly one right move. Overlook it, and whoever sees it first calls Tač!:\n"
        " your move is taken back and everybody hands you a card.\n"
        " .\n"
        " Play against the computer, or together at one screen, in Serbian (both\n"
        " scripts) or English. The game does not use the network.\n"
    )


def newest_libc(program: Path) -> int:
    """The 36 of 2.36, where that is the newest C library that anything in ``program`` asks for."""
    found = [17]
    for file in program.rglob("*"):
        if file.is_file() and not file.is_symlink() and (file.name == NAME or ".so" in file.name):
            found += [int(minor) for minor in _GLIBC.findall(file.read_bytes())]
    return max(found)


def _write_documents(share: Path, notices: str) -> None:
    documents = share / "doc" / NAME
    documents.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text("utf-8")
    (documents / "copyright").write_text(f"{licence}\n\n{notices}", "utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    manual = share / "man" / "man6" / f"{NAME}.6.gz"
    manual.parent.mkdir(parents=True)
    page = (FILES / "linux" / f"{NAME}.6").read_text("utf-8").replace("@VERSION@", VERSION)
    manual.write_bytes(gzip.compress(page.encode(), 9, mtime=0))


def _ask(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
