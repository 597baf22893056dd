"""With `--data DIR` the whole game keeps to DIR, whatever that is called and whatever the locale is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCALES = {
    "C": {"LC_ALL": "C"},
    "C without UTF-8": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "C.UTF-8": {"LC_ALL": "C.UTF-8"},
}


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def play(tmp_path: Path, data: Path, locale: str, *argv: str) -> subprocess.CompletedProcess[bytes]:
    """Play a game of computers to its end, in a process of its own with an empty home."""
    for name in ("home", "temporary"):
        (tmp_path / name).mkdir(exist_ok=True)
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "XDG_", "PYTHON")) and name not in {"LANG", "LANGUAGE"}
    }
    environment |= {
        "HOME": str(tmp_path / "home"),
        "TMPDIR": str(tmp_path / "temporary"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        **LOCALES[locale],
    }
    game = ["--seats", "lak,majstor", "--seed", "7", "--speed", "off", "--exit-at-end"]
    command = [sys.executable, str(ROOT / "main.py"), "--data", str(data), *game, *argv]
    return subprocess.run(command, env=environment, capture_output=True, check=False, cwd=tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="folders of other systems are named by other variables")
@pytest.mark.parametrize(
    ("name", "locale"), [("s razmakom", "C"), ("čokolada", "C without UTF-8"), ("Ћирилица", "C.UTF-8")]
)
def test_nothing_is_written_but_in_the_folder(tmp_path: Path, name: str, locale: str) -> None:
    """Case 20."""
    data = tmp_path / name
    for _ in range(2):
        done = play(tmp_path, data, locale)
        assert (done.returncode, done.stderr) == (0, b"")
    written = files(data)
    assert "config/profiles.yaml" in written
    assert any(path.startswith("cache/bytecode/") for path in written)
    assert {path.partition("/")[0] for path in written} <= {"config", "data", "cache", "logs"}
    assert files(tmp_path / "home") == files(tmp_path / "temporary") == set()


@pytest.mark.skipif(os.name != "posix", reason="folders of other systems are named by other variables")
@pytest.mark.parametrize("locale", ["C without UTF-8", "C.UTF-8"])
def test_settings_and_people_are_read_there(tmp_path: Path, locale: str) -> None:
    """And what is wrong with them is told with letters that the terminal may not have."""
    config = tmp_path / "fascikla č Ћ" / "config"
    (config / "profiles").mkdir(parents=True)
    people = "profiles:\n  0badcafe:\n    name: Ђурђа č\n    avatar: macka\n"
    (config / "profiles.yaml").write_text(people, "utf-8")
    (config / "profiles" / "0badcafe.yaml").write_text("language: en\npace: šugavo\n", "utf-8")
    done = play(tmp_path, config.parent, locale, "--profile", "ђурђа C")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith(b"0badcafe.yaml:2: pace cannot be ")
    assert (config / "profiles" / "0badcafe.yaml").read_text("utf-8") == "language: en\npace: šugavo\n"


def test_a_name_that_nobody_has_is_told_with_those_there_are(tmp_path: Path) -> None:
    config = tmp_path / "d" / "config"
    config.mkdir(parents=True)
    (config / "profiles.yaml").write_text("profiles: {0badcafe: {name: Ana}}\n", "utf-8")
    done = play(tmp_path, tmp_path / "d", "C.UTF-8", "--profile", "Mira")
    assert (done.returncode, done.stderr.decode()) == (2, "Ovde ne igra niko po imenu „Mira“. Igraju: Ana\n")


def test_where_nobody_has_given_a_name_that_is_told(tmp_path: Path) -> None:
    done = play(tmp_path, tmp_path / "d", "C.UTF-8", "--profile", "Mira")
    told = "Ovde ne igra niko po imenu „Mira“: još niko nije upisao ime.\n"
    assert (done.returncode, done.stderr.decode()) == (2, told)
