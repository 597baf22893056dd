"""The rows of a review: a player with his numbers, a moment with its cards, and the table of a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from msgspec import Struct

from tac.history.film import MarkKind, Moment
from tac.rules import Card, Seat
from tac.ui import theme
from tac.ui.draw.buttons import Look
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box, draw_focus
from tac.ui.draw.signs import draw_sign
from tac.ui.draw.stacks import draw_card, draw_empty_place
from tac.ui.layout import Rect
from tac.ui.layout.review import BOARD, buttons_of
from tac.ui.scenes.standing_row import MEDALS
from tac.ui.table.small import draw_small_table
from tac.ui.widgets.base import Pressed, Widget
from tac.ui.widgets.buttons import Button

COLUMN: Final = 10.0
"""Width of a column of numbers, in u."""
COLUMNS: Final = (0.8, 1.0, 1.25)
"""The columns as parts of that, by the words above them."""


def columns_of(rect: Rect, u: float) -> list[Rect]:
    """Where the numbers of a row are, and the words above them."""
    w = min(COLUMN * u, 0.19 * rect.w)
    x = rect.right - sum(COLUMNS) * w - 0.4 * u
    found = []
    for part in COLUMNS:
        found.append(Rect(x, rect.y, part * w, rect.h).rounded())
        x += part * w
    return found


class PlayerRow(Pressed):
    """A player, ``chosen`` or not: his place (0: the game was left), and his numbers."""

    chosen = False

    def __init__(
        self,
        place: int,
        name: str,
        avatar: str,
        numbers: Sequence[int],
        act: Callable[[], None],
    ) -> None:
        super().__init__(act)
        self.place = place
        self.name = name
        self.avatar = avatar
        self.numbers = tuple(numbers)

    def choose(self, chosen: bool) -> None:
        """Be the one whose moments are shown, or no longer."""
        if self.chosen != chosen:
            self.chosen = chosen
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw medal, face, name and numbers."""
        u, rect = kit.u, self.rect
        radius = 1.2 * u
        fill = theme.OCHRE_T if self.chosen else theme.PAPER_H if self.hover else theme.PAPER_2
        line = theme.OCHRE_D if self.chosen else None
        draw_box(surface, kit, rect, fill, line, radius=radius, line_width=0.2)
        x = rect.x + 1.0 * u
        if self.place:
            size = 0.72 * rect.h
            medal = Rect(x, rect.cy - size / 2, size, size).rounded()
            colour = MEDALS[min(self.place, len(MEDALS)) - 1]
            put(surface, kit.shapes.diamond(*medal.size, 4, colour), medal)
            ink = theme.WHITE if colour == theme.SLATE else theme.INK
            put(surface, kit.text.fit(str(self.place), theme.NAME, u, ink, medal.w), medal)
            x = medal.right + 1.0 * u
        face = Rect(x, rect.cy - 0.4 * rect.h, 0.8 * rect.h, 0.8 * rect.h).rounded()
        put(surface, kit.pictures.avatar(self.avatar, face.h), face)
        columns = columns_of(rect, u)
        name = Rect(face.right + 1.2 * u, rect.y, columns[0].x - face.right - 1.6 * u, rect.h)
        put(surface, kit.text.fit(self.name, theme.NAME, u, theme.INK, name.w), name, "left")
        for number, column in zip(self.numbers, columns, strict=True):
            put(surface, kit.text.fit(str(number), theme.NAME, u, theme.INK, column.w), column)
        if focus:
            draw_focus(surface, kit, rect, radius)


class Seen(Struct, frozen=True):
    """What of a moment is shown: its cards and sentences. ``target`` is the top card where it belonged."""

    moment: Moment
    mark: MarkKind
    target: Card | None
    head: str
    owed: str
    about: str


class Seated(Struct, frozen=True):
    """Who sits at the tables that are drawn, by their avatars, and where the next player sits."""

    avatars: tuple[str, ...]
    way_round: str


class RowButton(Button):
    """A button of a moment; who stands on it with the keyboard ``looks`` at the moment, too."""

    def __init__(self, text: str, icon: str, act: Callable[[], None], look: Callable[[], None]) -> None:
        super().__init__(text, act, Look.PAPER, icon=icon, kind=theme.LABEL_STRONG)
        self._look = look

    def focus_gained(self) -> None:
        """What the keyboard stands on is looked at."""
        self._look()


