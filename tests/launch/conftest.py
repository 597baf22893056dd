"""A small project with the real starter, a stand-in for the game, and packages that come from a folder."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from launch import pip
from tests.launch.project import Project


@pytest.fixture(scope="session")
def pip_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an unpacked pip, as most Pythons have one; out of its wheel it takes seconds to start."""
    wheel = pip.bundled_wheel()
    assert wheel is not None, "the tests need the pip that comes with Python"
    folder = tmp_path_factory.mktemp("pip")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project never started before, with a space and a č in its path, and a pip that takes no time."""
    (tmp_path / "pip").mkdir()
    (tmp_path / "pip" / "__init__.py").touch()
    shutil.copy(Path(__file__).with_name("quick_pip.py"), tmp_path / "pip" / "__main__.py")
    return Project(tmp_path / "moja č igra", tmp_path)


@pytest.fixture
def project_with_pip(tmp_path: Path, pip_folder: Path) -> Project:
    """The same with the real pip."""
    return Project(tmp_path / "moja č igra", pip_folder)
