"""The line that says how far a long command is."""

from __future__ import annotations

import io

from tac.cli.progress import Progress, writable


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Seconds:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_on_a_terminal_one_line_is_written_over_and_over() -> None:
    terminal, seconds = Terminal(), Seconds()
    progress = Progress(3, lambda done: f"{done} of 3", terminal, seconds)
    for done in (1, 2, 3):
        seconds.now += 1
        progress.done(done)
    assert terminal.getvalue() == "\r1 of 3\r2 of 3\r3 of 3"


def test_it_is_written_ten_times_a_second_at_most_and_once_more_at_the_end() -> None:
    terminal, seconds = Terminal(), Seconds()
    progress = Progress(1000, str, terminal, seconds)
    for done in range(1, 1001):
        seconds.now += 0.001
        progress.done(done)
    lines = terminal.getvalue().split("\r")[1:]
    assert 9 <= len(lines) <= 12 and lines[-1] == "1000"


def test_a_shorter_line_leaves_nothing_of_a_longer_one_and_clearing_leaves_nothing_at_all() -> None:
    terminal, seconds = Terminal(), Seconds()
    progress = Progress(9, lambda done: "long" if done == 1 else "ab", terminal, seconds)
    progress.done(1)
    seconds.now += 1
    progress.done(2)
    progress.clear()
    assert terminal.getvalue() == "\rlong\rab  \r    \r"


def test_elsewhere_nothing_is_written() -> None:
    file = io.StringIO()
    for stream in (file, None):
        progress = Progress(3, str, stream)
        progress.done(3)
        progress.clear()
    assert file.getvalue() == ""


def test_letters_that_a_stream_does_not_have_become_question_marks() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert writable("težak → 5", stream) == "te?ak ? 5"
