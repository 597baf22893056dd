"""The players' name plates and the box that tells the last move."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

import pygame
from msgspec import Struct

from tac.ui import theme
from tac.ui.draw.cache import blit_faded
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.panels import draw_box
from tac.ui.draw.stacks import draw_shadow
from tac.ui.layout import Rect
from tac.ui.motion import durations


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


def _colours(state: PlateState) -> _Colours:
    if state is PlateState.IDLE:
        return _Colours(theme.PANEL, theme.PANEL_LINE, theme.WOOL, theme.MIST)
    if state is PlateState.TURN:
        return _Colours(theme.OCHRE, theme.OCHRE_L, theme.INK, theme.TURN_TEXT)
    if state is PlateState.CALLER:
        return _Colours(theme.MADDER, theme.OCHRE_L, theme.WHITE, theme.WHITE)
    if state is PlateState.FAULT:
        return _Colours(theme.PAPER, theme.MADDER, theme.INK, theme.MADDER)
    return _Colours(theme.DISABLED, theme.PANEL_LINE, theme.DISABLED_TEXT, theme.DISABLED_TEXT)


_USUAL: Final = 6.4
"""Height of a plate that has not grown with its words, in u."""
_FACE: Final = 0.812
"""Size of the avatar, of that height."""
_ARROW: Final = 0.44
_LOW_ARROW: Final = 0.32
"""Size of the arrow, of the plate's height; beside the note alone, where a name needs all of its line."""
_LOW: Final = 0.7
"""How low its middle is then, of the plate's height."""
_SIGN: Final = 0.46
_LEAST_SIGN: Final = 17.0
"""Size of the sign beside the avatar: of the plate's height, and at least, in pixels."""
_ALONE: Final = 0.55
"""Size of a name that has the plate for itself, of the plate's height; it is never larger than usual."""
_MARKS: Final = (" · ", ": ")
_NAME_FIRST: Final = (PlateState.IDLE, PlateState.TURN)
"""States that have other signs than their note, so that a long name can have its room."""
_TOO_SMALL: Final = 0.73
"""Where a name on one line gets smaller than this part of its usual size, it has both lines. Of large text it
does as soon as it gets smaller than usual."""
_BEFORE_ARROW: Final = 0.9
"""What is left between words and arrow, in u."""
_OUT_FACE: Final = 0.47
"""How pale the avatar of somebody is who is out."""


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
    note_before: str | None = None,
    sign: str | None = None,
) -> pygame.Rect:
    """A player's plate. With a turn it glows and has an arrow, which slides in as ``arrow`` goes 0..1.

    ``blend`` below 1 shows the change from the state ``before``, whose glow and arrow fade with it, and from
    ``note_before`` (None: the same note). A plate too small for two lines shows the name alone. ``sign`` is
    an icon on a small disc at the avatar, the same in every state.
    """
    picture = _plate(kit, rect, name, note, avatar, state, sign)
    touched, at = pygame.Rect(rect.px), rect.px[:2]
    turns = state is PlateState.TURN
    lit = blend if turns else 0.0
    if before is PlateState.TURN and blend < 1.0:
        lit += 1.0 - blend
    if lit > 0.0:
        glow, margin = kit.shapes.shadow(*rect.px[2:], rect.h / 2, 5.2 * kit.u, 0.55, theme.OCHRE)
        touched = touched.union(blit_faded(surface, glow, (at[0] - margin, at[1] - margin), lit))
    if lit < 1.0:
        touched = touched.union(draw_shadow(surface, kit, rect, rect.h / 2, theme.PLATE_SHADE, 1.0 - lit))
    if blend < 1.0:
        old = note if note_before is None else note_before
        surface.blit(_plate(kit, rect, name, old, avatar, before, sign), at)
    blit_faded(surface, picture, at, blend)
    if lit > 0.0 and (arrow > 0.0 or not turns):
        low = _is_arrow_low(kit, rect, name, note if turns or note_before is None else note_before, sign)
        _draw_arrow(surface, kit, rect, arrow if turns else 1.0, lit, low)
    return touched


def prepare_plate(
    kit: Kit, rect: Rect, name: str, note: str, avatar: str, state: PlateState, sign: str | None = None
) -> None:
    """Make the picture of a plate that will be drawn sooner or later."""
    _plate(kit, rect, name, note, avatar, state, sign)


