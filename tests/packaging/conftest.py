"""The packages, built once for all tests of this folder, which run in one process one after the other."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.packaging.built import Built
from tools.packaging import build

TOOLS = {"desktop-file-validate": "desktop-file-utils", "update-mime-database": "shared-mime-info"}
"""What desktops on Linux check and index such files with, and the Debian packages it is in."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """What `tools/package.py` builds on this system, pressed less than what is given away."""
    out = tmp_path_factory.mktemp("preuzeto č")
    assert build.main(["--out", str(out), "--quick"]) == 0
    return Built(out)


@pytest.fixture(scope="session")
def unpacked(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, unpacked where a browser puts things; nothing changes it."""
    return built.unpack(tmp_path_factory.mktemp("Moja preuzimanja č"))


@pytest.fixture(scope="session")
def desktop_tools() -> None:
    """The programs of desktops that the tests of files for them need."""
    missing = sorted(package for tool, package in TOOLS.items() if shutil.which(tool) is None)
    if missing:
        text = f"checking files for desktops needs the Debian packages {' '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(text)
        pytest.skip(text)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home folder of somebody whose name has a letter that not all programs like."""
    folder = tmp_path / "Kuća Đorđa Č"
    folder.mkdir()
    return folder
