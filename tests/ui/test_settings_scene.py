"""The settings screen: nothing is cut, everything can be hit and reached, its layout holds at any size."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from tac.locale import LANGUAGES, Translator
from tac.settings import Cards, Keys, Settings
from tac.settings.schema import Sound
from tac.ui.draw import Kit
from tac.ui.draw.text import Text
from tac.ui.layout.menu import menu_layout
from tac.ui.layout.new_game import new_game_layout
from tac.ui.layout.scroll import ScrollArea
from tac.ui.layout.settings import settings_layout
from tac.ui.palette import CLOTHS
from tac.ui.scene import Dirty
from tac.ui.scenes.house_rows import HOUSE
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.settings_rows import PAGES, ROWS, SETTINGS, Options, Sheet, value_of
from tac.ui.widgets import Choice, Label
from tac.ui.widgets.base import LEAST_TARGET
from tests.ui.test_screen_layouts import SCALES, SIZES

DRAWN = [(1024, 640), (640, 800), (1280, 720), (1920, 1080)]
CHANGED = Settings(
    language="en",
    speed="slow",
    pace="calm",
    reaction=2.0,
    reduced_motion="on",
    cards=Cards("four", "extra", "high"),
    sound=Sound(0.5, 0.5, True),
)


class Longer(Translator):
    """Every word is 40 % longer; languages keep their names."""

    def __call__(self, key: str, /, **values: object) -> str:
        text = super().__call__(key, **values)
        if key.startswith("language.") and key.endswith(".short"):
            return text
        return " ".join(word + "o" * math.ceil(0.4 * len(word)) for word in text.split())


def with_value(settings: Settings, path: str, value: object) -> Settings:
    """The settings with another value at this path."""

    def within(part: Struct, names: list[str]) -> Struct:
        inner = value if len(names) == 1 else within(getattr(part, names[0]), names[1:])
        return replace(part, **{names[0]: inner})

    changed = within(settings, path.split("."))
    assert isinstance(changed, Settings)
    return changed


class Shown:
    """The screen, with settings that are kept nowhere."""

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        size: tuple[int, int] = DRAWN[0],
        settings: Settings = CHANGED,
        sheet: Sheet = SETTINGS,
    ) -> None:
        self.settings = settings
        self.done = 0
        self.silent = False
        kit.resize(size)
        kit.settle()
        self.scene = SettingsScene(
            kit,
            t,
            lambda: self.settings,
            Settings(),
            change=self._change,
            done=self._done,
            calls_in=lambda factor: (1300, 13_400),
            silent=lambda: self.silent,
            sheet=sheet,
        )
        self.scene.resize(size)

    def _change(self, path: str, value: object) -> None:
        self.settings = with_value(self.settings, path, value)

    def _done(self) -> None:
        self.done += 1

    def key(self, *codes: int) -> None:
        for code in codes:
            self.scene.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))

    def turn(self, number: int) -> None:
        self.scene.number = number
        self.scene.rebuild()


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(DRAWN[0])
    yield made
    made.close()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has been cut off to fit."""
    found: list[str] = []
    cut_off = Text._cut

    def noted(self: Text, text: str, *room: object) -> str:
        kept = cut_off(self, text, *room)  # type: ignore[arg-type]
        if kept != text:
            found.append(text)
        return kept

    monkeypatch.setattr(Text, "_cut", noted)
    return found


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [Translator, Longer])
def test_nothing_is_cut_off_and_everything_can_be_hit(
    kit: Kit, cut: list[str], kind: type[Translator], lang: str, size: tuple[int, int]
) -> None:
    shown = Shown(kit, kind(lang, strict=True), size)
    kit.cache.clear()
    surface = pygame.Surface(size)
    for number in range(len(PAGES)):
        for asking in (False, True):
            shown.turn(number)
            shown.scene._ask(asking)
            shown.scene.draw(surface, Dirty())
            for name, widget in shown.scene._named.items():
                if widget.pointer:
                    assert min(widget.rect.w, widget.rect.h) >= LEAST_TARGET, name
    assert cut == []


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ways_to_the_settings_leave_all_else_whole(
    kit: Kit, cut: list[str], lang: str, size: tuple[int, int]
) -> None:
    kit.resize(size)
    kit.settle()
    kit.cache.clear()
    t, surface = Longer(lang, strict=True), pygame.Surface(size)
    languages = Choice([t(f"language.{name}.short") for name in LANGUAGES], 1, lambda k: None)
    languages.rect = menu_layout(*size, 6).languages
    languages.draw(surface, kit, False)
    ways = {"go_on": int, "again": int, "new_game": int, "leave": int}
    pause = PauseScene(kit, t, Keys(), show_settings=lambda: None, **ways)  # type: ignore[arg-type]
    pause.resize(size)
    pause.draw(surface, Dirty())
    assert new_game_layout(*size, 4).settings.h >= LEAST_TARGET
    if size[0] >= DRAWN[0][0]:
        assert pause.form.widgets[1].rect.h >= LEAST_TARGET
    assert cut == []


