"""Work shared by several processes: the same results, in the same order, however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from tac.cli.interruptions import uninterrupted

Item = TypeVar("Item")
Result = TypeVar("Result")

_MOST_JOBS: Final = 61
"""More processes at once are not possible on every system."""


def shared(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, together: int = 1
) -> Generator[Result, None, None]:
    """What ``work`` makes of each of ``items``, in order, in ``jobs`` processes (1: in this one).

    ``together`` is how many items are handed to a process at once. ``work``, items and results go from
    process to process, so they must be such as can be pickled. Closing the iterator, or an interruption,
    ends the processes at once.
    """
    if jobs == 1:
        for item in items:
            yield work(item)
        return
    executor = _start(jobs)
    try:
        yield from _handed_out(executor, work, items, jobs, together)
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    finally:
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
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _start(jobs: int) -> ProcessPoolExecutor:
    if sys.dont_write_bytecode:
        # A process started anew would not know it, and write beside the program.
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(min(jobs, _MOST_JOBS), context, initializer=_leave_interruptions)


def _leave_interruptions() -> None:
    """In a process: an interruption is the business of the one that started it."""
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do_some(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [work(item) for item in items]
