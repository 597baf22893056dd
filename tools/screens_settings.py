"""Every page of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from tools.screens import Screen, Size, kit_of, shoot

if TYPE_CHECKING:
    import pygame

    from tac.settings import Settings
    from tac.ui.draw import Kit
    from tac.ui.scenes.settings import SettingsScene


def _shown(
    size: Size,
    lang: str,
    page: int,
    settings: Settings | None = None,
    *keys: int,
    silent: bool = False,
    asks: bool = False,
) -> pygame.Surface:
    import pygame

    from tac.locale import Translator
    from tac.settings import Cards, Settings
    from tac.ui.scenes.settings import SettingsScene

    held = settings or Settings()

    def make(kit: Kit) -> SettingsScene:
        kit.use(held.cards, held.table.colour)
        scene = SettingsScene(
            kit,
            Translator(lang, strict=True),
            lambda: held,
            Settings(),
            change=lambda path, value: None,
            done=lambda: None,
            calls_in=lambda factor: (round(800 * factor), round(1900 * factor)),
            silent=lambda: silent,
            page=page,
        )
        scene.resize(size)
        for key in keys:
            scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        if asks:
            scene._ask(True)
        return scene

    picture = shoot(size, make)
    kit_of(size).use(Cards())
    return picture


def _changed() -> Settings:
    from tac.settings import Cards, Settings
    from tac.settings.schema import Sound

    return Settings(
        language="sr@cyrillic",
        reduced_motion="on",
        reaction=2.0,
        pace="patient",
        cards=Cards("four", "extra", "high"),
        sound=Sound(0.3, 0.0, True),
    )


def screen(size: Size, lang: str) -> pygame.Surface:
    """The first page as it comes."""
    return _shown(size, lang, 0)


def cards(size: Size, lang: str) -> pygame.Surface:
    """The cards as they come."""
    return _shown(size, lang, 1)


def cards_changed(size: Size, lang: str) -> pygame.Surface:
    """Other cards, the keyboard on the index."""
    import pygame

    return _shown(size, lang, 1, _changed(), *(pygame.K_TAB,) * 3)


def sound(size: Size, lang: str) -> pygame.Surface:
    """Other volumes, the keyboard on one of them."""
    import pygame

    return _shown(size, lang, 2, _changed(), *(pygame.K_TAB,) * 3)


def play(size: Size, lang: str) -> pygame.Surface:
    """The computers' times, some of them changed."""
    import pygame

    return _shown(size, lang, 3, _changed(), *(pygame.K_TAB,) * 3)


def calls(size: Size, lang: str) -> pygame.Surface:
    """The times of calls, one of them changed."""
    import pygame

    from tac.settings import Settings
    from tac.settings.schema import CallWindow, Timing

    changed = Settings(timing=Timing(call_window=CallWindow(computer=3000)))
    return _shown(size, lang, 4, changed, *(pygame.K_TAB,) * 3)


def silent(size: Size, lang: str) -> pygame.Surface:
    """The sound where there is nothing to hear it with."""
    return _shown(size, lang, 2, silent=True)


def _cloth(colour: Literal["blue", "wine", "walnut"]) -> Callable[[Size, str], pygame.Surface]:
    def cards(size: Size, lang: str) -> pygame.Surface:
        from tac.settings import Settings
        from tac.settings.schema import Table

        return _shown(size, lang, 1, Settings(table=Table(colour)))

    return cards


def question(size: Size, lang: str) -> pygame.Surface:
    """The question whether everything is to be reset."""
    return _shown(size, lang, 0, _changed(), asks=True)


SCREENS = [
    Screen("settings", screen),
    Screen("settings-cards", cards),
    Screen("settings-cards-changed", cards_changed),
    Screen("settings-sound", sound),
    Screen("settings-sound-none", silent),
    Screen("settings-play", play),
    Screen("settings-calls", calls),
    Screen("settings-blue", _cloth("blue")),
    Screen("settings-wine", _cloth("wine")),
    Screen("settings-walnut", _cloth("walnut")),
    Screen("settings-question", question),
]
