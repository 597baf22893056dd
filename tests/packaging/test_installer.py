"""The installer puts the program into one user's menu, and takes it out again without a trace."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.built import Built, files_below, run
from tools.packaging.about import NAME

pytestmark = [
    pytest.mark.xdist_group("package"),
    pytest.mark.skipif(sys.platform != "linux", reason="the installer is one for Linux"),
    pytest.mark.usefixtures("desktop_tools"),
]
DATA = ".local/share"


def call(script: Path, home: Path, *arguments: str, language: str = "en_US.UTF-8") -> str:
    variables = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": language}
    done = subprocess.run(
        ["sh", str(script), *arguments],
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def entry(home: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(home / DATA / "applications" / f"{NAME}.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_what_the_menu_starts_is_the_program(unpacked: Path, home: Path) -> None:
    call(unpacked / "install.sh", home)
    path = home / DATA / "applications" / f"{NAME}.desktop"
    subprocess.run(["desktop-file-validate", str(path)], check=True)
    command, place = shlex.split(entry(home)["Exec"])
    assert place == "%f"
    assert run(command, "--version", home=home).returncode == 0
    assert (home / DATA / "icons/hicolor/48x48/apps" / f"{entry(home)['Icon']}.png").is_file()


def test_records_are_known_and_opened_with_it(unpacked: Path, home: Path) -> None:
    call(unpacked / "install.sh", home)
    globs = (home / DATA / "mime" / "globs2").read_text("utf-8")
    assert "80:application/x-tac-record:*.tac.yaml" in globs.splitlines()
    index = (home / DATA / "applications" / "mimeinfo.cache").read_text("utf-8")
    assert f"application/x-tac-record={NAME}.desktop;" in index.splitlines()


def test_it_is_removed_without_a_trace(unpacked: Path, home: Path) -> None:
    call(unpacked / "install.sh", home)
    call(home / ".local/opt" / NAME / "install.sh", home, "--remove")
    assert files_below(home) == set()


def test_also_after_it_was_brought_up_to_date(unpacked: Path, home: Path) -> None:
    for _ in range(2):
        call(unpacked / "install.sh", home)
    call(unpacked / "install.sh", home, "--remove")
    assert files_below(home) == set()


def test_what_others_have_put_there_stays(unpacked: Path, home: Path) -> None:
    others = {
        f"{DATA}/applications/other.desktop": "[Desktop Entry]\nType=Application\nName=Other\nExec=other\n",
        f"{DATA}/icons/hicolor/48x48/apps/other.png": "",
        ".local/bin/other": "",
    }
    for name, text in others.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    before = files_below(home)
    call(unpacked / "install.sh", home)
    call(unpacked / "install.sh", home, "--remove")
    index = f"{DATA}/applications/mimeinfo.cache"  # which speaks of theirs alone
    assert files_below(home) - {index} == before


@pytest.mark.parametrize(("option", "stay"), [("--remove", True), ("--remove-all", False)])
def test_games_and_settings_stay_unless_they_are_to_go(
    unpacked: Path, home: Path, option: str, stay: bool
) -> None:
    """Nothing else does, nor any folder around that playing made on a computer where nobody has one."""
    call(unpacked / "install.sh", home)
    mine = [home / DATA / "tac" / "game", home / ".config" / "tac" / "settings.yaml"]
    made = [home / ".cache" / "tac" / "x", home / ".local" / "state" / "tac" / "log"]
    for path in (*mine, *made):
        path.parent.mkdir(parents=True)
        path.write_text("", "utf-8")
    told = call(unpacked / "install.sh", home, option)
    assert (str(mine[0].parent) in told) is stay
    kept = set(mine) if stay else set()
    around = {folder for path in kept for folder in path.parents if home in folder.parents}
    assert files_below(home) == {str(path.relative_to(home)) for path in kept | around}


def test_a_game_that_is_played_is_not_taken_away(unpacked: Path, home: Path) -> None:
    call(unpacked / "install.sh", home)
    installed = home / ".local/opt" / NAME
    variables = {"HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "en_US.UTF-8"}
    with subprocess.Popen([installed / NAME], env=variables) as game:
        try:
            command = ["sh", str(installed / "install.sh"), "--remove"]
            done = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
        finally:
            game.kill()
    assert done.returncode == 1
    assert "Close the game" in done.stdout
    assert (installed / NAME).is_file()


def test_a_path_with_every_odd_letter_is_quoted(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / '50% "od" $HOME `i` \\ \''
    home.mkdir()
    call(unpacked / "install.sh", home)
    # A value's own escapes come first, then those of the quotes, then the percent signs.
    value = entry(home)["Exec"].replace("\\\\", "\\").removesuffix(" %f")
    command = re.sub(r'\\(["`$\\])', r"\1", value.removeprefix('"').removesuffix('"'))
    assert command.replace("%%", "%") == str(home / ".local/opt" / NAME / NAME)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en_US.UTF-8", "installed"), ("sr_RS.UTF-8", "nije"), ("sr_RS@cyrillic", "није"), ("C", "nije")],
)
def test_it_speaks_the_language_of_the_computer(built: Built, home: Path, language: str, word: str) -> None:
    assert word in call(built.program / "install.sh", home, "--remove", language=language)


def test_a_script_without_the_program_says_so(built: Built, home: Path, tmp_path: Path) -> None:
    alone = tmp_path / "install.sh"
    alone.write_bytes((built.program / "install.sh").read_bytes())
    variables = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "en_US.UTF-8"}
    done = subprocess.run(["sh", str(alone)], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Unpack the whole archive" in done.stdout
    assert files_below(home) == set()
