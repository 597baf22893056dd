"""A Python that has an environment's packages and no others, for tools that are processes of their own."""

from __future__ import annotations

import os
import shutil
import sysconfig
import tempfile
import venv
from pathlib import Path

from launch.environment import Environment


def interpreter(environment: Environment) -> str:
    """Return a Python that has the environment's packages and no others, making it where it is missing.

    What else is installed for the running Python would join in: plugins of pytest, for one.
    """
    folder = environment.folder / "python"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        new = Path(tempfile.mkdtemp(dir=environment.folder))
        venv.create(new, with_pip=False, symlinks=os.name != "nt")
        site = sysconfig.get_path("purelib", "venv", {"base": str(new), "platbase": str(new)})
        (Path(site) / "tac.pth").write_text(f"{environment.packages}\n", "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        new.rename(folder)
    return str(python)
