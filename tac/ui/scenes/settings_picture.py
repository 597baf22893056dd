"""What stands still on the settings screen."""

from __future__ import annotations

import pygame

from tac.locale import Translator
from tac.settings import Settings
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_box, draw_card, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.settings import SettingsLayout
from tac.ui.layout.settings_page import RowLayout
from tac.ui.scenes.house_pictures import draw_picture
from tac.ui.scenes.settings_rows import Amount, Page, Row


def draw_frame(
    surface: pygame.Surface, kit: Kit, layout: SettingsLayout, title: str, question: str
) -> None:
    """Draw what stays where it is: the cloth, the title, the panel, and the ``question``, if one is asked."""
    u = kit.u
    surface.blit(background(kit, pattern=False), (0, 0))
    kind = theme.DISPLAY if layout.title.h >= theme.DISPLAY.size * u + 1 else theme.TITLE
    words = kit.text.fit(title, kind, u, theme.WOOL, layout.title.w)
    put(surface, words, layout.title, "left")
    draw_paper(surface, kit, layout.panel)
    if question:
        room = layout.question
        words = kit.text.fit(question, theme.BODY, u, theme.WOOL, room.w, height=room.h, lines=2)
        put(surface, words, room, "left")


def draw_page(
    surface: pygame.Surface,
    kit: Kit,
    t: Translator,
    layout: SettingsLayout,
    page: Page,
    note: str,
    settings: Settings,
) -> None:
    """Draw what may be scrolled: the labels of the rows that have something to say now, the cards or picture.

    ``note`` is the key of a sentence about the page, if there is one.
    """
    for row, place in zip(page.rows, layout.rows, strict=True):
        if not isinstance(row, Amount) or row.counts(settings):
            _draw_row(surface, kit, t, row, place)
    if page.picture and layout.preview.h:
        draw_picture(surface, kit, t, page.picture, layout.preview, settings)
    if page.cards:
        _draw_cards(surface, kit, layout, page)
    if note:
        room = layout.note
        words = kit.text.fit(t(note), theme.LABEL_STRONG, kit.u, theme.INK, room.w, height=room.h, lines=2)
        put(surface, words, room, "left")


def _draw_row(surface: pygame.Surface, kit: Kit, t: Translator, row: Row, place: RowLayout) -> None:
    """The label of a row, and the words at the ends of its slider."""
    u = kit.u
    width = place.label.w if isinstance(row, Amount) else place.control.w
    words = kit.text.fit(t(row.label), theme.NAME, u, theme.INK, width)
    put(surface, words, Rect(place.label.x, place.label.y, width, place.label.h), "left")
    if row.hint:
        hint = place.hint
        words = kit.text.fit(t(row.hint), theme.HINT, u, theme.INK_2, hint.w, height=hint.h, lines=2)
        put(surface, words, hint, "left")
    if isinstance(row, Amount) and row.ends is not None:
        for key, end, align in zip(row.ends, place.ends, ("left", "right"), strict=True):
            put(surface, kit.text.fit(t(key), theme.LABEL, u, theme.INK_2, end.w), end, align)


def _draw_cards(surface: pygame.Surface, kit: Kit, layout: SettingsLayout, page: Page) -> None:
    """The cards as they look now, on cloth."""
    draw_box(surface, kit, layout.preview, theme.CLOTH, theme.PAPER_LINE)
    for code, place in zip(page.cards, layout.cards, strict=True):
        draw_card(surface, kit, code, place.centre, layout.card)
