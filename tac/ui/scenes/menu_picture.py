"""The picture of the menu: the rug, the shout on it, and a fan of cards."""

from __future__ import annotations

from typing import Final

import pygame
from msgspec.structs import replace

from tac.ui import theme
from tac.ui.draw import CardArt, Kit, draw_burst
from tac.ui.draw.cache import to_screen
from tac.ui.draw.rug import draw_rug
from tac.ui.draw.stacks import draw_shadow
from tac.ui.layout import Rect
from tac.ui.layout.menu import ArtLayout
from tac.ui.theme import Shade

FAN: Final = ("4c", "5h", "6s", "7d", "8s")
_SHADE: Final = Shade(0.6, 1.8, 0.5)
_ROOM: Final = 4.2
"""Room for the shadow round a card, in units of the picture."""


def draw_art(surface: pygame.Surface, kit: Kit, art: ArtLayout, shout: str) -> None:
    """Draw it; while the window is being resized, the last one there was is stretched."""
    name = ("menu", shout, kit.cards.pack)
    picture = kit.cache.sized(name, art.room.px[2:], lambda: _make(kit, art, shout))
    surface.blit(picture, art.room.px[:2])


def _make(kit: Kit, art: ArtLayout, shout: str) -> pygame.Surface:
    """The cards as at the table, with ranks of which none is hidden; over them the shout."""
    room = art.room
    sheet = pygame.Surface(room.px[2:], pygame.SRCALPHA)
    draw_rug(sheet, kit, art.rug.moved(-room.x, -room.y))
    middle, tail = ((at.x - room.x, at.y - room.y) for at in (art.burst, art.tail))
    pack = CardArt(kit.assets, kit.cache, kit.shapes, replace(kit.cards.pack, index="normal"))
    for code, card in zip(FAN, art.fan, strict=True):
        picture = _turned(kit, pack.face(code, art.card), art.v, card.angle)
        at = (round(card.middle.x - room.x), round(card.middle.y - room.y))
        sheet.blit(picture, picture.get_rect(center=at))
    draw_burst(sheet, kit, shout, middle, art.radii, tail, rays=False)
    return to_screen(sheet)


def _turned(kit: Kit, face: pygame.Surface, v: float, angle: float) -> pygame.Surface:
    """A card and its shadow, turned together."""
    w, h = face.get_size()
    pad = round(_ROOM * v)
    sheet = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
    draw_shadow(sheet, kit, Rect(pad, pad, w, h), theme.CARD_RADIUS * w, _SHADE)
    sheet.blit(face, (pad, pad))
    return pygame.transform.rotozoom(sheet, angle, 1.0) if angle else sheet
