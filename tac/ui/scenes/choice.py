"""What is chosen on the new-game screen: plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tac.locale import Translator
from tac.settings import HUMAN, Profile
from tac.ui.assets import AVATARS

SEATS: Final = (2, 3, 4)
KINDS: Final = {"computer": "players", "together": "together"}
"""The kinds of game as the menu calls them, each with the section of the settings that says who sits."""
LONGEST_NAME: Final = 24
LONGEST_DEAL: Final = 9
LEAST_REACTION: Final = 0.5
MOST_REACTION: Final = 3.0
REACTION_STEP: Final = 0.1
PACES: Final = ("patient", "calm", "normal", "brisk")
SHARES: Final = {
    "few": 0.1,
    "quarter": 0.25,
    "third": 0.333,
    "half": 0.5,
    "two_thirds": 0.667,
    "three_quarters": 0.75,
    "nine_tenths": 0.88,
    "nearly_all": 1.0,
}
"""The words for a share of the faults, by the share (0..1) that each stands for."""


def share_word(share: float) -> str:
    """The word of `SHARES` that is nearest to ``share``."""
    return min(SHARES, key=lambda word: abs(SHARES[word] - share))


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits on a seat. ``level`` is kept for when a person makes room for a computer again;
    an empty ``name`` stands for one in the language of the game. ``help`` is how a person there is helped,
    by the settings' name."""

    person: bool
    level: str
    name: str
    avatar: str
    help: str = "none"

    @property
    def look(self) -> tuple[str, str]:
        """Name and avatar."""
        return self.name, self.avatar

    @property
    def plays(self) -> str:
        """A person or a level, as the settings say it."""
        return HUMAN if self.person else self.level


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game to be played: the first ``count`` of four ``seats``, by deal number.

    ``reaction`` is the factor (0.5 to 3) on the computers' delays, ``speed`` that of the cards by its
    name, ``pace`` that of the computers' moves, ``language`` one of the translator's. ``kind`` is one
    of `KINDS`; ``begins`` a seat, ``loser`` or ``deal``, and ``way_round`` where the next player sits, as
    in the settings.
    """

    count: int
    seats: tuple[SeatChoice, SeatChoice, SeatChoice, SeatChoice]
    deal: int
    reaction: float
    speed: str
    pace: str
    language: str
    kind: str = "computer"
    begins: str = "A"
    way_round: str = "left"

    @property
    def playing(self) -> tuple[SeatChoice, ...]:
        """The seats that take part."""
        return self.seats[: self.count]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people sit on."""
        return frozenset(k for k, seat in enumerate(self.playing) if seat.person)

    def with_seat(self, index: int, seat: SeatChoice) -> GameChoice:
        """The same with another choice for one seat."""
        seats = list(self.seats)
        seats[index] = seat
        return replace(self, seats=(seats[0], seats[1], seats[2], seats[3]))

    def with_person(self, name: str, avatar: str) -> GameChoice:
        """The same with this person on the first seat; who had that avatar gets the one that is free now."""
        own = self.seats[0]
        changed = self.with_seat(0, replace(own, name=name, avatar=avatar))
        for index, seat in enumerate(self.seats[1:], 1):
            if seat.avatar == avatar != own.avatar:
                changed = changed.with_seat(index, replace(seat, avatar=own.avatar))
        return changed

    def with_help(self, index: int, kind: str) -> GameChoice:
        """The same with another kind of help for one seat."""
        return self.with_seat(index, replace(self.seats[index], help=kind))

    def fitting(self, kind: str) -> GameChoice:
        """The same as a game of this kind: against the computer one person at most, together two at least.

        Whom there are too many of, or too few, are those on the later seats.
        """
        changed, people = replace(self, kind=kind), sorted(self.people)
        if kind == "computer":
            return changed.with_people(frozenset(people[:1]))
        free = [k for k in range(self.count) if k not in people]
        return changed.with_people(frozenset(people + free[: max(0, 2 - len(people))]))

    def with_people(self, people: frozenset[int]) -> GameChoice:
        """The same with people on just these of the seats that take part."""
        changed = self
        for index, seat in enumerate(self.playing):
            changed = changed.with_seat(index, replace(seat, person=index in people))
        return changed

    def with_avatar(self, index: int, avatar: str) -> GameChoice:
        """The same with this avatar for one seat; another seat that had it gets the one that is free now."""
        own = self.seats[index]
        changed = self.with_seat(index, replace(own, avatar=avatar))
        for other, seat in enumerate(self.seats):
            if other != index and seat.avatar == avatar:
                changed = changed.with_seat(other, replace(seat, avatar=own.avatar))
        return changed

    def apart(self) -> GameChoice:
        """The same with an avatar of his own for each who plays."""
        changed = self
        for index, seat in enumerate(self.playing):
            before = {one.avatar for one in changed.seats[:index]}
            if seat.avatar in before or seat.avatar not in AVATARS:
                taken = {one.avatar for one in changed.seats}
                free = next(avatar for avatar in AVATARS if avatar not in taken)
                changed = changed.with_seat(index, replace(seat, avatar=free))
        return changed


def shown_name(t: Translator, profile: Profile) -> str:
    """What somebody who plays here is called, who may have no name yet."""
    return profile.name or t("profiles.nameless")


def changes(before: GameChoice, after: GameChoice) -> dict[str, object]:
    """What of a choice has become another, by the paths of the settings: all but the deal."""
    section = KINDS[after.kind]
    names = {name: name for name in ("language", "speed", "pace", "reaction", "begins", "way_round")}
    names[f"{section}.count"] = "count"
    found = {
        path: getattr(after, name)
        for path, name in names.items()
        if getattr(before, name) != getattr(after, name)
    }
    for letter, old, new in zip("ABCD", before.seats, after.seats, strict=True):
        for name in ("plays", "name", "avatar", "help"):
            if getattr(old, name) != getattr(new, name):
                found[f"{section}.{letter}.{name}"] = getattr(new, name)
    return found
