"""`Match`: one running game. Commands in, reports out, one scheduler, one clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from tac.match.clock import Clock
from tac.match.commands import Accepted, Answer, Command, Declined, MatchReason
from tac.match.desk import CallDesk, Verdict
from tac.match.events import (
    AnyEvent,
    CallMade,
    CallsLocked,
    PressDropped,
    Report,
    SameCall,
    TooLate,
    public_events,
)
from tac.match.help import Help, Helps
from tac.match.notes import Cried, Made
from tac.match.orders import call_together, obey
from tac.match.planner import MakeComputer, Planner
from tac.match.refusal import move_refusal
from tac.match.scribe import Scribe
from tac.match.setup import MatchSetup, Tempo
from tac.players import Computer
from tac.rules import Move, Phase, Reason, Seat, Table, apply
from tac.rules.events import Called, FalselyCalled, FaultClosed, GameOver
from tac.rules.moves import SETTLE
from tac.rules.record import Record, Recorder


class Match:
    """A running game: it owns the table, the seats and everything planned.

    People send commands with `submit`; computers act by themselves in `advance`. What happens comes out
    as reports: `take_reports` for a player's eyes, `listen` for the referee's. With ``shows_at_once`` a
    report counts as shown the moment it is made; otherwise the view calls `shown` for each report with
    a move, and once with 0 when the cards have been dealt.
    """

    def __init__(
        self,
        setup: MatchSetup,
        clock: Clock,
        *,
        shows_at_once: bool = False,
        computers: MakeComputer = Computer,
    ) -> None:
        """``computers`` makes the computer of a seat, of its level and the game's seed."""
        self.setup = setup
        self.clock = clock
        self.table: Table = setup.deal.table()
        self.move_number = 0
        """How many tokens the game has so far."""
        self.is_over = False
        """Whether the end has been announced."""
        self.is_paused = False
        self.helps = Helps({seat: setup.players[seat].help for seat in setup.people})
        """Who is helped how."""
        self.scribe = Scribe()
        """Tells the notes of which this match can be rebuilt."""
        self._now = 0
        self._number = 0
        self._reports: deque[Report] = deque()
        self._listeners: list[Callable[[Report], None]] = []
        self._by_hand = False
        self._recorder = Recorder(setup.deal)
        self._times: list[int] = []
        self._desk = CallDesk(setup.timing)
        self._planner = Planner(self, computers)
        self.shows_at_once = shows_at_once
        if shows_at_once:
            self.land(self.scribe.flying())

    # -- commands -----------------------------------------------------------------------------------

    def submit(self, command: Command) -> Answer:
        """Take a command and answer it at once; the events of the answer are what a player may know.

        What was due before it happens before it.
        """
        self.advance()
        return self.obey(command)

    def obey(self, command: Command) -> Answer:
        """Take a command at the present moment of the match, whatever is due."""
        self._by_hand = True
        try:
            return obey(self, self._planner, command)
        finally:
            self._by_hand = False

    def submit_calls(self, seats: Iterable[Seat], *, counted: bool = False) -> dict[Seat, Answer]:
        """Take the calls of people who have called at one moment, so that nobody of them was before another.

        Of them the seat nearest after the offender counts; the others' are the same call and cost nothing.
        ``counted`` says that a call of that moment has counted before.
        """
        self.advance()
        return call_together(self, seats, counted=counted)

    def refusal(self, seat: Seat, move: Move) -> Reason | MatchReason | None:
        """Why `submit` would decline ``move`` (no call) of ``seat`` now, or None."""
        if self.is_paused:
            return MatchReason.PAUSED
        return Reason.GAME_OVER if self.is_over else move_refusal(self.table, seat, move)

    def refuses_faults(self, seat: Seat) -> bool:
        """Whether a move of ``seat`` that would be a fault is declined now."""
        return self.helps.of(seat) is Help.REFUSE

    @property
    def shows_at_once(self) -> bool:
        """Whether a report counts as shown the moment it is made."""
        return self.scribe.at_once

    @shows_at_once.setter
    def shows_at_once(self, at_once: bool) -> None:
        self.scribe.turn(at_once, self._now)

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the start, up to which everything due has been done."""
        return self._now

    @property
    def reaction(self) -> float:
        """The factor (0.5–3) on the computers' call delays, for the next fault."""
        return self._planner.watching.reaction

    @property
    def tempo(self) -> Tempo:
        """How computers take their time, from the next plan on."""
        return self._planner.tempo

    @property
    def waiting(self) -> Seat | None:
        """Whose turn, a computer's, waits until a person says `GoOn`; None while none does."""
        return self._planner.waiting

    # -- time ---------------------------------------------------------------------------------------

    def next_due(self) -> int | None:
        """When, in milliseconds since the start, something planned is due; None while nothing is."""
        return None if self.is_paused else self._planner.scheduler.next_due()

    def advance(self, *, most_tokens: int | None = None) -> None:
        """Do everything that is due by now, in the order of its nominal times.

        It ends early, wherever that is, once the game has ``most_tokens``.
        """
        while not self.is_paused:
            if self.move_number == most_tokens:
                return
            entry = self._planner.scheduler.take_due(self.clock.now())
            if entry is None:
                break
            self._now = max(self._now, entry.due)
            entry.act()
        if not self.is_paused:
            self._now = max(self._now, self.clock.now())
            self.scribe.passes()

    def shown(self, number: int, at: int | None = None) -> None:
        """The view acknowledges: the cards of report ``number`` have landed, a "Tač!" moment has ended.

        ``at`` is the nominal time of landing, in milliseconds since the start; by default now.
        Reactions count from there. 0 stands for the deal.
        """
        when = self.clock.now() if at is None else at
        self.scribe.is_seen_to_land(number, self._now, when)
        self._land(number, when)

    def land(self, reports: Iterable[int], at: int | None = None) -> None:
        """The cards of these reports have landed ``at`` (ms since the start), by default now; unnoted."""
        for number in reports:
            self._land(number, self.clock.now() if at is None else at)

    def _land(self, number: int, when: int) -> None:
        self.scribe.lands(number)
        self._desk.end_settling(number)
        self._planner.shown(number, when)

    # -- what has happened --------------------------------------------------------------------------

    def take_reports(self) -> list[Report]:
        """The reports since the last time, with what a player may know."""
        reports = list(self._reports)
        self._reports.clear()
        return reports

    def listen(self, listener: Callable[[Report], None]) -> None:
        """Call ``listener`` with every report, faults and plans included: for records and statistics."""
        self._listeners.append(listener)

    def record(self, **extras: object) -> Record:
        """The record so far, with who sat where and the time of each token."""
        setup = self.setup
        players = {seat.name: setup.players[seat].kind for seat in self.table.seats}
        known: dict[str, object] = {
            "players": players,
            "times": list(self._times),
            "x-seed": setup.seed,
            "x-reaction": self.reaction,
            "x-tempo": self._planner.tempo.factor,
        }
        helped = self.helps.written()
        if helped:
            known["x-help"] = helped
        return self._recorder.record(self.table, **{**known, **extras})

    # -- making it happen (for the planner) -----------------------------------------------------------

    def make(self, move: Move, *before: AnyEvent) -> Report:
        """Apply ``move`` now and report it, ``before`` it what led to it. Raises `Refused`."""
        table = self.table
        self.table, events = apply(table, move)
        self._recorder.note(table, move)
        self._times.append(self._now)
        self.move_number += 1
        self.scribe.note(Made(self._now, move.token, self._by_hand))
        self.scribe.sets_off(self._number + 1, self.move_number)
        held = self._planner.table_changed(table, move, events, self._number + 1)
        dropped: tuple[AnyEvent, ...] = ()
        if held is not None:
            dropped = (PressDropped(held),)
        # The end is announced one window later, fault or not.
        told = events if move is SETTLE else tuple(e for e in events if not isinstance(e, GameOver))
        self._note_calls(move, told)
        return self._emit(move, (*before, *told, *dropped))

    def repeat(self, move: Move, at: int) -> None:
        """Make again what a record says was made at ``at`` (ms since the start); raises `Refused`.

        What was planned for earlier came to nothing then, so it is forgotten. (A cry that was made will come
        once more, but its seat is locked.)
        """
        self.pass_over(at)
        if move.caller is not None:
            self._make_call(move.caller)
        elif move is SETTLE:
            self.announce_end()
        else:
            self.make(move)

    def pass_over(self, at: int, *, until: int | None = None) -> None:
        """Be at ``at`` (ms since the start); what was planned for before (or ``until``) is forgotten."""
        self._now = max(self._now, at)
        self._planner.scheduler.drop_before(at if until is None else until)

    def plan_again(self) -> None:
        """Go on by itself, where what was to come next was forgotten by `pass_over` or `repeat`.

        That is so after a false call, which leaves all plans as they are.
        """
        self._planner.plan_again(self._now)

    def call(self, seat: Seat) -> Answer:
        """``seat`` calls "Tač!" now, rightly, falsely, too late, or once more."""
        if self.is_over:
            return Declined(Reason.GAME_OVER)
        verdict = self._desk.judge(self.table, seat, self._now)
        if isinstance(verdict, Declined):
            return verdict
        if verdict is Verdict.SAME:
            return Accepted(self._emit(None, (SameCall(seat),)).events)
        if verdict is Verdict.TOO_LATE:
            return Accepted(self._emit(None, (TooLate(seat),)).events)
        return Accepted(self._make_call(seat).public().events)

    def _make_call(self, seat: Seat) -> Report:
        """``seat`` calls, rightly if a fault stands, else falsely."""
        table = self.table
        made = CallMade(seat, bool(table.faults), self._planner.reaction_of(self._now))
        if table.faults:
            self._desk.called_rightly(seat)
            return self.make(Move.call(seat), made)
        locked = CallsLocked(seat, self._desk.called_falsely(seat, self._now))
        if table.phase is Phase.OVER:
            # It must look as if the game only waited, but is no part of it any more.
            assert table.accused is not None
            if self._by_hand:
                self.scribe.note(Cried(self._now, Move.call(seat).token))
            return self._emit(None, (made, locked, FalselyCalled(seat, table.accused)))
        return self.make(Move.call(seat), made, locked)

    def announce_end(self) -> None:
        """The last window has closed: the game is over for everybody to see (R6.6)."""
        self.is_over = True
        if self.table.phase is Phase.SETTLE:
            self.make(SETTLE)
        else:
            self._emit(None, (GameOver(self.table.places),))

    def tell(self, *events: AnyEvent) -> Report:
        """Report what changes nothing on the table: a window, a plan."""
        return self._emit(None, events)

    def _note_calls(self, move: Move, events: tuple[AnyEvent, ...]) -> None:
        called = next((event for event in events if isinstance(event, Called)), None)
        if called is not None:
            self._desk.begin_settling(self._number + 1, called.offender, self._now)
        elif move.is_turn_move:
            self._desk.end_settling()
            mover = self.table.accused
            for event in events:
                if isinstance(event, FaultClosed) and mover is not None:
                    self._desk.fault_closed(event.seat, mover, self._now)
        self._desk.turn_is(self.table.turn)

    def _emit(self, move: Move | None, events: tuple[AnyEvent, ...]) -> Report:
        # What only the referee gets has no number: a gap in the players' would tell them of a plan.
        public = public_events(events)
        number = self._number + 1 if public else 0
        report = Report(number, self._now, move, events)
        if number:
            self._number = number
            self._reports.append(Report(number, self._now, move, public))
        for listener in self._listeners:
            listener(report)
        if move is not None and self.shows_at_once:
            self._land(report.number, self._now)
        return report
