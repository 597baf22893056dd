"""The row of buttons below standings, as wide as their words need, and what looking back promises there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, put
from tac.ui.draw.buttons import button_width
from tac.ui.layout import Rect
from tac.ui.layout.end import EndLayout
from tac.ui.theme import Type
from tac.ui.widgets import Button


def review_words(t: Translator, missed: int) -> tuple[str, ...]:
    """What looking back at a game is called in which so many calls were missed, the longest words first."""
    if not missed:
        return (t("end.review"),)
    return t.n("end.review.missed", missed), t("end.review.count", count=missed)


def title_kind(layout: EndLayout) -> Type:
    """The letters of the title, smaller where the window is low for its letters."""
    kind = theme.DISPLAY
    return Type(min(kind.size, 0.9 * layout.title.h / layout.u), kind.weight)


def fit_row(
    kit: Kit,
    buttons: Sequence[Button],
    place: Callable[[Sequence[float]], EndLayout],
    review: Button | None,
    words: Sequence[str],
) -> EndLayout:
    """Give ``buttons``, from left to right, the room that they need, ``review`` the first words that fit.

    ``place`` makes the layout for so many pixels each.
    """
    for label in words:
        if review is not None:
            review.label = label
        needed = [button_width(kit, one.label, one.kind, icon=one.icon is not None) for one in buttons]
        layout = place(needed)
        if all(rect.w >= need - 1 for rect, need in zip(layout.row, needed, strict=True)):
            break
    return layout


def head_widths(kit: Kit, words: Sequence[str]) -> list[float]:
    """How wide what stands over columns of numbers would like to be, in pixels."""
    body = theme.BODY
    return [kit.text.width(one, body.weight, body.px(kit.u)) for one in words]


def paint_heads(surface: pygame.Surface, kit: Kit, words: Sequence[str], rects: Sequence[Rect]) -> None:
    """Draw what stands over columns of numbers, all in letters of one size."""
    body, u = theme.BODY, kit.u
    room = [rect.w - 0.2 * u for rect in rects]
    px = min(
        kit.text.arrange(one, body.weight, body.px(u), w, None, 1)[0]
        for one, w in zip(words, room, strict=True)
    )
    for one, rect, w in zip(words, rects, room, strict=True):
        put(surface, kit.text.fit(one, Type(px / u, body.weight), u, theme.INK_2, w), rect)
