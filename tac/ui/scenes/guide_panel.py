"""What the guided game lays over the table: a calm panel with words, and marks at what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import (
    Kit,
    Look,
    badge_rect,
    draw_badge,
    draw_box,
    draw_focus,
    draw_keycap,
    draw_paper,
    draw_ring,
    put,
)
from tac.ui.draw.arrow import draw_arrow
from tac.ui.draw.keycaps import draw_hints
from tac.ui.layout import Point, Rect, TableLayout
from tac.ui.layout.arrow_way import NOTHING, Past, arrow_way
from tac.ui.layout.guide import GuideLayout, guide_layout
from tac.ui.rules.prose import common_size, draw_prose
from tac.ui.widgets import Button, Form

_POINTED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE)
_SHADOW: Final = theme.PANEL_SHADE.reach
_AROUND: Final = 3.4
"""How far the panel and the marks reach beyond their rectangles, in u."""


class GuidePanel:
    """Shows one text at a time; ``next`` and ``again`` are what its buttons do."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        *,
        next: Callable[[], None],
        again: Callable[[], None],
        mark: Callable[[Rect], None],
    ) -> None:
        self._kit = kit
        self._t = t
        self._form = Form(mark)
        self.next = Button("", next, Look.MADDER, icon="arrow")
        self.again = Button("", again, Look.PAPER, icon="again")
        self._layout: GuideLayout | None = None
        self._text, self._number, self._answer = "", "", ""
        self._key = ""
        self.texts: Sequence[str] = ()
        """All that it will say: every text has letters of the size in which the longest fits."""
        self._px = 0

    def show(self, t: Translator, text: str, number: str, *, key: str, next_is: str, last: bool) -> None:
        """Say this. ``next_is`` is what stands on the button (empty: there is none), ``key`` on its key."""
        self._t, self._text, self._number, self._answer, self._key = t, text, number, "", key
        self.next.label, self.again.label = next_is, t("guide.again")
        self.next.icon = "check" if last else "arrow"
        buttons = [self.next] if next_is else []
        self._form.ring = last
        self._form.put([self.again, self.next] if last else buttons, self.next if last else None)

    def answer(self, text: str) -> None:
        """Say why something is not to be done now; an empty text: what was said before."""
        self._answer = text

    @property
    def answering(self) -> bool:
        """Whether an answer is shown."""
        return bool(self._answer)

    @property
    def text(self) -> str:
        """What is read now."""
        return self._answer or self._text

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        assert self._layout is not None
        return pygame.Rect(self._layout.panel.inflated(_SHADOW * self._kit.u).px)

    @property
    def rect(self) -> Rect:
        """The panel alone, in pixels."""
        assert self._layout is not None
        return self._layout.panel

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True if it was meant for the panel."""
        keys = event.type == pygame.KEYDOWN and self._form.ring and event.key != pygame.K_ESCAPE
        if not keys and event.type not in _POINTED:
            return False
        used = self._form.handle(event)
        return used or (event.type == pygame.MOUSEBUTTONDOWN and self.rect.contains(*event.pos))

    def arrange(self, layout: TableLayout) -> None:
        """Take its place at this size."""
        self._layout = made = guide_layout(layout)
        self._px = 0
        self.next.rect, self.again.rect = made.next, made.again

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the table; an answer has another ground."""
        kit, u, layout = self._kit, self._kit.u, self._layout
        assert layout is not None
        if self._answer:
            draw_box(surface, kit, layout.panel, theme.OCHRE_T, theme.OCHRE_D, shade=theme.PANEL_SHADE)
        else:
            draw_paper(surface, kit, layout.panel)
        if not self._px:
            self._px = common_size(kit.enlarged, self.texts, layout.words)
        draw_prose(surface, kit.enlarged, [self.text], layout.words, most=self._px)
        if not self._form.ring:
            number = kit.text.fit(self._number, theme.LABEL, kit.enlarged.u, theme.INK_2, layout.number.w)
            put(surface, number, layout.number, "left")
        self._form.draw(surface, kit.enlarged)
        if self.next.label and self._key:
            draw_keycap(surface, kit, (layout.next.right + 0.6 * u, layout.next.y), self._key)


class Mark:
    """What is pointed at: rings, an arrow between two places of cards, and the keys for it."""

    def __init__(
        self,
        kit: Kit,
        *,
        rings: Sequence[Rect] = (),
        cards: Sequence[Rect] = (),
        arrow: tuple[Rect, Rect] | None = None,
        past: Past = NOTHING,
        keys: tuple[Point, Sequence[tuple[str, str]]] | None = None,
        badge: tuple[Point, int] | None = None,
    ) -> None:
        """``rings`` are round buttons and piles, ``cards`` round cards that are to be played.

        The arrow goes ``past`` what is between its ends.
        ``keys``, names and what is printed, hang with their right edge at a point. ``badge`` is where the
        number of cards of a pile stands that a ring would hide, and that number.
        """
        self._kit = kit
        self._rings = tuple(rings)
        self._cards = tuple(cards)
        self._arrow = arrow
        self._past = past
        self._keys = keys
        self._badge = badge

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        rects = [*self._rings, *self._cards]
        if self._arrow is not None:
            rects += [*self._arrow, arrow_way(*self._arrow, self._past).bounds]
        if self._badge is not None:
            rects.append(badge_rect(self._kit, *self._badge))
        whole = rects[0]
        for rect in rects[1:]:
            whole = whole.united(rect)
        return pygame.Rect(whole.inflated(_AROUND * self._kit.u).px)

    def handle(self, event: pygame.Event) -> bool:
        """Marks are only looked at."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of it over the table."""
        kit = self._kit
        for rect in self._rings:
            draw_focus(surface, kit, rect, theme.CARD_RADIUS * rect.w)
        for rect in self._cards:
            draw_ring(surface, kit, rect)
        if self._arrow is not None:
            draw_arrow(surface, kit, *self._arrow, self._past)
        if self._badge is not None:
            at, cards = self._badge
            draw_badge(surface, kit, badge_rect(kit, at, cards), str(cards))
        if self._keys is not None:
            draw_hints(surface, kit, *self._keys)
