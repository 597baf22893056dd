"""A language is added by one file of texts and one line in the list of languages, and by nothing else.

It is done here in a copy of the program: Slovenian, which has four plural forms, with texts made from the
English ones.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.locale_source import LOCALE, SourceError, load
from tools.make_locale import begun

ROOT = LOCALE.parents[1]
PLURAL = '["{n} poteza en", "{n} poteza dva", "{n} poteze tri", "{n} potez pet"]'
NAME = "Slovenščina"

LOOK = """
import json, sys
from tools import screens
screens.headless()
import pygame
from tac.cli.options import parse
from tac.locale import LANGUAGES, Translator, guess_language
from tac.settings import Settings, load
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.settings_rows import ROWS
from tac.ui.widgets import Choice
from tests.tools.test_make_fonts import written
from tests.ui.text_watch import watched_texts
from tools.packaging import about, linux, windows
import msgspec

t = Translator("sl", strict=True)
seen = {}
for name in ("menu", "settings", "new-game", "rules-1-deal", "table-four"):
    (screen,) = (one for one in screens.registered() if one.name == name)
    for size, per_cent in (((1024, 640), 100), ((1280, 720), 150)):
        with watched_texts() as found:
            screen.shown(size, "sl", per_cent)
        assert not any(one.cut or one.overflows for one in found), (name, size)
        seen.setdefault(name, []).append(sorted({one.text for one in found}))
print(json.dumps({
    "languages": LANGUAGES,
    "title": t("settings.title"),
    "name": [Translator(one, strict=True)("language.sl.short") for one in LANGUAGES],
    "moves": [t.n("count.moves", n) for n in (1, 2, 3, 4, 5, 101, 102)],
    "sign": t.decimal(1.5),
    "guessed": guess_language({"LANG": "sl_SI.UTF-8"}),
    "option": parse(["--lang", "sl"]).lang,
    "setting": msgspec.convert({"language": "sl"}, Settings).language,
    "rows": [value for value, _ in ROWS["language"].values],
    "packages": ["sl" in about.LANGUAGES, "sl*" in linux.installer(), "'sl' = @{" in windows.installer()],
    "letters": "".join(sorted(written("sl"))),
    "seen": seen,
}))
"""


def copy_of_the_program(folder: Path) -> Path:
    """A copy in which only pictures, sounds and fonts are shared."""
    leave = shutil.ignore_patterns("__pycache__")
    for name in ("tac", "tools", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for name in ("main.py", "config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "assets").symlink_to(ROOT / "assets", target_is_directory=True)
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def slovenian() -> str:
    """The texts that the tool begins the file with, some of them put into the language."""
    text = begun(load(), "sl")
    text = text.replace('language.sl.short: "sl"', f'language.sl.short: "{NAME}"')
    text = re.sub(r"^count\.moves: .*$", f"count.moves: {PLURAL}", text, flags=re.MULTILINE)
    text = re.sub(r"^settings\.title: .*$", 'settings.title: "Nastavitve"', text, flags=re.MULTILINE)
    return re.sub(r"^format\.decimal_sign: .*$", 'format.decimal_sign: ","', text, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the file and the line."""
    folder = copy_of_the_program(tmp_path_factory.mktemp("program"))
    (folder / "tac" / "locale" / "sl.yaml").write_text(slovenian(), "utf-8")
    languages = folder / "tac" / "languages.py"
    text = languages.read_text("utf-8")
    assert text.count('    "en",\n') == 1
    languages.write_text(text.replace('    "en",\n', '    "en",\n    "sl",\n'), "utf-8")
    made = run(folder, "-m", "tools.make_locale")
    assert made.returncode == 0, made.stderr
    return folder


def test_the_game_speaks_it_everywhere(program: Path) -> None:
    looked = run(program, "-c", LOOK)
    assert looked.returncode == 0, looked.stderr
    found = json.loads(looked.stdout.splitlines()[-1])
    assert found["languages"] == ["sr", "sr@cyrillic", "en", "sl"]
    assert found["title"] == "Nastavitve"
    assert found["name"] == [NAME] * 4
    one, two, three, five = json.loads(PLURAL)
    numbers = (1, 2, 3, 4, 5, 101, 102)
    forms = (one, two, three, three, five, one, two)
    assert found["moves"] == [form.format(n=n) for n, form in zip(numbers, forms, strict=True)]
    assert found["sign"] == "1,5"
    assert found["guessed"] == found["option"] == found["setting"] == "sl"
    assert found["rows"] == ["auto", "sr", "sr@cyrillic", "en", "sl"]
    assert found["packages"] == [True, True, True]
    assert "š" in found["letters"]
    for texts in (*found["seen"]["menu"], *found["seen"]["settings"]):
        assert NAME in texts


def test_its_letters_are_tried_with_the_fonts(program: Path) -> None:
    """The check of the fonts takes the new catalogue by itself, and refuses what they cannot write."""
    pytest_quietly = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    check = (*pytest_quietly, "tests/tools/test_make_fonts.py", "-k", "in_the_font and sl")
    assert run(program, *check).returncode == 0
    catalogue = program / "tac" / "locale" / "sl" / "LC_MESSAGES" / "tac.po"
    whole = catalogue.read_text("utf-8")
    catalogue.write_text(whole.replace("Nastavitve", "Ναστ"), "utf-8")
    refused = run(program, *check)
    catalogue.write_text(whole, "utf-8")
    assert refused.returncode == 1
    assert "Ν" in refused.stdout


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("settings.title: ", "#"), "settings.title is missing"),
        (('settings.title: "Nastavitve"', "settings.nothing: x"), "there is no text settings.nothing"),
        (('language.sl.short: "', '# "'), "wanted is language.sl.short"),
        ((PLURAL, '["a", "b"]'), r"count.moves: 4 text\(s\) wanted in sl"),
        (("{first}", "{third}"), "other placeholders in sl than in sr"),
    ],
)
def test_a_mistake_in_its_file_is_refused(tmp_path: Path, change: tuple[str, str], reason: str) -> None:
    shutil.copy(LOCALE / "messages.yaml", tmp_path)
    text = slovenian()
    assert change[0] in text
    (tmp_path / "sl.yaml").write_text(text.replace(*change), "utf-8")
    with pytest.raises(SourceError, match=reason):
        load(tmp_path / "messages.yaml", ("sr", "sr@cyrillic", "en", "sl"))


def test_a_language_without_a_file_or_a_grammar_is_refused(tmp_path: Path) -> None:
    shutil.copy(LOCALE / "messages.yaml", tmp_path)
    with pytest.raises(SourceError, match=r"sl\.yaml: the texts in sl are wanted there"):
        load(tmp_path / "messages.yaml", ("sr", "en", "sl"))
    with pytest.raises(SourceError, match="no such language is known"):
        begun(load(), "qqq")
