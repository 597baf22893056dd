"""Who plays here: the list of people in its states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.settings import Profiles

PEOPLE = (("Luka", "lisica"), ("Baka Mira", "sova"), ("Aleksandra Vučićević-Pet", "macka"))


def people(count: int) -> Profiles:
    """So many people of a folder that is not there; the first one plays."""
    from datetime import datetime
    from itertools import count as numbers
    from pathlib import Path

    from tac.settings import Profiles

    ids = numbers(0xA0000000)
    found = Profiles.alone(Path("/nowhere"), datetime.now, lambda: f"{next(ids):08x}")
    for number in range(count):
        if number:
            found.choose(found.add())
        name, avatar = PEOPLE[number] if number < len(PEOPLE) else ("", found.current.avatar)
        found.give_current(name, avatar)
    found.choose(found.all[0])
    return found


def _shown(size: Size, lang: str, count: int, *keys: int) -> pygame.Surface:
    import pygame

    from tac.locale import Translator
    from tac.ui.draw import Kit
    from tac.ui.scenes.profiles import ProfilesScene

    def make(kit: Kit) -> ProfilesScene:
        scene = ProfilesScene(kit, Translator(lang), people(count), done=lambda: None)
        scene.resize(size)
        for key in keys:
            scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        return scene

    return shoot(size, make)


def profiles(size: Size, lang: str) -> pygame.Surface:
    """Three people, the first of whom plays."""
    return _shown(size, lang, 3)


def profiles_first(size: Size, lang: str) -> pygame.Surface:
    """Only the one that the first start made, being given a name."""
    import pygame

    return _shown(size, lang, 1, pygame.K_TAB, pygame.K_TAB)


def profiles_full(size: Size, lang: str) -> pygame.Surface:
    """As many as there may be, the keyboard on the avatars."""
    import pygame

    return _shown(size, lang, 8, *(pygame.K_TAB,) * 9)


def profiles_remove(size: Size, lang: str) -> pygame.Surface:
    """The question whether somebody is to be removed."""
    import pygame

    return _shown(size, lang, 3, *(pygame.K_TAB,) * 6, pygame.K_RETURN)


SCREENS = [
    Screen("profiles", profiles),
    Screen("profiles-first", profiles_first),
    Screen("profiles-full", profiles_full),
    Screen("profiles-remove", profiles_remove),
]
