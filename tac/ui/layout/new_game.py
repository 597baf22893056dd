"""Where everything on the new-game screen lies."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from tac.ui.layout.rect import Rect
from tac.ui.layout.units import LEAST_TARGET, border_thickness, is_narrow, unit

EDGE: Final = 1.8
GAP: Final = 2.0
HEADER: Final = 6.4
BAR: Final = 13.8
BUTTONS: Final = 7.8
CONTROL: Final = 5.6
LABEL: Final = 2.5
LABEL_GAP: Final = 0.8
WIDEST: Final = 166.0
HIGHEST_PANEL: Final = 58.0
WIDEST_PANEL: Final = 44.0
LARGEST_AVATAR: Final = 16.0
PAD: Final = 2.4
LABEL_BESIDE: Final = 16.0
"""Width of a label that stands before its control, in u."""

WIDEST_PROFILE: Final = 30.0
"""Width of who plays, in u, where there is room."""

ONE_ROW: Final = 46.0
"""Panels at least this wide, in u, show four levels in one row of tiles; so do low ones."""

LOW: Final = 50.0


class SeatPanel(Struct, frozen=True):
    """One seat's panel. ``character``, ``about`` and ``level_range`` below it are single lines of text."""

    panel: Rect
    number: Rect
    avatar: Rect
    name_label: Rect
    character: Rect
    name: Rect
    kind: Rect
    level_label: Rect
    level: Rect
    about: Rect
    level_range: Rect
    one_row: bool


class NewGameLayout(Struct, frozen=True):
    """The new-game screen for one window size; all rectangles are whole pixels."""

    u: float
    inside: Rect
    title: Rect
    profile: Rect
    players_label: Rect
    players: Rect
    language: Rect
    settings: Rect
    seats: tuple[SeatPanel, ...]
    bar: Rect
    deal_label: Rect
    deal: Rect
    deal_new: Rect
    reaction_label: Rect
    reaction_range: Rect
    faster: Rect
    reaction: Rect
    slower: Rect
    speed_label: Rect
    speed: Rect
    pace_label: Rect
    pace: Rect
    quit: Rect
    rules: Rect
    house: Rect
    play: Rect


def new_game_layout(width: int, height: int, seats: int) -> NewGameLayout:
    """The new-game screen with this many seats (2 to 4) in a window of width x height pixels."""
    u, border = unit(width, height), border_thickness(height)
    inside = Rect(border, border, width - 2 * border, height - 2 * border)
    room = inside.inflated(-EDGE * u)
    w = min(room.w, WIDEST * u)
    room = Rect(room.cx - w / 2, room.y, w, room.h)
    build = _narrow if is_narrow(width, height) else _wide
    return build(u, inside, room, seats)


def _wide(u: float, inside: Rect, room: Rect, seats: int) -> NewGameLayout:
    others = (HEADER + BAR + BUTTONS + 3 * GAP) * u
    panels_h = min(HIGHEST_PANEL * u, room.h - others)
    y = room.y + (room.h - others - panels_h) / 2
    header = Rect(room.x, y, room.w, HEADER * u)
    panels = Rect(room.x, header.bottom + GAP * u, room.w, panels_h)
    bar = Rect(room.x, panels.bottom + GAP * u, room.w, BAR * u)
    buttons = Rect(room.x, bar.bottom + GAP * u, room.w, BUTTONS * u)
    pw = min(WIDEST_PANEL * u, (room.w - 3 * GAP * u) / 4)
    row_w = seats * pw + (seats - 1) * GAP * u
    row = Rect(room.cx - row_w / 2, panels.y, row_w, panels.h)
    inner = bar.inset(PAD * u, 0)
    deal_w, speed_w = 0.165 * inner.w, 0.49 * inner.w
    gap = 3 * u
    deal = Rect(inner.x, bar.y, deal_w, bar.h)
    speed = Rect(inner.right - speed_w, bar.y, speed_w, bar.h)
    reaction = Rect(deal.right + gap, bar.y, speed.x - deal.right - 2 * gap, bar.h)
    players_w, language_w = 21 * u, 48 * u
    language = Rect(header.right - language_w, header.cy - CONTROL / 2 * u, language_w, CONTROL * u)
    players = Rect(language.x - 3 * u - players_w, language.y, players_w, CONTROL * u)
    label_w = 19.5 * u
    players_label = Rect(players.x - 1.4 * u - label_w, language.y, label_w, CONTROL * u)
    free = players_label.x - header.x
    profile_w = min(WIDEST_PROFILE * u, 0.37 * free)
    profile = Rect(players_label.x - 1.4 * u - profile_w, language.y, profile_w, CONTROL * u)
    title = Rect(header.x, header.y, profile.x - header.x - 1.6 * u, header.h)
    return _put_together(
        u, inside, title, profile, players_label, players, language, row.columns(seats, GAP * u), bar,
        (deal, reaction, speed), buttons,
    )  # fmt: skip


