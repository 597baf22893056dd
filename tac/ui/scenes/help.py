"""Help by seat in a game that is paused: who is helped how, changed at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.match import Help
from tac.match.help import HELPS
from tac.rules import Seat
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.scroll import moved
from tac.ui.widgets import Button, Choice, FormScene

_WIDTH: Final = 84.0
_HEAD: Final = 17.6
_ROW: Final = 15.0
_CONTROL: Final = 5.8
_FOOT: Final = 11.0
_INNER: Final = 5.0
_FACE: Final = 8.4
"""The measures of the panel, in u: above and below the rows, a row, its control, margins and the faces."""


class Helped(Struct, frozen=True):
    """A person at the table, and how he is helped."""

    seat: Seat
    name: str
    avatar: str
    help: Help


class HelpScene(FormScene):
    """A row for each of the ``people``; ``change`` hears what is chosen, ``close`` leads back."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        people: Sequence[Helped],
        *,
        change: Callable[[Seat, Help], None],
        close: Callable[[], None],
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._people = tuple(people)
        self._change = change
        self._close = close
        words = [t(f"help.{kind.value}") for kind in HELPS]
        self.choices = [
            Choice(words, HELPS.index(one.help), lambda k, one=one: self._choose(one.seat, k), paper=True)  # type: ignore[misc]
            for one in self._people
        ]
        self.done = Button(t("common.ok"), close, Look.MADDER, icon="check")

    def back(self) -> None:
        """Escape: back to the pause."""
        self._close()

    def _choose(self, seat: Seat, index: int) -> None:
        self._change(seat, HELPS[index])
        self.rebuild()

    def arrange(self) -> None:
        """A choice in each row, and below them what closes."""
        u = self.kit.u
        for choice, row in zip(self.choices, self._rows(), strict=True):
            choice.rect = Rect(row.x, row.y + 4.4 * u, row.w, _CONTROL * u).rounded()
        panel = self._panel()
        self.read = (panel,)
        w = min(30 * u, panel.w - 2 * _INNER * u)
        view = Rect(panel.x + 0.3 * u, panel.y + _HEAD * u, panel.w - 0.6 * u, panel.h - (_HEAD + _FOOT) * u)
        self.scroll_through(view, len(self._people) * _ROW * u, self.choices, paper=True)
        top = panel.bottom - (_FOOT - 2.0) * u
        self.done.rect = Rect(panel.cx - w / 2, top, w, 6.4 * u).rounded()
        self.form.put([*self.choices, self.done], self.form.focus or self.choices[0])

    def paint(self, surface: pygame.Surface) -> None:
        """The paper, and what stands over the rows."""
        kit, t, u = self.kit, self._t, self.kit.u
        surface.blit(background(kit), (0, 0))
        panel = self._panel()
        draw_paper(surface, kit, panel)
        inner = panel.inset(_INNER * u, 0)
        title = Rect(inner.x, panel.y + 4.2 * u, inner.w, 6 * u)
        put(surface, kit.text.fit(t("help.title"), theme.TITLE, u, theme.INK, title.w), title)
        about = Rect(inner.x, panel.y + 10.4 * u, inner.w, 6.2 * u)
        words = kit.text.fit(
            t("help.about"), theme.BODY, u, theme.INK_2, about.w, height=about.h, lines=2, align="centre"
        )
        put(surface, words, about)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Faces, names, and what each choice means."""
        kit, t, u = self.kit, self._t, self.kit.u
        inner = self._panel().inset(_INNER * u, 0)
        for one, choice, row in zip(self._people, self.choices, moved(self._rows(), dy), strict=True):
            face = Rect(inner.x, row.y + 2.6 * u, _FACE * u, _FACE * u)
            put(surface, kit.pictures.avatar(one.avatar, face.h), face)
            name = Rect(row.x, row.y, row.w, 3.2 * u)
            put(surface, kit.text.fit(one.name, theme.NAME, u, theme.INK, name.w), name, "left")
            meaning = Rect(row.x, row.y + (5.4 + _CONTROL) * u, row.w, 2.6 * u)
            key = f"help.{HELPS[choice.index].value}.about"
            put(surface, kit.text.fit(t(key), theme.LABEL, u, theme.INK_2, meaning.w), meaning, "left")

    def _panel(self) -> Rect:
        u = self.kit.u
        height = min((_HEAD + len(self._people) * _ROW + _FOOT) * u, 0.93 * self.size[1])
        width = min(_WIDTH * u, 0.92 * self.size[0])
        return Rect.around(self.size[0] / 2, self.size[1] / 2, width, height).rounded()

    def _rows(self) -> tuple[Rect, ...]:
        """What each row has beside the face, in pixels."""
        u, panel = self.kit.u, self._panel()
        x = panel.x + (_INNER + _FACE + 1.8) * u
        right = panel.right - _INNER * u
        return tuple(
            Rect(x, panel.y + (_HEAD + k * _ROW) * u, right - x, _ROW * u) for k in range(len(self._people))
        )
