"""The rules in the game: a page at a time, a picture and a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.rules import HouseRules
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.layout.rules import RulesLayout, rules_layout
from tac.ui.layout.scroll import moved
from tac.ui.rules.marks import PageMarks
from tac.ui.rules.pages import PAGES, Page
from tac.ui.rules.picture import PagePicture
from tac.ui.rules.prose import draw_prose, prose_height
from tac.ui.widgets import Button, FormScene

_BACK_KEYS: Final = (pygame.K_LEFT, pygame.K_UP, pygame.K_PAGEUP)
_ON_KEYS: Final = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_PAGEDOWN)
_SIDEWAYS: Final = (pygame.K_LEFT, pygame.K_RIGHT)


class RulesScene(FormScene):
    """Shows page number ``page`` (from 0) first; ``turned`` hears of each other one.

    ``rules`` are the house rules in force, which are marked. ``close`` is the way out.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        rules: HouseRules,
        keys: Keys,
        *,
        page: int = 0,
        turned: Callable[[int], object] = lambda page: None,
        close: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self.rules = rules
        self._picture = PagePicture(self.kit, t, rules, keys)
        self._turned = turned
        self._close = close
        self.number = page
        self.closing = Button(t("common.close"), self.back, icon="close")
        self.before = Button(t("common.back"), lambda: self.turn(-1), icon="back")
        self.next = Button("", self._next, Look.MADDER, icon="arrow")
        self._marks = PageMarks(len(PAGES), self.show)
        self._layout: RulesLayout | None = None

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return PAGES[self.number]

    @property
    def _words(self) -> list[str]:
        return [self._t(key) for key in self.page.text]

    # -- from page to page

    def show(self, number: int) -> None:
        """Show this page, or the nearest there is."""
        number = max(0, min(len(PAGES) - 1, number))
        if number != self.number:
            self.number = number
            self._turned(number)
            self.form.scroll.to(0)
            self.rebuild()

    def turn(self, by: int) -> None:
        """Turn so many pages on, or back."""
        self.show(self.number + by)

    def back(self) -> None:
        """Escape: the rules are put away."""
        self._close()

    def _next(self) -> None:
        if self._is_last:
            self._close()
        else:
            self.turn(1)

    @property
    def _is_last(self) -> bool:
        return self.number == len(PAGES) - 1

    def handle(self, event: pygame.Event) -> None:
        """Arrows and the page keys turn pages, or scroll what is higher than the screen."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            if event.key in _BACK_KEYS or event.key in _ON_KEYS:
                if event.key in _SIDEWAYS or not self.form.scroll.active:
                    self.turn(1 if event.key in _ON_KEYS else -1)
                elif not self.form.scroll.key(event.key):
                    self.form.scroll.step(1 if event.key == pygame.K_DOWN else -1)
                return
            if event.key in (pygame.K_HOME, pygame.K_END):
                self.show(0 if event.key == pygame.K_HOME else len(PAGES) - 1)
                return
        elif event.type == pygame.MOUSEWHEEL and not self.form.scroll.active:
            self.turn(-event.y)
            return
        super().handle(event)

    # -- picture

    def arrange(self) -> None:
        """Three buttons and the marks below the page; the keyboard stays where it is, as far as can be."""
        scale = self.kit.scale
        layout = rules_layout(*self.size, scale=scale)
        if layout.stacked:
            words = prose_height(self.kit, self._words, layout.prose.w)
            layout = rules_layout(*self.size, scale=scale, words=words)
        self._layout = layout
        self.scroll_through(layout.view, layout.height, [])
        focus = self.form.focus or self.next
        self.before.enabled = self.number > 0
        self.next.label = self._t("common.close" if self._is_last else "rules.next")
        self.next.icon = "check" if self._is_last else "arrow"
        self.closing.rect, self.before.rect, self.next.rect = layout.close, layout.back, layout.next
        number = self._t("rules.number", page=self.number + 1, pages=len(PAGES))
        self._marks.arrange(self.kit, layout.where, self.number, number)
        controls = [self.closing, self.before, self.next, self._marks]
        self.form.put(controls, focus if focus.reachable else self.next)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the title, and where in the rules this is."""
        layout, kit, t, u = self._layout, self.kit, self._t, self.kit.u
        if layout is None:
            return
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(t("rules.title"), theme.DISPLAY, u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title, "left")
        self._marks.draw_number(surface, kit)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the picture, and the words on paper."""
        if self._layout is None:
            return
        layout, kit, t, u = moved(self._layout, dy), self.kit, self._t, self.kit.u
        self._picture.draw(surface, self.page.picture, layout.picture)
        draw_paper(surface, kit, layout.panel)
        heading = kit.text.fit(
            t(self.page.title), theme.TITLE, u, theme.INK, layout.heading.w, height=layout.heading.h, lines=2
        )
        put(surface, heading, layout.heading, "left")
        draw_prose(surface, kit, self._words, layout.prose)
