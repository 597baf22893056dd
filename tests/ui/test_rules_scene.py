"""The rules on the screen: reached from everywhere, read with the mouse or with the keyboard alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from tac.rules import deal
from tac.settings import Keys
from tac.ui.layout import Place, PlaceKind
from tac.ui.rules.pages import PAGES
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.scenes.start import StartScene
from tac.ui.scenes.table import TableScene
from tac.ui.widgets import Button
from tests.ui.table_driver import Driver, a_choice, dealt, level, setup

LAST = len(PAGES) - 1
BOOK = Place(PlaceKind.RULES)


class Reader:
    """Somebody who reads the rules in a driven game."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    @property
    def top(self) -> object:
        """The screen that is shown."""
        return self.drive.app.scene

    @property
    def rules(self) -> RulesScene:
        scene: object = self.drive.app.scene
        assert isinstance(scene, RulesScene)
        return scene

    @property
    def pause(self) -> PauseScene:
        scene: object = self.drive.app.scene
        assert isinstance(scene, PauseScene)
        return scene

    def key(self, *codes: int, scancode: int = 0) -> None:
        for code in codes:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.drive.send(pygame.Event(kind, key=code, scancode=scancode, mod=0, unicode=""))

    def click(self, button: Button) -> None:
        self.drive.click(button.rect.centre)


def stands(drive: Driver) -> bool:
    """Whether the game is paused."""
    return drive.match.is_paused


def dragged(scene: TableScene) -> bool:
    """Whether a card is between the fingers."""
    return scene.view.dragged is not None


@pytest.fixture
def reader() -> Iterator[Reader]:
    drive = Driver(setup(deal(7, 2), None, level()))
    yield Reader(drive)
    drive.close()


@pytest.fixture
def at_table(reader: Reader) -> Reader:
    reader.drive.table()
    return reader


# -- from page to page


def test_the_mouse_alone_reads_all_pages_and_puts_them_away(reader: Reader) -> None:
    reader.drive.game.show_start()
    start = reader.drive.app.scene
    assert isinstance(start, StartScene)
    reader.drive.click(start._named["rules"].rect.centre)
    seen = [reader.rules.page]
    for _ in range(LAST):
        reader.click(reader.rules.next)
        seen.append(reader.rules.page)
    assert seen == list(PAGES)
    reader.click(reader.rules.before)
    assert reader.rules.number == LAST - 1
    reader.click(reader.rules.closing)
    assert reader.drive.app.scene is start


def test_the_keyboard_alone_reads_all_pages(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    for code in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_DOWN):
        before = reader.rules.number
        reader.key(code)
        assert reader.rules.number == before + 1
    for code in (pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_UP):
        before = reader.rules.number
        reader.key(code)
        assert reader.rules.number == before - 1
    reader.key(pygame.K_END)
    assert reader.rules.number == LAST
    reader.key(pygame.K_RIGHT)
    assert reader.rules.number == LAST
    reader.key(pygame.K_HOME, pygame.K_LEFT)
    assert reader.rules.number == 0
    reader.key(pygame.K_ESCAPE)
    assert isinstance(reader.drive.app.scene, StartScene)


