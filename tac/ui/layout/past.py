"""Where everything on the list of past games lies; its rows are as many as there are games."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

WIDEST: Final = 140.0
TITLE: Final = 8.0
ABOUT: Final = 3.4
BUTTONS: Final = 8.0
BACK: Final = 30.0
PAD: Final = 2.0
HEAD: Final = 4.4
ROW: Final = 9.6
GAP: Final = 1.0
RING: Final = 1.0
"""Round all rows, for the ring of one that has the focus."""
FACE: Final = 5.6
OVERLAP: Final = 0.3
"""How much of a face the next one covers, as a part of it."""
FAULTS: Final = 13.0
DELETE: Final = 6.0


class PastRow(Struct, frozen=True):
    """One game: the place, the faces, two lines of text, how many faults, and what deletes it."""

    row: Rect
    place: Rect
    faces: tuple[Rect, ...]
    names: Rect
    about: Rect
    faults: Rect
    delete: Rect


class PastLayout(Struct, frozen=True):
    """The list for one window size. Rows are scrolled through ``view``, one each ``pitch`` pixels.

    All that is scrolled is ``height`` pixels high; its first row begins ``top`` pixels below its upper edge.
    """

    u: float
    inside: Rect
    title: Rect
    about: Rect
    panel: Rect
    view: Rect
    height: float
    top: float
    width: float
    pitch: float
    back: Rect
    empty: Rect

    def row(self, number: int, offset: int) -> PastRow:
        """The row of this number (0 = first) where the content is scrolled so far."""
        u = self.u
        y = self.view.y + self.top + number * self.pitch - offset
        row = Rect(self.view.x + RING * u, y, self.width, self.pitch - GAP * u)
        size = 0.62 * row.h
        place = Rect(row.x + 1.4 * u, row.cy - size / 2, size, size)
        face = min(FACE * u, 0.055 * row.w + 2 * u)
        step = face * (1 - OVERLAP)
        x = place.right + 1.4 * u
        faces = tuple(Rect(x + k * step, row.cy - face / 2, face, face).rounded() for k in range(4))
        cross = max(float(LEAST_TARGET), DELETE * u)
        delete = Rect(row.right - cross - 0.8 * u, row.cy - cross / 2, cross, cross)
        faults_w = min(FAULTS * u, 0.17 * row.w)
        faults = Rect(delete.x - faults_w - u, row.y, faults_w, row.h)
        text_x = faces[-1].right + 1.8 * u
        text = Rect(text_x, row.y + 0.1 * row.h, faults.x - text_x - u, 0.8 * row.h)
        return PastRow(
            row=row.rounded(),
            place=place.rounded(),
            faces=faces,
            names=Rect(text.x, text.y, text.w, text.h / 2).rounded(),
            about=Rect(text.x, text.cy, text.w, text.h / 2).rounded(),
            faults=faults.rounded(),
            delete=delete.rounded(),
        )


def past_layout(width: int, height: int, games: int, *, scale: float = 1.0) -> PastLayout:
    """So many games in a window of width x height pixels, text and controls ``scale`` times as large."""
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.2 * plain)
    room = Rect.around(room.cx, room.cy, min(room.w, WIDEST * u), room.h)
    title = Rect(room.x, room.y, room.w, TITLE * u)
    about = Rect(room.x, title.bottom, room.w, ABOUT * u)
    high = max(float(LEAST_TARGET), BUTTONS * u)
    back = Rect(room.x, room.bottom - high, min(BACK * u, 0.5 * room.w), high)
    top = about.bottom + 1.4 * u
    panel = Rect(room.x, top, room.w, back.y - 1.8 * u - top)
    left, high = PAD - RING, HEAD - RING
    view = Rect(
        panel.x + left * u,
        panel.y + high * u,
        panel.w - (0.4 * PAD + left) * u,
        panel.h - (high + 0.4 * PAD) * u,
    )
    ring, pitch = RING * u, round((ROW + GAP) * u)
    content = games * pitch + 2 * ring - GAP * u
    return PastLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        about=about.rounded(),
        panel=panel.rounded(),
        view=view.rounded(),
        height=content,
        top=ring,
        width=view.w - ring - (gutter(u) if content > view.h else 0.6 * PAD * u),
        pitch=pitch,
        back=back.rounded(),
        empty=panel.inset(0.12 * panel.w, 0.2 * panel.h).rounded(),
    )
