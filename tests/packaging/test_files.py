"""What is written about the game for desktops and systems: valid, in all languages, of one version."""

from __future__ import annotations

import ast
import configparser
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import yaml

import tac
from tac.ui.window import WM_CLASS
from tests.packaging.built import GAME
from tools.packaging import about, build, linux, macos, windows
from tools.packaging.freeze import copy_shipped

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_entry_in_the_menu_is_valid(tmp_path: Path, desktop_tools: None) -> None:
    path = tmp_path / f"{about.NAME}.desktop"
    path.write_text(linux.desktop_file(), "utf-8")
    subprocess.run(["desktop-file-validate", str(path)], check=True)


def test_the_entry_speaks_all_languages_and_knows_the_window() -> None:
    parser = configparser.RawConfigParser()
    parser.read_string(linux.desktop_file())
    entry = parser["Desktop Entry"]
    # A desktop in `sr` reads Cyrillic.
    assert (entry["Name"], entry["Name[sr@latin]"], entry["Name[sr]"]) == ("Tač!", "Tač!", "Тач!")
    assert entry["GenericName[sr]"] != entry["GenericName[sr@latin]"] != entry["GenericName"]
    assert entry["StartupWMClass"] == WM_CLASS


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs the Debian package appstream")
def test_what_the_software_centre_reads_is_valid(tmp_path: Path) -> None:
    """The game has no address on the internet that its id could be made of."""
    path = tmp_path / f"{about.NAME}.metainfo.xml"
    path.write_text(linux.metainfo("2026-03-21"), "utf-8")
    told = ["--no-net", "--override=cid-desktopapp-is-not-rdns=info"]
    subprocess.run(["appstreamcli", "validate", *told, str(path)], check=True, capture_output=True)


@pytest.mark.parametrize("text", [linux.metainfo("2026-03-21"), linux.mime_type()], ids=["metainfo", "type"])
def test_every_text_is_there_in_every_language(text: str) -> None:
    counted: dict[str, set[str]] = {}
    for element in ElementTree.fromstring(text).iter():
        if element.tag.rpartition("}")[2] in ("name", "summary", "p", "comment"):
            counted.setdefault(element.get(LANG, ""), set()).add(element.text or "")
    assert set(counted) == set(about.LANGUAGES)
    assert len({len(texts) for texts in counted.values()}) == 1


def test_a_shell_reads_the_installer(tmp_path: Path) -> None:
    path = tmp_path / "install.sh"
    path.write_text(linux.installer(), "utf-8")
    subprocess.run(["sh", "-n", str(path)], check=True)


def test_the_installer_for_windows_has_its_words_and_no_open_place() -> None:
    script = windows.installer()
    assert "@" not in script.replace("@{", "").replace("sr@cyrillic", "")
    for word in ("Zatvori igru", "Затвори игру", "Close the game"):
        assert word in script


def test_the_version_resource_names_the_version() -> None:
    data = windows.version_data()
    ast.parse(data)
    assert f"StringStruct('FileVersion', '{tac.__version__}')" in data


def test_windows_is_told_that_the_game_draws_its_own_pixels() -> None:
    root = ElementTree.fromstring(windows.MANIFEST.read_text("utf-8").partition("\n")[2])
    (awareness,) = (element for element in root.iter() if element.tag.endswith("}dpiAwareness"))
    assert (awareness.text or "").startswith("PerMonitorV2")


def test_the_icon_for_macos_holds_every_size() -> None:
    data = macos.icns(about.ICONS)
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    assert data.count(b"\x89PNG") == 7


def test_the_app_says_its_version_and_its_records() -> None:
    told = plistlib.loads(plistlib.dumps(macos.information()))
    assert told["CFBundleShortVersionString"] == tac.__version__
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["tac.yaml"]


def test_the_number_of_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((about.ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "tac/__init__.py"
    assert tac.__version__ == about.VERSION


def test_the_release_builds_for_every_system_and_tries_what_was_built() -> None:
    told = yaml.safe_load((about.ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
    build_job = told["jobs"]["build"]
    systems = {system["system"] for system in build_job["strategy"]["matrix"]["include"]}
    assert systems == set(build.SYSTEMS.values())
    run = [step["run"] for step in build_job["steps"] if "run" in step]
    assert "python tools/package.py --out packages" in run
    (play,) = (text for text in run if "--exit-at-end" in text)
    programs = {f"{about.NAME}/{about.NAME}", f"{about.NAME}/{about.NAME}.exe"}
    programs.add(f"{macos.APP}/Contents/MacOS/{macos.NAME}")
    assert set(re.findall(r"program=packages/(\S+)", play)) == programs
    for option in re.findall(r"--[a-z-]+", play):
        assert option in {*GAME, "--data", "--record"}


@pytest.mark.skipif(sys.platform == "win32", reason="a file's permissions")
def test_the_packager_can_be_asked_what_it_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.packaging.build", "--help"],
        cwd=about.ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "--out" in done.stdout


def test_every_file_that_the_game_reads_is_shipped(tmp_path: Path) -> None:
    """A new kind of file beside the modules has to be told to the packager, or to be named here."""
    makers = {".py", ".pyc", ".po"}
    sources = {"messages.yaml", "cyrillic_exceptions.yaml"}
    read = {
        path.relative_to(about.ROOT / "tac").as_posix()
        for path in (about.ROOT / "tac").rglob("*")
        if path.is_file() and path.suffix not in makers and path.name not in sources
    }
    copy_shipped(tmp_path / "shipped")
    shipped = {
        path.relative_to(tmp_path / "shipped").as_posix() for path in (tmp_path / "shipped").rglob("*")
    }
    assert read <= shipped
    assert {"config.yaml", "assets/icon.svg", "assets/fonts/OFL.txt"} <= shipped