def _plate(
    kit: Kit, rect: Rect, name: str, note: str, avatar: str, state: PlateState, sign: str | None
) -> pygame.Surface:
    """A plate without shadow, glow or arrow."""
    _, _, w, h = rect.px
    # What holds a name together in a sentence would keep it from having both lines.
    name = name.replace("\N{NO-BREAK SPACE}", " ")
    key = ("plate", w, h, name, note, avatar, state, sign, round(kit.enlarged.u, 3))

    def make() -> pygame.Surface:
        colours, u = _colours(state), kit.u
        line = theme.line(theme.PLATE_LINE, u)
        sheet = kit.shapes.rounded(w, h, h / 2, colours.fill, colours.line, line).copy()
        # Where a plate has grown with its words, the room is for them.
        m = min(h, _USUAL * u)
        face = kit.pictures.avatar(avatar, _FACE * m)
        left = (h - _FACE * m) / (2 if m == h else 3)
        at = (round(left), round((h - _FACE * m) / 2))
        blit_faded(sheet, face, at, _OUT_FACE if state is PlateState.OUT else 1.0)
        if sign is not None:
            _draw_sign(sheet, kit, sign, Rect(left - (1.0 - _FACE) * m / 2, (h - m) / 2, m, m))
        x = left + 0.906 * m + (0.5 if sign is None else 1.6) * u
        words, below = Rect(x, 0, w - x - (0.28 if note else 0.2) * m, h), 0.0
        if state is PlateState.TURN:
            if _is_arrow_low(kit, rect, name, note, sign):
                below = 0.7 * _LOW_ARROW * m + _BEFORE_ARROW * u
            else:
                words = Rect(x, 0, _room_beside(kit, rect, sign), h)
        first = bool(note) and state in _NAME_FIRST and not below
        if not (first and _name_alone(sheet, kit, words, name, colours)):
            _plate_text(sheet, kit, words, name, note, colours, below)
        return sheet

    return kit.cache.get(key, make)


def _room_beside(kit: Kit, rect: Rect, sign: str | None) -> float:
    """How much room the words have between avatar and arrow, in pixels."""
    _, _, w, h = rect.px
    m = min(h, _USUAL * kit.u)
    left = (h - _FACE * m) / (2 if m == h else 3)
    x = left + 0.906 * m + (0.5 if sign is None else 1.6) * kit.u
    return w - 0.2 * m - 0.7 * _ARROW * m - _BEFORE_ARROW * kit.u - x


def _is_arrow_low(kit: Kit, rect: Rect, name: str, note: str, sign: str | None) -> bool:
    """Whether the arrow has to stand beside the note: a name has no room beside it, but without it.

    Where text is large, such a name has both lines instead.
    """
    room, m = _room_beside(kit, rect, sign), min(rect.px[3], _USUAL * kit.u)
    whole = room + (0.7 * _ARROW - 0.08) * m + _BEFORE_ARROW * kit.u
    wide = kit.text.width(name, theme.NAME.weight, theme.SMALLEST_TEXT)
    return bool(note) and kit.enlarged.u == kit.u and room < wide <= whole


def _draw_sign(sheet: pygame.Surface, kit: Kit, icon: str, face: Rect) -> None:
    """A paper disc with an icon on the lower right of the avatar, which is in the middle of ``face``."""
    size = max(_LEAST_SIGN, _SIGN * face.h)
    disc = Rect(face.right - 0.78 * size, face.bottom - 1.06 * size, size, size).rounded()
    line = theme.line(theme.PLATE_LINE, kit.u)
    sheet.blit(kit.shapes.rounded(disc.w, disc.h, disc.h / 2, theme.PAPER, theme.DARK, line), disc.px[:2])
    put(sheet, kit.pictures.icon(icon, 0.72 * size, theme.INK), disc)


def _draw_arrow(
    surface: pygame.Surface, kit: Kit, rect: Rect, slid: float, alpha: float, low: bool
) -> None:
    """The arrow of a turn, which slides in from the left."""
    x, y, w, h = rect.px
    m = min(h, _USUAL * kit.u)
    size = (_LOW_ARROW if low else _ARROW) * m
    colour = theme.INK
    aw, ah = round(0.7 * size), round(0.86 * size)
    head = kit.shapes.markup(
        "arrow", f'<path d="M0 0 L{aw} {ah / 2:.1f} L0 {ah} Z" fill="{colour}"/>', aw, ah
    )
    at = (
        x + round(w - 0.2 * m - 0.7 * size - (1.0 - slid) * durations.ARROW_SLIDE * kit.u),
        y + round((_LOW if low else 0.5) * h - ah / 2),
    )
    blit_faded(surface, head, at, alpha)


