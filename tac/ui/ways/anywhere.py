"""What can be done from every screen: silence, a new game, writing without keys."""

from __future__ import annotations

from collections.abc import Callable

from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.input import Shortcut
from tac.ui.scenes.table import TableScene
from tac.ui.session import Session
from tac.ui.widgets import Form, FormScene


class Anywhere:
    """``new_game`` leaves what is played, if anything is.

    ``heard`` prepares a screen as it is done with all others.
    """

    def __init__(
        self,
        app: App,
        audio: Audio,
        session: Session,
        *,
        heard: Callable[[FormScene], object],
        new_game: Callable[[], None],
    ) -> None:
        self._app = app
        self._audio = audio
        self._session = session
        self._heard = heard
        self._new_game = new_game
        app.shortcut = self._take

    def offer_letters(self, scene: FormScene) -> None:
        """Let who has no keyboard write into the fields of a screen."""
        scene.form.wants_letters = lambda field: self._write(scene.form)

    def _write(self, form: Form) -> None:
        from tac.ui.scenes.letters import LettersScene

        scene = LettersScene(self._app.kit, self._session.t, form, self._app.pop)
        self._heard(scene)
        self._app.push(scene)

    # -- keys

    def _take(self, meant: Shortcut) -> None:
        if meant is Shortcut.MUTE:
            self._mute()
        elif meant is Shortcut.NEW_GAME:
            self._begin_anew()

    def _mute(self) -> None:
        """Switch the sound off, or on; the table shows it by itself, over other screens there is a sign."""
        scene, session = self._app.scene, self._session
        if isinstance(scene, TableScene):
            scene.mute()
            return
        muted = not self._audio.muted
        self._audio.mute(muted)
        session.parts.change("sound.mute", muted)
        if session.table is not None:
            session.table.show_sound()
        self._app.show_sign("mute" if muted else "sound", session.t("sign.muted" if muted else "sign.sound"))

    def _begin_anew(self) -> None:
        """To the new-game screen; a running game is kept, and goes on another time.

        What lies over another screen is put away first, as by its own way out. A notice is read first.
        """
        from tac.ui.scenes.keys import KeysScene
        from tac.ui.scenes.letters import LettersScene
        from tac.ui.scenes.new_game import NewGameScene
        from tac.ui.scenes.notice import NoticeScene
        from tac.ui.scenes.profiles import ProfilesScene
        from tac.ui.scenes.rules import RulesScene
        from tac.ui.scenes.settings import SettingsScene

        scene = self._app.scene
        while isinstance(scene, KeysScene | LettersScene | ProfilesScene | RulesScene | SettingsScene):
            scene.back()
            scene = self._app.scene
        if not isinstance(scene, NewGameScene | NoticeScene):
            self._new_game()
