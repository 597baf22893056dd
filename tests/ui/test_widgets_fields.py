"""Fields to type into."""

from __future__ import annotations

import pygame
import pytest

from tac.ui.widgets import Button, NumberField, TextField
from tests.ui.widget_hands import down, form_of, key, placed, typed


@pytest.fixture(scope="module", autouse=True)
def screen() -> None:
    """Typing is the business of the video system."""
    pygame.display.init()


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


def command(code: int, mod: int = pygame.KMOD_LCTRL) -> pygame.Event:
    return key(code, mod=mod, unicode="")


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_what_is_marked_gives_way_to_what_comes_next(mod: int) -> None:
    values: list[str] = []
    field = placed(TextField("Mira", values.append, longest=5), 0, 0)
    form = form_of(field, focus=field)
    for event in (
        command(pygame.K_a, mod),
        typed("Ђurđa!"),
        command(pygame.K_a, mod),
        key(pygame.K_LEFT),
        key(pygame.K_BACKSPACE),
        command(pygame.K_a, mod),
        key(pygame.K_BACKSPACE),
        typed("Č"),
        command(pygame.K_a, mod),
        key(pygame.K_DELETE),
    ):
        form.handle(event)
    assert values == ["Ђurđa", "Ђura", "", "Č", ""]


def test_a_letter_typed_with_altgr_marks_nothing() -> None:
    field = placed(TextField("Mira", lambda text: None), 0, 0)
    form = form_of(field, focus=field)
    form.handle(command(pygame.K_a, pygame.KMOD_LCTRL | pygame.KMOD_RALT))
    assert not field.marked


def test_a_field_that_is_left_has_nothing_marked() -> None:
    field = placed(TextField("Mira", lambda text: None), 0, 0)
    form = form_of(field, placed(Button("b", lambda: None), 0, 100), focus=field)
    form.handle(command(pygame.K_a))
    assert field.marked
    form.handle(key(pygame.K_TAB, unicode="\t"))
    assert not field.marked


def test_what_was_copied_is_inserted_as_if_it_were_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "deal 12\n34")
    field = NumberField(7, lambda number: None, longest=4)
    placed(field, 0, 0)
    form_of(field, focus=field).handle(command(pygame.K_v))
    assert field.value == "7123"


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


def test_writing_makes_no_sound() -> None:
    clicks: list[int] = []
    field = placed(TextField("", lambda text: None), 10, 10)
    form = form_of(field)
    form.clicked = lambda: clicks.append(1)
    form.handle(down(20, 20))
    form.handle(key(pygame.K_SPACE, unicode=" "))
    assert clicks == []
