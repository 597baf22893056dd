"""A game as its journal has it: what stands in the head, what the lines are, and the record it gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from tac.history.facts import FROM
from tac.history.journal import JournalFormat, JournalHead
from tac.match import Match, MatchSetup, Player, SteppedClock, Tempo, Timing
from tac.match.notes import (
    AtOnce,
    Cried,
    Held,
    HelpSet,
    Landed,
    Made,
    Note,
    Passed,
    ReactionSet,
    TempoSet,
    WentOn,
)
from tac.match.rebuilding import Course, rebuild
from tac.rules import SEATS, Deal, HouseRules, Kind, Move, Record, Seat
from tac.rules.cards import parse_cards, write_cards
from tac.rules.deal import MOST_NUMBER

if TYPE_CHECKING:
    from tac.ui.scenes.choice import GameChoice


class GameHead(JournalHead, frozen=True, kw_only=True):
    """How a game was set up. ``begun`` is the local time with its distance from UTC (ISO 8601).

    The deal is written as in records; ``deal_number``, ``speed`` and ``pace`` are what was chosen, by the
    settings' names; ``profiles`` says by seat whose profile plays there. ``series`` is the match that it
    belongs to, by its file's name, and ``game`` which of its games it is, counted from 1. Where it goes on
    from the middle of another game, that is ``from_game``, after so many tokens (``from_token``).
    """

    begun: str
    first: str
    central: str
    piles: dict[str, str]
    rules: HouseRules
    players: tuple[Player, ...]
    seed: int
    reaction: float
    timing: Timing
    tempo: Tempo
    deal_number: int
    speed: str
    pace: str
    profiles: dict[str, str] = field(default_factory=dict)
    series: str = ""
    game: int = 0
    from_game: str = ""
    from_token: int = 0

    def setup(self) -> MatchSetup:
        """The match's setup; raises `ValueError` where it is none."""
        count = len(self.players)
        if not 2 <= count <= len(SEATS) or list(self.piles) != [seat.name for seat in SEATS[:count]]:
            raise ValueError(f"no seats: {', '.join(self.piles)}")
        piles = tuple(parse_cards(cards) for cards in self.piles.values())
        deal = Deal(piles, parse_cards(self.central), Seat.parse(self.first), self.rules)
        deal.table()
        return MatchSetup(deal, self.players, self.seed, self.reaction, self.timing, self.tempo)


class Over(Struct, frozen=True, tag_field="do", tag="over"):
    """The end was announced; all that is left to do is to hand the game to the history."""

    at: int


Line = Made | Held | Cried | Landed | Passed | ReactionSet | TempoSet | HelpSet | WentOn | AtOnce | Over

FORMAT: JournalFormat[GameHead, Line] = JournalFormat(GameHead, Line)


def head_of(setup: MatchSetup, choice: GameChoice, begun: str, profile: str | None) -> GameHead:
    """The head of a game that begins now; whose ``profile`` is the present one sits on the first seat."""
    deal = setup.deal
    return GameHead(
        begun=begun,
        first=deal.first.name,
        central=write_cards(deal.central),
        piles={seat.name: write_cards(pile) for seat, pile in zip(SEATS, deal.piles, strict=False)},
        rules=deal.rules,
        players=setup.players,
        seed=setup.seed,
        reaction=setup.reaction,
        timing=setup.timing,
        tempo=setup.tempo,
        deal_number=choice.deal,
        speed=choice.speed,
        pace=choice.pace,
        profiles={Seat.A.name: profile} if profile is not None and setup.players[0].is_person else {},
    )


def choice_of(head: GameHead, usual: GameChoice) -> GameChoice:
    """What would have to be chosen for this game; ``usual`` is for all that it does not say."""
    from dataclasses import replace

    return replace(
        with_speeds(with_players(usual, head.players), head.speed, head.pace),
        deal=head.deal_number if 0 <= head.deal_number <= MOST_NUMBER else usual.deal,
        reaction=head.reaction,
    )


def with_speeds(usual: GameChoice, speed: str, pace: str) -> GameChoice:
    """The choice with these words for how fast cards and computers are, as far as they are known here."""
    from dataclasses import replace

    from tac.ui.motion.durations import SPEEDS
    from tac.ui.scenes.choice import PACES

    return replace(
        usual,
        speed=speed if speed in SPEEDS else usual.speed,
        pace=pace if pace in PACES else usual.pace,
    )


def with_players(usual: GameChoice, players: Sequence[Player]) -> GameChoice:
    """The choice with these players on its seats; who has no avatar has the one that the table shows."""
    from dataclasses import replace

    from tac.ui.assets import AVATARS
    from tac.ui.scenes.choice import SeatChoice

    seats = list(usual.seats)
    for index, player in enumerate(players):
        level = seats[index].level if player.level is None else player.level.name
        avatar = player.avatar if player.avatar in AVATARS else AVATARS[index]
        seats[index] = SeatChoice(player.is_person, level, player.name, avatar, player.help.value)
    return replace(usual, count=len(players), seats=(seats[0], seats[1], seats[2], seats[3]))


def count_moves(lines: Iterable[Line]) -> int:
    """How many draws, placings and corrections there are."""
    counted = (Kind.CALL, Kind.SETTLE)
    return sum(isinstance(line, Made) and _kind(line.move) not in counted for line in lines)


def _kind(token: str) -> Kind | None:
    try:
        return Move.parse(token).kind
    except ValueError:
        return None


def record_of(head: GameHead, key: str, course: Course) -> Record:
    """The record of a game as far as ``course`` goes; ``key`` is the game's own name for ever."""
    clock = SteppedClock()
    match = Match(head.setup(), clock)
    rebuild(match, clock, course)
    return with_facts(match, head, key, course.notes)


def with_facts(match: Match, head: GameHead, key: str, notes: Sequence[Note]) -> Record:
    """The record of ``match`` with all that is known of it."""
    belongs: dict[str, object] = {"x-match": {"id": head.series, "game": head.game}} if head.series else {}
    if head.from_game:
        belongs[FROM] = {"id": head.from_game, "token": head.from_token}
    seated = list(zip(SEATS, head.players, strict=False))
    return match.record(
        names={seat.name: player.name for seat, player in seated if player.name},
        played=head.begun,
        **{
            "x-id": key,
            "x-avatars": {seat.name: player.avatar for seat, player in seated if player.avatar},
            "x-profiles": dict(head.profiles),
            "x-landed": _landings(notes),
            **belongs,
        },
    )


def _landings(notes: Sequence[Note]) -> list[int | None]:
    """When the cards of each token lay there, in milliseconds since the start."""
    landed: list[int | None] = []
    at_once = False
    for note in notes:
        if isinstance(note, Made):
            landed.append(note.at if at_once else None)
        elif isinstance(note, Landed) and note.token:
            landed[note.token - 1] = note.when
        elif isinstance(note, AtOnce):
            at_once = note.on
    return landed
