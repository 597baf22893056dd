"""Draws the picture of a page: boards, cards in a row, the house rules, the keys, or a gamepad."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from tac.locale import Translator
from tac.rules import HouseRules
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import (
    Kit,
    draw_box,
    draw_call_button,
    draw_card,
    draw_central_corners,
    draw_dark,
    draw_empty_place,
    draw_heap,
    put,
)
from tac.ui.draw.arrow import draw_arrow
from tac.ui.draw.keycaps import is_arrow, key_arrow
from tac.ui.input.printed import key_cap
from tac.ui.layout import Rect
from tac.ui.layout.rules import GAP, board_room, caption_room, frames
from tac.ui.rules.board import board_words, draw_board
from tac.ui.rules.house import HOUSE_RULES, in_force
from tac.ui.rules.pad import draw_pad_page
from tac.ui.rules.pages import Board, Boards, Gamepad, House, Picture, Run, Runs

_OPACITY: Final = 0.5
_NUMBER: Final = 3.6
"""Diameter of the disc with an obligation's number, in u."""

CAPTION: Final = theme.NAME
CAPTION_LINES: Final = 2
ROW: Final = theme.BODY
KEY: Final = theme.LABEL_STRONG

KEY_ROWS: Final = (
    ("draw", ("draw",)),
    ("top", ("top",)),
    ("left", ("left",)),
    ("central", ("central",)),
    ("right", ("right",)),
    ("bottom", ("bottom",)),
    ("own", ("own",)),
    ("call", ("call",)),
    ("call_several", ("call_bottom", "call_left", "call_top", "call_right")),
    ("go_on", ("go_on",)),
    ("pause", ("pause",)),
    ("rules", ("rules",)),
    ("mute", ("mute",)),
    ("fullscreen", ("fullscreen",)),
)
"""The rows of the keys: the end of the text's key, and the actions whose keys are named."""

MOST_KEYS: Final = 4
"""So many keys of an action are named."""


