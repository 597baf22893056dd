"""The README shows the game: every picture is there, of a screen that still exists."""

from __future__ import annotations

import re

from tools import screens
from tools.make_pictures import FOLDER, PICTURES

ROOT = FOLDER.parents[1]


def test_every_picture_shows_a_screen_of_the_game() -> None:
    known = {screen.name for screen in screens.registered()}
    assert set(PICTURES.values()) <= known
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


def test_every_file_that_a_page_names_is_there() -> None:
    """Links and pictures of the README, of CONTRIBUTING and of all pages in `docs`."""
    missing = []
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        for link in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
            if "://" not in link and not (page.parent / link).exists():
                missing.append(f"{page.name}: {link}")
    assert missing == []
