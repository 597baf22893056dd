"""Calls within one frame, from any mix of devices: who is first depends on the seats alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tac.match import Answer, CallTac
from tac.match.events import CallMade, CallsLocked, SameCall
from tac.rules import SEATS, Seat
from tac.rules.events import FalselyCalled
from tac.ui.input import scancode
from tac.ui.motion.durations import SPEEDS
from tests.ui.input.pad_hands import LEFT_Y, axis, pushed
from tests.ui.table_driver import FRAME, A, B, C, D, Driver, T, call_button, dealt, setup

_KEYS = {A: "b", B: "q", C: "t", D: "p"}


def by_key(drive: Driver, seat: Seat) -> list[pygame.Event]:
    name = _KEYS[seat]
    keys = [pygame.KEYDOWN, pygame.KEYUP]
    return [pygame.Event(kind, key=0, scancode=scancode(name), mod=0, unicode="") for kind in keys]


def by_mouse(drive: Driver, seat: Seat) -> list[pygame.Event]:
    pos = drive.at(call_button(seat))
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
    ]


def by_finger(drive: Driver, seat: Seat) -> list[pygame.Event]:
    x, y = drive.at(call_button(seat))
    w, h = drive.app.size
    how = {"touch_id": 1, "finger_id": int(seat), "x": x / w, "y": y / h, "dx": 0.0, "dy": 0.0}
    return [pygame.Event(pygame.FINGERDOWN, how)]


def by_pad(drive: Driver, seat: Seat) -> list[pygame.Event]:
    return [pushed("north", int(seat))]


DEVICES = (by_key, by_mouse, by_finger, by_pad)
Device = Callable[[Driver, Seat], list[pygame.Event]]
calls = st.lists(st.tuples(st.sampled_from(SEATS), st.sampled_from(DEVICES)), min_size=1, max_size=5)


def kept(offender: Seat, *, faulty: bool, speed: str = "normal") -> Driver:
    """Four people; ``offender`` has just kept his first card, which is an Ace or not."""
    tops = ["9c", "9d", "9h", "9s"]
    tops[offender] = "Ah" if faulty else "5d"
    drive = Driver(setup(dealt(*tops, first=offender), None, None, None, None), speed=speed).table()
    for pad in range(4):
        drive.send(axis(LEFT_Y, 0.0, pad))
    drive.press("kp_0", "down")
    return drive


def call_at_once(drive: Driver, made: list[tuple[Seat, Device]]) -> None:
    drive.send(*[event for seat, device in made for event in device(drive, seat)])


@settings(max_examples=30)
@given(st.sampled_from(SEATS), calls, st.sampled_from(["normal", "off"]))
@example(A, [(D, by_key), (C, by_finger), (B, by_pad), (A, by_mouse)], "off")
@example(C, [(C, by_pad), (B, by_pad), (A, by_key), (D, by_finger)], "normal")
def test_the_seat_nearest_after_the_offender_is_first(
    offender: Seat, made: list[tuple[Seat, Device]], speed: str
) -> None:
    """In whatever order they come, and from whatever devices; nobody is punished for being as quick."""
    drive = kept(offender, faulty=True, speed=speed)
    call_at_once(drive, made)
    callers = {seat for seat, _ in made} - {offender}
    nearest = [seat for k in range(1, 4) if (seat := SEATS[(offender + k) % 4]) in callers]
    assert drive.tokens() == ["x", "d-", *(f"!{seat.name}" for seat in nearest[:1])]
    assert drive.noted.count(FalselyCalled) == drive.noted.count(CallsLocked) == 0
    assert drive.scene.view._stage.locked == set()
    drive.app.close()


@settings(max_examples=10)
@given(st.permutations(SEATS), st.sampled_from(DEVICES))
def test_of_false_calls_within_one_frame_one_counts_and_no_other_is_locked(
    order: list[Seat], device: Device
) -> None:
    drive = kept(A, faulty=False)
    call_at_once(drive, [(seat, device) for seat in order])
    assert [event.seat for event in drive.noted.events() if isinstance(event, CallMade)] == [B]
    assert drive.scene.view._stage.locked == {B}
    assert drive.toast == T("call.false.about")
    drive.app.close()


@pytest.mark.parametrize("speed", list(SPEEDS))
def test_of_calls_in_several_frames_the_first_counts_and_the_others_are_the_same(speed: str) -> None:
    """Also where nothing is shown of the first: nobody can take back what he has seen as well."""
    drive = kept(A, faulty=True, speed=speed)
    for seat in (D, B, C, D):
        drive.app.step(FRAME, by_key(drive, seat))
    assert drive.tokens() == ["x", "d-", "!D"]
    assert drive.noted.count(SameCall) == 3
    assert drive.noted.count(FalselyCalled) == drive.noted.count(CallsLocked) == 0
    assert drive.scene.view._stage.locked == set()
    drive.app.close()


def test_without_motion_the_others_do_not_hide_what_was_owed() -> None:
    """Then a passing message tells it, and those of the others yield to that."""
    drive = kept(A, faulty=True, speed="off")
    drive.app.step(FRAME, by_key(drive, B))
    told = drive.toast
    drive.wait(300)
    drive.app.step(FRAME, by_key(drive, C))
    assert drive.toast == told != T("call.same")
    drive.app.close()


def test_a_move_after_a_call_within_one_frame_comes_after_it() -> None:
    """And a call after that is still the same call, though the move has brought the moment to its end."""
    drive = kept(A, faulty=True, speed="off")
    move = pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode("kp_5"), mod=0, unicode="")
    drive.send(*by_key(drive, C), move, *by_key(drive, D))
    assert drive.tokens() == ["x", "d-", "!C", "d+"]
    assert drive.noted.count(FalselyCalled) == 0
    drive.app.close()


def test_the_buttons_look_alike_whether_or_not_a_fault_stands() -> None:
    """As they go down, all of them at once, before anything is shown of what comes of it."""
    looks = []
    for faulty in (True, False):
        drive = kept(A, faulty=faulty)
        drive.still()
        asked: list[list[Seat]] = []

        def hold_back(seats: Iterable[Seat], *, counted: bool = False) -> dict[Seat, Answer]:
            asked.append(list(seats))  # noqa: B023
            return {}

        drive.match.submit_calls = hold_back  # type: ignore[method-assign]
        call_at_once(drive, [(D, by_finger), (C, by_key), (B, by_pad), (A, by_mouse)])
        drive.wait(40)
        stage, layout = drive.scene.view._stage, drive.scene.view.layout
        drive.scene.view.draw(drive.app.screen.surface, whole=True)
        rects = [layout.rect(call_button(seat)) for seat in SEATS]
        pictures = [
            pygame.image.tobytes(drive.app.screen.surface.subsurface(rect.px), "RGB") for rect in rects
        ]
        looks.append((asked, dict(stage.pressed), dict(stage.sunk), drive.audio.heard[-2:], pictures))
        drive.app.close()
    assert looks[0] == looks[1]
    assert set(looks[0][2]) == {call_button(seat) for seat in SEATS}


def test_several_buttons_that_go_down_at_once_all_come_up_again() -> None:
    drive = kept(A, faulty=True)
    call_at_once(drive, [(D, by_key), (C, by_key), (B, by_pad)])
    drive.wait(400)
    stage = drive.scene.view._stage
    assert stage.pressed == {}
    assert all(sunk == 0.0 for sunk in stage.sunk.values())
    drive.app.close()


def test_a_call_is_not_sent_one_by_one() -> None:
    """What looks at commands alone would make the first event of a frame the first call."""
    drive = kept(A, faulty=True)
    seen: list[object] = []
    submit = drive.match.submit

    def watch(command: object) -> object:
        seen.append(command)
        return submit(command)  # type: ignore[arg-type]

    drive.match.submit = watch  # type: ignore[method-assign, assignment]
    call_at_once(drive, [(D, by_key), (C, by_key)])
    assert seen == [CallTac(C)]
    drive.app.close()
