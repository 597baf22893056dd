"""Killed while settings are written: the files are whole, as they were or as they were to be."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.settings.own_folder import OwnFolder

CHILD = """
import sys
from datetime import datetime
from itertools import count
from pathlib import Path
from tac.settings import OwnSettings
own = OwnSettings(Path(sys.argv[1]), datetime.now, lambda: "a0000001", print)
own.play_as()
own.open()
for number in count():
    own.change("reaction", 0.5 + number % 250 / 100)
    own.change("players.B.name", "Ђ" * (number % 25))
    print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(12))
def test_a_kill_at_any_moment_leaves_whole_files(tmp_path: Path, seed: int) -> None:
    own = OwnFolder(tmp_path)
    own.write("speed: slow  # by hand\nhat: red\n")
    argv = [sys.executable, "-c", CHILD, str(tmp_path)]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        for _ in range(random.Random(seed).randrange(1, 400)):
            assert child.stdout.readline().strip().isdecimal()
        child.kill()
    text = own.profile_file.read_text("utf-8")
    assert text.startswith("speed: slow  # by hand\nhat: red\n")
    found = own.start()
    assert [problem.path for problem in found.problems] == ["hat"]
    assert found.settings.speed == "slow"
    assert found.settings.players.b.name in {"Ђ" * length for length in range(25)}
