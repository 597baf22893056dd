"""What `conftest` hands out: a project to start, as a player would, without any network."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from launch.environment import Environment

ROOT = Path(__file__).resolve().parents[2]
#: Nobody listens there: a connection is refused at once.
NO_NETWORK = "http://127.0.0.1:9/simple"
#: What of the program itself is tried; the game is a stand-in.
PROGRAM = (
    "main.py",
    "tac/__init__.py",
    "tac/languages.py",
    "tac/shipped.py",
    "tac/cli/__init__.py",
    "tac/cli/interruptions.py",
    "tac/cli/options.py",
)

GAME = """
import json, sys
def run(options):
    import stand_in
    found = {"version": stand_in.VERSION, "from": stand_in.__file__, "modules": sorted(sys.modules)}
    print(json.dumps(found))
    return 0
"""


def build_wheel(folder: Path, version: str) -> str:
    """Make a wheel of the package `stand-in` and return its SHA-256."""
    info = f"stand_in-{version}.dist-info"
    files = {
        "stand_in.py": f"VERSION = {version!r}\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: stand-in\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = []
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record.append(f"{name},sha256={digest},{len(text.encode())}\n")
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"stand_in-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name), text)
        archive.writestr(zipfile.ZipInfo(f"{info}/RECORD"), "".join(record) + f"{info}/RECORD,,\n")
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


class Project:
    """A copy of the starter with its own cache folder and its own source of packages."""

    def __init__(self, folder: Path, pip_folder: Path) -> None:
        self.folder = folder / "program"
        self.wheels = folder / "wheels"
        self.cache = folder / "cache" / "tac"
        self.lock = self.folder / "requirements.lock"
        nothing_compiled = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "launch", self.folder / "launch", ignore=nothing_compiled)
        (self.folder / "tac" / "cli").mkdir(parents=True)
        for name in PROGRAM:
            shutil.copy(ROOT / name, self.folder / name)
        (self.folder / "tac" / "cli" / "game.py").write_text(GAME, "utf-8")
        self.variables = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        self.variables |= {
            "HOME": str(folder),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "TMPDIR": str(folder),
            "LC_ALL": "sr_RS.UTF-8",
            "PYTHONPATH": str(pip_folder),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": self.wheels.as_uri(),
        }
        self.require("1.0")

    def require(self, version: str, digest: str | None = None) -> None:
        """Lock this version of the package, made for it; with a digest, one that it does not have."""
        built = build_wheel(self.wheels, version)
        self.lock.write_text(f"stand-in=={version} \\\n    --hash=sha256:{digest or built}\n", "utf-8")

    @property
    def environment(self) -> Environment:
        """The environment that the lock of this moment asks for."""
        return Environment(self.cache, self.lock)

    def python_path(self, *folders: Path) -> str:
        """Return a PYTHONPATH on which these folders come before the pip."""
        return os.pathsep.join([*map(str, folders), self.variables["PYTHONPATH"]])

    def environments(self) -> list[str]:
        """Return the names of all environments, whole or not."""
        return sorted(path.name for path in (self.cache / "environments").glob("game-*"))

    def launch(self, *arguments: str, **variables: str | None) -> subprocess.Popen[str]:
        """Start the game without a terminal; `variables` come over the usual ones, None leaves one out."""
        wanted = self.variables | variables
        return subprocess.Popen(
            [sys.executable, str(self.folder / "main.py"), *arguments],
            cwd=self.folder.parent,
            env={name: value for name, value in wanted.items() if value is not None},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def start(self, *arguments: str, **variables: str | None) -> Started:
        """Start the game and wait for its end."""
        process = self.launch(*arguments, **variables)
        output, errors = process.communicate(timeout=120)
        return Started(process.returncode, output, errors)

    def offline(self) -> dict[str, str | None]:
        """Return the variables that take the source of packages away."""
        return {"PIP_NO_INDEX": None, "PIP_FIND_LINKS": None, "PIP_INDEX_URL": NO_NETWORK}


class Started:
    """How a start ended."""

    def __init__(self, status: int, output: str, errors: str) -> None:
        self.status = status
        self.output = output
        self.errors = errors

    @property
    def played(self) -> dict[str, object]:
        """What the stand-in for the game found; fails if it was not reached."""
        assert self.status == 0, self.errors
        found: dict[str, object] = json.loads(self.output)
        return found
