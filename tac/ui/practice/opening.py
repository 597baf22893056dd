"""The ways through practice: the practice screen, each drill, its pause and its end."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from tac.rules import Seat
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.practice.items import Ahead, CleanTurn
    from tac.ui.practice.drill import Drill
    from tac.ui.practice.game_moment import GameMoment
    from tac.ui.practice.kept import Asked, Facts, Kept
    from tac.ui.practice.result import Result
    from tac.ui.practice.seating import Company
    from tac.ui.scenes.practice_table import DrillParts
    from tac.ui.widgets import FormScene

COUNT_SOUND: Final = "count"
PROGRESS: Final = "practice.progress"
"""The key of the way from the practice screen to the progress."""
PATIENT: Final = "practice.patient"
"""The setting that says whether drills do without time."""


DRILLS: Final = {"live": "eye", "quick": "clock", "clean": "check", "own": "again"}
"""The drills in the order in which they are offered, by their names, each with its icon."""


class Pausable(Protocol):
    """The table of a drill, as far as a pause over it is concerned."""

    def resume(self) -> None:
        """Go on where it stood."""

    def finish(self) -> None:
        """Enough: end the session here."""


class PractisingDoors(Struct, frozen=True):
    """Where practice leads: ``heard`` prepares a screen as it is done with all others; ``show_rules`` opens
    the rules, ``show_menu`` the menu at an entry."""

    heard: Callable[[FormScene], FormScene]
    show_rules: Callable[[], None]
    show_menu: Callable[[str], None]


class Practising:
    """Opens practice. Whatever a drill notes goes into the diary, off the frame."""

    def __init__(self, app: App, audio: Audio, session: Session, doors: PractisingDoors) -> None:
        self.app = app
        self.audio = audio
        self.session = session
        self.doors = doors
        self._facts: Asked[Facts] | None = None
        self._turns: Ahead[CleanTurn] | None = None

    @property
    def kept(self) -> Kept:
        """What is kept of practice."""
        kept = self.session.parts.practice
        assert kept is not None
        return kept

    @property
    def patient(self) -> bool:
        """Whether drills do without time."""
        return self.session.parts.settings().practice.patient

    # -- turns for clean play

    def prepare(self) -> None:
        """Let the first turns of clean play be found while something else is looked at."""
        from tac.practice.items import Ahead, turns

        if self._turns is None:
            parts = self.session.parts
            computers = [parts.opponent(name, "") for name in parts.levels]
            self._turns = Ahead(turns(secrets.randbits(48), computers, seat=Seat.A), depth=2)

    def take_turns(self) -> Ahead[CleanTurn]:
        """Turns for one session, as far as there was time to find some."""
        self.prepare()
        found, self._turns = self._turns, None
        assert found is not None
        return found

    # -- the practice screen

    def drills(self) -> tuple[Drill, ...]:
        """What is offered, in its order; one more drill is one more line."""
        from tac.ui.practice.drill import Drill

        ways = {
            "live": self.open_live,
            "quick": self.open_quick,
            "clean": self.open_clean,
            "own": self.open_own,
        }
        return tuple(Drill(name, icon, ways[name]) for name, icon in DRILLS.items())

    def show(self, focus: str = "") -> None:
        """The practice screen; ``focus`` is the drill that has the keyboard."""
        from tac.ui.scenes.practice import PracticeScene

        kept, session = self.kept, self.session
        kept.collect()
        self._facts = kept.facts()
        scene = PracticeScene(
            self.app.kit,
            session.t,
            self.drills(),
            self._facts,
            now=kept.now(),
            patient=self.patient,
            set_patient=lambda patient: session.parts.change(PATIENT, patient),
            leave=lambda: self.doors.show_menu("practice"),
            other=(PROGRESS, self.show_progress),
            focus=focus,
        )
        self.app.replace(self.doors.heard(scene))
        self.prepare()

    def show_progress(self) -> None:
        """What practice has come to, day by day."""
        from tac.practice.memory import progress
        from tac.ui.scenes.practice_progress import ProgressScene

        kept = self.kept
        who, today = kept.who(), kept.now().date().isoformat()
        asked = kept.ask(
            lambda reader: progress(reader.sessions(who), reader.answers(who), today, reader.goal(who))
        )
        scene = ProgressScene(
            self.app.kit,
            self.session.t,
            asked,
            set_goal=lambda wanted: kept.diary.note_goal(who, wanted),
            leave=lambda: self.show(PROGRESS),
        )
        self.app.replace(self.doors.heard(scene))

    # -- at the real table

    def open_live(self) -> None:
        """Computers play, and their faults are called."""
        from tac.ui.practice.opening_tables import open_live

        open_live(self)

    def open_clean(self) -> None:
        """Turn after turn without a fault."""
        from tac.ui.practice.opening_tables import open_clean

        open_clean(self)

    # -- quick

    def open_quick(self) -> None:
        """A move is shown: in order, or Tač?"""
        from tac.practice.items import Ahead, Supply
        from tac.practice.skill import Mode
        from tac.ui.scenes.practice_quick import QuickScene

        kept, parts = self.kept, self.session.parts
        who = kept.who()
        levels = kept.ask(lambda reader: reader.levels(who, Mode.QUICK))
        best = kept.facts()
        computers = [parts.opponent(name, "") for name in parts.levels]
        scene = QuickScene(
            self.drill_parts(),
            lambda: (levels.value or {}) if levels.is_ready else None,
            Ahead(iter(Supply(secrets.randbits(48), computers))),
            best=lambda: 0 if best.value is None else best.value.best.get(Mode.QUICK, 0),
            notes=partial(kept.notes, Mode.QUICK),
            now=kept.now,
            patient=self.patient,
            done=lambda result: self.show_end("quick", result, self.open_quick),
            pause=lambda: self.pause(scene, "quick"),
        )
        self.app.replace(scene)

    def open_own(self) -> None:
        """One's own mistakes; nothing happens in the moment in which nobody knows yet which are due."""
        from tac.ui.practice.kept import Facts
        from tac.ui.practice.opening_own import OwnWay

        if self._facts is not None and self._facts.is_ready:
            OwnWay(self, self._facts.value or Facts()).open()

    def open_moment(self, of: GameMoment, leave: Callable[[], None]) -> None:
        """A moment of a game that is looked back at; ``leave`` leads back there."""
        from tac.ui.practice.opening_own import MomentWay

        MomentWay(self, of, leave).open()

    # -- what all drills have

    def company(self) -> Company:
        """Who sits at the table of a drill."""
        from tac.ui.practice.seating import Company

        parts, seat = self.session.parts, self.session.choice.seats[0]
        who = parts.profiles.current if parts.profiles is not None else None
        name, avatar = (who.name, who.avatar) if who is not None else ("", seat.avatar)
        level = parts.levels[len(parts.levels) // 2]
        return Company(name, avatar, lambda rival: parts.opponent(level, rival))

    def drill_parts(self) -> DrillParts:
        """What the table of a drill is made of."""
        from tac.ui.scenes.practice_table import DrillParts

        session, parts = self.session, self.session.parts
        return DrillParts(
            kit=self.app.kit,
            t=session.t,
            audio=self.audio,
            keys=parts.keys,
            company=self.company(),
            speed=session.choice.speed,
            reduced_motion=parts.reduced_motion(),
            way_round=session.choice.way_round,
            rules=self.doors.show_rules,
            muted=lambda muted: parts.change("sound.mute", muted),
        )

    def pause(
        self, scene: Pausable, name: str, back: tuple[str, Callable[[], None]] | None = None
    ) -> None:
        """Cover the table of a drill; ``back`` as for `PracticePause`."""
        from tac.ui.scenes.practice_pause import PracticePause

        def go_on() -> None:
            self.app.pop()
            scene.resume()

        def finish() -> None:
            self.app.pop()
            scene.finish()

        covering = PracticePause(
            self.app.kit,
            self.session.t,
            self.session.parts.keys,
            go_on=go_on,
            finish=finish,
            leave=lambda: self.show(name),
            tick=lambda: self.audio.play(COUNT_SOUND),
            back=back,
        )
        self.app.push(self.doors.heard(covering))

    def show_end(
        self,
        name: str,
        result: Result,
        again: Callable[[], None] | None,
        *,
        duties: bool = False,
        words: str = "",
    ) -> None:
        """What came of a session of the drill ``name``; see `PracticeEnd`."""
        from tac.ui.scenes.practice_end import PracticeEnd

        scene = PracticeEnd(
            self.app.kit,
            self.session.t,
            result,
            title=self.session.t(f"practice.{name}"),
            again=again,
            leave=lambda: self.show(name),
            duties=duties,
            words=words,
        )
        self.app.replace(self.doors.heard(scene))
        self.prepare()
