"""From words and settings to a `MatchSetup`: who sits where, by which rules, with which times."""

from __future__ import annotations

from collections.abc import Sequence

from tac.cli.opponents import player_level
from tac.match import Help, MatchSetup, Player, Tempo, Timing
from tac.rules import SEATS, FalseCall, HouseRules, Opening, Seat, deal
from tac.settings import Settings, is_human

PATIENT = "patient"
"""The pace at which computers wait for a person with each of their turns."""

MOST_RANDOM_NUMBER = 999_999_999
"""The largest deal number that the game draws itself; it is short enough to be told to somebody."""


def match_setup(
    settings: Settings,
    words: Sequence[str],
    number: int,
    *,
    reaction: float | None = None,
    pace: str | None = None,
    first: Seat = Seat.A,
) -> MatchSetup:
    """The setup of the game with deal ``number`` for seats named by ``words`` (``human``, ``lak`` …).

    Levels are taken without accents and in English too; ``reaction`` is the factor on the computers' delays
    and ``pace`` the name of how they take their time (by default the settings'). The deal's number is the
    game's seed. Names and avatars, and so characters, are those of the settings; a name may be empty. Raises
    `UnknownLevel`.
    """
    seated = [_player(settings, seat, word) for seat, word in zip(SEATS, words, strict=False)]
    return seated_setup(settings, seated, number, reaction=reaction, pace=pace, first=first)


def seated_setup(
    settings: Settings,
    players: Sequence[Player],
    number: int,
    *,
    reaction: float | None = None,
    pace: str | None = None,
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
        tempo=tempo(settings, pace or settings.pace),
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


def tempo(settings: Settings, pace: str) -> Tempo:
    """How computers take their time at the pace of this name."""
    return Tempo(getattr(settings.paces, pace), patient=pace == PATIENT)


def _player(settings: Settings, seat: Seat, word: str) -> Player:
    chosen = settings.players.seats[seat]
    level = None if is_human(word) else player_level(settings, word, chosen.avatar)
    return Player(level, chosen.name, chosen.avatar, Help(chosen.help) if level is None else Help.NONE)
