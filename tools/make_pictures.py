"""Render the pictures of the README from the game itself into `docs/pictures`; needs ImageMagick's `convert`.

python -m tools.make_pictures
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE: Final = (1280, 720)
LANGUAGE: Final = "en"
PICTURES: Final = {
    "table": "table-four",
    "call": "table-moment-heap-past-1-0450",
    "menu": "menu",
    "new-game": "new-game",
    "rules": "rules-2-follow",
    "practice": "practice-quick-right",
    "review": "review",
    "statistics": "statistics",
}
"""The pictures, and the screens of `tools.screens` that they show."""

_COLOURS: Final = 255
"""So many are enough for what is drawn in flat colours, and make a file a third as large."""


def main() -> int:
    """Render all pictures, and return the exit status."""
    from tools import screens

    convert = shutil.which("convert")
    if convert is None:
        print("needs ImageMagick (convert)", file=sys.stderr)
        return 1
    screens.headless()
    known = {screen.name: screen for screen in screens.registered()}
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, screen in PICTURES.items():
            (path,) = screens.render_all([known[screen]], [SIZE], [LANGUAGE], Path(folder))
            target = FOLDER / f"{name}.png"
            reduced = [
                "+dither",
                "-colors",
                str(_COLOURS),
                "-strip",
                "-define",
                "png:exclude-chunks=date,time",
            ]
            subprocess.run([convert, str(path), *reduced, f"PNG8:{target}"], check=True)
            print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
