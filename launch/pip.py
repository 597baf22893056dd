"""Finding a pip that can install for this Python, and running it with its progress told as it goes."""

from __future__ import annotations

import importlib.util
import os
import queue
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

_FROM_WHEEL = """
import runpy, sys
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("pip", run_name="__main__", alter_sys=True)
"""
#: Settings of the user's own pip that would send the packages elsewhere, or refuse to install them; and our
#: own place for compiled modules, since pip has its own already.
_UNWANTED = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_CONSTRAINT", "PIP_REQUIREMENT", "PIP_DRY_RUN"}
_UNWANTED |= {"PYTHONPYCACHEPREFIX"}
_WANTED = {
    "PIP_USER": "0",
    "PIP_REQUIRE_VIRTUALENV": "0",
    "PIP_NO_INPUT": "1",
    "PIP_NO_COLOR": "1",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PYTHONUNBUFFERED": "1",
    "PYTHONUTF8": "1",
    "PYTHONIOENCODING": "utf-8",
}
_DOWNLOAD = re.compile(
    r"\s*(?:Downloading|Using cached|Processing) (?:.*[/\\])?(?P<file>[^\s/\\]+\.whl)"
    r"(?: \((?P<size>[\d.]+) (?P<unit>[kMG]?B)\))?(?!\.metadata)"
)
_UNITS = {"B": 1e-6, "kB": 1e-3, "MB": 1.0, "GB": 1e3}
#: The folder beside the packages that pip downloads into; of no use afterwards.
TEMPORARY = "temporary"
#: Seconds between two looks at how far a download has come.
_LOOK = 0.1


class PipFailed(Exception):
    """Pip ended without having installed everything; `output` is all that it said."""

    def __init__(self, output: str) -> None:
        super().__init__(output.strip().rpartition("\n")[2])
        self.output = output


def command() -> list[str] | None:
    """Return how to call a pip that installs for the running Python; None when there is none."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-P", "-m", "pip"]
    if wheel := bundled_wheel():
        return [sys.executable, "-P", "-c", _FROM_WHEEL, str(wheel)]
    other = shutil.which("pip3") or shutil.which("pip")
    return [other, "--python", sys.executable] if other else None


def bundled_wheel() -> Path | None:
    """Return the wheel of pip that came with this Python; distributions move it or leave it out."""
    folders = [Path(sysconfig.get_path("stdlib")) / "ensurepip" / "_bundled"]
    if elsewhere := sysconfig.get_config_var("WHEEL_PKG_DIR"):
        folders.insert(0, Path(elsewhere))
    folders.append(Path("/usr/share/python-wheels"))
    wheels = [wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"), reverse=True)]
    return wheels[0] if wheels else None


class Download:
    """One package on its way: the file's name, and megabytes so far and in all (0 where it is not known)."""

    def __init__(self, file: str, total: float) -> None:
        self.file = file
        self.total = total
        self.done = 0.0

    @property
    def fraction(self) -> float:
        """How far it is, 0 to 1."""
        return self.done / self.total if self.total else 1.0

    @property
    def name(self) -> str:
        """The package's name as its file spells it."""
        return self.file.partition("-")[0].replace("_", "-")


def install(pip: list[str], lock: Path, target: Path, tell: Callable[[list[Download], bool], None]) -> str:
    """Install the locked packages into `target` and return what pip said.

    `tell` is called about ten times a second with the downloads so far, and whether they are all there.
    Raises `PipFailed`, and `OSError` when pip cannot be started.
    """
    temporary = target.with_name(TEMPORARY)
    temporary.mkdir()
    arguments = ["install", "--require-hashes", "--only-binary", ":all:", "--no-deps", "--no-compile"]
    arguments += ["--target", str(target), "--retries", "2", "--requirement", str(lock)]
    process = subprocess.Popen(
        pip + arguments,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=_environment(temporary),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    try:
        output = "".join(_watched(process, temporary, tell))
        if process.wait() != 0:
            raise PipFailed(output)
        return output
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def _environment(temporary: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    return kept | _WANTED | dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))


def _watched(
    process: subprocess.Popen[bytes], temporary: Path, tell: Callable[[list[Download], bool], None]
) -> Iterator[str]:
    """Yield the lines of pip's output, and tell in between how far it is."""
    downloads: list[Download] = []
    installing = False
    for line in _lines(process):
        if line is not None:
            yield line
            installing = installing or line.startswith("Installing collected packages")
            if match := _DOWNLOAD.match(line):
                if downloads:
                    downloads[-1].done = downloads[-1].total
                total = float(match["size"]) * _UNITS[match["unit"]] if match["size"] else 0.0
                downloads.append(Download(match["file"], total))
        if downloads:
            size = _size_of(downloads[-1].file, temporary) / 1e6
            downloads[-1].done = min(max(size, downloads[-1].done), downloads[-1].total)
        tell(downloads, installing)


def _lines(process: subprocess.Popen[bytes]) -> Iterator[str | None]:
    """Yield each line of the output, and None whenever there was none for a while."""
    lines: queue.Queue[str | None] = queue.Queue()
    assert process.stdout is not None
    output = process.stdout

    def read() -> None:
        with output:
            for line in output:
                lines.put(line.decode("utf-8", "replace"))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=_LOOK)
        except queue.Empty:
            yield None
            continue
        if line is None:
            return
        yield line


def _size_of(file: str, folder: Path) -> int:
    try:
        return next((path.stat().st_size for path in folder.glob(f"*/{file}")), 0)
    except OSError:  # pip has moved or removed it in this moment
        return 0
