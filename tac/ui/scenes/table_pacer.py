"""The time of a match at the table: its clock, the picture, and everything planned, step by step."""

from __future__ import annotations

from typing import Final, Protocol

from tac.match import Match, Report, SteppedClock

GRID: Final = 10.0
"""What is planned is done at whole multiples of this many milliseconds, however long the frames are."""

JUMPS: Final = 24
"""How many planned things are done in one frame while the clock jumps, so that the window answers."""

_SOON: Final = 160.0
"""Milliseconds; more than the longest step while nothing moves."""

FAST: Final = 4.0
"""How much faster time passes when a game is watched fast."""


class Picture(Protocol):
    """What the pacer asks of the table's view."""

    @property
    def busy(self) -> bool:
        """Whether something that has happened is still being shown."""

    def show(self, report: Report) -> None:
        """Begin to show what has happened."""

    def advance(self, dt: float) -> None:
        """Let so many milliseconds of the match's time pass."""

    def hurry(self) -> None:
        """Bring what moves to its end at once."""


class Pacer:
    """Lets a match, its clock and its picture go on together.

    Things happen at fixed moments between the frames, so that a game goes the same way on a slow and on a
    fast computer. ``rate`` is how fast time passes; while ``jumping`` the clock leaps from one planned thing
    to the next and everything counts as shown at once.
    """

    def __init__(self, match: Match, clock: SteppedClock, picture: Picture) -> None:
        self.rate = 1.0
        self.jumping = False
        self.held = False
        """Whether time stands for the match, and only what is shown goes on."""
        self._match = match
        self._clock = clock
        self._picture = picture
        # The picture's own time begins with it, in the middle of a game that goes on.
        self._now = self._skipped = float(clock.now())

    @property
    def awaits(self) -> bool:
        """Whether something that is planned happens in the next moments: its first frame should be one."""
        due = None if self.held else self._match.next_due()
        return due is not None and due - self._now <= _SOON * self.rate

    def advance(self, dt: float) -> None:
        """Let ``dt`` milliseconds of a frame pass; nothing happens while the match is paused."""
        if self._match.is_paused:
            return
        if self.held:
            # What still lands has landed at the moment at which time stands.
            self._skipped -= dt * self.rate
            self._picture.advance(dt * self.rate)
        elif self.jumping and not self._match.is_over:
            self._jump()
        else:
            self._walk(dt * self.rate)

    def deliver(self) -> None:
        """Give the picture what has happened since the last time."""
        while reports := self._match.take_reports():
            for report in reports:
                self._picture.show(report)

    def landed(self, number: int, at: float) -> None:
        """The picture says: report ``number`` was shown at ``at``, in milliseconds of its own time."""
        self._match.shown(number, self.moment(at))

    def moment(self, at: float) -> int:
        """When, in ms of the match, it was ``at`` in the picture's own time."""
        return round(at + self._skipped)

    def _walk(self, dt: float) -> None:
        end = self._now + dt
        due = self._match.next_due()
        if not self._picture.busy and (due is None or due > end):
            self._go_to(end)
            self._match.advance()
            return
        while (tick := (self._now // GRID + 1) * GRID) <= end:
            self._go_to(tick)
            self._match.advance()
            self.deliver()
        self._go_to(end)

    def _go_to(self, moment: float) -> None:
        passed, self._now = moment - self._now, moment
        self._clock.jump_to(int(moment))
        self._picture.advance(passed)

    def _jump(self) -> None:
        """Do the next planned things; ends early where people have to act."""
        self._picture.hurry()
        self._match.shows_at_once = True
        for _ in range(JUMPS):
            due = self._match.next_due()
            if due is None:
                break
            self._clock.jump_to(due)
            self._match.advance()
            self.deliver()
        self._match.shows_at_once = False
        self._picture.hurry()
        now = float(self._clock.now())
        self._skipped += now - self._now
        self._now = now
