"""The scheduler: by nominal time, in the order of planning, and never what has become stale."""

from __future__ import annotations

from tac.match.scheduler import Scheduler


def always() -> bool:
    return True


def drained(scheduler: Scheduler, now: int) -> list[int]:
    """When each thing was due that is due by now, in the order in which they come."""
    dues = []
    while (entry := scheduler.take_due(now)) is not None:
        dues.append(entry.due)
    return dues


def test_things_come_by_their_due_times() -> None:
    scheduler = Scheduler()
    for due in (300, 100, 200, 400):
        scheduler.plan(due, always, lambda: None)
    assert scheduler.next_due() == 100
    assert drained(scheduler, 300) == [100, 200, 300]
    assert scheduler.next_due() == 400


def test_equal_times_come_in_the_order_of_planning() -> None:
    scheduler, done = Scheduler(), list[str]()
    for name in "thequickbrownfox":
        scheduler.plan(100, always, lambda name=name: done.append(name))  # type: ignore[misc]
    while (entry := scheduler.take_due(100)) is not None:
        entry.act()
    assert "".join(done) == "thequickbrownfox"


def test_what_is_no_longer_current_is_dropped() -> None:
    scheduler = Scheduler()
    current = [True]
    scheduler.plan(100, lambda: current[0], lambda: None)
    scheduler.plan(200, always, lambda: None)
    current[0] = False
    assert scheduler.next_due() == 200
    assert drained(scheduler, 1000) == [200]


def test_nothing_is_due_where_nothing_is_planned() -> None:
    assert Scheduler().next_due() is None
    assert Scheduler().take_due(1000) is None


def test_things_are_forgotten_by_their_time() -> None:
    scheduler = Scheduler()
    for due in (100, 200, 300):
        scheduler.plan(due, always, lambda: None)
    scheduler.drop_before(200)
    assert drained(scheduler, 1000) == [200, 300]
