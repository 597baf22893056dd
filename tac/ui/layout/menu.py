"""Where everything on the menu lies."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tac.languages import LANGUAGES
from tac.ui.layout.rect import Point, Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 2.2
GAP: Final = 2.6
PILL: Final = 6.2
"""Height of who plays and of the languages, in u."""
PROFILE: Final = 36.0
LANGUAGE: Final = 16.0
PANEL: Final = 60.0
LEAST_PANEL: Final = 54.2
LARGE_PANEL: Final = 62.0
TAGLINE: Final = 7.0
"""Height of the line below the picture, where it needs two, in u."""
TIGHT_BELOW: Final = 136.0
"""Where the room is less wide than so many u, pills go right across, and the picture gives way to words."""
TEETH: Final = 5.4
LEAST_TEETH: Final = 3.8
"""Room for the row of teeth at either end of the panel, in u, and where all of it is needed."""
RING: Final = 1.1
"""Room for the ring round what has the keyboard, in u."""
SIDE: Final = 3.2
"""Between the panel's side and what is to be pressed, in u."""
FIRST: Final = 12.0
ENTRY: Final = 9.0
SMALL: Final = 8.2
"""Height of the first row, of the others, and of those with two entries, in u;"""
GROWN: Final = 1.12
"""so many times as high, where few rows leave room."""
ENTRY_GAP: Final = 1.6
BETWEEN: Final = 1.2
LEFT: Final = 0.52
"""Between two entries in a row, in u; the left one, whose words are longer, has this part of the row."""
SMALL_ENTRIES: Final = 6
"""So many entries at the end stand two in a row."""
LEAST_ENTRY: Final = 4.8
LEAST_GAP: Final = 1.2
HIGHEST_WIDE: Final = 86.0

NARROW_TAGLINE: Final = 5.4
NARROW_WORDS: Final = 66.0
"""Height and width, in u, of what says what the game is, in a narrow window."""

# The picture, in units of its own: it is drawn as large as there is room for.
ART: Final = (102.0, 84.0)
_MARGIN: Final = 2.0
"""What of it may reach beyond its own measures: points of the shout, shadows."""
RUG_HALF: Final = 56
"""So many cells of the rug lie on either side of the middle one; its other measures follow from its cells."""
RUG_FRINGE: Final = 3.6
"""How far the rug's fringe reaches, in cells."""
_RUG: Final = (51.0, 6.0, 103.0, 67.4)
"""Middle, top, most width with the fringe, and height."""
_BURST: Final = (52.0, 17.2)
_RADII: Final = (35.0, 16.2)
_TAIL: Final = (9.8, 40.4)
_CARD_WIDTH: Final = 26.2
_FAN: Final = (
    (24.3, 58.4, 18.0),
    (37.1, 54.3, 9.0),
    (51.0, 52.5, 0.0),
    (65.0, 54.0, -9.0),
    (78.5, 59.0, -16.0),
)
"""Middle of each card, and how many degrees it is turned, counterclockwise."""
_FAN_END: Final = 81.4
"""Below this there is no card, nor its shadow."""
_TAGLINE: Final = (24.0, 78.6, 54.0, 5.4)


_Rows = tuple[int, ...]
"""How many entries stand in each row of the panel."""


class FanCard(Struct, frozen=True):
    """One card of the fan: its middle, and how many degrees it is turned counterclockwise."""

    middle: Point
    angle: float


class ArtLayout(Struct, frozen=True):
    """The picture: a rug, the shout on it, and a fan of cards before it. ``v`` is its own unit in pixels.

    Nothing of it reaches beyond ``room``.
    """

    v: float
    room: Rect
    rug: Rect
    burst: Point
    radii: tuple[float, float]
    tail: Point
    card: tuple[int, int]
    fan: tuple[FanCard, ...]
    tagline: Rect


class MenuLayout(Struct, frozen=True):
    """The menu for one window size; all rectangles are whole pixels.

    The entries are scrolled through ``view``, where their ``height`` in pixels is more than that has.
    """

    u: float
    inside: Rect
    profile: Rect
    languages: Rect
    art: ArtLayout
    panel: Rect
    view: Rect
    height: float
    entries: tuple[Rect, ...]


