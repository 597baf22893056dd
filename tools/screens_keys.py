"""The screen of the keys: as they come, changed, while one is set, in a clash, and while they are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.settings import Keys
    from tac.ui.draw import Kit
    from tac.ui.scenes.keys import KeysScene

TRIED = ("a", "s", "d", "f", "left", "space")


def _shown(size: Size, lang: str, keys: Keys | None = None, do: str = "", *held: str) -> pygame.Surface:
    """The screen with these keys; ``do`` presses a control by its name, then these keys go down."""
    import pygame

    from tac.locale import Translator
    from tac.settings import Keys
    from tac.ui.input import scancode
    from tac.ui.scenes.keys import KeysScene
    from tac.ui.widgets import Button

    def make(kit: Kit) -> KeysScene:
        scene = KeysScene(
            kit,
            Translator(lang, strict=True),
            lambda: keys or Keys(),
            Keys(),
            change=lambda action, names: None,
            done=lambda: None,
        )
        scene.resize(size)
        control = scene._named.get(do)
        if isinstance(control, Button):
            control.act()
        for name in held:
            code = scancode(name)
            event = pygame.Event(pygame.KEYDOWN, scancode=code, key=0, mod=0, unicode="")
            scene.handle(event)
        return scene

    return shoot(size, make)


def _changed() -> Keys:
    from tac.settings import Keys

    return Keys(draw=("kp_0", "return", "kp_enter", "space"), call=("x",), mute=(), pause=("escape", "pause"))


def keys(size: Size, lang: str) -> pygame.Surface:
    """As they come."""
    return _shown(size, lang)


def changed(size: Size, lang: str) -> pygame.Surface:
    """Some changed: those have their way back."""
    return _shown(size, lang, _changed())


def waits(size: Size, lang: str) -> pygame.Surface:
    """A key is waited for."""
    return _shown(size, lang, None, "call_left q")


def refused(size: Size, lang: str) -> pygame.Surface:
    """One that cannot be had."""
    return _shown(size, lang, None, "rules f1", "tab")


def clash(size: Size, lang: str) -> pygame.Surface:
    """One that another action has."""
    return _shown(size, lang, None, "call +", "q")


def tried(size: Size, lang: str) -> pygame.Surface:
    """Six keys are held together."""
    return _shown(size, lang, None, "test", *TRIED)


SCREENS = [
    Screen("keys", keys),
    Screen("keys-changed", changed),
    Screen("keys-waits", waits),
    Screen("keys-refused", refused),
    Screen("keys-clash", clash),
    Screen("keys-tried", tried),
]
