"""What `pip install .` and `pipx run` build: a wheel with the pictures in it, and a command that plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tac.rules import read_record
from tests.packaging.built import GAME, PATIENCE
from tools.packaging.about import NAME, ROOT, VERSION

pytestmark = pytest.mark.xdist_group("package")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from the source archive, as it is for whoever gets that."""
    out = tmp_path_factory.mktemp("wheel č")
    hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(out)]
    subprocess.run([*hatch, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (source,) = out.glob("*.tar.gz")
    subprocess.run(["tar", "xzf", str(source), "-C", str(out)], check=True)
    folder = out / source.name.removesuffix(".tar.gz")
    subprocess.run([*hatch, "-t", "wheel"], cwd=folder, check=True, capture_output=True)
    (made,) = out.glob("*.whl")
    return made


def test_everything_lies_inside_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.partition("/")[0] for name in names} == {"tac", f"tac_game-{VERSION}.dist-info"}
    assert "tac/assets/cards/Ac.svg" in names
    assert "tac/config.yaml" in names
    assert "tac/locale/sr@cyrillic/LC_MESSAGES/tac.mo" in names
    assert not [name for name in names if name.endswith(".po")]


def test_the_command_plays_a_whole_game(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site č")
        script = archive.read(f"tac_game-{VERSION}.dist-info/entry_points.txt").decode()
    assert f"{NAME} = tac.cli:start" in script
    variables = {**os.environ, "PYTHONPATH": str(tmp_path / "site č"), "PYTHONDONTWRITEBYTECODE": "1"}
    variables |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    record = tmp_path / "game.tac.yaml"
    command = [sys.executable, "-c", "from tac.cli import start; start()", *GAME]
    done = subprocess.run(
        [*command, "--record", str(record), "--data", str(tmp_path / "data")],
        cwd=tmp_path, env=variables, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert len(read_record(record.read_bytes()).result) == 4


def test_it_asks_for_the_same_packages_as_the_game_itself() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    assert project["dependencies"] == [line for line in lines if line and not line.startswith("#")]
