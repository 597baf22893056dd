"""The way into the settings and out again, and what lets a change hold at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from tac.locale import Translator
from tac.settings import Settings
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.parts import GameParts
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.table import TableScene
from tac.ui.table import sounds

if TYPE_CHECKING:
    from tac.players import Level
    from tac.ui.scenes.settings import SettingsScene
    from tac.ui.widgets import FormScene

CHOSEN: Final = ("language", "speed", "pace", "reaction", "begins", "way_round")
"""The settings that are a part of what is chosen to be played."""


class Around(Struct, frozen=True):
    """What of the game a change concerns.

    ``parts`` and ``choice`` give what holds now; ``choose`` takes what is chosen from now on, by the names of
    `CHOSEN`, and keeps it. ``heard`` prepares a screen as it is done with all others, ``attend`` lets the
    keys that mean the same on every screen hold.
    """

    parts: Callable[[], GameParts]
    choice: Callable[[], GameChoice]
    choose: Callable[[str, object], None]
    heard: Callable[[FormScene], object]
    attend: Callable[[], None]


class SettingsOpening:
    """Opens the settings over the screen that is shown, at the page that was read last."""

    def __init__(self, app: App, audio: Audio, around: Around) -> None:
        self._app = app
        self._audio = audio
        self._around = around
        self._scene: SettingsScene | None = None
        self._table: TableScene | None = None
        self._page = 0

    def open(self, table: TableScene | None, again: Callable[[], None]) -> None:
        """Show the settings; ``table`` is the one that is paused below.

        ``again`` shows anew what lay below, as it is then, when they are put away.
        """
        from tac.ui.scenes.new_game import NewGameScene
        from tac.ui.scenes.pause import PauseScene
        from tac.ui.scenes.settings import SettingsScene

        parts, app = self._around.parts(), self._app
        self._table = table

        def done() -> None:
            self._page, self._scene, self._table = scene.number, None, None
            app.pop()
            if table is not None:
                app.pop()  # the pause: what it shows may have been changed
            again()
            if isinstance(app.scene, NewGameScene | PauseScene):
                app.scene.point_at_settings()

        scene = self._scene = SettingsScene(
            app.kit,
            Translator(self._around.choice().language),
            self._settings,
            parts.shipped,
            change=self.change,
            done=done,
            calls_in=self._calls_in,
            try_out=self._try_out,
            silent=lambda: not self._audio.available,
            show_keys=self.show_keys,
            page=self._page,
        )
        self._around.heard(scene)
        app.push(scene)

    def show_house(self, again: Callable[[], None]) -> None:
        """Show the house rules over what is shown; ``again`` shows that anew when they are put away."""
        from tac.ui.scenes.house_rows import HOUSE
        from tac.ui.scenes.settings import SettingsScene

        parts, app = self._around.parts(), self._app

        def done() -> None:
            app.pop()
            again()

        scene = SettingsScene(
            app.kit,
            Translator(self._around.choice().language),
            self._settings,
            parts.shipped,
            change=self.change,
            done=done,
            sheet=HOUSE,
        )
        self._around.heard(scene)
        app.push(scene)

    def show_keys(self, action: str = "") -> None:
        """Show the keys over whatever is shown, and wait for the one that does ``action``, if any."""
        from tac.ui.scenes.keys import KeysScene
        from tac.ui.widgets import FormScene

        parts, app = self._around.parts(), self._app
        below = app.scene

        def done() -> None:
            app.pop()
            if isinstance(below, FormScene):
                below.rebuild()  # it may name a key

        scene = KeysScene(
            app.kit,
            Translator(self._around.choice().language),
            lambda: parts.keys,
            parts.shipped.keys,
            change=lambda action, names: self.change(f"keys.{action}", names),
            done=done,
        )
        self._around.heard(scene)
        app.push(scene)
        if action:
            scene.wait_for(action)

    def _settings(self) -> Settings:
        """All settings; a game that goes on may have been begun with others than are kept."""
        choice = self._around.choice()
        settings = self._around.parts().settings()
        return replace(
            settings,
            speed=choice.speed,
            pace=choice.pace,
            reaction=choice.reaction,
            begins=choice.begins,
            way_round=choice.way_round,
        )

    def change(self, path: str, value: object) -> None:
        """Keep a setting and let it hold from now on, on all screens."""
        parts = self._around.parts()
        if path == "window.fullscreen":
            if self._app.screen.fullscreen != value:
                self._app.toggle_fullscreen()
            parts.change(path, value)
            return
        if path in CHOSEN and value != "auto":
            self._around.choose(path, value)
        # Also where it is chosen already: `auto` may have been the word for it.
        parts.change(path, value)
        if path == "language":
            self._speak(parts)
        elif path == "size" or path.startswith(("cards.", "table.")):
            settings = parts.settings()
            if self._table is not None:
                self._table.view.turned = settings.table.turned
            self._app.kit.use(settings.cards, settings.table.colour)
            self._app.kit.enlarge(settings.size / 100)
            self._app.lay_out()
        elif path.startswith("keys."):
            self._use_keys(parts)
        elif path.startswith("sound."):
            self._sound(parts)
        elif self._table is not None:
            self._tell_table(self._table, parts)

    def _speak(self, parts: GameParts) -> None:
        """Speak the language that the settings mean; `auto` stays what is kept."""
        language = parts.language()
        if language != self._around.choice().language:
            kept = parts.settings().language
            self._around.choose("language", language)
            parts.change("language", kept)
        t = Translator(language)
        if self._scene is not None:
            self._scene.speak(t)
        if self._table is not None:
            self._table.speak(t)

    def _sound(self, parts: GameParts) -> None:
        sound = parts.settings().sound
        self._audio.effects, self._audio.voices = sound.effects, sound.voices
        if self._audio.muted != sound.mute:
            self._audio.mute(sound.mute)
        if self._table is not None:
            self._table.show_sound()

    def _use_keys(self, parts: GameParts) -> None:
        from tac.ui.widgets import FormScene

        self._around.attend()
        for scene in (self._app.scene, self._scene):
            if isinstance(scene, FormScene):
                self._around.heard(scene)
        if self._table is not None:
            self._table.use_keys(parts.keys)

    def _tell_table(self, table: TableScene, parts: GameParts) -> None:
        choice = self._around.choice()
        table.set_reaction(choice.reaction)
        table.set_tempo(parts.tempo(choice.pace))
        table.set_motion(choice.speed, reduced=parts.reduced_motion())

    def _try_out(self, path: str) -> None:
        """Let a card or a voice be heard as loud as it will be."""
        voice = sounds.shout_of(self._around.choice().seats[0].avatar)
        self._audio.play(voice if path == "sound.voices" else sounds.TO_CENTRAL)

    def _calls_in(self, factor: float) -> tuple[int, int] | None:
        """Between which delays nearly all calls come of the computers that play, or would."""
        from tac.ui.scenes.pause import ReactionSetting

        levels = self._levels()
        return ReactionSetting(factor, levels, lambda changed: None).range() if levels else None

    def _levels(self) -> list[Level]:
        if self._table is not None:
            return [one.level for one in self._table.match.setup.players if one.level is not None]
        parts, playing = self._around.parts(), self._around.choice().playing
        computers = [seat for seat in playing if not seat.person and seat.level in parts.levels]
        return [parts.opponent(seat.level, seat.avatar) for seat in computers]
