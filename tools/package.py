"""Build what can be downloaded, on the system it is for: `python3 tools/package.py [--out DIR] [--quick]`.

Makes present what that needs, as the checks do; the work is done in `tools.packaging`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(argv: list[str]) -> int:
    """Run one command line, and return its exit status; 3 where the tools could not be made present."""
    sys.path.insert(0, str(ROOT))
    from launch import folders, preparation
    from launch.environment import installed_here
    from launch.interpreter import interpreter

    folders.keep_bytecode_in_cache(from_now_on=True)
    lock = ROOT / "requirements-package.lock"
    python = sys.executable
    if not installed_here(lock):
        environment = preparation.prepare(lock, "package", None, may_open_window=False)
        if environment is None or not environment.enter():
            return 3
        python = interpreter(environment)
    # Nothing of ours may find another version of itself first.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.call([python, "-m", "tools.packaging.build", *argv], cwd=ROOT, env=variables)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
