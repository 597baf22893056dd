"""Whether something in a run of pictures is there, then gone for one frame, and there again.

Compares three frames in a row: where the first and the third are alike and the one between is different,
over more than a few pixels together, something flickered. What flies is too wide to do that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    import pygame

    Pixels = np.ndarray[tuple[int, int], np.dtype[np.int16]]

ALIKE: Final = 6
"""Channels that differ by less are the same to the eye."""
DIFFERENT: Final = 60
BLOCK: Final = 24
"""Only squares of so many pixels that flicker as a whole count, so that thin edges passing by do not."""
MOST_FLASHES: Final = 3
"""Nothing may flash more often than this within a second."""
FLASH: Final = 0.1
"""A flash is a change of the whole picture's brightness by this part of full, and back."""


class Flicker:
    """Looks at every frame of a run; ``found`` holds the numbers of the frames that were out of place.

    ``brightness`` is the mean of each frame, 0 black and 1 white.
    """

    def __init__(self) -> None:
        self.found: list[tuple[int, pygame.Rect]] = []
        self.brightness: list[float] = []
        self._frames: list[Pixels] = []
        self._number = 0

    def look(self, surface: pygame.Surface) -> None:
        """Look at the next frame."""
        import pygame

        pixels = pygame.surfarray.array3d(surface).mean(axis=2).astype(np.int16)
        self.brightness.append(float(pixels.mean()) / 255.0)
        self._frames = [*self._frames[-2:], pixels]
        self._number += 1
        if len(self._frames) < 3:
            return
        first, middle, last = self._frames
        odd = (np.abs(first - last) < ALIKE) & (np.abs(middle - first) > DIFFERENT)
        w, h = (n - n % BLOCK for n in odd.shape)
        blocks = odd[:w, :h].reshape(w // BLOCK, BLOCK, h // BLOCK, BLOCK).all(axis=(1, 3))
        for x, y in zip(*np.nonzero(blocks), strict=True):
            where = pygame.Rect(int(x) * BLOCK, int(y) * BLOCK, BLOCK, BLOCK)
            self.found.append((self._number - 2, where))


def flashes(brightness: list[float], frame_ms: float) -> int:
    """The most often within one second that the whole picture becomes brighter or darker, and back."""
    turns: list[float] = []
    level, rising = brightness[0], 0
    for number, value in enumerate(brightness):
        change = value - level
        if abs(change) >= FLASH:
            way = 1 if change > 0 else -1
            if rising and way != rising:
                turns.append(number * frame_ms)
            rising, level = way, value
        elif rising * change > 0:
            level = value
    return max((sum(0 <= other - turn < 1000.0 for other in turns) for turn in turns), default=0)
