"""The players' name plates and the box that tells the last move."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame
from msgspec import Struct

from tac.ui import theme
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box
from tac.ui.draw.stacks import draw_shadow
from tac.ui.layout import Rect


class PlateState(Enum):
    """What a plate says about its player."""

    IDLE = "idle"
    TURN = "turn"
    CALLER = "caller"
    FAULT = "fault"
    OUT = "out"


class _Colours(Struct, frozen=True):
    fill: str
    line: str
    name: str
    note: str


_STATES: Final = {
    PlateState.IDLE: _Colours(theme.PANEL, theme.PANEL_LINE, theme.WOOL, theme.MIST),
    PlateState.TURN: _Colours(theme.OCHRE, theme.OCHRE_L, theme.INK, theme.TURN_TEXT),
    PlateState.CALLER: _Colours(theme.MADDER, theme.OCHRE_L, theme.WHITE, theme.WHITE),
    PlateState.FAULT: _Colours(theme.PAPER, theme.MADDER, theme.INK, theme.MADDER),
    PlateState.OUT: _Colours(theme.DISABLED, theme.PANEL_LINE, theme.DISABLED_TEXT, theme.DISABLED_TEXT),
}


def draw_plate(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    name: str,
    note: str,
    avatar: str,
    state: PlateState = PlateState.IDLE,
    *,
    arrow: float = 1.0,
    blend: float = 1.0,
    before: PlateState = PlateState.IDLE,
) -> pygame.Rect:
    """A player's plate. With a turn it glows and has an arrow, which slides in as ``arrow`` goes 0..1.

    ``blend`` below 1 shows the change from the state ``before``. A plate too small for two lines
    shows the name alone.
    """
    picture = _plate(kit, rect, name, note, avatar, state, round(arrow, 2))
    touched = pygame.Rect(rect.px)
    if state is PlateState.TURN:
        glow, margin = kit.shapes.shadow(*rect.px[2:], rect.h / 2, 2.6 * kit.u, 0.55, theme.OCHRE)
        if blend < 1.0:
            glow = glow.copy()
            glow.set_alpha(round(255 * blend))
        touched = touched.union(surface.blit(glow, (rect.px[0] - margin, rect.px[1] - margin)))
    else:
        touched = touched.union(draw_shadow(surface, kit, rect, rect.h / 2, theme.PLATE_SHADE))
    if blend < 1.0:
        surface.blit(_plate(kit, rect, name, note, avatar, before, 1.0), rect.px[:2])
        picture = picture.copy()
        picture.set_alpha(round(255 * blend))
    surface.blit(picture, rect.px[:2])
    return touched


def _plate(
    kit: Kit, rect: Rect, name: str, note: str, avatar: str, state: PlateState, arrow: float
) -> pygame.Surface:
    _, _, w, h = rect.px
    key = ("plate", w, h, name, note, avatar, state, arrow, round(kit.u, 3))

    def make() -> pygame.Surface:
        colours, u = _STATES[state], kit.u
        line = theme.line(theme.PLATE_LINE, u)
        sheet = kit.shapes.rounded(w, h, h / 2, colours.fill, colours.line, line).copy()
        edge = 0.094 * h
        face = kit.pictures.avatar(avatar, h - 2 * edge)
        if state is PlateState.OUT:
            face = face.copy()
            face.set_alpha(120)
        sheet.blit(face, (round(edge), round(edge)))
        x = h + 0.5 * u
        room = w - x - 0.28 * h
        if state is PlateState.TURN:
            size = 0.44 * h
            slide = (1.0 - arrow) * 2.0 * u
            head = _arrow(kit, size, colours.name)
            head_at = (round(w - 0.2 * h - 0.7 * size - slide), round((h - head.get_height()) / 2))
            if arrow > 0.0:
                sheet.blit(head, head_at)
            room = w - 0.2 * h - 0.7 * size - 0.5 * u - x
        _plate_text(sheet, kit, Rect(x, 0, room, h), name, note, colours)
        return sheet

    return kit.cache.get(key, make)


def _plate_text(sheet: pygame.Surface, kit: Kit, room: Rect, name: str, note: str, colours: _Colours) -> None:
    if not note:
        put(sheet, kit.text.fit(name, theme.NAME, kit.u, colours.name, room.w), room, "left")
        return
    first = kit.text.fit(name, theme.NAME, kit.u, colours.name, room.w)
    second = kit.text.fit(note, theme.CAPTION, kit.u, colours.note, room.w)
    put(sheet, first, Rect(room.x, 0.08 * room.h, room.w, 0.48 * room.h), "left")
    put(sheet, second, Rect(room.x, 0.5 * room.h, room.w, 0.4 * room.h), "left")


def _arrow(kit: Kit, size: float, colour: str) -> pygame.Surface:
    w, h = round(0.7 * size), round(0.86 * size)
    body = f'<path d="M0 0 L{w} {h / 2:.1f} L0 {h} Z" fill="{colour}"/>'
    return kit.shapes.markup("arrow", body, w, h)


def draw_last_move(surface: pygame.Surface, kit: Kit, rect: Rect, label: str, text: str) -> pygame.Rect:
    """The box at the lower left: who moved last, and what."""
    u = kit.u
    draw_box(surface, kit, rect, theme.PANEL, None, radius=1.2 * u, opacity=0.6)
    inner = rect.inset(1.5 * u, 0)
    first = kit.text.fit(label, theme.CAPTION, u, theme.MIST, inner.w)
    second = kit.text.fit(text, theme.STRONG, u, theme.WOOL, inner.w)
    put(surface, first, Rect(inner.x, rect.y + 0.1 * rect.h, inner.w, 0.4 * rect.h), "left")
    put(surface, second, Rect(inner.x, rect.y + 0.47 * rect.h, inner.w, 0.42 * rect.h), "left")
    return pygame.Rect(rect.px)