def _narrow(u: float, inside: Rect, room: Rect, seats: int) -> NewGameLayout:
    rows = 2 if seats > 2 else 1
    bar_h = (2 * BAR - 1.0) * u
    others = (2 * HEADER + BUTTONS + 4 * GAP) * u + bar_h
    each = min(HIGHEST_PANEL * u, (room.h - others - (rows - 1) * GAP * u) / rows)
    panels_h = rows * each + (rows - 1) * GAP * u
    y = room.y + (room.h - others - panels_h) / 2
    profile_w = min(WIDEST_PROFILE * u, 0.42 * room.w)
    title = Rect(room.x, y, room.w - profile_w - u, HEADER * u)
    profile = Rect(room.right - profile_w, title.cy - CONTROL / 2 * u, profile_w, CONTROL * u)
    second = Rect(room.x, title.bottom + GAP * u, room.w, HEADER * u)
    label_w, players_w = 0.18 * room.w, 0.26 * room.w
    players_label = Rect(second.x, second.y, label_w, CONTROL * u)
    players = Rect(players_label.right + u, second.y, players_w, CONTROL * u)
    language = Rect(players.right + 2 * u, second.y, second.right - players.right - 2 * u, CONTROL * u)
    panels = Rect(room.x, second.bottom + GAP * u, room.w, panels_h)
    grid = [cell for row in panels.rows(rows, GAP * u) for cell in row.columns(2, GAP * u)]
    if seats == 3:
        grid[2] = grid[2].moved((room.w - grid[2].w) / 2, 0)
    bar = Rect(room.x, panels.bottom + GAP * u, room.w, bar_h)
    upper, lower = bar.rows(2, 0)
    inner = upper.inset(PAD * u, 0)
    deal = Rect(inner.x, inner.y, 0.38 * inner.w, inner.h)
    reaction = Rect(deal.right + 3 * u, inner.y, inner.right - deal.right - 3 * u, inner.h)
    buttons = Rect(room.x, bar.bottom + GAP * u, room.w, BUTTONS * u)
    return _put_together(
        u, inside, title, profile, players_label, players, language, grid[:seats], bar,
        (deal, reaction, lower.inset(PAD * u, 0)), buttons,
    )  # fmt: skip


def _put_together(
    u: float,
    inside: Rect,
    title: Rect,
    profile: Rect,
    players_label: Rect,
    players: Rect,
    language: Rect,
    panels: list[Rect],
    bar: Rect,
    groups: tuple[Rect, Rect, Rect],
    buttons: Rect,
) -> NewGameLayout:
    (deal_label, deal), (reaction_label, reaction) = (_labelled(u, group) for group in groups[:2])
    (speed_label, speed), (pace_label, pace) = _beside(u, groups[2])
    new = Rect(deal.right - deal.h, deal.y, deal.h, deal.h)
    range_w = min(13 * u, 0.36 * reaction.w)
    end_w = max(7.4 * u, 0.16 * reaction.w)
    quit_w, play_w = min(30 * u, 0.19 * buttons.w), min(44 * u, 0.32 * buttons.w)
    play = Rect(buttons.right - play_w, buttons.y, play_w, buttons.h)
    leave = Rect(buttons.x, buttons.y, quit_w, buttons.h)
    rules, title, leave = _rules(u, title, leave, narrow=players.y > title.bottom)
    settings, language = _settings(u, language)
    left = buttons.x + quit_w + GAP * u
    return NewGameLayout(
        u=u,
        inside=inside,
        title=title.rounded(),
        profile=profile.rounded(),
        players_label=players_label.rounded(),
        players=players.rounded(),
        language=language.rounded(),
        settings=settings.rounded(),
        seats=tuple(_panel(u, panel.rounded()) for panel in panels),
        bar=bar.rounded(),
        deal_label=deal_label.rounded(),
        deal=Rect(deal.x, deal.y, deal.w - deal.h - u, deal.h).rounded(),
        deal_new=new.rounded(),
        reaction_label=Rect(
            reaction_label.x, reaction_label.y, reaction_label.w - range_w - u, reaction_label.h
        ).rounded(),
        reaction_range=Rect(
            reaction_label.right - range_w, reaction_label.y, range_w, reaction_label.h
        ).rounded(),
        faster=Rect(reaction.x, reaction.y, end_w, reaction.h).rounded(),
        reaction=reaction.inset(end_w + 0.6 * u, 0).rounded(),
        slower=Rect(reaction.right - end_w, reaction.y, end_w, reaction.h).rounded(),
        speed_label=speed_label.rounded(),
        speed=speed.rounded(),
        pace_label=pace_label.rounded(),
        pace=pace.rounded(),
        quit=leave.rounded(),
        rules=rules.rounded(),
        house=Rect(left, buttons.y, play.x - GAP * u - left, buttons.h).rounded(),
        play=play.rounded(),
    )


