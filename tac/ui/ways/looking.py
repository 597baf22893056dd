"""Looking back: the list of past games, the review of one, and the game on the table again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.history.film import Moment
    from tac.rules import Seat
    from tac.ui.archive import PastGame
    from tac.ui.practice.game_moment import GameMoment
    from tac.ui.scenes.review import ReviewPlace
    from tac.ui.widgets import FormScene

# Scenes are loaded when they are shown.


class LookingDoors(Struct, frozen=True):
    """Where looking back leads, as in `EntranceDoors`; ``tell`` says a sentence over the present screen.

    ``practise`` asks for what was owed in a moment of a game, and calls what it is given when that is over.
    """

    heard: Callable[[FormScene], FormScene]
    tell: Callable[[str], None]
    go_on_with: Callable[[str], None]
    show_menu: Callable[[str], None]
    practise: Callable[[GameMoment, Callable[[], None]], None]


class Looking:
    """Opens the screens on which games that are over are looked at."""

    def __init__(self, app: App, audio: Audio, session: Session, doors: LookingDoors) -> None:
        self._app = app
        self._audio = audio
        self._session = session
        self._doors = doors

    def show_list(self, focus: int | None = None) -> None:
        """All games that are over; ``focus`` is the one that has the keyboard."""
        from tac.ui.scenes.past import PastDoors, PastScene

        session, archive = self._session, self._session.parts.archive
        profiles = session.parts.profiles
        doors = PastDoors(archive.page, self._open, archive.delete, partial(self._doors.show_menu, "past"))
        scene = PastScene(
            self._app.kit,
            session.t,
            doors,
            profile=None if profiles is None else profiles.current.id,
            focus=focus,
        )
        self._app.replace(self._doors.heard(scene))

    def _open(self, game: int) -> None:
        found = self._session.parts.archive.open(game)
        if found is None:
            self._doors.tell(self._session.t("past.gone"))
            self.show_list()
        else:
            self.show_review(found, partial(self.show_list, game))

    def show_review(
        self, game: PastGame, leave: Callable[[], None], place: ReviewPlace | None = None
    ) -> None:
        """What happened in a game; ``leave`` leads back from there. With a ``place`` it is as it was left."""
        from tac.ui.practice.game_moment import GameMoment
        from tac.ui.scenes.review import ReviewDoors, ReviewScene

        session = self._session

        def back() -> Callable[[], None]:
            """What leads back to where somebody is now."""
            return partial(self.show_review, game, leave, scene.place)

        def practise(moment: Moment, seat: Seat) -> None:
            self._doors.practise(GameMoment(game, moment, seat), back())

        doors = ReviewDoors(
            watch=lambda place: self.show_replay(game, place, back()),
            save=lambda deal: self._save(game, deal=deal),
            leave=leave,
            practise=None if session.parts.practice is None else practise,
        )
        scene = ReviewScene(
            self._app.kit, session.t, game, doors, way_round=session.choice.way_round, place=place
        )
        self._app.replace(self._doors.heard(scene))

    def show_replay(self, game: PastGame, place: int, leave: Callable[[], None]) -> None:
        """A game on the table, from this place on."""
        from tac.ui.scenes.replay import ReplayDoors, ReplayScene

        session = self._session
        scene = ReplayScene(
            self._app.kit,
            session.t,
            game,
            self._audio,
            ReplayDoors(leave, partial(self._play_on, game)),
            place=place,
            way_round=session.choice.way_round,
            reduced_motion=session.parts.reduced_motion(),
        )
        self._app.replace(self._doors.heard(scene))

    def _play_on(self, game: PastGame, place: int) -> None:
        key = self._session.parts.archive.play_on(game, place, self._session.choice)
        if key is not None:
            self._doors.go_on_with(key)

    def _save(self, game: PastGame, *, deal: bool) -> None:
        """Write a file for others, and say where it is."""
        t = self._session.t
        try:
            path = self._session.parts.archive.save(game, deal=deal)
        except OSError as error:
            self._doors.tell(
                t("export.failed", path=error.filename or "", detail=error.strerror or str(error))
            )
        else:
            saved = t("review.saved_deal", path=path) if deal else t("review.saved", path=path)
            self._doors.tell(saved)
