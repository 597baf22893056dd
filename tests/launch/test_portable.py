"""With `--data DIR` the starter keeps what it makes for itself in DIR, and writes nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from launch import folders
from launch.environment import Environment
from tac.settings import folders as settings_folders
from tests.launch.project import Project


@pytest.fixture(autouse=True)
def _elsewhere() -> Iterator[None]:
    yield
    folders.follow(["--data="])


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("locale", ["sr_RS.UTF-8", "C"])
@pytest.mark.parametrize("name", ["s razmakom", "čokolada", "Ћирилица"])
def test_packages_and_compiled_modules_go_into_the_folder(project: Project, name: str, locale: str) -> None:
    before = files(project.folder.parent)
    whole = project.folder.parent / name
    ascii_only = {"LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for _ in range(2):
        assert project.start("--data", str(whole), **ascii_only).played
    assert Environment(whole / "cache", project.lock).is_whole()
    assert list((whole / "cache" / "bytecode").rglob("options.*.pyc"))
    assert all(path.is_relative_to(whole) for path in files(project.folder.parent) - before)


def test_packages_that_are_there_already_are_not_fetched_again(project: Project) -> None:
    assert project.start().played
    before = files(project.folder.parent)
    whole = project.folder.parent / "stick"
    assert project.start(f"--data={whole}", **project.offline()).played
    assert all(path.is_relative_to(whole) for path in files(project.folder.parent) - before)


def test_a_folder_that_cannot_be_made_is_named_and_none_other_taken(project: Project) -> None:
    before = files(project.folder.parent)
    (project.folder.parent / "file").touch()
    started = project.start("--data", str(project.folder.parent / "file"))
    assert started.status == 3
    assert str(project.folder.parent / "file" / "cache") in started.errors
    assert files(project.folder.parent) - before == {project.folder.parent / "file"}


@pytest.mark.parametrize("argv", [["--data", "d č"], ["--mute", "--data=d č"], ["--data=x", "--data", "d č"]])
def test_the_starter_and_the_game_mean_the_same_folder(
    argv: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tac.cli import parse

    monkeypatch.chdir(tmp_path)
    folders.follow(argv)
    assert folders.usable_cache() == settings_folders(parse(argv).data).cache


def test_without_it_the_platforms_folder_is_used() -> None:
    folders.follow(["--seats", "human,lak"])
    assert folders.portable_cache() is None
    assert folders.candidates()[0] == folders.platform_cache()
