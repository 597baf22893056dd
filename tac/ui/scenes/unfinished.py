"""The unfinished games: who plays, how far each is, when it was played; each can go on or be given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, Look, background, draw_box, draw_shadow, put
from tac.ui.layout.scroll import moved
from tac.ui.layout.unfinished import GameRow, UnfinishedLayout, unfinished_layout
from tac.ui.saves import SavedGame
from tac.ui.scenes.series_words import series_line
from tac.ui.scenes.table_names import shown_names
from tac.ui.widgets import Button, FormScene, Widget

_MINUTE: Final = 60_000.0
_RADIUS: Final = 1.6


class UnfinishedScene(FormScene):
    """Lists games, the one played last first; going on with that one has the keyboard from the start.

    ``go_on`` and ``give_up`` get a game's key; what is left of the list afterwards is given with `show`.
    ``now`` is the local time of day.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        games: Sequence[SavedGame],
        now: datetime,
        *,
        go_on: Callable[[str], None],
        give_up: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(kit, ring=True)
        self.games = tuple(games)
        self._t = t
        self._now = now
        self._go_on = go_on
        self._give_up = give_up
        self._leave = leave
        self._asked: str | None = None
        self._layout: UnfinishedLayout | None = None
        self.menu = Button(t("common.back"), leave, icon="back")
        self.rows: dict[str, tuple[Button, Button]] = {}

    def show(self, games: Sequence[SavedGame]) -> None:
        """The list has changed: what follows the game that is gone has the keyboard."""
        keys = [game.key for game in self.games]
        at = keys.index(self._asked) if self._asked in keys else 0
        self.games, self._asked = tuple(games), None
        self.rebuild()
        self._point_at(min(at, len(self.games) - 1), 0)

    def back(self) -> None:
        """Escape: from the question to the list, from the list to the menu."""
        if self._asked is None:
            self._leave()
        else:
            self._ask(None)

    def arrange(self) -> None:
        """Two buttons a game, and those below the list."""
        players = tuple(len(game.setup.players) for game in self.games)
        layout = unfinished_layout(*self.size, players, scale=self.kit.scale)
        self._layout = layout
        self.read = (layout.title.inset(0.2 * layout.title.w, 0),)
        self.rows = {}
        widgets: list[Widget] = []
        for game, row in zip(self.games, layout.rows, strict=True):
            self.rows[game.key] = pair = self._buttons(game)
            pair[0].rect, pair[1].rect = row.first, row.second
            if game.key == self._asked:
                # A double click on the button that asks does not answer: "no" lies where that was.
                pair[0].rect, pair[1].rect = row.second, row.first
            widgets += sorted(pair, key=lambda button: button.rect.x)
        self.scroll_through(layout.view, layout.height, list(widgets))
        self.menu.rect = layout.back
        if self._asked in self.rows:
            focus = self.rows[self._asked][0]
        else:
            focus = next((pair[0] for pair in self.rows.values() if pair[0].enabled), self.menu)
        self.form.put([*widgets, self.menu], focus)

    def _buttons(self, game: SavedGame) -> tuple[Button, Button]:
        t = self._t
        if game.key == self._asked:
            return (
                Button(t("unfinished.sure.no"), lambda: self._ask(None), Look.MADDER),
                Button(t("unfinished.sure.yes"), partial(self._give_up, game.key), Look.PAPER),
            )
        first = game is next((one for one in self.games if not one.elsewhere), None)
        look = Look.MADDER if first else Look.PAPER
        go_on = Button(t("unfinished.continue"), partial(self._go_on, game.key), look, icon="play")
        give_up = Button(t("unfinished.give_up"), partial(self._ask, game.key), Look.PAPER)
        go_on.enabled = give_up.enabled = not game.elsewhere
        return go_on, give_up

    def _ask(self, key: str | None) -> None:
        before, self._asked = self._asked, key
        self.rebuild()
        keys = [game.key for game in self.games]
        if key is None and before in keys:
            self._point_at(keys.index(before), 1)

    def _point_at(self, number: int, button: int) -> None:
        """Give the keyboard to a button of a row, where it can have it, and bring that into view."""
        pair = tuple(self.rows.values())[number]
        if pair[button].enabled:
            self.form.put(self.form.widgets, pair[button])
            self.form.scroll.reveal(pair[button])

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth and the title."""
        layout, kit, t = self._layout, self.kit, self._t
        if layout is None:
            return
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        words = t("unfinished.title") if len(self.games) != 1 else t("unfinished.title.one")
        put(surface, kit.text.fit(words, theme.DISPLAY, u, theme.WOOL, layout.title.w), layout.title)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the rows that are in view, and their words."""
        if self._layout is None:
            return
        view = self._layout.view.inflated(2 * self.kit.u)
        for game, row in zip(self.games, self._layout.rows, strict=True):
            if row.row.moved(0, dy).overlaps(view):
                self._paint_row(surface, game, moved(row, dy))

    def _paint_row(self, surface: pygame.Surface, game: SavedGame, row: GameRow) -> None:
        kit, u, t = self.kit, self.kit.u, self._t
        draw_shadow(surface, kit, row.row, _RADIUS * u, theme.PANEL_SHADE)
        draw_box(surface, kit, row.row, theme.PAPER, theme.PAPER_LINE, radius=_RADIUS * u, line_width=0.2)
        for seat, (player, face) in enumerate(zip(game.setup.players, row.faces, strict=True)):
            put(surface, kit.pictures.avatar(player.avatar or AVATARS[seat], face.h), face)
        if game.key == self._asked:
            question = t("unfinished.sure" if game.series is None else "unfinished.sure.match")
            sure = kit.text.fit(
                question, theme.STRONG, u, theme.INK, row.ask.w, height=row.ask.h, lines=2
            )
            put(surface, sure, row.ask, "left")
            return
        names = ", ".join(shown_names(t, game.setup))
        first = kit.text.fit(names, theme.NAME, u, theme.INK, row.names.w)
        about = t("unfinished.elsewhere") if game.elsewhere else self._about(game)
        second = kit.text.fit(
            about, theme.LABEL, u, theme.INK_2, row.about.w, height=row.about.h, lines=2
        )
        both = row.names.united(row.about)
        y = both.cy - (first.get_height() + second.get_height()) / 2
        surface.blit(first, (round(both.x), round(y)))
        surface.blit(second, (round(both.x), round(y + first.get_height())))

    def _about(self, game: SavedGame) -> str:
        t = self._t
        if game.series is not None:
            return f"{series_line(t, game.series)} · {self._played(game.played)}"
        return t(
            "unfinished.about",
            moves=t.n("count.moves", game.moves),
            time=t.n("count.minutes", max(1, round(game.milliseconds / _MINUTE))),
            played=self._played(game.played),
        )

    def _played(self, when: datetime) -> str:
        t, time = self._t, f"{when:%H:%M}"
        if when.date() == self._now.date():
            return t("unfinished.played.today", time=time)
        if when.date() == self._now.date() - timedelta(days=1):
            return t("unfinished.played.yesterday", time=time)
        return t("unfinished.played.date", day=when.day, month=when.month, year=when.year, time=time)
