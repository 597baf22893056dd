"""A match of several games as its file has it: the head, the lines, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from tac.history.journal import JournalFormat, JournalHead
from tac.match import MatchSetup, Player
from tac.match.series import GameResult, Goal, PlayerResult, Series
from tac.rules import Record, deal
from tac.rules.deal import MOST_NUMBER

if TYPE_CHECKING:
    from tac.ui.scenes.choice import GameChoice


class SeriesHead(JournalHead, frozen=True, kw_only=True):
    """How a match began: ``players`` in the order of their seats then, the first one's ``profile``.

    ``begun`` is the local time (ISO 8601); ``deal_number`` is that of the first game, and each further game
    has the next one. ``kind``, ``speed``, ``pace`` and ``reaction`` are what was chosen.
    """

    begun: str
    goal: Goal
    players: tuple[Player, ...]
    deal_number: int
    kind: str
    reaction: float
    speed: str
    pace: str
    profile: str | None = None


class Played(Struct, frozen=True, tag_field="do", tag="game"):
    """A game of the match is over; ``key`` is the game's own name, so that it counts once."""

    key: str
    result: tuple[PlayerResult, ...]


class Seated(Struct, frozen=True, tag_field="do", tag="seats"):
    """From the next game on they sit so; ``players`` in the order of their numbers, by their names now."""

    seating: tuple[int, ...]
    players: tuple[Player, ...]


SeriesLine = Played | Seated

SERIES_FORMAT: JournalFormat[SeriesHead, SeriesLine] = JournalFormat(SeriesHead, SeriesLine)


class SeriesState(Struct, frozen=True):
    """A match as far as its lines go. ``games`` are the names of those that count."""

    head: SeriesHead
    series: Series
    players: tuple[Player, ...]
    games: tuple[str, ...] = field(default_factory=tuple)

    @classmethod
    def begin(cls, head: SeriesHead) -> SeriesState:
        """Nothing was played yet; raises `ValueError` where these are no players."""
        return cls(head, Series.begin(head.goal, len(head.players)), head.players)

    def after(self, line: SeriesLine) -> SeriesState:
        """One line later; raises `ValueError` where that cannot be."""
        if isinstance(line, Seated):
            if len(line.players) != len(self.players):
                raise ValueError(f"{len(line.players)} players")
            return SeriesState(self.head, self.series.seated(line.seating), line.players, self.games)
        if line.key in self.games:
            return self
        series = self.series.with_result(line.result)
        return SeriesState(self.head, series, self.players, (*self.games, line.key))

    @property
    def seated_players(self) -> tuple[Player, ...]:
        """Who sits on each seat."""
        return tuple(self.players[number] for number in self.series.seating)

    @property
    def next_deal(self) -> int:
        """The deal number of the next game."""
        return (self.head.deal_number + len(self.series.results)) % (MOST_NUMBER + 1)

    @property
    def profiles(self) -> dict[str, str]:
        """Whose profile plays, by the seat."""
        if self.head.profile is None or not self.players[0].is_person:
            return {}
        return {self.series.seat_of(0).name: self.head.profile}

    def next_setup(self) -> MatchSetup:
        """The next game, as far as a list needs it."""
        number = self.next_deal
        dealt = deal(number, len(self.players), self.series.first)
        return MatchSetup(dealt, self.seated_players, number, self.head.reaction)

    def result_of(self, record: Record) -> GameResult:
        """What a game that is over, played by these on their present seats, came to.

        Raises `ValueError` where it is none of theirs.
        """
        from tac.history.facts import game_facts
        from tac.history.watch import Outcome

        if len(record.result) != len(self.players):
            raise ValueError(f"{len(record.result)} players instead of {len(self.players)}")
        facts = game_facts(record)

        def row(seat: int) -> PlayerResult:
            faults = [fault for fault in facts.faults if fault.seat == seat]
            calls = [call for call in facts.calls if call.seat == seat]
            return PlayerResult(
                self.series.seating[seat],
                calls=sum(call.kind is not None for call in calls),
                false_calls=sum(call.kind is None for call in calls),
                faults=len(faults),
                uncaught=sum(fault.outcome is not Outcome.CALLED for fault in faults),
            )

        return tuple(row(seat) for seat in record.result)


def series_head(
    goal: Goal, players: Sequence[Player], choice: GameChoice, begun: str, profile: str | None
) -> SeriesHead:
    """The head of a match that begins now; whose ``profile`` is the present one sits on the first seat."""
    return SeriesHead(
        begun=begun,
        goal=goal,
        players=tuple(players),
        deal_number=choice.deal,
        kind=choice.kind,
        reaction=choice.reaction,
        speed=choice.speed,
        pace=choice.pace,
        profile=profile,
    )


def as_far_as(head: SeriesHead, lines: Iterable[SeriesLine]) -> tuple[SeriesState, int]:
    """What the lines give, and how many of them can have happened; raises `ValueError` for a wrong head."""
    state, count = SeriesState.begin(head), 0
    for line in lines:
        try:
            state = state.after(line)
        except ValueError:
            break
        count += 1
    return state, count
