"""The list of games that are over, the latest first: each can be looked at again, or deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from msgspec import Struct

from tac.history.values import GameRow, Page
from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_paper, put
from tac.ui.layout.past import PastLayout, past_layout
from tac.ui.scenes.past_rows import PastRows
from tac.ui.widgets import Button, FormScene, Widget

PAGE: Final = 50
"""So many games are read at once,"""
_PAGES_KEPT: Final = 40
"""and so many such pages are remembered."""


class PastDoors(Struct, frozen=True):
    """Where the list leads: ``page`` reads games, ``show`` opens one, ``delete`` deletes one for good."""

    page: Callable[[int, int], Page | None]
    show: Callable[[int], None]
    delete: Callable[[int], object]
    leave: Callable[[], None]


class PastScene(FormScene):
    """``profile`` is of who looks. What is deleted can be taken back until the list is left.

    ``focus`` is the game that the keyboard is on at first.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        doors: PastDoors,
        *,
        profile: str | None = None,
        focus: int | None = None,
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._doors = doors
        self._pages: dict[int, tuple[GameRow, ...]] = {}
        first = doors.page(0, PAGE)
        self.count = 0 if first is None else first.count
        if first is not None:
            self._pages[0] = first.games
        self.rows = PastRows(
            t, self.count, self.game, doors.show, lambda: self.form.scroll.offset, self._reveal, profile
        )
        self.back_button = Button(t("common.back"), doors.leave, icon="back")
        self._layout: PastLayout | None = None
        if focus is not None:
            self.rows.at = self._number_of(focus)

    def game(self, number: int) -> GameRow | None:
        """The game in this row; None where it is gone meanwhile."""
        page, within = divmod(number, PAGE)
        if page not in self._pages:
            if len(self._pages) >= _PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
            found = self._doors.page(page * PAGE, PAGE)
            self._pages[page] = () if found is None else found.games
        games = self._pages[page]
        return games[within] if within < len(games) else None

    def _number_of(self, game: int) -> int:
        """The row of a game, as far as it is among the first."""
        for number in range(min(self.count, PAGE)):
            found = self.game(number)
            if found is not None and found.id == game:
                return number
        return 0

    def _reveal(self, number: int) -> None:
        """Bring a row into view."""
        layout, scroll = self._layout, self.form.scroll
        if layout is not None and scroll.area is not None:
            top = layout.top + number * layout.pitch
            scroll.to(scroll.area.revealing(scroll.offset, top, top + layout.pitch))

    def back(self) -> None:
        """Escape leads back."""
        self._doors.leave()

    def leave(self) -> None:
        """What was deleted and not taken back is deleted now."""
        super().leave()
        for game in self.rows.deleted:
            self._doors.delete(game)
        self.rows.deleted.clear()

    def arrange(self) -> None:
        """Place the list and the button below it."""
        layout = past_layout(*self.size, self.count, scale=self.kit.scale)
        self._layout = layout
        self.read = (layout.title.inset(0.2 * layout.title.w, 0),)
        self.rows.place(layout)
        self.back_button.rect = layout.back
        self.scroll_through(layout.view, layout.height, [], paper=True)
        widgets: list[Widget] = [self.rows, self.back_button] if self.count else [self.back_button]
        self.form.put(widgets, self.form.focus or widgets[0])
        self._reveal(self.rows.at)

    def scrolled(self) -> None:
        """Other rows are under the pointer now."""
        self.rows.changed()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw cloth, title and panel; or what will be here."""
        layout, kit, t = self._layout, self.kit, self._t
        if layout is None:
            return
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(t("past.title"), theme.DISPLAY, u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title)
        draw_paper(surface, kit, layout.panel)
        if self.count:
            about = kit.text.fit(t.n("count.games", self.count), theme.BODY, u, theme.MIST, layout.about.w)
            put(surface, about, layout.about)
            return
        empty = kit.text.fit(
            t("past.empty"),
            theme.BODY,
            u,
            theme.INK_2,
            layout.empty.w,
            height=layout.empty.h,
            lines=6,
            align="centre",
        )
        put(surface, empty, layout.empty)
