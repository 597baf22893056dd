"""Buttons in their states: paper, dark, madder, ochre, and the big one for "TAČ!"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame

from tac.ui import theme
from tac.ui.draw.cache import faded
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_focus, draw_keycap, draw_pad_cap, keycap_rect, pad_cap_width
from tac.ui.draw.stacks import draw_shadow
from tac.ui.layout import Rect
from tac.ui.theme import Type


class Look(Enum):
    """The kinds of button."""

    PAPER = "paper"
    DARK = "dark"
    MADDER = "madder"
    OCHRE = "ochre"


@dataclass(frozen=True, slots=True)
class State:
    """How a control is held just now."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False
    disabled: bool = False


REST: Final = State()

_LOW: Final = 9.0
"""A button for "TAČ!" that is less high, in u, has no room for teeth."""
_PALE: Final = 0.47
"""How pale an avatar is on a button that cannot be pressed."""


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: str
    hover: str
    pressed: str
    line: str
    text: str


def _colours(look: Look) -> _Colours:
    if look is Look.PAPER:
        return _Colours(theme.PAPER_2, theme.PAPER_H, theme.PAPER_3, theme.PAPER_LINE, theme.INK)
    if look is Look.OCHRE:
        return _Colours(theme.OCHRE_T, theme.PAPER_H, theme.PAPER_3, theme.OCHRE_D, theme.INK)
    if look is Look.DARK:
        return _Colours(theme.PANEL, theme.PANEL_2, theme.PANEL_3, theme.PANEL_LINE, theme.WOOL)
    return _Colours(theme.MADDER, theme.MADDER_H, theme.MADDER_P, theme.OCHRE_L, theme.WHITE)


def _fill(colours: _Colours, state: State) -> str:
    if state.disabled:
        return theme.DISABLED
    if state.pressed:
        return colours.pressed
    return colours.hover if state.hover else colours.fill


def draw_button(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    text: str,
    look: Look = Look.DARK,
    state: State = REST,
    *,
    icon: str | None = None,
    kind: Type = theme.BUTTON,
    align: str = "centre",
) -> pygame.Rect:
    """A button with a text and perhaps an icon before it; returns what was touched."""
    colours, u = _colours(look), kit.u
    radius = theme.button_radius(rect.h, u)
    box = rect.moved(0, round(0.2 * u)) if state.pressed else rect
    touched = pygame.Rect(rect.px).union(pygame.Rect(box.px))
    if not state.pressed and not state.disabled:
        touched = touched.union(draw_shadow(surface, kit, box, radius, theme.BUTTON_SHADE))
    line = None if state.disabled else colours.line
    picture = kit.shapes.rounded(
        box.w, box.h, radius, _fill(colours, state), line, theme.line(theme.BUTTON_LINE, u)
    )
    surface.blit(picture, box.px[:2])
    colour = theme.DISABLED_TEXT if state.disabled else colours.text
    _button_content(surface, kit, box, text, icon, kind, colour, align)
    if state.focus and not state.disabled:
        touched = touched.union(draw_focus(surface, kit, rect, radius))
    return touched


def _button_content(
    surface: pygame.Surface,
    kit: Kit,
    box: Rect,
    text: str,
    icon: str | None,
    kind: Type,
    colour: str,
    align: str,
) -> None:
    u = kit.u
    pad = min(2.2 * u, 0.18 * box.w) if text else 0.0
    size = min(1.6 * kind.px(u), 0.62 * min(box.h, box.w)) if text else 0.56 * min(box.h, box.w)
    gap = 1.3 * u
    taken = size + gap if icon and text else 0.0
    label = None
    if text:
        room = box.w - 2 * pad - taken
        lines_align = "centre" if align == "centre" and not icon else "left"
        label = kit.text.fit(text, kind, u, colour, room, height=box.h - 0.4 * u, lines=2, align=lines_align)
    total = (size if icon else 0.0) + (gap if icon and text else 0.0) + (label.get_width() if label else 0)
    x = box.cx - total / 2 if align == "centre" or not text else box.x + pad
    if icon:
        picture = kit.pictures.icon(icon, size, colour)
        put(surface, picture, Rect(x, box.y, size, box.h))
        x += size + gap
    if label is not None:
        put(surface, label, Rect(x, box.y, label.get_width(), box.h))


def button_width(kit: Kit, text: str, kind: Type = theme.BUTTON, *, icon: bool = False) -> float:
    """How wide in pixels a button is at least that has these words on one line, in their usual size."""
    u, px = kit.u, kind.px(kit.u)
    return kit.text.width(text, kind.weight, px) + (1.6 * px + 1.3 * u if icon else 0.0) + 2 * 2.2 * u + 2


