"""The checks, one after the other, each named with its time; pytest is the last of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from launch import folders, preparation
from launch.interpreter import interpreter

ROOT = folders.PROGRAM
LOCK = ROOT / "requirements-dev.lock"
CHECKED = ["main.py", "launch", "tac", "tests", "tools"]
_CONTRACTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


class Step(NamedTuple):
    """One check: its name, and the arguments to Python that run it."""

    name: str
    arguments: list[str]


def run(pytest_arguments: list[str]) -> int:
    """Run every step, whatever the others say; return 0 if all held, 3 if there are no tools for it."""
    environment = preparation.prepare(LOCK, "tests", None, may_open_window=False)
    if environment is None or not environment.enter():
        return 3
    python = interpreter(environment)
    caches = environment.folder.parent.parent / "tools"
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    variables["HYPOTHESIS_STORAGE_DIRECTORY"] = str(caches / "hypothesis")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # So a shell starts a job in the background; but there are tests that interrupt what they start.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    failed = []
    for step in steps(pytest_arguments, caches):
        print(f"== {step.name}", flush=True)
        began = time.monotonic()
        status = subprocess.call([python, *step.arguments], cwd=ROOT, env=variables)
        if step.name != "pytest":  # which closes with its own line
            print(f"   {'failed' if status else 'ok'}, {time.monotonic() - began:.1f} s", flush=True)
        if status:
            failed.append(step.name)
    if failed:
        print(f"== failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def steps(pytest_arguments: list[str], caches: Path) -> list[Step]:
    """Return the checks in their order; what the tools remember between runs goes below `caches`."""
    workers = [] if pytest_arguments else ["-n", "auto", "--dist", "loadgroup"]
    return [
        Step("ruff", ["-m", "ruff", "check", "--cache-dir", str(caches / "ruff"), "."]),
        Step("mypy", ["-m", "mypy", "--cache-dir", str(caches / "mypy"), *CHECKED]),
        Step("imports", ["-c", _CONTRACTS, "--no-logo", "--cache-dir", str(caches / "import-linter")]),
        Step("pytest", ["-m", "pytest", "-o", f"cache_dir={caches / 'pytest'}", *workers, *pytest_arguments]),
    ]
