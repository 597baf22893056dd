"""Looking up the last moves: shown for as long as the pointer rests on the box that tells the last one.

Who has no pointer that could rest pins the list instead: with a tap on the box, a key or a gamepad's button.
"""

from __future__ import annotations

from typing import Final

from tac.ui.layout import TableLayout
from tac.ui.motion import Timeline, durations, out_cubic
from tac.ui.table.stage import Stage

_GROUP: Final = "recall"


class Recall:
    """Lets the list of the last moves come and go."""

    def __init__(self, stage: Stage, real: Timeline, *, reduced: bool) -> None:
        self._stage = stage
        self._real = real
        self.reduced = reduced
        """Whether the list only fades."""
        self._rested = False
        self._pinned = False
        self._wanted = False

    def rest_at(self, layout: TableLayout, x: float, y: float) -> bool:
        """The pointer rests at a point, in pixels; returns whether that is on the box."""
        here = self.is_at(layout, x, y)
        self.rest(here)
        return here

    def is_at(self, layout: TableLayout, x: float, y: float) -> bool:
        """Whether the box is at a point, in pixels, and has something to tell."""
        box = layout.last_move
        return box is not None and bool(self._stage.lately) and box.contains(x, y)

    def rest(self, here: bool) -> None:
        """The pointer rests on the box, or does no more."""
        self._rested = here
        self._show()

    def pin(self, pinned: bool | None = None) -> None:
        """Let the list stay, or let it go; None for the other of the two."""
        self._pinned = bool(self._stage.lately) and (not self._pinned if pinned is None else pinned)
        self._show()

    def _show(self) -> None:
        here = self._rested or self._pinned
        if here == self._wanted:
            return
        self._wanted = here
        stage = self._stage
        self._real.cancel(_GROUP)

        def show(alpha: float) -> None:
            stage.recalled = alpha
            stage.touch()

        self._real.animate(
            show,
            durations.REDUCED_FADE if self.reduced else durations.HOVER,
            first=stage.recalled,
            final=1.0 if here else 0.0,
            delay=durations.RECALL_AFTER if here and not self._pinned else 0.0,
            easing=out_cubic,
            group=_GROUP,
        )
