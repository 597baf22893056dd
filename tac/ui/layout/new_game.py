"""Where everything on the new-game screen lies."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.scroll import gutter
from tac.ui.layout.seat_panel import CONTROL, LABEL, LABEL_GAP, PAD, SeatPanel, least_height, seat_panel
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 1.8
GAP: Final = 1.7
HEADER: Final = 6.0
BAR: Final = 8.6
TEMPO: Final = 7.4
BAR_GAP: Final = 1.2
BUTTONS: Final = 7.6
WIDEST: Final = 170.0
HIGHEST_PANEL: Final = 58.0
WIDEST_PANEL: Final = 44.0
LEAST_PANEL: Final = 33.0
STACKED_BELOW: Final = 126.0
"""Where the room is less wide than so many u, what lies side by side elsewhere is stacked."""
ONE_HEAD: Final = 140.0
"""Where the room is at least so many u wide, the number of players stands beside the title."""
STRIP_LABEL: Final = 15.0
HOUSE_BUTTON: Final = 19.0
PACE_LABEL: Final = 17.2
REACTION_LABEL: Final = 24.0

__all__ = [
    "BUTTONS",
    "CONTROL",
    "EDGE",
    "GAP",
    "HEADER",
    "LABEL",
    "LABEL_GAP",
    "PAD",
    "WIDEST",
    "NewGameLayout",
    "SeatPanel",
    "new_game_layout",
]


class NewGameLayout(Struct, frozen=True):
    """The new-game screen for one window size; all rectangles are whole pixels.

    From the panels to the bars below them everything is scrolled through ``view`` where it is higher than
    that, and lies here as before any of it is scrolled away; all of it is ``height`` pixels high. ``cancel``
    has no width where there is no room for it.
    """

    u: float
    inside: Rect
    back: Rect
    title: Rect
    players_label: Rect
    players: Rect
    rules: Rect
    settings: Rect
    view: Rect
    height: float
    seats: tuple[SeatPanel, ...]
    bar: Rect
    strip_label: Rect
    strip_name: Rect
    strip: Rect
    house: Rect
    change: Rect
    tempo: Rect
    pace_label: Rect
    pace: Rect
    reaction_label: Rect
    reaction_range: Rect
    faster: Rect
    reaction: Rect
    slower: Rect
    deal_label: Rect
    deal: Rect
    deal_new: Rect
    cancel: Rect
    play: Rect


class _Frame(Struct, frozen=True):
    """What the parts share, in pixels: the unit, the height of a control, and whether things are stacked."""

    u: float
    control: float
    stacked: bool
    heads: int
    """So many rows the head has."""
    room: Rect


def new_game_layout(
    width: int, height: int, seats: int, *, scale: float = 1.0, ends: float = math.inf
) -> NewGameLayout:
    """The new-game screen with this many seats (2 to 4) in a window of width x height pixels.

    ``scale`` is how many times as large as usual text and controls are; ``ends`` is how wide in pixels the
    words at the ends of the slider are, which is longer where they are short.
    """
    plain, border = unit(width, height), border_thickness(height)
    u = scale * plain
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * plain)
    w = min(room.w, WIDEST * u)
    room = Rect(room.cx - w / 2, room.y, w, room.h)
    stacked = is_narrow(width, height) or room.w < STACKED_BELOW * u
    frame = _Frame(u, max(LEAST_TARGET, CONTROL * u), stacked, 1 if room.w >= ONE_HEAD * u else 2, room)
    head_h = max(LEAST_TARGET, HEADER * u)
    heads = 2 * head_h + GAP / 2 * u if frame.heads == 2 else head_h
    foot_h = max(LEAST_TARGET, BUTTONS * u)
    if stacked:
        foot_h = max(foot_h, (LABEL + 0.6) * u + frame.control)
    most = room.h - heads - foot_h - 2 * GAP * u
    content_h, rows, columns, each = _content(frame, seats, most)
    view_h = min(content_h, most)
    top = room.y + (most - view_h) / 2
    head = Rect(room.x, top, room.w, heads)
    # The bar has its place where the window keeps its margin.
    bar_w = gutter(u) if content_h > most + 1 else 0.0
    view = Rect(room.x, head.bottom + GAP * u, room.w, view_h)
    area = Rect(view.x, view.y, view.w - bar_w, content_h)
    foot = Rect(room.x, view.bottom + GAP * u, room.w, foot_h)
    panels_h = rows * each + (rows - 1) * GAP * u
    panels = _panels(frame, Rect(area.x, area.y, area.w, panels_h), seats, rows, columns)
    bars = Rect(area.x, area.y + panels_h + BAR_GAP * u, area.w, area.h - panels_h - BAR_GAP * u)
    # The focus ring and the shadows of panels reach beyond what they are round.
    return NewGameLayout(
        u=u,
        inside=inside,
        view=view.inflated(GAP / 2 * u).rounded() if not bar_w else _with_bar(view, inside, u),
        height=content_h + GAP * u,
        seats=tuple(seat_panel(u, panel.rounded()) for panel in panels),
        **_header(frame, head),
        **_bars(frame, bars, ends),
        **_foot(frame, foot),
    )


def _with_bar(view: Rect, inside: Rect, u: float) -> Rect:
    """The view with its margin, within the window's edge."""
    grown = view.inflated(GAP / 2 * u)
    return Rect(grown.x, grown.y, min(grown.right, inside.right) - grown.x, grown.h).rounded()


