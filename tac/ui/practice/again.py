"""The moment of a call once more: the move is made again, then what was owed is marked and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.practice.items import Explanation
from tac.rules import Move, Table
from tac.ui.draw import Kit
from tac.ui.layout import PlaceKind
from tac.ui.motion.reading import reading_time
from tac.ui.practice.heading import Heading
from tac.ui.practice.marks import Marks
from tac.ui.practice.showing import MovesShow
from tac.ui.practice.slip import CallSlip
from tac.ui.scenes.table_waiting import GoOnButton
from tac.ui.table import TableView

_LEFT: Final = 1


class MomentAgain(MovesShow):
    """Lies over the table in ``view``, which stands on the position ``before``; ``text`` is told in the end;
    ``heading`` is the drill's, and laid out by its table.

    With a ``button`` it stays until that is pressed, or anything else; where it does not ``stay`` it is over
    by itself once the text can have been read, too.
    """

    def __init__(
        self,
        kit: Kit,
        view: TableView,
        before: Table,
        move: Move,
        explanation: Explanation,
        text: str,
        button: GoOnButton,
        heading: Heading,
        *,
        stays: bool,
    ) -> None:
        super().__init__(kit, view, before, [move], self._lies)
        self.text = text
        self.button = button
        self._heading = heading
        self._explanation = explanation
        self._slip = CallSlip(kit, text)
        self._stays = stays
        self._left: float | None = None
        self._marks: Marks | None = None
        self.is_over = False

    @property
    def is_told(self) -> bool:
        """Whether what was owed stands there now."""
        return self._left is not None

    @property
    def idle(self) -> bool:
        """Whether nothing moves, nor will by itself."""
        return self.is_told and self._stays and not self.view.moving

    def _lies(self, at: float) -> None:
        self._left = reading_time(self.text)
        self.arrange()

    def advance(self, dt_ms: float) -> None:
        """Let time pass."""
        super().advance(dt_ms)
        if self._left is not None and not self._stays:
            self._left -= dt_ms
            self.is_over = self.is_over or self._left <= 0.0

    def end(self) -> None:
        """Enough has been seen."""
        self.is_over = True

    def point(self, event: pygame.Event, corners: dict[PlaceKind, Callable[[], None]]) -> bool:
        """Take an event of the pointer: of the button, of a small button of the table, or of anything else.

        Returns whether something was pressed.
        """
        if self.button.handle(event):
            return event.type == pygame.MOUSEBUTTONDOWN
        if event.type == pygame.MOUSEMOTION:
            self.view.hover(self.view.button_at(*event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            hit = self.view.button_at(*event.pos)
            if hit is not None and hit.kind in corners:
                corners[hit.kind]()
            else:
                self.end()
                return True
        return False

    # -- picture

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for another size."""
        self.view.resize(size)
        self.arrange()

    def arrange(self) -> None:
        """Place what lies over the table."""
        self.button.arrange(self.view.layout)
        self._slip.arrange(self.view.layout)
        if self.is_told:
            self._marks = self.marks(self._explanation)

    def draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        """Draw it instead of the table that it lies over."""
        over: list[Marks | CallSlip | GoOnButton | Heading] = [self._heading]
        over += [] if self._marks is None else [self._marks]
        over += [self._slip, self.button] if self.is_told else [self.button]
        self.view.draw(surface, whole=whole, under=[one.bounds for one in over])
        for one in over:
            one.draw(surface)
