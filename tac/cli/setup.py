"""From words and settings to a `MatchSetup`: who sits where, by which rules, with which times."""

from __future__ import annotations

from collections.abc import Sequence

from tac.match import MatchSetup, Player, Timing
from tac.players import Level, Pace, Reaction
from tac.rules import SEATS, FalseCall, HouseRules, Opening, Seat, deal
from tac.settings import HUMAN, Settings, find_level, is_human

MOST_RANDOM_NUMBER = 999_999_999
"""The largest deal number that the game draws itself; it is short enough to be told to somebody."""


class UnknownLevel(ValueError):
    """A seat's word is neither a person nor a level; ``word`` is it, ``known`` what there would be."""

    def __init__(self, word: str, known: Sequence[str]) -> None:
        super().__init__(f"{word!r} is neither {HUMAN} nor one of the levels {', '.join(known)}")
        self.word = word
        self.known = tuple(known)


def match_setup(
    settings: Settings,
    words: Sequence[str],
    number: int,
    *,
    reaction: float | None = None,
    first: Seat = Seat.A,
) -> MatchSetup:
    """The setup of the game with deal ``number`` for seats named by ``words`` (``human``, ``lak`` …).

    Levels are taken without accents and in English too; ``reaction`` is the factor on the computers' delays
    (by default the setting's). The deal's number is the game's seed. Names and avatars are those of the
    settings, so a name may be empty. Raises `UnknownLevel`.
    """
    seated = [_player(settings, seat, word) for seat, word in zip(SEATS, words, strict=False)]
    return seated_setup(settings, seated, number, reaction=reaction, first=first)


def seated_setup(
    settings: Settings,
    players: Sequence[Player],
    number: int,
    *,
    reaction: float | None = None,
    first: Seat = Seat.A,
) -> MatchSetup:
    """The setup of the game with deal ``number`` for these players; see `match_setup`."""
    computers = any(not player.is_person for player in players)
    return MatchSetup(
        deal=deal(number, len(players), first, house_rules(settings, computers=computers)),
        players=tuple(players),
        seed=number,
        reaction=settings.reaction if reaction is None else reaction,
        timing=timing(settings),
    )


def player_level(settings: Settings, word: str) -> Level:
    """The level that ``word`` means, ready to play. Raises `UnknownLevel`."""
    found = find_level(settings, word)
    if found is None:
        raise UnknownLevel(word, tuple(settings.levels))
    name, level = found
    overlook, notice = level.overlook, level.notice
    return Level(
        name=name,
        overlook=(overlook[1], overlook[2], overlook[3], overlook[4]),
        notice=(notice[1], notice[2], notice[3], notice[4]),
        reaction=Reaction(level.reaction.mu, level.reaction.sigma, level.reaction.tau, level.reaction.floor),
        pace=Pace(level.pace.mu, level.pace.sigma, level.pace.floor),
        false_cry=level.false_cry,
    )


def house_rules(settings: Settings, *, computers: bool) -> HouseRules:
    """The house rules of a new game, in which ``computers`` take part or only people."""
    rules = settings.rules
    false_call = rules.false_call.computers if computers else rules.false_call.people
    return HouseRules(rules.heap_wrap, Opening(rules.opening), FalseCall(false_call))


def timing(settings: Settings) -> Timing:
    """The times of a match, in milliseconds."""
    times = settings.timing
    return Timing(
        window_computer=times.call_window.computer,
        window_person=times.call_window.person,
        window_alone=times.call_window.alone,
        window_end=times.end_window,
        late_call_grace=times.late_call_grace,
        lock_first=times.lock.first,
        lock_most=times.lock.most,
    )


def _player(settings: Settings, seat: Seat, word: str) -> Player:
    chosen = settings.players.seats[seat]
    level = None if is_human(word) else player_level(settings, word)
    return Player(level, chosen.name, chosen.avatar)
