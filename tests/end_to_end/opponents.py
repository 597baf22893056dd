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
    pace: {{mu: {pace}, sigma: 0, floor: {pace}}}
    false_cry: 0
"""


def settings(folder: Path, *, overlook: float = 0, reaction: int = 2500, pace: int = 20) -> str:
    """Write settings with a level ``protivnik``, and return the file's path.

    It passes over a share ``overlook`` of its duties, calls every fault ``reaction`` ms after it was seen,
    and moves ``pace`` ms after it may.
    """
    path = folder / "opponents.yaml"
    path.write_text(_TEXT.format(overlook=overlook, reaction=reaction, pace=pace), "utf-8")
    return str(path)
