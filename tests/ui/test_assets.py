"""Pictures, letters and sounds are found whatever the game's folder is called."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LOADING = """
import sys
from pathlib import Path
from tac.ui.assets import for_sdl
import pygame
pygame.display.init(), pygame.font.init(), pygame.mixer.init()
for path in sorted(Path(sys.argv[1]).iterdir()):
    load = {".svg": lambda f: pygame.image.load_sized_svg(f, (9, 9)), ".ttf": lambda f: pygame.Font(f, 12),
            ".ogg": pygame.mixer.Sound}[path.suffix]
    load(for_sdl(path))
    print(path.suffix, type(for_sdl(path)).__name__)
"""


@pytest.mark.skipif(os.name != "posix", reason="other systems do not name files by bytes")
@pytest.mark.parametrize(("utf8", "told"), [("1", "str"), ("0", "BytesIO")])
def test_files_are_read_from_a_folder_with_any_letters(tmp_path: Path, utf8: str, told: str) -> None:
    """Case 20: with `LC_ALL=C`, and even where Python may not read names as UTF-8."""
    folder = tmp_path / "čaša"
    folder.mkdir()
    sound = next((ROOT / "assets/sounds").glob("*.ogg"))
    for path in (ROOT / "assets/icon.svg", ROOT / "assets/fonts/Rubik-Bold.ttf", sound):
        shutil.copy(path, folder)
    done = subprocess.run(
        [sys.executable, "-c", LOADING, str(folder)],
        cwd=ROOT,
        env=os.environ
        | {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": utf8}
        | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert sorted(done.stdout.split("\n")) == ["", f".ogg {told}", f".svg {told}", f".ttf {told}"]
