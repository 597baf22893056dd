"""When a mistake comes back: sooner where it was missed again, later where it was solved.

The scheme is FSRS 6, the Free Spaced Repetition Scheduler (J. Ye, J. Su, Y. Cao: A stochastic shortest path
algorithm for optimizing spaced repetition scheduling. *KDD* 2022), by its own library, which is loaded only
here and only when something is repeated. Moments are handed in.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from fsrs import Scheduler

AGAIN: Final = timedelta(minutes=10)
"""After so long what was just missed comes back the same day."""

MOST_DAYS: Final = 365
"""Nothing stays away longer."""

RETENTION: Final = 0.9
"""So probably a mistake should still be seen when it comes back."""


class Solved(Enum):
    """How it went."""

    AT_ONCE = "at_once"
    """The first move tried was the owed one."""
    LATER = "later"
    """It took more than one try."""
    NOT = "not"
    """It was not found."""


class Repetition(Struct, frozen=True):
    """When a mistake is ``due`` (ISO 8601, UTC, so that texts sort as moments do), and what is known of it.

    ``card`` is the library's own text, empty before the first time; ``times`` is how often it has come,
    ``missed`` how often it was not solved.
    """

    due: str
    card: str = ""
    times: int = 0
    missed: int = 0


def first(moment: datetime) -> Repetition:
    """A new mistake: due from ``moment`` on."""
    return Repetition(moment_text(moment))


def repeated(repetition: Repetition, solved: Solved, moment: datetime) -> Repetition:
    """What becomes of it when it came at ``moment`` (with its time zone) and went so."""
    from fsrs import Card, Rating

    ratings = {Solved.AT_ONCE: Rating.Good, Solved.LATER: Rating.Hard, Solved.NOT: Rating.Again}
    at = moment.astimezone(UTC)
    try:
        card = Card.from_json(repetition.card) if repetition.card else Card(card_id=1, due=at)
    except (ValueError, KeyError, TypeError):
        # Another version's text: it is learnt anew, no more.
        card = Card(card_id=1, due=at)
    card, _ = _scheduler().review_card(card, ratings[solved], at)
    return Repetition(
        moment_text(card.due),
        card.to_json(),
        repetition.times + 1,
        repetition.missed + (solved is Solved.NOT),
    )


def moment_text(moment: datetime) -> str:
    """``moment`` (with its time zone) as it is kept."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=(AGAIN,),
        relearning_steps=(AGAIN,),
        maximum_interval=MOST_DAYS,
        enable_fuzzing=False,
    )
