"""Live and clean play at the real table: what counts, what is told, and when time stands."""

from __future__ import annotations

import pygame
import pytest

from tac.match import Declined, MakeMove
from tac.rules import Seat, duties, possible
from tac.ui.input import scancode
from tac.ui.layout import Place, PlaceKind
from tac.ui.practice.opening_tables import pointing_button
from tac.ui.scenes.practice_clean import CleanTable
from tac.ui.scenes.practice_live import LiveTable
from tests.ui.table_driver import T
from tools.screens_practice_clean import clean_table, make
from tools.screens_practice_clean import wait as wait_clean
from tools.screens_practice_live import fault_seen, live_table, seen_again, until, wait

SIZE = (1024, 640)


def press(scene: LiveTable | CleanTable, name: str) -> None:
    """Press a key, let it go, and let a frame pass."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        scene.handle(pygame.Event(kind, key=0, mod=0, unicode="", scancode=scancode(name)))
    scene.update(20.0)


def click(scene: LiveTable | CleanTable, place: Place) -> None:
    """Click in the middle of a place, and let a frame pass."""
    at = scene.view.layout.rect(place).centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.Event(kind, pos=at, button=1, touch=False))
    scene.update(20.0)


def asks(scene: LiveTable) -> bool:
    return scene.asks


def calls(scene: LiveTable) -> bool:
    return scene.view.calling


def advised(scene: CleanTable) -> bool:
    return scene.view._stage.advice is not None


def toast(scene: LiveTable | CleanTable) -> str:
    slip = scene.view._stage.toast
    return "" if slip is None else slip.text


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_a_call_of_a_fault_is_told_as_at_any_table_and_then_how_quick_it_was(how: str) -> None:
    scene = live_table(SIZE, "en")
    fault_seen(scene)
    wait(scene, 10)
    if how == "key":
        press(scene, "space")
    else:
        click(scene, Place(PlaceKind.CALL, 0))
    assert scene.drill.hits == 1
    assert scene.view.calling
    seen_again(scene)
    assert scene.again is not None and scene.again.text.startswith("Right! In 0.")
    scene.leave()


def test_a_fault_that_stands_looks_like_any_move_until_it_is_called_or_closed() -> None:
    scene = live_table(SIZE, "en")
    fault_seen(scene)
    assert toast(scene) == "" and scene._panels() == [scene._heading]
    until(scene, lambda: scene.drill.misses == 1)
    wait(scene, 10)
    assert scene._passing is not None and scene._passing.text.startswith("Missed")
    scene.leave()


def test_time_stands_while_the_place_is_asked_for_and_nothing_is_told_before() -> None:
    scene = live_table(SIZE, "en", pointing=True)
    fault_seen(scene)
    press(scene, "space")
    assert asks(scene)
    assert not calls(scene)
    now, moves = scene.match.clock.now(), scene.match.move_number
    wait(scene, 200)
    assert (scene.match.clock.now(), scene.match.move_number) == (now, moves)
    assert scene.idle
    press(scene, "space")
    assert asks(scene)
    heard = scene._heard
    assert heard is not None and heard.explanation is not None
    owed = heard.explanation.owed[0].target
    click(scene, Place(PlaceKind.HEAP, owed) if isinstance(owed, Seat) else Place(PlaceKind.CENTRAL))
    assert not asks(scene)
    assert calls(scene)
    seen_again(scene)
    assert scene.again is not None and "place too" in scene.again.text
    scene.leave()


def test_a_patient_table_waits_after_each_turn_for_a_word() -> None:
    scene = live_table(SIZE, "en", patient=True)
    for _ in range(2000):
        scene.update(20.0)
    assert scene.drill.waits
    moves, now = scene.match.move_number, scene.match.clock.now()
    wait(scene, 300)
    assert (scene.match.move_number, scene.match.clock.now()) == (moves, now)
    press(scene, "c")
    wait(scene, 300)
    assert scene.match.move_number > moves
    scene.leave()


def test_a_window_that_is_left_makes_a_pause_though_only_computers_play() -> None:
    scene = live_table(SIZE, "en")
    fault_seen(scene)
    scene.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert scene.match.is_paused
    scene.leave()


def test_a_fault_in_clean_play_is_not_made_and_what_is_owed_is_shown_until_it_is() -> None:
    scene = clean_table(SIZE, "en", turn=1)
    wait_clean(scene, 20)
    table = scene.match.table
    wrong = next(m for m in possible(table) if m.is_turn_move and m not in duties(table))
    assert isinstance(scene.match.submit(MakeMove(Seat.A, wrong)), Declined)
    assert scene.match.table is table
    wait_clean(scene, 2)
    assert advised(scene)
    assert scene.game.given is None, "from here on there is all the time one likes"
    make(scene, right=True)
    wait_clean(scene, 80)
    assert scene.match.table is not table
    assert not advised(scene)
    scene.leave()


def test_the_clock_of_clean_play_runs_from_the_landing_and_stands_in_a_pause() -> None:
    scene = clean_table(SIZE, "en")
    wait_clean(scene, 50)
    left = scene._bar(scene._clock.now())
    assert left is not None and left < 1
    scene.pause()
    wait_clean(scene, 100)
    assert scene._bar(scene._clock.now()) == left
    scene.resume()
    wait_clean(scene, 400)
    assert scene._spoilt and advised(scene)
    scene.leave()


def test_without_time_a_table_of_clean_play_is_still() -> None:
    scene = clean_table(SIZE, "en", patient=True)
    wait_clean(scene, 100)
    assert scene.idle and scene._bar(scene._clock.now()) is None
    scene.leave()


def test_whether_places_are_asked_for_is_switched_in_the_pause_and_kept() -> None:
    scene = live_table(SIZE, "en")
    kept: list[tuple[str, object]] = []
    button = pointing_button(T, scene.drill, lambda path, value: kept.append((path, value)))
    assert button.label.endswith("off")
    button.act()
    assert scene.drill.pointing and kept == [("practice.pointing", True)] and button.label.endswith("on")
    scene.leave()
