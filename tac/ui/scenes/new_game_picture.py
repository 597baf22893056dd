"""What of the new-game screen stands still: the cloth, the panels and all words that are no control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_box, draw_dark, draw_paper, draw_shadow, put
from tac.ui.input.printed import key_cap
from tac.ui.layout import SIDES, Rect
from tac.ui.layout.new_game import NewGameLayout, SeatPanel
from tac.ui.scenes.choice import GameChoice

_DOT: Final = " · "


class NewGamePicture:
    """Draws a choice.

    ``call_key`` gives the name of the key with which a seat calls ("" for none), ``about`` a line about the
    computer on a seat.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        choice: GameChoice,
        call_key: Callable[[int], str],
        about: Callable[[int], str],
    ) -> None:
        self._kit = kit
        self._t = t
        self._choice = choice
        self._call_key = call_key
        self._about = about

    def draw(self, surface: pygame.Surface, layout: NewGameLayout, house: Sequence[str]) -> None:
        """Draw everything; ``house`` are the texts' keys of the house rules."""
        t, kit = self._t, self._kit
        surface.blit(background(kit, pattern=False), (0, 0))
        self._put(surface, t("new_game.title"), theme.TITLE, theme.WOOL, layout.title)
        self._put(surface, t("new_game.players"), theme.HEADING, theme.WOOL, layout.players_label, "right")
        for place in layout.seats:
            draw_shadow(surface, kit, place.panel, theme.PANEL_RADIUS * kit.u, theme.PANEL_SHADE)
        for index, place in enumerate(layout.seats):
            self._seat(surface, index, place)
        draw_dark(surface, kit, layout.bar)
        for words, rect in (
            (t("new_game.deal"), layout.deal_label),
            (t("new_game.reaction"), layout.reaction_label),
            (t("new_game.speed"), layout.speed_label),
            (t("new_game.pace"), layout.pace_label),
        ):
            self._put(surface, words, theme.LABEL, theme.MIST, rect)
        self._put(surface, t("new_game.reaction.faster"), theme.CAPTION, theme.MIST, layout.faster)
        self._put(surface, t("new_game.reaction.slower"), theme.CAPTION, theme.MIST, layout.slower, "right")
        if house:
            self._rules(surface, [t(key) for key in house], layout.house)

    def _rules(self, surface: pygame.Surface, rules: Sequence[str], room: Rect) -> None:
        """The house rules under their heading, in two lines where they need them."""
        text, u = self._kit.text, self._kit.u

        def width(words: str) -> int:
            return max(
                text.width(line, theme.STRONG.weight, theme.STRONG.px(u)) for line in words.split("\n")
            )

        together = _DOT.join(rules)
        if width(together) > room.w and len(rules) > 1:
            ways = [_DOT.join(rules[:k]) + "\n" + _DOT.join(rules[k:]) for k in range(1, len(rules))]
            together = min([way for way in ways if width(way) <= room.w], key=width, default=together)
        head = text.fit(self._t("house.title"), theme.CAPTION, u, theme.MIST, room.w)
        left = room.h - head.get_height()
        words = text.fit(together, theme.STRONG, u, theme.WOOL, room.w, height=left, lines=2)
        y = room.cy - (head.get_height() + words.get_height()) / 2
        surface.blit(head, (room.px[0], round(y)))
        surface.blit(words, (room.px[0], round(y + head.get_height())))

    def _seat(self, surface: pygame.Surface, index: int, place: SeatPanel) -> None:
        t, seat = self._t, self._choice.seats[index]
        draw_paper(surface, self._kit, place.panel, theme.SEAT_TEETH[index], shade=None)
        upper, lower = place.number.rows(2, 0)
        self._put(surface, str(index + 1), theme.NUMBERED, theme.INK_2, upper)
        side = SIDES[self._choice.count][index]
        self._put(surface, t(f"side.{side.value}"), theme.LABEL, theme.INK_2, lower)
        self._put(surface, t("new_game.name"), theme.LABEL, theme.INK_2, place.name_label)
        if seat.person:
            self._person(surface, index, place)
            return
        self._put(surface, t("new_game.level"), theme.LABEL, theme.INK_2, place.level_label)
        self._put(surface, self._about(index), theme.LABEL, theme.INK_2, place.about)
        character = f"character.{seat.avatar}"
        if t.has(character):
            self._put(surface, t(character), theme.LABEL, theme.OCHRE_D, place.character, "right")

    def _person(self, surface: pygame.Surface, index: int, place: SeatPanel) -> None:
        """The key with which a person calls, and who begins."""
        t, kit = self._t, self._kit
        key = self._call_key(index)
        about = place.about
        if key:
            self._put(surface, t("new_game.call_key"), theme.LABEL, theme.INK_2, place.level_label)
            box = Rect(place.level.x, place.level.y, place.level.w, place.name.h)
            draw_box(surface, kit, box, theme.PAPER_2, theme.PAPER_LINE, radius=1.2 * kit.u)
            self._put(surface, key_cap(t, key), theme.BODY, theme.INK, box.inset(1.3 * kit.u, 0))
            about = place.about.moved(0, box.bottom - place.about.y + 0.8 * kit.u)
        if index == 0:
            self._put(surface, t("new_game.begins"), theme.LABEL, theme.INK_2, about)

    def _put(
        self,
        surface: pygame.Surface,
        words: str,
        kind: theme.Type,
        colour: str,
        rect: Rect,
        align: str = "left",
    ) -> None:
        put(surface, self._kit.text.fit(words, kind, self._kit.u, colour, rect.w), rect, align)