def _plate_text(
    sheet: pygame.Surface, kit: Kit, room: Rect, name: str, note: str, colours: _Colours, below: float
) -> None:
    """Name and note; the arrow takes ``below`` pixels from the note's line."""
    left = room.w - below
    words = _enough(kit, note, theme.CAPTION, left)
    if not note or kit.text.width(words, theme.CAPTION.weight, theme.SMALLEST_TEXT) > left:
        # A turn has its arrow, too; half a word would say less.
        kind = theme.NAME if note else theme.ROW_NAME
        kind = theme.Type(min(kind.size, _ALONE * room.h / kit.enlarged.u), kind.weight)
        # Where letters would be cut off, they stand on two lines.
        lines = 1 if kit.text.width(name, kind.weight, theme.SMALLEST_TEXT) <= room.w else 2
        picture = kit.text.fit(name, kind, kit.enlarged.u, colours.name, room.w, height=room.h, lines=lines)
        put(sheet, picture, room, "left")
        return
    first = kit.text.fit(name, theme.NAME, kit.enlarged.u, colours.name, room.w)
    second = kit.text.fit(words, theme.CAPTION, kit.enlarged.u, colours.note, left)
    put(sheet, first, Rect(room.x, 0.08 * room.h, room.w, 0.48 * room.h), "left")
    put(sheet, second, Rect(room.x, 0.5 * room.h, room.w, 0.4 * room.h), "left")


def _name_alone(sheet: pygame.Surface, kit: Kit, room: Rect, name: str, colours: _Colours) -> bool:
    """Draw a name that is too long for one line on both; returns whether it is."""
    asked, weight = theme.NAME.px(kit.enlarged.u), theme.NAME.weight
    one, _ = kit.text.arrange(name, weight, asked, room.w, None, 1)
    usual = theme.NAME.px(kit.u)
    fits = kit.text.width(name, weight, one) <= room.w
    if fits and one >= (usual if asked > usual else _TOO_SMALL * usual):
        return False
    two, lines = kit.text.arrange(name, weight, asked, room.w, room.h, 2)
    if two <= one or len(lines) < 2:
        return False
    words = kit.text.fit(name, theme.NAME, kit.enlarged.u, colours.name, room.w, height=room.h, lines=2)
    put(sheet, words, room, "left")
    return True


def _enough(kit: Kit, words: str, kind: theme.Type, width: float) -> str:
    """Only what stands behind a dot or a colon, where all of it would be cut off or, of large text, tiny."""
    least = round(theme.SMALLEST_TEXT * kit.enlarged.u / kit.u)
    if kit.text.width(words, kind.weight, least) <= width:
        return words
    found = [words.partition(mark)[2] for mark in _MARKS]
    return next((rest for rest in found if rest), words)


class _Told(NamedTuple):
    """Where in the box of the last move its two texts stand, in parts of its height."""

    above: float
    above_high: float
    top: float
    high: float


_TOLD: Final = _Told(0.11, 0.36, 0.41, 0.52)
_TOLD_IN_TWO: Final = _Told(0.07, 0.26, 0.33, 0.6)
"""Where the move takes two lines,"""
_HIGHER: Final = 0.27
"""for which the box is higher by so much of its height."""


def last_move_box(kit: Kit, rect: Rect, text: str) -> Rect:
    """The box of the last move, whose usual place is ``rect``: higher where the move takes two lines."""
    px = theme.STRONG.px(kit.enlarged.u)
    lines = kit.text.arrange(text, theme.STRONG.weight, px, rect.w - 3.0 * kit.u, None, 2)[1]
    more = round(_HIGHER * rect.h) if len(lines) > 1 else 0
    return Rect(rect.x, rect.y - more, rect.w, rect.h + more)


def draw_last_move(surface: pygame.Surface, kit: Kit, rect: Rect, label: str, text: str) -> pygame.Rect:
    """The box at the lower left: who moved last, and what. See `last_move_box`."""
    u = kit.enlarged.u
    draw_box(surface, kit, rect, theme.PANEL, None, radius=1.2 * kit.u, opacity=0.6)
    inner = rect.inset(1.5 * kit.u, 0)
    who = _enough(kit, label, theme.CAPTION, inner.w)
    first = kit.text.fit(who, theme.CAPTION, u, theme.MIST, inner.w)
    most = _TOLD_IN_TWO.high * rect.h
    second = kit.text.fit(text, theme.STRONG, u, theme.WOOL, inner.w, height=most, lines=2)
    told = _TOLD if second.get_height() <= _TOLD.high * rect.h else _TOLD_IN_TWO
    above = Rect(inner.x, rect.y + told.above * rect.h, inner.w, told.above_high * rect.h)
    put(surface, first, above, "left")
    put(surface, second, Rect(inner.x, rect.y + told.top * rect.h, inner.w, told.high * rect.h), "left")
    return pygame.Rect(rect.px)
