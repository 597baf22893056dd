"""Whatever pip there is, of this Python or of another, it installs for this Python."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from launch import install, pip
from launch.environment import Environment
from tests.launch.project import Project


@pytest.fixture
def source(project_with_pip: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The project_with_pip, with this process taking packages from where its starts take them."""
    for name in ("PIP_CONFIG_FILE", "PIP_NO_INDEX", "PIP_FIND_LINKS"):
        monkeypatch.setenv(name, project_with_pip.variables[name])
    return project_with_pip


def install_into(project: Project) -> Environment:
    environment = Environment(project.cache, project.lock)
    install.make(environment, project.lock, lambda *_: None)
    assert environment.is_whole()
    assert (environment.packages / "stand_in.py").exists()
    return environment


def without_own_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pip" else find(name))


def test_the_pip_of_the_running_python_comes_first(monkeypatch: pytest.MonkeyPatch, pip_folder: Path) -> None:
    monkeypatch.syspath_prepend(pip_folder)
    assert pip.command() == [sys.executable, "-P", "-m", "pip"]


def test_without_a_pip_the_one_that_came_with_python_is_run_from_its_wheel(
    source: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_own_pip(monkeypatch)
    command = pip.command()
    assert command is not None
    assert command[-1] == str(pip.bundled_wheel())
    install_into(source)


def test_without_ensurepip_a_pip_of_another_python_installs_for_this_one(
    source: Project, monkeypatch: pytest.MonkeyPatch, pip_folder: Path, tmp_path: Path
) -> None:
    other = tmp_path / "pip3"
    other.write_text(f'#!/bin/sh\nPYTHONPATH="{pip_folder}" exec "{sys.executable}" -m pip "$@"\n', "utf-8")
    other.chmod(0o755)
    without_own_pip(monkeypatch)
    monkeypatch.setattr(pip, "bundled_wheel", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert pip.command() == [str(other), "--python", sys.executable]
    install_into(source)


def test_without_any_pip_there_is_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    without_own_pip(monkeypatch)
    monkeypatch.setattr(pip, "bundled_wheel", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert pip.command() is None


def test_settings_of_the_users_own_pip_do_not_send_the_packages_elsewhere(
    source: Project, monkeypatch: pytest.MonkeyPatch, pip_folder: Path, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(pip_folder)
    monkeypatch.setenv("PYTHONPATH", str(pip_folder))
    for name, value in {"PIP_USER": "1", "PIP_TARGET": str(tmp_path / "there"), "PIP_PREFIX": "/x"}.items():
        monkeypatch.setenv(name, value)
    install_into(source)
    assert not (tmp_path / "there").exists()


def test_the_progress_of_a_download_is_read_from_what_pip_says(tmp_path: Path) -> None:
    """The size so far is that of the file, as pip writes it; the lines are pip's own, of several versions."""
    target = tmp_path / "packages"
    script = tmp_path / "pip.py"
    script.write_text(
        "import os, pathlib, sys\n"
        "folder = pathlib.Path(os.environ['TMPDIR']) / 'pip-unpack-1'\n"
        "folder.mkdir()\n"
        "print('Collecting big-one==1.0 (from -r requirements.lock (line 1))')\n"
        "print('  Downloading big_one-1.0-py3-none-any.whl.metadata (5 kB)')\n"
        "(folder / 'big_one-1.0-py3-none-any.whl').write_bytes(bytes(500_000))\n"
        "print('  Downloading big_one-1.0-py3-none-any.whl (2.0 MB)')\n"
        "print('Processing /a b/small-2.0-py3-none-any.whl (from -r requirements.lock (line 9))')\n"
        "print('Installing collected packages: big-one, small')\n",
        "utf-8",
    )
    told: list[tuple[list[tuple[str, float, float]], bool]] = []

    def tell(downloads: list[pip.Download], installing: bool) -> None:
        told.append(([(one.name, one.done, one.total) for one in downloads], installing))

    pip.install([sys.executable, str(script)], tmp_path / "lock", target, tell)
    assert ([("big-one", 0.5, 2.0)], False) in told
    assert told[-1] == ([("big-one", 2.0, 2.0), ("small", 0.0, 0.0)], True)
