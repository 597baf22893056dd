"""The review of a game: everybody's faults and missed calls, each with what was owed, and where they lead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.locale import LANGUAGES
from tac.rules import Seat, deal
from tac.ui.layout import Rect
from tac.ui.layout.review import review_layout
from tac.ui.scenes.replay import ReplayScene
from tac.ui.scenes.review import ReviewScene
from tac.ui.widgets.review_rows import PlayerRow, columns_of
from tests.ui.device_hands import Finger, press
from tests.ui.table_driver import Driver, a_choice, level, setup
from tests.ui.test_screen_layouts import SCALES, SEATS, SIZES
from tests.ui.widget_hands import key
from tools.screens import kit_of
from tools.screens_replay import past_game
from tools.screens_review import make_review

GAME = past_game(11, 4)
FILM = GAME.film


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2), size=(1280, 720))
    driver.game.show_review(GAME, driver.game.show_menu)
    driver.wait(40)
    yield driver
    driver.close()


def review(drive: Driver) -> ReviewScene:
    scene = drive.app.scene
    assert isinstance(scene, ReviewScene)
    return scene


def replayed(drive: Driver) -> int:
    """The place at which the game is shown on the table now."""
    scene = drive.app.scene
    assert isinstance(scene, ReplayScene)
    return scene.place


def choose(drive: Driver, number: int) -> None:
    tabs = review(drive).tabs
    drive.click((tabs.rect.x + (0.25 + 0.5 * number) * tabs.rect.w, tabs.rect.cy))
    drive.wait(20)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fault_is_there_with_its_sentence_and_who_called_it(seats: int) -> None:
    """For every player: all that he missed and all that he did, in the order of play."""
    film = past_game(11, seats).film
    scene = make_review(kit_of((1280, 720)), "en", seats)
    shown = set()
    for seat in range(seats):
        for number, wanted in ((0, film.missed_by(Seat(seat))), (1, film.made_by(Seat(seat)))):
            scene.resize((1280, 720))
            scene.look_at(Seat(seat))
            scene._turn_to(number)
            assert [row.seen.moment for row in scene.rows] == list(wanted)
            for row in scene.rows:
                moment = row.seen.moment
                shown.add(moment.token)
                assert row.seen.owed == scene.words.owed(moment)
                if moment.caller is not None:
                    assert scene.words.names[moment.caller] in row.seen.about
    assert shown == {moment.token for moment in film.moments}


def test_first_is_what_you_missed_and_any_player_can_be_looked_at(drive: Driver) -> None:
    scene = review(drive)
    assert scene.seat is Seat.A and scene.missed
    assert [row.seen.moment for row in scene.rows] == list(FILM.missed_by(Seat.A))
    drive.click(scene.players[Seat.B].rect.centre)
    choose(drive, 1)
    assert [row.seen.moment for row in scene.rows] == list(FILM.made_by(Seat.B))


def test_a_button_shows_the_moment_on_the_table_and_escape_leads_back(drive: Driver) -> None:
    scene = review(drive)
    row = scene.rows[0]
    drive.click(row.buttons[0].rect.centre)
    assert replayed(drive) == row.seen.moment.token
    drive.send(key(pygame.K_ESCAPE))
    assert review(drive).seat is Seat.A


def test_a_press_beside_the_button_shows_the_small_table_only(drive: Driver) -> None:
    scene = review(drive)
    choose(drive, 1)
    row = scene.rows[2]
    drive.click((row.rect.x + 20, row.rect.cy))
    assert review(drive) is scene
    assert scene.board.moment is row.seen.moment
    assert [one.chosen for one in scene.rows].count(True) == 1


def test_keys_go_from_moment_to_moment_and_enter_shows_one(drive: Driver) -> None:
    scene = review(drive)
    choose(drive, 1)
    scene.form.put(scene.form.widgets, scene.rows[0].buttons[0])
    drive.send(key(pygame.K_DOWN))
    assert scene.form.focus is scene.rows[1].buttons[0]
    assert scene.board.moment is scene.rows[1].seen.moment
    token = scene.rows[1].seen.moment.token
    drive.send(key(pygame.K_RETURN))
    assert replayed(drive) == token


def test_a_gamepad_and_a_finger_do_the_same(drive: Driver) -> None:
    scene = review(drive)
    choose(drive, 1)
    finger = Finger(drive)
    finger.tap(scene.players[Seat.C].rect.centre)
    assert scene.seat is Seat.C
    scene.form.put(scene.form.widgets, scene.rows[0].buttons[0])
    token = scene.rows[0].seen.moment.token
    press(drive, "south")
    assert replayed(drive) == token
    press(drive, "east")
    finger.tap(review(drive).watch.rect.centre)
    assert replayed(drive) == 0


def test_where_there_is_nothing_it_says_so(drive: Driver) -> None:
    clean = next(seat for seat in FILM.record.result if not FILM.made_by(seat))
    scene = review(drive)
    scene.look_at(clean)
    scene._turn_to(1)
    drive.wait(20)
    assert scene.rows == [] and scene.board.moment is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (640, 800)], ids=str)
def test_it_can_be_drawn_in_every_language(lang: str, size: tuple[int, int]) -> None:
    for seats in (2, 3, 4):
        scene = make_review(kit_of(size), lang, seats)
        scene.resize(size)
        for player in GAME.film.record.result[:seats]:
            if player < seats:
                scene.look_at(player)
        sheet = pygame.Surface(size)
        scene.draw(sheet, scene.dirty)
        assert len({sheet.get_at((x, size[1] // 2))[:3] for x in range(0, size[0], 5)}) > 8


@given(SIZES, SEATS, st.integers(0, 60), SCALES)
@example((1024, 640), 4, 12, 1.5)
@example((640, 800), 4, 12, 1.5)
@example((1280, 720), 4, 12, 1.0)
def test_nothing_on_the_review_overlaps(
    size: tuple[int, int], players: int, moments: int, scale: float
) -> None:
    layout = review_layout(*size, players, moments, scale=scale)
    assert all(layout.inside.holds(rect) for rect in (layout.title, layout.about, *layout.buttons))
    parts = [*layout.players, layout.tabs, *layout.moments]
    for one, other in pairwise(parts):
        assert not one.inflated(-1).overlaps(other.inflated(-1))
    assert all(not layout.view.inflated(-2).overlaps(button.inflated(-2)) for button in layout.buttons)
    if layout.board is not None:
        assert not layout.board.overlaps(layout.standings)
        assert layout.board.h > 14 * layout.u


def test_a_long_name_ends_before_the_numbers() -> None:
    """A name of 24 letters; in a narrow row, too."""
    kit = kit_of((1280, 720))
    for width in (280, 440):
        rect = Rect(0, 0, width, 46)
        pictures = []
        for name in ("Ana", "Wolfgang-Maximilian Wolf"):
            row = PlayerRow(1, name, "lisica", (11, 22, 33), lambda: None)
            row.rect = rect
            pictures.append(pygame.Surface((width, 46)))
            row.draw(pictures[-1], kit, focus=False)
        first = columns_of(rect, kit.u)[0]
        numbers = [picture.subsurface(first.x, 0, width - first.x, 46) for picture in pictures]
        assert numbers[0].copy().get_buffer().raw == numbers[1].copy().get_buffer().raw
