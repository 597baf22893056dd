"""The packaged program plays wherever it lies, with nothing but what a desktop has."""

from __future__ import annotations

import hashlib
import shutil
import sys
import tarfile
from pathlib import Path

import pytest

from tac.rules import read_record
from tests.end_to_end.conftest import screen
from tests.end_to_end.screen import Screen
from tests.packaging.built import GAME, Built, run
from tools.packaging.about import NAME, VERSION
from tools.packaging.freeze import modules

__all__ = ["screen"]

pytestmark = [
    pytest.mark.xdist_group("package"),
    pytest.mark.skipif(sys.platform != "linux", reason="packages are tried on Linux only"),
]
MOST_MEGABYTES = 40


def test_a_whole_game_is_played_in_a_window_from_a_folder_with_spaces_and_letters(
    unpacked: Path, screen: Screen, tmp_path: Path, home: Path
) -> None:
    (tmp_path / "Moje igre č ђ").mkdir()
    program = shutil.copytree(unpacked, tmp_path / "Moje igre č ђ" / "Tač!", symlinks=True) / NAME
    record = home / "partija č.tac.yaml"
    played = run(program, *GAME, "--record", record, home=home, display=screen.display)
    assert (played.returncode, played.stderr) == (0, "")
    assert len(read_record(record.read_bytes()).result) == 4
    checked = run(program, "verify", record, home=home)
    assert checked.returncode == 0, checked.stderr


def test_it_writes_nothing_into_its_folder(unpacked: Path, home: Path) -> None:
    before = {path: path.lstat().st_mtime_ns for path in unpacked.rglob("*")}
    assert run(unpacked / NAME, *GAME, home=home).returncode == 0
    assert {path: path.lstat().st_mtime_ns for path in unpacked.rglob("*")} == before


def test_its_commands_work_in_several_processes(built: Built, home: Path) -> None:
    """Each process is the program once more, which must not open a second game."""
    program = built.program / NAME
    played = run(program, "simulate", "--games", "8", "--seats", "lak,lak", "--jobs", "2", home=home)
    assert played.returncode == 0, played.stderr
    assert "8" in played.stdout


def test_it_says_its_version_and_its_own_name(built: Built, home: Path) -> None:
    program = built.program / NAME
    assert run(program, "--version", home=home).stdout == f"Tač! {VERSION}\n"
    assert run(program, "--help", home=home).stdout.startswith(f"usage: {NAME} ")


def test_the_archive_is_small_and_named_plainly(built: Built) -> None:
    assert built.archive.stat().st_size < MOST_MEGABYTES * 10**6
    assert built.archive.name.startswith(f"{NAME}-{VERSION}-linux-")
    assert built.archive.name.isascii()
    with tarfile.open(built.archive) as archive:
        assert {member.name.partition("/")[0] for member in archive} == {
            built.archive.name.removesuffix(".tar.gz")
        }
        assert {(member.uid, member.uname) for member in archive} == {(0, "")}


def test_the_checksums_are_those_of_the_archives(built: Built) -> None:
    lines = (built.out / "SHA256SUMS").read_text("utf-8").splitlines()
    found = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert set(found) == {built.archive.name, built.package.name}
    for name, digest in found.items():
        assert hashlib.sha256((built.out / name).read_bytes()).hexdigest() == digest


def test_nothing_of_where_it_was_built_is_left_in_it(built: Built) -> None:
    """Neither the builder's folders, in which a library could be looked for, nor what only builders need."""
    names = [path.name for path in built.program.rglob("*")]
    assert not [name for name in names if name.endswith((".po", ".pyi", ".dist-info"))]
    assert "freesansbold.ttf" not in names
    assert not [name for name in names if name.startswith(("libssl", "libcrypto", "libstdc++", "libgcc_s"))]
    library = next(built.program.rglob("libpython3*.so*"))
    assert f"{sys.base_prefix}/lib\0".encode() not in library.read_bytes()


def test_licence_and_notices_are_in_it(built: Built) -> None:
    notices = (built.program / "NOTICES.txt").read_text("utf-8")
    for name in ("SDL", "GNU LESSER GENERAL PUBLIC LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE", "Rubik"):
        assert name in notices
    assert (built.program / "LICENSE.txt").is_file()


def test_every_module_is_named_and_none_that_measures_the_source_tree() -> None:
    """PyInstaller does not see what is imported by its name only when a command runs."""
    found = set(modules())
    assert {"tac", "tac.cli.game", "tac.cli.verify", "tac.cli.report", "tac.ui.scenes.standings"} <= found
    assert not [name for name in found if "bench" in name]
