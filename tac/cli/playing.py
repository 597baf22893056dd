"""Who plays with which settings: from their files to the game, and from the game back to their files."""

from __future__ import annotations

import argparse
import logging
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tac.cli.choices import choice_setup, first_choice, last_choice, random_number, with_options
from tac.cli.motion import Motion
from tac.cli.opponents import player_level
from tac.cli.setup import tempo
from tac.cli.statistics import OwnStatistics
from tac.cli.wins import Wins
from tac.locale import guess_language
from tac.match import Match
from tac.settings import OwnSettings, Settings

if TYPE_CHECKING:
    from tac.history import History
    from tac.ui.app import App
    from tac.ui.archive import Archive
    from tac.ui.audio import Audio
    from tac.ui.game import GameParts
    from tac.ui.practice.kept import Kept
    from tac.ui.saves import Saves
    from tac.ui.scenes.choice import GameChoice

_log = logging.getLogger(__name__)

_OPTIONS: Final = {
    "language": "lang",
    "speed": "speed",
    "pace": "pace",
    "reaction": "reaction",
    "window.fullscreen": "fullscreen",
    "window.size": "size",
    "sound.mute": "mute",
}
"""The options of the command line that say the same as a setting, by its path."""


class Playing:
    """What holds for the one who plays: their own settings, with what the command line says instead."""

    def __init__(self, own: OwnSettings, options: argparse.Namespace) -> None:
        self.own = own
        self._options = options
        self._follow: Callable[[Match], None] = lambda match: None
        self._saves: Saves | None = None
        self._archive: Archive | None = None
        self._app: App | None = None
        self._audio: Audio | None = None
        self._practice: Kept | None = None
        self._motion: Motion | None = None
        self._wins = Wins(lambda: own.profile.id)
        self._statistics = OwnStatistics(lambda: own.profile.id)

    @property
    def settings(self) -> Settings:
        """All settings."""
        return with_options(self.own.settings, self._options)

    @property
    def language(self) -> str:
        """The language to speak; `auto` is that of the computer."""
        language = self.settings.language
        return guess_language(os.environ) if language == "auto" else language

    def choice(self) -> GameChoice:
        """What is to be played at first. Raises `UnknownLevel`."""
        return first_choice(self.settings, self._options, self.language)

    def attend(
        self,
        app: App,
        audio: Audio,
        follow: Callable[[Match], None],
        saves: Saves,
        history: History | None = None,
        archive: Archive | None = None,
        practice: Kept | None = None,
    ) -> GameParts:
        """Be of use to a game; ``follow`` gets each of its matches, ``saves`` keeps those not over.

        ``history`` has those that are, for what the menu and the statistics tell of them, and ``archive``
        shows them. ``practice`` keeps practice.
        """
        self._archive = archive
        self._wins.history = history
        self._statistics.database = None if history is None else history.database
        self._practice = practice
        self._app, self._audio, self._follow, self._saves = app, audio, follow, saves
        return self._parts()

    def change(self, path: str, value: object) -> None:
        """Keep what was changed in the game, by the path of the setting."""
        try:
            self.own.change(path, value)
        except ValueError as error:
            # It holds for now; the file is left as it was.
            _log.warning("not kept: %s", error)
            return
        if path in _OPTIONS:
            # What is chosen in the game comes after what was said before it began.
            setattr(self._options, _OPTIONS[path], None)
        if path == "reduced_motion":
            self._motion = Motion(self.settings)

    def _play_as_current(self) -> tuple[GameChoice, GameParts]:
        self.own.play_as()
        settings = self.settings
        if self._app is not None:
            self._app.kit.use(settings.cards, settings.table.colour)
            self._app.kit.enlarge(settings.size / 100)
        if self._audio is not None:
            self._audio.effects, self._audio.voices = settings.sound.effects, settings.sound.voices
            self._audio.mute(settings.sound.mute)
        return self.choice(), self._parts()

    def _parts(self) -> GameParts:
        from tac.ui.archive import NoArchive
        from tac.ui.game import GameParts
        from tac.ui.saves import NoSaves

        settings = self.settings
        self._motion = Motion(settings)
        return GameParts(
            setup=lambda choice, first: choice_setup(self.settings, choice, first),
            new_deal=random_number,
            levels=tuple(settings.levels),
            opponent=lambda level, avatar: player_level(settings, level, avatar),
            tempo=lambda pace: tempo(settings, pace),
            reduced_motion=lambda: self._motion is not None and self._motion.is_reduced,
            follow=self._follow,
            exit_at_end=self._options.exit_at_end,
            settings=lambda: self.settings,
            shipped=self.own.shipped,
            change=self.change,
            language=lambda: self.language,
            profiles=self.own.profiles,
            play_as_current=self._play_as_current,
            last_choice=lambda kind, usual: last_choice(self.settings, kind, usual),
            wins=self._wins,
            count_wins=self._wins.count,
            statistics=self._statistics,
            saves=self._saves or NoSaves(),
            archive=self._archive or NoArchive(),
            practice=self._practice,
        )
