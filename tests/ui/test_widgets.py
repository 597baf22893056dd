"""The controls, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pygame
import pytest

from tac.ui.draw import Kit
from tac.ui.layout import Rect
from tac.ui.scene import Dirty
from tac.ui.widgets import (
    AvatarButton,
    Button,
    Choice,
    Form,
    FormScene,
    NumberField,
    Slider,
    Stepper,
    TextField,
    TileChoice,
    Toggle,
    Widget,
)

W = TypeVar("W", bound=Widget)


@pytest.fixture(scope="module", autouse=True)
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit((1280, 720))
    yield made
    made.close()


def key(code: int, *, mod: int = 0, unicode: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=0)


def down(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=False)


def up(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=False)


def move(x: float, y: float) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)


def typed(text: str) -> pygame.Event:
    return pygame.Event(pygame.TEXTINPUT, text=text)


def form_of(*widgets: Widget, focus: Widget | None = None) -> Form:
    form = Form(lambda rect: None)
    form.put(widgets, focus)
    return form


def placed(widget: W, x: float, y: float, w: float = 100, h: float = 40) -> W:
    widget.rect = Rect(x, y, w, h)
    return widget


def test_a_button_acts_when_it_is_let_go_of() -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    form = form_of(button)
    form.handle(down(20, 20))
    assert button.held
    assert acts == []
    form.handle(up(20, 20))
    assert acts == [1]
    assert not button.held


def test_a_button_let_go_of_elsewhere_does_nothing() -> None:
    acts: list[int] = []
    form = form_of(placed(Button("Igraj", lambda: acts.append(1)), 10, 10))
    form.handle(down(20, 20))
    form.handle(move(300, 300))
    form.handle(up(300, 300))
    assert acts == []


def test_a_button_that_the_window_was_left_with_does_nothing() -> None:
    acts: list[int] = []
    form = form_of(placed(Button("Igraj", lambda: acts.append(1)), 10, 10))
    form.handle(down(20, 20))
    form.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    form.handle(up(20, 20))
    assert acts == []


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_the_button_with_the_keyboard(code: int) -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    form_of(button, focus=button).handle(key(code))
    assert acts == [1]


def test_a_disabled_button_takes_neither_pointer_nor_keyboard() -> None:
    acts: list[int] = []
    button = placed(Button("Igraj", lambda: acts.append(1)), 10, 10)
    button.enabled = False
    form = form_of(button, focus=button)
    assert form.focus is None
    form.handle(down(20, 20))
    form.handle(up(20, 20))
    form.handle(key(pygame.K_TAB))
    form.handle(key(pygame.K_RETURN))
    assert acts == []


def test_tab_goes_round_and_shift_tab_back() -> None:
    a, b, c = (placed(Button(name, lambda: None), 10, 50 * k) for k, name in enumerate("abc"))
    b.enabled = False
    form = form_of(a, b, c, focus=a)
    seen = []
    for mod in (0, 0, pygame.KMOD_LSHIFT):
        form.handle(key(pygame.K_TAB, mod=mod))
        seen.append(form.focus)
    assert seen == [c, a, c]


def test_the_ring_is_for_the_keyboard_alone() -> None:
    a = placed(Button("a", lambda: None), 10, 10)
    form = form_of(a, focus=a)
    shown = [form.ring]
    for event in (key(pygame.K_TAB), down(20, 20)):
        form.handle(event)
        shown.append(form.ring)
    assert shown == [False, True, False]


def test_arrows_go_to_the_nearest_control_in_their_direction() -> None:
    names = ["nw", "ne", "sw", "se"]
    buttons = {
        name: placed(Button(name, lambda: None), 200 * (k % 2), 100 * (k // 2))
        for k, name in enumerate(names)
    }
    form = form_of(*buttons.values(), focus=buttons["nw"])
    way = []
    for code in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP, pygame.K_UP):
        form.handle(key(code))
        way.append(next(name for name, button in buttons.items() if button is form.focus))
    assert way == ["ne", "se", "sw", "nw", "nw"]


def test_a_choice_takes_a_press_and_the_arrows() -> None:
    chosen: list[int] = []
    choice = placed(Choice(["2", "3", "4"], 2, chosen.append), 0, 0, 300)
    form = form_of(choice, focus=choice)
    form.handle(down(50, 20))
    form.handle(up(50, 20))
    for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_END, pygame.K_HOME, pygame.K_SPACE):
        form.handle(key(code))
    assert chosen == [0, 1, 2, 0, 1]


def test_tiles_stand_in_two_columns_and_up_and_down_change_rows() -> None:
    chosen: list[int] = []
    tiles = placed(TileChoice(["lak", "srednji", "težak", "majstor"], 0, chosen.append), 0, 0, 200, 100)
    other = placed(Button("dalje", lambda: None), 0, 200)
    form = form_of(tiles, other, focus=tiles)
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP):
        form.handle(key(code))
    assert chosen == [2, 3, 1]
    form.handle(key(pygame.K_DOWN))
    form.handle(key(pygame.K_DOWN))
    assert form.focus is other
    form.handle(down(150, 10))
    assert chosen[-1] == 1


def test_a_stepper_goes_one_on_or_back_and_stops_at_the_ends() -> None:
    chosen: list[int] = []
    stepper = placed(Stepper(["a", "b", "c"], 0, chosen.append), 0, 0, 200)
    form = form_of(stepper)
    for x in (190, 190, 190, 10):
        form.handle(down(x, 20))
        form.handle(up(x, 20))
    assert chosen == [1, 2, 1]


def test_a_slider_follows_the_pointer_even_outside_itself_and_keeps_its_steps() -> None:
    values: list[float] = []
    slider = placed(Slider(1.0, 0.5, 3.0, 0.1, values.append), 0, 0, 540)
    form = form_of(slider)
    form.handle(down(20, 20))
    form.handle(move(275, 300))
    form.handle(move(900, 300))
    form.handle(up(900, 300))
    form.handle(move(20, 20))
    assert values == [0.5, 1.8, 3.0]


def test_a_slider_takes_the_keyboard() -> None:
    values: list[float] = []
    slider = placed(Slider(1.0, 0.5, 3.0, 0.1, values.append), 0, 0)
    form = form_of(slider, focus=slider)
    for code in (pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_END, pygame.K_HOME):
        form.handle(key(code))
    assert values == [1.1, 1.6, 1.5, 3.0, 0.5]


def test_a_toggle_switches_by_pointer_and_keys() -> None:
    states: list[bool] = []
    toggle = placed(Toggle("Zvuk", True, states.append), 0, 0)
    form = form_of(toggle, focus=toggle)
    form.handle(down(5, 5))
    form.handle(up(5, 5))
    form.handle(key(pygame.K_RIGHT))
    form.handle(key(pygame.K_RIGHT))
    form.handle(key(pygame.K_SPACE))
    assert states == [False, True, False]


def test_letters_come_as_text_and_are_edited_at_the_caret() -> None:
    values: list[str] = []
    field = placed(TextField("Mira", values.append, longest=8), 0, 0)
    form = form_of(field, focus=field)
    for event in (
        typed("č"),
        key(pygame.K_HOME),
        typed("Ђ"),
        key(pygame.K_DELETE),
        key(pygame.K_END),
        key(pygame.K_BACKSPACE),
        key(pygame.K_LEFT),
        typed("xyzxyz"),
    ):
        form.handle(event)
    assert values == ["Mirač", "ЂMirač", "Ђirač", "Ђira", "Ђirxyzxa"]


def test_a_letter_key_is_not_taken_for_anything_else() -> None:
    field = placed(TextField("", lambda text: None), 0, 0)
    form = form_of(field, placed(Button("b", lambda: None), 0, 100), focus=field)
    assert form.handle(key(pygame.K_SPACE, unicode=" "))
    assert form.focus is field
    assert not form.handle(key(pygame.K_ESCAPE, unicode="\x1b"))


def test_enter_leaves_a_field_for_the_next_control() -> None:
    field = placed(TextField("", lambda text: None), 0, 0)
    button = placed(Button("b", lambda: None), 0, 100)
    form = form_of(field, button, focus=field)
    form.handle(key(pygame.K_RETURN, unicode="\r"))
    assert form.focus is button
    assert not field.active


def test_a_press_beside_a_field_ends_typing() -> None:
    field = placed(TextField("", lambda text: None), 0, 0)
    form = form_of(field, focus=field)
    form.handle(down(500, 500))
    assert not field.active


def test_a_number_field_takes_digits_alone_and_ends_in_plain_form() -> None:
    numbers: list[int] = []
    field = NumberField(7, numbers.append, longest=4)
    placed(field, 0, 0)
    form = form_of(field, focus=field)
    form.handle(typed("a1-2²"))
    form.handle(key(pygame.K_HOME))
    form.handle(typed("0"))
    assert numbers == [712, 712]
    assert field.value == "0712"
    form.drop()
    assert field.value == "712"
    field.set("")
    assert field.number == 0


@pytest.mark.parametrize(
    "widget",
    [
        Button("Revanš", lambda: None, icon="play"),
        AvatarButton("sova", "cpu", lambda: None),
        Toggle("Zvuk", True, lambda on: None),
        Choice(["jedan", "dva"], 0, lambda k: None),
        TileChoice(["lak", "srednji", "težak"], 1, lambda k: None),
        Stepper(["jedan", "dva"], 0, lambda k: None),
        Slider(1, 0.5, 3, 0.1, lambda v: None, mark=1.0),
        TextField("Baka Mira", lambda text: None),
    ],
    ids=lambda widget: type(widget).__name__,
)
def test_hover_focus_and_disabling_can_be_seen(kit: Kit, widget: Widget) -> None:
    placed(widget, 60, 60, 200, 60)
    pictures = []
    for state in ("rest", "hover", "focus", "disabled"):
        sheet = pygame.Surface((320, 180))
        widget.hover, widget.enabled = state == "hover", state != "disabled"
        if state == "hover":
            widget.point(130, 80)
        widget.draw(sheet, kit, state == "focus")
        pictures.append(pygame.image.tobytes(sheet, "RGB"))
    widget.enabled, widget.hover = True, False
    wanted = 3 if isinstance(widget, (TextField, AvatarButton, TileChoice, Toggle)) else 4
    assert len(set(pictures)) >= wanted


class Small(FormScene):
    """Two buttons on a grey sheet."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.one = Button("a", lambda: None)
        self.two = Button("b", lambda: None)
        self.escaped = 0

    def arrange(self) -> None:
        self.one.rect, self.two.rect = Rect(50, 50, 100, 40), Rect(50, 300, 100, 40)
        self.form.put([self.one, self.two])

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill("#777777")

    def back(self) -> None:
        self.escaped += 1


def test_only_the_control_that_changed_is_drawn_again_and_the_picture_is_the_same(kit: Kit) -> None:
    scene = Small(kit)
    scene.resize((400, 400))
    sheet = pygame.Surface((400, 400))
    scene.draw(sheet, scene.dirty)
    scene.dirty.clear()
    scene.handle(move(60, 60))
    assert scene.dirty
    assert all(rect.colliderect((50, 50, 100, 40)) for rect in scene.dirty.rects)
    assert not any(rect.colliderect((50, 300, 100, 40)) for rect in scene.dirty.rects)
    scene.draw(sheet, scene.dirty)
    whole = pygame.Surface((400, 400))
    scene.draw(whole, Dirty())
    assert pygame.image.tobytes(sheet, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_escape_goes_back_and_nothing_else_does(kit: Kit) -> None:
    scene = Small(kit)
    scene.resize((400, 400))
    scene.handle(key(pygame.K_ESCAPE))
    scene.handle(key(pygame.K_a, unicode="a"))
    assert scene.escaped == 1
