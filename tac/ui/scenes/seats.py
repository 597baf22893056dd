"""Players change seats between two games of a match: whoever is picked swaps with the next one picked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, put
from tac.ui.layout.seats import SeatsLayout, seats_layout
from tac.ui.scenes.series_words import SeriesPlayer
from tac.ui.widgets import Button, FormScene, PersonTile


class SeatsScene(FormScene):
    """A tile for each seat, where it is at the table. ``swap`` exchanges two seats and returns who sits where
    now; ``done`` leads back."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        players: Sequence[SeriesPlayer],
        *,
        way_round: str,
        swap: Callable[[int, int], Sequence[SeriesPlayer]],
        done: Callable[[], None],
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._players = tuple(players)
        self._way_round = way_round
        self._swap = swap
        self._done = done
        self._picked: int | None = None
        self._layout: SeatsLayout | None = None
        self.tiles: list[PersonTile] = []
        self.ok = Button(t("common.ok"), done, Look.MADDER, icon="check", kind=theme.BUTTON_LARGE)

    def back(self) -> None:
        """Escape: nobody is picked any more, or done."""
        if self._picked is None:
            self._done()
        else:
            self._pick(self._picked)

    def arrange(self) -> None:
        """A tile at each side of the table, and below what leads back."""
        at = next((k for k, tile in enumerate(self.tiles) if tile is self.form.focus), None)
        back = self.form.focus is self.ok
        self._layout = layout = seats_layout(
            *self.size, len(self._players), way_round=self._way_round, scale=self.kit.scale
        )
        self.tiles = []
        for seat, (player, rect) in enumerate(zip(self._players, layout.tiles, strict=True)):
            tile = PersonTile(player.name, player.avatar, lambda seat=seat: self._pick(seat))  # type: ignore[misc]
            tile.chosen = seat == self._picked
            tile.rect = rect
            self.tiles.append(tile)
        self.ok.rect = layout.done
        self.form.put([*self.tiles, self.ok], self.ok if back else self.tiles[at or 0])

    def _pick(self, seat: int) -> None:
        """The first one picked waits for the second; the same one twice is nobody."""
        first, self._picked = self._picked, None
        if first is None:
            self._picked = seat
        elif first != seat:
            self._players = tuple(self._swap(first, seat))
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth and what there is to say."""
        layout, kit, t = self._layout, self.kit, self._t
        if layout is None:
            return
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        title = kit.text.fit(t("match.seats.title"), theme.DISPLAY, u, theme.WOOL, layout.title.w)
        put(surface, title, layout.title)
        words = t("match.seats.about")
        if self._picked is not None:
            words = t("match.seats.other", name=self._players[self._picked].name)
        colour = theme.MIST if self._picked is None else theme.WOOL
        about = kit.text.fit(
            words, theme.BODY, u, colour, layout.about.w, height=layout.about.h, lines=2, align="centre"
        )
        put(surface, about, layout.about)
        arrow = kit.pictures.icon("again", 0.5 * layout.middle.h, theme.MIST)
        put(surface, arrow, layout.middle)
