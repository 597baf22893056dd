"""The scribe of a match: tells those who keep a journal what rebuilding it will need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tac.match.notes import AtOnce, HelpSet, Landed, Note, Passed, ReactionSet, TempoSet

_AT_ANY_TIME: Final = (Landed, ReactionSet, TempoSet, HelpSet)
"""What is noted without everything that is due having been done before."""

Noter = Callable[[Note], object]


class Scribe:
    """Hands notes to ``noters``, and keeps the numbers of the reports whose cards have not landed yet."""

    def __init__(self) -> None:
        self.noters: list[Noter] = []
        self.at_once = False
        """Whether reports count as shown the moment they are made."""
        self._noted_at_once = False
        self._turned = 0
        self._flying = {0: 0}
        self._latest = -1
        self._has_passed = False

    def turn(self, at_once: bool, now: int) -> None:
        """From ``now`` (ms since the start) on reports count as shown at once, or no longer.

        That is noted before the first note that it may have to do with.
        """
        self.at_once, self._turned = at_once, now

    def passes(self) -> None:
        """Everything that is due by now has been done."""
        self._has_passed = True

    def note(self, note: Note) -> None:
        """Tell everybody who keeps a journal."""
        if isinstance(note, _AT_ANY_TIME) and self._has_passed and note.at == self._latest:
            # Elsewhere the time, or the command itself, says as much. These may come in a pause.
            self._has_passed = False
            self.note(Passed(note.at))
        self._latest, self._has_passed = note.at, False
        if self._noted_at_once != self.at_once:
            self._noted_at_once = self.at_once
            self.note(AtOnce(self._turned, self.at_once))
        for noter in self.noters:
            noter(note)

    def sets_off(self, report: int, token: int) -> None:
        """Report number ``report`` will show token number ``token``."""
        self._flying[report] = token

    def is_seen_to_land(self, report: int, now: int, when: int) -> None:
        """The view says so ``now`` (ms since the start): its cards landed at ``when``."""
        token = self._flying.get(report)
        if token is not None:
            self.note(Landed(now, token, when))

    def lands(self, report: int) -> None:
        """The cards of this report have landed."""
        self._flying.pop(report, None)

    def flying(self, token: int | None = None) -> list[int]:
        """The reports whose cards have not landed, in order; or only that of ``token`` (0: the deal)."""
        return [report for report, which in self._flying.items() if token is None or which == token]
