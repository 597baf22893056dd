"""One's own mistakes: the table on which something was missed, to be put right with one's own hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from tac.match import Match, MatchSetup
from tac.match.notes import AtOnce
from tac.match.rebuilding import Course
from tac.practice.drills import OwnDrill, Tried, Try
from tac.practice.items import Slip
from tac.rules import Move, Table
from tac.ui.input import Action, PadButton, PadPress, PadSignal
from tac.ui.input.printed import key_cap
from tac.ui.layout.practice import drill_layout, seen_from
from tac.ui.practice.heading import Heading
from tac.ui.practice.marks import Marks
from tac.ui.practice.numbers import when
from tac.ui.practice.own_match import OwnMatch, OwnReason
from tac.ui.practice.own_panel import OwnPanel
from tac.ui.practice.panel import Feedback
from tac.ui.practice.seating import beside_panel
from tac.ui.practice.showing import explained, marks_of
from tac.ui.scenes.practice_hands import TryingHands
from tac.ui.scenes.practice_table import DrillParts
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_panels import Panel
from tac.ui.table import TableView, sounds
from tac.ui.table.words import Words

if TYPE_CHECKING:
    from tac.practice.items import Explanation

_LAID = Course((AtOnce(0, True), AtOnce(0, False)), exact=False)
"""Nothing has happened yet, and the table lies there at once."""
_TOLD = {f"refused.{reason.value}" for reason in (OwnReason.WRONG, OwnReason.OVER)}
"""What has no words of its own: it is told with what came of the try."""
_NEXT = (Action.DRAW, Action.GO_ON)


class OwnTable(TableScene):
    """The present mistake of ``drill``, under ``title``. ``tried`` hears what came of it when it is over and
    says when it comes back, ``next`` goes on, ``finish`` ends here; ``on`` are words and icon of going on.
    """

    match: OwnMatch

    def __init__(
        self,
        parts: DrillParts,
        drill: OwnDrill,
        title: str,
        *,
        now: Callable[[], datetime],
        tried: Callable[[Tried], datetime | None],
        next: Callable[[], None],
        finish: Callable[[], None],
        pause: Callable[[], None],
        on: tuple[str, str] | None = None,
    ) -> None:
        item, current = drill.item, drill.current
        assert item is not None and current is not None
        self.item = item
        self._drill = drill
        self._moment = now
        self._tried = tried
        self._next = next
        self.finish = finish
        """Enough: what is left comes another time."""
        self._parts = parts
        self._mark: Marks | None = None
        self._explained: Explanation | None = None
        self.over: Tried | None = None
        company, deal, t = parts.company, item.record.deal, parts.t
        self._seen_names = company.names(t, deal, item.viewer)
        self._sentences = Words(t, company.setup(deal, item.viewer), self._seen_names)
        self._heading = Heading(parts.kit, t("practice.own"))
        super().__init__(
            parts.kit,
            t,
            company.setup(deal, item.viewer, item.mover),
            parts.audio,
            TableDoors(pause=pause, rules=parts.rules, ended=lambda standings: None, muted=parts.muted),
            keys=parts.keys,
            speed=parts.speed,
            reduced_motion=parts.reduced_motion,
            # Nobody has moved here yet whom somebody could accuse.
            position=replace(item.before, accused=None),
            course=_LAID,
            way_round=parts.way_round,
        )
        missed = current.mistake.slip is Slip.MISSED
        name = self._seen_names[item.mover]
        self._panel = OwnPanel(
            parts.kit,
            t,
            title,
            t("practice.own.missed", name=name) if missed else t("practice.own.made"),
            act=self.go_on,
            mark=self.dirty.mark,
            on=on or (t("practice.next"), "arrow"),
        )
        drill.landed(self.match.now)
        self._arrange_panels()

    def _new_match(self, setup: MatchSetup, *, shows_at_once: bool) -> Match:
        return OwnMatch(setup, self._clock, self._attempt)

    def _new_hands(self) -> Hands:
        return TryingHands(self.match, self.view, self._t, self._pacer.deliver, told=self._declined)

    def _declined(self, key: str) -> None:
        """Tell on the paper why something cannot be done; of a fault, and in the end, all has been told."""
        if self.over is None and key not in _TOLD:
            self._panel.tell(Feedback(False, self._t("practice.own.refused"), self._t(key)))
            self.dirty.mark_all()

    def _view(self, setup: MatchSetup, speed: str, reduced_motion: bool, position: Table | None) -> TableView:
        self._people = setup.people
        item = self.item
        return TableView(
            self._parts.company.setup(item.record.deal, item.viewer),
            self._kit.size,
            self._t,
            self._sounds,
            kit=self._kit,
            names=self._seen_names,
            speed=speed,
            reduced_motion=reduced_motion,
            position=position,
            arranged=beside_panel(item.players, item.viewer, self._way_round),
        )

    # -- trying

    def _attempt(self, move: Move) -> Tried | None:
        if self.view.busy:
            return None
        tried = self._drill.attempt(move, self.match.now, self._moment())
        if tried is None or tried.what is Try.REFUSED:
            return tried
        t = self._t
        if tried.what is Try.WRONG:
            self._panel.tell(Feedback(False, t("practice.own.wrong"), t("practice.own.once_more")))
            self.dirty.mark_all()
        else:
            self._end(tried)
        return tried

    def _end(self, tried: Tried) -> None:
        """It is over: say what was owed, and when it comes back."""
        t, solved = self._t, tried.what is Try.SOLVED
        assert tried.explanation is not None
        self.over = tried
        title = t("practice.right" if solved else "practice.own.lost")
        told = Feedback(solved, title, explained(self._sentences, tried.explanation))
        key = key_cap(t, self._keys.draw[0]) if self._keys.draw else ""
        due = self._tried(tried)
        back = "" if due is None else t("practice.own.back", when=when(t, due, self._moment()))
        self._panel.tell(told, back, key=key)
        if not solved:
            self._explained = tried.explanation
            self._mark = marks_of(self._kit, self.view, tried.explanation)
        self.dirty.mark_all()

    def go_on(self) -> None:
        """To the next mistake, or have this one shown."""
        if self.over is not None:
            self._next()
            return
        tried = self._drill.give_up(self._moment())
        if tried is not None:
            self._sounds.play(sounds.PRESS)
            self._end(tried)

    # -- the table

    @property
    def signs_below(self) -> bool:
        """There what is shown can be asked for."""
        return False

    @property
    def idle(self) -> bool:
        """Whether nothing moves; nobody else plays here."""
        return not self.view.moving

    def _offer_watching(self, dt_ms: float) -> None:
        """There is nothing to watch."""

    def _offer_going_on(self) -> None:
        """Nobody goes on here but the drill."""

    def _cloth(self) -> None:
        """Nobody skips what he has not read by a click beside everything."""
        if self.view.busy:
            self.view.hurry()

    def _play(self, action: Action, *, shifted: bool = False) -> None:
        if self.over is not None:
            if action in _NEXT:
                self.go_on()
            return
        super()._play(action)

    def take_pad(self, signal: PadSignal) -> bool:
        """A gamepad plays, and goes on when it is over; its upper button has the move shown."""
        if isinstance(signal, PadPress):
            over = self.over is not None
            if signal.button is (PadButton.SOUTH if over else PadButton.NORTH):
                self.go_on()
                return True
        return super().take_pad(signal)

    def _panels(self) -> Sequence[Panel]:
        marks = () if self._mark is None else (_Still(self._mark),)
        return (self._heading, *marks, self._panel)

    def _arrange_panels(self) -> None:
        item = self.item
        sides = seen_from(item.players, item.viewer, self._way_round)
        size = self._kit.size if self.size == (0, 0) else self.size
        layout = drill_layout(*size, sides, scale=self._kit.enlarged.scale)
        self._heading.arrange(layout.title)
        self._panel.arrange(layout)
        if self._explained is not None:
            self._mark = marks_of(self._kit, self.view, self._explained)


class _Still:
    """Marks as a panel that only is looked at."""

    def __init__(self, marks: Marks) -> None:
        self._marks = marks
        self.bounds = marks.bounds

    def handle(self, event: pygame.Event) -> bool:
        """Nothing can be pressed."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks."""
        self._marks.draw(surface)