def draw_icon_button(
    surface: pygame.Surface, kit: Kit, rect: Rect, icon: str, look: Look = Look.DARK, state: State = REST
) -> pygame.Rect:
    """A square button with nothing but an icon."""
    return draw_button(surface, kit, rect, "", look, state, icon=icon)


def draw_call_button(
    surface: pygame.Surface,
    kit: Kit,
    rect: Rect,
    text: str,
    state: State = REST,
    *,
    key: str | None = None,
    sunk: float | None = None,
    avatar: str | None = None,
    pad: bool = False,
) -> pygame.Rect:
    """The button for "TAČ!" on its wine-red foot; ``key`` is shown as a key cap on its corner.

    ``pad`` tells on the other corner that a gamepad presses it, too; beside the key cap where several buttons
    stand in a row.

    ``sunk`` (0..1) is how far it has gone down on its way to being pressed; by default all or not.
    ``avatar`` tells whose it is where it does not stand by a plate.
    """
    u = kit.u
    foot = round(0.09 * rect.h)
    face_h, radius = rect.h - foot, 0.2 * rect.h
    part = (1.0 if state.pressed else 0.0) if sunk is None else sunk
    face = Rect(rect.x, rect.y + round(0.7 * foot * part), rect.w, face_h)
    touched = pygame.Rect(rect.px)
    if not state.disabled and part < 1.0:
        touched = touched.union(draw_shadow(surface, kit, rect, radius, theme.CALL_SHADE))
    below = theme.PANEL_2 if state.disabled else theme.WINE
    surface.blit(kit.shapes.rounded(rect.w, face_h, radius, below), (rect.px[0], rect.px[1] + foot))
    colours = _colours(Look.MADDER)
    line = theme.PANEL_LINE if state.disabled else theme.OCHRE_L
    fill = _fill(colours, state)
    surface.blit(
        kit.shapes.rounded(rect.w, face_h, radius, fill, line, theme.line(theme.CALL_LINE, u)), face.px[:2]
    )
    _call_words(surface, kit, face, rect.h, text, avatar, disabled=state.disabled)
    if state.focus:
        touched = touched.union(draw_focus(surface, kit, rect, radius))
    if key:
        corner = (rect.right + 1.2 * u, rect.y)
        touched = touched.union(draw_keycap(surface, kit, corner, key, disabled=state.disabled))
    if pad:
        left_top = _pad_corner(kit, rect, key or "", in_row=avatar is not None)
        touched = touched.union(draw_pad_cap(surface, kit, left_top, disabled=state.disabled))
    return touched


def _pad_corner(kit: Kit, rect: Rect, key: str, *, in_row: bool) -> tuple[float, float]:
    """Where the sign of a gamepad hangs: in a row the other corner is near the key of the button before."""
    u = kit.u
    if not in_row:
        return rect.x - 1.2 * u, rect.y
    left = keycap_rect(kit, (rect.right + 1.2 * u, rect.y), key).left if key else rect.right + 1.2 * u
    return left - pad_cap_width(kit) - 0.5 * u, rect.y


def _call_words(
    surface: pygame.Surface, kit: Kit, face: Rect, h: float, text: str, avatar: str | None, *, disabled: bool
) -> None:
    """The shout between two rows of teeth; where a button is low, without them and larger."""
    low = face.w > 5 * h or h < _LOW * kit.u
    if not low:
        _call_teeth(surface, kit, face, theme.DISABLED_TEETH if disabled else theme.OCHRE)
    room = face
    if avatar is not None:
        size, edge = 0.74 * face.h, 0.13 * face.h
        picture = faded(kit.pictures.avatar(avatar, size), _PALE if disabled else 1.0)
        put(surface, picture, Rect(face.x + edge, face.y, size, face.h))
        room = Rect(face.x + edge + size, face.y, face.w - edge - size, face.h)
    kind = Type((0.62 if low else 0.47) * h / kit.u, theme.Weight.BLACK)
    colour = theme.DISABLED_TEXT if disabled else theme.WHITE
    put(surface, kit.text.fit(text, kind, kit.u, colour, 0.84 * room.w), room)


def _call_teeth(surface: pygame.Surface, kit: Kit, face: Rect, colour: str) -> None:
    cell = max(2, round(0.022 * face.h))
    for up in (False, True):
        row = kit.shapes.teeth(face.w - 0.36 * face.h, cell, colour, up=up)
        y = face.bottom - 0.085 * face.h - 3 * cell if up else face.y + 0.085 * face.h
        put(surface, row, Rect(face.x, y, face.w, 3 * cell))
