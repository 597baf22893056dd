"""What was owed, drawn over the table: rings round cards and places, and arrows between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.ui.draw import Kit, draw_ring
from tac.ui.draw.arrow import draw_arrow
from tac.ui.layout import Rect, TableLayout
from tac.ui.layout.arrow_way import Past, arrow_way, past_all, rank_of

_AROUND: Final = 3.4
"""How far they reach beyond what they mark, in u."""

_LIFTED: Final = 0.05
"""So much of its height higher than its place the top card of a high stack lies."""


class Marks:
    """``arrows`` lead from a card to where it belonged, with a ring round both; ``rings`` stand alone."""

    def __init__(
        self,
        kit: Kit,
        layout: TableLayout,
        *,
        arrows: Sequence[tuple[Rect, Rect]] = (),
        rings: Sequence[Rect] = (),
    ) -> None:
        self._kit = kit
        self._u = layout.u
        self._layout = layout
        self.arrows = tuple((*pair, self._past(*pair)) for pair in arrows)
        self.rings = tuple(dict.fromkeys([rect for pair in arrows for rect in pair] + list(rings)))

    def _past(self, source: Rect, target: Rect) -> Past:
        """What the arrow of the two goes past: also ranks as high as they lie on a high stack."""
        layout = self._layout
        cards = [*(seat.heap for seat in layout.seats), layout.central]
        lifted = [card.moved(0, -_LIFTED * card.h) for card in cards if card not in (source, target)]
        return past_all(layout, *map(rank_of, lifted))

    @property
    def bounds(self) -> pygame.Rect:
        """All that they touch, in pixels."""
        ways = [arrow_way(*arrow).bounds for arrow in self.arrows]
        whole = self.rings[0]
        for rect in [*self.rings[1:], *ways]:
            whole = whole.united(rect)
        return pygame.Rect(whole.inflated(_AROUND * self._u).px)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw them over the table."""
        for rect in self.rings:
            draw_ring(surface, self._kit, rect)
        for arrow in self.arrows:
            draw_arrow(surface, self._kit, *arrow)
