"""A screen for each process of the tests, and games on it."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from launch.environment import installed_here
from launch.requirements import LOCK
from tests.end_to_end.program import MAIN, Program
from tests.end_to_end.screen import Screen, missing_tools, open_screen

FAILED = pytest.StashKey[bool]()
"""Whether a test has failed."""


class Start(Protocol):
    """Starts the game."""

    def __call__(
        self,
        *arguments: str,
        on_screen: bool = True,
        variables: dict[str, str | None] | None = None,
        main: Path = MAIN,
    ) -> Program:
        """Start it with these arguments; ``variables`` come over the usual ones, None leaves one out.

        ``main`` is what is started.
        """


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """The screen of this process."""
    missing = missing_tools()
    if missing:
        text = f"a real window needs the Debian packages {' '.join(missing)}"
        if os.environ.get("CI") == "true":
            pytest.fail(text)
        pytest.skip(text)
    with open_screen(tmp_path_factory.mktemp("screen")) as opened:
        yield opened


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where all games that this process starts keep their compiled modules."""
    assert installed_here(LOCK), "the tests need the locked packages: python3 tests"
    return os.environ.get("PYTHONPYCACHEPREFIX") or str(tmp_path_factory.mktemp("compiled"))


@pytest.fixture
def start(request: pytest.FixtureRequest, compiled: str, tmp_path: Path) -> Iterator[Start]:
    """Starts games, and ends those that are left."""
    programs: list[Program] = []

    def start_one(
        *arguments: str,
        on_screen: bool = True,
        variables: dict[str, str | None] | None = None,
        main: Path = MAIN,
    ) -> Program:
        where: Screen | None = request.getfixturevalue("screen") if on_screen else None
        folder = tmp_path / f"game {len(programs) + 1} č"
        wanted = {"PYTHONPYCACHEPREFIX": compiled, **(variables or {})}
        programs.append(Program(where, folder, *arguments, variables=wanted, main=main))
        return programs[-1]

    yield start_one
    if request.node.stash.get(FAILED, False) and "screen" in request.fixturenames:
        seen: Screen = request.getfixturevalue("screen")
        seen.run("import", "-silent", "-window", "root", str(tmp_path / "screen.png"), check=False)
        print(f"what the screen showed: {tmp_path / 'screen.png'}")
    for program in programs:
        program.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed, so that a picture of the screen can be kept."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
