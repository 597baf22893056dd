"""Keys on the screen: writing a name or a number with a gamepad, a finger, the mouse, and a keyboard too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.locale import LANGUAGES, Translator
from tac.ui.app import App
from tac.ui.layout import Rect
from tac.ui.layout.letters import letters_layout
from tac.ui.layout.units import LEAST_TARGET, border_thickness, unit
from tac.ui.letters.sheets import SHEETS, Does, Script
from tac.ui.scenes.letters import LettersScene
from tac.ui.widgets import Button, Form, NumberField, TextField
from tests.ui.input.pad_hands import pushed, released
from tests.ui.test_screen_layouts import SCALES, SIZES
from tests.ui.widget_hands import placed, typed

SERBIAN = "abcčćdđefghijklmnoprsštuvzž"
CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш"


class Desk:
    """A form with one field, and the keys on the screen over it."""

    def __init__(self, value: str = "", lang: str = "sr", *, number: bool = False) -> None:
        self.app = App("Tač!", size=(1280, 720), headless=True, fade=False)
        self.heard: list[str] = []
        self.field: TextField = TextField(value, self.heard.append, longest=12)
        if number:
            self.field = NumberField(int(value or "0"), lambda n: self.heard.append(str(n)), longest=6)
        placed(self.field, 100, 100, 300, 50)
        self.form = Form(lambda rect: None)
        self.form.put([placed(Button("a", lambda: None), 10, 10), self.field], self.field)
        self.closed = 0
        self.scene = LettersScene(self.app.kit, Translator(lang, strict=True), self.form, self._close)
        self.app.push(self.scene)
        self.app.step(16, [])

    def _close(self) -> None:
        self.closed += 1

    def press(self, *whats: str | Does) -> None:
        """Touch keys with a finger."""
        for what in whats:
            x, y = self.scene.button(what).rect.centre
            where = {"touch_id": 1, "finger_id": 0, "x": x / 1280, "y": y / 720}
            self.app.step(16, [pygame.Event(kind, where) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)])

    def pad(self, *names: str) -> None:
        for name in names:
            self.app.step(16, [pushed(name), released(name)])

    def key(self, code: int) -> None:
        event = pygame.Event(pygame.KEYDOWN, key=code, scancode=0, mod=0, unicode="")
        self.app.step(16, [event])


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.app.close()


def test_a_name_is_written_with_a_finger_and_begins_with_a_capital(desk: Desk) -> None:
    desk.press("đ", "u", "r", "a", Does.SPACE, "č")
    assert desk.field.value == "Đura Č"
    assert desk.heard[-1] == "Đura Č"


def test_every_letter_of_both_scripts_can_be_written() -> None:
    for script, letters in ((Script.LATIN, SERBIAN), (Script.ENGLISH, SERBIAN), (Script.CYRILLIC, CYRILLIC)):
        keys = {key.letter for row in SHEETS[script] for key in row}
        assert set(letters) <= keys


@pytest.mark.parametrize(("lang", "first"), [("sr", "z"), ("en", "y"), ("sr@cyrillic", "з")])
def test_the_script_that_is_spoken_comes_first(lang: str, first: str) -> None:
    desk = Desk(lang=lang)
    upper = SHEETS[desk.scene.script][0]
    assert upper[5].letter == first
    desk.app.close()


def test_the_keys_lead_to_the_other_script_and_back(desk: Desk) -> None:
    desk.press(Does.CYRILLIC, "ђ", Does.DIGITS, "7", Does.LATIN, "ž")
    assert desk.field.value == "Ђ7ž"


def test_shift_is_for_one_letter_either_way(desk: Desk) -> None:
    desk.press(Does.SHIFT, "a", "b", Does.SHIFT, "c", "d")
    assert desk.field.value == "abCd"


def test_delete_takes_the_last_letter_and_the_next_is_a_capital_again(desk: Desk) -> None:
    desk.press("a", Does.DELETE, "b")
    assert desk.field.value == "B"


def test_no_more_is_written_than_there_is_room_for(desk: Desk) -> None:
    desk.press(*"abcdefghijklmnop")
    assert desk.field.value == "Abcdefghijkl"


def test_two_fingers_one_after_the_other_lose_nothing(desk: Desk) -> None:
    """Who writes quickly puts the next finger down before the last one is up."""
    spots = [desk.scene.button(letter).rect.centre for letter in "ab"]
    downs = [
        pygame.Event(pygame.FINGERDOWN, touch_id=1, finger_id=k, x=x / 1280, y=y / 720)
        for k, (x, y) in enumerate(spots)
    ]
    desk.app.step(16, downs)
    assert desk.field.value == "Ab"
    desk.app.step(16, [pygame.Event(pygame.FINGERUP, touch_id=1, finger_id=k, x=0, y=0) for k in (0, 1)])
    assert [button.label for _, button in desk.scene._keys if button.held] == []


def test_a_gamepad_walks_over_the_keys_and_its_other_buttons_are_short_cuts(desk: Desk) -> None:
    desk.pad("south", "right", "south", "north", "south", "west")
    assert desk.field.value == "Qw "
    desk.pad("left shoulder", "left shoulder", "west")
    assert desk.field.value == "w "
    desk.pad("start")
    assert desk.closed == 1


def test_back_on_the_gamepad_leaves_what_is_written(desk: Desk) -> None:
    desk.pad("south", "east")
    assert (desk.closed, desk.field.value) == (1, "Q")


def test_a_keyboard_types_as_ever(desk: Desk) -> None:
    desk.app.step(16, [typed("Ж"), typed("m")])
    desk.key(pygame.K_BACKSPACE)
    assert desk.field.value == "Ж"
    desk.key(pygame.K_SPACE)  # comes as text, and presses nothing
    assert desk.field.value == "Ж"
    desk.key(pygame.K_RETURN)
    assert desk.closed == 1


def test_who_walks_over_the_keys_with_the_arrows_presses_them_with_enter(desk: Desk) -> None:
    for code in (pygame.K_RIGHT, pygame.K_RETURN):
        desk.key(code)
    assert (desk.closed, desk.field.value) == (0, "W")
    desk.key(pygame.K_ESCAPE)
    assert desk.closed == 1


def test_a_number_has_digits_alone() -> None:
    desk = Desk("4711", number=True)
    assert {key.letter for row in SHEETS[desk.scene.script] for key in row if key.letter} == set("0123456789")
    desk.press(Does.DELETE, "9", "0")
    assert desk.field.value == "471" + "90"
    desk.pad("north")
    assert desk.field.value == "47190"
    desk.press(Does.DONE)
    assert desk.closed == 1
    desk.app.close()


def test_a_field_that_was_made_anew_below_is_written_into(desk: Desk) -> None:
    other = placed(TextField("Mi", lambda text: None), 100, 100)
    desk.form.put([other], other)
    desk.press("r")
    assert other.value.lower() == "mir"


def test_m_is_a_letter_here_and_no_shortcut(desk: Desk) -> None:
    meant: list[object] = []
    desk.app.shortcut = meant.append
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_m, scancode=pygame.KSCAN_M, mod=0, unicode="m")
    desk.app.step(16, [event, typed("m")])
    assert (meant, desk.field.value) == ([], "m")


@given(SIZES, st.sampled_from(list(Script)), SCALES)
@example((1024, 640), Script.LATIN, 1.5)
@example((640, 800), Script.CYRILLIC, 1.5)
def test_all_keys_lie_apart_in_the_panel_and_are_large_enough(
    size: tuple[int, int], script: Script, scale: float
) -> None:
    rows = [[key.width for key in row] for row in SHEETS[script]]
    layout = letters_layout(*size, rows, scale * unit(*size))
    edge = border_thickness(size[1])
    inside = Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)
    assert inside.holds(layout.panel)
    placed_ = [layout.field, layout.hint, *(key for row in layout.rows for key in row)]
    assert all(layout.panel.inflated(1).holds(rect) for rect in placed_)
    assert all(key.w >= LEAST_TARGET and key.h >= LEAST_TARGET for row in layout.rows for key in row)
    for a, b in combinations(placed_, 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1))


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_words_on_the_keys_are_large_enough_to_read(lang: str) -> None:
    """At the smallest size; by the widths that the texts have there, unshrunk."""
    desk = Desk(lang=lang)
    text, kit = desk.app.kit.text, desk.app.kit
    for does in (Does.SPACE, Does.DONE):
        button = desk.scene.button(does)
        icon = 2.6 * kit.u if does is Does.DONE else 0.0
        assert text.width(button.label, button.kind.weight, button.kind.px(kit.u)) + icon < button.rect.w
    desk.app.close()
