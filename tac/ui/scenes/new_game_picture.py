"""What of the new-game screen stands still: the cloth, the panels and all words that are no control."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_dark, draw_paper, draw_shadow, put
from tac.ui.draw.text import LINE
from tac.ui.layout import Rect, sides_of
from tac.ui.layout.new_game import NewGameLayout, SeatPanel
from tac.ui.layout.seat_panel import FOOT, HINT_GAP
from tac.ui.scenes.choice import GameChoice

_DOT: Final = " · "
_LESS: Final = 0.8
"""House rules get smaller by no more than this to need two lines instead of three."""


class NewGamePicture:
    """Draws a choice. ``begins`` is the seat that does, ``about`` gives a line about the computer there.

    ``pads`` are the words about gamepads beside people, and whether some sit there.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        choice: GameChoice,
        begins: int,
        about: Callable[[int], str],
        pads: Mapping[int, tuple[str, bool]],
    ) -> None:
        self._kit = kit
        self._t = t
        self._choice = choice
        self._begins = begins
        self._about = about
        self._pads = pads

    def draw_frame(self, surface: pygame.Surface, layout: NewGameLayout, title: str) -> None:
        """Draw what is never scrolled, under this title."""
        t = self._t
        surface.blit(background(self._kit, pattern=False), (0, 0))
        self._put(surface, title, theme.TITLE, theme.WOOL, layout.title)
        align = "right" if layout.players_label.x > layout.title.x + 1 else "left"
        self._put(surface, t("new_game.players"), theme.HEADING, theme.WOOL, layout.players_label, align)
        self._put(surface, t("new_game.deal"), theme.LABEL, theme.MIST, layout.deal_label, lines=2)

    def draw_inside(
        self, surface: pygame.Surface, layout: NewGameLayout, house: Sequence[str], *, single: bool
    ) -> None:
        """Draw what may be scrolled; ``house`` are the texts' keys of the house rules.

        Over them stands that a ``single`` game is played, or a match: who wants the other finds it there.
        """
        t, kit = self._t, self._kit
        for place in layout.seats:
            draw_shadow(surface, kit, place.panel, theme.PANEL_RADIUS * kit.u, theme.PANEL_SHADE)
        for index, place in enumerate(layout.seats):
            self._seat(surface, index, place)
        draw_dark(surface, kit, layout.bar)
        self._put(surface, t("new_game.avatar_for"), theme.LABEL, theme.MIST, layout.strip_label)
        head = t("house.sheet") + _DOT + t("match.goal.single" if single else "match.goal.match")
        self._rules(surface, head, [t(key) for key in house], layout.house)
        draw_dark(surface, kit, layout.tempo)
        for key, rect in (
            ("new_game.pace", layout.pace_label),
            ("new_game.reaction", layout.reaction_label),
        ):
            self._put(surface, t(key), theme.LABEL, theme.MIST, rect, lines=2)
        if layout.faster.w:
            self._put(surface, t("new_game.reaction.faster"), theme.CAPTION, theme.MIST, layout.faster)
            self._put(
                surface, t("new_game.reaction.slower"), theme.CAPTION, theme.MIST, layout.slower, "right"
            )

    def _rules(self, surface: pygame.Surface, heading: str, rules: Sequence[str], room: Rect) -> None:
        """The house rules under their heading, in two lines (or three) where they need them."""
        text, u = self._kit.text, self._kit.u

        def width(words: str) -> int:
            return max(
                text.width(line, theme.STRONG.weight, theme.STRONG.px(u)) for line in words.split("\n")
            )

        def in_lines(lines: int) -> str:
            """They break between two rules only, so that the longest line is as short as can be."""
            ways = combinations(range(1, len(rules)), lines - 1)
            ends = ([0, *way, len(rules)] for way in ways)
            broken = ("\n".join(_DOT.join(rules[a:b]) for a, b in pairwise(way)) for way in ends)
            return min(broken, key=width)

        head = text.fit(heading, theme.LABEL, u, theme.MIST, room.w)
        left, kind = room.h - head.get_height(), theme.STRONG
        shapes = [in_lines(lines) for lines in range(1, min(3, len(rules)) + 1)]
        px = kind.px(u)
        sizes = [
            min(px, px * room.w / width(words), (left + 1) / (LINE * lines))
            for lines, words in enumerate(shapes, start=1)
        ]
        # The fewest lines in which they get little smaller; too small letters break anywhere instead.
        least = max(theme.SMALLEST_TEXT, _LESS * max(sizes))
        lines = next((k for k, size in enumerate(sizes, start=1) if size >= (least if k > 1 else px)), 0)
        shown = shapes[lines - 1] if lines else _DOT.join(rules)
        words = text.fit(shown, kind, u, theme.WOOL, room.w, height=left, lines=lines or 3)
        y = room.cy - (head.get_height() + words.get_height()) / 2
        surface.blit(head, (room.px[0], round(y)))
        surface.blit(words, (room.px[0], round(y + head.get_height())))

    def _seat(self, surface: pygame.Surface, index: int, place: SeatPanel) -> None:
        t, seat = self._t, self._choice.seats[index]
        draw_paper(surface, self._kit, place.panel, theme.SEAT_TEETH[index], shade=None)
        upper, lower = place.number.rows(2, 0)
        self._put(surface, str(index + 1), theme.NUMBERED, theme.INK_2, upper)
        side = sides_of(self._choice.count, self._choice.way_round)[index]
        self._put(surface, t(f"side.{side.value}"), theme.LABEL, theme.INK_2, lower)
        if index == self._begins:
            align = "right" if place.begins.x > place.avatar.x else "left"
            self._put(surface, t("new_game.begins"), theme.LABEL_STRONG, theme.MADDER, place.begins, align)
        self._put(surface, t("new_game.name"), theme.LABEL, theme.INK_2, place.name_label)
        if seat.person:
            if index in self._pads:
                self._pad(surface, *self._pads[index], place.character)
            self._put(surface, t("new_game.call_key"), theme.LABEL, theme.INK_2, place.key_label, lines=2)
            self._put(surface, t("help.title"), theme.LABEL, theme.INK_2, place.help_label)
            self._about_help(surface, seat.help, place)
            return
        self._put(surface, t("new_game.level"), theme.LABEL, theme.INK_2, place.level_label)
        self._put(surface, self._about(index), theme.LABEL, theme.INK_2, place.about)
        character = f"character.{seat.avatar}"
        if t.has(character):
            self._put(surface, t(character), theme.LABEL, theme.OCHRE_D, place.character, "right")

    def _pad(self, surface: pygame.Surface, words: str, sits: bool, room: Rect) -> None:
        """A gamepad, and which it is, at the right end of its line; paler where none sits yet."""
        u, size = self._kit.u, 1.25 * room.h
        kind, colour = (theme.LABEL_STRONG, theme.OCHRE_D) if sits else (theme.LABEL, theme.INK_2)
        picture = self._kit.text.fit(words, kind, u, colour, room.w - size - 0.8 * u)
        put(surface, picture, room, "right")
        x = room.right - picture.get_width() - 0.8 * u - size
        put(surface, self._kit.pictures.icon("pad", size, colour), Rect(x, room.y, size, room.h))

    def _about_help(self, surface: pygame.Surface, kind: str, place: SeatPanel) -> None:
        """What this kind of help means, where there is room below its control."""
        u, help_ = self._kit.u, place.help
        line = LINE * theme.LABEL.px(u)
        top = max(place.about.y, help_.bottom + HINT_GAP * u)
        lines = min(2, int((place.panel.bottom - FOOT * u - top + 1) / line))
        if lines < 1:
            return
        room = Rect(place.level.x, top, place.level.w, lines * line)
        words, label = self._t(f"help.{kind}.about"), theme.LABEL
        _, shown = self._kit.text.arrange(words, label.weight, label.px(u), room.w, room.h, lines)
        if " ".join(shown) == words:
            self._put(surface, words, theme.LABEL, theme.INK_2, room, lines=lines)

    def _put(
        self,
        surface: pygame.Surface,
        words: str,
        kind: theme.Type,
        colour: str,
        rect: Rect,
        align: str = "left",
        *,
        lines: int = 1,
    ) -> None:
        # One line may be higher than its room, which lies close to others; several may not.
        height = rect.h if lines > 1 else None
        picture = self._kit.text.fit(words, kind, self._kit.u, colour, rect.w, height=height, lines=lines)
        put(surface, picture, rect, align)
