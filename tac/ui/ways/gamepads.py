"""Gamepads that come, are met, and go, on whatever screen: whose they are, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tac.rules import Seat
from tac.ui.app import App
from tac.ui.input import PadKind, PadPress, PadWatch
from tac.ui.input.pad_watch import MOVES
from tac.ui.scene import pausing
from tac.ui.scenes.table import TableScene
from tac.ui.scenes.table_names import shown_names
from tac.ui.session import Session


class Gamepads(PadWatch):
    """Seats them, greets them, and lets a game wait for one that is lost. ``tell`` says a sentence."""

    def __init__(self, app: App, session: Session, tell: Callable[[str], None]) -> None:
        self._app = app
        self._session = session
        self._seats = session.pads
        self._tell = tell

    def come(self, number: int, name: str) -> None:
        """One whose person misses it sits down where it was."""
        back = self._seats.come(number, name)
        if back is not None and back in self._people:
            self._say_whose(number, back)
        self._show()

    def press(self, number: int, *, first: bool) -> None:
        """A free one takes the seat of one that was lost; a new one is greeted, but a table left in peace."""
        seats, people = self._seats, self._people
        seats.use(number)
        if len(people) > 1 and seats.seated(number, people) is None and seats.waits(people) is not None:
            seat = seats.seat(number, people)
            if seat is not None:
                self._say_whose(number, seat)
                self._show()
                return
        if first and not isinstance(self._app.scene, TableScene):
            kind = self._app.devices.pad_kind(number)
            key = "pad.met" if kind is PadKind.KNOWN else f"pad.met.{kind.value}"
            self._app.show_sign("pad", self._session.t(key, number=number + 1))

    def spare(self, signal: PadPress) -> None:
        """In the pause of a game of several people it goes on to the next free seat, as before the deal."""
        from tac.ui.scenes.pause import PauseScene

        people, scene = self._people, self._app.scene
        if signal.button not in MOVES or len(people) <= 1 or not isinstance(scene, PauseScene):
            return
        seat = self._seats.move(signal.pad, people)
        self._session.keep_pads()
        if seat is None:
            words = self._session.t("pad.leaves", number=signal.pad + 1)
            self._app.show_sign("pad", words)
        else:
            self._say_whose(signal.pad, seat, "pad.sits")
        self._show()

    def too_many(self) -> None:
        """One that is not listened to is told so, at a table as anywhere: else its press would do nothing."""
        self._app.show_sign("pad", self._session.t("pad.too_many"))

    def go(self, number: int, *, used: bool) -> None:
        """A game or drill that was played with it waits, and says why and whose it was; else a sign does."""
        seat, people, t = self._seats.go(number), self._people, self._session.t
        self._show()
        table = self._table
        if table is None and used and any(map(pausing, self._app.scenes)):
            self._wait(t("pad.lost"))
            return
        if table is None or table.match.is_over:
            if used:
                self._app.show_sign("pad", t("pad.gone", number=number + 1))
            return
        if len(people) > 1:
            if seat is None or seat not in people:
                return
            words = t("pad.lost.whose", name=shown_names(t, table.match.setup)[seat])
        elif used:
            words = t("pad.lost")
        else:
            return
        self._wait(words)

    def _wait(self, words: str) -> None:
        """Pause the game if it runs, or is about to, and say why."""
        from tac.ui.scenes.pause import PauseScene

        scene = self._app.scene
        runs = pausing(scene)
        if runs is not None:
            runs.pause()
        elif isinstance(scene, PauseScene):
            scene.stand()
        self._tell(words)

    @property
    def _table(self) -> TableScene | None:
        """The table that is played at, also under a pause."""
        return next((scene for scene in self._app.scenes if isinstance(scene, TableScene)), None)

    @property
    def _people(self) -> Sequence[Seat]:
        table = self._table
        return () if table is None else table.match.setup.people

    def _say_whose(self, number: int, seat: Seat, key: str = "pad.takes") -> None:
        table, t = self._table, self._session.t
        if table is not None:
            name = shown_names(t, table.match.setup)[seat]
            self._app.show_sign("pad", t(key, number=number + 1, name=name))

    def _show(self) -> None:
        """Let the screens show whose pads there are."""
        for scene in self._app.scenes:
            scene.show_pads()