class MomentRow(Widget):
    """One fault. Its ``buttons``, one or two, have the keyboard; pressing it elsewhere ``looks`` at it."""

    keyboard = False
    chosen = False

    def __init__(
        self,
        seen: Seen,
        seated: Seated,
        buttons: Sequence[RowButton],
        look: Callable[[], None],
        *,
        own_board: bool,
    ) -> None:
        super().__init__()
        self.seen = seen
        self.buttons = tuple(buttons)
        self._seated = seated
        self._look = look
        self._own_board = own_board

    def place(self, rect: Rect, u: float) -> None:
        """Lie here, with the buttons one below the other."""
        self.rect = rect
        column = buttons_of(self.line(u), len(self.buttons), u)
        for button, room in zip(self.buttons, column, strict=True):
            button.rect = room

    def line(self, u: float) -> Rect:
        """The row without its own table."""
        board = BOARD * u if self._own_board else 0.0
        return Rect(self.rect.x, self.rect.y, self.rect.w, self.rect.h - board)

    def release(self, x: float, y: float) -> None:
        """Look at it if the pointer is still on it."""
        if self.rect.contains(x, y):
            self._look()

    def choose(self, chosen: bool) -> None:
        """Be the one that is looked at, or no longer."""
        if self.chosen != chosen:
            self.chosen = chosen
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the cards and the sentences, and the table where it has its own."""
        u = kit.u
        rect, line, radius = self.rect, self.line(kit.u), 1.2 * kit.u
        chosen = self.chosen and not self._own_board
        fill = theme.OCHRE_T if chosen else theme.PAPER_H if self.hover else theme.PAPER_2
        draw_box(surface, kit, rect, fill, theme.OCHRE_D if chosen else None, radius=radius, line_width=0.2)
        x = draw_owed(surface, kit, line, self.seen)
        right = min((button.rect.x for button in self.buttons), default=line.right)
        self._draw_words(surface, kit, Rect(x, line.y, right - x - u, line.h).inset(0, 0.6 * u))
        if self._own_board:
            room = Rect(rect.x + u, line.bottom, rect.w - 2 * u, rect.bottom - line.bottom - u).rounded()
            draw_moment(surface, kit, room, self.seen.moment, self._seated)

    def _draw_words(self, surface: pygame.Surface, kit: Kit, room: Rect) -> None:
        """Who and when, what was owed, and what became of it, each in one size of letters in every row."""
        u, seen = kit.u, self.seen
        step = 2.6 * u
        head = kit.text.fit(seen.head, theme.LABEL, u, theme.INK_2, room.w - step)
        owed = kit.text.fit(seen.owed, theme.STRONG, u, theme.INK, room.w, lines=2)
        about = kit.text.fit(seen.about, theme.CAPTION, u, theme.INK_2, room.w, lines=2)
        words = (head, owed, about)
        high = sum(text.get_height() for text in words)
        between = min(0.5 * u, max(0.0, (room.h - high) / 2))
        y = room.cy - (high + 2 * between) / 2
        for text in words:
            row = Rect(room.x, y, room.w, text.get_height())
            if text is head:
                sign = Rect(row.x, row.cy - 0.9 * u, 1.8 * u, 1.8 * u).rounded()
                draw_sign(surface, kit, seen.mark, sign, paper=True)
                row = Rect(row.x + step, row.y, row.w - step, row.h)
            put(surface, text, row, "left")
            y += text.get_height() + between


class MomentBoard(Widget):
    """The table on which a fault was made, with what was owed; neither keyboard nor pointer matter to it."""

    keyboard = False
    pointer = False

    def __init__(self, seated: Seated) -> None:
        super().__init__()
        self.moment: Moment | None = None
        self._seated = seated

    def show(self, moment: Moment | None) -> None:
        """Show another one."""
        if moment is not self.moment:
            self.moment = moment
            self.changed()

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw it on its own piece of cloth."""
        if self.moment is not None:
            draw_moment(surface, kit, self.rect, self.moment, self._seated)


def draw_owed(surface: pygame.Surface, kit: Kit, line: Rect, seen: Seen) -> float:
    """Draw the card and where it belonged at the left of a row; returns where the words begin."""
    u, h = kit.u, min(9.4 * kit.u, 0.74 * line.h)
    size = (round(h * 5 / 7), round(h))
    left = Rect(line.x + 1.2 * u, line.cy - size[1] / 2, *size).rounded()
    right = left.moved(size[0] + 3.4 * u, 0).rounded()
    draw_card(surface, kit, seen.moment.card.code, left.centre, size)
    between = Rect(left.right, line.y, right.x - left.right, line.h)
    put(surface, kit.pictures.icon("arrow", 2.6 * u, theme.INK_2), between)
    if seen.target is None:
        draw_empty_place(surface, kit, right)
    else:
        draw_card(surface, kit, seen.target.code, right.centre, size)
    return right.right + 1.4 * u


def draw_moment(surface: pygame.Surface, kit: Kit, rect: Rect, moment: Moment, seated: Seated) -> None:
    """The table before a fault on a piece of cloth, with what was owed."""
    draw_box(surface, kit, rect, theme.CLOTH, theme.PANEL_LINE, radius=1.2 * kit.u)
    room = rect.inset(1.4 * kit.u, 1.6 * kit.u)
    draw_small_table(
        surface, kit, moment.before, room, seated.avatars, moment.owed, way_round=seated.way_round
    )


def target_of(moment: Moment) -> Card | None:
    """The top card of where the owed card belonged, of the first of several places; None: an empty place."""
    move = moment.owed[0]
    cards = moment.before.heaps[move.target] if isinstance(move.target, Seat) else moment.before.central
    return cards[0] if cards else None
