"""The draw kit: everything on the screen is put together from these pieces. All sizes are pixels."""

from __future__ import annotations

from tac.ui.draw.background import background
from tac.ui.draw.burst import burst_bounds, draw_burst
from tac.ui.draw.buttons import Look, State, draw_button, draw_call_button, draw_icon_button
from tac.ui.draw.cards import BACK, BLANK, CODES, CardArt
from tac.ui.draw.heaps import draw_central_corners, draw_heap
from tac.ui.draw.kit import Kit, put
from tac.ui.draw.lately import draw_lately, lay_lately
from tac.ui.draw.panels import (
    caption_size,
    dim,
    draw_box,
    draw_caption,
    draw_dark,
    draw_focus,
    draw_keycap,
    draw_paper,
)
from tac.ui.draw.plates import PlateState, draw_last_move, draw_plate, last_move_box
from tac.ui.draw.stacks import (
    badge_rect,
    card_bounds,
    draw_badge,
    draw_card,
    draw_empty_place,
    draw_pile,
    draw_ring,
    draw_shadow,
)

__all__ = [
    "BACK",
    "BLANK",
    "CODES",
    "CardArt",
    "Kit",
    "Look",
    "PlateState",
    "State",
    "background",
    "badge_rect",
    "burst_bounds",
    "caption_size",
    "card_bounds",
    "dim",
    "draw_badge",
    "draw_box",
    "draw_burst",
    "draw_button",
    "draw_call_button",
    "draw_caption",
    "draw_card",
    "draw_central_corners",
    "draw_dark",
    "draw_empty_place",
    "draw_focus",
    "draw_heap",
    "draw_icon_button",
    "draw_keycap",
    "draw_last_move",
    "draw_lately",
    "draw_paper",
    "draw_pile",
    "draw_plate",
    "draw_ring",
    "draw_shadow",
    "last_move_box",
    "lay_lately",
    "put",
]
