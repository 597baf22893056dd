"""What is seen at once and moves no card: early presses, late and repeated calls, locks, the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tac.match import Report
from tac.match.events import AnyEvent, CallsLocked, PressDropped, PressHeld, SameCall, TooLate, WindowOpened
from tac.rules import Seat
from tac.rules.events import FalselyCalled, GameOver, PenaltyPaid, TurnPassed
from tac.ui.table import sounds
from tac.ui.table.choreography import Choreographer
from tac.ui.table.fingers import Fingers
from tac.ui.table.sounds import Sounds
from tac.ui.table.words import Words


class Notices:
    """Shows the events that need no time."""

    def __init__(
        self,
        fingers: Fingers,
        steps: Choreographer,
        words: Words,
        audio: Sounds,
        people: Collection[Seat],
    ) -> None:
        """The time that ``people`` have to wait before a move is shown; computers take some of their own."""
        self._people = people
        self._fingers = fingers
        self._steps = steps
        self._words = words
        self._audio = audio

    def show(self, report: Report) -> None:
        """Show what of ``report`` is seen at once."""
        if report.move is not None and not _leaves_the_turn(report):
            self._fingers.end_wait()
        for event in report.events:
            self._show(event, report)

    def lock_on(self, reports: Sequence[Report], now: int) -> None:
        """Let calls that are still locked ``now`` (ms since the start), after these reports, stay so."""
        for report in reports:
            for event in report.events:
                if isinstance(event, CallsLocked) and event.until > now:
                    self._fingers.lock(event.seat, event.until - now)

    def _show(self, event: AnyEvent, report: Report) -> None:
        fingers, words = self._fingers, self._words
        if isinstance(event, PressHeld):
            fingers.hold(event.seat, event.move)
        elif isinstance(event, WindowOpened):
            if event.seat in self._people:
                fingers.wait(event.seat, event.closes_at - report.at)
        elif isinstance(event, PressDropped):
            fingers.drop_held()
        elif isinstance(event, SameCall):
            fingers.toast(words.same_call(), yields=True, towards=event.caller)
        elif isinstance(event, TooLate):
            self._audio.play(sounds.TOO_LATE, pan=fingers.side_of(event.caller))
            fingers.toast(words.too_late(), towards=event.caller)
        elif isinstance(event, CallsLocked):
            fingers.lock(event.seat, max(0, event.until - report.at))
        elif isinstance(event, FalselyCalled):
            paid = next((e.receiver for e in report.events if isinstance(e, PenaltyPaid)), None)
            fingers.toast(words.false_call_about(paid), towards=event.caller)
            if report.move is None:
                # While the end waits a false call is no token of the record, but it looks the same.
                self._steps.perform(report)
        elif isinstance(event, GameOver) and report.move is None:
            self._steps.tell(0.0, event)


def _leaves_the_turn(report: Report) -> bool:
    """Whether this is a false call after which everything goes on as before."""
    kinds = {type(event) for event in report.events}
    return FalselyCalled in kinds and TurnPassed not in kinds
