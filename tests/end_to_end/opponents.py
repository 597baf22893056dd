"""Settings with computer opponents made for tests: quick, and without surprises."""

from __future__ import annotations

from pathlib import Path

_TEXT = """
timing:
  call_window: {{computer: 20, person: 20}}
  end_window: 300
levels:
  protivnik:
    overlook: {{1: {overlook}, 2: {overlook}, 3: {overlook}, 4: {overlook}}}
    notice: {{1: 1, 2: 1, 3: 1, 4: 1}}
    reaction: {{mu: {reaction}, sigma: 0, tau: 0, floor: {reaction}}}
    mends: 0
    forgets: 0
    false_cry: 0
thinking: {{mu: {pace}, sigma: 0, tau: 0, per_place: 0, floor: {pace}}}
attention: {{more_heaps: 1, far: 1, elsewhere: 1, quiet: 1, busy: 1, awake: 1}}
subtlety: {{1-draw: 1, 1-opponent: 1, 2-draw: 1, 3-opponent: 1, 3-own: 1, 4-own: 1}}
characters:
"""
_CHARACTER = "  {avatar}: {{reaction: 1, pace: 1, overlook: 1, miss: 1, far: 1, false_cry: 1}}\n"
_AVATARS = ("kornjaca", "vuk", "medved", "sova", "lisica", "petao", "macka", "jagnje")


def settings(folder: Path, *, overlook: float = 0, reaction: int = 2500, pace: int = 20) -> str:
    """Write settings with a level ``protivnik``, and return the file's path.

    It passes over a share ``overlook`` of its duties, calls every fault ``reaction`` ms after it was seen,
    and moves ``pace`` ms after it may.
    """
    path = folder / "opponents.yaml"
    text = _TEXT.format(overlook=overlook, reaction=reaction, pace=pace)
    path.write_text(text + "".join(_CHARACTER.format(avatar=avatar) for avatar in _AVATARS), "utf-8")
    return str(path)
