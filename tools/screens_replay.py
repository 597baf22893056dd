"""A recorded game on the table, in its states."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from tac.ui.archive import PastGame
    from tac.ui.draw import Kit
    from tac.ui.scenes.replay import ReplayScene

NAMES = ("Luka", "Baka Mira", "Vuk", "Deda Rade")
AVATARS = ("lisica", "sova", "vuk", "medved")
LEVELS = ("srednji", "lak", "srednji", "lak")


@lru_cache
def past_game(number: int = 11, seats: int = 4) -> PastGame:
    """A game that a person (who moves like a computer here) and computers have played."""
    from tac.cli.opponents import player_level
    from tac.cli.setup import seated_setup
    from tac.history.film import Film
    from tac.match import Match, MatchSetup, Player, SteppedClock
    from tac.match.headless import run
    from tac.rules import Seat
    from tac.settings import Settings
    from tac.ui.archive import PastGame

    settings = Settings()
    players = [
        Player(player_level(settings, LEVELS[k], AVATARS[k]), NAMES[k], AVATARS[k]) for k in range(seats)
    ]
    clock = SteppedClock()
    setup = seated_setup(settings, players, number)
    match = Match(setup, clock, shows_at_once=True)
    run(match, clock)
    shown = (Player(None, NAMES[0], AVATARS[0]), *players[1:])
    seen = MatchSetup(setup.deal, shown, setup.seed)
    record = match.record(played="2026-11-30T20:15:00+01:00", **{"x-seed": number})
    return PastGame(Film(record), seen, Seat.A)


def make_replay(
    kit: Kit, lang: str, place: int = 0, seats: int = 4, act: Callable[[ReplayScene], None] | None = None
) -> ReplayScene:
    """The screen, standing at a place."""
    from tac.locale import Translator
    from tac.ui.audio import Audio
    from tac.ui.scenes.replay import ReplayDoors, ReplayScene

    doors = ReplayDoors(lambda: None, lambda place: None)
    game = past_game(11, seats)
    scene = ReplayScene(kit, Translator(lang, strict=True), game, Audio(), doors, place=place)
    if act is not None:
        scene.resize(kit.size)
        act(scene)
    return scene


def _fault(missed: bool, seats: int = 4) -> int:
    """The place of a fault in the middle of the game, that was missed or called."""
    film = past_game(11, seats).film
    found = [m.token for m in film.moments if bool(m.missed) == missed]
    return found[len(found) // 2]


def replay_begin(size: Size, lang: str) -> pygame.Surface:
    """The deal."""
    return shoot(size, lambda kit: make_replay(kit, lang), steps=2)


def replay_fault(size: Size, lang: str) -> pygame.Surface:
    """Before a fault that nobody called: what is owed is marked."""
    return shoot(size, lambda kit: make_replay(kit, lang, _fault(True)), steps=2)


def replay_called(size: Size, lang: str) -> pygame.Surface:
    """Before a fault that was called, three players; it plays."""
    place = _fault(False, 3)
    return shoot(size, lambda kit: make_replay(kit, lang, place, 3, lambda scene: scene._play(True)), steps=2)


def replay_end(size: Size, lang: str) -> pygame.Surface:
    """The end, two players."""
    return shoot(size, lambda kit: make_replay(kit, lang, past_game(11, 2).film.length, 2), steps=2)


SCREENS = [
    Screen("replay-begin", replay_begin),
    Screen("replay-fault", replay_fault),
    Screen("replay-called", replay_called),
    Screen("replay-end", replay_end),
]
