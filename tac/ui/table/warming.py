"""What a table will need sooner or later, made before it is needed, so that no card or shout comes late."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from tac.rules import Seat
from tac.ui import theme
from tac.ui.draw import BACK, Kit, PlateState, draw_badge, draw_last_move
from tac.ui.draw.ahead import Job
from tac.ui.draw.burst import prepare_burst, prepare_shout
from tac.ui.draw.cards import TURN_STEP
from tac.ui.draw.heaps import lower_cards
from tac.ui.draw.plates import prepare_plate
from tac.ui.draw.stacks import (
    back_with_shadow,
    badge_pill,
    badge_rect,
    card_ring,
    card_shadow,
    pile_picture,
    turned_shadow,
)
from tac.ui.draw.turned import upright
from tac.ui.layout import TableLayout
from tac.ui.layout.shouts import false_call
from tac.ui.layout.stacks import MOST_HEAP_EDGES, MOST_PILE_EDGES
from tac.ui.motion import durations
from tac.ui.table.card_items import CENTRAL_SEED
from tac.ui.table.lifts import SHADES
from tac.ui.table.moment_picture import draw_gained, prepare
from tac.ui.table.picture import Picture
from tac.ui.table.plate_items import plate_words, sign_of
from tac.ui.table.scenery import Scenery
from tac.ui.table.stage import Moment


def jobs(kit: Kit, layout: TableLayout) -> list[Job]:
    """What another thread can do for a table laid out like this: shadows, cards, bursts."""
    work: list[Job] = [partial(card_shadow, kit, layout.card, shade) for shade in SHADES]
    work += kit.cards.jobs(layout.card)
    work += [partial(pile_picture, kit, layout.card, edges) for edges in range(1, MOST_PILE_EDGES + 1)]
    work += [partial(card_ring, kit, layout.card, colour) for colour in (theme.OCHRE, theme.MADDER_H)]
    work += [partial(back_with_shadow, kit, layout.card, shade) for shade in SHADES]
    steps = round(durations.PENALTY_TURN / TURN_STEP)
    for step in range(-steps, steps + 1):
        work.append(partial(kit.cards.turned, BACK, layout.card, step * TURN_STEP))
        work.append(partial(turned_shadow, kit, layout.card, step * TURN_STEP))
    badges = [badge_rect(kit, seat.badge, cards) for seat in layout.seats for cards in (1, 10)]
    work += [partial(badge_pill, kit, rect) for rect in badges]
    seeds = [*(seat.seat for seat in layout.seats), CENTRAL_SEED]
    work += [partial(lower_cards, kit, layout.card, MOST_HEAP_EDGES, seed) for seed in seeds]
    shouts = {
        (caller.seat, layout.shout_centre(caller.seat, offender.seat))
        for caller in layout.seats
        for offender in layout.seats
        if caller is not offender
    }
    radii = layout.burst_radii
    work += [
        partial(prepare_burst, kit, centre, radii, layout.shout_tail(seat, centre), layout.off_rays)
        for seat, centre in sorted(shouts)
    ]
    work += [partial(false_call, layout, seat.seat) for seat in layout.seats]
    return work


class Warming:
    """The rest, piece by piece, for moments in which the processor has nothing to do: what has letters."""

    def __init__(self, scenery: Scenery, picture: Picture) -> None:
        self._scenery = scenery
        self._picture = picture
        self._pieces = _pieces(scenery)
        self._numbers = _numbers(scenery)
        self._moment: Moment | None = None

    def go_on(self, *, resting: bool) -> None:
        """Nothing has to be drawn just now; ``resting``: nor soon."""
        if not resting:
            self._prepare_moment()
        elif not (self._scenery.kit.ahead.busy or self._picture.make_ready()):
            next(self._pieces, None)

    def count(self) -> None:
        """Cards are being dealt: soon the numbers of the piles change. Makes one of these at a time."""
        next(self._numbers, None)

    def _prepare_moment(self) -> None:
        """Between the shout of a call and its caption there is a moment to make that, and the way back."""
        moment = self._scenery.stage.moment
        if moment is not None and moment is not self._moment and moment.burst == 1.0:
            self._moment = moment
            prepare(self._scenery, moment)


def _numbers(scenery: Scenery) -> Iterator[None]:
    nowhere, kit = pygame.Surface((1, 1)), scenery.kit
    badge, model = scenery.layout.seats[0].badge, scenery.stage.model
    for cards in range(1, 1 + max(len(pile) for pile in model.piles)):
        draw_badge(nowhere, kit, badge_rect(kit, badge, cards), str(cards))
        yield


def _pieces(scenery: Scenery) -> Iterator[None]:
    prepare_shout(scenery.kit, scenery.words.shout, scenery.layout.burst_radii)
    yield
    nowhere = pygame.Surface((1, 1))
    for gained in range(1, len(scenery.layout.seats)):
        draw_gained(nowhere, scenery, Seat.A, gained)
        yield
    for seat in scenery.layout.seats:
        for state, note in _notes(scenery, Seat(seat.seat)):
            name, line = plate_words(scenery, seat.seat, state, note)
            avatar, sign = scenery.avatars[seat.seat], sign_of(scenery, seat.seat)
            prepare_plate(scenery.kit, upright(seat.plate, seat.turn), name, line, avatar, state, sign)
            yield
        last = scenery.layout.last_move
        if last is not None:
            draw_last_move(nowhere, scenery.kit, last, *scenery.words.last_call(Seat(seat.seat)))
            yield


def _notes(scenery: Scenery, seat: Seat) -> Iterator[tuple[PlateState, str]]:
    """What the plate of a player says in a turn and in a "Tač!" moment."""
    words = scenery.words
    for state in (PlateState.IDLE, PlateState.TURN, PlateState.CALLER, PlateState.FAULT):
        yield state, words.note(seat, state)
    gives = words.gives(seat, 1)
    yield PlateState.IDLE, gives
    yield PlateState.CALLER, gives
    yield PlateState.FAULT, words.takes_back(seat, 1)
    yield PlateState.FAULT, words.penalty(seat, len(scenery.layout.seats) - 1)
