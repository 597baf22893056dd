"""The one timeline: everything that moves belongs to it, has a final value and can be finished at once."""

from __future__ import annotations

from collections.abc import Callable

from tac.ui.motion.easing import Easing, linear

Apply = Callable[[float], object]
Then = Callable[[float], object]


class Animation:
    """One value on its way from ``first`` to ``final``. Made by ``Timeline.animate`` and ``at``."""

    __slots__ = (
        "_apply",
        "_order",
        "_then",
        "alive",
        "begin",
        "easing",
        "end",
        "final",
        "first",
        "group",
        "value",
    )

    def __init__(
        self,
        begin: float,
        end: float,
        first: float,
        final: float,
        easing: Easing,
        apply: Apply | None,
        then: Then | None,
        group: str,
        order: int,
    ) -> None:
        self.begin, self.end = begin, end
        self.first, self.final, self.value = first, final, first
        self.easing, self.group, self.alive = easing, group, True
        self._apply, self._then, self._order = apply, then, order

    def cancel(self) -> None:
        """Stop where it is: no final value, no callback."""
        self.alive = False

    def _show(self, now: float) -> None:
        if now < self.begin:
            return
        span = self.end - self.begin
        part = 1.0 if span <= 0.0 else min(1.0, (now - self.begin) / span)
        self.value = self.first + (self.final - self.first) * self.easing(part)
        if self._apply is not None:
            self._apply(self.value)

    def _finish(self, at: float) -> None:
        self.alive = False
        self.value = self.final
        if self._apply is not None:
            self._apply(self.final)
        if self._then is not None:
            self._then(at)


class Timeline:
    """Runs animations against a time that only ``advance`` moves, in milliseconds.

    Ends come in the order of their nominal times (equal ones in the order they were added), each
    callback gets its nominal time, and ``now`` is that time while it runs: what it adds follows on
    exactly, whatever the length of the frames. ``factor`` multiplies the durations and delays of
    what is added from then on (see ``durations.SPEEDS``); at 0 all is over at the next ``advance``,
    even one of 0 ms.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self.now = 0.0
        self.factor = factor
        self._running: list[Animation] = []
        self._added = 0

    @property
    def busy(self) -> bool:
        """Whether anything is moving or waiting to."""
        return any(animation.alive for animation in self._running)

    @property
    def remaining(self) -> float:
        """Milliseconds until the last of what has been added is over; 0 when nothing is."""
        return max((a.end - self.now for a in self._running if a.alive), default=0.0)

    def animate(
        self,
        apply: Apply | None,
        duration: float,
        *,
        first: float = 0.0,
        final: float = 1.0,
        delay: float = 0.0,
        easing: Easing = linear,
        then: Then | None = None,
        group: str = "",
    ) -> Animation:
        """Move a value from ``first`` to ``final`` and give it to ``apply`` in every frame.

        ``then`` is called once at the end with the nominal time of the end, after ``apply`` has
        had the final value. ``group`` names what ``finish``, ``cancel`` and ``busy_with`` can pick.
        """
        begin = self.now + max(0.0, delay) * self.factor
        end = begin + max(0.0, duration) * self.factor
        self._added += 1
        animation = Animation(begin, end, first, final, easing, apply, then, group, self._added)
        self._running.append(animation)
        return animation

    def at(self, delay: float, then: Then, *, group: str = "") -> Animation:
        """Call ``then`` with its nominal time when ``delay`` is over."""
        return self.animate(None, 0.0, delay=delay, then=then, group=group)

    def advance(self, ms: float) -> None:
        """Let time pass: show every value as it is then, and run the ends that were reached."""
        target = self.now + max(0.0, ms)
        while (due := self._next(target)) is not None:
            self.now = max(self.now, due.end)
            due._finish(due.end)
            self._sweep()
        self.now = target
        for animation in tuple(self._running):
            if animation.alive:
                animation._show(target)
        self._sweep()

    def finish(self, group: str | None = None) -> None:
        """Bring what has been added so far (or one group of it) to its end at once, in order.

        Callbacks run in the order of their nominal times but get the present, since that is when
        things arrive now. What the callbacks add is not finished with it.
        """
        due = sorted(
            (a for a in self._running if a.alive and group in (None, a.group)),
            key=lambda a: (a.end, a._order),
        )
        for animation in due:
            if animation.alive:
                animation._finish(self.now)
        self._sweep()

    def cancel(self, group: str | None = None) -> None:
        """Drop everything (or one group) where it is, without final values and callbacks."""
        for animation in self._running:
            if group in (None, animation.group):
                animation.cancel()
        self._sweep()

    def busy_with(self, group: str) -> bool:
        """Whether anything of this group is moving or waiting to."""
        return any(a.alive and a.group == group for a in self._running)

    def _next(self, target: float) -> Animation | None:
        due: Animation | None = None
        for animation in self._running:
            if not animation.alive or animation.end > target:
                continue
            if due is None or (animation.end, animation._order) < (due.end, due._order):
                due = animation
        return due

    def _sweep(self) -> None:
        self._running = [animation for animation in self._running if animation.alive]
