"""The paper beside a mistake of one's own: what is asked, what came of it, and the way on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, draw_keycap, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.practice import DrillLayout
from tac.ui.practice.panel import Feedback, draw_feedback
from tac.ui.rules.prose import draw_prose
from tac.ui.widgets import Button, Form

_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE)


class OwnPanel:
    """``title`` and ``task`` say what is asked; ``act`` is what the button below the table does: it has the
    owed move shown, and goes ``on``, by these words and icon, when that is known."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        title: str,
        task: str,
        *,
        act: Callable[[], None],
        mark: Callable[[Rect], None],
        on: tuple[str, str],
    ) -> None:
        self._kit = kit.enlarged
        self._title, self._task, self._on = title, task, on
        self._form = Form(mark)
        self.button = Button(t("practice.own.show"), act, Look.DARK, icon="eye", kind=theme.BUTTON_LARGE)
        self._form.put([self.button], None)
        self.told: Feedback | None = None
        self._extra = ""
        self._key = ""
        self._layout: DrillLayout | None = None

    def tell(self, told: Feedback, extra: str = "", *, key: str | None = None) -> None:
        """Say what came of a try; with a ``key`` it is over, and the button goes on."""
        self.told, self._extra = told, extra
        if key is not None:
            self._key = key
            self.button.label, self.button.icon = self._on
            self.button.look = Look.MADDER

    @property
    def bounds(self) -> pygame.Rect:
        """All that it touches, in pixels."""
        assert self._layout is not None
        u = self._kit.u
        panel = self._layout.panel.inflated(theme.PANEL_SHADE.reach * u)
        whole = panel.united(self.button.rect.inflated(4 * u))
        return pygame.Rect(whole.px)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; True if it was meant for the panel."""
        if event.type not in _POINTED:
            return False
        used = self._form.handle(event)
        on = self._layout is not None and event.type == pygame.MOUSEBUTTONDOWN
        return used or (on and self._layout is not None and self._layout.panel.contains(*event.pos))

    def arrange(self, layout: DrillLayout) -> None:
        """Take its place at this size."""
        self._layout = layout
        self.button.rect = layout.answers[0].united(layout.answers[1]).rounded()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it beside the table."""
        kit, u, layout = self._kit, self._kit.u, self._layout
        assert layout is not None
        draw_task(surface, kit, layout, self._title, self._task, self.told, self._extra)
        self._form.draw(surface, kit)
        if self._key:
            draw_keycap(surface, kit, (self.button.rect.right - 0.6 * u, self.button.rect.y), self._key)


def draw_task(
    surface: pygame.Surface,
    kit: Kit,
    layout: DrillLayout,
    title: str,
    task: str,
    told: Feedback | None,
    extra: str = "",
) -> None:
    """The paper itself: what it is about, what is asked or shown, what came of it, and a line below."""
    u, panel = kit.u, layout.panel
    draw_paper(surface, kit, panel)
    inner = Rect(panel.x + 3.2 * u, panel.y + 4.4 * u, panel.w - 6.4 * u, panel.h - 6.6 * u)
    if layout.narrow:
        box = Rect(inner.x + 0.5 * inner.w, inner.y, 0.5 * inner.w, inner.h).rounded()
        words = Rect(inner.x, inner.y, 0.48 * inner.w, inner.h)
    else:
        head = kit.text.fit(title, theme.HEADING, u, theme.INK, inner.w)
        put(surface, head, Rect(inner.x, inner.y, inner.w, 4.4 * u), "left")
        box = Rect(inner.x, inner.bottom - 22 * u, inner.w, 15 * u).rounded()
        words = Rect(inner.x, inner.y + 5.4 * u, inner.w, box.y - inner.y - 6.4 * u)
    draw_prose(surface, kit, [task], words.rounded())
    if told is not None:
        draw_feedback(surface, kit, box, told)
    if extra and not layout.narrow:
        below = Rect(inner.x, box.bottom + 1.0 * u, inner.w, 6 * u)
        line = kit.text.fit(extra, theme.LABEL, u, theme.INK_2, below.w, height=below.h, lines=2)
        put(surface, line, Rect(below.x, below.y, below.w, line.get_height()), "left")
