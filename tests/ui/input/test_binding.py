"""Keys that are given away, taken and reset: every key has one meaning, and nobody is locked out."""

from __future__ import annotations

from hypothesis import given as with_
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.settings import KEY_NAMES, Keys
from tac.settings.keys import settle_conflicts
from tac.ui.input import Action
from tac.ui.input.binding import (
    ESCAPE,
    Refused,
    bound,
    changes,
    given,
    keys_of,
    losers,
    owner,
    refusal,
    usable,
    without,
)
from tac.ui.scenes.keys import COLUMNS

ACTIONS = [action.value for action in Action]
NAMES = st.sampled_from(KEY_NAMES)


def meanings(keys: Keys) -> list[str]:
    return [name for _, names in keys.actions() for name in names]


@st.composite
def any_keys(draw: st.DrawFn) -> Keys:
    keys = Keys()
    for action, name in draw(st.lists(st.tuples(st.sampled_from(ACTIONS), NAMES), max_size=12)):
        keys = bound(keys, action, name)
    for action in draw(st.lists(st.sampled_from(ACTIONS), max_size=4)):
        keys = replace(keys, **{action: ()})
    return keys


def test_every_action_is_on_the_screen_once() -> None:
    assert sorted(action for column in COLUMNS for action in column) == sorted(ACTIONS)


def test_a_key_replaces_another_in_its_place_or_comes_after_them() -> None:
    assert bound(Keys(), "top", "x", "kp_8").top == ("x", "i")
    assert bound(Keys(), "top", "x").top == ("kp_8", "i", "x")
    assert bound(Keys(), "top", "i", "kp_8").top == ("i",)


def test_who_had_a_key_has_it_no_longer() -> None:
    keys = bound(Keys(), "call", "q")
    assert (keys.call, keys.call_left) == (("space", "q"), ())
    assert losers(Keys(), keys, "call") == ("call_left",)
    assert (owner(Keys(), "q"), owner(keys, "q"), owner(keys, "x")) == ("call_left", "call", None)
    assert without(Keys(), "top", "i").top == ("kp_8",)


def test_to_reset_one_action_may_take_a_key_from_another() -> None:
    changed = bound(Keys(), "draw", "space")
    back = given(changed, "call", Keys().call)
    assert back == replace(Keys(), draw=("kp_0", "return", "kp_enter"))
    assert losers(changed, back, "call") == ("draw",)


@with_(any_keys(), any_keys())
def test_changes_lead_from_any_keys_to_any_others_without_a_clash(before: Keys, after: Keys) -> None:
    """The settings file takes them one by one, and knows at every step which action has a key."""
    keys = before
    for action, names in changes(before, after):
        assert getattr(keys, action) != names
        keys = replace(keys, **{action: names})
        assert settle_conflicts(keys, {action})[1] == []
    assert keys == after


@with_(any_keys(), st.sampled_from(ACTIONS), NAMES)
def test_no_key_ever_has_two_meanings(keys: Keys, action: str, name: str) -> None:
    after = bound(keys, action, name)
    assert len(meanings(after)) == len(set(meanings(after)))
    assert owner(after, name) == action


def test_escape_stays_what_it_is() -> None:
    assert all(refusal(action, ESCAPE) is Refused.ESCAPE for action in ACTIONS)
    assert keys_of(replace(Keys(), pause=()), "pause") == (ESCAPE,)
    assert keys_of(replace(Keys(), pause=("p",)), "pause") == ("p", ESCAPE)
    assert keys_of(replace(Keys(), pause=(), mute=(ESCAPE,)), "pause") == ()


def test_what_holds_everywhere_takes_no_key_that_screens_are_used_with() -> None:
    for action in ("rules", "mute", "fullscreen"):
        for name in ("return", "tab", "space", "up", "down", "left", "right", "backspace"):
            assert refusal(action, name) is Refused.SCREENS
        assert refusal(action, "x") is None
    assert refusal("call", "return") is None
    assert refusal("call", "printscreen") is Refused.SYSTEM
    assert usable(replace(Keys(), fullscreen=("return", "f11", "escape")), "fullscreen") == ("f11",)
