"""Pictures that are let go of leave the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Each picture is larger than the gap that the one before has left between small things that stay.
KEEPING = """
import sys
from pathlib import Path
from tac.cli.memory import give_large_back
if sys.argv[1] == "back":
    assert give_large_back()
def kilobytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4
del bytearray(b"x" * 30_000_000)[:]
kept = []
before = kilobytes()
for k in range(30):
    picture = bytearray(b"x" * (1_000_000 + 50_000 * k))
    kept.append(bytearray(b"y" * 100_000))
    del picture
print(kilobytes() - before - sum(map(len, kept)) // 1024)
"""


def kept(how: str) -> int:
    """Kilobytes that stay when all pictures have been let go of."""
    done = subprocess.run(
        [sys.executable, "-c", KEEPING, how], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a trait of glibc")
def test_what_is_let_go_of_goes_back_to_the_system() -> None:
    assert kept("back") < 3_000
