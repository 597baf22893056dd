"""What can be asked of the history, and what it answers: typed values."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tac.history.watch import Outcome
from tac.rules import FaultyMove, HouseRules, Seat


class Filter(Struct, frozen=True):
    """Which games: of one player (see `PlayerRow.who`), finished or not, of so many seats, of these days.

    ``since`` and ``until`` are days (``2026-11-30``), both included; a game whose day is unknown is of none.
    """

    who: str | None = None
    finished: bool | None = None
    seats: int | None = None
    since: str = ""
    until: str = ""


class GameSeat(Struct, frozen=True):
    """Who sat on a seat of a game, and how many faults he made; see `SeatFacts`."""

    seat: Seat
    who: str
    person: bool
    level: str | None
    name: str
    avatar: str
    profile: str | None
    place: int | None
    moves: int
    faults: int = 0


class GameRow(Struct, frozen=True):
    """One game in the list. ``number`` is the deal's, ``ms`` how long it took; None where unknown."""

    id: int
    played: str
    number: int | None
    finished: bool
    moves: int
    ms: int | None
    seats: tuple[GameSeat, ...]


class Page(Struct, frozen=True):
    """Some of the games of a list, the latest first, and how many there are in all."""

    games: tuple[GameRow, ...]
    count: int


class FaultRow(Struct, frozen=True):
    """One fault of a game; see `FaultFacts`."""

    token: int
    turn: int
    seat: Seat
    kind: FaultyMove
    outcome: Outcome
    caller: Seat | None
    ms: int | None


class CallRow(Struct, frozen=True):
    """One call of a game; see `CallFacts`."""

    token: int
    turn: int
    seat: Seat
    against: Seat | None
    kind: FaultyMove | None
    ms: int | None


class MissRow(Struct, frozen=True):
    """A fault (that of ``token``) that ``seat`` could have called and nobody did."""

    token: int
    seat: Seat
    kind: FaultyMove
    ms: int | None


class Game(Struct, frozen=True):
    """All that is known of one game; ``record`` is its text."""

    row: GameRow
    first: Seat
    rules: HouseRules
    turns: int
    faults: tuple[FaultRow, ...]
    calls: tuple[CallRow, ...]
    misses: tuple[MissRow, ...]
    record: str


class PlayerRow(Struct, frozen=True):
    """Somebody who has played: ``who`` is a profile, a name or a level, ``name`` the latest he had.

    ``games`` counts the seats he sat on: two computers of one level at one table are two.
    """

    who: str
    person: bool
    name: str
    games: int


class Counts(Struct, frozen=True):
    """Sums over games, each for the seats that a player sat on.

    ``games`` = ``finished`` + unfinished; ``won`` went out first, ``lost`` last. ``moves`` are draws,
    placings and corrections. ``faults`` are his own: ``called``, ``put_right``, ``mended``, ``unseen``,
    ``taken_back`` or ``standing`` (see `Outcome`), which add up to them. ``right`` and ``false`` are his
    calls; ``missed`` the faults of others that he could have called and nobody did. Calls after the last card
    of a game are no part of it. ``ms`` is the time of the games. ``median`` is that of the reactions of his
    right calls, of which ``timed`` have one; None for none.
    """

    games: int = 0
    finished: int = 0
    won: int = 0
    lost: int = 0
    moves: int = 0
    ms: int = 0
    faults: int = 0
    called: int = 0
    put_right: int = 0
    mended: int = 0
    unseen: int = 0
    taken_back: int = 0
    standing: int = 0
    right: int = 0
    false: int = 0
    missed: int = 0
    timed: int = 0
    median: float | None = None


class DayCounts(Struct, frozen=True):
    """The counts of one day (``2026-11-30``; empty: of the games whose day is unknown)."""

    day: str
    counts: Counts


class KindCounts(Struct, frozen=True):
    """Of one kind of fault: what became of his own, and how he did against the others'.

    The sums over the kinds are those of `Counts`, false calls excepted, which answer no fault.
    """

    kind: FaultyMove
    faults: int = 0
    called: int = 0
    put_right: int = 0
    mended: int = 0
    unseen: int = 0
    taken_back: int = 0
    standing: int = 0
    right: int = 0
    missed: int = 0
    timed: int = 0
    median: float | None = None


class Scope(Enum):
    """Which games count, by how they were played; the values stand in the database.

    A game in which the player was helped is apart from all others.
    """

    ALL = "all"
    UNHELPED = "unhelped"
    COMPUTERS = "computers"
    TOGETHER = "together"
    HELPED = "helped"

    @property
    def modes(self) -> str:
        """The modes of a game that belong to it, as SQL has them in a list."""
        named = {"all": "computers together helped", "unhelped": "computers together"}
        return ", ".join(f"'{mode}'" for mode in named.get(self.value, self.value).split())


class GroupCounts(Struct, frozen=True):
    """The games of a player against opponents of one level, at tables of one size, that ended so for him.

    ``against`` is the level of the computers among them, `SEVERAL` for more than one, empty for no computer;
    ``places`` is how many played, ``place`` 0 for games that were not finished. See `Counts`.
    """

    against: str
    places: int
    place: int
    games: int
    moves: int
    faults: int
    spotted: int
    missed: int


class Best(Struct, frozen=True):
    """A record: the number, and the day and id of the first game in which it was reached."""

    value: int
    day: str
    game: int


class Streaks(Struct, frozen=True):
    """The longest rows of finished games, and the one that goes on: won, and without a fault of one's own."""

    won: int = 0
    won_now: int = 0
    clean: int = 0
    clean_now: int = 0


class DayReactions(Struct, frozen=True):
    """The reactions of a day, ms: how many, and their quartiles and median.

    A quartile lies between the two nearest in proportion, as the median does.
    """

    day: str
    timed: int
    low: float
    median: float
    high: float


class Overview(Struct, frozen=True):
    """All that a screen of statistics shows of one player, in games of one scope and some days.

    ``kinds`` have no medians. ``reactions`` is by day, the earliest first. ``reaction`` (ms) is the fastest
    right call, ``spotted`` the most of them in a game, ``win`` (ms) the shortest game won; None where there
    is none.
    """

    total: Counts
    kinds: tuple[KindCounts, ...]
    reactions: tuple[DayReactions, ...]
    groups: tuple[GroupCounts, ...]
    streaks: Streaks
    reaction: Best | None
    spotted: Best | None
    win: Best | None


class Statistics(Struct, frozen=True):
    """How one player did: in all, day by day (the earliest first), and by what was passed over."""

    who: str
    total: Counts
    days: tuple[DayCounts, ...]
    kinds: tuple[KindCounts, ...]

    def obligations(self) -> tuple[tuple[int, tuple[KindCounts, ...]], ...]:
        """The kinds by the obligation that they pass over, 1 to 4."""
        numbers = sorted({kind.kind.obligation for kind in self.kinds})
        return tuple((n, tuple(k for k in self.kinds if k.kind.obligation == n)) for n in numbers)
