"""Looking up the last moves: shown for as long as the pointer rests on the box that tells the last one."""

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
        self._wanted = False

    def rest_at(self, layout: TableLayout, x: float, y: float) -> bool:
        """The pointer rests at a point, in pixels; returns whether that is on the box."""
        box = layout.last_move
        here = box is not None and bool(self._stage.lately) and box.contains(x, y)
        self.rest(here)
        return here

    def rest(self, here: bool) -> None:
        """The pointer rests on the box, or does no more."""
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
            delay=durations.RECALL_AFTER if here else 0.0,
            easing=out_cubic,
            group=_GROUP,
        )