def _content(frame: _Frame, seats: int, most: float) -> tuple[float, int, int, float]:
    """How high all that may be scrolled is; how many rows and columns of panels, and how high each is."""
    u, room = frame.u, frame.room
    fit = int((room.w + GAP * u) // ((LEAST_PANEL + GAP) * u))
    columns = max(1, min(4, fit)) if not frame.stacked else max(1, min(2, fit))
    if columns == 3:
        columns = 2
    rows = -(-seats // columns)
    width = _panel_width(frame, columns)
    below = BAR_GAP * u + _bars_height(frame)
    # Where it has to be scrolled, the bar takes some of the width.
    least = max(least_height(u, width), least_height(u, width - gutter(u) / columns - 1)) + 1
    each = max(least, min(HIGHEST_PANEL * u, (most - below - (rows - 1) * GAP * u) / rows))
    if rows > 1 or width > WIDEST_PANEL * u:
        each = min(each, least + 6 * u)
    return rows * each + (rows - 1) * GAP * u + below, rows, columns, each


def _panel_width(frame: _Frame, columns: int) -> float:
    width = (frame.room.w - (columns - 1) * GAP * frame.u) / columns
    return min(width, WIDEST_PANEL * frame.u) if columns == 4 else width


def _panels(frame: _Frame, area: Rect, seats: int, rows: int, columns: int) -> list[Rect]:
    """The panels side by side, in the middle where there are fewer than there is room for."""
    gap = GAP * frame.u
    if rows == 1:
        w = min((area.w - (columns - 1) * gap) / columns, _panel_width(frame, columns))
        row_w = seats * w + (seats - 1) * gap
        return Rect(area.cx - row_w / 2, area.y, row_w, area.h).columns(seats, gap)
    grid = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)][:seats]
    if seats % columns:
        grid[-1] = grid[-1].moved((area.w - grid[-1].w) / 2, 0)
    return grid


def _header(frame: _Frame, head: Rect) -> dict[str, Rect]:
    u = frame.u
    line = Rect(head.x, head.y, head.w, (head.h - GAP / 2 * u) / 2) if frame.heads == 2 else head
    side = math.ceil(max(LEAST_TARGET, CONTROL * u))
    back = Rect(line.x, line.cy - side / 2, side, side)
    settings = Rect(line.right - side, back.y, side, side)
    rules = Rect(settings.x - u - side, back.y, side, side)
    if frame.heads == 2:
        lower = Rect(head.x, line.bottom + GAP / 2 * u, head.w, line.h)
        players_w = min(36 * u, 0.5 * lower.w)
        players = Rect(lower.right - players_w, lower.cy - frame.control / 2, players_w, frame.control)
        label = Rect(lower.x, players.y, players.x - 1.4 * u - lower.x, frame.control)
        title_end = rules.x
    else:
        players_w, label_w = 27 * u, 21 * u
        x = min(line.cx - 0.1 * players_w, rules.x - 2.4 * u - players_w)
        players = Rect(x, line.cy - frame.control / 2, players_w, frame.control)
        label = Rect(players.x - 1.4 * u - label_w, players.y, label_w, frame.control)
        title_end = label.x
    title_x = back.right + 2 * u
    return {
        "back": back.rounded(),
        "title": Rect(title_x, line.y, title_end - 1.6 * u - title_x, line.h).rounded(),
        "players_label": label.rounded(),
        "players": players.rounded(),
        "rules": rules.rounded(),
        "settings": settings.rounded(),
    }


def _bar_height(frame: _Frame, height: float) -> float:
    return max(height * frame.u, frame.control + 2 * _pad(frame))


def _pad(frame: _Frame) -> float:
    """What a bar keeps free above and below a control, in pixels."""
    return 0.9 * frame.u


def _bars_height(frame: _Frame) -> float:
    lines = 2 if frame.stacked else 1
    return lines * (_bar_height(frame, BAR) + _bar_height(frame, TEMPO)) + BAR_GAP * frame.u


