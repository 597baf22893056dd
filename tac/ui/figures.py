"""What the interface asks for the statistics of the one who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tac.history.values import Overview, Scope
    from tac.locale import Translator


class OwnFigures(Protocol):
    """Their statistics, as they are now."""

    def look(self, since: str, until: str, scope: Scope) -> Overview | None:
        """What is known of these days (empty: all); None where the history cannot be read."""
        ...

    def export(self, scope: Scope, t: Translator) -> str:
        """Write all of it to a file; returns a sentence that says where, or why not."""
        ...


class NoFigures:
    """There is no history."""

    def look(self, since: str, until: str, scope: Scope) -> Overview | None:
        """Nothing."""
        return None

    def export(self, scope: Scope, t: Translator) -> str:
        """Nothing is written."""
        return t("stats.empty.unread.title")
