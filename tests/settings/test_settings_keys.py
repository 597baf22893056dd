"""Keys are named by place; every key has one meaning."""

from pathlib import Path
from typing import Any

import pytest

from tac.settings import KEY_NAMES, Settings
from tests.settings.own_file import Own


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path)


def test_the_default_keys_are_the_cross_on_the_number_pad_the_letters_and_the_arrows() -> None:
    keys = Settings().keys
    cross = (keys.top, keys.left, keys.central, keys.right, keys.bottom)
    assert [names[0] for names in cross] == ["kp_8", "kp_4", "kp_5", "kp_6", "kp_2"]
    assert [names[1] for names in cross] == ["i", "j", "k", "l", "comma"]
    assert ("up" in keys.central, "left" in keys.left, "right" in keys.right) == (True, True, True)
    assert keys.own == ("down",)
    assert set(keys.draw) == {"kp_0", "return", "kp_enter"}
    assert (keys.call, keys.pause) == (("space",), ("escape",))


def test_no_default_key_has_two_meanings() -> None:
    names = [name for _, names in Settings().keys.actions() for name in names]
    assert len(names) == len(set(names))


def test_every_key_name_is_a_scancode_of_pygame() -> None:
    pygame: Any = pytest.importorskip("pygame")
    missing = [name for name in KEY_NAMES if not hasattr(pygame, f"KSCAN_{name.upper()}")]
    assert missing == []


def test_an_action_may_have_other_keys_or_none(own: Own) -> None:
    keys = own.settings("keys:\n  call: [x, KP_MINUS]\n  mute: []\n").keys
    assert keys.call == ("x", "kp_minus")
    assert keys.mute == ()
    assert keys.pause == ("escape",)


def test_digits_are_key_names(own: Own) -> None:
    assert own.settings("keys: {call: [0, 9]}").keys.call == ("0", "9")


def test_a_wrong_key_costs_only_itself(own: Own) -> None:
    settings, problems = own.load("keys: {call: [spacebar, x, ~, [y]]}")
    assert settings.keys.call == ("x",)
    assert [p.path for p in problems] == ["keys.call[0]", "keys.call[2]", "keys.call[3]"]


def test_a_list_of_wrong_keys_leaves_the_keys_as_they_were(own: Own) -> None:
    settings, _ = own.load("keys: {call: [spacebar]}")
    assert settings.keys.call == ("space",)


def test_a_single_key_must_stand_in_a_list(own: Own) -> None:
    assert own.problems("keys: {call: x}") == [("keys.call", "no_list", 1)]


def test_a_key_named_in_the_file_is_taken_from_its_default_action(own: Own) -> None:
    settings, problems = own.load("keys: {call: [i]}")
    assert settings.keys.call == ("i",)
    assert settings.keys.top == ("kp_8",)
    assert [(p.path, p.value, p.detail) for p in problems] == [("keys.top", "i", "call")]


def test_of_two_actions_in_the_file_the_first_of_the_table_keeps_the_key(own: Own) -> None:
    settings, problems = own.load("keys: {call: [x], draw: [x, y]}")
    assert (settings.keys.draw, settings.keys.call) == (("x", "y"), ())
    assert [(p.path, p.value, p.detail) for p in problems] == [("keys.call", "x", "draw")]


def test_keys_can_be_exchanged_without_a_word(own: Own) -> None:
    keys = own.settings("keys: {call: [return], draw: [kp_0, kp_enter, space]}").keys
    assert (keys.call, keys.draw) == (("return",), ("kp_0", "kp_enter", "space"))


def test_a_key_named_twice_for_one_action_is_one_key(own: Own) -> None:
    assert own.settings("keys: {call: [x, x]}").keys.call == ("x",)
