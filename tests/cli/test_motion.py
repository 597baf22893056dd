"""Less motion: the player's own setting decides, else the desktop, and nothing waits for it."""

from __future__ import annotations

import threading

import pytest
from msgspec.structs import replace

from tac.cli.motion import Motion
from tac.settings import Settings


@pytest.mark.parametrize(("said", "reduced"), [("on", True), ("off", False)])
def test_what_the_player_says_counts_and_the_desktop_is_not_asked(said: str, reduced: bool) -> None:
    def never(environ: object) -> bool:
        raise AssertionError("nobody is asked")

    motion = Motion(replace(Settings(), reduced_motion=said), {}, never)
    assert motion.wait(0) and motion.is_reduced is reduced


@pytest.mark.parametrize("says", [True, False, None])
def test_else_the_desktop_is_asked(says: bool | None) -> None:
    motion = Motion(Settings(), {}, lambda environ: says)
    assert motion.wait(30)
    assert motion.is_reduced is (says is True)


def test_until_the_desktop_has_answered_things_move() -> None:
    answer = threading.Event()
    motion = Motion(Settings(), {}, lambda environ: answer.wait(30))
    assert not motion.is_reduced
    answer.set()
    assert motion.wait(30) and motion.is_reduced
