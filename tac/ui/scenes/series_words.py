"""A match of several games in words, and as plain frozen values for its screens."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tac.locale import Translator
from tac.match.series import Goal, GoalKind, Series, Total
from tac.settings import Settings


class SeriesPlayer(Struct, frozen=True):
    """Somebody who plays a match, as the table shows him now."""

    name: str
    avatar: str
    person: bool


class SeriesRow(Struct, frozen=True):
    """A player's match so far; ``last`` is his place in the game before, 0 where there was none."""

    player: SeriesPlayer
    total: Total
    last: int


class SeriesStandings(Struct, frozen=True):
    """All that the screen of a match tells; ``players`` are by their numbers. ``ended``: by themselves."""

    series: Series
    players: tuple[SeriesPlayer, ...]
    ended: bool = False

    @property
    def is_over(self) -> bool:
        """Whether no game comes any more."""
        return self.ended or self.series.is_over

    @property
    def rows(self) -> tuple[SeriesRow, ...]:
        """The players, the best first."""
        results = self.series.results
        last = [one.player for one in results[-1]] if results else []

        def row(total: Total) -> SeriesRow:
            place = last.index(total.player) + 1 if last else 0
            return SeriesRow(self.players[total.player], total, place)

        return tuple(row(total) for total in self.series.standings())

    def has_lost(self, row: SeriesRow) -> bool:
        """Whether this player has lost a match to losses."""
        goal = self.series.goal
        return goal.kind is GoalKind.LOSSES and row.total.losses >= goal.number

    def was_last(self, row: SeriesRow) -> bool:
        """Whether this player lost the game before."""
        return row.last == len(self.series.seating)

    def is_you(self, number: int) -> bool:
        """Whether this player is the only person at the table."""
        return self.players[number].person and sum(player.person for player in self.players) == 1


def goal_of(settings: Settings) -> Goal | None:
    """What a match goes to by the settings; None for a single game."""
    chosen = settings.series
    if chosen.goal == "single":
        return None
    kind = GoalKind(chosen.goal)
    return Goal(kind, 0 if kind is GoalKind.ENDLESS else chosen.number)


def goal_words(t: Translator, goal: Goal) -> str:
    """What a match goes to."""
    if goal.kind is GoalKind.ENDLESS:
        return t("match.endless")
    if goal.kind is GoalKind.GAMES:
        return t.n("match.games", goal.number)
    return t.n("match.losses", goal.number)


def series_line(t: Translator, series: Series) -> str:
    """A match in one line: its goal, the losses in the order of the seats, and which game it is at."""
    goal = goal_words(t, series.goal)
    game = t("match.over") if series.is_over else t("match.game", number=series.number)
    if not series.results:
        return t("match.line.new", goal=goal, game=game)
    # The numbers stay on one line.
    losses = "\u00a0:\u00a0".join(str(series.losses(player)) for player in series.seating)
    return t("match.line", goal=goal, losses=losses, game=game)


def series_short(t: Translator, series: Series) -> str:
    """The same in a few words."""
    return t("match.over.short") if series.is_over else t("match.short", number=series.number)


def before_words(t: Translator, standings: SeriesStandings, row: SeriesRow) -> str:
    """What a player came to in the game before; nothing where no game comes any more, or none was."""
    if not row.last or standings.is_over:
        return ""
    place = "last" if standings.was_last(row) else row.last
    return t(f"match.before.{place}", number=len(standings.series.results))


def title_words(t: Translator, standings: SeriesStandings) -> str:
    """Who has won: the match, or else the game before."""
    series, players = standings.series, standings.players
    if standings.is_over:
        return _won(t, standings, series.winners)
    if not series.results:
        return t("match.title.begins")
    first, number = series.results[-1][0].player, len(series.results)
    if standings.is_you(first):
        return t("match.title.game.you", number=number)
    return t("match.title.game", name=players[first].name, number=number)


def _won(t: Translator, standings: SeriesStandings, winners: Sequence[int]) -> str:
    if not winners:
        return t("match.ended")
    losers = [row.player.name for row in standings.rows if standings.has_lost(row)]
    if len(winners) > 1 and losers:
        return t("match.lost.title", name=losers[0])
    if len(winners) > 1:
        names = ", ".join(standings.players[winner].name for winner in winners)
        return t("match.won.several", names=names)
    (winner,) = winners
    name = standings.players[winner].name
    return t("match.won.you") if standings.is_you(winner) else t("match.won", name=name)
