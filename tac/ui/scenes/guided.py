"""The table of the first game with guidance: the real table, and over it what is told of each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tac.locale import Translator
from tac.match import Match, MatchSetup
from tac.practice.guided import LESSON, Guide, GuidedMatch, Spot, resumed
from tac.practice.guided.lesson import LEARNER, RIVAL
from tac.practice.guided.match import start
from tac.rules import Kind, Move, Seat, Table
from tac.settings import Keys
from tac.ui.audio import Audio
from tac.ui.draw import Kit
from tac.ui.draw.keycaps import is_arrow
from tac.ui.draw.panels import keycap_rect
from tac.ui.input import Action, PadPress, PadSignal
from tac.ui.input.printed import key_cap
from tac.ui.layout import Place, PlaceKind, Point, Rect
from tac.ui.layout.arrow_way import past_all, rank_of
from tac.ui.motion.reading import reading_time
from tac.ui.scene import Dirty
from tac.ui.scenes.guide_panel import GuidePanel, Mark
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.scenes.table_pads import is_choosing
from tac.ui.scenes.table_panels import Panel
from tac.ui.table import TableView
from tac.ui.table.advising import ends
from tac.ui.table.flight import DRAWN_LIFT

_NEXT_ACTIONS = (Action.DRAW, Action.GO_ON)
"""The keys that do the same as "next" where that is asked for: there is nothing to draw then."""

_SPOTS = {
    Spot.PILE: Place(PlaceKind.PILE, LEARNER),
    Spot.HEAP: Place(PlaceKind.HEAP, LEARNER),
    Spot.CENTRAL: Place(PlaceKind.CENTRAL),
    Spot.RIVALS_HEAP: Place(PlaceKind.HEAP, RIVAL),
    Spot.CALL: Place(PlaceKind.CALL, LEARNER),
}


class GuidedView(TableView):
    """A table that says in the guide's panel what it would say in passing messages."""

    say: Callable[[str], None]

    def toast(self, text: str, *, towards: Seat | None = None) -> None:
        """Hand the message on."""
        self.say(text)