def menu_layout(
    width: int, height: int, entries: int, *, scale: float = 1.0, small: int = SMALL_ENTRIES
) -> MenuLayout:
    """The menu with so many entries in a window of width x height pixels.

    The last ``small`` ones stand two in a row; an odd one is alone. ``scale`` is how many times as large as
    usual text and controls are; the picture gives way to them.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * plain)
    build = _narrow if is_narrow(width, height) else _wide
    large = max(1, entries - small)
    rows = tuple([1] * large + [2] * ((entries - large) // 2) + [1] * ((entries - large) % 2))
    return build(u, inside, room, rows)


def _tight(u: float, inside: Rect, room: Rect, rows: _Rows) -> MenuLayout:
    """A wide window, and text so large that the picture has to give way."""
    pills = Rect(room.x, room.y, room.w, max(LEAST_TARGET, PILL * u))
    below = Rect(room.x, pills.bottom + 0.6 * GAP * u, room.w, room.bottom - pills.bottom - 0.6 * GAP * u)
    panel_w = min(LARGE_PANEL * u, 0.6 * room.w)
    panel_h = min(below.h, _needed(u, rows))
    panel = Rect(below.right - panel_w, below.cy - panel_h / 2, panel_w, panel_h)
    free = Rect(below.x, below.y, panel.x - GAP * u - below.x, below.h)
    high = TAGLINE * u
    v = min(free.w / ART[0], (free.h - high) / ART[1])
    art = _art(Rect.around(free.cx, free.cy - high / 2, ART[0] * v, ART[1] * v), v)
    tagline = Rect(free.x, art.tagline.y, free.w, high).rounded()
    return _put_together(u, inside, pills, replace(art, tagline=tagline), panel, rows)


def _wide(u: float, inside: Rect, room: Rect, rows: _Rows) -> MenuLayout:
    if room.w < TIGHT_BELOW * u:
        return _tight(u, inside, room, rows)
    pill_h = max(LEAST_TARGET, PILL * u)
    panel_w = min(PANEL * u, max(LEAST_PANEL * u, 0.34 * room.w))
    high = min(HIGHEST_WIDE * u, room.h)
    v = min((room.w - panel_w - GAP * u) / ART[0], (high - pill_h - GAP * u) / ART[1])
    art_w, art_h = ART[0] * v, ART[1] * v
    # What is left over goes to both sides and between.
    spare = (room.w - art_w - panel_w - GAP * u) / 3
    spare = min(spare, 6 * u)
    x = room.cx - (art_w + GAP * u + spare + panel_w) / 2
    top = room.cy - (pill_h + GAP * u + art_h) / 2
    art = _art(Rect(x, top + pill_h + GAP * u, art_w, art_h), v)
    # The pills end where the rug's fringe does.
    side = RUG_FRINGE * art.rug.w / (2 * RUG_HALF + 1)
    pills = Rect(art.rug.x - side, top, art.rug.w + 2 * side, pill_h)
    panel_h = min(high, _needed(u, rows))
    panel = Rect(x + art_w + GAP * u + spare, room.cy - panel_h / 2, panel_w, panel_h)
    return _put_together(u, inside, pills, art, panel, rows)


def _narrow(u: float, inside: Rect, room: Rect, rows: _Rows) -> MenuLayout:
    pill_h = max(LEAST_TARGET, PILL * u)
    least = (2 * TEETH + (len(rows) - 1) * ENTRY_GAP) * u + len(rows) * _least(u)
    panel_h = max(least, min(_needed(u, rows), 0.46 * room.h))
    panel_w = min(room.w, 1.3 * PANEL * u)
    left = room.h - pill_h - panel_h - 2 * GAP * u
    # What the game is is said in letters that do not shrink with the picture.
    line = NARROW_TAGLINE * u
    v = min(room.w / ART[0], (left - line) / _FAN_END)
    line = max(line, _TAGLINE[3] * v)
    art_w, art_h = ART[0] * v, _FAN_END * v + line
    top = room.cy - (room.h - left + art_h) / 2
    pills = Rect(room.x, top, room.w, pill_h)
    art = _art(Rect(room.cx - art_w / 2, pills.bottom + GAP * u, art_w, ART[1] * v), v)
    said_w = min(room.w, NARROW_WORDS * u)
    said = Rect(room.cx - said_w / 2, pills.bottom + GAP * u + _FAN_END * v, said_w, line)
    panel = Rect(room.cx - panel_w / 2, said.bottom + GAP * u, panel_w, panel_h)
    return _put_together(u, inside, pills, replace(art, tagline=said.rounded()), panel, rows)


def _put_together(
    u: float, inside: Rect, pills: Rect, art: ArtLayout, panel: Rect, rows: _Rows
) -> MenuLayout:
    profile_w = min(PROFILE * u, 0.46 * pills.w)
    languages_w = min(LANGUAGE * len(LANGUAGES) * u, pills.w - profile_w - GAP * u)
    paper = panel.rounded()
    places = _entries(u, paper, rows)
    off = _teeth(u, paper, rows) - RING * u
    view = Rect(paper.x + 0.3 * u, paper.y + off, paper.w - 0.6 * u, paper.h - 2 * off).rounded()
    needed = places[-1].bottom + RING * u - view.y
    return MenuLayout(
        u=u,
        inside=inside,
        profile=Rect(pills.x, pills.y, profile_w, pills.h).rounded(),
        languages=Rect(pills.right - languages_w, pills.y, languages_w, pills.h).rounded(),
        art=art,
        panel=paper,
        view=view,
        # Halves of pixels are nothing to scroll for.
        height=view.h if needed < view.h + 2 else needed,
        entries=places,
    )


def _heights(rows: _Rows) -> list[float]:
    """The first is the one to press; in u."""
    return [FIRST, *(ENTRY if count == 1 else SMALL for count in rows[1:])]


def _needed(u: float, rows: _Rows) -> float:
    """How high the panel is to be: higher where there are few rows, for they are what is to be pressed."""
    return (2 * TEETH + GROWN * sum(_heights(rows)) + (len(rows) - 1) * ENTRY_GAP) * u


def _least(u: float) -> float:
    """How high a row is at least, in pixels."""
    return max(LEAST_TARGET, LEAST_ENTRY * u)


def _teeth(u: float, panel: Rect, rows: _Rows) -> float:
    """Room for the row of teeth at either end, in pixels: less where the rows fit only so."""
    needed = len(rows) * _least(u) + (len(rows) - 1) * LEAST_GAP * u
    return max(LEAST_TEETH * u, min(TEETH * u, (panel.h - needed) / 2))


def _entries(u: float, panel: Rect, rows: _Rows) -> tuple[Rect, ...]:
    """Row below row, less high where there are many, but never too small for a finger."""
    heights = [height * u for height in _heights(rows)]
    teeth = _teeth(u, panel, rows)
    room = panel.h - 2 * teeth
    gap = ENTRY_GAP * u
    factor = min(GROWN, (room - (len(rows) - 1) * gap) / sum(heights))
    least = _least(u)
    heights = [max(least, factor * height) for height in heights]
    # What is too much then, rows lack that are higher than they must be.
    over = sum(heights) + (len(rows) - 1) * LEAST_GAP * u - room
    spare = sum(heights) - len(rows) * least
    if over > 0 and spare > 0:
        heights = [least + max(0.0, 1 - over / spare) * (height - least) for height in heights]
    if len(rows) > 1:
        gap = max(LEAST_GAP * u, min(gap, (room - sum(heights)) / (len(rows) - 1)))
    total = sum(heights) + (len(rows) - 1) * gap
    y = panel.y + teeth + max(0.0, (room - total) / 2)
    found: list[Rect] = []
    for height, count in zip(heights, rows, strict=True):
        row = Rect(panel.x + SIDE * u, y, panel.w - 2 * SIDE * u, height)
        left_w = LEFT * (row.w - BETWEEN * u) if count > 1 else row.w
        found.append(Rect(row.x, y, left_w, height).rounded())
        if count > 1:
            right_x = row.x + left_w + BETWEEN * u
            found.append(Rect(right_x, y, row.right - right_x, height).rounded())
        y += height + gap
    return tuple(found)


def _art(room: Rect, v: float) -> ArtLayout:
    def at(x: float, y: float) -> Point:
        return Point(room.x + x * v, room.y + y * v)

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(room.x + x * v, room.y + y * v, w * v, h * v).rounded()

    width = round(_CARD_WIDTH * v)
    middle, top, most, high = _RUG
    # Its cells are whole pixels.
    cells = 2 * RUG_HALF + 1
    rug_w = cells * max(1, int(most * v / (cells + 2 * RUG_FRINGE)))
    return ArtLayout(
        v=v,
        room=room.inflated(_MARGIN * v).rounded(),
        rug=Rect(room.x + middle * v - rug_w / 2, room.y + top * v, rug_w, high * v).rounded(),
        burst=at(*_BURST),
        radii=(_RADII[0] * v, _RADII[1] * v),
        tail=at(*_TAIL),
        card=(width, round(width * 7 / 5)),
        fan=tuple(FanCard(at(x, y), angle) for x, y, angle in _FAN),
        tagline=box(*_TAGLINE),
    )