class PagePicture:
    """Draws the pictures of all pages for these house rules and keys."""

    def __init__(self, kit: Kit, t: Translator, rules: HouseRules, keys: Keys) -> None:
        self._kit = kit
        self._t = t
        self._rules = rules
        self._keys = keys

    def draw(self, surface: pygame.Surface, picture: Picture, room: Rect) -> None:
        """Draw a picture into ``room``."""
        if isinstance(picture, Boards):
            self._boards(surface, picture.boards, room)
        elif isinstance(picture, Runs):
            self._runs(surface, picture.runs, room)
        elif isinstance(picture, House):
            self._house(surface, room)
        elif isinstance(picture, Gamepad):
            draw_pad_page(surface, self._kit, self._t, room)
        else:
            self._keyboard(surface, room)

    # -- boards

    def _boards(self, surface: pygame.Surface, boards: Sequence[Board], room: Rect) -> None:
        kit, u = self._kit, self._kit.u
        seats = [len(board.table().seats) for board in boards]
        for board, frame in zip(boards, frames(room, seats, u), strict=True):
            draw_box(surface, kit, frame, theme.PANEL, theme.PANEL_LINE, opacity=_OPACITY)
            caption = board_words(self._t, board)
            if caption:
                self._caption(surface, caption, board.obligation, caption_room(frame, u))
            inner = board_room(frame, u, caption=bool(caption))
            draw_board(surface, kit, self._t, board, inner)

    def _caption(self, surface: pygame.Surface, text: str, number: int, room: Rect) -> None:
        """The number of an obligation on its disc, and its words."""
        kit, u = self._kit, self._kit.u
        x = room.x
        if number:
            size = max(22.0, _NUMBER * u)
            disc = Rect(x, room.cy - size / 2, size, size).rounded()
            draw_box(surface, kit, disc, theme.MADDER, theme.OCHRE_L, radius=disc.h / 2)
            put(surface, kit.text.fit(str(number), CAPTION, u, theme.WHITE, size), disc)
            x = disc.right + 1.2 * u
        words = Rect(x, room.y, room.right - x, room.h)
        put(surface, self._fitted(text, CAPTION, theme.WOOL, words, CAPTION_LINES), words, "left")

    # -- what goes on what

    def _runs(self, surface: pygame.Surface, runs: Sequence[Run], room: Rect) -> None:
        kit, u = self._kit, self._kit.u
        for run, row in zip(runs, room.rows(len(runs), GAP * u), strict=True):
            frame = row.rounded()
            draw_box(surface, kit, frame, theme.PANEL, theme.PANEL_LINE, opacity=_OPACITY)
            inner = frame.inset(2.4 * u, 1.8 * u)
            label = Rect(inner.x, inner.y, 0.19 * inner.w, inner.h)
            put(surface, self._words(run.caption, CAPTION, theme.WOOL, label, lines=3), label, "left")
            cards = Rect(label.right + u, inner.y, inner.right - label.right - u, inner.h)
            self._run(surface, run, cards)

    def _run(self, surface: pygame.Surface, run: Run, room: Rect) -> None:
        """The cards beside each other, an arrow from each to the one that lies on it next."""
        kit, u = self._kit, self._kit.u
        places = len(run.cards) + run.empty
        gap = 0.36
        cw = min(room.w / (places + gap * (places - 1)), 0.9 * room.h * 5 / 7)
        size = (round(cw), round(cw * 7 / 5))
        spare = (room.w - places * cw - (places - 1) * gap * cw) / max(1, places - 1)
        step = cw + gap * cw + min(spare, 0.5 * cw)
        x = room.cx - (step * (places - 1)) / 2
        rects = [Rect.around(x + k * step, room.cy, *size).rounded() for k in range(places)]
        if run.empty:
            draw_empty_place(surface, kit, rects[0])
            draw_central_corners(surface, kit, rects[0].inflated(-0.6 * u))
        for code, rect in zip(run.cards, rects[run.empty :], strict=True):
            draw_card(surface, kit, code, rect.centre, size)
        for before, after in pairwise(rects):
            draw_arrow(surface, kit, after, before)

    # -- house rules

    def _house(self, surface: pygame.Surface, room: Rect) -> None:
        kit, u = self._kit, self._kit.u
        now = in_force(self._rules)
        for (rule, ways), row in zip(HOUSE_RULES.items(), room.rows(len(HOUSE_RULES), GAP * u), strict=True):
            frame = row.rounded()
            draw_box(surface, kit, frame, theme.PANEL, theme.PANEL_LINE, opacity=_OPACITY)
            inner = frame.inset(2.4 * u, 2.0 * u)
            sign = Rect(inner.x, inner.y, min(26 * u, 0.3 * inner.w), inner.h)
            self._house_sign(surface, rule, sign)
            x = sign.right + 2.4 * u
            column = Rect(x, inner.y, inner.right - x, inner.h)
            high = min(6.4 * u, (column.h - 1.4 * u) / 2)
            both = Rect(column.x, column.cy - high - 0.7 * u, column.w, 2 * high + 1.4 * u)
            for way, line in zip(ways, both.rows(2, 1.4 * u), strict=True):
                self._way(surface, f"house.{rule}.{way}", line.rounded(), holds=way == now[rule])

    def _way(self, surface: pygame.Surface, key: str, line: Rect, *, holds: bool) -> None:
        """One way of a house rule; the one in force is on paper, and ticked."""
        kit, u = self._kit, self._kit.u
        if holds:
            draw_box(surface, kit, line, theme.PAPER, theme.PAPER_LINE, radius=1.2 * u)
            tick = Rect(line.x + 1.0 * u, line.y, 0.62 * line.h, line.h)
            put(surface, kit.pictures.icon("check", tick.w, theme.GOOD), tick)
        x = line.x + 1.6 * u + 0.62 * line.h
        words = Rect(x, line.y, line.right - x - 1.2 * u, line.h)
        kind, colour = (theme.NAME, theme.INK) if holds else (theme.BODY, theme.MIST)
        put(surface, self._words(key, kind, colour, words, lines=2), words, "left")

    def _house_sign(self, surface: pygame.Surface, rule: str, room: Rect) -> None:
        kit, u = self._kit, self._kit.u
        if rule == "false_call":
            h = min(room.h, 0.42 * room.w)
            button = Rect.around(room.cx, room.cy, room.w, h).rounded()
            draw_call_button(surface, kit, button, self._t("table.call"))
            return
        cw = min(room.h * 5 / 7, (room.w - 3.4 * u) / 2)
        size = (round(cw), round(cw * 7 / 5))
        left = Rect.around(room.cx - cw / 2 - 1.7 * u, room.cy, *size).rounded()
        right = Rect.around(room.cx + cw / 2 + 1.7 * u, room.cy, *size).rounded()
        if rule == "heap_wrap":
            draw_heap(surface, kit, left, "Kd", 4, 1)
        else:
            draw_empty_place(surface, kit, left)
            draw_central_corners(surface, kit, left.inflated(-0.8 * u))
        draw_card(surface, kit, "As", right.centre, size)
        draw_arrow(surface, kit, right, left)

    # -- keys

    def _keyboard(self, surface: pygame.Surface, room: Rect) -> None:
        kit, u = self._kit, self._kit.u
        draw_dark(surface, kit, room, opacity=_OPACITY)
        inner = room.inset(2.6 * u, 1.6 * u)
        for (row, actions), line in zip(KEY_ROWS, inner.rows(len(KEY_ROWS), 0), strict=True):
            names = [key for action in actions for key in getattr(self._keys, action)[:MOST_KEYS]]
            right = line.right
            for name in reversed(names):
                right = self._key(surface, name, right, line) - 0.9 * u
            words = Rect(line.x, line.y, right - line.x - u, line.h)
            put(surface, self._words(f"rules.key.{row}", ROW, theme.WOOL, words), words, "left")
            if row != KEY_ROWS[0][0]:
                surface.fill(theme.PANEL_LINE, (*line.px[:3], 1))

    def _key(self, surface: pygame.Surface, name: str, right: float, line: Rect) -> float:
        """A key that ends at ``right``; returns where it begins. Nothing is cut off, however long it is.

        Keys with arrows have them here, too.
        """
        kit, u = self._kit, self._kit.u
        if is_arrow(name):
            words = key_arrow(kit, 1.7 * u, name, theme.INK)
        else:
            words = kit.text.fit(key_cap(self._t, name), KEY, u, theme.INK, 0.5 * line.w)
        w, h = max(2.9 * u, words.get_width() + 1.6 * u), min(line.h - 2, max(2.9 * u, words.get_height()))
        cap = Rect(right - w, line.cy - h / 2, w, h).rounded()
        draw_box(surface, kit, cap, theme.PAPER, theme.PAPER_LINE, radius=0.55 * u, shade=theme.BUTTON_SHADE)
        put(surface, words, cap)
        return cap.x

    def _words(self, key: str, kind: theme.Type, colour: str, room: Rect, lines: int = 1) -> pygame.Surface:
        return self._fitted(self._t(key), kind, colour, room, lines)

    def _fitted(self, text: str, kind: theme.Type, colour: str, room: Rect, lines: int = 1) -> pygame.Surface:
        return self._kit.text.fit(text, kind, self._kit.u, colour, room.w, height=room.h, lines=lines)
