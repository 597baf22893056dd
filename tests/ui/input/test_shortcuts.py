"""Keys that do the same on every screen."""

from __future__ import annotations

import pygame
import pytest

from tac.settings import Keys
from tac.ui.input import Shortcut, Shortcuts

CYRILLIC_N = 0x43D


def key(code: int, scan: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, scancode=scan, mod=mod, unicode="")


@pytest.mark.parametrize(
    ("event", "meant"),
    [
        (key(pygame.K_F11, pygame.KSCAN_F11), Shortcut.FULLSCREEN),
        (key(pygame.K_RETURN, pygame.KSCAN_RETURN, pygame.KMOD_LALT), Shortcut.FULLSCREEN),
        (key(pygame.K_m, pygame.KSCAN_M), Shortcut.MUTE),
        (key(pygame.K_n, pygame.KSCAN_N, pygame.KMOD_LCTRL), Shortcut.NEW_GAME),
        (key(CYRILLIC_N, pygame.KSCAN_N, pygame.KMOD_RCTRL), Shortcut.NEW_GAME),
        (key(pygame.K_q, pygame.KSCAN_A, pygame.KMOD_LCTRL), Shortcut.QUIT),
        (key(pygame.K_a, pygame.KSCAN_Q, pygame.KMOD_LCTRL), None),
        (key(pygame.K_n, pygame.KSCAN_N), None),
        (key(pygame.K_m, pygame.KSCAN_M, pygame.KMOD_LCTRL), None),
        (key(pygame.K_RETURN, pygame.KSCAN_RETURN), None),
    ],
)
def test_what_a_key_means_everywhere(event: pygame.Event, meant: Shortcut | None) -> None:
    """By the letter that is printed on it; where that is no Latin one, by its place."""
    assert Shortcuts().take(event, letters=False) == (meant is not None, meant)


def test_a_key_that_is_held_acts_once() -> None:
    shortcuts, m = Shortcuts(), key(pygame.K_m, pygame.KSCAN_M)
    assert [shortcuts.take(m, letters=False)[1] for _ in range(3)] == [Shortcut.MUTE, None, None]
    shortcuts.take(key(pygame.K_m, pygame.KSCAN_M, kind=pygame.KEYUP), letters=False)
    assert shortcuts.take(m, letters=False)[1] is Shortcut.MUTE


def test_a_key_comes_up_as_what_it_went_down_as_though_alt_is_held_by_then() -> None:
    """At one table Enter may draw for one person while Alt calls for another."""
    shortcuts, enter = Shortcuts(), (pygame.K_RETURN, pygame.KSCAN_RETURN)
    up = key(*enter, pygame.KMOD_LALT, pygame.KEYUP)
    assert not shortcuts.take(key(*enter), letters=False)[0]
    assert shortcuts.take(up, letters=False) == (False, None)
    assert shortcuts.take(key(*enter, pygame.KMOD_LALT), letters=False)[0]
    assert shortcuts.take(up, letters=False) == (True, None)


def test_where_letters_are_typed_a_letter_is_no_shortcut_and_other_keys_are() -> None:
    shortcuts = Shortcuts()
    shortcuts.use(Keys(mute=("m", "f9")))
    assert shortcuts.take(key(pygame.K_m, pygame.KSCAN_M), letters=True) == (False, None)
    assert shortcuts.take(key(pygame.K_F9, pygame.KSCAN_F9), letters=True) == (True, Shortcut.MUTE)


def test_the_players_own_keys_count() -> None:
    shortcuts = Shortcuts()
    shortcuts.use(Keys(mute=("x",), fullscreen=("f5",)))
    said = [
        shortcuts.take(key(code, scan), letters=False)[1]
        for code, scan in (
            (pygame.K_m, pygame.KSCAN_M),
            (pygame.K_x, pygame.KSCAN_X),
            (pygame.K_F11, pygame.KSCAN_F11),
            (pygame.K_F5, pygame.KSCAN_F5),
        )
    ]
    assert said == [None, Shortcut.MUTE, None, Shortcut.FULLSCREEN]


def test_a_mistaken_setting_takes_no_key_away_from_screens() -> None:
    """Nobody could press a button any more who has set Enter to fill the screen."""
    shortcuts = Shortcuts()
    shortcuts.use(Keys(draw=(), mute=("tab", "escape"), fullscreen=("return", "f5"), pause=()))
    for code, scan in (
        (pygame.K_RETURN, pygame.KSCAN_RETURN),
        (pygame.K_TAB, pygame.KSCAN_TAB),
        (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
    ):
        assert shortcuts.take(key(code, scan), letters=False) == (False, None)
    assert shortcuts.take(key(pygame.K_F5, pygame.KSCAN_F5), letters=False)[1] is Shortcut.FULLSCREEN


def test_a_gamepad_presses_no_shortcuts() -> None:
    event = pygame.Event(
        pygame.KEYDOWN, key=pygame.K_RETURN, scancode=0, mod=pygame.KMOD_LALT, unicode="", pad=0
    )
    assert Shortcuts().take(event, letters=False) == (False, None)
