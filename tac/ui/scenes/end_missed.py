"""The calls that the only person missed, on the end screen: a row for each, and the table of one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec import Struct

from tac.history.film import MarkKind
from tac.locale import Translator
from tac.ui import theme
from tac.ui.archive import PastGame, missed_by_you
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, draw_box, draw_paper, put
from tac.ui.layout.end_missed import MissedLayout
from tac.ui.scenes.replay_words import ReplayWords
from tac.ui.widgets import Widget
from tac.ui.widgets.missed_rows import MissedRow
from tac.ui.widgets.review_rows import MomentBoard, Seated, Seen, target_of


class MissedCalls(Struct, frozen=True):
    """What there is to show; ``watch`` shows the game from a token on."""

    seen: tuple[Seen, ...]
    seated: Seated
    watch: Callable[[int], None]


def missed_calls(
    t: Translator, game: PastGame, watch: Callable[[int], None], *, way_round: str = "left"
) -> MissedCalls:
    """The calls that the only person at a game missed; none where there were several people."""
    words = ReplayWords(t, game.setup, game.film)
    faces = tuple(player.avatar or AVATARS[seat] for seat, player in enumerate(game.setup.players))
    seen = (
        Seen(
            moment=moment,
            mark=MarkKind.MISSED,
            target=target_of(moment),
            head=t("review.head", name=words.names[moment.seat], move=moment.number),
            owed=words.belonged(moment),
            about=words.instead_only(moment),
        )
        for moment in missed_by_you(game)
    )
    return MissedCalls(tuple(seen), Seated(faces, way_round), watch)


class MissedPanel:
    """The panel: its controls, and its picture."""

    def __init__(self, t: Translator, calls: MissedCalls) -> None:
        self._t = t
        self._calls = calls
        self._every = [MissedRow(seen, partial(calls.watch, seen.moment.token)) for seen in calls.seen]
        for row in self._every:
            row.look = partial(self._look, row)
        self.rows: list[MissedRow] = []
        """Those that are shown."""
        self.board = MomentBoard(calls.seated)
        if calls.seen:
            self.board.show(calls.seen[0].moment)

    @property
    def all_shown(self) -> bool:
        """Whether there are no more."""
        return len(self.rows) == len(self._every)

    def place(self, layout: MissedLayout | None) -> list[Widget]:
        """Lie here; returns the controls that are shown."""
        self.rows = self._every[: 0 if layout is None else len(layout.rows)]
        self.board.visible = layout is not None and layout.board is not None
        if layout is None:
            return []
        for row, rect in zip(self.rows, layout.rows, strict=True):
            row.rect = rect
        if layout.board is None:
            return list(self.rows)
        self.board.rect = layout.board
        return [*self.rows, self.board]

    def row_of(self, token: int | None) -> MissedRow | None:
        """The row that shows the game from this token on."""
        return next((row for row in self.rows if row.seen.moment.token == token), None)

    def _look(self, row: MissedRow) -> None:
        self.board.show(row.seen.moment)

    def paint(self, surface: pygame.Surface, kit: Kit, layout: MissedLayout) -> None:
        """Draw the paper, what it is called, and how many there are."""
        u = kit.u
        draw_paper(surface, kit, layout.panel, theme.TEAL)
        words = kit.text.fit(self._t("end.missed"), theme.HEADING, u, theme.INK, layout.heading.w)
        put(surface, words, layout.heading, "left")
        draw_box(surface, kit, layout.count, theme.MADDER, None, radius=layout.count.h / 2)
        count = kit.text.fit(str(len(self._calls.seen)), theme.BUTTON, u, theme.WHITE, layout.count.w)
        put(surface, count, layout.count)
