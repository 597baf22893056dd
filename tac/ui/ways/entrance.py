"""The screens before a game: the unfinished games, the new-game screen, who plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tac.rules import Seat
from tac.ui.app import App
from tac.ui.input import call_key
from tac.ui.rules.house import house_texts
from tac.ui.scenes.choice import GameChoice
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.saves import SavedGame
    from tac.ui.widgets import FormScene

# Scenes are loaded when they are shown: a game that begins at the table need not wait for them.


class EntranceDoors(Struct, frozen=True):
    """Where the entrance leads.

    ``heard`` prepares a screen as it is done with all others; ``told`` lays what there is to tell over it.
    ``play`` opens the table of what is chosen, ``go_on_with`` that of an unfinished game, by its key;
    ``show_settings`` opens the settings, and calls what it is given when they are put away.
    """

    heard: Callable[[FormScene], FormScene]
    told: Callable[[], None]
    play: Callable[[], None]
    go_on_with: Callable[[str], None]
    show_settings: Callable[[Callable[[], None]], None]


class Entrance:
    """Opens the screens before a game."""

    def __init__(self, app: App, session: Session, doors: EntranceDoors) -> None:
        self._app = app
        self._session = session
        self._doors = doors

    def show_first(self) -> None:
        """The first screen: the unfinished games, or the new-game screen where there are none."""
        games = self._session.parts.saves.waiting()
        if games:
            self._show_unfinished(games)
        else:
            self.show_new_game()

    def _show_unfinished(self, games: Sequence[SavedGame]) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        app, session = self._app, self._session
        scene = UnfinishedScene(
            app.kit,
            session.t,
            games,
            session.parts.now(),
            go_on=self._doors.go_on_with,
            give_up=self._give_up,
            new_game=self.show_new_game,
            leave=app.quit,
        )
        app.replace(self._doors.heard(scene))
        self._doors.told()

    def show_new_game(self) -> None:
        """The new-game screen; what there is to tell lies over it."""
        from tac.ui.scenes.new_game import NewGameOptions, NewGameScene

        app, session, parts = self._app, self._session, self._session.parts
        options = NewGameOptions(
            levels=tuple(parts.levels),
            opponent=parts.opponent,
            new_deal=parts.new_deal,
            call_key=lambda choice, seat: call_key(parts.keys, choice.count, choice.people, seat),
            house=self._house,
            profiles=parts.profiles,
            show_unfinished=self.show_first if parts.saves.waiting() else None,
            show_settings=lambda: self._doors.show_settings(self.show_new_game),
        )
        scene = NewGameScene(
            app.kit,
            session.choice,
            options,
            play=self._play,
            leave=app.quit,
            changed=session.choose,
            open_profiles=self.show_profiles,
        )
        app.replace(self._doors.heard(scene))
        self._doors.told()

    def show_profiles(self) -> None:
        """The list of who plays here, over the new-game screen."""
        from tac.ui.scenes.profiles import ProfilesScene

        session, profiles = self._session, self._session.parts.profiles
        assert profiles is not None
        before = profiles.current.id

        def done() -> None:
            session.play_as_current(another=profiles.current.id != before)
            self.show_new_game()

        scene = ProfilesScene(self._app.kit, session.t, profiles, done=done)
        self._app.push(self._doors.heard(scene))

    def _play(self, choice: GameChoice) -> None:
        self._session.begin(choice)
        self._doors.play()

    def _give_up(self, key: str) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        saves, scene = self._session.parts.saves, self._app.scene
        saves.give_up(key)
        games = saves.waiting()
        if games and isinstance(scene, UnfinishedScene):
            scene.show(games)
        else:
            self.show_new_game()

    def _house(self, choice: GameChoice) -> Sequence[str]:
        """The texts' keys of the house rules that a game of this choice has."""
        return house_texts(self._session.parts.setup(choice, Seat.A).deal.rules)
