"""The table's sounds, as far as they are to be heard."""

from __future__ import annotations

from tac.ui.audio import Audio


class TableSounds:
    """Plays through ``audio`` unless ``quiet``: while the clock jumps, hundreds of cards land at once."""

    def __init__(self, audio: Audio) -> None:
        self.quiet = False
        self._audio = audio

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play a sound once; ``pan`` is -1 (left) to 1 (right)."""
        if not self.quiet:
            self._audio.play(name, pan=pan)
