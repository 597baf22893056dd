"""One turn of clean play at the real table: only right moves are made, each against the clock."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from tac.locale import Translator
from tac.match import Answer, Clock, Command, Declined, Help, MakeMove, Match, MatchSetup
from tac.match.help import advice, faulty
from tac.match.rebuilding import Course
from tac.practice.drills.clean import TURNS, CleanGame, Played, Verdict
from tac.rules import Reason, Seat, duties
from tac.rules.duties import obligation
from tac.settings import Keys
from tac.ui.audio import Audio
from tac.ui.draw import Kit
from tac.ui.layout import Rect, TableLayout, table_layout
from tac.ui.layout.practice import title_room
from tac.ui.practice.clock_panel import ClockPanel, Score
from tac.ui.practice.heading import Heading
from tac.ui.scenes.practice_hands import TryingHands
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_panels import Panel
from tac.ui.table import Arranged

YOU: Final = Seat.A
SLIP: Final = 4.8
"""Height of the slip that says what is owed, in u."""
REST: Final = 1100.0
"""So many ms a turn that is over is looked at before the next one."""


class CleanMatch(Match):
    """A match that makes the moves which `game` finds right; ``judged`` hears of all that were tried."""

    def __init__(
        self, setup: MatchSetup, clock: Clock, game: CleanGame, judged: Callable[[Played], None]
    ) -> None:
        super().__init__(setup, clock)
        self._game = game
        self._judged = judged

    def submit(self, command: Command) -> Answer:
        """Take a command; a move that is a fault is refused and said to be one."""
        if not isinstance(command, MakeMove) or self.is_paused:
            return super().submit(command)
        if not command.move.is_turn_move:
            return Declined(Reason.NOTHING_TO_PUT_RIGHT)
        table = self.table
        played = self._game.move(command.move, self.clock.now())
        if played is None:
            return Declined(Reason.NOT_YOUR_TURN)
        if played.verdict is Verdict.RIGHT:
            answer = super().submit(command)
        elif played.verdict is Verdict.REFUSED:
            assert played.reason is not None
            answer = Declined(played.reason)
        else:
            reason = faulty(table, command.move)
            answer = Declined(Reason.NOT_YOUR_TURN if reason is None else reason, advice=advice(table, YOU))
        self._judged(played)
        return answer


class CleanTable(TableScene):
    """The present turn of ``game``, of whoever sits on the first seat.

    ``judged`` hears of every move tried and every time that was up, ``over`` when the turn has been seen to
    end.
    """

    match: CleanMatch

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        setup: MatchSetup,
        audio: Audio,
        doors: TableDoors,
        game: CleanGame,
        *,
        keys: Keys,
        judged: Callable[[Played], None],
        over: Callable[[], None],
        speed: str = "normal",
        reduced_motion: bool = False,
        way_round: str = "left",
    ) -> None:
        assert game.table is not None and game.turn is not None
        self.game = game
        self._told_judged = judged
        self._over = over
        self._over_in = REST
        self._spoilt = False
        self._why = ""
        """Why the latest move tried was a fault, or that time is up, until what is owed is made."""
        self._heading = Heading(kit, t("practice.clean"))
        self._panel: ClockPanel | None = None
        super().__init__(
            kit,
            t,
            setup,
            audio,
            doors,
            keys=keys,
            speed=speed,
            reduced_motion=reduced_motion,
            # Whose move was the latest does not matter where nobody calls.
            position=dataclasses.replace(game.table, accused=None),
            # What lies there is laid out at once: nothing is dealt.
            course=Course((), exact=False),
            way_round=way_round,
        )
        self._panel = ClockPanel(kit, t)
        self._arrange_panels()
        self._show_score()

    def _new_match(self, setup: MatchSetup, *, shows_at_once: bool) -> Match:
        return CleanMatch(setup, self._clock, self.game, self._judge)

    def _new_hands(self) -> Hands:
        return TryingHands(self.match, self.view, self._t, self._pacer.deliver, told=self._declined)

    def _declined(self, key: str) -> None:
        """Tell why nothing happens; but nothing over what is explained."""
        if not self._why:
            self.view.toast(self._t(key), towards=YOU)

    def _arranging(self) -> Arranged:
        return self._arranged

    def _arranged(self, width: int, height: int, scale: float) -> TableLayout:
        """The usual table without a button that calls; where it would be is the clock."""
        seats = len(self.match.setup.players)
        layout = table_layout(
            width, height, seats, frozenset({int(YOU)}), scale=scale, way_round=self._way_round
        )
        button = layout.seats[YOU].call_button
        assert button is not None
        # Between plate and clock there is room for what is owed.
        down = 0 if layout.narrow else SLIP * layout.u
        self._room = Rect(button.x, button.y + down, button.w, button.h).rounded()
        bare = tuple(replace(seat, call_button=None) for seat in layout.seats)
        return replace(layout, seats=bare, boxes=(self._room,))

    # -- moves

    def _judge(self, played: Played) -> None:
        """A move was tried: show what was owed where it was a fault, or too late."""
        if played.verdict in (Verdict.FAULT, Verdict.TIME_UP):
            self._spoilt = True
            self._help_with(Help.SHOW)
            self._why = self._t(self._reason(played.verdict))
        elif played.verdict is Verdict.RIGHT:
            self._why = ""
            self._help_with(Help.NONE)
        self._told_judged(played)
        self._show_score()

    def _reason(self, verdict: Verdict) -> str:
        """The text that says why, beside what is owed."""
        if verdict is Verdict.TIME_UP:
            return "practice.clean.time_up"
        return f"practice.clean.why.{obligation(duties(self.match.table)[0])}"

    def _help_with(self, kind: Help) -> None:
        """Show what is owed until it has been made, as to anybody who is helped so."""
        self.match.helps.set(YOU, kind, self.match.move_number)

    @property
    def is_turn_over(self) -> bool:
        """Whether all of the turn has been made."""
        return self.game.table is None

    # -- time

    @property
    def idle(self) -> bool:
        """Whether nothing moves, the clock neither."""
        return not self.view.moving and not self.is_turn_over and self.game.given is None

    def update(self, dt_ms: float) -> None:
        """Let time pass: it runs for a move from when all cards lie there."""
        super().update(dt_ms)
        if self.match.is_paused:
            return
        now = self._clock.now()
        if not self.view.busy:
            self.game.landed(now)
        late = self.game.advance(now)
        if late is not None:
            self._judge(late)
        if self._panel is not None and self._panel.show_time(self._bar(now)):
            self.dirty.mark(self._panel.bounds)
        if self.is_turn_over and not self.view.busy:
            self._over_in -= dt_ms
            if self._over_in <= 0.0:
                self._over_in = float("inf")
                self._over()

    def _bar(self, now: int) -> float | None:
        """How much time is left, 1 to 0; None where there is none to lose."""
        return None if self.game.given is None else self.game.bar(now)

    def _show_score(self) -> None:
        if self._panel is None:
            return
        game, t = self.game, self._t
        number = game.played if self.is_turn_over else game.played + 1
        told = t("practice.clean.turn", number=number, turns=TURNS)
        if self.is_turn_over:
            told = t("practice.clean.spoilt" if self._spoilt else "practice.clean.clean")
        points = t.n("practice.clean.points", game.points)
        score = Score(told, points, done=self.is_turn_over and not self._spoilt, why=self._why)
        if self._panel.tell(score):
            self.dirty.mark_all()

    def _offer_watching(self, dt_ms: float) -> None:
        """The table is only looked at for this turn."""

    def _offer_going_on(self) -> None:
        """Nobody else plays here."""

    def go_on(self) -> None:
        """There is nothing to wait for, but a turn that is over need not be looked at any longer."""
        self._hands.settle()
        if self.is_turn_over:
            self._over_in = 0.0

    @property
    def _only_computers_are_in(self) -> bool:
        return False

    # -- panels

    def _panels(self) -> Sequence[Panel]:
        return [self._heading] if self._panel is None else [self._heading, self._panel]

    def _arrange_panels(self) -> None:
        self._heading.arrange(title_room(self.view.layout))
        if self._panel is not None:
            self._panel.arrange(self._room)

    def speak(self, t: Translator) -> None:
        """Go on in another language."""
        super().speak(t)
        self._heading.text = t("practice.clean")
        if self._panel is not None:
            self._panel.speak(t)
        self._show_score()
