"""The way through the game: start screen, table, pause, end, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tac.locale import Translator
from tac.match import Match
from tac.rules import Seat
from tac.rules.deal import MOST_NUMBER
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.input import call_key, scancode
from tac.ui.parts import GameParts
from tac.ui.rules.house import house_texts
from tac.ui.rules.opening import RulesOpening
from tac.ui.scenes.choice import PACES, GameChoice, changes
from tac.ui.scenes.standings import Standings
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.settings_opening import Around, SettingsOpening
from tac.ui.telling import Telling

if TYPE_CHECKING:
    from tac.ui.saves import Resumption, SavedGame
    from tac.ui.widgets import FormScene

__all__ = ["Game", "GameParts"]

COUNT_SOUND: Final = "count"
END_SOUND: Final = "end"
CLICK_SOUND: Final = "click"


class Game:
    """Leads from screen to screen; ``choice`` is what is played, and kept from game to game."""

    def __init__(self, app: App, audio: Audio, choice: GameChoice, parts: GameParts) -> None:
        self.choice = choice
        self._app = app
        self._audio = audio
        self._parts = parts
        self._first = Seat.A
        self._rules = RulesOpening(app, self._heard)
        around = Around(lambda: self._parts, lambda: self.choice, self._choose_always, self._heard)
        self._settings = SettingsOpening(app, audio, around)
        self._telling = Telling(app, lambda: Translator(self.choice.language), self._heard)
        self._table: TableScene | None = None
        self._usual: GameChoice | None = None
        """What is chosen here where no older game goes on."""
        self._attend()
        app.window_changed = lambda name, value: self._parts.change(f"window.{name}", value)

    def tell(self, sentence: str) -> None:
        """Say something on the screen as soon as there is one; may be called from any thread."""
        self._telling.add(sentence)

    def _attend(self) -> None:
        """Let the app know what the settings of who plays say."""
        self._app.reduced_motion = self._parts.reduced_motion
        self._app.fullscreen_keys = frozenset(scancode(name) for name in self._parts.keys.fullscreen)

    # -- the screens

    def show_first(self) -> None:
        """The first screen: the unfinished games, or the start screen where there are none."""
        games = self._parts.saves.waiting()
        if games:
            self._show_unfinished(games)
        else:
            self.show_start()

    def go_on_with_latest(self) -> None:
        """Go on with the unfinished game that was played last."""
        games = self._parts.saves.waiting()
        if games:
            self.go_on_with(next((game for game in games if not game.elsewhere), games[0]).key)
        else:
            self.tell(Translator(self.choice.language)("problem.journal.none"))
            self.show_start()

    def _show_unfinished(self, games: Sequence[SavedGame]) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        parts, app = self._parts, self._app
        scene = UnfinishedScene(
            app.kit,
            Translator(self.choice.language),
            games,
            parts.now(),
            go_on=self.go_on_with,
            give_up=self._give_up,
            new_game=self.show_start,
            leave=app.quit,
        )
        app.replace(self._heard(scene))
        self._telling.show()

    def show_start(self) -> None:
        """The start screen; what there is to tell lies over it."""
        # Scenes are loaded when they are shown: a game that begins at the table need not wait for them.
        from tac.ui.scenes.start import StartOptions, StartScene

        parts, app = self._parts, self._app
        options = StartOptions(
            levels=tuple(parts.levels),
            opponent=parts.opponent,
            new_deal=parts.new_deal,
            call_key=lambda choice, seat: call_key(parts.keys, choice.count, choice.people, seat),
            house=self._house,
            profiles=parts.profiles,
            show_unfinished=self.show_first if parts.saves.waiting() else None,
            show_settings=lambda: self._settings.open(None, self.show_start),
        )
        scene = StartScene(
            app.kit,
            self.choice,
            options,
            play=self._play,
            leave=app.quit,
            changed=self._choose,
            open_profiles=self.show_profiles,
        )
        app.replace(self._heard(scene))
        self._telling.show()

    def show_profiles(self) -> None:
        """The list of who plays here, over the start screen."""
        from tac.ui.scenes.profiles import ProfilesScene

        profiles = self._parts.profiles
        assert profiles is not None
        before = profiles.current.id
        scene = ProfilesScene(
            self._app.kit,
            Translator(self.choice.language),
            profiles,
            done=lambda: self._play_as(another=profiles.current.id != before),
        )
        self._app.push(self._heard(scene))

    def show_table(self, resumption: Resumption | None = None) -> None:
        """The table, with a game of the present choice, or with one that goes on."""
        parts, app = self._parts, self._app

        def follow(match: Match) -> None:
            if resumption is None:
                parts.saves.begin(match, self.choice)
            else:
                parts.saves.go_on(match, resumption)
            parts.follow(match)

        doors = TableDoors(
            pause=self._pause,
            rules=self.show_rules,
            ended=self._ended,
            news=self._telling.next,
            muted=lambda muted: parts.change("sound.mute", muted),
        )
        self._table = TableScene(
            app.kit,
            Translator(self.choice.language),
            parts.setup(self.choice, self._first) if resumption is None else resumption.setup,
            self._audio,
            doors,
            keys=parts.keys,
            speed=self.choice.speed,
            reduced_motion=parts.reduced_motion(),
            follow=follow,
            course=None if resumption is None else resumption.course,
        )
        app.replace(self._table)

    def _pause(self) -> None:
        from tac.ui.scenes.pause import PaceSetting, PauseScene, ReactionSetting

        table, app = self._table, self._app
        assert table is not None
        levels = [player.level for player in table.match.setup.players if player.level is not None]
        reaction = ReactionSetting(table.match.reaction, levels, self._set_reaction) if levels else None
        scene = PauseScene(
            app.kit,
            Translator(self.choice.language),
            self._parts.keys,
            go_on=self._go_on,
            again=self._again,
            new_game=self._new_game,
            quit_game=app.quit,
            reaction=reaction,
            pace=PaceSetting(self.choice.pace, self._set_pace) if levels else None,
            tick=lambda: self._audio.play(COUNT_SOUND),
            mute=table.mute,
            rules=table.match.setup.deal.rules,
            show_settings=lambda: self._settings.open(table, self._pause),
        )
        app.push(self._heard(scene))

    def show_rules(self) -> None:
        """The rules over the present screen; over the table they pause the game, as Escape does."""
        parts, t = self._parts, Translator(self.choice.language)
        self._rules.open(t, parts.keys, lambda: parts.setup(self.choice, Seat.A).deal.rules)

    def _ended(self, standings: Standings) -> None:
        app = self._app
        if self._parts.exit_at_end:
            app.quit(0)
            return
        self._audio.play(END_SOUND)
        self._show_end(standings)

    def show_standings(self, standings: Standings, choice: GameChoice) -> None:
        """The end of a game that was played before, by who is in ``choice``."""
        self._usual = self._usual or self.choice
        self.choice, self._first, self._table = choice, Seat(standings.rows[-1].seat), None
        self._show_end(standings)

    def _show_end(self, standings: Standings) -> None:
        from tac.ui.scenes.end import EndScene

        end = EndScene(
            self._app.kit,
            Translator(self.choice.language),
            standings,
            rematch=self._rematch,
            new_game=self._new_game,
            leave=self._app.quit,
        )
        self._app.replace(self._heard(end))

    def _heard(self, scene: FormScene) -> FormScene:
        """Let the presses on a screen's controls be heard, and tell over it what there is to tell."""
        scene.form.clicked = lambda: self._audio.play(CLICK_SOUND)
        scene.while_shown = self._telling.show
        self._rules.offer(scene, self._parts.keys, self.show_rules)
        return scene

    # -- from screen to screen

    def _choose(self, choice: GameChoice) -> None:
        """Play this from now on, and keep what of it is a setting."""
        before, self.choice = self.choice, choice
        for path, value in changes(before, choice).items():
            self._parts.change(path, value)
        first, profiles = choice.seats[0], self._parts.profiles
        if profiles is not None and first.person and first.look != before.seats[0].look:
            # A person on the first seat is the one who plays, who can be given a name there too.
            profiles.give_current(*first.look)
        if choice.language != before.language:
            self._name_window()

    def _choose_always(self, name: str, value: object) -> None:
        """Play like this from now on, also when an older game that goes on has been left."""
        self._choose(replace(self.choice, **{name: value}))  # type: ignore[arg-type]
        if self._usual is not None:
            self._usual = replace(self._usual, **{name: value})  # type: ignore[arg-type]

    def _name_window(self) -> None:
        self._app.screen.set_title(Translator(self.choice.language)("app.title"))

    def _play_as(self, *, another: bool) -> None:
        """Whoever plays now sits on the first seat, if a person does; ``another`` has other settings, too."""
        parts = self._parts
        assert parts.profiles is not None
        if another and parts.play_as_current is not None:
            choice, self._parts = parts.play_as_current()
            self.choice = replace(choice, deal=self.choice.deal)
            self._attend()
            self._name_window()
        profile = parts.profiles.current
        if self.choice.seats[0].person:
            self._choose(self.choice.with_person(profile.name, profile.avatar))
        self.show_start()

    def _play(self, choice: GameChoice) -> None:
        self._choose(choice)
        self._first, self._usual = Seat.A, None
        self.show_table()

    def _go_on(self) -> None:
        self._app.pop()
        assert self._table is not None
        # The desktop may have been heard meanwhile.
        self._table.set_motion(self.choice.speed, reduced=self._parts.reduced_motion())
        self._table.resume()

    def _rematch(self) -> None:
        """The same players and the next deal; the loser begins (R2.4)."""
        if self._table is not None:
            loser = self._table.match.table.loser
            self._first = self._first if loser is None else loser
        self.choice = replace(self.choice, deal=(self.choice.deal + 1) % (MOST_NUMBER + 1))
        self.show_table()

    def go_on_with(self, key: str) -> None:
        """Go on with an unfinished game: its table, under the count of three that leads back into it."""
        resumption = self._parts.saves.take(key, self.choice)
        if resumption is None:
            self.show_first()
            return
        self._usual = self._usual or self.choice
        self.choice, self._first = resumption.choice, resumption.setup.deal.first
        self.show_table(resumption)
        assert self._table is not None
        match = self._table.match
        pace = next((pace for pace in PACES if self._parts.tempo(pace) == match.tempo), self.choice.pace)
        self.choice = replace(self.choice, reaction=match.reaction, pace=pace)
        self._table.pause()
        from tac.ui.scenes.pause import PauseScene

        if isinstance(self._app.scene, PauseScene):
            self._app.scene.count()

    def _give_up(self, key: str) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        saves, scene = self._parts.saves, self._app.scene
        saves.give_up(key)
        games = saves.waiting()
        if games and isinstance(scene, UnfinishedScene):
            scene.show(games)
        else:
            self.show_start()

    def _again(self) -> None:
        """The same deal from the start; the game that was left does not go on."""
        self._parts.saves.drop()
        self.show_table()

    def _new_game(self) -> None:
        self._parts.saves.leave()
        if self._usual is not None:
            self.choice, self._usual = replace(self._usual, language=self.choice.language), None
        self.choice = replace(self.choice, deal=self._parts.new_deal())
        self.show_start()

    def _set_reaction(self, factor: float) -> None:
        assert self._table is not None
        self._table.set_reaction(factor)
        self._choose_always("reaction", factor)

    def _set_pace(self, pace: str) -> None:
        assert self._table is not None
        self._table.set_tempo(self._parts.tempo(pace))
        self._choose_always("pace", pace)

    def _house(self, choice: GameChoice) -> Sequence[str]:
        """The texts' keys of the house rules that a game of this choice has."""
        return house_texts(self._parts.setup(choice, Seat.A).deal.rules)
