"""Keys by their place on the keyboard."""

from __future__ import annotations

import pygame
import pytest

from tac.settings import KEY_NAMES, Keys
from tac.ui.input import Action, Keyboard, scancode


def key_event(name: str, *, down: bool = True, keycode: int = 0, mod: int = 0) -> pygame.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.Event(kind, key=keycode, scancode=scancode(name), mod=mod, unicode="")


def test_every_key_of_the_settings_has_a_scancode_of_its_own() -> None:
    assert len({scancode(name) for name in KEY_NAMES}) == len(KEY_NAMES)


def test_every_action_of_the_settings_is_known() -> None:
    assert {action for action, _ in Keys().actions()} == {action.value for action in Action}


@pytest.mark.parametrize(
    ("names", "action"),
    [
        (("kp_8", "i"), Action.TOP),
        (("kp_4", "j", "left"), Action.LEFT),
        (("kp_5", "k", "up"), Action.CENTRAL),
        (("kp_6", "l", "right"), Action.RIGHT),
        (("kp_2", "comma"), Action.BOTTOM),
        (("down",), Action.OWN),
        (("kp_0", "return", "kp_enter"), Action.DRAW),
        (("space",), Action.CALL),
        (("escape",), Action.PAUSE),
        (("m",), Action.MUTE),
        (("f11",), Action.FULLSCREEN),
    ],
)
def test_the_keys_of_the_shipped_settings(names: tuple[str, ...], action: Action) -> None:
    keyboard = Keyboard(Keys())
    assert [keyboard.take(key_event(name)) for name in names] == [action] * len(names)


def test_a_key_held_down_does_nothing_more() -> None:
    keyboard = Keyboard(Keys())
    taken = [keyboard.take(key_event("kp_0")) for _ in range(5)]
    assert taken == [Action.DRAW, None, None, None, None]
    assert keyboard.take(key_event("kp_0", down=False)) is None
    assert keyboard.take(key_event("kp_0")) is Action.DRAW


def test_two_keys_may_be_down_together() -> None:
    keyboard = Keyboard(Keys())
    assert [keyboard.take(key_event(name)) for name in ("kp_0", "space", "kp_5")] == [
        Action.DRAW, Action.CALL, Action.CENTRAL,
    ]  # fmt: skip


@pytest.mark.parametrize("keycode", [pygame.K_j, pygame.K_z, 0x458])
def test_the_letter_on_the_key_does_not_matter(keycode: int) -> None:
    """Case 25: on QWERTZ or Cyrillic the same place gives another letter."""
    assert Keyboard(Keys()).take(key_event("j", keycode=keycode)) is Action.LEFT


def test_keys_can_be_changed() -> None:
    keyboard = Keyboard(Keys(call=("tab",), draw=()))
    assert keyboard.take(key_event("tab")) is Action.CALL
    assert keyboard.take(key_event("space")) is None
    assert keyboard.take(key_event("kp_0")) is None


def test_ctrl_and_alt_leave_a_key_to_the_system() -> None:
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_RMETA):
        assert Keyboard(Keys()).take(key_event("k", mod=mod)) is None
    assert Keyboard(Keys()).take(key_event("k", mod=pygame.KMOD_LSHIFT)) is Action.CENTRAL


def test_ctrl_itself_can_be_a_key() -> None:
    keyboard = Keyboard(Keys(call=("lctrl",)))
    assert keyboard.take(key_event("lctrl", mod=pygame.KMOD_LCTRL)) is Action.CALL


def test_a_key_let_go_in_another_window_works_again() -> None:
    keyboard = Keyboard(Keys())
    keyboard.take(key_event("space"))
    keyboard.release_all()
    assert keyboard.take(key_event("space")) is Action.CALL


def test_other_events_are_nothing() -> None:
    assert Keyboard(Keys()).take(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))) is None


def test_escape_pauses_unless_it_is_set_to_do_something_else() -> None:
    """Whatever is set: there is a way out of a game."""
    assert Keyboard(Keys(pause=())).take(key_event("escape")) is Action.PAUSE
    assert Keyboard(Keys(pause=("p",))).take(key_event("escape")) is Action.PAUSE
    assert Keyboard(Keys(pause=("p",), mute=("escape",))).take(key_event("escape")) is Action.MUTE
