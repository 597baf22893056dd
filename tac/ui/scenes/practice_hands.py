"""What who practises does: try moves, or at a table at which computers play only call and show places."""

from __future__ import annotations

from collections.abc import Callable

from tac.locale import Translator
from tac.match import Declined, Match
from tac.match.intent import Place
from tac.rules import Card, Seat
from tac.ui.layout import PlaceKind
from tac.ui.scenes.table_hands import Hands
from tac.ui.table import Hit, TableView


class TryingHands(Hands):
    """What cannot be done shakes its head; ``told`` hears the key of the words that say why."""

    def __init__(
        self,
        match: Match,
        view: TableView,
        t: Translator,
        deliver: Callable[[], None],
        *,
        told: Callable[[str], None],
    ) -> None:
        super().__init__(match, view, t, deliver)
        self._told = told

    def _refuse(self, declined: Declined, hit: Hit, seat: Seat | None = None) -> None:
        self.tell(f"refused.{declined.reason.value}", hit)

    def tell(self, key: str, hit: Hit) -> None:
        """Let the drill say it where it likes."""
        self._view.refuse(hit)
        self._told(key)

    def _refuse_call(self, declined: Declined, seat: Seat) -> None:
        """Nobody calls here."""
        self._refuse(declined, Hit(PlaceKind.CALL, seat), seat)


class WatchingHands(Hands):
    """``viewer`` is the seat with the button; ``called`` and ``pointed`` hear what he does.

    ``pointed`` gives back whether somebody wanted to know.
    """

    def __init__(
        self,
        match: Match,
        view: TableView,
        t: Translator,
        deliver: Callable[[], None],
        *,
        viewer: Seat,
        called: Callable[[], None],
        pointed: Callable[[Seat | Place], bool],
    ) -> None:
        super().__init__(match, view, t, deliver)
        self._people = (viewer,)
        self._called = called
        self._pointed = pointed
        self._calls_now = False

    @property
    def acting(self) -> Seat | None:
        """Whoever looks."""
        self.settle()
        return self._people[0]

    @property
    def placer(self) -> Seat | None:
        """No card is his."""
        return None

    def click(self, seat: Seat, place: Seat | Place) -> bool:
        """Show a place."""
        self.settle()
        return self._pointed(place)

    def drop(self, seat: Seat, card: Card, hit: Hit) -> None:
        """No card is between his fingers."""

    def put_right(self, place: Seat | Place) -> None:
        """No move was his."""

    def take_up(self, seat: Seat) -> Card | None:
        """No card is his."""
        return None

    def lifter(self, hit: Hit) -> Seat | None:
        """Nobody takes a card."""
        return None

    def call(self, seat: Seat) -> None:
        """Tač!"""
        self._calls_now = True

    def settle(self) -> None:
        """Let the call count; several within one frame are one."""
        calls, self._calls_now = self._calls_now, False
        if calls:
            self._called()

    def tell(self, key: str, hit: Hit) -> None:
        """A drawn card or a pile shows no place."""
