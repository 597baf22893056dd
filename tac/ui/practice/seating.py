"""Who sits at the table of a drill: whoever practises, and computers round him."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct

from tac.locale import Translator
from tac.match import MatchSetup, Player, Tempo
from tac.players import Level
from tac.rules import Deal, Seat
from tac.ui.layout import TableLayout
from tac.ui.layout.practice import drill_layout, seen_from
from tac.ui.scenes.table_names import shown_names

_OTHERS: Final = ("sova", "vuk", "medved", "macka")


class Company(Struct, frozen=True):
    """Whoever practises; ``opponent`` makes the computer with the character of an avatar."""

    name: str
    avatar: str
    opponent: Callable[[str], Level]

    def setup(self, deal: Deal, viewer: Seat, hands: Seat | None = None) -> MatchSetup:
        """The seats of this deal with whoever practises on ``viewer``; ``hands`` plays instead, if given.

        Computers wait with their turns: a table of a drill only goes on where the drill does.
        """
        others = iter(avatar for avatar in _OTHERS if avatar != self.avatar)
        players = []
        for seat in range(len(deal.piles)):
            avatar = self.avatar if seat == viewer else next(others)
            person = seat == (viewer if hands is None else hands)
            name = self.name if seat == viewer else ""
            players.append(Player(None if person else self.opponent(avatar), name, avatar))
        return MatchSetup(deal, tuple(players), 0, tempo=Tempo(patient=True))

    def names(self, t: Translator, deal: Deal, viewer: Seat) -> tuple[str, ...]:
        """What stands on the plates; who practises is "you" where he has no name."""
        return shown_names(t, self.setup(deal, viewer))


class SameSeats(Company, frozen=True):
    """The ``players`` of a game, each on the seat that he had."""

    players: tuple[Player, ...] = ()

    def setup(self, deal: Deal, viewer: Seat, hands: Seat | None = None) -> MatchSetup:
        """The same for every viewer; with ``hands`` nobody else is a person."""
        players = self.players
        if hands is not None:
            players = tuple(
                Player(None if seat == hands else self._level(player), player.name, player.avatar)
                for seat, player in enumerate(players)
            )
        return MatchSetup(deal, players, 0, tempo=Tempo(patient=True))

    def _level(self, player: Player) -> Level:
        return self.opponent(player.avatar) if player.level is None else player.level


def beside_panel(seats: int, viewer: int, way_round: str) -> Callable[[int, int, float], TableLayout]:
    """Lays out the table of a drill with ``viewer`` nearest, beside the drill's panel."""
    return partial(_beside_panel, seats, viewer, way_round)


def _beside_panel(
    seats: int, viewer: int, way_round: str, width: int, height: int, scale: float
) -> TableLayout:
    return drill_layout(width, height, seen_from(seats, viewer, way_round), scale=scale).table