def _bars(frame: _Frame, area: Rect, ends: float) -> dict[str, Rect]:
    u, c, lines = frame.u, frame.control, 2 if frame.stacked else 1
    bar = Rect(area.x, area.y, area.w, lines * _bar_height(frame, BAR))
    tempo = Rect(area.x, bar.bottom + BAR_GAP * u, area.w, lines * _bar_height(frame, TEMPO))
    upper, lower = bar.rows(2, 0) if frame.stacked else (bar, bar)
    first, second = (row.inset(PAD * u, 0) for row in (upper, lower))
    label_w = max(88.0, min(STRIP_LABEL * u, 0.26 * first.w))
    strip_w = first.w - label_w - u if frame.stacked else 0.37 * first.w
    strip_h = max(LEAST_TARGET, 6.6 * u)
    strip = Rect(first.x + label_w + u, first.cy - strip_h / 2, strip_w, strip_h)
    change_w = max(110.0, HOUSE_BUTTON * u)
    change = Rect(second.right - change_w, second.cy - c / 2, change_w, c)
    house_x = second.x if frame.stacked else strip.right + 3 * u
    house = Rect(house_x, lower.y + 0.2 * u, change.x - 1.6 * u - house_x, lower.h - 0.4 * u)
    upper, lower = tempo.rows(2, 0) if frame.stacked else (tempo, tempo)
    pace_row, reaction_row = (row.inset(PAD * u, 0) for row in (upper, lower))
    if not frame.stacked:
        pace_row, reaction_row = _two(pace_row, 0.53, 3 * u)
    pace_label_w = max(88.0, min(PACE_LABEL * u, 0.34 * pace_row.w))
    reaction_label_w = min(REACTION_LABEL * u, 0.42 * reaction_row.w)
    range_w = 11 * u
    end_w = min(max(10.4 * u, 66.0), ends + 0.8 * u) if reaction_row.w > 66 * u else 0.0
    slider = Rect(
        reaction_row.x + reaction_label_w + range_w + u, reaction_row.cy - c / 2,
        reaction_row.w - reaction_label_w - range_w - u, c,
    )  # fmt: skip
    middle = Rect(0, first.cy - 2.7 * u, 0, 0)
    return {
        "bar": bar.rounded(),
        "strip_label": Rect(first.x, middle.y, label_w, LABEL * u).rounded(),
        "strip_name": Rect(first.x, middle.y + LABEL * u, label_w, 2.9 * u).rounded(),
        "strip": strip.rounded(),
        "house": house.rounded(),
        "change": change.rounded(),
        "tempo": tempo.rounded(),
        "pace_label": Rect(pace_row.x, pace_row.cy - c / 2, pace_label_w, c).rounded(),
        "pace": Rect(
            pace_row.x + pace_label_w + u, pace_row.cy - c / 2, pace_row.w - pace_label_w - u, c
        ).rounded(),
        "reaction_label": Rect(reaction_row.x, slider.y, reaction_label_w - u, c).rounded(),
        "reaction_range": Rect(reaction_row.x + reaction_label_w, slider.y, range_w, c).rounded(),
        "faster": Rect(slider.x, slider.y, end_w, c).rounded(),
        "reaction": slider.inset(end_w + (0.6 * u if end_w else 0.0), 0).rounded(),
        "slower": Rect(slider.right - end_w, slider.y, end_w, c).rounded(),
    }


def _two(row: Rect, part: float, gap: float) -> tuple[Rect, Rect]:
    """A row in two, the first as wide as a part of it."""
    w = part * (row.w - gap)
    return Rect(row.x, row.y, w, row.h), Rect(row.x + w + gap, row.y, row.w - w - gap, row.h)


def _foot(frame: _Frame, foot: Rect) -> dict[str, Rect]:
    u, c = frame.u, frame.control
    play_w = min(44 * u, 0.46 * foot.w)
    play = Rect(foot.right - play_w, foot.bottom - max(c, BUTTONS * u), play_w, max(c, BUTTONS * u))
    cancel_w = 0.0 if frame.stacked else 24 * u
    cancel = Rect(play.x - 1.6 * u - cancel_w, play.y, cancel_w, play.h)
    field_w = max((17 if frame.stacked else 22) * u, 110.0)
    if frame.stacked:
        field_w = min(field_w, foot.w - play_w - c - 3 * u)
        field = Rect(foot.x, foot.bottom - c, field_w, c)
        label = Rect(foot.x, field.y - (LABEL + 0.6) * u, field_w + c + u, LABEL * u)
    else:
        label_w = max(15 * u, 90.0)
        label = Rect(foot.x, foot.cy - c / 2, label_w, c)
        field = Rect(label.right + u, label.y, field_w, c)
    return {
        "deal_label": label.rounded(),
        "deal": field.rounded(),
        "deal_new": Rect(field.right + u, field.y, c, c).rounded(),
        "cancel": cancel.rounded(),
        "play": play.rounded(),
    }
