"""The way into the rules and out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tac.locale import Translator
from tac.rules import HouseRules
from tac.settings import Keys
from tac.ui.app import App
from tac.ui.input import scancode
from tac.ui.input.binding import usable
from tac.ui.scene import pausing

if TYPE_CHECKING:
    from tac.ui.widgets import FormScene


class RulesOpening:
    """Opens the rules over the screen that is shown, at the page that was read last.

    ``heard`` prepares a screen as it is done with all others.
    """

    def __init__(self, app: App, heard: Callable[[FormScene], object]) -> None:
        self.page = 0
        self._app = app
        self._heard = heard

    def offer(self, scene: FormScene, keys: Keys, show: Callable[[], None]) -> None:
        """Let a screen's keys and buttons lead to the rules; ``show`` does it."""
        scene.rules_keys = frozenset(scancode(name) for name in usable(keys, "rules"))
        scene.open_rules = show

    def open(self, t: Translator, keys: Keys, rules: Callable[[], HouseRules]) -> None:
        """Show the rules; ``rules`` gives the house rules that would hold in the next game.

        A game at the table, or a drill, is paused first, and goes on by the pause's count of three. Nothing
        happens where a game is over that has not shown its end yet.
        """
        from tac.ui.scenes.pause import PauseScene
        from tac.ui.scenes.rules import RulesScene
        from tac.ui.widgets import FormScene

        app = self._app
        runs = pausing(app.scene)
        if runs is not None:
            runs.pause()
        below = app.scene
        if runs is not None and pausing(below) is runs:
            return

        focus = below.focus_of() if isinstance(below, FormScene) else None
        if focus is not None:
            # A field that was being typed into does not listen meanwhile.
            focus.focus_lost()

        def close() -> None:
            app.pop()
            if focus is not None and isinstance(below, FormScene) and below.focus_of() is focus:
                focus.focus_gained()
            if runs is not None and isinstance(below, PauseScene):
                below.count()

        held = below.rules if isinstance(below, PauseScene) else None
        scene = RulesScene(
            app.kit, t, held or rules(), keys, page=self.page, turned=self._turned, close=close
        )
        self._heard(scene)
        scene.open_rules = close
        app.push(scene)

    def _turned(self, page: int) -> None:
        self.page = page
