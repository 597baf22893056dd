"""Commands of the program that open no window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.end_to_end.program import ROOT
from tests.end_to_end.waiting import PATIENCE


def command(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run `main.py` with these arguments to its end."""
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *map(str, arguments)],
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def verify(*records: Path) -> None:
    """Raises `AssertionError` unless the program itself finds that the records hold."""
    done = command("verify", *records)
    assert done.returncode == 0, done.stdout + done.stderr
