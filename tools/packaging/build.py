"""Build what can be downloaded for the system that this runs on.

python3 tools/package.py [--out DIR] [--quick]
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tools.packaging import archive, debian, linux, macos, notices, windows
from tools.packaging.about import NAME, ROOT, VERSION
from tools.packaging.freeze import freeze

OUT: Final = ROOT / "build" / "packages"
SYSTEMS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
"""What the names of archives call each system, by what Python calls it."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return its status."""
    parser = argparse.ArgumentParser(prog="tools/package.py", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--out", type=Path, default=OUT, metavar="DIR", help="where to; build/packages if not said"
    )
    parser.add_argument(
        "--quick", action="store_true", help="press the archives less: larger by a tenth, in half of the time"
    )
    options = parser.parse_args(argv)
    try:
        made = build(options.out.absolute(), archive.QUICK if options.quick else archive.SMALL)
    except subprocess.CalledProcessError as error:
        print(error, error.output or "", sep="\n", file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path}" if path.is_file() else f"           {path}")
    return 0


def build(out: Path, effort: archive.Effort = archive.SMALL) -> list[Path]:
    """Build everything into the folder ``out`` and return what was made: archives, checksums, the program."""
    out.mkdir(parents=True, exist_ok=True)
    when = moment()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        program = freeze(work)
        finish(program, when)
        made = pack(out, program, work, when, effort)
        unpacked = out / program.name
        shutil.rmtree(unpacked, ignore_errors=True)
        shutil.copytree(program, unpacked, symlinks=True)
    return [*made, archive.write_checksums(made), unpacked]


def finish(program: Path, when: int) -> None:
    """Put beside the program what its system needs, and whose work is in it."""
    if sys.platform == "darwin":
        macos.complete(program)
        beside = program / "Contents" / "Resources"
    else:
        beside = program
    shutil.copy2(ROOT / "LICENSE", beside / "LICENSE.txt")
    (beside / "NOTICES.txt").write_text(notices.text(program), "utf-8")
    if sys.platform == "linux":
        linux.write_share(program / "share", time.strftime("%Y-%m-%d", time.gmtime(when)))
        script = program / "install.sh"
        script.write_text(linux.installer(), "utf-8")
        script.chmod(0o755)
    elif sys.platform == "win32":
        windows.write_installer(program)


def pack(out: Path, program: Path, work: Path, when: int, effort: archive.Effort) -> list[Path]:
    """Write the archives of the ``program`` into ``out``."""
    processor = platform.machine().lower().replace("amd64", "x86_64")
    name = f"{NAME}-{VERSION}-{SYSTEMS[sys.platform]}-{processor}"
    named = work / "archive" / name
    named.parent.mkdir()
    if sys.platform == "win32":
        shutil.copytree(program, named)
        archive.write_zip(out / f"{name}.zip", named, when, effort)
        return [out / f"{name}.zip"]
    if sys.platform == "darwin":
        macos.sign(program)
        # Only its own tool keeps what the system notes about a program that was signed.
        path = out / f"{name}.zip"
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(program), str(path)], check=True)
        return [path]
    shutil.copytree(program, named, symlinks=True)
    archive.write_tar(out / f"{name}.tar.gz", named, when, effort)
    made = [out / f"{name}.tar.gz"]
    if shutil.which("dpkg-deb") is not None:
        share, works = program / "share", notices.text(program)
        made.append(debian.write_package(out, program, share, works, work, when, effort))
    return made


def moment() -> int:
    """The time that everything in the archives bears: of the last commit, if nobody says another."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if said.isdecimal():
        return int(said)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # no git, or no repository
        found = ""
    return int(found) if found else int(time.time())


if __name__ == "__main__":
    sys.exit(main())
