"""The pause of a drill: nothing can be studied, and a count of three leads back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tac.locale import Translator
from tac.rules import HouseRules
from tac.settings import Keys
from tac.ui.draw import Kit, Look
from tac.ui.scenes.pause import PauseScene
from tac.ui.widgets import Button


class PracticePause(PauseScene):
    """``finish`` ends the session here and shows what came of it, ``leave`` goes back to the drills.

    ``more`` are buttons of one drill.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        keys: Keys,
        *,
        go_on: Callable[[], None],
        finish: Callable[[], None],
        leave: Callable[[], None],
        tick: Callable[[], None],
        more: Sequence[Button] = (),
    ) -> None:
        super().__init__(
            kit, t, keys, go_on=go_on, again=None, new_game=finish, leave=leave, tick=tick, rules=HouseRules()
        )
        self._menu = [
            Button(t("pause.go_on"), self.count, Look.MADDER, icon="play"),
            *more,
            Button(t("practice.finish"), finish, Look.PAPER, icon="check"),
            Button(t("practice.leave"), leave, Look.PAPER, icon="back"),
        ]
        self._offer(self._menu)
