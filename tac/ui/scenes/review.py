"""The review of a game that is over: places, every Tač! that was missed, every fault, each with its table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Final

import pygame
from msgspec import Struct

from tac.history.film import MarkKind, Moment
from tac.history.watch import Outcome
from tac.locale import Translator
from tac.rules import Seat
from tac.ui import theme
from tac.ui.archive import PastGame
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, Look, background, draw_paper, draw_shadow, put
from tac.ui.layout.review import ReviewLayout, review_layout
from tac.ui.layout.scroll import moved
from tac.ui.scenes.replay_words import ReplayWords
from tac.ui.widgets import Button, Choice, FormScene, Widget
from tac.ui.widgets.review_rows import (
    MomentBoard,
    MomentRow,
    PlayerRow,
    RowButton,
    Seated,
    Seen,
    columns_of,
    target_of,
)

_MINUTE: Final = 60_000.0
_MARKS: Final = {
    Outcome.CALLED: MarkKind.CALLED,
    Outcome.TAKEN_BACK: MarkKind.CALLED,
    Outcome.PUT_RIGHT: MarkKind.PUT_RIGHT,
    Outcome.MENDED: MarkKind.PUT_RIGHT,
    Outcome.UNSEEN: MarkKind.MISSED,
    Outcome.STANDING: MarkKind.MISSED,
}


class ReviewDoors(Struct, frozen=True):
    """Where the review leads: ``watch`` shows the game from a place on, ``save`` writes a file for others
    (only the deal, or the whole game), ``leave`` goes back. ``practise`` asks for the move that was owed in a
    moment that a player missed or made; None where nothing can be practised."""

    watch: Callable[[int], None]
    save: Callable[[bool], None]
    leave: Callable[[], None]
    practise: Callable[[Moment, Seat], None] | None = None


class ReviewPlace(Struct, frozen=True):
    """Where in a review somebody was: whose moments, the missed or the made ones; the ``token`` of the moment
    whose button number ``button`` had the keyboard, None where another had it."""

    seat: Seat
    missed: bool
    token: int | None = None
    button: int = 0


class ReviewScene(FormScene):
    """Whoever looks sees first what was missed by himself; any player can be pressed to see his.

    With a ``place`` it is shown as it was left there.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        game: PastGame,
        doors: ReviewDoors,
        *,
        way_round: str = "left",
        place: ReviewPlace | None = None,
    ) -> None:
        super().__init__(kit, ring=True)
        self.film = film = game.film
        self.words = ReplayWords(t, game.setup, film)
        self.missed = True
        self._t = t
        self._doors = doors
        faces = [player.avatar or AVATARS[seat] for seat, player in enumerate(game.setup.players)]
        self._seated = Seated(tuple(faces), way_round)
        self._order = film.record.result or tuple(Seat(seat) for seat in range(len(faces)))
        self.seat = game.you if game.you is not None else self._order[0]
        self._people = frozenset(game.setup.people)
        if place is not None:
            self.seat, self.missed = place.seat, place.missed
        elif not film.missed_by(self.seat) and film.made_by(self.seat):
            self.missed = False
        self._back_at = place
        self._layout: ReviewLayout | None = None
        self.board = MomentBoard(self._seated)
        self.players = {seat: self._player(seat, faces[seat]) for seat in self._order}
        self.tabs = Choice(("", ""), 0 if self.missed else 1, self._turn_to, paper=True)
        self.rows: list[MomentRow] = []
        self.watch = Button(t("review.watch"), partial(doors.watch, 0), Look.MADDER, icon="eye")
        self.save = Button(t("review.save"), partial(doors.save, False), icon="save", kind=theme.STRONG)
        self.share = Button(t("review.share"), partial(doors.save, True), icon="people", kind=theme.STRONG)
        self.leave_button = Button(t("common.back"), doors.leave, icon="back", kind=theme.STRONG)
        self._choose_rows()

    def _player(self, seat: Seat, face: str) -> PlayerRow:
        facts = self.film.facts
        place = self._order.index(seat) + 1 if self.film.record.result else 0
        right = sum(call.seat == seat and call.kind is not None for call in facts.calls)
        numbers = (right, len(self.film.made_by(seat)), len(self.film.missed_by(seat)))
        return PlayerRow(place, self.words.names[seat], face, numbers, partial(self.look_at, seat))

    @property
    def place(self) -> ReviewPlace:
        """Where somebody is now."""
        for row in self.rows:
            for number, button in enumerate(row.buttons):
                if button is self.form.focus:
                    return ReviewPlace(self.seat, self.missed, row.seen.moment.token, number)
        return ReviewPlace(self.seat, self.missed)

    # -- whose moments

    def look_at(self, seat: Seat) -> None:
        """Show this player's moments."""
        self.seat = seat
        self._choose_rows()
        self.rebuild()

    def _turn_to(self, number: int) -> None:
        self.missed, self.tabs.index = number == 0, number
        self._choose_rows()
        self.rebuild()

    def _choose_rows(self) -> None:
        film, seat, t = self.film, self.seat, self._t
        missed, made = film.missed_by(seat), film.made_by(seat)
        self.tabs.options = (
            t("review.missed", count=len(missed)),
            t("review.faults", count=len(made)),
        )
        for other, row in self.players.items():
            row.choose(other == seat)
        self._moments = missed if self.missed else made
        self.rows = []
        self.form.scroll.to(0)
        self.board.show(self._moments[0] if self._moments else None)

    def _row(self, moment: Moment, *, wide: bool) -> MomentRow:
        t, words = self._t, self.words
        name = words.names[moment.seat]
        seen = Seen(
            moment=moment,
            mark=_MARKS[moment.outcome],
            target=target_of(moment),
            head=t("review.head", name=name, move=moment.number),
            owed=words.owed(moment),
            about=t("review.about", did=words.instead(moment), outcome=words.outcome(moment)),
        )
        look, practise = partial(self._look, moment), self._doors.practise
        watch = partial(self._doors.watch, moment.token)
        buttons = [RowButton(t("review.moment.watch"), "play", watch, look)]
        if practise is not None and self.seat in self._people:
            act = partial(practise, moment, self.seat)
            buttons.append(RowButton(t("review.moment.practise"), "eye", act, look))
        return MomentRow(seen, self._seated, buttons, look, own_board=not wide)

    def _look(self, moment: Moment) -> None:
        self.board.show(moment)
        for row in self.rows:
            row.choose(row.seen.moment is moment)

    # -- controls

    def back(self) -> None:
        """Escape leads back."""
        self._doors.leave()

    def arrange(self) -> None:
        """Place players, tabs, moments and buttons."""
        before, focus = self._back_at or self.place, self.form.focus
        self._back_at = None
        layout = review_layout(*self.size, len(self.players), len(self._moments), scale=self.kit.scale)
        if self._layout is None or self._layout.wide != layout.wide or not self.rows:
            self.rows = [self._row(moment, wide=layout.wide) for moment in self._moments]
        self._layout = layout
        for player, rect in zip(self.players.values(), layout.players, strict=True):
            player.rect = rect
        self.tabs.rect = layout.tabs
        for row, rect in zip(self.rows, layout.moments, strict=True):
            row.place(rect, layout.u)
            row.choose(row.seen.moment is self.board.moment)
        moments = [widget for row in self.rows for widget in (row, *row.buttons)]
        inside: list[Widget] = list(moments)
        if not layout.wide:
            inside += [*self.players.values(), self.tabs]
        self.scroll_through(layout.view, layout.height, inside, paper=layout.wide)
        buttons = (self.leave_button, self.share, self.save, self.watch)
        for button, rect in zip(buttons, layout.buttons, strict=True):
            button.rect = rect
        self.board.visible = layout.board is not None
        if layout.board is not None:
            self.board.rect = layout.board
        widgets: list[Widget] = [*self.players.values(), self.tabs, *moments, *buttons, self.board]
        self.form.put(widgets, self._button_at(before) or (focus if focus in widgets else self.watch))

    def _button_at(self, place: ReviewPlace) -> Widget | None:
        """The button of a moment that had the keyboard there, also where rows have been made anew."""
        for row in self.rows:
            if row.seen.moment.token == place.token:
                return row.buttons[min(place.button, len(row.buttons) - 1)]
        return None

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth and the words above; where there is room for all, the panels, too."""
        layout, kit, t = self._layout, self.kit, self._t
        if layout is None:
            return
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(t("review.title"), theme.TITLE, kit.u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title)
        about = kit.text.fit(self._about(), theme.BODY, kit.u, theme.MIST, layout.about.w)
        put(surface, about, layout.about)
        if layout.wide:
            self._paint_panels(surface, layout)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the panels where they are scrolled."""
        if self._layout is not None and not self._layout.wide:
            self._paint_panels(surface, moved(self._layout, dy))

    def _paint_panels(self, surface: pygame.Surface, layout: ReviewLayout) -> None:
        kit, t, u = self.kit, self._t, self.kit.u
        panels = (layout.standings, theme.MADDER), (layout.list, theme.TEAL)
        for rect, _ in panels:  # before the panels: else each falls on the one before
            draw_shadow(surface, kit, rect, theme.PANEL_RADIUS * u, theme.PANEL_SHADE)
        for rect, teeth in panels:
            draw_paper(surface, kit, rect, teeth, shade=None)
        head = layout.players_head
        columns = columns_of(head, u)
        words = kit.text.fit(t("end.standings"), theme.HEADING, u, theme.INK, columns[0].x - head.x - u)
        put(surface, words, head, "left")
        for name, rect in zip(("calls", "faults", "missed"), columns, strict=True):
            text = kit.text.fit(t(f"review.column.{name}"), theme.CAPTION, u, theme.INK_2, rect.w - 0.2 * u)
            put(surface, text, rect)
        if not self._moments:
            key = "review.none_missed" if self.missed else "review.no_faults"
            none = t(key, name=self.words.names[self.seat])
            room = layout.empty.inset(2 * u, u)
            text = kit.text.fit(none, theme.BODY, u, theme.INK_2, room.w, height=room.h, lines=3)
            put(surface, text, room)

    def _about(self) -> str:
        t, facts = self._t, self.film.facts
        parts = []
        if facts.played:
            when = datetime.fromisoformat(facts.played)
            time = f"{when:%H:%M}"
            parts.append(
                t("unfinished.played.date", day=when.day, month=when.month, year=when.year, time=time)
            )
        parts.append(t.n("count.moves", facts.moves))
        if facts.ms is not None:
            parts.append(t.n("count.minutes", max(1, round(facts.ms / _MINUTE))))
        if facts.number is not None:
            parts.append(t("review.deal", number=facts.number))
        if not self.film.record.result:
            parts.append(t("review.left"))
        return " · ".join(parts)
