"""The screen of the keys: pressed to be set, clashes told and settled by the player, keys tried together."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from tac.locale import Translator
from tac.settings import Keys
from tac.ui.draw import Kit
from tac.ui.widgets.keycaps import KeyTest
from tests.ui.keys_hands import CHANGED, Shown


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit((1280, 720))
    yield made
    made.close()


def test_a_key_is_pressed_to_be_set_with_the_mouse(kit: Kit) -> None:
    shown = Shown(kit)
    shown.click("call_left q")
    assert shown.scene.takes_keys
    shown.key("x")
    assert shown.keys.call_left == ("x",)
    assert not shown.scene.takes_keys


def test_a_key_is_pressed_to_be_set_with_the_keyboard_alone(kit: Kit) -> None:
    shown = Shown(kit)
    assert shown.focused == "top kp_8"
    shown.key("right", "return")
    shown.key("x")
    assert (shown.keys.top, shown.focused) == (("kp_8", "x"), "top x")


def test_the_plus_adds_a_key_until_there_are_four(kit: Kit) -> None:
    shown = Shown(kit)
    for name in ("x", "y", "z"):
        shown.click("call +")
        shown.key(name)
    assert shown.keys.call == ("space", "x", "y", "z")
    assert "call +" not in shown.scene._named


@pytest.mark.parametrize("name", ["return", "tab", "down", "f1", "m", "f11"])
def test_keys_that_mean_something_here_can_be_set_all_the_same(kit: Kit, name: str) -> None:
    """They go to the action and do nothing else while a key is waited for."""
    shown = Shown(kit, keys=replace(Keys(), draw=(), rules=(), mute=(), fullscreen=(), own=()))
    shown.click("call space")
    shown.key(name)
    assert (shown.keys.call, shown.focused, shown.done) == ((name,), f"call {name}", 0)


def test_escape_and_delete_while_a_key_is_waited_for(kit: Kit) -> None:
    shown = Shown(kit)
    shown.click("call space")
    shown.key("escape")
    assert (shown.keys, shown.focused, shown.done) == (Keys(), "call space", 0)
    shown.click("call space")
    shown.key("delete")
    assert shown.keys.call == ()


def test_delete_removes_the_key_that_has_the_keyboard(kit: Kit) -> None:
    shown = Shown(kit)
    shown.key("delete", "delete")
    assert (shown.keys.top, shown.focused) == (("i",), "top +")


def test_a_key_is_removed_with_the_mouse(kit: Kit) -> None:
    shown = Shown(kit)
    shown.click("mute m")
    shown.click("remove")
    assert shown.keys.mute == ()


def test_a_clash_is_told_and_settled_only_by_the_player(kit: Kit) -> None:
    shown = Shown(kit)
    shown.click("call +")
    shown.key("q")
    assert shown.keys == Keys()
    assert "Q" in shown.words and "Tač! left" in shown.words
    assert shown.focused == "no"
    shown.key("return")
    assert shown.keys == Keys()
    shown.click("call +")
    shown.key("q")
    shown.click("yes")
    assert (shown.keys.call, shown.keys.call_left) == (("space", "q"), ())
    assert shown.changes == ["call_left", "call"]
    shown.key("escape")
    assert shown.done == 1


@pytest.mark.parametrize("name", ["return", "escape", "x"])
def test_the_key_that_was_pressed_does_not_answer_the_question_that_it_raises(kit: Kit, name: str) -> None:
    shown = Shown(kit, keys=replace(Keys(), mute=("x",)))
    shown.click("call +")
    shown.hold(pygame.KEYDOWN, name)
    shown.hold(pygame.KEYUP, name)
    assert shown.keys.call == ("space",)


@pytest.mark.parametrize(
    ("action", "name", "mod", "why"),
    [
        ("rules f1", "tab", 0, "screens"),
        ("mute m", "space", 0, "screens"),
        ("call space", "q", pygame.KMOD_LCTRL, "combination"),
        ("call space", "f4", pygame.KMOD_LALT, "combination"),
        ("call space", "printscreen", 0, "system"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    kit: Kit, action: str, name: str, mod: int, why: str
) -> None:
    shown = Shown(kit)
    shown.click(action)
    shown.key(name, mod=mod)
    assert shown.words == Translator("en")(f"settings.keys.refused.{why}")
    assert shown.keys == Keys()
    shown.key("x")
    assert "x" in getattr(shown.keys, action.partition(" ")[0])


def test_escape_stays_the_key_of_the_pause(kit: Kit) -> None:
    shown = Shown(kit, keys=replace(Keys(), pause=("p",)))
    shown.click("pause escape")
    assert (shown.scene.takes_keys, shown.words) == (False, Translator("en")("settings.keys.refused.escape"))
    assert shown.focused == "pause escape"
    shown.key("delete")
    assert shown.keys.pause == ("p",)


def test_each_action_has_its_way_back(kit: Kit) -> None:
    shown = Shown(kit, keys=replace(Keys(), mute=(), go_on=("x",)))
    assert [name for name in shown.scene._named if name.startswith("reset")] == ["reset go_on", "reset mute"]
    shown.click("reset mute")
    assert (shown.keys.mute, shown.focused) == (("m",), "mute m")
    assert "reset mute" not in shown.scene._named


def test_a_way_back_that_takes_a_key_from_another_asks(kit: Kit) -> None:
    shown = Shown(kit, keys=CHANGED)
    shown.click("reset call")
    assert "Draw a card" in shown.words
    shown.key("escape")
    assert shown.keys == CHANGED
    shown.click("reset call")
    shown.click("yes")
    assert (shown.keys.call, shown.keys.draw) == (("space",), ("kp_0", "return", "kp_enter"))


def test_all_keys_go_back_after_a_question(kit: Kit) -> None:
    shown = Shown(kit, keys=CHANGED)
    shown.click("all")
    assert shown.keys == CHANGED
    shown.click("yes")
    assert shown.keys == Keys()
    assert not shown.widget("all").enabled


def test_keys_that_are_held_together_are_all_shown(kit: Kit) -> None:
    """And do nothing else, whatever they are, until Escape."""
    shown = Shown(kit)
    shown.click("test")
    assert shown.scene.takes_keys
    for name in ("a", "tab", "return", "left", "f11"):
        shown.hold(pygame.KEYDOWN, name)
    shown.hold(pygame.KEYUP, "tab")
    test = shown.widget("test")
    assert isinstance(test, KeyTest)
    assert [name for name, _ in test.caps] == ["a", "return", "left", "f11"]
    assert "5" in test.counted
    assert (shown.focused, shown.keys) == ("test", Keys())
    shown.key("escape")
    assert (shown.scene.takes_keys, shown.focused, shown.done) == (False, "test", 0)


def test_trying_ends_with_a_press_elsewhere_and_forgets_keys_of_other_windows(kit: Kit) -> None:
    shown = Shown(kit)
    shown.click("test")
    shown.hold(pygame.KEYDOWN, "a")
    shown.scene.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    test = shown.widget("test")
    assert isinstance(test, KeyTest) and test.caps == ()
    shown.click("done")
    assert (shown.scene.takes_keys, shown.done) == (False, 1)


def test_the_keyboard_reaches_every_control(kit: Kit) -> None:
    shown = Shown(kit, keys=CHANGED)
    reached = set()
    for _ in shown.scene._named:
        reached.add(shown.focused)
        shown.key("tab")
    assert reached == set(shown.scene._named)
