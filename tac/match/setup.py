"""What a match is set up with: the deal, who sits where, and its times."""

from __future__ import annotations

from dataclasses import dataclass, field

from tac.match.help import Help
from tac.players import Level, check_factor
from tac.rules import SEATS, Deal, Seat

PERSON = "human"
"""What a record's ``players`` and the command line call a seat that a person sits on."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person (``level`` None) or a computer of that level.

    ``name`` and ``avatar`` are for the screen; the match never looks at them. ``help`` is how a person is
    helped from the start; computers never are.
    """

    level: Level | None = None
    name: str = ""
    avatar: str = ""
    help: Help = Help.NONE

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.level is None

    @property
    def kind(self) -> str:
        """`PERSON` or the level's name."""
        return PERSON if self.level is None else self.level.name


@dataclass(frozen=True, slots=True)
class Timing:
    """The times of a match, all in milliseconds.

    The windows hold back the first move after a turn has passed: before a computer, before a person
    where several people sit, and before a person who sits alone among computers. ``window_end`` holds
    back the announcement of the end. A call for a fault that the next player's move closed is too late,
    not false, within ``late_call_grace`` of that move, and one for a fault that somebody else has called is
    the same call within as much of that. The first false call locks its seat's calls for
    ``lock_first``, each further one for twice as long, up to ``lock_most``.
    """

    window_computer: int = 1500
    window_person: int = 900
    window_alone: int = 0
    window_end: int = 1500
    late_call_grace: int = 1500
    lock_first: int = 2500
    lock_most: int = 20000


@dataclass(frozen=True, slots=True)
class Tempo:
    """How computers take their time for moves: ``factor`` (0.5–3) times what their pace says.

    Where they are ``patient`` each of their turns waits besides for a person's `GoOn`, as long as a person
    holds cards. Raises `ValueError` for other factors.
    """

    factor: float = 1.0
    patient: bool = False

    def __post_init__(self) -> None:
        check_factor(self.factor)


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that, together with the people's commands, decides how a match goes.

    ``players`` holds one `Player` for each seat of ``deal``; ``seed`` feeds the computers' draws;
    ``reaction`` is the factor (0.5–3) on all their call delays, ``tempo`` how they take their time for
    moves. Raises `ValueError` for other numbers of players and other factors.
    """

    deal: Deal
    players: tuple[Player, ...]
    seed: int
    reaction: float = 1.0
    timing: Timing = field(default_factory=Timing)
    tempo: Tempo = field(default_factory=Tempo)

    def __post_init__(self) -> None:
        if len(self.players) != len(self.deal.piles):
            raise ValueError(f"{len(self.players)} players for {len(self.deal.piles)} seats")
        check_factor(self.reaction)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which people sit."""
        return tuple(seat for seat, player in zip(SEATS, self.players, strict=False) if player.is_person)

    def window_before(self, seat: Seat) -> int:
        """How long, in milliseconds, the first move of ``seat``'s turn is held back."""
        if not self.players[seat].is_person:
            return self.timing.window_computer
        return self.timing.window_person if len(self.people) > 1 else self.timing.window_alone
