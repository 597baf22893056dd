"""What every computer opponent has in common, and how the eight characters differ."""

from typing import Annotated

from msgspec import Meta, Struct

from .levels import Delay

Factor = Annotated[float, Meta(ge=0.1, le=10)]
Cards = Annotated[int, Meta(ge=1, le=400)]
TempoFactor = Annotated[float, Meta(ge=0.5, le=3)]


class Attention(Struct, frozen=True):
    """By how much the odds of overlooking something are multiplied, for every computer opponent."""

    more_heaps: Factor = 1.1
    """For each opponents' heap to look at beyond the first."""
    far: Factor = 1.4
    """For what happens at the seat opposite."""
    elsewhere: Factor = 1.6
    """Where a card has just landed somewhere else."""
    quiet: Factor = 1.4
    """Once nothing has happened for a while."""
    quiet_after: Cards = 8
    """How many cards in a row, all put on their players' own heaps, make a while."""
    busy: Factor = 1.5
    """For another's fault when one's own turn has begun."""
    awake: Factor = 0.4
    """For one who was just called or has just called; fades."""
    awake_for: Cards = 12
    """After how many cards it has faded."""


class Thinking(Struct, frozen=True):
    """The time that computers take for a move, in milliseconds: ex-Gaussian, never under ``floor``."""

    mu: Delay = 700
    sigma: Delay = 150
    tau: Delay = 250
    per_place: Delay = 60
    """On top for each place to look at beyond the first."""
    floor: Delay = 450
    """So much, whatever the pace: below about 300 nobody could follow."""


class Paces(Struct, frozen=True):
    """The factor on thinking times at each pace."""

    patient: TempoFactor = 1.3
    calm: TempoFactor = 1.6
    normal: TempoFactor = 1.0
    brisk: TempoFactor = 0.65


class Subtlety(
    Struct,
    frozen=True,
    rename={
        "draw_past_central": "1-draw",
        "opponent_past_central": "1-opponent",
        "draw_past_opponent": "2-draw",
        "drawn_to_opponent_past_central": "3-opponent",
        "own_past_central": "3-own",
        "own_past_opponent": "4-own",
    },
):
    """The factor on the delay of a call for each of the six kinds of faulty move."""

    draw_past_central: Factor = 0.95
    opponent_past_central: Factor = 1.15
    draw_past_opponent: Factor = 1.1
    drawn_to_opponent_past_central: Factor = 1.05
    own_past_central: Factor = 0.9
    own_past_opponent: Factor = 1.05


class Character(Struct, frozen=True):
    """How one avatar differs from its level: factors, 1 where it does not."""

    overlook: Factor = 1.0
    miss: Factor = 1.0
    mends: Factor = 1.0
    far: Factor = 1.0
    elsewhere: Factor = 1.0
    quiet: Factor = 1.0
    busy: Factor = 1.0
    reaction: Factor = 1.0
    pace: Factor = 1.0
    false_cry: Factor = 1.0


class Characters(Struct, frozen=True):
    """The character of each avatar."""

    kornjaca: Character = Character(overlook=0.85, miss=0.85, reaction=1.2, pace=1.08)
    vuk: Character = Character(overlook=1.15, miss=0.75)
    medved: Character = Character(quiet=1.8, miss=0.9)
    sova: Character = Character(far=0.75, miss=0.9, reaction=1.1)
    lisica: Character = Character(overlook=1.2, reaction=0.85, pace=0.95)
    petao: Character = Character(miss=0.9, reaction=0.9, false_cry=3.0)
    macka: Character = Character(elsewhere=1.6, overlook=0.95, pace=0.97)
    jagnje: Character = Character(far=1.8, mends=2.0, false_cry=0.3)
