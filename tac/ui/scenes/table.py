"""The table: one match being played, watched, paused and brought to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.match import Match, MatchSetup, Pause, Resume, SteppedClock
from tac.match.intent import Place
from tac.match.rebuilding import Course, land_everything, rebuild
from tac.rules import Seat, Table
from tac.settings import Keys
from tac.ui.audio import Audio
from tac.ui.draw import Kit
from tac.ui.input import Action, Clicks, Keyboard, PadSeats, PadSignal, calling_seat, place_of
from tac.ui.layout import PlaceKind
from tac.ui.motion.durations import LAST_LOOK, SPEEDS
from tac.ui.motion.reading import reading_time
from tac.ui.scene import Dirty
from tac.ui.scenes.standings import Standings
from tac.ui.scenes.table_fingers import TableFingers
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_help import TableHelp
from tac.ui.scenes.table_names import shown_names
from tac.ui.scenes.table_pacer import Pacer
from tac.ui.scenes.table_pads import TablePads, is_choosing
from tac.ui.scenes.table_panels import PanelTable
from tac.ui.scenes.table_pointer import TablePointer
from tac.ui.scenes.table_score import ScoreKeeper
from tac.ui.scenes.table_sounds import TableSounds
from tac.ui.scenes.table_waiting import GoOnButton
from tac.ui.scenes.table_watch import WatchPanel
from tac.ui.table import Arranged, TableView
from tac.ui.table.sounds import PRESS

NOTHING: Final = pygame.Rect(0, 0, 0, 0)


class TableDoors(Struct, frozen=True):
    """Where the ways from the table lead: ``pause`` opens the pause, ``rules`` the rules over a pause, and
    ``ended`` gets the standings.

    ``news`` gives a sentence that has to be shown, or None: what went wrong elsewhere meanwhile. ``muted``
    hears when the sound is switched off or on.
    """

    pause: Callable[[], None]
    ended: Callable[[Standings], None]
    rules: Callable[[], None] = lambda: None
    news: Callable[[], str | None] = lambda: None
    muted: Callable[[bool], None] = lambda muted: None


class TableScene(PanelTable):
    """Owns a match, its clock and its view; everything else only hears of them.

    With only computers and speed ``off`` the clock jumps. ``follow`` gets the match before anything has
    happened in it: for records and logs.
    """

    several_fingers = True
    _watch: WatchPanel | None = None
    _waiting: GoOnButton | None = None
    _told = False
    _news_in = 0.0

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        setup: MatchSetup,
        audio: Audio,
        doors: TableDoors,
        *,
        keys: Keys,
        speed: str = "normal",
        reduced_motion: bool = False,
        follow: Callable[[Match], None] = lambda match: None,
        position: Table | None = None,
        course: Course | None = None,
        way_round: str = "left",
        pads: PadSeats | None = None,
        turned: bool = False,
    ) -> None:
        """``position`` is a table to begin from instead of the deal; such a game has no record.

        ``course`` is what has happened in a game that goes on; its table is laid out at once. ``way_round``
        says whether the next player sits to the left or to the right, ``turned`` whether plates and buttons
        lie towards people who sit round the screen. ``pads`` knows whose gamepad is whose.
        """
        super().__init__()
        self._kit = kit
        self._t = t
        self._clock = SteppedClock()
        self._jumps = jumps = not setup.people and speed == "off"
        self.match = self._new_match(setup, shows_at_once=jumps and course is None)
        if position is not None:
            self.match.table = position
        self.score = ScoreKeeper(self.match)
        if course is not None:
            rebuild(self.match, self._clock, course)
        follow(self.match)
        self._doors = doors
        self._audio = audio
        self._sounds = TableSounds(audio)
        self._names = shown_names(t, setup)
        self._speed = SPEEDS[speed]
        self._keys = keys
        self._way_round = way_round
        self._turned = turned
        self.view = self._view(setup, speed, reduced_motion, position)
        self._pacer = Pacer(self.match, self._clock, self.view)
        self._pacer.jumping = jumps
        self._sounds.quiet = jumps
        self._hands = self._new_hands()
        self._help = TableHelp(self.match, self.view)
        self._pointer = TableFingers(self._new_pointer)
        seats = PadSeats() if pads is None else pads
        self._pads = TablePads(
            self.match, self.view, self._hands, seats, command=self._command, cloth=self._cloth
        )
        self._keyboard = Keyboard(keys)
        self._rest = self._watch_in = LAST_LOOK * self._speed
        self.view.mute(audio.muted)
        if course is not None:
            self._lay_out(shows_at_once=jumps)
        self.view.on_shown = self._pacer.landed
        if course is None:
            self.view.deal()

    def _new_match(self, setup: MatchSetup, *, shows_at_once: bool) -> Match:
        """The match that is played here."""
        return Match(setup, self._clock, shows_at_once=shows_at_once)

    def _lay_out(self, *, shows_at_once: bool) -> None:
        """Show the table of a game that goes on as it stands; what was in the air has landed."""
        reports = self.match.take_reports()
        self._sounds.quiet = True
        self.view.lay_out(reports, self._clock.now())
        self._sounds.quiet = shows_at_once
        for report in reports:
            self._hands.note(report)
        self.match.shows_at_once = shows_at_once
        land_everything(self.match)
        self._pacer.deliver()

    def _view(self, setup: MatchSetup, speed: str, reduced_motion: bool, position: Table | None) -> TableView:
        """The picture of the table, with the keys on the buttons of those who sit there."""
        self._people = self._seated(setup)
        return TableView(
            setup,
            self._kit.size,
            self._t,
            self._sounds,
            kit=self._kit,
            names=self._names,
            speed=speed,
            keys=self._caps(),
            reduced_motion=reduced_motion,
            position=position,
            way_round=self._way_round,
            turned=self._turned,
            arranged=self._arranging(),
        )

    def _seated(self, setup: MatchSetup) -> tuple[Seat, ...]:
        """Who has hands at this table."""
        return setup.people

    def _arranging(self) -> Arranged | None:
        """What lays this table out, where it is not the usual one."""
        return None

    def _new_hands(self) -> Hands:
        """What people do at this table."""
        return Hands(self.match, self.view, self._t, self._pacer.deliver)

    def _new_pointer(self, clicks: Clicks) -> TablePointer:
        """What the mouse or a finger does at this table."""
        return TablePointer(
            self.match,
            self.view,
            self._hands,
            self._help,
            pause=self.pause,
            rules=self._doors.rules,
            mute=self.mute,
            cloth=self._cloth,
            clicks=clicks,
        )

    # -- the game's course

    @property
    def signs_below(self) -> bool:
        """At the upper edge one would hide the rank of a heap; in the narrow layout there is room above."""
        return not self.view.layout.narrow

    @property
    def idle(self) -> bool:
        """Whether nothing moves; a computer that thinks is nothing to be seen."""
        return not self.view.moving and not self._pacer.jumping and not self.match.is_over

    def update(self, dt_ms: float) -> None:
        """Let time pass for the match and its picture alike."""
        self._hands.end_frame()
        self._pads.update()
        self._pacer.advance(dt_ms)
        self._pointer.update(dt_ms)
        self._help.update(dt_ms)
        self._offer_watching(dt_ms)
        self._offer_going_on()
        self._tell_news(dt_ms)
        self._sounds.sound()
        if self.view.needs_redraw:
            self.dirty.mark(NOTHING)
        if self.match.is_over and not self.view.busy and not self._told:
            self._rest -= dt_ms
            if self._rest <= 0.0:
                self._told = True
                self._doors.ended(self.score.standings(self._names))

    def _tell_news(self, dt_ms: float) -> None:
        """Show one sentence after another, each for as long as a message stays."""
        self._news_in -= dt_ms
        if self._news_in > 0.0:
            return
        news = self._doors.news()
        if news is not None:
            self.view.toast(news)
            self._news_in = reading_time(news)

    def pause(self) -> None:
        """Let the clock stand and everything with it, and cover the table."""
        self._hands.settle()
        self._let_go()
        if self.match.is_over or self.match.is_paused:
            return
        self.match.submit(Pause())
        self._pacer.deliver()
        self._sounds.hold(True)
        self._doors.pause()

    def resume(self) -> None:
        """Go on where the game stood."""
        self._sounds.hold(False)
        self.match.submit(Resume())
        self._pacer.deliver()

    def _keep_muted(self, muted: bool) -> None:
        self._doors.muted(muted)

    # -- input

    def _cloth(self) -> None:
        """A click on bare cloth: what moves is over; where nothing moves, a computer that waits goes on."""
        self._hands.settle()
        if self.view.busy:
            self.view.hurry()
        else:
            self.go_on()

    def handle(self, event: pygame.Event) -> None:
        """Take an event; what it means reaches the match at once."""
        self._sounds.watch(event)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._let_go()
            if not self._only_computers_are_in:
                self.pause()
            return
        action = self._keyboard.take(event)
        if action in (Action.PAUSE, Action.RULES):
            self._command(action)
        elif self._give_panels(event):
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._sounds.play(PRESS)
            self._pointer.leave()
        elif action is Action.GO_ON:
            self.go_on()
        elif action is not None:
            self._play(action, shifted=self._keyboard.is_shifted(event))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            self.view.recall.pin()
        else:
            self._pointer.handle(event)

    def take_pad(self, signal: PadSignal) -> bool:
        """A gamepad plays, or chooses how to go on where only computers are left."""
        choosing = self._watch is not None and is_choosing(signal)
        return not choosing and self._pads.take(signal)

    def show_pads(self) -> None:
        """Mark the buttons of those who have one."""
        self._pads.show()

    def _command(self, action: Action) -> None:
        self._hands.settle()
        if action is Action.RULES:
            self._doors.rules()
        elif self._pointer.cancel():
            return
        elif self.view.calling:
            self.view.hurry()
        else:
            self.pause()

    def _play(self, action: Action, *, shifted: bool = False) -> None:
        """A key that calls, draws or places; with Shift it puts right what was placed last."""
        caller = calling_seat(action, self.view.layout.sides, self._people)
        if caller is not None:
            self.view.tap(PlaceKind.CALL, caller)
            self._hands.call(caller)
            return
        shifted = shifted and action is not Action.DRAW
        seat = self._hands.placer if shifted else self._hands.acting
        place = None if seat is None else place_of(action, self.view.layout.sides, seat)
        if shifted:
            self._hands.put_right(Place.CENTRAL if place is None else place)
        elif seat is not None and place is not None:
            self._hands.click(seat, place)

    def _let_go(self) -> None:
        """Nothing is held down any more: no key, no button, no card."""
        self._keyboard.release_all()
        self._pointer.cancel()
        self._pointer.leave()
        self._pads.leave()

    # -- picture

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for another size, also while cards fly."""
        super().resize(size)
        self.view.resize(size)
        self._arrange_panels()

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw what has changed; panels lie over everything, each on clean ground."""
        panels = self._panels()
        dirty.drawn = self.view.draw(surface, whole=dirty.whole, under=[panel.bounds for panel in panels])
        for panel in panels:
            panel.draw(surface)

    def leave(self) -> None:
        """The table is left: nothing of it sounds on."""
        self._sounds.leave()
