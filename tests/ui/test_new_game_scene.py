"""The new-game screen: what is shown, what is chosen, and that every word fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from tac.cli.opponents import player_level
from tac.locale import LANGUAGES, Translator
from tac.players import Level, Reaction
from tac.settings import Settings
from tac.ui.draw import Kit
from tac.ui.scene import Dirty
from tac.ui.scenes.choice import GameChoice, SeatChoice
from tac.ui.scenes.new_game import NewGameOptions, NewGameScene
from tac.ui.widgets import (
    Button,
    Choice,
    Label,
    NumberField,
    Slider,
    Stepper,
    TextField,
    TileChoice,
    Widget,
)

SIZE = (1280, 720)
LEVELS = ("lak", "srednji", "težak", "majstor")


def looks(start: Start) -> bytes:
    """What stands still on the panels."""
    sheet = pygame.Surface(SIZE)
    start.scene.paint_inside(sheet, 0)
    return pygame.image.tobytes(sheet, "RGB")


def strict(lang: str) -> Translator:
    return Translator(lang, strict=True)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def choice(lang: str = "sr") -> GameChoice:
    seats = (
        SeatChoice(True, "srednji", "", "lisica"),
        SeatChoice(False, "srednji", "", "sova"),
        SeatChoice(False, "lak", "", "vuk"),
        SeatChoice(False, "težak", "", "medved"),
    )
    return GameChoice(4, seats, 418207, 1.0, "normal", "normal", lang)


def opponent(level: str, avatar: str) -> Level:
    """A level whose calls all take half a second more than those of the one before."""
    made = player_level(Settings(), level, avatar)
    return replace(made, reaction=Reaction(500.0 * (LEVELS.index(level) + 1), 0, 0, 0))


class Start:
    """A new-game screen and what it told."""

    def __init__(self, kit: Kit, first: GameChoice | None = None, size: tuple[int, int] = SIZE) -> None:
        self.played: list[GameChoice] = []
        self.left = 0
        self.begins = 0
        self.went: list[str] = []
        self.changed: list[GameChoice] = []
        options = NewGameOptions(
            levels=LEVELS,
            opponent=opponent,
            new_deal=lambda: 77,
            call_key=lambda chosen, seat: "space" if len(chosen.people) == 1 else "bqtp"[seat],
            house=lambda chosen: ["house.heap_wrap.on", "house.false_call.card"],
            begins=lambda chosen: self.begins,
            show_house=self.go("house"),
            show_keys=lambda choice, seat: self.went.append(f"keys {seat}"),
            show_settings=self.go("settings"),
        )
        kit.resize(size)
        kit.settle()
        self.scene = NewGameScene(
            kit,
            first or choice(),
            options,
            play=self.played.append,
            leave=self.leave,
            changed=self.changed.append,
            translator=strict,
        )
        self.scene.resize(size)

    def leave(self) -> None:
        self.left += 1

    def go(self, where: str) -> Callable[[], None]:
        return lambda: self.went.append(where)

    def press(self, name: str, x: float | None = None) -> None:
        rect = self.scene._named[name].rect
        at = (rect.cx if x is None else rect.x + x * rect.w, rect.cy)
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))

    def choose_level(self, seat: int, level: str) -> None:
        tiles = self.scene._named[f"level {seat}"]
        assert isinstance(tiles, TileChoice)
        at = tiles.parts()[LEVELS.index(level)].centre
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))

    def key(self, code: int) -> None:
        self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def type(self, text: str) -> None:
        self.scene.handle(pygame.Event(pygame.TEXTINPUT, text=text))

    def words(self, name: str) -> str:
        label = self.scene._named[name]
        assert isinstance(label, Label)
        return label.words

    def play(self) -> GameChoice:
        self.press("play")
        return self.played[-1]


def test_enter_plays_at_once_as_the_button_has_the_keyboard(kit: Kit) -> None:
    start = Start(kit)
    start.key(pygame.K_RETURN)
    assert start.played == [choice()]


def test_escape_goes_back(kit: Kit) -> None:
    start = Start(kit)
    start.key(pygame.K_ESCAPE)
    assert start.left == 1
    assert start.played == []


def test_back_and_cancel_lead_to_the_menu(kit: Kit) -> None:
    start = Start(kit)
    start.press("back")
    start.press("cancel")
    assert (start.left, start.played) == (2, [])


@pytest.mark.parametrize(("x", "count"), [(0.1, 2), (0.45, 3), (0.9, 4)])
def test_the_number_of_players_shows_so_many_seats(kit: Kit, x: float, count: int) -> None:
    start = Start(kit)
    start.press("players", x)
    assert [f"kind {k}" in start.scene._named for k in range(4)] == [k < count for k in range(4)]
    chosen = start.play()
    assert chosen.count == count
    assert len(chosen.playing) == count


def test_what_was_chosen_for_a_seat_survives_a_smaller_table(kit: Kit) -> None:
    start = Start(kit)
    start.choose_level(3, "majstor")
    start.press("players", 0.1)
    start.press("players", 0.95)
    assert start.play().seats[3].level == "majstor"


def test_a_seat_changes_between_person_and_computer_and_keeps_its_level(kit: Kit) -> None:
    start = Start(kit)
    start.press("kind 3", 0.2)
    assert start.scene.choice.people == {0, 3}
    assert "level 3" not in start.scene._named
    start.press("kind 3", 0.8)
    assert start.play().seats[3] == choice().seats[3]


def test_all_seats_may_be_computers_or_people(kit: Kit) -> None:
    start = Start(kit)
    start.press("kind 0", 0.8)
    assert start.play().people == frozenset()
    for seat in range(4):
        start.press(f"kind {seat}", 0.2)
    assert start.play().people == {0, 1, 2, 3}
    reaction = start.scene._named["reaction"]
    assert not reaction.enabled


def test_each_computer_has_its_level(kit: Kit) -> None:
    start = Start(kit)
    start.choose_level(1, "majstor")
    assert start.play().seats[1].level == "majstor"


def test_the_reaction_is_told_in_seconds_for_each_computer_and_all_together(kit: Kit) -> None:
    start = Start(kit)
    assert [start.words(f"range {k}") for k in (1, 2, 3)] == [
        f"i viče Tač! za {seconds} s" for seconds in ("1,0–1,0", "0,5–0,5", "1,5–1,5")
    ]
    assert start.words("heard") == "0,5–1,5 s"
    slider = start.scene._named["reaction"]
    assert isinstance(slider, Slider)
    slider.set(2.0)
    assert start.words("heard") == "1,0–3,0 s"
    assert start.words("range 2") == "i viče Tač! za 1,0–1,0 s"
    assert start.play().reaction == 2.0


def test_the_deal_number_can_be_typed_or_drawn_anew(kit: Kit) -> None:
    start = Start(kit)
    start.press("deal")
    for _ in range(6):
        start.key(pygame.K_BACKSPACE)
    start.type("7x5")
    assert start.play().deal == 75
    start.press("other deal")
    field = start.scene._named["deal"]
    assert isinstance(field, NumberField)
    assert field.value == "77"
    assert start.play().deal == 77


def hints(start: Start) -> list[str]:
    fields = [widget for widget in start.scene._named.values() if type(widget) is TextField]
    return [field.hint for field in fields]


def test_who_has_no_name_is_called_by_what_he_is(kit: Kit) -> None:
    assert hints(Start(kit, choice("sr@cyrillic"))) == ["Ти", "Бака Мира", "Вук", "Деда Раде"]
    start = Start(kit)
    start.press("kind 1", 0.2)
    assert hints(start) == ["Igrač\u00a01", "Igrač\u00a02", "Vuk", "Deda Rade"]
    start.press("name 1")
    start.type("Ђурђа")
    assert start.play().seats[1].name == "Ђурђа"


def test_a_person_is_helped_as_chosen_and_shown_the_key(kit: Kit) -> None:
    start = Start(kit)
    key, helped = start.scene._named["key 0"], start.scene._named["help 0"]
    assert isinstance(key, Button) and key.label == "razmak"
    assert isinstance(helped, Stepper)
    helped.choose(1)
    assert start.play().seats[0].help == "show"
    assert "key 1" not in start.scene._named and "help 1" not in start.scene._named


def test_ways_lead_to_the_house_rules_the_keys_and_the_settings(kit: Kit) -> None:
    start = Start(kit)
    for name in ("house", "key 0", "settings"):
        start.press(name)
    assert start.went == ["house", "keys 0", "settings"]


def test_it_says_who_begins(kit: Kit) -> None:
    """Where that depends on the deal, another deal may let another begin."""
    start = Start(kit)
    before = looks(start)
    start.begins = 2
    start.press("other deal")
    assert looks(start) != before


def test_the_same_control_keeps_the_keyboard_when_the_form_is_made_anew(kit: Kit) -> None:
    start = Start(kit)
    start.press("kind 2", 0.2)
    assert start.scene.form.focus is start.scene._named["kind 2"]
    start.key(pygame.K_RIGHT)
    assert start.scene.choice.people == {0}
    assert start.scene.form.focus is start.scene._named["kind 2"]


def test_every_control_can_be_reached_with_tab(kit: Kit) -> None:
    start = Start(kit)
    reached = set()
    for _ in range(40):
        start.key(pygame.K_TAB)
        reached.add(next(n for n, w in start.scene._named.items() if w is start.scene.form.focus))
    assert reached == {name for name, widget in start.scene._named.items() if widget.keyboard}


def room(kit: Kit, widget: Widget) -> list[tuple[str, float]]:
    """Every word on a control with the room there is for it, in pixels."""
    if isinstance(widget, TileChoice):
        parts = widget.parts()
        return [(word, part.w - 0.6 * kit.u) for word, part in zip(widget.options, parts, strict=True)]
    if isinstance(widget, Stepper):
        width, weight = widget.rect.w - 2 * widget.rect.h - 1.2 * kit.u, widget.kind.weight
        # It has two lines for them.
        broken = [kit.text.wrap(word, weight, 11, width / 1.4) for word in widget.options]
        assert all(len(lines) <= 2 for lines in broken)
        return [(line, width) for lines in broken for line in lines]
    if isinstance(widget, Choice):
        tick = 1.1 * widget.kind.px(kit.u) + 1.7 * kit.u
        return [(word, part.w - tick) for word, part in zip(widget.options, widget.parts(), strict=True)]
    if isinstance(widget, Button) and widget.label:
        icon = 1.6 * widget.kind.px(kit.u) + 1.3 * kit.u if widget.icon else 0
        return [(widget.label, widget.rect.w - 2 * min(2.2 * kit.u, 0.18 * widget.rect.w) - icon)]
    return []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (768, 1024)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_fits_its_control_with_forty_per_cent_to_spare(
    kit: Kit, lang: str, size: tuple[int, int]
) -> None:
    start = Start(kit, choice(lang), size)
    checked = 0
    for name, widget in start.scene._named.items():
        for word, width in room(kit, widget):
            assert isinstance(widget, (Button, Choice))
            assert kit.text.width(word, widget.kind.weight, 11) * 1.4 <= width, (name, word)
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (640, 800)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_drawn_in_every_language(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    start = Start(kit, replace(choice(lang), count=3), size)
    sheet = pygame.Surface(size)
    start.scene.draw(sheet, start.scene.dirty)
    again = pygame.Surface(size)
    start.scene.draw(again, Dirty())
    assert pygame.image.tobytes(sheet, "RGB") == pygame.image.tobytes(again, "RGB")
    assert len({sheet.get_at((x, size[1] // 2))[:3] for x in range(0, size[0], 7)}) > 8
