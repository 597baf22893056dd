"""Keys on the screen: names and numbers for who has no keyboard; and the sign over a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of
from tools.screens_profiles import people

if TYPE_CHECKING:
    import pygame

    from tac.ui.widgets import Widget


def _written(size: Size, lang: str, name: str, *keys: int, pad: bool = False) -> pygame.Surface:
    """Somebody new is given a name; ``keys`` are pressed on the keys on the screen."""
    import pygame

    from tac.locale import Translator
    from tac.ui.scenes.letters import LettersScene
    from tac.ui.scenes.profiles import ProfilesScene

    kit, t, profiles = kit_of(size), Translator(lang), people(3)
    profiles.choose(profiles.add())
    profiles.give_current(name, profiles.current.avatar)
    below = ProfilesScene(kit, t, profiles, done=lambda: None)
    below.resize(size)
    field = next(widget for widget in below.form.widgets if hasattr(widget, "caret"))
    below.form.put(below.form.widgets, field)
    below.form.ring = pad
    scene = LettersScene(kit, t, below.form, lambda: None)
    scene.resize(size)
    for key in keys:
        values = {"key": key, "mod": 0, "unicode": "", "scancode": 0} | ({"pad": 0} if pad else {})
        scene.handle(pygame.Event(pygame.KEYDOWN, values))
    picture = pygame.Surface(size)
    below.draw(picture, below.dirty)
    scene.draw(picture, scene.dirty)
    below.leave()
    return picture


def letters(size: Size, lang: str) -> pygame.Surface:
    """A name begins."""
    return _written(size, lang, "")


def letters_pad(size: Size, lang: str) -> pygame.Surface:
    """In the middle of a name, by gamepad."""
    import pygame

    return _written(size, lang, "Đorđe", *(pygame.K_RIGHT,) * 4, pygame.K_DOWN, pad=True)


def letters_digits(size: Size, lang: str) -> pygame.Surface:
    """Digits and signs."""
    import pygame

    return _written(size, lang, "Aleksandra V", *(pygame.K_TAB,) * 35, pygame.K_RETURN, pad=True)


def _alone(size: Size, lang: str, widget: Widget) -> pygame.Surface:
    import pygame

    from tac.locale import Translator
    from tac.ui.draw import background
    from tac.ui.layout import Rect
    from tac.ui.scenes.letters import LettersScene
    from tac.ui.widgets import Form

    kit = kit_of(size)
    form = Form(lambda rect: None, ring=True)
    widget.rect = Rect(size[0] / 2 - 120, 0.2 * size[1], 240, 48)
    form.put([widget], widget)
    scene = LettersScene(kit, Translator(lang), form, lambda: None)
    scene.resize(size)
    picture = pygame.Surface(size)
    picture.blit(background(kit), (0, 0))
    form.draw(picture, kit)
    scene.draw(picture, scene.dirty)
    form.drop()
    return picture


def letters_number(size: Size, lang: str) -> pygame.Surface:
    """A number, such as that of a deal."""
    from tac.ui.widgets import NumberField

    return _alone(size, lang, NumberField(4711, lambda number: None))


def sign(size: Size, lang: str) -> pygame.Surface:
    """What tells over a screen that the sound is off."""
    return _sign(size, lang, "mute", "sign.muted")


def _sign(size: Size, lang: str, icon: str, key: str, **values: int) -> pygame.Surface:
    import pygame

    from tac.locale import Translator
    from tac.ui.draw import background
    from tac.ui.sign import Sign

    kit = kit_of(size)
    picture = pygame.Surface(size)
    picture.blit(background(kit), (0, 0))
    shown = Sign()
    shown.show(icon, Translator(lang)(key, **values))
    shown.draw(picture, kit.enlarged)
    return picture


def greeting(size: Size, lang: str) -> pygame.Surface:
    """What tells that a gamepad works."""
    return _sign(size, lang, "pad", "pad.met", number=2)


SCREENS = [
    Screen("letters", letters),
    Screen("letters-pad", letters_pad),
    Screen("letters-digits", letters_digits),
    Screen("letters-number", letters_number),
    Screen("sign", sign),
    Screen("sign-pad", greeting),
]
