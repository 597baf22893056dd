"""What a table will need sooner or later, made before it is needed, so that no card or shout comes late."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from tac.rules import Seat
from tac.ui import theme
from tac.ui.draw import BACK, Kit, PlateState
from tac.ui.draw.ahead import Job
from tac.ui.draw.burst import prepare_burst, prepare_shout
from tac.ui.draw.cards import TURN_STEP
from tac.ui.draw.heaps import lower_cards
from tac.ui.draw.plates import prepare_plate
from tac.ui.draw.stacks import card_ring, card_shadow, pile_picture
from tac.ui.layout import TableLayout
from tac.ui.layout.stacks import MOST_HEAP_EDGES, MOST_PILE_EDGES
from tac.ui.motion import durations
from tac.ui.table.items import CENTRAL_SEED, Scenery, plate_words
from tac.ui.table.lifts import SHADES
from tac.ui.table.moment_picture import draw_gained
from tac.ui.table.moving import avatar_centre
from tac.ui.table.picture import Picture


def jobs(kit: Kit, layout: TableLayout) -> list[Job]:
    """What another thread can do for a table laid out like this: shadows, cards, bursts."""
    work: list[Job] = [partial(card_shadow, kit, layout.card, shade) for shade in SHADES]
    work += kit.cards.jobs(layout.card)
    work += [partial(pile_picture, kit, layout.card, edges) for edges in range(1, MOST_PILE_EDGES + 1)]
    work += [partial(card_ring, kit, layout.card, colour) for colour in (theme.OCHRE, theme.MADDER_H)]
    steps = round(durations.PENALTY_TURN / TURN_STEP)
    work += [
        partial(kit.cards.turned, BACK, layout.card, step * TURN_STEP) for step in range(-steps, steps + 1)
    ]
    seeds = [*(seat.seat for seat in layout.seats), CENTRAL_SEED]
    work += [partial(lower_cards, kit, layout.card, MOST_HEAP_EDGES, seed) for seed in seeds]
    shouts = {
        (caller.seat, layout.shout_centre(caller.seat, offender.seat))
        for caller in layout.seats
        for offender in layout.seats
        if caller is not offender
    }
    work += [
        partial(prepare_burst, kit, centre, layout.burst_radii, avatar_centre(layout.seats[seat].plate))
        for seat, centre in sorted(shouts)
    ]
    return work


def pieces(scenery: Scenery, picture: Picture) -> Iterator[None]:
    """The rest, piece by piece, for moments in which nothing moves: what has letters, and memory."""
    prepare_shout(scenery.kit, scenery.words.shout, scenery.layout.burst_radii)
    yield
    picture.make_room()
    yield
    nowhere = pygame.Surface((1, 1))
    for gained in range(1, len(scenery.layout.seats)):
        draw_gained(nowhere, scenery, Seat.A, gained)
        yield
    for seat in scenery.layout.seats:
        for state, note in _notes(scenery, Seat(seat.seat)):
            name, line = plate_words(scenery, seat.seat, state, note)
            prepare_plate(scenery.kit, seat.plate, name, line, scenery.avatars[seat.seat], state)
            yield


def _notes(scenery: Scenery, seat: Seat) -> Iterator[tuple[PlateState, str]]:
    """What the plate of a player says in a turn and in a "Tač!" moment."""
    words = scenery.words
    for state in (PlateState.IDLE, PlateState.TURN, PlateState.CALLER, PlateState.FAULT):
        yield state, words.note(seat, state)
    gives = words.gives(1)
    yield PlateState.IDLE, gives
    yield PlateState.CALLER, gives
    yield PlateState.FAULT, words.takes_back(1)
    yield PlateState.FAULT, words.penalty(len(scenery.layout.seats) - 1)
