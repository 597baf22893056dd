"""Whose work is shipped is known: nothing is packaged that nobody accounts for."""

from __future__ import annotations

from pathlib import Path

import pytest

from launch.environment import locked, normal
from launch.requirements import LOCK
from tools.packaging import notices


def test_the_page_is_what_the_tool_writes() -> None:
    assert notices.PAGE.read_text("utf-8") == notices.page()


def test_every_package_that_the_game_needs_is_listed() -> None:
    assert {normal(work.name) for work in notices.works().packages} == set(locked(LOCK))


def test_a_library_of_nobody_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "libz.so.1").write_bytes(b"")
    notices.text(tmp_path)
    (tmp_path / "libzmq.so.5").write_bytes(b"")
    with pytest.raises(notices.Unaccounted, match=r"zmq\.so\.5"):
        notices.text(tmp_path)


@pytest.mark.parametrize(
    "name", ["libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL2.dll", "libSDL2-2.0.0.dylib"]
)
def test_a_library_is_known_on_every_system(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"")
    assert "SDL: © Sam Lantinga" in notices.text(tmp_path)


def test_the_text_of_every_licence_is_at_hand(tmp_path: Path) -> None:
    """Each that a program could need, on any system."""
    for work in notices.works().program:
        for file in work.files:
            (tmp_path / f"{file}.dll").write_bytes(b"")
    text = notices.text(tmp_path)
    for work in notices.works().program:
        assert f"{work.name}: ©" in text