def test_tab_reaches_every_button_and_the_ring_is_never_lost(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    for page in range(len(PAGES)):
        scene = reader.rules
        reached = set()
        for _ in range(3):
            reader.key(pygame.K_TAB)
            assert scene.form.ring
            assert scene.form.focus is not None
            assert scene.form.focus.reachable
            reached.add(scene.form.focus)
        assert reached == {button for button in scene.form.widgets if button.enabled}
        assert scene.before.enabled == (page > 0)
        reader.key(pygame.K_RIGHT)


def test_the_keyboard_stays_on_back_until_there_is_nothing_to_go_back_to(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    reader.key(pygame.K_RIGHT, pygame.K_RIGHT)
    reader.rules.form._focus(reader.rules.before)
    reader.key(pygame.K_RETURN)
    assert reader.rules.focus_of() is reader.rules.before
    reader.key(pygame.K_RETURN)
    assert reader.rules.number == 0
    assert reader.rules.focus_of() is reader.rules.next


def test_the_last_page_leads_out(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    reader.key(pygame.K_END, pygame.K_RETURN)
    assert isinstance(reader.drive.app.scene, StartScene)


def test_the_page_is_remembered(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    reader.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_ESCAPE)
    reader.drive.table()
    reader.drive.press("f1")
    assert reader.rules.number == 2


def test_the_key_that_opens_closes_too(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1", "f1")
    assert isinstance(reader.drive.app.scene, StartScene)


def test_a_still_page_draws_nothing_and_takes_no_memory(reader: Reader) -> None:
    reader.drive.game.show_start()
    reader.drive.press("f1")
    reader.drive.wait(100)
    frames, kept = reader.drive.app.frames, len(reader.drive.app.kit.cache)
    reader.drive.wait(2000)
    assert reader.drive.app.idle
    assert (reader.drive.app.frames, len(reader.drive.app.kit.cache)) == (frames, kept)


def test_reading_again_and_again_keeps_nothing_more(reader: Reader) -> None:
    reader.drive.game.show_start()
    kept = []
    for _ in range(4):
        reader.drive.press("f1")
        for page in range(len(PAGES)):
            reader.rules.show(page)
            reader.drive.wait(40)
        reader.rules.show(0)
        reader.key(pygame.K_ESCAPE)
        kept.append((len(reader.drive.app.kit.cache), len(reader.drive.app.kit.cards._sharp)))
    assert kept[1:] == kept[1:2] * 3


# -- at the table


@pytest.mark.parametrize("way", ["key", "corner"])
def test_over_the_table_the_rules_pause_the_game_and_cover_it(at_table: Reader, way: str) -> None:
    drive = at_table.drive
    table = drive.scene
    if way == "key":
        drive.press("f1")
    else:
        drive.click(BOOK)
    assert not at_table.rules.overlay
    assert stands(drive)
    before = table._clock.now()
    drive.wait(5000)
    assert table._clock.now() == before
    at_table.key(pygame.K_ESCAPE)
    assert at_table.pause.counting
    drive.wait(2900)
    assert stands(drive)
    drive.wait(200)
    assert not stands(drive)
    assert at_table.top is table


def test_from_the_pause_the_way_leads_back_to_the_pause(at_table: Reader) -> None:
    at_table.drive.press("escape")
    pause = at_table.pause
    at_table.drive.click(pause._book.rect.centre)
    at_table.key(pygame.K_ESCAPE)
    assert at_table.pause is pause
    assert not pause.counting
    at_table.drive.press("f1")
    at_table.key(pygame.K_ESCAPE)
    assert at_table.pause is pause


def test_the_rules_break_the_count_off(at_table: Reader) -> None:
    at_table.drive.press("escape", "escape")
    assert at_table.pause.counting
    at_table.drive.press("f1")
    at_table.drive.wait(4000)
    assert stands(at_table.drive)
    at_table.key(pygame.K_ESCAPE)
    assert not at_table.pause.counting


def test_a_card_between_the_fingers_goes_home(at_table: Reader) -> None:
    drive = at_table.drive
    drive.click(Place(PlaceKind.PILE, 0))
    drive.still()
    drive.point(Place(PlaceKind.DRAWN, 0))
    drive.button_down()
    x, y = drive.mouse
    drive.point((x + 60, y))
    scene = drive.scene
    assert dragged(scene)
    drive.press("f1")
    assert not dragged(scene)
    assert stands(drive)


def test_a_page_is_the_same_whatever_lies_on_the_table() -> None:
    """Also after a fault."""
    seen = set()
    faults = []
    for moves in ((), ("kp_0",), ("kp_0", "down")):
        drive = Driver(setup(dealt("Ah", "5c"), None, level())).table()
        for move in moves:
            drive.press(move)
            drive.still()
        faults.append(len(drive.match.table.faults))
        drive.press("f1")
        drive.wait(50)
        seen.add(pygame.image.tobytes(drive.app.screen.surface, "RGB"))
        drive.close()
    assert faults == [0, 0, 1]
    assert len(seen) == 1


def test_where_a_game_is_over_nothing_opens_before_its_end_is_shown() -> None:
    drive = Driver(setup(deal(7, 2), level(pace=100), level(pace=100)), speed="off").table()
    reader = Reader(drive)
    drive.until(lambda: drive.match.is_over)
    if not isinstance(reader.top, EndScene):
        drive.press("f1")
        assert not isinstance(reader.top, RulesScene)
    drive.until(lambda: isinstance(reader.top, EndScene))
    end = reader.top
    drive.press("f1")
    assert isinstance(reader.top, RulesScene)
    drive.press("escape")
    assert reader.top is end
    drive.close()


# -- elsewhere


def test_nothing_is_opened_over_a_notice(reader: Reader) -> None:
    reader.drive.game.tell("first")
    reader.drive.game.show_start()
    reader.drive.press("f1")
    assert isinstance(reader.drive.app.scene, NoticeScene)


def test_the_key_can_be_another_and_a_letter_that_is_typed_stays_a_letter() -> None:
    drive = Driver(setup(deal(7, 2), None, level()), keys=Keys(rules=("r",)))
    reader = Reader(drive)
    drive.game.show_start()
    start: object = reader.top
    assert isinstance(start, StartScene)
    drive.press("f1")
    assert reader.top is start
    drive.click(start._named["name 0"].rect.centre)
    drive.send(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_r, scancode=pygame.KSCAN_R, mod=0, unicode="r"),
        pygame.Event(pygame.KEYUP, key=pygame.K_r, scancode=pygame.KSCAN_R, mod=0, unicode=""),
    )
    assert reader.top is start
    start.form.drop()
    drive.press("r")
    assert reader.rules.number == 0
    drive.close()


def test_the_words_follow_the_language() -> None:
    shown = set()
    for lang in ("sr", "sr@cyrillic", "en"):
        drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(lang=lang)).table()
        drive.press("f1")
        shown.add(Reader(drive).rules.closing.label)
        drive.close()
    assert len(shown) == 3


def test_a_resized_window_takes_the_page_along(at_table: Reader) -> None:
    at_table.drive.press("f1")
    scene = at_table.rules
    at_table.drive.app.kit.resize((640, 800))
    scene.resize((640, 800))
    at_table.drive.app.kit.settle()
    picture = pygame.Surface((640, 800))
    for page in range(len(PAGES)):
        scene.show(page)
        scene.draw(picture, scene.dirty)
        assert all(picture.get_rect().contains(pygame.Rect(w.rect.px)) for w in scene.form.widgets)


def test_neither_pages_nor_pictures_are_loaded_before_they_are_read() -> None:
    code = "import sys, tac.ui.game; print(*(name for name in sys.modules if name.startswith('tac.ui')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = set(loaded.stdout.split())
    assert "tac.ui.game" in names
    assert not names & {"tac.ui.scenes.rules", "tac.ui.rules.pages", "tac.ui.rules.picture"}
