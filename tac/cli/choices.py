"""What is to be played, from settings, command line and new-game screen."""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tac.cli.opponents import player_level
from tac.cli.setup import MOST_RANDOM_NUMBER, seated_setup
from tac.match import Help, MatchSetup, Player
from tac.rules import Seat
from tac.settings import Settings, is_human

if TYPE_CHECKING:
    from tac.ui.scenes.choice import GameChoice


def with_options(settings: Settings, options: argparse.Namespace) -> Settings:
    """The settings with what the command line says instead."""
    window, sound = settings.window, settings.sound
    if options.size is not None:
        window = replace(window, size=options.size)
    if options.fullscreen is not None:
        window = replace(window, fullscreen=options.fullscreen)
    if options.mute:
        sound = replace(sound, mute=True)
    return replace(
        settings,
        language=options.lang or settings.language,
        speed=options.speed or settings.speed,
        pace=options.pace or settings.pace,
        reaction=settings.reaction if options.reaction is None else options.reaction,
        window=window,
        sound=sound,
    )


def first_choice(settings: Settings, options: argparse.Namespace, language: str) -> GameChoice:
    """What is to be played at first; raises `UnknownLevel`."""
    from tac.ui.scenes.choice import KINDS, GameChoice, SeatChoice

    people = sum(is_human(_with_help(word, "")[0]) for word in options.seats or ())
    kind = "together" if people > 1 else "computer"
    players = getattr(settings, KINDS[kind])
    chosen = players.seats
    words = [seat.plays for seat in chosen]
    words[: len(options.seats or ())] = options.seats or ()
    seats = []
    for seat, said in zip(chosen, words, strict=True):
        word, helped = _with_help(said, seat.help)
        person = is_human(word)
        level = next(iter(settings.levels)) if person else player_level(settings, word).name
        seats.append(SeatChoice(person, level, seat.name, seat.avatar, helped))
    return GameChoice(
        count=len(options.seats) if options.seats else players.count,
        seats=(seats[0], seats[1], seats[2], seats[3]),
        deal=random_number() if options.seed is None else options.seed,
        reaction=settings.reaction,
        speed=settings.speed,
        pace=settings.pace,
        language=language,
        kind=kind,
        begins=settings.begins,
        way_round=settings.way_round,
    )


def last_choice(settings: Settings, kind: str, usual: GameChoice) -> GameChoice:
    """Who sat at the last game of a kind; ``usual`` is for all else."""
    import dataclasses

    from tac.ui.scenes.choice import KINDS, SeatChoice

    players = getattr(settings, KINDS[kind])
    seats = []
    for seat, before in zip(players.seats, usual.seats, strict=True):
        person = is_human(seat.plays)
        level = before.level if person else seat.plays
        seats.append(SeatChoice(person, level, seat.name, seat.avatar, seat.help))
    return dataclasses.replace(
        usual, kind=kind, count=players.count, seats=(seats[0], seats[1], seats[2], seats[3])
    )


def _with_help(word: str, usual: str) -> tuple[str, str]:
    """A word for a seat, such as `human:show`, without the kind of help, and that kind."""
    plays, colon, kind = word.rpartition(":")
    if colon and is_human(plays) and kind in {one.value for one in Help}:
        return plays, kind
    return word, usual


def choice_setup(settings: Settings, choice: GameChoice, first: Seat) -> MatchSetup:
    """The match that ``choice`` means."""
    players = [
        Player(
            None if seat.person else player_level(settings, seat.level, seat.avatar),
            seat.name,
            seat.avatar,
            Help(seat.help) if seat.person else Help.NONE,
        )
        for seat in choice.playing
    ]
    return seated_setup(
        settings, players, choice.deal, reaction=choice.reaction, pace=choice.pace, first=first
    )


def random_number() -> int:
    """A deal number of no one's choosing."""
    return random.SystemRandom().randint(0, MOST_RANDOM_NUMBER)
