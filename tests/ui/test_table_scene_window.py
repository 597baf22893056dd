"""The window before a person's first move is seen as a thin line that costs nothing and tells nothing."""

from __future__ import annotations

import pytest

from tac.match.events import WindowOpened
from tac.rules.events import FalselyCalled
from tac.ui.table.stage import Wait
from tac.ui.table.wait_line import FEW_STEPS, line_rect
from tests.ui.table_driver import FRAME, B, Driver, dealt, level, setup


def kept(top: str = "5d", *, reduced: bool = False, speed: str = "normal") -> Driver:
    """Three people; A has just kept this card, which is owed to the central pile if it is a 2."""
    drive = Driver(setup(dealt(f"{top} 2c", "9d", "9s"), None, None, None), speed=speed).table()
    drive.scene.view.move_less(reduced)
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.noted.count(WindowOpened) == 1)
    return drive


def waits(drive: Driver) -> Wait | None:
    return drive.scene.view._stage.wait


def lengths(drive: Driver, ms: float = 1200.0) -> list[float]:
    """What is left, frame by frame; 0 where no line is shown."""
    seen = []
    for _ in range(round(ms / FRAME)):
        wait = waits(drive)
        seen.append(0.0 if wait is None else wait.left)
        drive.app.step(FRAME, [])
    return seen


def test_the_line_is_the_waiting_players_and_is_gone_when_he_may_move() -> None:
    drive = kept()
    wait = waits(drive)
    assert wait is not None
    assert wait.seat is B
    closes = next(event.closes_at for event in drive.noted.events() if isinstance(event, WindowOpened))
    drive.until(lambda: waits(drive) is None, frame=10.0)
    assert drive.match.now == pytest.approx(closes, abs=20.0)
    drive.press("kp_0")
    assert drive.tokens()[-1] == "x"
    drive.app.close()


def test_it_only_ever_grows_shorter_whatever_the_speed_of_the_cards() -> None:
    for speed in ("normal", "off"):
        drive = kept(speed=speed)
        seen = lengths(drive)
        assert seen[0] > 0.9
        assert seen == sorted(seen, reverse=True)
        assert 40 <= sum(left > 0.0 for left in seen) <= 46
        drive.app.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_it_is_the_same_whether_or_not_a_fault_stands(reduced: bool) -> None:
    ran = []
    for top in ("2h", "5d"):
        drive = kept(top, reduced=reduced)
        ran.append((bool(drive.match.table.faults), lengths(drive)))
        drive.app.close()
    assert [fault for fault, _ in ran] == [True, False]
    assert ran[0][1] == ran[1][1]


def test_before_a_computers_move_there_is_none() -> None:
    drive = Driver(setup(dealt("5d 2c", "9d", "9s"), None, level(), None)).table()
    drive.press("kp_0", "kp_2")
    drive.until(lambda: drive.noted.count(WindowOpened) == 1)
    assert waits(drive) is None
    drive.app.close()


def test_a_right_call_ends_it_and_a_false_one_does_not() -> None:
    drive = kept("5d")
    drive.wait(200)
    drive.press("p")
    assert drive.noted.count(FalselyCalled) == 1
    wait = waits(drive)
    assert wait is not None and wait.seat is B
    drive.app.close()
    drive = kept("2h")
    drive.press("p")
    assert drive.tokens()[-1] == "!C"
    assert waits(drive) is None
    drive.app.close()


def test_while_it_runs_only_its_own_pixels_are_drawn_again() -> None:
    drive = kept()
    view = drive.scene.view
    drive.app.kit.ahead.finish()
    drive.until(lambda: not view._timeline.busy)
    drive.wait(60)
    line = line_rect(view.layout.seats[B], view.layout.u).px
    seen = []
    draw = view.draw

    def watch(*args: object, **kwargs: object) -> object:
        areas = draw(*args, **kwargs)  # type: ignore[arg-type]
        seen.append(areas)
        return areas

    view.draw = watch  # type: ignore[method-assign, assignment]
    drive.wait(300)
    assert len(seen) > 5
    for areas in seen:
        assert areas is not None
        assert {tuple(area) for area in areas} == {line}
    drive.app.close()


def test_with_less_motion_it_takes_a_few_steps_and_nothing_is_drawn_between() -> None:
    drive = kept(reduced=True)
    drive.until(lambda: not drive.scene.view._timeline.busy)
    frames = drive.app.frames
    seen = lengths(drive)
    assert len(set(seen) - {0.0}) <= FEW_STEPS
    assert drive.app.frames - frames <= FEW_STEPS + 1
    drive.app.close()


def test_an_early_press_waits_with_its_sign_as_long_as_the_line_runs() -> None:
    drive = kept()
    drive.press("kp_0")
    stage = drive.scene.view._stage
    while waits(drive) is not None:
        assert stage.held is not None
        assert drive.tokens()[-1] == "d-"
        drive.app.step(10.0, [])
    drive.wait(20)
    assert (stage.held, drive.tokens()[-1]) == (None, "x")
    drive.app.close()


def test_where_there_is_no_window_there_is_no_line() -> None:
    from tac.match import Timing

    drive = Driver(
        setup(dealt("5d 2c", "9d", "9s"), None, None, None, timing=Timing(window_person=0))
    ).table()
    drive.press("kp_0", "kp_2")
    for _ in range(40):
        assert waits(drive) is None
        drive.app.step(FRAME, [])
    drive.app.close()


def test_nobody_is_called_for_what_has_not_landed_yet() -> None:
    """A computer's reaction begins when the card is seen to lie, however slowly it comes."""
    landings = []
    for speed in ("fast", "slow"):
        drive = Driver(
            setup(dealt("2h 5c", "9d", "9s"), None, level(notice=1.0, reaction=0.0), None), speed=speed
        ).table()
        drive.press("kp_0")
        drive.still()
        drive.press("kp_2")
        while drive.is_busy() and "!B" not in drive.tokens():
            assert not drive.scene.view.calling
            drive.app.step(10.0, [])
        drive.until(lambda drive=drive: "!B" in drive.tokens())  # type: ignore[misc]
        made = {report.move.token: report.at for report in drive.noted.referee if report.move is not None}
        landings.append(made["!B"] - made["d-"])
        drive.app.close()
    assert 100 < landings[0] < landings[1]
