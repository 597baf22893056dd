"""Motion: one timeline, easings, arcs, and all durations in one file. Knows no pygame."""

from __future__ import annotations

from tac.ui.motion.arcs import Arc
from tac.ui.motion.easing import Easing, in_out_cubic, linear, out_back, out_cubic
from tac.ui.motion.timeline import Animation, Timeline

__all__ = ["Animation", "Arc", "Easing", "Timeline", "in_out_cubic", "linear", "out_back", "out_cubic"]
