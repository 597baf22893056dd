"""Where what is shipped with the code lies: pictures, sounds and letters, and the settings' defaults.

In the source tree that is beside `tac`. In everything that is built from it (a wheel, the packaged program)
it is inside, so that nothing of the game lies among the packages of others.
"""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent

MAIN: Final = _PACKAGE.parent / "main.py"
"""What starts the game in the source tree."""

IS_SOURCE: Final = MAIN.is_file()
"""Whether this is the source tree, and nothing that was built from it."""

FOLDER: Final = _PACKAGE.parent if IS_SOURCE else _PACKAGE
"""The folder with `assets` and `config.yaml`."""

COMMAND: Final = "main.py" if IS_SOURCE else "tac-game"
"""What the game is called on a command line."""
