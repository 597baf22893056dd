"""The ways through the drills at the real table: live and clean play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tac.locale import Translator
from tac.practice.drills.clean import CleanGame, Played, Verdict
from tac.practice.drills.live import LiveDrill, Noted
from tac.practice.skill import Levels, Mode
from tac.rules import Seat
from tac.ui.draw import Look
from tac.ui.practice.result import Result
from tac.ui.practice.seating import SameSeats
from tac.ui.practice.tables import live_setup
from tac.ui.scenes.practice_clean import CleanTable
from tac.ui.scenes.practice_live import LiveTable
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from tac.practice.items import Mistake
    from tac.practice.memory import SessionNotes
    from tac.practice.skill import Staircase
    from tac.rules import FaultyMove
    from tac.ui.practice.opening import Practising

POINTING = "practice.pointing"
"""The setting that says whether the place has to be shown, too."""
_PATIENCE = 0.5
"""So many seconds the levels are waited for at most; the practice screen has asked for them before."""


class _TableDrill(ABC):
    """One session at a table: pauses, notes, and the way to its end."""

    name: str
    mode: Mode

    def __init__(self, ways: Practising) -> None:
        self.ways = ways
        kept = ways.kept
        who = kept.who()
        asked = kept.ask(lambda reader: reader.levels(who, self.mode))
        self._best = kept.facts()
        known: dict[FaultyMove, Staircase] | None = asked.wait(_PATIENCE)
        self.levels = Levels(known)
        self.notes: SessionNotes = kept.notes(self.mode)
        self.ms = 0
        self.table: TableScene | None = None

    def doors(self, ended: Callable[[], None]) -> TableDoors:
        """Where the table leads."""
        ways = self.ways
        return TableDoors(
            pause=self._pause,
            rules=ways.doors.show_rules,
            ended=lambda standings: ended(),
            muted=lambda muted: ways.session.parts.change("sound.mute", muted),
        )

    def _pause(self) -> None:
        from tac.ui.practice.opening import COUNT_SOUND
        from tac.ui.scenes.practice_pause import PracticePause

        ways, session = self.ways, self.ways.session
        scene = PracticePause(
            ways.app.kit,
            session.t,
            session.parts.keys,
            go_on=self._go_on,
            finish=partial(self.end, finished=False),
            leave=self._leave,
            tick=lambda: ways.audio.play(COUNT_SOUND),
            more=self.more(),
        )
        ways.app.push(ways.doors.heard(scene))

    def _go_on(self) -> None:
        self.ways.app.pop()
        table, session = self.table, self.ways.session
        assert table is not None
        table.set_motion(session.choice.speed, reduced=session.parts.reduced_motion())
        table.resume()

    def _leave(self) -> None:
        self.close(finished=False)
        self.ways.show(self.name)

    def more(self) -> list[Button]:
        """What else can be pressed in the pause."""
        return []

    # -- the end

    @abstractmethod
    def result(self) -> Result:
        """What came of it."""

    def close(self, *, finished: bool) -> None:
        """Keep what there is to keep of the session."""
        if self.table is not None:
            self.ms += self.table.match.clock.now()
            self.table = None
        result = self.result()
        self.notes.end(self.ms, result.points, result.row, finished=finished)

    def end(self, *, finished: bool) -> None:
        """Show what came of it; points of what was broken off are no record."""
        result = self.result()
        if not finished:
            result = replace(result, counts=False)
        self.close(finished=finished)
        duties = self.mode is Mode.CLEAN
        self.go_through(lambda: self.ways.show_end(self.name, result, self.again, duties=duties))

    def go_through(self, done: Callable[[], None]) -> None:
        """Go through what was missed, where that is not done on the way; then ``done``."""
        done()

    def again(self) -> None:
        """Another session."""
        type(self)(self.ways).show()

    @abstractmethod
    def show(self) -> None:
        """Open the table."""

    @property
    def best(self) -> int:
        """The record before this session, in points."""
        facts = self._best.value
        return 0 if facts is None else facts.best.get(self.mode, 0)


class LivePractice(_TableDrill):
    """Computers play, and their faults are called."""

    name = "live"
    mode = Mode.LIVE

    def __init__(self, ways: Practising) -> None:
        super().__init__(ways)
        pointing = ways.session.parts.settings().practice.pointing
        self.drill = LiveDrill(Seat.A, self.levels, self._noted, pointing=pointing, patient=ways.patient)
        self._missed: list[Mistake] = []

    def show(self) -> None:
        """Deal a game."""
        ways, session, parts = self.ways, self.ways.session, self.ways.session.parts
        seats = session.choice.playing
        levels = tuple(parts.opponent(seat.level, seat.avatar) for seat in seats)
        setup = live_setup(parts.new_deal(), levels, [seat.avatar for seat in seats], self.drill)
        self._seats = SameSeats("", "", lambda avatar: levels[0], setup.players)
        self.table = LiveTable(
            ways.app.kit,
            session.t,
            setup,
            ways.audio,
            self.doors(partial(self.end, finished=True)),
            self.drill,
            keys=parts.keys,
            speed=session.choice.speed,
            reduced_motion=parts.reduced_motion(),
            way_round=session.choice.way_round,
        )
        ways.app.replace(self.table)

    def more(self) -> list[Button]:
        """Whether the place has to be shown, too; it holds at once, and the next time."""
        session = self.ways.session
        return [pointing_button(session.t, self.drill, session.parts.change)]

    def _noted(self, noted: Noted) -> None:
        self.notes.note(noted.answer, noted.level)
        if noted.mistake is not None:
            self.notes.note_mistake(noted.mistake, self.ways.kept.now())
            self._missed.append(noted.mistake)
        if isinstance(self.table, LiveTable):
            self.table.note(noted)

    def go_through(self, done: Callable[[], None]) -> None:
        """Show what nobody called, one after the other, with those who have played."""
        from tac.ui.scenes.practice_missed import MissedTable

        if not self._missed:
            done()
            return
        ways = self.ways
        parts = replace(ways.drill_parts(), company=self._seats)
        scene = MissedTable(parts, self._missed, done=done, pause=lambda: ways.pause(scene, self.name))
        ways.app.replace(scene)

    def end(self, *, finished: bool) -> None:
        """Show what came of it, a call for which no place was shown any more included."""
        self.drill.finish()
        super().end(finished=finished)

    def close(self, *, finished: bool) -> None:
        """Keep such a call, too."""
        self.drill.finish()
        super().close(finished=finished)

    def result(self) -> Result:
        """What came of it; live play has no points."""
        return Result(tuple(self.notes.answers), row=self.drill.best_row)


class CleanPractice(_TableDrill):
    """Turn after turn without a fault."""

    name = "clean"
    mode = Mode.CLEAN

    def __init__(self, ways: Practising) -> None:
        super().__init__(ways)
        self._turns = ways.take_turns()
        self.game = CleanGame(self._turns, self.levels, patient=ways.patient)

    def show(self) -> None:
        """The next turn, or what came of all."""
        ways, session, parts = self.ways, self.ways.session, self.ways.session.parts
        if self.table is not None:
            self.ms += self.table.match.clock.now()
            self.table = None
        turn = self.game.next()
        if turn is None:
            self.end(finished=True)
            return
        company = ways.company()
        self.table = CleanTable(
            ways.app.kit,
            session.t,
            company.setup(turn.record.deal, turn.seat),
            ways.audio,
            self.doors(lambda: None),
            self.game,
            keys=parts.keys,
            judged=self._judged,
            over=self.show,
            speed=session.choice.speed,
            reduced_motion=parts.reduced_motion(),
            way_round=session.choice.way_round,
        )
        ways.app.replace(self.table)

    def _judged(self, played: Played) -> None:
        if played.answer is not None:
            self.notes.note(played.answer, played.level)
        if played.verdict is Verdict.FAULT and played.mistake is not None:
            self.notes.note_mistake(played.mistake, self.ways.kept.now())

    def close(self, *, finished: bool) -> None:
        """Make no more turns."""
        super().close(finished=finished)
        self._turns.close()

    def result(self) -> Result:
        """What came of it; without time points say nothing beside others, and are no record."""
        game = self.game
        points = 0 if game.patient else game.points
        return Result(tuple(self.notes.answers), points, game.best_row, self.best)


def pointing_button(t: Translator, drill: LiveDrill, change: Callable[[str, object], None]) -> Button:
    """Switches whether after a right call the place is asked for; ``change`` keeps the setting."""

    def label() -> str:
        return f"{t('practice.pointing')}: {t('common.on' if drill.pointing else 'common.off')}"

    def switch() -> None:
        drill.pointing = not drill.pointing
        change(POINTING, drill.pointing)
        button.label = label()
        button.changed()

    button = Button(label(), switch, Look.PAPER, icon="eye")
    return button


def open_live(ways: Practising) -> None:
    """Live practice."""
    LivePractice(ways).show()


def open_clean(ways: Practising) -> None:
    """Clean play."""
    CleanPractice(ways).show()