class GuidedTable(TableScene):
    """Begins at ``step`` (from 0). ``done`` is called when all has been read, ``again`` begins anew."""

    match: GuidedMatch

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        setup: MatchSetup,
        audio: Audio,
        doors: TableDoors,
        *,
        keys: Keys,
        done: Callable[[], None],
        again: Callable[[], None],
        step: int = 0,
        speed: str = "normal",
        reduced_motion: bool = False,
    ) -> None:
        self.guide = Guide(step)
        self._done = done
        self._shown = -1
        self._offers = False
        self._answer_in = 0.0
        self._mark: Mark | None = None
        super().__init__(
            kit,
            t,
            setup,
            audio,
            doors,
            keys=keys,
            speed=speed,
            reduced_motion=reduced_motion,
            position=start(),
            course=resumed(step),
        )
        self.match.lead()
        self._panel = GuidePanel(kit, t, next=self.next, again=again, mark=self.dirty.mark)
        self._panel.texts = self._texts()
        self._panel.arrange(self.view.layout)

    def _new_match(self, setup: MatchSetup, *, shows_at_once: bool) -> Match:
        return GuidedMatch(setup, self._clock, self.guide, shows_at_once=shows_at_once)

    def _view(self, setup: MatchSetup, speed: str, reduced_motion: bool, position: Table | None) -> TableView:
        self._people = setup.people
        view = GuidedView(
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
        )
        view.say = self.answer
        return view

    # -- the course of the lesson

    @property
    def idle(self) -> bool:
        """Whether nothing moves; the end of the game waits for the reader."""
        return not self.view.moving

    @property
    def telling(self) -> bool:
        """Whether the panel shows what is asked for now: not while cards move."""
        return self._shown == self.guide.index and not self.view.busy

    def next(self) -> None:
        """All of this step has been read."""
        if not self.telling or not self.guide.offers_next:
            return
        if self.guide.is_last:
            self._done()
        else:
            self.match.next()
            self._retell()

    def go_on(self) -> None:
        """Whatever lets a computer go on at other tables says "next" here."""
        self.next()

    def pause(self) -> None:
        """At the end there is nothing left that could stand still: that is the way out."""
        if self.match.is_over:
            self._done()
        else:
            super().pause()

    def _cloth(self) -> None:
        """What moves is over; nobody skips what he has not read by a click beside everything."""
        if self.view.busy:
            self.view.hurry()

    def answer(self, text: str) -> None:
        """Say this in the panel for as long as reading it takes."""
        self._panel.answer(text)
        self._answer_in = reading_time(text)
        self.dirty.mark_all()

    def update(self, dt_ms: float) -> None:
        """Let time pass, and tell the next step once the one before has been seen."""
        if not self.match.is_paused and self.match.let_rival_go():
            self._retell()
        super().update(dt_ms)
        if self._panel.answering:
            self._answer_in -= dt_ms
            if self._answer_in <= 0.0:
                self._panel.answer("")
                self.dirty.mark_all()
        if not self.view.busy and self._shown != self.guide.index:
            self._shown = self.guide.index
            self._retell()
        elif self._offers != (self.telling and self.guide.offers_next):
            self._retell()
        mark = self._new_mark() if self.telling else None
        if (mark is None) != (self._mark is None):
            self._mark = mark
            self.dirty.mark_all()

    def _offer_watching(self, dt_ms: float) -> None:
        """The end is told by the lesson."""

    def _offer_going_on(self) -> None:
        """The panel has the button; the plate says that its owner waits."""
        self.view.waits(self.match.waiting)

    def _retell(self) -> None:
        """Show the present step in the panel."""
        guide, t = self.guide, self._t
        step = LESSON[max(0, self._shown)]
        last = guide.is_last and self._shown == guide.index
        asks = self._offers = self.telling and guide.offers_next
        self._panel.show(
            t,
            t(f"guide.{step.name}", name=self._names[RIVAL]),
            t("guide.number", number=self._shown + 1, steps=len(LESSON)),
            key=self._go_on_key() if asks and not last else "",
            next_is=t("guide.done" if last else "guide.next") if asks else "",
            last=last,
        )
        self._mark = self._new_mark() if self.telling else None
        self.dirty.mark_all()

    def _texts(self) -> list[str]:
        """What is told before each step."""
        return [self._t(f"guide.{step.name}", name=self._names[RIVAL]) for step in LESSON]

    def speak(self, t: Translator) -> None:
        """Go on in another language."""
        super().speak(t)
        self._panel.texts = self._texts()
        self._panel.arrange(self.view.layout)
        self._retell()

    # -- what is pointed at

    def _new_mark(self) -> Mark | None:
        step, asked = self.guide.step, self.guide.asked
        spots = [self._rect(_SPOTS[spot]) for spot in step.spots]
        if asked is None or step.alone or asked.kind is Kind.CALL:
            return self._ring(spots) if spots else None
        source, target = self._way(asked)
        keys = self._keys_for(asked)
        return Mark(
            self._kit,
            rings=spots,
            cards=(source, target),
            arrow=(source, target),
            past=past_all(self.view.layout, self._panel.rect),
            keys=(self._keys_at(source, target, asked), keys) if keys else None,
            badge=self._number() if asked.kind is Kind.DRAW else None,
        )

    def _keys_at(self, source: Rect, target: Rect, asked: Move) -> Point:
        """Where keys hang at the upper edge of a card: off its rank, however large their letters are."""
        u, height = self._kit.u, keycap_rect(self._kit, (0.0, 0.0), "M").h
        if asked.kind is Kind.DRAW:
            return Point(source.right + 0.8 * u, source.y + 0.4 * u)
        return Point(target.right + 0.8 * u, min(target.y + 0.4 * u, rank_of(target).y - height / 2 - 1))

    def _ring(self, spots: Sequence[Rect]) -> Mark:
        """Rings alone; what stands on their edges stays on top."""
        u, step = self._kit.u, self.guide.step
        call, key = self.view.layout.seats[LEARNER].call_button, self._caps().get(LEARNER)
        shows_key = Spot.CALL in step.spots and call is not None and key
        return Mark(
            self._kit,
            rings=spots,
            keys=(Point(call.right + 1.2 * u, call.y), [("", key)]) if shows_key and call and key else None,
            badge=self._number() if Spot.PILE in step.spots else None,
        )

    def _number(self) -> tuple[Point, int] | None:
        """Where the number of the learner's pile stands, and that number; None for an empty one."""
        cards = len(self.match.table.piles[LEARNER])
        return (self.view.layout.seats[LEARNER].badge, cards) if cards else None

    def _way(self, asked: Move) -> tuple[Rect, Rect]:
        """From where to where a card is asked to go; what is put right lies on the learner's heap."""
        if asked.owed is None:
            source, target = ends(asked, LEARNER)
        else:
            source, (_, target) = Place(PlaceKind.HEAP, LEARNER), ends(asked.owed, LEARNER)
        return self._rect(source), self._rect(target)

    def _rect(self, place: Place) -> Rect:
        layout = self.view.layout
        rect = layout.rect(place)
        lifted = place.kind is PlaceKind.DRAWN and self.match.table.drawn is not None
        return rect.moved(0, -DRAWN_LIFT * layout.u) if lifted else rect

    def _keys_for(self, asked: Move) -> Sequence[tuple[str, str]]:
        """The keys that make this move, by name, and what stands on each: one of the number pad, which not
        every keyboard has, and one of the others, an arrow if there is one."""
        keys = self._keys
        move = asked.owed or asked
        if move.kind is Kind.DRAW:
            names = keys.draw
        else:
            names = {RIVAL: keys.top}.get(move.target, keys.central)  # type: ignore[arg-type]
            if move.token == "d-":
                names = (*keys.bottom, *keys.own)
        on_pad = [name for name in names if name.startswith("kp_")]
        others = sorted((name for name in names if name not in on_pad), key=is_arrow, reverse=True)
        return [(name, key_cap(self._t, name)) for name in (*on_pad[:1], *others[:1])]

    # -- panels and input

    def _panels(self) -> Sequence[Panel]:
        """The marks, and the panel; neither in a "Tač!" moment, which needs the whole table."""
        if self.view.calling or self._shown < 0:
            return ()
        return (self._panel,) if self._mark is None else (self._mark, self._panel)

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """The panel lies on the table: what is in the air flies over it."""
        super().draw(surface, dirty)
        if self._panels():
            self.view.draw_aloft(surface, pygame.Rect(self._panel.rect.px))

    def _arrange_panels(self) -> None:
        self._panel.arrange(self.view.layout)
        self._mark = self._new_mark() if self.telling else None

    def handle(self, event: pygame.Event) -> None:
        """While something is read, the keys that draw say "next"; all else is as at any table."""
        if self.telling and self.guide.is_last and event.type == pygame.KEYDOWN and self._panel.handle(event):
            self._keyboard.release_all()
            return
        super().handle(event)

    def take_pad(self, signal: PadSignal) -> bool:
        """The lower button says "next" where that is asked for, and at the end chooses among two."""
        if self.telling and self.guide.offers_next and is_choosing(signal):
            if self.guide.is_last:
                return False
            if isinstance(signal, PadPress):
                self.next()
            return True
        return super().take_pad(signal)

    def _play(self, action: Action, *, shifted: bool = False) -> None:
        if action in _NEXT_ACTIONS and self.telling and self.guide.offers_next:
            self.next()
        else:
            super()._play(action, shifted=shifted)