@given(SIZES, st.integers(1, 7), st.sampled_from([0, 4]), st.booleans(), st.booleans(), SCALES)
@example((1024, 640), 4, 4, False, False, 1.0)
@example((640, 800), 4, 4, False, False, 1.0)
@example((2560, 1080), 4, 0, False, True, 1.0)
@example((1024, 640), 7, 0, True, True, 1.0)
@example((640, 800), 7, 0, True, True, 1.0)
@example((1280, 720), 4, 4, False, True, 1.5)
@example((640, 800), 7, 0, True, True, 1.5)
def test_nothing_overlaps_and_everything_lies_inside(
    size: tuple[int, int], rows: int, cards: int, hints: bool, note: bool, scale: float
) -> None:
    """Also with a line of explanation in each row, and a sentence about them all."""
    columns = 2 if rows > 4 else 1
    cards, hints = (0, True) if columns == 2 else (cards, hints and not cards)
    layout = settings_layout(*size, rows, cards, columns=columns, hints=hints, note=note, scale=scale)
    on_paper = [*layout.cards, *([layout.note] if note else [])]
    for row in layout.rows:
        on_paper += [row.label, row.value, row.control, row.reset, *([row.hint] if hints else [])]
        assert row.control.holds(row.slider)
        for end in row.ends:
            assert row.control.inflated(1).holds(end)
            assert not end.overlaps(row.slider)
    room = replace(layout.view, h=max(layout.view.h, layout.height + 1))
    assert layout.panel.holds(layout.view)
    assert all(room.inflated(1).holds(rect) for rect in on_paper)
    bar = ScrollArea(layout.view, layout.height, layout.u).groove
    assert not any(bar.x < rect.right and rect.x < bar.right for rect in on_paper)
    assert len(layout.cards) == cards
    for below in ([layout.all, layout.done], [layout.question, layout.no, layout.yes]):
        for together in (on_paper, [layout.title, layout.pages, layout.panel, *below]):
            for a, b in combinations(together, 2):
                assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
        assert all(layout.inside.holds(rect) for rect in [layout.title, layout.pages, layout.panel, *below])


def test_the_keyboard_reaches_every_control_and_is_never_lost(kit: Kit) -> None:
    shown = Shown(kit, Translator("sr", strict=True))
    reached = set()
    for _ in PAGES:
        focus = shown.scene.focus_of()
        assert focus is shown.scene._named["pages"]
        for _ in shown.scene._named:
            shown.key(pygame.K_TAB)
            focus = shown.scene.focus_of()
            reached |= {name for name, widget in shown.scene._named.items() if widget is focus}
            assert focus is not None
            if focus is shown.scene._named["pages"]:
                break
        shown.key(pygame.K_RIGHT)
    differing = {f"reset {path}" for path in ROWS if value_of(CHANGED, path) != value_of(Settings(), path)}
    assert reached == {"pages", "all", "keys", "done", *ROWS, *differing}


def test_arrows_lead_down_through_a_page_and_up_again(kit: Kit) -> None:
    shown = Shown(kit, Translator("sr", strict=True))
    names = []
    rows = [row.path for row in PAGES[0].rows]
    for code in (pygame.K_DOWN,) * (len(rows) + 1) + (pygame.K_UP,) * (len(rows) + 1):
        shown.key(code)
        names.append(next(name for name, one in shown.scene._named.items() if one is shown.scene.focus_of()))
    assert names[: len(rows)] == rows
    assert names[len(rows)] == "done"
    assert names[-1] == "pages"


