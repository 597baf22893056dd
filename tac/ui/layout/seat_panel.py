"""Where everything on the panel of one seat lies, on the new-game screen."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET

CONTROL: Final = 5.6
LABEL: Final = 2.5
ABOUT_HELP: Final = 5.0
"""What a kind of help means, on two lines below its control, where there is room for it."""
LABEL_GAP: Final = 0.8
PAD: Final = 2.2
_SIDE: Final = 1.6
"""The margin of a seat's panel: two tiles with the longest words of levels have just room within."""
HINT_GAP: Final = 1.3
"""Above that: the ring round the control keeps off it."""
TILES_GROW: Final = 1.4
"""Tiles get at most so many times as high, where they would leave a hole."""
HEAD: Final = 4.4
"""Room for the row of teeth, and between it and the ring round an avatar, in u."""
FOOT: Final = 1.4
LARGEST_AVATAR: Final = 16.0
LEAST_AVATAR: Final = 6.8
FOR_AVATAR: Final = 0.85
"""An avatar gets this part of the height that is left over; the rest goes between the controls."""
LEAST_GAP: Final = 1.0
BESIDE_AVATAR: Final = 13.0
BESIDE: Final = 54.4
LEAST_BESIDE: Final = 310.0
"""Panels at least this wide, in u, have name and kind beside the avatar."""
ONE_ROW: Final = 36.0
"""Panels at least this wide, in u, show four levels in one row of tiles."""
LEAST_ONE_ROW: Final = 286
"""And so many pixels, for letters grow no smaller."""
BESIDE_LABEL: Final = 9.6
"""Where there is one row of tiles, the words for key and help have so many u beside these controls."""
TILES: Final = 6.4
TILES_GAP: Final = 0.7


class SeatPanel(Struct, frozen=True):
    """One seat's panel. ``character``, ``about`` and ``level_range`` below it are single lines of text.

    A computer has its ``level`` where a person has the ``key`` that calls and the kind of ``help``; what is
    said ``about`` either stands on the same lines. At ``begins`` it says that the game begins here.
    """

    panel: Rect
    number: Rect
    begins: Rect
    avatar: Rect
    name_label: Rect
    character: Rect
    name: Rect
    kind: Rect
    level_label: Rect
    level: Rect
    about: Rect
    level_range: Rect
    key_label: Rect
    key: Rect
    help_label: Rect
    help: Rect
    one_row: bool


class _Measures(Struct, frozen=True):
    """In pixels: the unit, a control's height, and that of the tiles with the levels."""

    u: float
    control: float
    tiles: float
    one_row: bool

    @property
    def labelled(self) -> float:
        """A label with a control below it."""
        return (LABEL + LABEL_GAP) * self.u + self.control

    @property
    def person(self) -> float:
        """What is below that choice for a person, without what his help means,"""
        helped = self.control if self.one_row else self.labelled
        return self.control + LABEL_GAP * self.u + helped

    @property
    def told(self) -> float:
        """and what that takes below what is there in any case."""
        return max(0.0, self.person + (HINT_GAP + ABOUT_HELP) * self.u - self.lower)

    @property
    def lower(self) -> float:
        """What is below the choice between person and computer: the higher of the two."""
        return max(self.person, (LABEL + LABEL_GAP + 0.4 + 2 * LABEL) * self.u + self.tiles)


def _measures(u: float, width: float) -> _Measures:
    control = max(LEAST_TARGET, CONTROL * u)
    one_row = width >= max(ONE_ROW * u, LEAST_ONE_ROW)
    tiles = max(LEAST_TARGET, TILES * u)
    return _Measures(u, control, tiles if one_row else 2 * tiles + TILES_GAP * u, one_row)


def _is_wide(u: float, width: float) -> bool:
    """Whether the avatar has its place beside the controls."""
    return width >= max(BESIDE * u, LEAST_BESIDE)


def least_height(u: float, width: float) -> float:
    """How high, in pixels, a panel so many pixels wide is at least."""
    m = _measures(u, width)
    upper = 2 * m.control + (LABEL + LABEL_GAP + LEAST_GAP) * u
    above = (LEAST_AVATAR + LEAST_GAP) * u + upper
    head = max(upper, BESIDE_AVATAR * u) if _is_wide(u, width) else above
    return (HEAD + FOOT + LEAST_GAP) * u + head + m.lower


