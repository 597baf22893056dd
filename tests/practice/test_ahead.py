"""What is made ahead comes in the order in which it would come otherwise, and ends when it is to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

import pytest

from tac.practice.items.ahead import Ahead
from tac.practice.items.supply import Supply
from tools.practice_report import LEVELS


def test_items_made_ahead_are_the_same_as_those_made_when_asked() -> None:
    ahead = Ahead(iter(Supply(9, LEVELS)))
    made = [item.look for place in islice(ahead, 12) for item in place]
    ahead.close()
    assert made == [item.look for place in islice(Supply(9, LEVELS), 12) for item in place]


def test_no_more_is_made_than_so_far_ahead() -> None:
    taken: list[int] = []

    def source() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    ahead = Ahead(source(), depth=3)
    assert [next(ahead), next(ahead)] == [0, 1]
    ahead.close()
    assert len(taken) <= 6


def test_an_end_and_an_error_come_to_who_takes() -> None:
    assert list(Ahead(iter([1, 2]))) == [1, 2]

    def failing() -> Iterator[int]:
        yield 1
        raise OSError("no")

    ahead = Ahead(failing())
    assert next(ahead) == 1
    with pytest.raises(OSError, match="no"):
        next(ahead)
    ahead.close()


def test_after_closing_nothing_comes() -> None:
    ahead = Ahead(count())
    next(ahead)
    ahead.close()
    assert list(ahead) == [] and not ahead.is_ready
