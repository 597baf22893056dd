"""The menu in its states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.match.series import Series


def _menu(
    size: Size,
    lang: str,
    *,
    waiting: int = 0,
    wins: int | None = 23,
    focus: str = "",
    beginner: bool = False,
    series: Series | None = None,
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.draw import Kit
    from tac.ui.scenes.menu import MenuOptions, MenuScene
    from tac.ui.scenes.menu_entries import ENTRIES
    from tools.screens_profiles import people

    def make(kit: Kit) -> MenuScene:
        doors = {entry.name: _nothing for entry in ENTRIES if waiting or entry.name != "continue"}
        options = MenuOptions(
            doors, waiting=waiting, series=series, beginner=beginner, who=people(1).current, wins=lambda: wins
        )
        return MenuScene(kit, Translator(lang), options, focus=focus)

    return shoot(size, make)


def _nothing() -> None:
    """A door that leads nowhere."""


def menu(size: Size, lang: str) -> pygame.Surface:
    """Nothing waits to be continued."""
    return _menu(size, lang)


def menu_continue(size: Size, lang: str) -> pygame.Surface:
    """One game waits; whoever plays has not won yet."""
    return _menu(size, lang, waiting=1, wins=None)


def menu_match(size: Size, lang: str) -> pygame.Surface:
    """A match waits."""
    from tools.screens_series import a_match

    return _menu(size, lang, waiting=1, series=a_match(4))


def menu_several(size: Size, lang: str) -> pygame.Surface:
    """Several games wait, the keyboard is on another entry."""
    return _menu(size, lang, waiting=5, wins=1, focus="settings")


def menu_beginner(size: Size, lang: str) -> pygame.Surface:
    """The very first start: the first game with guidance is marked."""
    return _menu(size, lang, wins=None, beginner=True)


SCREENS = [
    Screen("menu", menu),
    Screen("menu-beginner", menu_beginner),
    Screen("menu-continue", menu_continue),
    Screen("menu-match", menu_match),
    Screen("menu-several", menu_several),
]
