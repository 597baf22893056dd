"""Waiting for one key, and following all that are held."""

from __future__ import annotations

import pygame
import pytest

from tac.locale import Translator
from tac.settings import KEY_NAMES
from tac.ui.input import scancode
from tac.ui.input.binding import Refused
from tac.ui.input.listening import Heard, HeldKeys, Instead, KeyListener, is_key
from tac.ui.input.printed import NAMES, key_cap

LONE = ("lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt")
CODES = {"escape": pygame.K_ESCAPE, "delete": pygame.K_DELETE, "backspace": pygame.K_BACKSPACE}


def event(kind: int, name: str, mod: int = 0) -> pygame.Event:
    return pygame.Event(kind, scancode=scancode(name), key=CODES.get(name, 0), mod=mod, unicode="")


def down(listener: KeyListener, name: str, mod: int = 0) -> Heard:
    return listener.take(event(pygame.KEYDOWN, name, mod))


def up(listener: KeyListener, name: str) -> Heard:
    return listener.take(event(pygame.KEYUP, name))


@pytest.mark.parametrize("name", [name for name in KEY_NAMES if name not in (*LONE, *CODES)])
def test_each_key_is_heard_when_it_goes_down(name: str) -> None:
    assert down(KeyListener(), name) == name


@pytest.mark.parametrize("name", LONE)
def test_a_modifier_is_heard_when_it_comes_up_alone(name: str) -> None:
    listener = KeyListener()
    assert (down(listener, name), up(listener, name)) == (None, name)


def test_a_modifier_with_another_key_is_a_combination_of_the_systems() -> None:
    listener = KeyListener()
    assert down(listener, "lctrl", pygame.KMOD_LCTRL) is None
    assert down(listener, "q", pygame.KMOD_LCTRL) is Refused.COMBINATION
    assert (up(listener, "q"), up(listener, "lctrl")) == (None, None)
    assert down(KeyListener(), "f4", pygame.KMOD_LALT) is Refused.COMBINATION


def test_with_shift_it_is_still_that_key() -> None:
    listener = KeyListener()
    down(listener, "lshift", pygame.KMOD_LSHIFT)
    assert down(listener, "a", pygame.KMOD_LSHIFT) == "a"


def test_escape_and_delete_are_no_keys_to_be_set() -> None:
    assert down(KeyListener(), "escape") is Instead.NOTHING
    assert down(KeyListener(), "delete") is Instead.CLEAR
    assert down(KeyListener(), "backspace") is Instead.CLEAR


def test_a_key_that_is_held_is_heard_once() -> None:
    listener = KeyListener()
    assert [down(listener, "q") for _ in range(3)] == ["q", None, None]


def test_a_key_that_the_settings_have_no_name_for_is_unknown() -> None:
    louder = 128
    volume = pygame.Event(pygame.KEYDOWN, scancode=louder, key=0, mod=0, unicode="")
    assert KeyListener().take(volume) is Refused.UNKNOWN


def test_what_a_gamepad_stands_for_is_no_key() -> None:
    assert is_key(event(pygame.KEYDOWN, "return"))
    assert not is_key(pygame.Event(pygame.KEYDOWN, scancode=0, key=pygame.K_RETURN, mod=0, pad=0))
    assert not is_key(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0)))


def test_all_held_keys_are_known_in_their_order() -> None:
    held = HeldKeys()
    for kind, name in (
        (pygame.KEYDOWN, "a"),
        (pygame.KEYDOWN, "s"),
        (pygame.KEYDOWN, "s"),
        (pygame.KEYDOWN, "d"),
        (pygame.KEYUP, "s"),
    ):
        held.take(event(kind, name))
    assert [NAMES[code] for code, _ in held.all] == ["a", "d"]
    assert held.most == 3
    held.release_all()
    assert (held.all, held.most) == ((), 3)


def test_keys_are_called_by_what_is_printed_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a German keyboard Y and Z have changed places; what nobody knows has its American name."""
    t = Translator("sr", strict=True)
    printed = {scancode("z"): "Y", scancode("y"): "Z", scancode("semicolon"): "Ö"}
    monkeypatch.setattr("tac.ui.input.printed._printed", lambda: printed)
    assert [key_cap(t, name) for name in ("z", "y", "semicolon", "q")] == ["Y", "Z", "Ö", "Q"]
    assert (key_cap(t, "kp_8"), key_cap(t, "space"), key_cap(t, "f1")) == ("num 8", "razmak", "F1")


def test_without_a_keyboard_to_ask_the_names_are_american() -> None:
    pygame.display.init()
    t = Translator("en", strict=True)
    assert [key_cap(t, name) for name in ("z", "y", "comma", "0")] == ["Z", "Y", ",", "0"]
