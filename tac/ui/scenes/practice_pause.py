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

    Where there is ``back``, its words and where it leads, that is the only way out instead. ``more`` are
    buttons of one drill.
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
        back: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__(
            kit, t, keys, go_on=go_on, again=None, new_game=finish, leave=leave, tick=tick, rules=HouseRules()
        )
        out = [
            Button(t("practice.finish"), finish, Look.PAPER, icon="check"),
            Button(t("practice.leave"), leave, Look.PAPER, icon="back"),
        ]
        if back is not None:
            out = [Button(*back, Look.PAPER, icon="back")]
        self._menu = [Button(t("pause.go_on"), self.count, Look.MADDER, icon="play"), *more, *out]
        self._offer(self._menu)
