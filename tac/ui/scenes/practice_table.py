"""The table of a drill: a move is shown, two answers stand below it, and a panel tells how it goes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame
from msgspec import Struct

from tac.locale import Translator
from tac.settings import Keys
from tac.ui import theme
from tac.ui.audio import Audio
from tac.ui.draw import Kit, background, draw_box, put
from tac.ui.input import Action, Keyboard, PadButton, PadPress, PadSignal
from tac.ui.layout import PlaceKind, Rect, Side
from tac.ui.layout.practice import DrillLayout, drill_layout, seen_from
from tac.ui.practice.answers import Answers
from tac.ui.practice.heading import Heading
from tac.ui.practice.marks import Marks
from tac.ui.practice.numbers import clock
from tac.ui.practice.panel import Course, Feedback, draw_course
from tac.ui.practice.seating import Company
from tac.ui.scene import BaseScene, Dirty
from tac.ui.scenes.table_sounds import TableSounds

if TYPE_CHECKING:
    from tac.practice.items import Ahead
    from tac.ui.practice.showing import ItemShow

_NOTHING: Final = pygame.Rect(0, 0, 0, 0)
_LEFT: Final = 1
_MOVES: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)
"""What concerns answers and small buttons alike: the pointer leaves the one for the other."""
_USUAL: Final = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)


class DrillParts(Struct, frozen=True):
    """What the table of a drill is made of; ``rules`` opens the rules, ``muted`` hears of the sound."""

    kit: Kit
    t: Translator
    audio: Audio
    keys: Keys
    company: Company
    speed: str
    reduced_motion: bool
    way_round: str
    rules: Callable[[], None]
    muted: Callable[[bool], None]


class DrillTable(BaseScene):
    """Shows one `ItemShow` after the other; subclasses say what comes when, and what answers mean.

    ``now`` is the drill's own clock, in ms; it stands while the scene is covered.
    """

    def __init__(self, parts: DrillParts, *, pause: Callable[[], None]) -> None:
        super().__init__()
        self.kit, self.t = parts.kit, parts.t
        self.sounds = TableSounds(parts.audio)
        self.now = 0.0
        self.show: ItemShow | None = None
        self.feedback: Feedback | None = None
        self.marks: Marks | None = None
        self._parts = parts
        self._pause = pause
        self._keyboard = Keyboard(parts.keys)
        self._layout: DrillLayout | None = None
        self._began = 0.0
        self.answers = Answers(parts.kit.enlarged, parts.t, parts.keys, self.answer, self.go_on)
        self._heading = Heading(parts.kit, "")
        self._shows_muted = False
        self._drawn: tuple[object, ...] = ()

    # -- for subclasses

    def tick(self, dt_ms: float) -> None:
        """Time has passed."""

    def answer(self, called: bool) -> None:
        """An answer was given."""

    def go_on(self) -> None:
        """What was told has been read."""

    def finish(self) -> None:
        """Enough."""

    def hold(self, held: bool) -> None:
        """Let the drill's time stand, or go on."""

    def title(self) -> str:
        """What is done here."""
        return ""

    def bar(self) -> float | None:
        """How much of the move's time is left (1–0); None where there is none."""
        return None

    def time_left(self) -> float | None:
        """How many ms of the session are left; None where it has no end."""
        return None

    def course(self) -> Course:
        """What the panel shows."""
        return Course(0, 0, 0, (), None, None)

    def showing_parts(self) -> dict[str, Any]:
        """What each `ItemShow` is made with."""
        parts = self._parts
        return {
            "kit": parts.kit,
            "t": parts.t,
            "sounds": self.sounds,
            "company": parts.company,
            "size": self.size,
            "speed": parts.speed,
            "reduced_motion": parts.reduced_motion,
            "way_round": parts.way_round,
        }

    def put(self, show: ItemShow) -> None:
        """Show this from now on."""
        landed = show.landed
        self._began = self.now
        show.landed = lambda at: landed(self._began + at)
        self._shows_muted = self._parts.audio.muted
        show.view.mute(self._shows_muted)
        self.show = show
        self._arrange()

    def tell(self, feedback: Feedback | None, marks: Marks | None) -> None:
        """Tell what came of an answer, and mark what was owed."""
        self.feedback, self.marks = feedback, marks
        self.dirty.mark_all()

    @staticmethod
    def stop(items: Ahead[Any]) -> None:
        """Take nothing more from a thread, without waiting for it."""
        threading.Thread(target=items.close, name="practice end", daemon=True).start()

    # -- time

    def update(self, dt_ms: float) -> None:
        """Let time pass for the table and the drill."""
        self.now += dt_ms
        if self.show is not None:
            self.show.advance(dt_ms)
        self.tick(dt_ms)
        self._show_sound()
        self.sounds.sound()
        seen = (self.bar(), self._clock())
        if seen != self._drawn or (self.show is not None and self.show.view.needs_redraw):
            self._drawn = seen
            self.dirty.mark(_NOTHING)

    def pause(self) -> None:
        """Let time stand, and cover the table."""
        self._let_go()
        self.hold(True)
        self.sounds.hold(True)
        self._pause()

    def resume(self) -> None:
        """Go on where it stood."""
        self.sounds.hold(False)
        self.hold(False)
        self.dirty.mark_all()

    def mute(self) -> None:
        """Switch the sound off, or on."""
        audio = self._parts.audio
        audio.mute(not audio.muted)
        self._parts.muted(audio.muted)

    def _show_sound(self) -> None:
        """Show whether there is sound: it may have been switched elsewhere."""
        muted = self._parts.audio.muted
        if self.show is not None and muted != self._shows_muted:
            self._shows_muted = muted
            self.show.view.mute(muted)

    # -- input

    def handle(self, event: pygame.Event) -> None:
        """Take an event: an answer, or one of the small buttons."""
        self.sounds.watch(event)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.pause()
            return
        action = self._keyboard.take(event)
        if action is Action.PAUSE:
            self.pause()
        elif action is Action.RULES:
            self._parts.rules()
        else:
            if (action is not None and self.answers.take(action)) or self.answers.handle(event):
                self.dirty.mark(_NOTHING)
                if event.type not in _MOVES:
                    return
            self._point(event)

    def take_pad(self, signal: PadSignal) -> bool:
        """A gamepad answers, and opens pause and rules."""
        if isinstance(signal, PadPress) and signal.button is PadButton.START:
            self.pause()
            return True
        if isinstance(signal, PadPress) and signal.button is PadButton.SELECT:
            self._parts.rules()
            return True
        return self.answers.take_pad(signal)

    def _point(self, event: pygame.Event) -> None:
        """The small buttons in the corners."""
        view = None if self.show is None else self.show.view
        if view is None:
            return
        if event.type == pygame.MOUSEMOTION:
            view.hover(view.button_at(*event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            hit = view.button_at(*event.pos)
            acts = {
                PlaceKind.PAUSE: self.pause,
                PlaceKind.RULES: self._parts.rules,
                PlaceKind.SOUND: self.mute,
            }
            if hit is not None and hit.kind in acts:
                acts[hit.kind]()
        elif event.type == pygame.WINDOWLEAVE or getattr(event, "touch", False):
            view.hover(None)

    def _let_go(self) -> None:
        self._keyboard.release_all()
        self.answers.let_go()
        if self.show is not None:
            self.show.view.hover(None)

    # -- picture

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for another size."""
        super().resize(size)
        if self.show is not None:
            self.show.view.resize(size)
        self._arrange()

    def _arrange(self) -> None:
        show, scale = self.show, self.kit.enlarged.scale
        sides: tuple[Side, ...] = _USUAL
        if show is not None:
            item = show.item
            sides = seen_from(item.players, item.viewer, self._parts.way_round)
        self._layout = drill_layout(*self.size, sides, scale=scale)
        self.answers.rects = self._layout.answers
        self._heading.arrange(self._layout.title)
        if self.marks is not None and show is not None:
            self.remark()
        self.dirty.mark_all()

    def remark(self) -> None:
        """Places have moved: mark anew what was owed."""
        if self.show is not None and self.show.marked is not None:
            self.marks = self.show.marks(self.show.marked)

    def _clock(self) -> str:
        left = self.time_left()
        return "" if left is None else clock(left)

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw the table where it has changed, and over it all else on clean ground."""
        layout = self._layout
        assert layout is not None
        if self.show is None:
            surface.blit(background(self.kit), (0, 0))
        else:
            dirty.drawn = self.show.view.draw(surface, whole=dirty.whole, under=self._under(layout))
        kit = self.kit.enlarged
        self._heading.text = self.title()
        self._heading.draw(surface)
        if not layout.narrow:
            self._draw_clock(surface, layout)
        if self.show is not None and self.marks is not None:
            self.marks.draw(surface)
        self.draw_panel(surface, kit, layout)
        self._draw_bar(surface, layout.bar)
        self.answers.draw(surface)

    def draw_panel(self, surface: pygame.Surface, kit: Kit, layout: DrillLayout) -> None:
        """Draw the paper beside the table."""
        draw_course(surface, kit, self.t, layout.panel, self.course(), self.feedback)

    def _under(self, layout: DrillLayout) -> list[pygame.Rect]:
        u = self.kit.u
        # The paper is drawn with the text, so its shadow is as much larger.
        panel = layout.panel.inflated(theme.PANEL_SHADE.reach * self.kit.enlarged.u)
        rects = [panel, layout.bar.inflated(u), layout.title, self._clock_rect(layout)]
        marks = [] if self.marks is None else [self.marks.bounds]
        return [pygame.Rect(rect.px) for rect in rects] + marks + [self.answers.bounds]

    def _clock_rect(self, layout: DrillLayout) -> Rect:
        sound, panel = layout.table.corners.sound, layout.panel
        return Rect(panel.x, sound.y, sound.x - panel.x - self.kit.u, sound.h)

    def _draw_clock(self, surface: pygame.Surface, layout: DrillLayout) -> None:
        text = self._clock()
        if not text:
            return
        kit, room = self.kit.enlarged, self._clock_rect(layout)
        size = min(3.2 * kit.u, 0.6 * room.h)
        put(surface, kit.pictures.icon("clock", size, theme.MIST), Rect(room.x, room.y, size, room.h))
        words = kit.text.fit(text, theme.HEADING, kit.u, theme.WOOL, room.w - 2 * size)
        put(surface, words, Rect(room.x + 1.4 * size, room.y, room.w - 1.4 * size, room.h), "left")

    def _draw_bar(self, surface: pygame.Surface, room: Rect) -> None:
        left = self.bar()
        if left is None:
            return
        kit, radius = self.kit, room.h / 2
        draw_box(surface, kit, room, theme.PANEL, theme.PANEL_LINE, radius=radius)
        # Not a rounded picture for every width: the cache would be full of them.
        whole = kit.shapes.rounded(room.w, room.h, radius, theme.OCHRE, None, 0.0)
        part = round(left * whole.get_width())
        surface.blit(whole, room.px[:2], (0, 0, part, whole.get_height()))

    def leave(self) -> None:
        """The drill is left: nothing of it sounds on."""
        self.sounds.leave()