def test_how_many_games_can_be_set_only_for_a_match_that_has_an_end(kit: Kit) -> None:
    """No control without a meaning; arrows lead past it, and no number is told that does not count."""
    shown = Shown(kit, Translator("sr", strict=True), sheet=HOUSE)
    shown.turn(2)
    for goal, counts in (("single", False), ("games", True), ("endless", False), ("losses", True)):
        shown._change("series.goal", goal)
        shown.scene.update(16)
        slider, said = shown.scene._named["series.number"], shown.scene._named["said series.number"]
        assert isinstance(said, Label)
        assert slider.enabled == slider.visible == bool(said.words) == counts
        shown.scene.form.put(shown.scene.form.widgets, shown.scene._named["series.goal"])
        shown.key(pygame.K_DOWN)
        below = "series.number" if counts else "done"
        assert shown.scene.focus_of() is shown.scene._named[below]


def test_escape_says_no_to_the_question_and_then_leads_out(kit: Kit) -> None:
    shown = Shown(kit, Translator("sr", strict=True))
    shown.scene._ask(True)
    shown.key(pygame.K_ESCAPE)
    assert (shown.done, shown.settings) == (0, CHANGED)
    shown.key(pygame.K_ESCAPE)
    assert shown.done == 1


def test_a_language_that_is_chosen_leaves_the_keyboard_where_it_is(kit: Kit) -> None:
    shown = Shown(kit, Translator("sr", strict=True))
    shown.key(pygame.K_DOWN)
    shown.scene.speak(Translator("en", strict=True))
    assert shown.scene.focus_of() is shown.scene._named["language"]


def test_the_cards_look_as_they_are_set(kit: Kit) -> None:
    pictures = set()
    for settings in (Settings(), CHANGED):
        kit.use(settings.cards)
        shown = Shown(kit, Translator("sr", strict=True), settings=settings)
        shown.turn(1)
        surface = pygame.Surface(DRAWN[0])
        shown.scene.draw(surface, Dirty())
        assert shown.scene._layout is not None
        pictures.add(
            pygame.image.tobytes(surface.subsurface(pygame.Rect(shown.scene._layout.preview.px)), "RGB")
        )
    kit.use(Cards())
    assert len(pictures) == 2


@pytest.mark.parametrize("colour", CLOTHS)
def test_the_table_of_another_colour_lies_under_everything(kit: Kit, colour: str) -> None:
    """The cloth, the dark buttons on it and the cards' ground all change, and at once."""

    def seen() -> list[pygame.Color]:
        shown = Shown(kit, Translator("sr", strict=True))
        shown.turn(1)
        surface = pygame.Surface(DRAWN[0])
        shown.scene.draw(surface, Dirty())
        layout = shown.scene._layout
        assert layout is not None
        ground, button = layout.preview, layout.all
        spots = ((512, 30), (ground.x + 8, ground.cy), (button.x + 12, button.cy))
        return [surface.get_at((round(x), round(y))) for x, y in spots]

    kit.use(Cards())
    usual = seen()
    kit.use(Cards(), colour)
    assert [a != b for a, b in zip(usual, seen(), strict=True)] == [colour != "green"] * 3
    kit.use(Cards())
    assert seen() == usual


def test_a_time_is_kept_in_whole_milliseconds(kit: Kit) -> None:
    shown = Shown(kit, Translator("sr", strict=True))
    shown.turn(4)
    shown.key(pygame.K_DOWN, pygame.K_RIGHT)
    waits = shown.settings.timing.call_window.computer
    assert (waits, type(waits)) == (1600, int)


def test_a_silent_computer_is_told_where_sound_is_set(kit: Kit) -> None:
    """Case 29; also when the device is lost while the page is shown, and found again."""
    shown = Shown(kit, Translator("sr", strict=True))
    shown.turn(2)
    told = []
    for silent in (False, True, False):
        shown.silent = silent
        shown.scene.update(16)
        told.append(shown.scene._note)
    assert told == ["", "settings.sound.none", ""]
    shown.silent = True
    shown.scene.update(16)
    shown.turn(0)
    assert shown.scene._note == ""


@pytest.mark.parametrize("row", [row for row in ROWS.values() if isinstance(row, Options)], ids=str)
def test_every_value_that_can_be_set_is_one_that_there_is(row: Options) -> None:
    """And each that there is can be set."""
    import msgspec

    outer, _, inner = row.path.partition(".")
    kind = type(getattr(Settings(), outer)) if inner else Settings
    field = next(one for one in msgspec.structs.fields(kind) if one.name == (inner or outer))
    there = (False, True) if field.type is bool else field.type.__args__
    assert {value for value, _ in row.values} == set(there)
