"""The way through the game: start screen, table, pause, end, rematch."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tac.locale import Translator
from tac.match import Match, MatchSetup, Tempo
from tac.players import Level
from tac.rules import Seat
from tac.rules.deal import MOST_NUMBER
from tac.settings import Keys, Profiles
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.input import call_key, scancode
from tac.ui.scenes.choice import GameChoice, changes
from tac.ui.scenes.standings import Standings
from tac.ui.scenes.table import TableDoors, TableScene

if TYPE_CHECKING:
    from tac.ui.widgets import FormScene

COUNT_SOUND: Final = "count"
END_SOUND: Final = "end"
CLICK_SOUND: Final = "click"


class GameParts(Struct, frozen=True):
    """What the interface needs from the rest of the program.

    ``setup`` makes a match of a choice and who begins, ``new_deal`` draws a deal number, ``levels`` are the
    computers' names, easiest first, and ``opponent(level, avatar)`` the level with an avatar's character;
    ``tempo`` is what each pace means, ``reduced_motion`` whether a table should move less. ``follow`` gets
    each match before it begins. With ``exit_at_end`` the program ends, with status 0, when a game is over.

    ``change`` keeps a setting that was changed, by its path. ``profiles`` are the people who play here, None
    where nobody asks; ``play_as_current`` gives what there is to play for the one of them who plays now.
    """

    setup: Callable[[GameChoice, Seat], MatchSetup]
    new_deal: Callable[[], int]
    keys: Keys
    levels: Sequence[str]
    opponent: Callable[[str, str], Level]
    tempo: Callable[[str], Tempo]
    reduced_motion: Callable[[], bool] = lambda: False
    follow: Callable[[Match], None] = lambda match: None
    exit_at_end: bool = False
    change: Callable[[str, object], None] = lambda path, value: None
    profiles: Profiles | None = None
    play_as_current: Callable[[], tuple[GameChoice, GameParts]] | None = None


class Game:
    """Leads from screen to screen; ``choice`` is what is played, and kept from game to game."""

    def __init__(self, app: App, audio: Audio, choice: GameChoice, parts: GameParts) -> None:
        self.choice = choice
        self._app = app
        self._audio = audio
        self._parts = parts
        self._first = Seat.A
        self._news: deque[str] = deque()
        self._table: TableScene | None = None
        self._attend()
        app.window_changed = lambda name, value: self._parts.change(f"window.{name}", value)

    def tell(self, sentence: str) -> None:
        """Say something on the screen as soon as there is one; may be called from any thread."""
        self._news.append(sentence)

    def _attend(self) -> None:
        """Let the app know what the settings of who plays say."""
        self._app.reduced_motion = self._parts.reduced_motion
        self._app.fullscreen_keys = frozenset(scancode(name) for name in self._parts.keys.fullscreen)

    # -- the screens

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
        self._tell_news()

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

    def show_table(self) -> None:
        """The table, with the game of the present choice."""
        parts, app = self._parts, self._app
        doors = TableDoors(
            pause=self._pause,
            ended=self._ended,
            news=lambda: self._news.popleft() if self._news else None,
            muted=lambda muted: parts.change("sound.mute", muted),
        )
        self._table = TableScene(
            app.kit,
            Translator(self.choice.language),
            parts.setup(self.choice, self._first),
            self._audio,
            doors,
            keys=parts.keys,
            speed=self.choice.speed,
            reduced_motion=parts.reduced_motion(),
            follow=parts.follow,
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
            again=self.show_table,
            new_game=self._new_game,
            quit_game=app.quit,
            reaction=reaction,
            pace=PaceSetting(self.choice.pace, self._set_pace) if levels else None,
            tick=lambda: self._audio.play(COUNT_SOUND),
            mute=table.mute,
        )
        app.push(self._heard(scene))

    def _ended(self, standings: Standings) -> None:
        app = self._app
        if self._parts.exit_at_end:
            app.quit(0)
            return
        self._audio.play(END_SOUND)
        self._show_end(standings)

    def show_standings(self, standings: Standings, choice: GameChoice) -> None:
        """The end of a game that was played before, by who is in ``choice``."""
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
        scene.while_shown = self._tell_news
        return scene

    def _tell_news(self) -> None:
        """Lay what there is to tell over the screen, to be read and put away."""
        if not self._news:
            return
        from tac.ui.scenes.notice import NoticeScene

        sentences = tuple(self._news)
        self._news.clear()
        app = self._app
        notice = NoticeScene(app.kit, Translator(self.choice.language), sentences, app.pop)
        # What comes meanwhile waits until this has been read.
        self._heard(notice).while_shown = lambda: None
        app.push(notice)

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
        self._first = Seat.A
        self.show_table()

    def _go_on(self) -> None:
        self._app.pop()
        assert self._table is not None
        self._table.resume()

    def _rematch(self) -> None:
        """The same players and the next deal; the loser begins (R2.4)."""
        if self._table is not None:
            loser = self._table.match.table.loser
            self._first = self._first if loser is None else loser
        self.choice = replace(self.choice, deal=(self.choice.deal + 1) % (MOST_NUMBER + 1))
        self.show_table()

    def _new_game(self) -> None:
        self.choice = replace(self.choice, deal=self._parts.new_deal())
        self.show_start()

    def _set_reaction(self, factor: float) -> None:
        assert self._table is not None
        self._table.set_reaction(factor)
        self._choose(replace(self.choice, reaction=factor))

    def _set_pace(self, pace: str) -> None:
        assert self._table is not None
        self._table.set_tempo(self._parts.tempo(pace))
        self._choose(replace(self.choice, pace=pace))

    def _house(self, choice: GameChoice) -> Sequence[str]:
        """The texts' keys of the house rules that a game of this choice has."""
        rules = self._parts.setup(choice, Seat.A).deal.rules
        wrap = "on" if rules.heap_wrap else "off"
        return (
            f"house.heap_wrap.{wrap}",
            f"house.opening.{rules.opening.value}",
            f"house.false_call.{rules.false_call.value}",
        )
