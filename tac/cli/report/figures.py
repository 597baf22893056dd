"""The figures of a report: what its tables show, and what it prints as JSON.

Shares are 0–1, times milliseconds; a number is None where nothing was counted.
"""

from __future__ import annotations

from msgspec import Struct

from tac.cli.report.estimates import Estimate


class PlaceRow(Struct, frozen=True):
    """How a level did among so many players of different levels: mean place, share of each place."""

    players: int
    level: str
    games: int
    mean: Estimate
    places: list[float]


class AheadRow(Struct, frozen=True):
    """In how many games a level finished ahead of the next lower one."""

    players: int
    level: str
    lower: str
    ahead: Estimate


class BeginRow(Struct, frozen=True):
    """How the one did who sits at ``position``, 1 for who begins: mean place, share of wins and losses."""

    players: int
    position: int
    mean: Estimate
    first: Estimate
    last: Estimate


class LengthRow(Struct, frozen=True):
    """How many moves a game has: mean, and the points that 5, 50 and 95 of 100 games do not exceed."""

    players: int
    games: int
    mean: Estimate
    low: int | None
    median: int | None
    high: int | None


class FaultRow(Struct, frozen=True):
    """Faults of a kind (all of them: ``all``) by a level: in a game, and where such a fault was possible."""

    level: str
    kind: str
    made: int
    per_game: float | None
    per_chance: Estimate


class KindRow(Struct, frozen=True):
    """Which share of all faults, in games of so many players, is of a kind."""

    players: int
    kind: str
    made: int
    share: Estimate


class FateRow(Struct, frozen=True):
    """What became of a level's faults: the share of each of `pending.FATES`."""

    level: str
    faults: int
    fates: dict[str, float]


class NoticeRow(Struct, frozen=True):
    """Which share of others' faults of a kind (all of them: ``all``) a level noticed."""

    level: str
    kind: str
    noticed: Estimate


class CallRow(Struct, frozen=True):
    """Calls of a level in a game, and what became of those that it meant to make (`pending.ENDS`)."""

    level: str
    right: float | None
    false: float | None
    meant: int
    ends: dict[str, float]


class DelayRow(Struct, frozen=True):
    """Delays of calls on a kind of fault (all of them: ``all``) by a level, beside what is configured.

    ``distance`` is how far the drawn ones are from it at most, ``drawn_chance`` how probable that is (both
    None for all kinds together). Of those made, calls cut short accounted for, ``farthest`` is the same by
    Kaplan and Meier; ``expected`` so many calls would have been made, and ``made_chance`` is how probable a
    larger difference is.
    """

    level: str
    kind: str
    configured_median: int | None
    drawn: int
    drawn_median: int | None
    distance: float | None
    drawn_chance: float | None
    made: int
    cut: int
    farthest: float | None
    expected: float
    made_chance: float


class RestRow(Struct, frozen=True):
    """How often a level at rest does ``what`` (overlook, notice), beside what is configured.

    ``anyhow`` is how often it does so at rest or not, ``expected`` how often the configuration with its
    factors on attention means it to, on the mean of the same moments.
    """

    what: str
    level: str
    obligation: int
    configured: float
    measured: Estimate
    expected: float | None
    anyhow: Estimate


class LeakRow(Struct, frozen=True):
    """Within a class of moves: how well thinking times tell faults from moves in order; 0.5 is not at all.

    ``who`` made the moves: a character, or anybody. ``error`` is the standard error where there is no
    difference.
    """

    who: str
    move: str
    begins_turn: bool
    places: int
    moves: int
    faults: int
    auc: float | None
    error: float | None


class Leak(Struct, frozen=True):
    """All classes of the moves of ``who`` (``levels``, ``characters``), and their mean weighted by faults."""

    who: str
    moves: int
    faults: int
    auc: float | None
    error: float | None
    classes: list[LeakRow]


class Effect(Struct, frozen=True):
    """A number of a game as the rules are, with one changed, and how much more that is."""

    name: str
    now: Estimate
    changed: Estimate
    difference: Estimate


class HouseRow(Struct, frozen=True):
    """What it changes when a house rule is ``changed`` instead of ``now``."""

    rule: str
    now: str
    changed: str
    players: int
    games: int
    effects: list[Effect]


class ChoiceRow(Struct, frozen=True):
    """How many places better sensible players are than those who choose at random (negative: better)."""

    players: int
    games: int
    choices: Estimate
    gain: Estimate


class CallingRow(Struct, frozen=True):
    """How one does who makes no faults and calls by a habit, with ``false_call`` as said."""

    false_call: str
    habit: str
    games: int
    mean: Estimate
    lost: Estimate
    right: float | None
    false: float | None


class CharacterRow(Struct, frozen=True):
    """What a character is and does, each beside (``neutral_…``) the neutral players at its tables.

    ``gain`` is by how many places it is behind them (negative: ahead); ``delay`` the mean of drawn delays.
    """

    avatar: str
    games: int
    mean: Estimate
    gain: Estimate
    faults: float | None
    neutral_faults: float | None
    noticed: Estimate
    neutral_noticed: Estimate
    delay: Estimate
    neutral_delay: Estimate
    false: float | None
    neutral_false: float | None


class Figures(Struct, frozen=True):
    """Everything that a report says."""

    games: int
    unfinished: int
    seed: int
    places: list[PlaceRow]
    ahead: list[AheadRow]
    beginning: list[BeginRow]
    lengths: list[LengthRow]
    faults: list[FaultRow]
    kinds: list[KindRow]
    fates: list[FateRow]
    noticed: list[NoticeRow]
    calls: list[CallRow]
    delays: list[DelayRow]
    rest: list[RestRow]
    leaks: list[Leak]
    house: list[HouseRow]
    choice: list[ChoiceRow]
    calling: list[CallingRow]
    characters: list[CharacterRow]
