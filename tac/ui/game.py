"""The way through the game: menu, new game, table, pause, end, rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tac.rules import Seat
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.parts import GameParts
from tac.ui.practice.opening import Practising, PractisingDoors
from tac.ui.rules.opening import RulesOpening
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.standings import Standings
from tac.ui.session import Session
from tac.ui.settings_opening import Around, SettingsOpening
from tac.ui.telling import Telling
from tac.ui.ways.anywhere import Anywhere
from tac.ui.ways.entrance import Entrance, EntranceDoors
from tac.ui.ways.gamepads import Gamepads
from tac.ui.ways.guiding import Guiding, GuidingDoors
from tac.ui.ways.looking import Looking, LookingDoors
from tac.ui.ways.playing import Playing, PlayingDoors

if TYPE_CHECKING:
    from tac.ui.archive import PastGame
    from tac.ui.saves import Resumption
    from tac.ui.widgets import FormScene

__all__ = ["Game", "GameParts"]

CLICK_SOUND: Final = "click"


class Game:
    """Leads from screen to screen; ``choice`` is what is played, and kept from game to game."""

    def __init__(self, app: App, audio: Audio, choice: GameChoice, parts: GameParts) -> None:
        self._app = app
        self._audio = audio
        self._session = session = Session(app, choice, parts)
        self._rules = RulesOpening(app, self._heard)
        around = Around(
            lambda: session.parts,
            lambda: session.choice,
            session.choose_always,
            self._heard,
            session.attend,
        )
        self._settings = SettingsOpening(app, audio, around)
        self._telling = Telling(app, lambda: session.t, self._heard)
        self._playing = Playing(
            app,
            audio,
            session,
            PlayingDoors(
                heard=self._heard,
                news=self._telling.next,
                show_rules=self.show_rules,
                show_settings=self._settings.open,
                show_new_game=self.show_new_game,
                show_menu=self.show_menu,
                show_review=self.show_review,
                show_replay=self.show_replay,
            ),
        )
        self._guiding = self._guide()
        self._practising = Practising(
            app, audio, session, PractisingDoors(self._heard, self.show_rules, self._show_menu_at)
        )
        self._entrance = Entrance(
            app,
            session,
            EntranceDoors(
                heard=self._heard,
                told=self._telling.show,
                play=self._playing.begin,
                go_on_with=self.go_on_with,
                show_guided=self._guiding.show,
                show_past=self.show_past,
                show_practice=self._practising.show,
                show_rules=self.show_rules,
                show_settings=lambda again: self._settings.open(None, again),
                show_house=self._settings.show_house,
                show_keys=self._settings.show_keys,
            ),
        )
        self._looking = self._look_back()
        self._anywhere = Anywhere(
            app, audio, session, heard=self._heard, new_game=self._leave_for_new_game
        )
        app.pads = Gamepads(app, session, self.tell)
        app.window_changed = lambda name, value: session.parts.change(f"window.{name}", value)

    def _guide(self) -> Guiding:
        return Guiding(
            self._app,
            self._audio,
            self._session,
            GuidingDoors(
                heard=self._heard,
                news=self._telling.next,
                show_rules=self.show_rules,
                show_settings=self._settings.open,
                new_game=self._playing.new_game,
                show_menu=self._show_menu_at,
            ),
        )

    def _look_back(self) -> Looking:
        return Looking(
            self._app,
            self._audio,
            self._session,
            LookingDoors(
                heard=self._heard,
                tell=self.tell,
                go_on_with=self.go_on_with,
                show_menu=self._show_menu_at,
                practise=self._practising.open_moment,
            ),
        )

    @property
    def choice(self) -> GameChoice:
        """What is played."""
        return self._session.choice

    def tell(self, sentence: str) -> None:
        """Say something on the screen as soon as there is one; may be called from any thread."""
        self._telling.add(sentence)

    def show_menu(self) -> None:
        """The menu, which is the first screen; what there is to tell lies over it."""
        self._entrance.show_menu()

    def _show_menu_at(self, entry: str) -> None:
        self._entrance.show_menu(entry)

    def _leave_for_new_game(self) -> None:
        """Whatever is played goes on another time, the guided game too."""
        self._guiding.step_out()
        self._playing.new_game()

    def show_new_game(self) -> None:
        """The new-game screen, with what is chosen; what there is to tell lies over it."""
        self._entrance.show_new_game()

    def show_table(self, resumption: Resumption | None = None) -> None:
        """The table, with a game of the present choice, or with one that goes on."""
        self._playing.show_table(resumption)

    def show_rules(self) -> None:
        """The rules over the present screen; over the table they pause the game, as Escape does."""
        session = self._session
        parts = session.parts
        self._rules.open(session.t, parts.keys, lambda: parts.setup(session.choice, Seat.A).deal.rules)

    def show_standings(
        self, standings: Standings, choice: GameChoice, game: PastGame | None = None
    ) -> None:
        """The end of a game played before, by who is in ``choice``; before it the review of ``game``."""
        self._playing.show_standings(standings, choice, game)

    def show_past(self) -> None:
        """All games that are over."""
        self._looking.show_list()

    def show_review(self, game: PastGame, leave: Callable[[], None]) -> None:
        """What happened in a game that is over; ``leave`` leads back from there."""
        self._looking.show_review(game, leave)

    def show_replay(self, game: PastGame, place: int, leave: Callable[[], None]) -> None:
        """A game on the table from a place on; ``leave`` leads back from there."""
        self._looking.show_replay(game, place, leave)

    def show_deal(self, choice: GameChoice) -> None:
        """The new-game screen with cards that somebody else has had."""
        self._session.choice = choice
        self.show_new_game()

    def go_on_with(self, key: str) -> None:
        """Go on with an unfinished game: its table, under the count of three that leads back into it."""
        self._playing.go_on_with(key)

    def go_on_with_latest(self) -> None:
        """Go on with the unfinished game that was played last."""
        games = self._session.parts.saves.waiting()
        if games:
            self.go_on_with(next((game for game in games if not game.elsewhere), games[0]).key)
        else:
            self.tell(self._session.t("problem.journal.none"))
            self.show_menu()

    def _heard(self, scene: FormScene) -> FormScene:
        """Let the presses on a screen's controls be heard, and tell over it what there is to tell."""
        scene.form.clicked = lambda: self._audio.play(CLICK_SOUND)
        scene.while_shown = self._telling.show
        self._anywhere.offer_letters(scene)
        self._rules.offer(scene, self._session.parts.keys, self.show_rules)
        return scene
