"""The rules on the screen: reached from everywhere, read with the mouse or with the keyboard alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from tac.rules import HouseRules, deal
from tac.settings import Keys
from tac.ui.rules.pages import PAGES
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.widgets import TextField
from tests.ui.rules_reader import Reader
from tests.ui.table_driver import Driver, T, a_choice, level, setup

LAST = len(PAGES) - 1


@pytest.fixture
def reader() -> Iterator[Reader]:
    drive = Driver(setup(deal(7, 2), None, level()))
    yield Reader(drive)
    drive.close()


def test_the_mouse_alone_reads_all_pages_and_puts_them_away(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    start = reader.drive.app.scene
    assert isinstance(start, NewGameScene)
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


def test_a_click_on_a_diamond_shows_its_page(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    for page in (6, LAST, 0):
        marks = reader.rules._marks
        reader.drive.click(marks.place(page).centre)
        assert reader.rules.number == page
        assert reader.rules.focus_of() is not marks
    before = reader.drive.app.screen.surface.copy()
    x, y = reader.rules._marks.place(4).centre
    reader.drive.send(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    lit = reader.drive.app.screen.surface
    assert lit.get_at((round(x), round(y))) != before.get_at((round(x), round(y)))


def test_nothing_stays_lit_where_the_pointer_was_before_the_rules_came(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    start = reader.drive.app.scene
    assert isinstance(start, NewGameScene)
    book = start._named["rules"]
    reader.drive.click(book.rect.centre)
    reader.click(reader.rules.closing)
    assert reader.drive.app.scene is start
    assert not book.hover


def test_the_keyboard_alone_reads_all_pages(reader: Reader) -> None:
    reader.drive.game.show_new_game()
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
    assert isinstance(reader.drive.app.scene, NewGameScene)


def test_tab_reaches_every_button_and_the_ring_is_never_lost(reader: Reader) -> None:
    reader.drive.game.show_new_game()
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
        buttons = (scene.closing, scene.before, scene.next)
        assert reached == {button for button in buttons if button.enabled}
        assert scene.before.enabled == (page > 0)
        reader.key(pygame.K_RIGHT)


def test_the_keyboard_stays_on_back_until_there_is_nothing_to_go_back_to(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    reader.key(pygame.K_RIGHT, pygame.K_RIGHT)
    reader.rules.form._focus(reader.rules.before)
    reader.key(pygame.K_RETURN)
    assert reader.rules.focus_of() is reader.rules.before
    reader.key(pygame.K_RETURN)
    assert reader.rules.number == 0
    assert reader.rules.focus_of() is reader.rules.next


def test_the_last_page_leads_out(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    reader.key(pygame.K_END, pygame.K_RETURN)
    assert isinstance(reader.drive.app.scene, NewGameScene)


def test_the_page_is_remembered(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    reader.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_ESCAPE)
    reader.drive.table()
    reader.drive.press("f1")
    assert reader.rules.number == 2


def test_the_key_that_opens_closes_too(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    reader.drive.press("f1", "f1")
    assert isinstance(reader.drive.app.scene, NewGameScene)


def test_a_still_page_draws_nothing_and_takes_no_memory(reader: Reader) -> None:
    app = reader.drive.app
    app.push(RulesScene(app.kit, T, HouseRules(), Keys()))
    reader.drive.wait(100)
    frames, kept = app.frames, len(app.kit.cache)
    reader.drive.wait(2000)
    assert app.idle
    assert (app.frames, len(app.kit.cache)) == (frames, kept)


def test_reading_again_and_again_keeps_nothing_more(reader: Reader) -> None:
    app = reader.drive.app
    kept = []
    for _ in range(4):
        app.push(RulesScene(app.kit, T, HouseRules(), Keys()))
        for page in range(len(PAGES)):
            reader.rules.show(page)
            reader.drive.wait(40)
        app.pop()
        kept.append((len(app.kit.cache), len(app.kit.cards._sharp)))
    assert kept == kept[:1] * 4


def test_nothing_is_opened_over_a_notice(reader: Reader) -> None:
    reader.drive.game.tell("first")
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    assert isinstance(reader.drive.app.scene, NoticeScene)


def test_the_key_can_be_another_and_a_letter_that_is_typed_stays_a_letter() -> None:
    drive = Driver(setup(deal(7, 2), None, level()), keys=Keys(rules=("r",)))
    reader = Reader(drive)
    drive.game.show_new_game()
    start: object = reader.top
    assert isinstance(start, NewGameScene)
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


def test_a_name_that_is_being_typed_waits_while_the_rules_are_read(reader: Reader) -> None:
    reader.drive.game.show_new_game()
    start: object = reader.top
    assert isinstance(start, NewGameScene)
    name = start._named["name 0"]
    assert isinstance(name, TextField)
    reader.drive.click(name.rect.centre)
    listens = [name.active]
    reader.drive.press("f1")
    listens.append(name.active)
    reader.key(pygame.K_ESCAPE)
    listens.append(name.active)
    assert listens == [True, False, True]
    assert start.focus_of() is name


def test_the_words_follow_the_language() -> None:
    shown = set()
    for lang in ("sr", "sr@cyrillic", "en"):
        drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(lang=lang)).table()
        drive.press("f1")
        shown.add(Reader(drive).rules.closing.label)
        drive.close()
    assert len(shown) == 3


def test_neither_pages_nor_pictures_are_loaded_before_they_are_read() -> None:
    code = "import sys, tac.ui.game; print(*(name for name in sys.modules if name.startswith('tac.ui')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = set(loaded.stdout.split())
    assert "tac.ui.game" in names
    assert not names & {"tac.ui.scenes.rules", "tac.ui.rules.pages", "tac.ui.rules.picture"}


def test_large_words_are_scrolled_before_the_page_is_turned(reader: Reader) -> None:
    """Up and down scroll what has no room; left and right turn, and each page begins at its top."""
    reader.drive.app.kit.enlarge(1.5)
    reader.drive.game.show_new_game()
    reader.drive.press("f1")
    scroll = reader.rules.form.scroll
    reader.key(pygame.K_DOWN)
    assert (reader.rules.number, scroll.offset > 0) == (0, True)
    reader.key(pygame.K_RIGHT)
    assert (reader.rules.number, scroll.offset) == (1, 0)
    reader.key(pygame.K_PAGEDOWN, pygame.K_UP)
    assert (reader.rules.number, scroll.offset > 0) == (1, True)
