"""What was missed in live practice, one after the other: the move once more, and what was owed instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tac.practice.items import item_of
from tac.practice.items.explaining import explain_item
from tac.ui.draw import Kit
from tac.ui.layout.practice import DrillLayout
from tac.ui.practice.own_panel import draw_task
from tac.ui.practice.panel import Feedback
from tac.ui.practice.showing import ItemShow
from tac.ui.scenes.practice_table import DrillParts, DrillTable

if TYPE_CHECKING:
    from tac.practice.items import Mistake


class MissedTable(DrillTable):
    """Goes through ``mistakes``, which are shown only: they come back to be solved. ``done`` is called after
    the last, ``pause`` opens the pause.
    """

    def __init__(
        self,
        parts: DrillParts,
        mistakes: Sequence[Mistake],
        *,
        done: Callable[[], None],
        pause: Callable[[], None],
    ) -> None:
        super().__init__(parts, pause=pause)
        self._done = done
        self._mistakes = tuple(mistakes)
        self.number = 0
        """Which is shown, 1 the first."""
        self.answers.goes_on = True

    @property
    def telling(self) -> bool:
        """Whether what was owed stands there."""
        return self.feedback is not None

    def finish(self) -> None:
        """Enough."""
        self._done()

    def tick(self, dt_ms: float) -> None:
        """Tell what was owed as soon as the move lies there."""
        show = self.show
        if show is None:
            self._next()
        elif show.is_done and not self.telling:
            explanation = explain_item(show.item)
            told = Feedback(False, self.t("practice.missed"), show.sentence(explanation))
            self.tell(told, show.marks(explanation))

    def go_on(self) -> None:
        """To the next one; a move that is still in the air comes down first."""
        if self.telling:
            self._next()
        elif self.show is not None:
            self.show.skip()

    def _next(self) -> None:
        if self.number == len(self._mistakes):
            self.finish()
            return
        item = item_of(self._mistakes[self.number])
        self.number += 1
        self.tell(None, None)
        self.put(ItemShow(item, 0, **self.showing_parts(), landed=lambda at: None))

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        return self.telling and self.show is not None and not self.show.view.moving

    def title(self) -> str:
        """The name of the drill."""
        return self.t("practice.live")

    def draw_panel(self, surface: pygame.Surface, kit: Kit, layout: DrillLayout) -> None:
        """Which one it is, and what was owed."""
        t, show = self.t, self.show
        title = t("practice.own.number", number=max(1, self.number), whole=len(self._mistakes))
        task = "" if show is None else t("practice.live.passed_by", name=show.name_of(show.item.mover))
        draw_task(surface, kit, layout, title, task, self.feedback)
