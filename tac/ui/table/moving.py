"""What moves over the still layer, but for cards in the air: slips, shouts, diamonds, what cards slide under.

Each is an `Item`, as what is at rest: drawn again when its look has changed, or what is near it has.
"""

from __future__ import annotations

import math
import random
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace

from tac.ui import theme
from tac.ui.draw import burst_bounds, draw_burst, draw_pile
from tac.ui.layout import PlaceKind, Point, Rect, SeatLayout
from tac.ui.layout.shouts import false_call
from tac.ui.layout.stacks import MOST_PILE_EDGES, edge_step
from tac.ui.motion import durations
from tac.ui.table.advice_slip import Slip, draw_slip
from tac.ui.table.card_items import PILE_ROOM
from tac.ui.table.flight import DRAWN_LIFT
from tac.ui.table.lifts import lift_of
from tac.ui.table.message_slip import lay_message
from tac.ui.table.plate_items import plate_item
from tac.ui.table.scenery import Item, Scenery, bounds

_DIAMOND_FILLS: Final = (theme.OCHRE, theme.MADDER, theme.WOOL, theme.TEAL)


def deck(scenery: Scenery) -> list[Item]:
    """The cards that have not been dealt yet, in the middle of the table."""
    cards = len(scenery.stage.deck)
    if cards == 0:
        return []
    rect = scenery.layout.central
    edges = MOST_PILE_EDGES * edge_step(scenery.layout.u)
    return [
        Item(
            "deck",
            cards,
            bounds(scenery, Rect(rect.x, rect.y, rect.w, rect.h + edges), PILE_ROOM),
            lambda surface: draw_pile(surface, scenery.kit, rect, cards),
        )
    ]


def again(items: list[Item], where: str) -> list[Item]:
    """Things that rest, once more: above something, as ``where`` says."""
    return [replace(item, place=(where, item.place)) for item in items]


def held(scenery: Scenery) -> list[Item]:
    """The sign on a card that was chosen early: it waits for its time."""
    early, layout, kit = scenery.stage.held, scenery.layout, scenery.kit
    if early is None:
        return []
    card, lift = layout.rect(early.place), lift_of(scenery.stage, layout, early.place)
    raised = DRAWN_LIFT * layout.u if early.place.kind is PlaceKind.DRAWN else 0.0
    # On the upper right corner, where no card has its rank.
    corner = Point(card.right + lift.dx - 1.4 * layout.u, card.top + lift.dy - raised + 1.4 * layout.u)
    size = max(11.0, 5.0 * layout.u)
    chip = Rect.around(corner.x, corner.y, size, size).rounded()

    def draw(surface: pygame.Surface) -> None:
        line = theme.line(0.3, layout.u)
        surface.blit(
            kit.shapes.rounded(chip.w, chip.h, chip.h / 2, theme.OCHRE, theme.DARK, line), chip.px[:2]
        )
        icon = kit.pictures.icon("clock", 0.7 * size, theme.INK)
        surface.blit(icon, icon.get_rect(center=(round(chip.cx), round(chip.cy))))

    return [Item("held", chip, pygame.Rect(chip.px), draw)]


def falling(scenery: Scenery) -> list[Item]:
    """Stepped diamonds fly up from the heap of one who has gone out, and fall, behind the names on plates."""
    diamonds = _diamonds(scenery)
    touched = [
        seat
        for seat in scenery.layout.seats
        if diamonds and pygame.Rect(seat.plate.px).collidelist([one.bounds for one in diamonds]) >= 0
    ]
    return diamonds + [_before_diamonds(scenery, seat) for seat in touched]


def _before_diamonds(scenery: Scenery, seat: SeatLayout) -> Item:
    """A plate once more, without what it throws on the cloth round it."""
    plate, within = plate_item(scenery, seat), pygame.Rect(seat.plate.px)

    def draw(surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(within))
        plate.draw(surface)
        surface.set_clip(clip)

    return Item(("before diamonds", seat.seat), plate.look, within, draw)


def _diamonds(scenery: Scenery) -> list[Item]:
    found: list[Item] = []
    layout, u = scenery.layout, scenery.layout.u
    for seat, part in scenery.stage.falling.items():
        origin = layout.seats[seat].heap.centre
        luck = random.Random(seat)
        for k in range(durations.WENT_OUT_DIAMONDS):
            angle = math.tau * (k + luck.random()) / durations.WENT_OUT_DIAMONDS
            reach, late = luck.uniform(6.0, 36.0), luck.uniform(0.0, 0.2)
            size = luck.choice((2.4, 3.2, 4.0)) * u
            p = min(1.0, max(0.0, (part - late) / (1.0 - late)))
            out = 1.0 - (1.0 - p) ** 3
            x = origin.x + math.cos(angle) * reach * u * out
            rise = durations.WENT_OUT_ARC * luck.uniform(0.6, 1.4) * u * 4.0 * p * (1.0 - p)
            y = origin.y + math.sin(angle) * 0.4 * reach * u * out - rise + 16.0 * u * p * p
            alpha = 1.0 if p < 0.6 else round((1.0 - p) / 0.4, 1)
            fill = _DIAMOND_FILLS[k % len(_DIAMOND_FILLS)]
            picture = scenery.kit.shapes.diamond(size, 1.25 * size, 3, fill, max(0.0, alpha))
            at = picture.get_rect(center=(round(x), round(y)))
            draw = partial(pygame.Surface.blit, source=picture, dest=at)
            found.append(Item(("diamond", seat, k), (at.topleft, alpha), at, draw))
    return found


def shout(scenery: Scenery) -> list[Item]:
    """The small burst of a false call."""
    cried, layout, kit = scenery.stage.shout, scenery.layout, scenery.kit
    if cried is None or cried.scale <= 0.0:
        return []
    burst = false_call(layout, cried.seat)
    scale, alpha, text = cried.scale, cried.alpha, cried.text

    def draw(surface: pygame.Surface) -> None:
        draw_burst(
            surface,
            kit,
            text,
            burst.centre,
            burst.radii,
            burst.tail,
            scale=scale,
            alpha=alpha,
            rays=False,
            fill=theme.PAPER_2,
            colour=theme.INK,
        )

    reach = burst_bounds(kit, burst.centre, burst.radii, burst.tail, scale=scale, rays=False)
    return [Item("shout", (text, burst, scale, alpha), reach, draw)]


def toast(scenery: Scenery) -> list[Item]:
    """The passing message."""
    slip, layout, kit = scenery.stage.toast, scenery.layout, scenery.kit
    if slip is None or slip.alpha <= 0.0:
        return []
    laid = lay_message(kit, layout, slip.towards, slip.text)
    return [slip_item("toast", scenery, laid, slip.alpha, layout.facing(slip.towards))]


def slip_item(name: str, scenery: Scenery, laid: Slip, alpha: float, turn: int) -> Item:
    """A slip of paper with a sentence in it, over everything."""
    kit, layout = scenery.kit, scenery.layout
    return Item(
        name,
        (laid, alpha),
        bounds(scenery, laid.rect, theme.PLATE_SHADE.reach * laid.u / layout.u),
        lambda surface: draw_slip(surface, kit, laid, turn, alpha),
    )
