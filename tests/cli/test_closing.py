"""Leaving writes everything, and ends in any case."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tac.cli.closing import close_all

ROOT = Path(__file__).resolve().parents[2]


def test_everything_is_ended_in_order_though_something_fails() -> None:
    ended: list[str] = []

    def fail(patience: float) -> None:
        ended.append("fails")
        raise ValueError

    with pytest.raises(ValueError):
        close_all([lambda _: ended.append("first"), fail, lambda _: ended.append("last")])
    assert ended == ["first", "fails", "last"]


def test_all_have_the_time_together() -> None:
    """Who comes late has what the others have left, and at least none."""
    had: list[float] = []
    never = threading.Event()

    def hang(patience: float) -> None:
        had.append(patience)
        never.wait(patience)

    close_all([hang, had.append, had.append], 0.01)
    assert had[0] <= 0.01
    assert had[1:] == [0.0, 0.0]


HANGING = """
import os, sys, threading
from tac.cli import closing, main
closing.close_all.__defaults__ = (0.5,)
fsync, never = os.fsync, threading.Event()
def hang(handle):
    # In one piece: several threads may come here at once.
    os.write(1, b"hangs\\n")
    never.wait()
os.fsync = hang
close = closing._close
def told(end, until):
    os.write(1, b"ends\\n")
    close(end, until)
closing._close = told
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_a_disk_that_hangs_does_not_keep_the_game_from_ending(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
    }
    argv = [sys.executable, "-c", HANGING, "--seats", "human,lak", "--data", str(tmp_path / "all")]
    with subprocess.Popen(
        [*argv, "--record", str(tmp_path / "r.yaml")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as game:
        try:
            assert game.stdout is not None
            assert game.stdout.readline() == "hangs\n"
            game.send_signal(signal.SIGTERM)
            while game.stdout.readline() != "ends\n":
                assert game.poll() is None
            # Desktops close the window first, and then end what is still there.
            game.send_signal(signal.SIGTERM)
            _, told = game.communicate(timeout=60)
        finally:
            game.kill()
    assert (game.returncode, told) == (0, "")
    assert not (tmp_path / "r.yaml").exists(), "what is not on the disk takes no file's place"
