"""One sentence of advice after a session, chosen from its numbers: which one, and what stands in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import sqrt
from typing import Final

from tac.practice.items.spots import Spot
from tac.practice.skill.measures import FEW, Answer, Measure, Tally, by_kind, by_obligation, by_spot
from tac.rules import FaultyMove

ENOUGH: Final = 20
"""From fewer answers nothing is said but that there are too few."""

_STANDS_OUT: Final = 2.0
"""A group is worse than the rest only where chance alone would make it so in about one of fifty sessions."""
_RARELY: Final = 0.1
_READILY: Final = -0.4
_SELDOM: Final = 0.6

Group = Spot | FaultyMove | int
"""What may stand out: a spot, a kind of fault, or an obligation (1–4)."""


class Counsel(Enum):
    """The sentences. Translations key on the values; `Advice.values` says what stands in each."""

    FEW = "few"
    """Too few answers to say anything: ``answers``."""
    CLEAN = "clean"
    """Everything was right: ``answers``."""
    READILY = "readily"
    """Called too readily: ``for_nothing`` of ``calls`` calls were of moves in order."""
    SPOT = "spot"
    """Misses much at ``worst`` (a `Spot`): ``missed`` of ``faults``, about every ``every``-th."""
    SPOT_BUT = "spot_but"
    """The same, but hardly ever at ``best``."""
    OBLIGATION = "obligation"
    """Misses much of ``worst`` (an obligation, 1–4): as for a spot."""
    KIND = "kind"
    """Misses much of ``worst`` (a `FaultyMove`): as for a spot."""
    SELDOM = "seldom"
    """Hardly ever calls for nothing, but lets much pass: ``missed`` of ``faults``."""
    STEADY = "steady"
    """Nothing stands out: spotted ``spotted`` of ``faults``."""
    ALL_DONE = "all_done"
    """Every duty was done at the first try: ``answers``."""
    DUTIES = "duties"
    """Nothing stands out: ``done`` of ``duties`` were done at the first try."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The sentence ``counsel`` with its ``values``, which ``samples`` answers stand behind."""

    counsel: Counsel
    samples: int
    values: Mapping[str, object] = field(default_factory=dict)


def advise(answers: Iterable[Answer], *, duties: bool = False) -> Advice:
    """What to say after these answers; ``duties``: moves were made, not judged, and each was owed."""
    some = tuple(answers)
    tally = Tally.of(some)
    faults, missed = tally.spotted.whole, tally.misses
    if len(some) < ENOUGH or faults < FEW:
        return Advice(Counsel.FEW, len(some), {"answers": len(some)})
    if tally.right.part == len(some):
        return Advice(Counsel.ALL_DONE if duties else Counsel.CLEAN, len(some), {"answers": len(some)})
    criterion = tally.criterion
    readily = criterion is not None and criterion < _READILY and tally.false_alarms > tally.misses
    if readily or tally.stray > tally.hits:
        values = {"for_nothing": tally.for_nothing, "calls": tally.calls}
        return Advice(Counsel.READILY, len(some), values)
    standing = _what_stands_out(some, tally, duties=duties)
    if standing is not None:
        return standing
    if duties:
        return Advice(Counsel.DUTIES, len(some), {"done": tally.hits, "duties": faults})
    if criterion is not None and criterion > _SELDOM:
        return Advice(Counsel.SELDOM, len(some), {"missed": missed, "faults": faults})
    return Advice(Counsel.STEADY, len(some), {"spotted": tally.hits, "faults": faults})


def _what_stands_out(answers: tuple[Answer, ...], whole: Tally, *, duties: bool) -> Advice | None:
    """What is missed clearly more often than the rest; where several are, the clearest of them.

    Of duties no kind is: what somebody did instead says nothing of one that was done.
    """
    spots = by_spot(answers)
    candidates: list[tuple[float, Counsel, Group, Tally]] = []
    for counsel, groups in (
        (Counsel.SPOT, spots),
        (Counsel.OBLIGATION, by_obligation(answers)),
        (Counsel.KIND, {} if duties else by_kind(answers)),
    ):
        for group, measure in groups.items():
            excess = _excess(measure.tally, whole)
            if excess >= _STANDS_OUT:
                candidates.append((excess, counsel, group, measure.tally))
    if not candidates:
        return None
    # Where two are equally clear, a spot says more than an obligation, and that more than a kind.
    excess, counsel, worst, tally = max(candidates, key=lambda candidate: candidate[0])
    missed, faults = tally.misses, tally.spotted.whole
    values: dict[str, object] = {
        "worst": worst,
        "missed": missed,
        "faults": faults,
        "every": max(1, round(faults / missed)),
    }
    best = _best(spots) if counsel is Counsel.SPOT else None
    if best is not None:
        return Advice(Counsel.SPOT_BUT, len(answers), {**values, "best": best})
    return Advice(counsel, len(answers), values)


def _excess(group: Tally, whole: Tally) -> float:
    """By how many standard errors ``group`` misses more than the rest: two proportions, pooled."""
    inside, outside = group.spotted.whole, whole.spotted.whole - group.spotted.whole
    if inside < FEW or outside < FEW or not group.misses:
        return 0.0
    pooled = whole.misses / whole.spotted.whole
    error = sqrt(pooled * (1 - pooled) * (1 / inside + 1 / outside))
    rest = (whole.misses - group.misses) / outside
    return (group.misses / inside - rest) / error if error else 0.0


def _best(spots: Mapping[Spot, Measure]) -> Spot | None:
    """The spot at which next to nothing is missed, if there is one with samples enough."""
    shares = {
        spot: 1 - share.value
        for spot, measure in spots.items()
        if (share := measure.tally.spotted).value is not None and not share.is_few
    }
    best = min(shares, key=shares.__getitem__, default=None)
    return best if best is not None and shares[best] <= _RARELY else None
