"""The screen of the keys, with hands for it, and keys that are kept nowhere."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from tac.locale import Translator
from tac.settings import Keys
from tac.ui.draw import Kit
from tac.ui.input import scancode
from tac.ui.scenes.keys import KeysScene
from tac.ui.widgets import Label, Widget
from tac.ui.widgets.keycaps import KeyTest

CODES = {
    "return": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "delete": pygame.K_DELETE,
    "tab": pygame.K_TAB,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}
CHANGED = Keys(draw=("kp_0", "return", "kp_enter", "space"), call=(), mute=())


class Shown:
    """The screen, with keys that are kept nowhere."""

    def __init__(
        self,
        kit: Kit,
        t: Translator | None = None,
        size: tuple[int, int] = (1280, 720),
        keys: Keys | None = None,
    ) -> None:
        self.keys = keys or Keys()
        self.changes: list[str] = []
        self.done = 0
        kit.resize(size)
        kit.settle()
        self.scene = KeysScene(
            kit,
            t or Translator("en", strict=True),
            lambda: self.keys,
            Keys(),
            change=self._change,
            done=self._done,
        )
        self.scene.resize(size)

    def _change(self, action: str, names: tuple[str, ...]) -> None:
        self.changes.append(action)
        self.keys = replace(self.keys, **{action: names})

    def _done(self) -> None:
        self.done += 1

    def key(self, *names: str, mod: int = 0) -> None:
        for name in names:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.hold(kind, name, mod)

    def hold(self, kind: int, name: str, mod: int = 0) -> None:
        code = scancode(name)
        self.scene.handle(pygame.Event(kind, key=CODES.get(name, 0), scancode=code, mod=mod, unicode=""))

    def click(self, name: str) -> None:
        at = self.widget(name).rect.centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.Event(kind, button=1, pos=at))

    def widget(self, name: str) -> Widget:
        return self.scene._named[name]

    @property
    def focused(self) -> str:
        return next(name for name, one in self.scene._named.items() if one is self.scene.focus_of())

    @property
    def words(self) -> str:
        """What the row below says."""
        test = self.scene._named.get("test")
        if isinstance(test, KeyTest):
            return test.label
        label = self.widget("words")
        assert isinstance(label, Label)
        return label.words
