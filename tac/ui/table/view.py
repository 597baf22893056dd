"""`TableView`: everything the table shows. It is told what has happened and shows it in its own time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from tac.locale import Translator
from tac.match import Help, MatchSetup, Report
from tac.match.events import REFEREE_ONLY
from tac.match.help import Advice
from tac.rules import Card, Seat, Table
from tac.rules.events import Called
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit
from tac.ui.layout import TableLayout, table_layout
from tac.ui.motion import Timeline, durations
from tac.ui.table import warming
from tac.ui.table.choreography import Choreographer
from tac.ui.table.fingers import HOMEWARD, Fingers
from tac.ui.table.flight import Found
from tac.ui.table.handled import HandledView
from tac.ui.table.hits import Hit
from tac.ui.table.model import TableModel
from tac.ui.table.moment import CallMoment
from tac.ui.table.notices import Notices
from tac.ui.table.picture import Picture
from tac.ui.table.recall import Recall
from tac.ui.table.scenery import Scenery
from tac.ui.table.sounds import Sounds
from tac.ui.table.stage import Stage
from tac.ui.table.stagehand import AFTER, LATE, PLAY, Stagehand
from tac.ui.table.words import Words

_IN_FLIGHT = (PLAY, LATE, HOMEWARD)


Arranged = Callable[[int, int, float], TableLayout]
"""Lays a table out for a window of so many pixels, and text so many times as large as usual."""


def _nobody_listens(number: int, at: int) -> None:
    """What `TableView.on_shown` is until somebody sets it."""


class TableView(HandledView):
    """The picture of a match and everything that moves in it.

    It gets the deal and public reports, and never looks at the match. ``advance`` is its only source of
    time. ``on_shown`` is called with a report's number and the nominal time, in milliseconds of this
    view's own clock, at which its last card has landed or its "Tač!" moment has ended; 0 is the deal.
    ``may_lift`` decides which cards rise under the pointer.
    """

    def __init__(
        self,
        setup: MatchSetup,
        size: tuple[int, int],
        translator: Translator,
        audio: Sounds,
        *,
        kit: Kit,
        names: Sequence[str],
        speed: str = "normal",
        keys: Mapping[Seat, str] | None = None,
        reduced_motion: bool = False,
        position: Table | None = None,
        way_round: str = "left",
        turned: bool = False,
        bare: bool = False,
        arranged: Arranged | None = None,
    ) -> None:
        """``speed`` is one of `durations.SPEEDS`, ``keys`` what stands on the key caps of the buttons.

        ``position`` is a table to begin from instead of the deal (drills, pictures). ``way_round`` says where
        the next player sits, ``turned`` that plates and buttons lie towards people round the screen.
        ``bare``: nobody plays here, so there are no buttons, and advice has no words.
        ``arranged`` lays the table out instead, where it has not the whole window or somebody else than the
        first seat is nearest (drills).
        """
        self.turned = turned
        """Takes effect with the next `resize`."""
        self.on_shown: Callable[[int, int], None] = _nobody_listens
        self.may_lift = lambda hit: False
        start = position or setup.deal.table()
        self._setup = setup
        self._ahead = TableModel(start)
        self._arranged = arranged or partial(self._usual, way_round)
        self._bare = bare
        self._stage = Stage(start, self._arranged(*size, 1.0).sides, bare=bare)
        self._timeline = Timeline(durations.SPEEDS[speed])
        self._real = Timeline()
        self._words = Words(translator, setup, names, bare=bare)
        self._fingers = Fingers(self._stage, self._real, self._timeline, audio, reduced=reduced_motion)
        self._avatars = tuple(player.avatar or AVATARS[seat] for seat, player in enumerate(setup.players))
        self._hand = Stagehand(
            self._stage,
            self._timeline,
            audio,
            self._words,
            self._locate,
            avatars=self._avatars,
            reduced=reduced_motion,
        )
        self._steps = Choreographer(self._hand)
        self._moment = CallMoment(self._hand, self._steps)
        self.recall = Recall(self._stage, self._real, reduced=reduced_motion)
        self._notices = Notices(self._fingers, self._steps, self._words, audio, setup.people)
        self._picture = Picture()
        self._kit = kit
        self._keys = dict(keys or {})
        self._layout: TableLayout
        self._scenery: Scenery
        self.resize(size)
        self._hand.settle_plates()

    # -- what has happened

    def deal(self) -> None:
        """Deal the cards; everything else waits for nothing: a report that comes meanwhile hurries it."""
        landed = self._steps.deal()
        self._acknowledge(0, landed)
        self._begin()

    def lay_out(self, reports: Sequence[Report], now: int) -> None:
        """Show at once what lies on the table after these public reports, at ``now`` (ms since the start)."""
        speed, self._timeline.factor = self._timeline.factor, 0.0
        for report in reports:
            self.show(report)
        self._timeline.finish()
        self._real.finish()
        self._timeline.factor = speed
        self._notices.lock_on(reports, now)
        self._hand.settle_plates()

    def show(self, report: Report) -> None:
        """Show a public report. A move ends everything before it; what is in the air comes down meanwhile.

        Raises ValueError for a report with events that only the referee may know.
        """
        if any(isinstance(event, REFEREE_ONLY) for event in report.events):
            raise ValueError("the table shows public reports only")
        if report.move is not None:
            self._hand.give_way()
        self._ahead.apply_all(report.events)
        if report.move is not None:
            self._perform(report)
        self._notices.show(report)
        self._begin()
        if report.move is not None and report.move.is_turn_move:
            # Only now: the card has set off from where it leaned.
            self._fingers.drop_held()

    def _perform(self, report: Report) -> None:
        called = next((event for event in report.events if isinstance(event, Called)), None)
        if called is None:
            landed = self._steps.perform(report)
        else:
            landed = self._moment.perform(report)
            if self._timeline.factor == 0.0:
                self._fingers.toast(self._words.missed(called), stays=True, towards=called.offender)
        self._acknowledge(report.number, landed)

    def _acknowledge(self, number: int, landed: float) -> None:
        self._timeline.at(landed, lambda now: self.on_shown(number, round(now)), group=PLAY)

    def _begin(self) -> None:
        """Let everything begin that has no reason to wait; without motion it is over then, too."""
        self._timeline.advance(0.0)
        self._real.advance(0.0)
        if self._timeline.factor == 0.0:
            self.hurry()
            self._timeline.finish(AFTER)
        self._stage.touch()

    # -- time

    @property
    def now(self) -> float:
        """Milliseconds of this view's own clock."""
        return self._timeline.now

    @property
    def busy(self) -> bool:
        """Whether a report or the deal is still being shown."""
        return self._timeline.busy_with(PLAY)

    @property
    def moving(self) -> bool:
        """Whether anything at all will change by itself: fades and messages too."""
        return self._timeline.busy or self._real.busy

    @property
    def calling(self) -> bool:
        """Whether a "Tač!" moment is being shown."""
        return self._stage.moment is not None

    def is_telling(self, seat: Seat) -> bool:
        """Whether the "Tač!" moment of this player's own fault has begun too lately to have been read."""
        moment = self._stage.moment
        if moment is None or moment.offender != seat:
            return False
        return self._timeline.now - moment.began < durations.CALL_READ

    @property
    def speed(self) -> float:
        """The factor on all durations of cards; takes effect with the next report."""
        return self._timeline.factor

    @speed.setter
    def speed(self, factor: float) -> None:
        self._timeline.factor = factor

    def advance(self, dt_ms: float) -> None:
        """Let time pass."""
        if self._stage.drag is not None and self._stage.drag.let_go:
            self.drop_back()
        self._timeline.advance(dt_ms)
        self._real.advance(dt_ms)
        if self._kit.resizing:
            return
        if not self._stage.changed:
            self._warming.go_on(resting=not self._timeline.busy)
        elif self._stage.deck:
            self._warming.count()

    def hurry(self) -> None:
        """Everything in flight lands now, a "Tač!" moment has ended now."""
        while any(self._timeline.busy_with(group) for group in _IN_FLIGHT):
            for group in _IN_FLIGHT:
                self._timeline.finish(group)

    def move_less(self, reduced: bool) -> None:
        """Let things move less from what begins next on, or as usual."""
        self._hand.reduced = self._fingers.reduced = self.recall.reduced = reduced

    def speak(self, t: Translator, names: Sequence[str], keys: Mapping[Seat, str]) -> None:
        """Say everything in another language from now on; what lies on the table is told at once."""
        self._words.t, self._words.names, self._keys = t, tuple(names), dict(keys)
        self._hand.plates()
        self.resize(self._kit.size)

    def show_keys(self, keys: Mapping[Seat, str]) -> None:
        """Show these keys on the buttons that call, from now on; nothing else changes."""
        if self._keys != keys:
            self._keys = dict(keys)
            self._set()

    def waits(self, seat: Seat | None) -> None:
        """The computer on ``seat``, on turn, waits for a person's word; None: nobody does."""
        if self._stage.waiting != seat:
            self._stage.waiting = seat
            self._hand.plates()

    def mark_helped(self, helped: Mapping[Seat, Help]) -> None:
        """Mark the plates of those who are helped, each with its kind; `Help.NONE` has no mark."""
        marked: dict[Seat, Help] = {seat: kind for seat, kind in helped.items() if kind is not Help.NONE}
        if self._stage.helped != marked:
            self._stage.helped = marked
            self._stage.touch()

    def advise(self, advice: Advice | None) -> None:
        """Show a helped player what he owes now, or no longer."""
        if self._stage.advice != advice:
            self._stage.advice = advice
            self._stage.touch()

    def tell_help(self, seat: Seat, kind: Help) -> None:
        """Say in a passing message how this player is helped."""
        self.toast(self._words.helped(seat, kind))

    def refuse_fault(self, hit: Hit, advice: Advice) -> None:
        """What is here shakes its head: the move would be a fault, and this is owed instead."""
        self._fingers.refuse(hit.place)
        self.toast(self._words.fault_refused(advice), towards=advice.seat)

    # -- the picture

    @property
    def layout(self) -> TableLayout:
        """Where everything lies at the present size."""
        return self._layout

    @property
    def needs_redraw(self) -> bool:
        """Whether the picture has changed since it was drawn."""
        return self._stage.changed

    def _usual(self, way_round: str, width: int, height: int, scale: float) -> TableLayout:
        """The table that has the whole window."""
        people = frozenset(int(seat) for seat in self._setup.people if not self._bare)
        return table_layout(
            width,
            height,
            len(self._setup.players),
            people,
            scale=scale,
            way_round=way_round,
            turned=self.turned,
        )

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for this size, also while cards fly: each lands in its new place."""
        self._layout = self._arranged(*size, self._kit.enlarged.scale)
        self._set()
        self._pack_is_due = True
        self._picture.forget()

    def _set(self) -> None:
        self._scenery = Scenery(self._stage, self._layout, self._kit, self._words, self._avatars, self._keys)
        self._warming = warming.Warming(self._scenery, self._picture)
        self._stage.touch()

    def draw(
        self, surface: pygame.Surface, *, whole: bool = False, under: Sequence[pygame.Rect] = ()
    ) -> list[pygame.Rect] | None:
        """Bring ``surface`` up to date; returns the areas that may look different, None for all of it.

        Unless ``whole``, the surface must still hold what this view drew last, except ``under`` what has
        been drawn over it and will be again.
        """
        self._stage.changed = False
        touched = self._picture.draw(surface, self._scenery, whole=whole, under=under)
        if self._pack_is_due and not self._kit.resizing:
            # Only now: the first picture needs few cards, and should not share the processor with the others.
            self._pack_is_due = False
            self._kit.ahead.make(warming.jobs(self._kit, self._layout))
        return touched

    def draw_aloft(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw again what is in the air there, over something that lies on the table."""
        self._picture.draw_aloft(surface, self._scenery, area)

    def mute(self, muted: bool) -> None:
        """Show the sound as off or on."""
        self._stage.muted = muted
        self._stage.touch()

    def _locate(self, card: Card) -> Found | None:
        return self._fingers.locate(self._layout, card)