def seat_panel(u: float, panel: Rect) -> SeatPanel:
    """The panel in this rectangle, which is at least `least_height` high."""
    m = _measures(u, panel.w)
    inner = panel.inset(_SIDE * u, 0)
    if _is_wide(u, panel.w):
        return _beside(m, panel, inner)
    spare = panel.h - least_height(u, panel.w)
    spare = max(0.0, spare - m.told)
    avatar = min(LARGEST_AVATAR * u, LEAST_AVATAR * u + FOR_AVATAR * spare)
    gap = LEAST_GAP * u + min(1.4 * u, (spare - avatar + LEAST_AVATAR * u) / 3)
    face = Rect(panel.cx - avatar / 2, panel.y + HEAD * u, avatar, avatar)
    upper = Rect(inner.x, face.bottom + gap, inner.w, panel.h)
    side_w = face.x - inner.x - 0.6 * u
    number = Rect(inner.x, face.y, side_w, min(6.6 * u, max(5.6 * u, avatar)))
    begins = Rect(face.right + 0.6 * u, face.y, inner.right - face.right - 0.6 * u, 2 * LABEL * u)
    return _put_together(m, panel, inner, face, number, begins, upper, gap)


def _beside(m: _Measures, panel: Rect, inner: Rect) -> SeatPanel:
    """A wide panel: the avatar at the left, with its number below."""
    u = m.u
    spare = panel.h - least_height(u, panel.w)
    gap = LEAST_GAP * u + min(1.4 * u, spare / 3)
    height = m.labelled + gap + m.control
    avatar = min(BESIDE_AVATAR * u, height)
    top = panel.y + HEAD * u + min(1.2 * u, 0.2 * max(0.0, spare))
    number_w = 10.4 * u
    face = Rect(inner.x + number_w, top + (height - avatar) / 2, avatar, avatar)
    number = Rect(inner.x, top, number_w - 1.8 * u, 6.0 * u)
    begins = Rect(inner.x, number.bottom + 0.4 * u, number.w, 2 * LABEL * u)
    left = face.right + 1.8 * u
    upper = Rect(left, top, inner.right - left, panel.h)
    return _put_together(m, panel, inner, face, number, begins, upper, gap)


def _put_together(
    m: _Measures, panel: Rect, inner: Rect, face: Rect, number: Rect, begins: Rect, upper: Rect, gap: float
) -> SeatPanel:
    """``upper`` says where name and kind begin, and how wide they are; the rest is as wide as the panel."""
    u = m.u
    word_w = 0.25 * upper.w
    name_label = Rect(upper.x, upper.y, word_w, LABEL * u)
    name = Rect(upper.x, name_label.bottom + LABEL_GAP * u, upper.w, m.control)
    kind = Rect(upper.x, name.bottom + gap, upper.w, m.control)
    level_label = Rect(inner.x, kind.bottom + gap, inner.w, LABEL * u)
    level_y = level_label.bottom + LABEL_GAP * u
    # The words below stand as high for a person as for a computer, and there is no hole above them.
    lowest = panel.bottom - (FOOT + 2 * LABEL) * u
    about_y = max(level_y + m.tiles + 0.4 * u, min(lowest, level_label.y + m.person + HINT_GAP * u))
    level_h = max(m.tiles, min(TILES_GROW * m.tiles, about_y - 0.8 * u - level_y))
    level = Rect(inner.x, level_y, inner.w, level_h)
    about = Rect(inner.x, about_y, inner.w, LABEL * u)
    key_label, key, help_label, help_ = _of_person(m, inner, level_label.y)
    return SeatPanel(
        panel=panel,
        number=number.rounded(),
        begins=begins.rounded(),
        avatar=face.rounded(),
        name_label=name_label.rounded(),
        character=Rect(upper.x + word_w, name_label.y, upper.w - word_w, LABEL * u).rounded(),
        name=name.rounded(),
        kind=kind.rounded(),
        level_label=level_label.rounded(),
        level=level.rounded(),
        about=about.rounded(),
        level_range=about.moved(0, LABEL * u).rounded(),
        key_label=key_label.rounded(),
        key=key.rounded(),
        help_label=help_label.rounded(),
        help=help_.rounded(),
        one_row=m.one_row,
    )


def _of_person(m: _Measures, inner: Rect, y: float) -> tuple[Rect, Rect, Rect, Rect]:
    """The key that calls and the kind of help from ``y`` on, each after the words for it."""
    u, gap = m.u, LABEL_GAP * m.u
    if m.one_row:
        w = BESIDE_LABEL * u
        labels = Rect(inner.x, y, w - 0.6 * u, m.control)
        controls = Rect(inner.x + w, y, inner.w - w, m.control)
        down = m.control + gap
        return labels, controls, labels.moved(0, down), controls.moved(0, down)
    key_w = 0.46 * inner.w
    key = Rect(inner.right - key_w, y, key_w, m.control)
    key_label = Rect(inner.x, y, inner.w - key_w - u, m.control)
    help_label = Rect(inner.x, key.bottom + gap, inner.w, LABEL * u)
    return key_label, key, help_label, Rect(inner.x, help_label.bottom + gap, inner.w, m.control)