def _rules(u: float, title: Rect, leave: Rect, *, narrow: bool) -> tuple[Rect, Rect, Rect]:
    """The button for the rules, and what it leaves of the title and of the way out."""
    if not narrow:
        side = leave.h
        left = Rect(leave.x, leave.y, leave.w - side - 1.2 * u, leave.h)
        return Rect(leave.right - side, leave.y, side, side), title, left
    side = math.ceil(max(LEAST_TARGET, CONTROL * u))
    left = Rect(title.x, title.y, title.w - side - u, title.h)
    return Rect(title.right - side, title.cy - side / 2, side, side), left, leave


def _settings(u: float, language: Rect) -> tuple[Rect, Rect]:
    """The button for the settings, at the end of the languages, and what it leaves of them."""
    side = math.ceil(max(LEAST_TARGET, CONTROL * u))
    button = Rect(language.right - side, language.cy - side / 2, side, side)
    return button, Rect(language.x, language.y, language.w - side - u, language.h)


def _labelled(u: float, group: Rect) -> tuple[Rect, Rect]:
    """A label over a control, together in the middle of the group's height."""
    total = (LABEL + 0.7 + CONTROL) * u
    y = group.cy - total / 2
    label = Rect(group.x, y, group.w, LABEL * u)
    return label, Rect(group.x, label.bottom + 0.7 * u, group.w, CONTROL * u)


def _beside(u: float, group: Rect) -> list[tuple[Rect, Rect]]:
    """Two rows with a label before its control, together in the middle of the group's height."""
    gap, label_w = 0.8 * u, max(LABEL_BESIDE * u, 0.19 * group.w)
    y = group.cy - CONTROL * u - gap / 2
    rows = []
    for number in range(2):
        row = Rect(group.x, y + number * (CONTROL * u + gap), group.w, CONTROL * u)
        control = Rect(row.x + label_w + u, row.y, row.w - label_w - u, row.h)
        rows.append((Rect(row.x, row.y, label_w, row.h), control))
    return rows


def _panel(u: float, panel: Rect) -> SeatPanel:
    inner = panel.inset(PAD * u, 0)
    one_row = panel.w >= ONE_ROW * u or panel.h < LOW * u
    tiles = (6.2 if one_row else 12.2) * u
    below = (2 * (LABEL + LABEL_GAP) + 2 * CONTROL + 2 * LABEL) * u + tiles
    head = 3.6 * u
    spare = panel.h - head - below - 1.2 * u
    avatar = min(LARGEST_AVATAR * u, spare - 3.6 * u)
    gap = min(2.2 * u, (spare - avatar) / 5)
    face = Rect(panel.cx - avatar / 2, panel.y + head + 0.5 * gap, avatar, avatar)
    y = face.bottom + 1.2 * gap
    name_label = Rect(inner.x, y, inner.w, LABEL * u)
    name = Rect(inner.x, name_label.bottom + LABEL_GAP * u, inner.w, CONTROL * u)
    kind = Rect(inner.x, name.bottom + gap, inner.w, CONTROL * u)
    level_label = Rect(inner.x, kind.bottom + gap, inner.w, LABEL * u)
    level = Rect(inner.x, level_label.bottom + LABEL_GAP * u, inner.w, tiles)
    about = Rect(inner.x, level.bottom + 0.4 * gap, inner.w, LABEL * u)
    word_w = 0.25 * inner.w
    return SeatPanel(
        panel=panel,
        number=Rect(inner.x, face.y, face.x - inner.x - 0.6 * u, 6.6 * u).rounded(),
        avatar=face.rounded(),
        name_label=Rect(name_label.x, name_label.y, word_w, LABEL * u).rounded(),
        character=Rect(name_label.x + word_w, name_label.y, inner.w - word_w, LABEL * u).rounded(),
        name=name.rounded(),
        kind=kind.rounded(),
        level_label=level_label.rounded(),
        level=level.rounded(),
        about=about.rounded(),
        level_range=about.moved(0, LABEL * u).rounded(),
        one_row=one_row,
    )
