"""The moment of a call, seen again on the table: for which time stands, and which any press ends."""

from __future__ import annotations

import pygame
import pytest

from tac.practice.items.finding import nearly
from tac.ui.input import PadButton, PadPress, scancode
from tac.ui.practice.again import MomentAgain
from tac.ui.scenes.practice_live import LiveTable
from tac.ui.table.words import Words
from tools.screens_practice_live import (
    FRAME,
    call,
    fault_seen,
    live_table,
    missed_table,
    seen_again,
    until,
    wait,
)

SIZE = (1024, 640)
KEYS = {"key": "space", "key without a meaning": "z", "modifier": "lshift"}


def again_of(scene: LiveTable) -> MomentAgain | None:
    return scene.again


def is_told(again: MomentAgain) -> bool:
    return again.is_told


def called(*, patient: bool = False, reduced: bool = False) -> LiveTable:
    """A fault has been called, and is seen again and told."""
    scene = live_table(SIZE, "en", patient=patient)
    if reduced:
        scene.set_motion("normal", reduced=True)
    fault_seen(scene)
    call(scene)
    seen_again(scene)
    return scene


def end_by(scene: LiveTable, how: str) -> None:
    again = again_of(scene)
    assert again is not None
    if how in KEYS:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            scene.handle(pygame.Event(kind, key=0, mod=0, unicode="", scancode=scancode(KEYS[how])))
    elif how == "pad":
        scene.take_pad(PadPress(0, PadButton.SOUTH))
    else:
        at = again.button.rect.centre if how == "button" else (20.0, 300.0)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.handle(pygame.Event(kind, pos=at, button=1, touch=how == "finger"))
    scene.update(FRAME)


def test_after_a_call_the_move_is_made_again_and_what_was_owed_is_marked_and_told() -> None:
    scene = live_table(SIZE, "en")
    fault_seen(scene)
    fault = scene.match.table.faults[0]
    call(scene)
    seen_again(scene, told=False)
    again = again_of(scene)
    assert again is not None and not is_told(again)
    assert again._table.heaps == fault.before.heaps
    seen_again(scene)
    assert is_told(again) and again._marks is not None and again._marks.arrows
    words = Words(scene._t, scene.match.setup, scene._names)
    assert words.had_to(fault.card, fault.obligation, fault.owed) in again.text
    scene.leave()


def test_meanwhile_time_stands_and_then_the_game_goes_on_by_itself() -> None:
    scene = called()
    moves, now = scene.match.move_number, scene.match.clock.now()
    frames = 0
    while again_of(scene) is not None:
        assert (scene.match.move_number, scene.match.clock.now()) == (moves, now)
        scene.update(FRAME)
        frames += 1
    assert frames * FRAME > 1000, "there is time to read it"
    wait(scene, 400)
    assert scene.match.move_number > moves
    scene.leave()


@pytest.mark.parametrize("how", ["key", "key without a meaning", "pad", "button", "cloth", "finger"])
def test_any_press_ends_it_and_is_no_call(how: str) -> None:
    scene = called()
    hits, alarms = scene.drill.hits, scene.drill.false_alarms
    end_by(scene, how)
    assert again_of(scene) is None
    scene.update(FRAME)
    assert (scene.drill.hits, scene.drill.false_alarms) == (hits, alarms)
    scene.leave()


def test_a_modifier_by_itself_does_not_end_it() -> None:
    """It may be the beginning of what goes to another window."""
    scene = called()
    end_by(scene, "modifier")
    assert again_of(scene) is not None
    scene.leave()


def test_without_time_it_stays_until_it_has_been_read_and_is_still() -> None:
    scene = called(patient=True)
    wait(scene, 1500)
    assert again_of(scene) is not None and scene.idle
    end_by(scene, "key")
    assert again_of(scene) is None
    scene.leave()


def test_with_reduced_motion_nothing_flies_and_the_same_is_told() -> None:
    scene = called(reduced=True)
    again = again_of(scene)
    assert again is not None and again._marks is not None and again.text.startswith("Right!")
    scene.leave()


def test_a_false_alarm_is_seen_again_too_with_why_it_was_in_order() -> None:
    scene = live_table(SIZE, "en", seats=3)

    def tempting() -> bool:
        latest = scene.drill._latest
        return latest is not None and latest.landed is not None and any(nearly(latest.before, latest.move))

    until(scene, tempting)
    call(scene)
    seen_again(scene)
    again = again_of(scene)
    assert again is not None and again._marks is not None and not again._marks.arrows
    assert again.text.startswith("No fault")
    scene.leave()


def test_the_pause_is_open_meanwhile_and_the_window_may_change() -> None:
    scene = called()
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        scene.handle(pygame.Event(kind, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=scancode("escape")))
    assert scene.match.is_paused and again_of(scene) is not None
    scene.resume()
    for size in ((640, 800), (1280, 720)):
        scene.resize(size)
        surface = pygame.Surface(size)
        scene.draw(surface, scene.dirty)
        again = again_of(scene)
        assert again is not None and pygame.Rect((0, 0), size).contains(again._slip.rect.px)
    scene.leave()


def test_what_was_missed_is_gone_through_move_by_move() -> None:
    scene = missed_table(SIZE, "en", 2)
    for number in (1, 2):
        for _ in range(300):
            scene.update(FRAME)
        assert scene.number == number and scene.telling and scene.idle
        assert scene.marks is not None and scene.marks.arrows
        scene.answers.take_pad(PadPress(0, PadButton.SOUTH))
    scene.leave()


def test_an_impatient_press_lets_the_card_land_first() -> None:
    scene = missed_table(SIZE, "en", 2)
    scene.update(FRAME)
    scene.go_on()
    scene.update(FRAME)
    assert scene.number == 1 and scene.telling
    scene.leave()
