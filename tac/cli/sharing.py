"""Work shared by several processes: the same results, in the same order, however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

from tac.cli.interruptions import uninterrupted

Item = TypeVar("Item")
Result = TypeVar("Result")

_MOST_JOBS: Final = 61
"""More processes at once are not possible on every system."""
_LOOK_UP: Final = 0.1
"""For so many seconds an interruption waits at most."""


def shared(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, together: int = 1
) -> Generator[Result, None, None]:
    """What ``work`` makes of each of ``items``, in order, in ``jobs`` processes (1: in this one).

    ``together`` is how many items are handed to a process at once. ``work``, items and results go from
    process to process, so they must be such as can be pickled. Closing the iterator, or an interruption,
    ends the processes as soon as each has done the item it is at.
    """
    if jobs == 1:
        for item in items:
            yield work(item)
        return
    executor, stop = _start(jobs)
    try:
        yield from _handed_out(executor, work, items, jobs, together)
    finally:
        # Nobody is killed: one that was just handing back a result would leave half of it, and be waited for.
        with uninterrupted():
            stop.set()
            executor.shutdown(cancel_futures=True)


def usable_processors() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _handed_out(
    executor: ProcessPoolExecutor,
    work: Callable[[Item], Result],
    items: Sequence[Item],
    jobs: int,
    together: int,
) -> Iterator[Result]:
    """Hand the items out a few at a time, so that no list grows with their number."""
    waiting: deque[Future[list[Result]]] = deque()
    for start in range(0, len(items), together):
        with uninterrupted():
            waiting.append(executor.submit(_do_some, work, items[start : start + together]))
        if len(waiting) > 4 * jobs:
            yield from _result(waiting.popleft())
    while waiting:
        yield from _result(waiting.popleft())


def _result(future: Future[list[Result]]) -> list[Result]:
    """What has been done; an interruption comes between two looks, when the executor is in good order."""
    while True:
        with uninterrupted():
            if wait([future], _LOOK_UP).done:
                return future.result()


def _start(jobs: int) -> tuple[ProcessPoolExecutor, Event]:
    """The processes, and what tells them that nobody waits for their results any more."""
    if sys.dont_write_bytecode:
        # A process started anew would not know it, and write beside the program.
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    return ProcessPoolExecutor(min(jobs, _MOST_JOBS), context, initializer=_begin, initargs=(stop,)), stop


class _Told:
    """In a process: whether to go on is told by the one that started it."""

    to_stop: Event | None = None


def _begin(stop: Event) -> None:
    """In a process: an interruption is the business of the one that started it."""
    _Told.to_stop = stop
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do_some(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    """The results; some of them, or none, where nobody waits for them any more."""
    stop = _Told.to_stop
    return [work(item) for item in items if stop is None or not stop.is_set()]
