"""Starting the game, as a player does: `python3 main.py` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from launch import environment
from launch.exclusive import Exclusive
from tests.launch.project import Project


def contents(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in sorted(folder.rglob("*"))}


def test_the_first_start_installs_and_the_next_goes_straight_in(project_with_pip: Project) -> None:
    first = project_with_pip.start().played
    assert first["version"] == "1.0"
    assert Path(str(first["from"])).is_relative_to(project_with_pip.environment.packages)

    again = project_with_pip.start(PIP_FIND_LINKS=None)
    assert again.played["version"] == "1.0"
    assert again.errors == ""
    modules = again.played["modules"]
    assert isinstance(modules, list)
    assert not {"launch.preparation", "launch.install", "subprocess", "tempfile"} & set(modules)


def test_nothing_is_written_into_the_program_folder(project: Project) -> None:
    before = contents(project.folder)
    for path in [project.folder, *before]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        assert project.start().played
        assert project.start().played
    finally:
        for path in [project.folder, *before]:
            path.chmod(0o755)
    assert contents(project.folder) == before


def test_compiled_modules_are_kept_in_the_cache_folder(project: Project) -> None:
    assert project.start().played
    assert project.start().played
    kept = {path.name.partition(".")[0] for path in (project.cache / "bytecode").rglob("*.pyc")}
    assert {"environment", "options", "stand_in"} <= kept


def test_an_ascii_terminal_is_no_hindrance(project: Project) -> None:
    started = project.start(LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert started.played
    assert "Pripremam igru / Preparing the game" in started.errors


@pytest.mark.parametrize("arguments", [["--help"], ["--version"]])
def test_help_and_version_need_no_packages(project: Project, arguments: list[str]) -> None:
    project.lock.unlink()
    started = project.start(*arguments)
    assert started.status == 0
    assert "Tač!" in started.output
    assert project.environments() == []


def test_a_mistake_on_the_command_line_is_told_before_anything_is_installed(project: Project) -> None:
    started = project.start("--reaction", "9")
    assert started.status == 2
    assert project.environments() == []


def test_packages_that_the_running_python_has_are_used_as_they_are(project: Project) -> None:
    assert project.start().played
    packages = project.environment.packages
    other = project.folder.parent / "other"
    played = project.start(PYTHONPATH=project.python_path(packages), XDG_CACHE_HOME=str(other)).played
    assert Path(str(played["from"])).is_relative_to(packages)
    assert not (other / "tac" / "environments").exists()


def test_another_version_in_the_running_python_does_not_do(project: Project) -> None:
    assert project.start().played
    packages = project.environment.packages
    project.require("1.1")
    assert project.start(PYTHONPATH=project.python_path(packages)).played["version"] == "1.1"


def test_a_lost_file_makes_the_environment_anew(project: Project) -> None:
    assert project.start().played
    (project.environment.packages / "stand_in.py").unlink()
    assert project.start().played["version"] == "1.0"


def test_an_environment_without_its_marker_is_made_anew(project: Project) -> None:
    assert project.start().played
    project.environment.marker.unlink()
    (project.environment.packages / "stand_in.py").write_text("half a li", "utf-8")
    assert project.start().played["version"] == "1.0"


def test_a_new_lock_replaces_the_environment_of_the_earlier_one(project: Project) -> None:
    assert project.start().played
    project.require("1.1")
    assert project.start().played["version"] == "1.1"
    assert project.environments() == [project.environment.folder.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows itself does not remove files in use")
def test_an_environment_in_use_is_not_removed(project: Project) -> None:
    assert project.start().played
    earlier = project.environment
    assert environment.hold(earlier.marker)
    project.require("1.1")
    assert project.start().played["version"] == "1.1"
    assert earlier.is_whole()


def test_a_second_start_waits_for_the_first_and_then_goes_in(project: Project) -> None:
    (project.cache / "environments").mkdir(parents=True)
    with Exclusive(project.cache / "environments" / "lock") as first:
        assert first.try_to_take()
        second = project.launch()
        assert second.stderr is not None
        assert "čekam" in second.stderr.readline()
    output, errors = second.communicate(timeout=120)
    assert second.returncode == 0, errors
    assert '"1.0"' in output


def test_several_starts_at_once_install_once(project: Project) -> None:
    starts = [project.launch() for _ in range(3)]
    errors = [start.communicate(timeout=120)[1] for start in starts]
    assert [start.returncode for start in starts] == [0, 0, 0], errors
    assert sum("Instaliram" in text for text in errors) == 1
    assert project.environments() == [project.environment.folder.name]


def test_a_cache_folder_that_cannot_be_made_is_replaced_by_a_temporary_one(project: Project) -> None:
    project.cache.parent.write_text("a file where the folder should be", "utf-8")
    played = project.start().played
    fallback = project.folder.parent / f"tac-{os.geteuid()}"
    assert Path(str(played["from"])).is_relative_to(fallback)
    assert fallback.stat().st_mode & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_a_terminal_shows_a_bar(project: Project) -> None:
    import pty

    here, there = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, str(project.folder / "main.py")],
        env=project.variables | {"COLUMNS": "100"},
        stdin=there,
        stdout=subprocess.DEVNULL,
        stderr=there,
    )
    os.close(there)
    seen = b""
    try:
        while part := os.read(here, 4096):
            seen += part
    except OSError:  # how Linux tells that the other end is closed
        pass
    os.close(here)
    assert process.wait(60) == 0
    lines = [line.rstrip() for line in seen.decode("utf-8").split("\r")]
    assert any(line.startswith("Pripremam igru  [######") for line in lines), lines
    assert max(map(len, lines)) < 100
