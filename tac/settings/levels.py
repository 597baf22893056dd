"""How a computer opponent of each level looks, notices and hurries; finding a level by its name."""

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

Share = Annotated[float, Meta(ge=0, le=1)]
Delay = Annotated[float, Meta(ge=0, le=60_000)]

LEVEL_NAME_LENGTH: Final = 24

HUMAN: Final = "human"
"""What stands at a seat where a person plays."""

_HUMANS: Final = {HUMAN, "person", "covek", "човек"}
_ALIASES: Final = {
    "easy": "lak",
    "normal": "srednji",
    "medium": "srednji",
    "hard": "tezak",
    "master": "majstor",
    "лак": "lak",
    "средњи": "srednji",
    "тежак": "tezak",
    "мајстор": "majstor",
}


class ByObligation(
    Struct,
    frozen=True,
    rename={
        "heap_to_central": "1",
        "heap_to_opponent": "2",
        "drawn_to_central": "3",
        "drawn_to_opponent": "4",
    },
):
    """A probability (0 to 1) for each obligation of the order of play that can be passed over (R6)."""

    heap_to_central: Share
    heap_to_opponent: Share
    drawn_to_central: Share
    drawn_to_opponent: Share

    def __getitem__(self, obligation: int) -> float:
        """The probability for obligation 1, 2, 3 or 4. Raises KeyError for any other number."""
        if obligation not in (1, 2, 3, 4):
            raise KeyError(obligation)
        values = (self.heap_to_central, self.heap_to_opponent, self.drawn_to_central, self.drawn_to_opponent)
        return values[obligation - 1]


class Reaction(Struct, frozen=True):
    """The delay of a call in milliseconds: normal (mu, sigma) plus exponential (tau), never under floor."""

    mu: Delay
    sigma: Delay
    tau: Delay
    floor: Delay


class Level(Struct, frozen=True):
    """How well and how fast a computer opponent plays."""

    overlook: ByObligation
    """How probably a look at rest fails, so that it passes over a duty of its own."""
    notice: ByObligation
    """How probably it notices another's fault of that obligation at rest."""
    reaction: Reaction
    mends: Share
    """How probably it sees a fault of its own and means to put it right (R6.5 b)."""
    forgets: Share
    """How probably it does not make the move that it was just called for (R6.4)."""
    false_cry: Share
    """How probably it calls "Tač!" without a fault, for each move it sees that looks wrong."""
    sense: Share
    """How often it chooses with some sense where several heaps fit (R4.3)."""


def default_levels() -> dict[str, Level]:
    """The four levels, from the weakest to the strongest."""
    return {
        "lak": Level(
            overlook=ByObligation(0.20, 0.15, 0.07, 0.12),
            notice=ByObligation(0.36, 0.30, 0.36, 0.30),
            reaction=Reaction(1500, 300, 600, 700),
            mends=0.15,
            forgets=0.03,
            false_cry=0.02,
            sense=0.0,
        ),
        "srednji": Level(
            overlook=ByObligation(0.12, 0.10, 0.045, 0.08),
            notice=ByObligation(0.64, 0.57, 0.64, 0.57),
            reaction=Reaction(850, 170, 280, 450),
            mends=0.25,
            forgets=0.0,
            false_cry=0.006,
            sense=0.3,
        ),
        "težak": Level(
            overlook=ByObligation(0.05, 0.04, 0.018, 0.035),
            notice=ByObligation(0.86, 0.80, 0.86, 0.80),
            reaction=Reaction(800, 150, 250, 450),
            mends=0.35,
            forgets=0.0,
            false_cry=0.002,
            sense=0.7,
        ),
        "majstor": Level(
            overlook=ByObligation(0.006, 0.005, 0.002, 0.004),
            notice=ByObligation(0.97, 0.95, 0.97, 0.95),
            reaction=Reaction(700, 120, 200, 400),
            mends=0.5,
            forgets=0.0,
            false_cry=0.0005,
            sense=1.0,
        ),
    }


def fold(name: str) -> str:
    """`name` without case, accents and outer blanks, for comparing names people type."""
    lower = name.strip().casefold().replace("đ", "dj")
    return "".join(c for c in unicodedata.normalize("NFKD", lower) if not unicodedata.combining(c))


def is_human(name: str) -> bool:
    """Whether `name` is a word for a person at a seat, and so no name for a level."""
    return fold(name) in _HUMANS


def level_name(levels: Mapping[str, Level], name: str) -> str | None:
    """The name in `levels` that `name` means: without case or accents, English or Cyrillic too; or None."""
    wanted = fold(name)
    by_fold = {fold(known): known for known in levels}
    return by_fold.get(wanted) or by_fold.get(_ALIASES.get(wanted, ""))
