"""A recorded game on the table again: every way to move in it, by mouse, keys, gamepad and finger."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tac.history.film import MarkKind
from tac.rules import deal
from tac.rules.events import CardPlayed
from tac.ui.layout import Place, PlaceKind
from tac.ui.layout.replay import replay_layout
from tac.ui.scenes.replay import USUAL, ReplayScene
from tac.ui.scenes.replay_keys import Wish
from tac.ui.table.model import TableModel
from tac.ui.table.view import TableView
from tests.ui.device_hands import Finger, press
from tests.ui.input.pad_hands import axis, pushed
from tests.ui.table_driver import Driver, a_choice, level, setup
from tests.ui.test_screen_layouts import SCALES, SIZES
from tests.ui.widget_hands import key
from tools.screens_replay import past_game

GAME = past_game(11, 3)
FILM = GAME.film


class Shown:
    """A replay in a driven game, and what it asked for."""

    def __init__(self) -> None:
        self.drive = Driver(setup(deal(7, 2), None, level()), choice=a_choice(count=2))
        self.asked: list[str] = []
        self.drive.game._looking._play_on = (  # type: ignore[method-assign]
            lambda game, place: self.asked.append(f"on {place}")
        )
        self.drive.game._looking.show_replay(GAME, 0, lambda: self.asked.append("leave"))
        self.drive.wait(40)

    @property
    def scene(self) -> ReplayScene:
        scene = self.drive.app.scene
        assert isinstance(scene, ReplayScene)
        return scene

    @property
    def view(self) -> TableView:
        view = self.scene.view
        assert view is not None
        return view

    def keys(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.drive.send(key(code, mod=mod))
        self.drive.wait(40)

    def still(self) -> None:
        self.drive.until(lambda: not self.view.busy)

    def lies_as_recorded(self) -> bool:
        """Whether the picture has all cards where the record has them."""
        self.still()
        wanted, has = TableModel(FILM.table(self.scene.place)), self.view._stage.model
        same = (wanted.piles, wanted.heaps, wanted.central, wanted.drawn) == (
            has.piles,
            has.heaps,
            has.central,
            has.drawn,
        )
        return same and wanted.out == has.out


@pytest.fixture(scope="module")
def opened() -> Iterator[Shown]:
    shown = Shown()
    yield shown
    shown.drive.close()


@pytest.fixture
def shown(opened: Shown) -> Shown:
    opened.scene.go(0)
    opened.scene.speed.index = USUAL
    opened.scene._set_speed(USUAL)
    opened.drive.wait(40)
    opened.asked.clear()
    return opened


def test_every_step_on_and_every_jump_shows_the_table_of_the_record(shown: Shown) -> None:
    for _ in range(12):
        shown.keys(pygame.K_RIGHT)
        assert shown.lies_as_recorded()
    for place in (FILM.length, 200, 57, 0, 1, FILM.length - 1):
        shown.scene.go(place)
        shown.drive.wait(20)
        assert shown.scene.place == place
        assert shown.lies_as_recorded()


def test_all_of_a_game_can_be_stepped_through_faults_calls_and_all(shown: Shown) -> None:
    scene = shown.scene
    for place in range(FILM.length):
        assert scene.place == place
        scene.step_on()
        shown.view.hurry()
        assert shown.view._stage.model.heaps == TableModel(FILM.table(place + 1)).heaps
    scene.step_on()
    assert scene.place == FILM.length


def test_the_keys_step_jump_and_play(shown: Shown) -> None:
    scene = shown.scene
    shown.keys(pygame.K_END)
    assert scene.place == FILM.length
    shown.keys(pygame.K_LEFT)
    assert scene.place == FILM.length - 1
    shown.keys(pygame.K_HOME)
    assert scene.place == 0
    shown.keys(pygame.K_PAGEDOWN)
    assert scene.place == FILM.turn_after(0)
    shown.keys(pygame.K_RIGHT, mod=pygame.KMOD_LSHIFT)
    fault = FILM.fault_after(FILM.turn_after(0))
    assert scene.place == fault
    shown.keys(pygame.K_PAGEUP)
    assert scene.place == FILM.turn_before(fault or 0)
    shown.keys(pygame.K_SPACE)
    assert scene.playing
    shown.keys(pygame.K_SPACE)
    assert not scene.playing


def test_arrows_change_the_speed_where_its_ring_is_and_step_for_who_clicked_on_it(shown: Shown) -> None:
    scene = shown.scene
    scene.form.put(scene.form.widgets, scene.speed)
    scene.form.ring = False
    shown.keys(pygame.K_RIGHT)
    assert (scene.place, scene.speed.index) == (1, USUAL)
    scene.form.ring = True
    shown.keys(pygame.K_RIGHT)
    assert (scene.place, scene.speed.index) == (1, USUAL + 1)
    shown.keys(pygame.K_LEFT, pygame.K_PAGEDOWN)
    assert (scene.place, scene.speed.index) == (FILM.turn_after(1), USUAL)
    scene.form.put(scene.form.widgets, scene.line)


def test_it_plays_by_itself_to_the_end_and_then_stands_still(shown: Shown) -> None:
    scene = shown.scene
    scene.go(FILM.length - 6)
    shown.drive.wait(40)
    shown.keys(pygame.K_SPACE)
    shown.drive.until(lambda: not scene.playing, most=60_000)
    assert scene.place == FILM.length
    shown.drive.until(lambda: scene.idle)
    frames = shown.drive.app.frames
    shown.drive.wait(400)
    assert shown.drive.app.frames == frames
    shown.keys(pygame.K_SPACE)
    assert scene.playing and scene.place < FILM.length


def test_more_speed_takes_less_time(shown: Shown) -> None:
    took = []
    for number in (1, 3):
        shown.scene.go(0)
        shown.scene._set_speed(number)
        shown.drive.wait(40)
        shown.scene.wish(Wish.PLAY)
        waited = 0
        while shown.scene.place < 5:
            shown.drive.wait(20)
            waited += 1
        shown.scene.wish(Wish.PLAY)
        took.append(waited)
    assert took[1] < took[0] / 2


def test_before_a_fault_the_owed_move_is_marked_and_told_and_elsewhere_not(shown: Shown) -> None:
    scene = shown.scene
    for moment in FILM.moments[:4]:
        scene.go(moment.token)
        shown.drive.wait(60)
        advice = shown.view._stage.advice
        assert advice is not None
        assert (advice.seat, advice.moves, advice.card) == (moment.seat, moment.owed, moment.card)
        assert scene.words.owed(moment) in scene.about.words
    scene.go(0)
    shown.drive.wait(60)
    assert shown.view._stage.advice is None


def test_the_time_line_is_drawn_along_by_the_mouse(shown: Shown) -> None:
    line, drive = shown.scene.line, shown.drive
    drive.point((line.x_of(30), line.rect.cy))
    drive.button_down()
    drive.wait(20)
    assert shown.scene.place == 30
    drive.point((line.x_of(200), line.rect.cy))
    drive.wait(20)
    assert shown.scene.place == 200
    drive.button_up()
    assert shown.lies_as_recorded()


def test_a_finger_draws_the_time_line_and_presses_the_buttons(shown: Shown) -> None:
    line, finger = shown.scene.line, Finger(shown.drive)
    finger.down((line.x_of(20), line.rect.cy))
    finger.move((line.x_of(120), line.rect.cy))
    finger.up((line.x_of(120), line.rect.cy))
    shown.drive.wait(20)
    assert abs(shown.scene.place - 120) <= 1
    before = shown.scene.place
    finger.tap(shown.scene.steps[Wish.ON].rect.centre)
    shown.drive.wait(20)
    assert shown.scene.place == before + 1


def test_a_gamepad_steps_jumps_plays_and_leaves(shown: Shown) -> None:
    drive, scene = shown.drive, shown.scene
    scene.form.put(scene.form.widgets, scene.line)
    press(drive, "right", "right", "left")
    drive.wait(40)
    assert scene.place == 1
    press(drive, "right shoulder")
    drive.wait(40)
    assert scene.place == FILM.fault_after(1)
    press(drive, "left shoulder")
    drive.wait(40)
    press(drive, "west")
    playing = [scene.playing]
    press(drive, "west", "north")
    assert [*playing, scene.playing] == [True, False]
    drive.send(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0))
    drive.send(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.0))
    drive.wait(40)
    assert scene.place in FILM.turns
    press(drive, "down")
    assert scene.form.focus is not scene.line
    drive.send(pushed("east"))
    assert shown.asked == ["leave"]


def test_escape_and_the_button_lead_back_and_play_on_begins_where_one_stands(shown: Shown) -> None:
    shown.scene.go(57)
    shown.drive.wait(40)
    shown.drive.click(shown.scene.play_on.rect.centre)
    shown.drive.click(shown.scene.leave_button.rect.centre)
    shown.keys(pygame.K_ESCAPE)
    assert shown.asked == ["on 57", "leave", "leave"]


def test_nothing_is_played_on_from_the_end(shown: Shown) -> None:
    shown.scene.go(FILM.length)
    shown.drive.wait(40)
    assert not shown.scene.play_on.enabled


def test_the_table_has_no_buttons_of_a_game(shown: Shown) -> None:
    from tac.ui.table.items import items

    places = {item.place for item in items(shown.view._scenery)}
    assert Place(PlaceKind.PAUSE) not in places
    assert not [place for place in places if isinstance(place, Place) and place.kind is PlaceKind.CALL]


def test_a_window_that_loses_the_focus_stops_it(shown: Shown) -> None:
    shown.keys(pygame.K_SPACE)
    shown.drive.send(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not shown.scene.playing


def test_every_kind_of_mark_has_another_shape() -> None:
    """Not the colour alone tells them apart: in one colour they are still different."""
    from tac.ui.draw.signs import draw_sign
    from tac.ui.layout import Rect
    from tools.screens import kit_of

    kit, seen = kit_of((1280, 720)), set()
    for kind in MarkKind:
        sheet = pygame.Surface((16, 16))
        sheet.fill("black")
        draw_sign(sheet, kit, kind, Rect(0, 0, 16, 16))
        seen.add(tuple(sheet.get_at((x, y)).r > 90 for x in range(16) for y in range(16)))
    assert len(seen) == len(MarkKind)


def test_every_sign_that_stands_on_the_time_line_is_explained(shown: Shown) -> None:
    """By its words, and none that is not there."""
    legend = shown.scene.legend
    assert set(legend.kinds) == {mark.kind for mark in FILM.marks}
    assert len(set(legend._words)) == len(legend.kinds) > 2
    assert not shown.scene.line.rect.overlaps(legend.rect)


@given(SIZES, SCALES, st.integers(0, 6))
@example((640, 800), 1.5, 6)
@example((1024, 640), 1.0, 6)
def test_nothing_in_the_bar_overlaps(size: tuple[int, int], scale: float, kinds: int) -> None:
    layout = replay_layout(*size, scale=scale, kinds=kinds)
    parts = [layout.line, *layout.legend, layout.words, *layout.steps]
    parts += [layout.speed, layout.play_on, layout.back]
    assert all(layout.bar.holds(part) for part in parts)
    for one, other in combinations(parts, 2):
        assert not one.inflated(-1).overlaps(other.inflated(-1))
    assert bool(layout.legend) == bool(kinds)


def test_with_reduced_motion_cards_do_not_fly(shown: Shown) -> None:
    token = next(
        k for k, step in enumerate(FILM.steps) if any(isinstance(event, CardPlayed) for event in step.events)
    )
    scene = shown.scene
    scene._reduced = True
    try:
        scene.go(token)
        shown.drive.wait(40)
        scene.step_on()
        assert shown.view._hand.reduced
        assert shown.lies_as_recorded()
    finally:
        scene._reduced = False


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_the_table_keeps_most_of_a_wide_window(size: tuple[int, int], scale: float) -> None:
    """However large letters and buttons are, and with every kind of sign explained."""
    layout = replay_layout(*size, scale=scale, kinds=6)
    assert layout.table[1] >= (0.7 if scale == 1.0 else 0.57) * size[1]
    row = [*layout.steps, layout.speed, layout.play_on, layout.back]
    assert len({rect.cy for rect in row}) == 1
    assert all(one.right < other.left for one, other in pairwise(row))
