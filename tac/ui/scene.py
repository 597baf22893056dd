"""What the app asks of a scene, and what of the picture is out of date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import pygame

from tac.ui.input.pad_signals import PadSignal
from tac.ui.layout import Rect


class Dirty:
    """The parts of a scene's picture that no longer show what is: some rectangles, or the whole."""

    def __init__(self) -> None:
        self.whole = True
        self.rects: list[pygame.Rect] = []
        self.drawn: list[pygame.Rect] | None = None
        """What a scene says as it draws: only these areas may look different now; None, all may."""

    def mark(self, rect: Rect | pygame.Rect) -> None:
        """This part must be drawn again; in pixels."""
        if not self.whole:
            self.rects.append(pygame.Rect(rect.px) if isinstance(rect, Rect) else pygame.Rect(rect))

    def mark_all(self) -> None:
        """Everything must be drawn again."""
        self.whole = True
        self.rects.clear()

    def clear(self) -> None:
        """The picture is up to date."""
        self.whole = False
        self.rects.clear()
        self.drawn = None

    def __bool__(self) -> bool:
        return self.whole or bool(self.rects)


class Scene(Protocol):
    """One screen. The app calls; the top scene of its stack gets the events and the time.

    The app draws only when ``dirty`` is set. ``draw`` gets a surface that still holds the last
    picture, and must bring it up to date where ``dirty`` says so (everywhere when ``dirty.whole``);
    the app clears ``dirty`` afterwards. ``overlay`` scenes leave what lies below visible; they are
    always drawn whole, over a freshly drawn scene below.
    """

    dirty: Dirty
    overlay: bool
    several_fingers: bool
    """Whether it follows several fingers at once; it gets the events of the first one only otherwise."""

    @property
    def signs_below(self) -> bool:
        """Whether a passing sign hangs at the lower edge: at the upper one it would hide more."""

    @property
    def signs_off(self) -> Sequence[Rect]:
        """What a passing sign keeps off if it can; a paper beside which there may be room comes first."""

    @property
    def takes_letters(self) -> bool:
        """Whether letters are being typed, so that no letter is a shortcut."""

    @property
    def takes_keys(self) -> bool:
        """Whether it wants all keys as they are, so that none is a shortcut."""

    @property
    def idle(self) -> bool:
        """Whether nothing moves: the app then ticks slowly, as long as nothing is awaited."""

    @property
    def awaits(self) -> bool:
        """Whether something begins by itself in the next moments, however still it is now."""

    def resize(self, size: tuple[int, int]) -> None:
        """Take this size in pixels. Called before the first frame, at each change of the window, and
        once more with the same size when pictures have become sharp: rebuild what is cached."""

    def handle(self, event: pygame.Event) -> None:
        """Take an event; mouse positions are in pixels of the surface."""

    def take_pad(self, signal: PadSignal) -> bool:
        """Take what a gamepad says, or give back False: it then comes as the key that it stands for."""

    def show_pads(self) -> None:
        """Show whose gamepads there are: one has come, gone, or changed hands."""

    def come(self, ms: float | None) -> float:
        """The change to this screen began so many milliseconds ago (None: it is over, or was cut short).

        Its parts may come one after another: gives back how long that takes in all; 0 where they do not.
        """

    def update(self, dt_ms: float) -> None:
        """Let time pass."""

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Bring the picture up to date."""

    def cover(self) -> None:
        """Another scene comes on top: the pointer belongs to that, wherever it was here."""

    def leave(self) -> None:
        """The scene has left the stack (or the program ends): let go of everything."""


@runtime_checkable
class Pausing(Protocol):
    """A scene in which time runs against whoever plays there: a table, or a drill."""

    def pause(self) -> None:
        """Let time stand, and cover the scene; where all is over already, nothing need happen."""

    def resume(self) -> None:
        """Go on where it stood."""


def pausing(scene: object) -> Pausing | None:
    """The scene, where it is one in which time runs."""
    return scene if isinstance(scene, Pausing) else None


class BaseScene:
    """A still scene that does nothing; the others build on it."""

    overlay = False
    several_fingers = False

    def __init__(self) -> None:
        self.dirty = Dirty()
        self.size = (0, 0)

    @property
    def takes_letters(self) -> bool:
        """Nothing is typed here."""
        return False

    @property
    def signs_below(self) -> bool:
        """Signs hang at the upper edge."""
        return False

    @property
    def signs_off(self) -> Sequence[Rect]:
        """They may be anywhere."""
        return ()

    @property
    def takes_keys(self) -> bool:
        """All keys may be shortcuts."""
        return False

    @property
    def idle(self) -> bool:
        """Nothing moves."""
        return True

    @property
    def awaits(self) -> bool:
        """Nothing begins."""
        return False

    def resize(self, size: tuple[int, int]) -> None:
        """Keep the size and draw everything anew."""
        self.size = size
        self.dirty.mark_all()

    def handle(self, event: pygame.Event) -> None:
        """Ignore the event."""

    def take_pad(self, signal: PadSignal) -> bool:
        """A gamepad is a small keyboard here."""
        return False

    def show_pads(self) -> None:
        """Nothing here tells of gamepads."""

    def come(self, ms: float | None) -> float:
        """All of it is there at once."""
        return 0.0

    def update(self, dt_ms: float) -> None:
        """Nothing depends on time."""

    def draw(self, surface: pygame.Surface, dirty: Dirty) -> None:
        """Draw nothing."""

    def cover(self) -> None:
        """Nothing here follows the pointer."""

    def leave(self) -> None:
        """Nothing to let go of."""
