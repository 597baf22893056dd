"""Brings a surface up to date with the stage: the still layer, and over it what moves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from tac.rules import Seat
from tac.ui.areas import joined
from tac.ui.draw import background
from tac.ui.layout import Place, PlaceKind
from tac.ui.motion import durations
from tac.ui.table import flying, moment_picture, moving
from tac.ui.table.items import blended, items
from tac.ui.table.overlay import Overlay
from tac.ui.table.scenery import Item, Scenery
from tac.ui.table.stage import Moment
from tac.ui.table.still import Put, StillLayer
from tac.ui.table.wait_line import wait_line

Areas = list[pygame.Rect]

_MOST_AREAS: Final = 60
"""Where more areas than this are out of date, all is: to look after each of them takes longer."""


class Picture:
    """Draws a stage; remembers what it drew last, so that the next frame mends only what is different."""

    def __init__(self) -> None:
        self._still = StillLayer()
        self._over = Overlay()
        self._drawn_aloft: Areas = []
        self._target: pygame.Surface | None = None
        self._whole = True
        self._dim = 0.0
        self._lit: frozenset[Place] = frozenset()
        self._items: list[Item] = []
        self._arranged: tuple[Scenery, int, int] | None = None
        """For which scenery, and which arrangement and blends of its stage, these are the items."""

    def forget(self) -> None:
        """Draw everything anew: sizes or pictures have changed."""
        self._still.forget()
        self._whole = True

    def make_ready(self) -> bool:
        """While nothing moves, have the dark table of the next "Tač!" moment ready.

        Does a part of it at a time; returns whether there was anything to do.
        """
        return self._still.darken_ahead(durations.CALL_DIM_ALPHA)

    def draw(
        self, surface: pygame.Surface, scenery: Scenery, *, whole: bool, under: Sequence[pygame.Rect] = ()
    ) -> Areas | None:
        """Draw; returns the areas that may look different now, None for all of it.

        ``surface`` must still hold what was drawn last, unless ``whole``; but ``under`` is where something
        else was drawn over it, which is put back.
        """
        at_rest = self._at_rest(scenery)
        moment = scenery.stage.moment
        dim = 0.0 if moment is None else moment.dim
        raised, resting = _parted(at_rest, scenery, moment if dim > 0.0 else None)
        changed = self._still.update(background(scenery.kit, centre=scenery.layout.centre), resting)
        offset = self._shake(scenery)
        over = self._over.show(_moving(scenery, at_rest, raised))
        stale: Areas | None = [*over, *under, *self._drawn_aloft]
        if whole or self._whole or offset or surface is not self._target:
            stale = None
        if moment is not None and dim not in (0.0, durations.CALL_DIM_ALPHA):
            mended = self._darken(surface, moment, dim, _both(stale, changed))
        else:
            base, changed = self._base(moment, dim, changed)
            mended = self._restore(surface, base, _both(stale, changed))
        self._whole, self._dim = offset != 0, dim
        if offset:
            # All of it, or a plate that is drawn again above a burst would be seen beside itself.
            surface.scroll(offset, 0)
        self._target, self._drawn_aloft = surface, []
        return mended

    def _at_rest(self, scenery: Scenery) -> list[Item]:
        """Everything at rest: the same as in the last frame where only what moves has moved."""
        stage, before = scenery.stage, self._arranged
        if before is None or before[0] is not scenery or before[1] != stage.arrangement:
            self._items = items(scenery)
        elif before[2] != stage.blends:
            self._items = blended(scenery, self._items)
        self._arranged = (scenery, stage.arrangement, stage.blends)
        return self._items

    def draw_aloft(self, surface: pygame.Surface, scenery: Scenery, area: pygame.Rect) -> None:
        """Draw again what is in the air there, over what was laid on the table; `draw` puts that back.

        Beside that, where its shadow or a mark fell on them, cards are drawn again without their own shadows.
        """
        aloft = [*flying.turning(scenery), *flying.flights(scenery, under=False), *flying.drag(scenery)]
        self._drawn_aloft = [item.bounds for item in aloft]
        for part in (area, *flying.cards_aloft(scenery)):
            surface.set_clip(part)
            for item in aloft:
                item.draw(surface)
        surface.set_clip(None)

    def _base(
        self, moment: Moment | None, dim: float, changed: Areas | None
    ) -> tuple[pygame.Surface, Areas | None]:
        """The still layer, darkened while somebody has called, and where it has changed."""
        assert self._still.surface is not None
        if moment is None or dim == 0.0:
            self._still.undim()
            return self._still.surface, changed if dim == self._dim else None
        return self._still.dimmed(dim, frozenset(moment.lit))

    def _restore(self, surface: pygame.Surface, base: pygame.Surface, stale: Areas | None) -> Areas | None:
        """Put the base back where something is out of date, and what is over it; None means everywhere."""

        def put(target: pygame.Surface, area: pygame.Rect) -> None:
            target.blit(base, area, area)

        return self._mend(surface, put, stale)

    def _darken(
        self, surface: pygame.Surface, moment: Moment, dim: float, stale: Areas | None
    ) -> Areas | None:
        """Show the still layer in a darkness that soon passes, so that nothing is kept of it."""
        lit = frozenset(moment.lit)
        as_before = (dim, lit) == (self._dim, self._lit)
        self._lit = lit
        return self._mend(surface, self._still.in_the_dark(dim, lit), stale if as_before else None)

    def _mend(self, surface: pygame.Surface, put: Put, stale: Areas | None) -> Areas | None:
        """Put what is below back in these areas, and draw what is over it; returns what looks different.

        All is drawn where that is quicker: it looks the same elsewhere.
        """
        whole = surface.get_rect()
        mended = None if stale is None or len(stale) > _MOST_AREAS else joined(stale, whole)
        if mended is None or sum(area.w * area.h for area in mended) >= whole.w * whole.h:
            put(surface, whole)
            self._over.draw(surface)
            return mended
        for area in mended:
            put(surface, area)
            surface.set_clip(area)
            for item in self._over.within(area):
                item.draw(surface)
            surface.set_clip(None)
        return mended

    def _shake(self, scenery: Scenery) -> int:
        moment = scenery.stage.moment
        if moment is None or not 0.0 < moment.shake < 1.0:
            return 0
        swing = math.sin(moment.shake * math.tau)
        return round(durations.CALL_SHAKE * scenery.layout.u * swing)


def _moving(scenery: Scenery, at_rest: list[Item], raised: list[Item]) -> list[Item]:
    """What is drawn over the still layer, the lowest first."""
    moment, above = scenery.stage.moment, _above_bursts(scenery)
    found = moving.deck(scenery)
    if moment is not None:
        found += moment_picture.marks(scenery, moment)
    found += flying.flights(scenery, under=True)
    found += [item for item in raised if item.place not in above]
    found += wait_line(scenery)
    if moment is not None:
        found += moment_picture.way_back(scenery, moment)
        back = _back_home(scenery, moment)
        found += moving.again([item for item in at_rest if item.place == back], "home")
    found += flying.turning(scenery)
    found += flying.flights(scenery, under=False)
    found += moving.held(scenery)
    if moment is not None:
        found += moment_picture.words(scenery, moment)
        found += moment_picture.big_burst(scenery, moment)
    found += moving.shout(scenery)
    found += moving.again([item for item in at_rest if item.place in above], "above")
    found += moving.falling(scenery)
    found += flying.drag(scenery)
    found += moving.toast(scenery)
    return found


def _parted(everything: list[Item], scenery: Scenery, dimmed: Moment | None) -> tuple[list[Item], list[Item]]:
    """What is drawn anew in every frame, above what slides under it, and what is not.

    The first are piles that give or get cards, and what is restless; but what is darkened rests.
    """
    above = scenery.stage.raised
    raised: list[Item] = []
    resting: list[Item] = []
    for item in everything:
        restless = item.restless and (dimmed is None or item.place in dimmed.lit)
        (raised if restless or item.place in above else resting).append(item)
    return raised, resting


def _back_home(scenery: Scenery, moment: Moment) -> Place | None:
    """Where the wrong card lies again, above the way on which it came; None as long as it does not."""
    home = moment.home
    lies = scenery.stage.resting(home)[:1] == [moment.wrong_card]
    return home if lies and moment.path_alpha > 0.0 else None


def _above_bursts(scenery: Scenery) -> set[Place | str]:
    """A burst covers neither the plate at its tail nor the one of him who erred."""
    moment, shout = scenery.stage.moment, scenery.stage.shout
    seats: list[Seat] = []
    if moment is not None and moment.burst_alpha > 0.0:
        seats += [moment.caller, moment.offender]
    if shout is not None:
        seats.append(shout.seat)
    return {Place(PlaceKind.PLATE, seat) for seat in seats}


def _both(stale: Areas | None, changed: Areas | None) -> Areas | None:
    return None if stale is None or changed is None else [*changed, *stale]
