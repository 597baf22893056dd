"""A window of its own for what has to be said when the game is gone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tac.locale import Translator
from tac.ui.app import App
from tac.ui.draw import Kit, background
from tac.ui.scene import BaseScene, Dirty
from tac.ui.scenes.notice import NoticeScene


class _Cloth(BaseScene):
    """Nothing but the cloth."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._kit = kit

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw it."""
        surface.blit(background(self._kit, pattern=False), (0, 0))


def say_last_words(t: Translator, sentences: Sequence[str]) -> None:
    """Open a window, and show the sentences until they are put away; raises whatever goes wrong with that."""
    # Whatever state the display was left in, begin anew.
    pygame.display.quit()
    app = App(t("app.title"), fade=False)
    app.push(_Cloth(app.kit))
    app.push(NoticeScene(app.kit, t, sentences, app.quit))
    app.run()
