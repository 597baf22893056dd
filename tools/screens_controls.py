"""The controls and the pieces of the table in all their states, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of

if TYPE_CHECKING:
    import pygame

    from tac.ui.draw import Kit

NAMES = ("rest", "hover", "focus", "pressed", "disabled")


def controls(size: Size, lang: str) -> pygame.Surface:
    """Every control in its states."""
    import pygame

    from tac.locale import Translator
    from tac.ui import theme
    from tac.ui.draw import Look, State, background, draw_box, draw_button, draw_call_button
    from tac.ui.layout import Rect

    kit, t = kit_of(size), Translator(lang)
    sheet = pygame.Surface(size)
    sheet.blit(background(kit, pattern=False), (0, 0))
    states = [State(), State(hover=True), State(focus=True), State(pressed=True), State(disabled=True)]
    inner = Rect(0, 0, *size).inset(0.06 * size[0], 0.06 * size[1])
    rows = inner.rows(5, 0.03 * size[1])
    draw_box(sheet, kit, rows[3].inflated(1.2 * kit.u), theme.PAPER, None)
    looks = ((Look.MADDER, "end.rematch"), (Look.DARK, "end.new_game"), None, (Look.PAPER, "end.menu"))
    for row, look in zip(rows, looks, strict=False):
        for cell, state in zip(row.columns(len(states), 3 * kit.u), states, strict=True):
            box = Rect.around(cell.cx, cell.cy, min(cell.w, 24 * kit.u), min(cell.h, 8 * kit.u)).rounded()
            if look is None:
                tall = Rect.around(cell.cx, cell.cy, min(cell.w, 26 * kit.u), min(cell.h, 13 * kit.u))
                draw_call_button(sheet, kit, tall.rounded(), t("table.call"), state, key=t("key.space"))
            else:
                draw_button(sheet, kit, box, t(look[1]), look[0], state, icon="play")
    _others(sheet, kit, rows[4], t("new_game.sound"))
    return sheet


def _others(sheet: pygame.Surface, kit: Kit, row: object, sound: str) -> None:
    from tac.ui.layout import Rect
    from tac.ui.widgets import Choice, Slider, Stepper, TextField, Toggle

    assert isinstance(row, Rect)
    widgets = [
        Toggle(sound, True, lambda on: None),
        Toggle(sound, False, lambda on: None),
        Choice(["2", "3", "4"], 1, lambda k: None),
        Slider(1.4, 0.5, 3, 0.1, lambda value: None, mark=1),
        Stepper(["normal"], 0, lambda k: None),
        TextField("Baka Mira", lambda text: None),
    ]
    for cell, widget in zip(row.columns(len(widgets), 3 * kit.u), widgets, strict=True):
        widget.rect = Rect.around(cell.cx, cell.cy, cell.w, min(cell.h, 6 * kit.u)).rounded()
        widget.draw(sheet, kit, isinstance(widget, Slider))


def plates(size: Size, lang: str) -> pygame.Surface:
    """Every state of a plate, every avatar, stacks of several heights, and the shout."""
    import pygame

    from tac.locale import Translator
    from tac.ui import theme
    from tac.ui.assets import AVATARS
    from tac.ui.draw import (
        PlateState,
        background,
        draw_burst,
        draw_card,
        draw_empty_place,
        draw_heap,
        draw_pile,
        draw_plate,
        put,
    )
    from tac.ui.layout import Rect

    kit, t = kit_of(size), Translator(lang)
    sheet = pygame.Surface(size)
    sheet.blit(background(kit), (0, 0))
    u = kit.u
    notes = ("plate.person", "plate.turn", "plate.calls", "plate.fault", "plate.out")
    for k, (state, note) in enumerate(zip(PlateState, notes, strict=True)):
        rect = Rect(8 * u + k % 2 * 30 * u, 8 * u + k // 2 * 10 * u, 26 * u, 6.4 * u).rounded()
        draw_plate(sheet, kit, rect, t(f"name.{AVATARS[k]}"), t(note), AVATARS[k], state)
    for k, avatar in enumerate(AVATARS):
        put(sheet, kit.pictures.avatar(avatar, 8 * u), Rect(8 * u + k * 10 * u, 38 * u, 8 * u, 8 * u))
    centre = (118 * u, 22 * u)
    draw_burst(sheet, kit, t("moment.shout"), centre, (25 * u, 12.4 * u), (88 * u, 42 * u))
    card = (round(25 * u * 5 / 7), round(25 * u))
    places = [Rect(8 * u + k * 22 * u, 56 * u, *card).rounded() for k in range(7)]
    for place, cards in zip(places, (1, 8, 30), strict=False):
        draw_pile(sheet, kit, place, cards, (place.cx, place.bottom - 0.5 * u))
    draw_heap(sheet, kit, places[3], "Qd", 1)
    draw_heap(sheet, kit, places[4], "As", 9, seed=3)
    draw_empty_place(sheet, kit, places[5])
    if places[6].right < size[0]:
        draw_card(sheet, kit, "7h", places[6].centre, card, shade=theme.FLYING, angle=-12)
    return sheet


SCREENS = [Screen("controls", controls), Screen("plates", plates)]
