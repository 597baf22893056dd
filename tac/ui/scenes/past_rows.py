"""The rows of the list of past games: one control, however many there are; only what is seen is drawn."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

import pygame

from tac.history.values import GameRow, GameSeat
from tac.locale import Translator
from tac.ui import theme
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, Look, State, draw_box, draw_button, draw_focus, put
from tac.ui.layout.past import PastLayout, PastRow
from tac.ui.layout.scroll import rows_seen
from tac.ui.scenes.standing_row import MEDALS
from tac.ui.widgets import Widget
from tac.ui.widgets.base import is_activation

_MINUTE: Final = 60_000
_RADIUS: Final = 1.2
_STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_SIDES: Final = {pygame.K_LEFT: False, pygame.K_RIGHT: True}


class PastRows(Widget):
    """The game of row ``at`` has the keyboard, or with ``beside`` the cross in its row, which deletes.

    ``deleted`` are the ids of those that will be deleted.

    ``game`` gives the game in a row, ``show`` opens one by its id, ``offset`` says how far the list is
    scrolled, ``reveal`` brings a row into view.
    """

    def __init__(
        self,
        t: Translator,
        count: int,
        game: Callable[[int], GameRow | None],
        show: Callable[[int], None],
        offset: Callable[[], int],
        reveal: Callable[[int], None],
        profile: str | None,
    ) -> None:
        super().__init__()
        self.count = count
        self.at = 0
        self.beside = False
        self.deleted: set[int] = set()
        self._t = t
        self._game = game
        self._show = show
        self._offset = offset
        self._reveal = reveal
        self._profile = profile
        self._pointed: tuple[int, bool] | None = None
        self._layout: PastLayout | None = None

    def place(self, layout: PastLayout) -> None:
        """Lie here."""
        self._layout, self.rect = layout, layout.view

    # -- input

    def _row_at(self, x: float, y: float) -> tuple[int, bool] | None:
        """The row at a point, and whether it is where that is deleted."""
        layout = self._layout
        if layout is None or not self.rect.contains(x, y):
            return None
        number = int((y - self.rect.y - layout.top + self._offset()) // layout.pitch)
        if not 0 <= number < self.count:
            return None
        row = layout.row(number, self._offset())
        return (number, row.delete.contains(x, y)) if row.row.contains(x, y) else None

    def point(self, x: float, y: float) -> None:
        """What the pointer is on lights up."""
        pointed = self._row_at(x, y)
        if pointed != self._pointed:
            self._pointed = pointed
            self.changed()

    def press(self, x: float, y: float) -> None:
        """The keyboard goes where the pointer presses."""
        found = self._row_at(x, y)
        if found is not None:
            self.at, self.beside = found[0], False
            self.changed()

    def release(self, x: float, y: float) -> None:
        """Open the game, or delete it."""
        found = self._row_at(x, y)
        if found is None or found[0] != self.at:
            return
        if found[1]:
            self.delete_or_take_back()
        else:
            self.open()

    def key(self, event: pygame.Event) -> bool:
        """Up, down, page up and down, Home and End go from game to game, right and left to its cross.

        Enter opens, or deletes on the cross; Delete deletes.
        """
        if is_activation(event):
            if self.beside:
                self.delete_or_take_back()
            else:
                self.open()
        elif _SIDES.get(event.key, self.beside) != self.beside:
            self.beside = not self.beside
            self.changed()
        elif event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self.delete_or_take_back()
        else:
            return self._go(event.key)
        return True

    def _go(self, key: int) -> bool:
        layout = self._layout
        page = 1 if layout is None else max(1, int(layout.view.h // layout.pitch) - 1)
        ways = {
            pygame.K_PAGEUP: self.at - page,
            pygame.K_PAGEDOWN: self.at + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.count - 1,
        }
        if key in _STEPS:
            wanted = self.at + _STEPS[key]
            if not 0 <= wanted < self.count:
                return False
        elif key in ways:
            wanted = max(0, min(self.count - 1, ways[key]))
        else:
            return False
        self.at, self.beside = wanted, False
        self._reveal(wanted)
        self.changed()
        return True

    def open(self) -> None:
        """Look at the game; one that was deleted comes back instead."""
        found = self._game(self.at)
        if found is None:
            return
        if found.id in self.deleted:
            self.delete_or_take_back()
        else:
            self._show(found.id)

    def delete_or_take_back(self) -> None:
        """Delete the game, which happens when the list is left, or let it be after all."""
        found = self._game(self.at)
        if found is not None:
            self.deleted ^= {found.id}
            self.changed()

    # -- picture

    def draw(self, surface: pygame.Surface, kit: Kit, focus: bool) -> None:
        """Draw the rows that are seen."""
        layout = self._layout
        if layout is None:
            return
        clip, offset = surface.get_clip(), self._offset()
        surface.set_clip(clip.clip(layout.view.px))
        for number in rows_seen(layout.view, layout.view.y + layout.top - offset, layout.pitch, self.count):
            found = self._game(number)
            if found is not None:
                row = layout.row(number, offset)
                self._draw_row(surface, kit, row, found, number)
                if focus and number == self.at:
                    rect = row.delete if self.beside else row.row
                    draw_focus(surface, kit, rect, _RADIUS * kit.u)
        surface.set_clip(clip)

    def _draw_row(
        self, surface: pygame.Surface, kit: Kit, where: PastRow, game: GameRow, number: int
    ) -> None:
        u, t = kit.u, self._t
        pointed = self._pointed if self.hover else None
        over = pointed is not None and pointed[0] == number
        gone = game.id in self.deleted
        fill = theme.PAPER_3 if gone else theme.PAPER_H if over else theme.PAPER_2
        draw_box(surface, kit, where.row, fill, None, radius=_RADIUS * u)
        state = State(hover=over and pointed is not None and pointed[1])
        icon = "again" if gone else "close"
        draw_button(surface, kit, where.delete, "", Look.PAPER, state, icon=icon)
        if gone:
            words = where.names.united(where.about)
            text = kit.text.fit(
                t("past.deleted"), theme.STRONG, u, theme.INK_2, words.w, height=words.h, lines=2
            )
            put(surface, text, words, "left")
            return
        you = self._you(game)
        self._draw_place(surface, kit, where, you)
        for seat, face in zip(game.seats, where.faces, strict=False):
            avatar = seat.avatar if seat.avatar in AVATARS else AVATARS[seat.seat]
            put(surface, kit.pictures.avatar(avatar, face.h), face)
        names = kit.text.fit(self._names(game), theme.NAME, u, theme.INK, where.names.w)
        put(surface, names, where.names, "left")
        about = kit.text.fit(self._about(game), theme.LABEL, u, theme.INK_2, where.about.w)
        put(surface, about, where.about, "left")
        faults = sum(seat.faults for seat in game.seats) if you is None else you.faults
        text = kit.text.fit(t.n("count.faults", faults), theme.LABEL_STRONG, u, theme.INK, where.faults.w)
        put(surface, text, where.faults)

    def _draw_place(self, surface: pygame.Surface, kit: Kit, where: PastRow, you: GameSeat | None) -> None:
        place = None if you is None else you.place
        if place is None:
            put(surface, kit.pictures.icon("minus", 0.6 * where.place.h, theme.INK_2), where.place)
            return
        colour = MEDALS[min(place, len(MEDALS)) - 1]
        put(surface, kit.shapes.diamond(*where.place.size, 4, colour), where.place)
        ink = theme.WHITE if colour == theme.SLATE else theme.INK
        put(surface, kit.text.fit(str(place), theme.NAME, kit.u, ink, where.place.w), where.place)

    def _you(self, game: GameRow) -> GameSeat | None:
        """The seat of who looks: by the profile, or the only person's."""
        people = [seat for seat in game.seats if seat.person]
        mine = [seat for seat in people if self._profile is not None and seat.profile == self._profile]
        if mine:
            return mine[0]
        return people[0] if len(people) == 1 else None

    def _names(self, game: GameRow) -> str:
        t, found = self._t, []
        people = sum(seat.person for seat in game.seats)
        for seat in game.seats:
            key = f"name.{seat.avatar}"
            if seat.name:
                found.append(seat.name)
            elif seat.person and people == 1:
                found.append(t("name.you"))
            elif not seat.person and t.has(key):
                found.append(t(key))
            else:
                found.append(t("name.person", number=seat.seat + 1))
        return ", ".join(found)

    def _about(self, game: GameRow) -> str:
        t, parts = self._t, []
        if game.played:
            when = datetime.fromisoformat(game.played)
            time = f"{when:%H:%M}"
            parts.append(
                t("unfinished.played.date", day=when.day, month=when.month, year=when.year, time=time)
            )
        parts.append(t.n("count.moves", game.moves))
        if not game.finished:
            parts.append(t("review.left"))
        elif game.ms is not None:
            parts.append(t.n("count.minutes", max(1, round(game.ms / _MINUTE))))
        return " · ".join(parts)
