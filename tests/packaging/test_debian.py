"""The Debian package has everything where Debian wants it, and the program in it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.built import Built, run
from tools.packaging.about import NAME, VERSION

pytestmark = [
    pytest.mark.xdist_group("package"),
    pytest.mark.skipif(sys.platform != "linux", reason="a package for Debian"),
]


@pytest.fixture(scope="module")
def root(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, unpacked."""
    folder = tmp_path_factory.mktemp("root")
    subprocess.run(["dpkg-deb", "-x", str(built.package), str(folder)], check=True)
    return folder


def test_the_command_runs(root: Path, home: Path) -> None:
    assert run(root / "usr/games" / NAME, "--version", home=home).stdout == f"Tač! {VERSION}\n"


def test_the_menu_finds_the_command_in_every_session(root: Path) -> None:
    entry = (root / f"usr/share/applications/{NAME}.desktop").read_text("utf-8")
    assert f"Exec=/usr/games/{NAME} %f" in entry.splitlines()


def test_menu_types_icons_manual_and_licence_are_in_their_places(root: Path) -> None:
    share = root / "usr" / "share"
    for name in (
        f"applications/{NAME}.desktop",
        f"metainfo/{NAME}.metainfo.xml",
        f"mime/packages/{NAME}.xml",
        f"icons/hicolor/256x256/apps/{NAME}.png",
        f"man/man6/{NAME}.6.gz",
        f"doc/{NAME}/copyright",
        f"doc/{NAME}/changelog.gz",
    ):
        assert (share / name).is_file(), name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (share / f"doc/{NAME}/copyright").read_text("utf-8")


def test_everybody_can_read_it_and_nobody_but_root_write(built: Built) -> None:
    listed = subprocess.run(
        ["dpkg-deb", "-c", str(built.package)], check=True, capture_output=True, text=True
    )
    for line in listed.stdout.splitlines():
        mode, owner = line.split()[:2]
        assert owner == "root/root"
        assert mode[0] == "l" or mode[1:] in ("rwxr-xr-x", "rw-r--r--"), line


def test_it_asks_for_the_c_library_that_it_needs(built: Built) -> None:
    told = subprocess.run(["dpkg-deb", "-f", str(built.package)], check=True, capture_output=True, text=True)
    fields = dict(line.split(": ", 1) for line in told.stdout.splitlines() if not line.startswith(" "))
    assert (fields["Package"], fields["Version"]) == (NAME, VERSION)
    assert fields["Depends"].startswith("libc6 (>= 2.")
