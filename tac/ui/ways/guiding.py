"""The first game with guidance: how it is begun, left, taken up again, repeated and finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.scenes.guided import GuidedTable
    from tac.ui.widgets import FormScene

COUNT_SOUND: Final = "count"
OPENED: Final = "first_game.opened"
"""The setting that says whether somebody has opened it."""

_RIVALS: Final = ("sova", "medved")
"""Who plays against the learner: the first, unless that is the learner's own avatar."""


class GuidingDoors(Struct, frozen=True):
    """Where the guided game leads, as in `PlayingDoors`; ``new_game`` leads to a new game."""

    heard: Callable[[FormScene], FormScene]
    news: Callable[[], str | None]
    show_rules: Callable[[], None]
    show_settings: Callable[[TableScene, Callable[[], None]], None]
    new_game: Callable[[], None]
    show_menu: Callable[[str], None]


class Guiding:
    """Opens the guided game. It is no game of the history: nothing of it is kept but where it was left.

    That holds until the program ends; then it begins anew.
    """

    def __init__(self, app: App, audio: Audio, session: Session, doors: GuidingDoors) -> None:
        self._app = app
        self._audio = audio
        self._session = session
        self._doors = doors
        self._step = 0
        self._table: GuidedTable | None = None

    def show(self) -> None:
        """Open it where it was left, or at its beginning."""
        from tac.match import Player
        from tac.practice.guided import guided_setup
        from tac.ui.scenes.guided import GuidedTable

        session, parts = self._session, self._session.parts
        if not parts.settings().first_game.opened:
            parts.change(OPENED, True)
        who = parts.profiles.current if parts.profiles is not None else None
        seat = session.choice.seats[0]
        learner = Player(None, who.name, who.avatar) if who is not None else Player(None, "", seat.avatar)
        rival = next(avatar for avatar in _RIVALS if avatar != learner.avatar)
        doors = TableDoors(
            pause=self._pause,
            rules=self._doors.show_rules,
            ended=lambda standings: None,
            news=self._doors.news,
            muted=lambda muted: parts.change("sound.mute", muted),
        )
        self._table = GuidedTable(
            self._app.kit,
            session.t,
            guided_setup(learner, rival),
            self._audio,
            doors,
            keys=parts.keys,
            done=self._done,
            again=self._again,
            step=self._step,
            speed=session.choice.speed,
            reduced_motion=parts.reduced_motion(),
        )
        self._app.replace(self._table)

    def _pause(self) -> None:
        from tac.ui.scenes.pause import PauseScene

        table, app, session = self._table, self._app, self._session
        assert table is not None
        scene = PauseScene(
            app.kit,
            session.t,
            session.parts.keys,
            go_on=self._go_on,
            again=self._again,
            again_is="guide.restart",
            new_game=self._new_game,
            leave=self._leave,
            tick=lambda: self._audio.play(COUNT_SOUND),
            rules=table.match.setup.deal.rules,
            show_settings=lambda: self._doors.show_settings(table, self._pause),
        )
        app.push(self._doors.heard(scene))

    def _go_on(self) -> None:
        self._app.pop()
        session, table = self._session, self._table
        assert table is not None
        table.set_motion(session.choice.speed, reduced=session.parts.reduced_motion())
        table.resume()

    def _again(self) -> None:
        """From the beginning."""
        self._step = 0
        self.show()

    def step_out(self) -> None:
        """Where it is left is where it goes on; nothing where it is not being played."""
        from tac.practice.guided.lesson import harbour

        if self._table is not None:
            self._step, self._table = harbour(self._table.guide.index), None

    def _leave(self) -> None:
        self.step_out()
        self._doors.show_menu("first")

    def _new_game(self) -> None:
        self.step_out()
        self._doors.new_game()

    def _done(self) -> None:
        self._step, self._table = 0, None
        self._doors.show_menu("computer")
