"""The rules over a game: it stands and is covered meanwhile, and the count of three leads back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.rules import FalseCall, HouseRules, deal
from tac.ui.layout import Place, PlaceKind
from tac.ui.rules.pages import PAGES
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.scenes.table import TableScene
from tests.ui.rules_reader import Reader
from tests.ui.table_driver import Driver, dealt, level, setup

BOOK = Place(PlaceKind.RULES)


def stands(drive: Driver) -> bool:
    """Whether the game is paused."""
    return drive.match.is_paused


def dragged(scene: TableScene) -> bool:
    """Whether a card is between the fingers."""
    return scene.view.dragged is not None


@pytest.fixture
def at_table() -> Iterator[Reader]:
    drive = Driver(setup(deal(7, 2), None, level())).table()
    yield Reader(drive)
    drive.close()


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
    for _ in range(3):
        at_table.drive.press("f1")
        assert at_table.rules.number == 0
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


def test_the_house_rules_that_are_ticked_are_those_of_the_game() -> None:
    """On other screens they are those of the next game."""
    own, next_ones = HouseRules(heap_wrap=False), HouseRules(false_call=FalseCall.CARD)
    deals = [dealt("Ah", "5c", rules=own), dealt("Ah", "5c", rules=next_ones)]
    drive = Driver(lambda choice, first: setup(deals.pop(0) if len(deals) > 1 else deals[0], None, level()))
    reader = Reader(drive)
    drive.table().press("f1")
    ticked = [reader.rules.rules]
    drive.press("escape")
    drive.game.show_new_game()
    drive.press("f1")
    ticked.append(reader.rules.rules)
    assert ticked == [own, next_ones]
    drive.close()


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
