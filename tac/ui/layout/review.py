"""Where everything on the review of a game lies: the players, the table of a moment, the list of moments."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter, left_of_bar
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit

WIDEST: Final = 160.0
WIDE: Final = 134.0
HIGH: Final = 84.0
"""A room of so many u has players and table beside the list; a smaller one is scrolled through."""
TITLE: Final = 7.0
ABOUT: Final = 3.2
BUTTONS: Final = 7.6
GAP: Final = 2.0
PAD: Final = 2.0
PLAYER: Final = 6.4
PLAYER_GAP: Final = 0.6
HEAD: Final = 8.8
"""What a panel has above its rows: teeth and words."""
TABS: Final = 5.8
TABS_AT: Final = 4.6
"""How far below the upper edge of their panel the tabs are: off the teeth."""
MOMENT: Final = 16.4
MOMENT_GAP: Final = 1.0
WORDS: Final = 5
LEAST_LINE: Final = 14.0
"""So many lines of words a moment has at most, each of so many pixels at least."""
ROW_BUTTON: Final = (21.2, 5.4)
"""A button of a moment,"""
ROW_GAP: Final = 0.8
"""and what lies between two of them, in u."""
BOARD: Final = 30.0
"""Height of a table within its row."""
LEFT: Final = 0.41
BUTTON_COUNT: Final = 4


class ReviewLayout(Struct, frozen=True):
    """The review for one window size; all rectangles are whole pixels.

    ``players`` and ``moments`` are rows; ``board`` is the table of the moment that is looked at, None where
    each row has its own. What is in ``list`` is scrolled through ``view``.
    """

    u: float
    inside: Rect
    wide: bool
    title: Rect
    about: Rect
    view: Rect
    height: float
    standings: Rect
    players_head: Rect
    players: tuple[Rect, ...]
    board: Rect | None
    list: Rect
    tabs: Rect
    moments: tuple[Rect, ...]
    empty: Rect
    buttons: tuple[Rect, ...]


def review_layout(width: int, height: int, players: int, moments: int, *, scale: float = 1.0) -> ReviewLayout:
    """So many players and moments in a window of width x height pixels, ``scale`` times as large as usual."""
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-2.0 * plain)
    room = Rect.around(room.cx, room.cy, min(room.w, WIDEST * u), room.h)
    wide = room.w >= WIDE * u and room.h >= HIGH * u
    title = Rect(room.x, room.y, room.w, TITLE * u)
    about = Rect(room.x, title.bottom, room.w, ABOUT * u)
    high = max(float(LEAST_TARGET), BUTTONS * u)
    rows = 1 if room.w >= WIDE * u else 2
    bar_h = rows * high + (rows - 1) * 1.2 * u
    bar = Rect(room.x, room.bottom - bar_h, room.w, bar_h)
    body = Rect(room.x, about.bottom + 1.4 * u, room.w, bar.y - 1.8 * u - about.bottom - 1.4 * u)
    lines = [bar] if rows == 1 else bar.rows(2, 1.2 * u)
    columns = [rect for line in lines for rect in line.columns(BUTTON_COUNT // rows, 1.6 * u)]
    build = _beside if wide else _below
    parts = build(u, inside, body, players, moments)
    return ReviewLayout(
        u=u,
        inside=inside,
        wide=wide,
        title=title.rounded(),
        about=about.rounded(),
        buttons=tuple(rect.rounded() for rect in columns),
        **parts,  # type: ignore[arg-type]
    )


def _standings(u: float, x: float, y: float, w: float, players: int) -> tuple[Rect, Rect, tuple[Rect, ...]]:
    """The panel of players, its head, and its rows."""
    h = (HEAD + players * PLAYER + (players - 1) * PLAYER_GAP + PAD) * u
    panel = Rect(x, y, w, h)
    inner = panel.inset(PAD * u, 0)
    head = Rect(inner.x, y + 4.4 * u, inner.w, 4.0 * u)
    rows = tuple(
        Rect(inner.x, y + HEAD * u + k * (PLAYER + PLAYER_GAP) * u, inner.w, PLAYER * u).rounded()
        for k in range(players)
    )
    return panel.rounded(), head.rounded(), rows


def _beside(u: float, inside: Rect, body: Rect, players: int, moments: int) -> dict[str, object]:
    left = LEFT * (body.w - GAP * u)
    standings, head, rows = _standings(u, body.x, body.y, left, players)
    board_y = standings.bottom + GAP * u
    right = Rect(body.x + left + GAP * u, body.y, body.w - left - GAP * u, body.h)
    inner = right.inset(PAD * u, 0)
    tabs = Rect(inner.x, right.y + TABS_AT * u, inner.w, TABS * u)
    view = Rect(right.x + 0.4 * u, tabs.bottom + u, right.w - 0.8 * u, right.bottom - tabs.bottom - 2.2 * u)
    high = _row_height(u)
    content = moments * (high + MOMENT_GAP * u) + 0.6 * u
    w = inner.w if content <= view.h else view.right - gutter(u) - inner.x
    return {
        "view": view.rounded(),
        "height": content,
        "standings": standings,
        "players_head": head,
        "players": rows,
        "board": Rect(body.x, board_y, left, body.bottom - board_y).rounded(),
        "list": right.rounded(),
        "tabs": tabs.rounded(),
        "moments": _moments(u, inner.x, view.y + 0.4 * u, w, moments, high),
        "empty": Rect(inner.x, view.y, inner.w, min(view.h, 20 * u)).rounded(),
    }


def _below(u: float, inside: Rect, body: Rect, players: int, moments: int) -> dict[str, object]:
    high = _row_height(u) + BOARD * u
    shown = left_of_bar(body, inside, u)
    standings, head, rows = _standings(u, shown.x, body.y, shown.w, players)
    y = standings.bottom + GAP * u
    inner = Rect(shown.x + PAD * u, y, shown.w - 2 * PAD * u, 0)
    tabs = Rect(inner.x, y + TABS_AT * u, inner.w, TABS * u)
    top = tabs.bottom + 1.4 * u
    count = moments * high + max(0, moments - 1) * MOMENT_GAP * u
    bottom = top + (count if moments else 14 * u) + PAD * u
    return {
        "view": Rect(inside.x, body.y - 0.6 * u, inside.w, body.h + 1.2 * u).rounded(),
        "height": bottom - body.y + 1.2 * u,
        "standings": standings,
        "players_head": head,
        "players": rows,
        "board": None,
        "list": Rect(shown.x, y, shown.w, bottom - y).rounded(),
        "tabs": tabs.rounded(),
        "moments": _moments(u, inner.x, top, inner.w, moments, high),
        "empty": Rect(inner.x, top, inner.w, 14 * u).rounded(),
    }


def _button_height(u: float) -> float:
    return max(float(LEAST_TARGET), ROW_BUTTON[1] * u)


def _row_height(u: float) -> float:
    """Height of a moment without its own table: two buttons fit, one below the other, and all its words."""
    return max(MOMENT * u, 2 * _button_height(u) + 3 * ROW_GAP * u, WORDS * LEAST_LINE + 2.2 * u)


def buttons_of(line: Rect, count: int, u: float) -> tuple[Rect, ...]:
    """Where so many buttons of a moment lie, whose row without its own table is ``line``."""
    # Words do not become smaller with small windows for ever, as controls do not.
    w, h = max(ROW_BUTTON[0] * u, 3.3 * LEAST_TARGET), _button_height(u)
    top = line.cy - (count * h + (count - 1) * ROW_GAP * u) / 2
    x = line.right - w - u
    return tuple(Rect(x, top + k * (h + ROW_GAP * u), w, h).rounded() for k in range(count))


def _moments(u: float, x: float, y: float, w: float, count: int, high: float) -> tuple[Rect, ...]:
    step = high + MOMENT_GAP * u
    return tuple(Rect(x, y + k * step, w, high).rounded() for k in range(count))
