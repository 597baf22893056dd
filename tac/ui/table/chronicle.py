"""The last moves in sentences, as they have been seen."""

from __future__ import annotations

from collections import deque
from typing import Final

from tac.rules import Card
from tac.rules.events import CardDrawn, CardPlayed, Event
from tac.ui.table.words import Words

REMEMBERED: Final = 5
"""How many moves can be looked up."""


class Chronicle:
    """What has visibly happened lately; a drawn card and its placing are one sentence."""

    def __init__(self) -> None:
        self._told: deque[tuple[str, Card | None]] = deque(maxlen=REMEMBERED)

    def note(self, event: Event, words: Words) -> None:
        """Remember an event that has just been seen; what has no sentence of its own is left out."""
        sentence = words.told(event)
        if sentence is None:
            return
        if isinstance(event, CardPlayed) and self._told and self._told[-1][1] is event.card:
            self._told.pop()
        self._told.append((sentence, event.card if isinstance(event, CardDrawn) else None))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The last ones, the oldest first."""
        return tuple(sentence for sentence, _ in self._told)
