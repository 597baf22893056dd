"""A match of several games between two of them and at its end, and the change of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.locale import Translator
    from tac.match.series import Series
    from tac.ui.draw import Kit
    from tac.ui.scenes.seats import SeatsScene
    from tac.ui.scenes.series import SeriesScene
    from tac.ui.scenes.series_words import SeriesPlayer

GAMES = {
    4: ((0, 2, 1, 3), (2, 1, 0, 3), (3, 0, 2, 1), (1, 0, 2, 3)),
    3: ((0, 2, 1), (2, 1, 0), (0, 1, 2)),
    2: ((0, 1), (1, 0)),
}


def a_match(players: int, *, losses: int = 3, games: int = 3) -> Series:
    """A match of so many players to so many losses, in which so many games were played."""
    from tac.match.series import Goal, GoalKind, PlayerResult, Series

    series = Series.begin(Goal(GoalKind.LOSSES, losses), players)
    for number, places in enumerate(GAMES[players][:games]):
        if not series.is_over:
            numbers = [((p + number) % 4 + 1, number % 2, (3 * p + number) % 5, p % 2) for p in places]
            series = series.with_result(
                [PlayerResult(p, *row) for p, row in zip(places, numbers, strict=True)]
            )
    return series


def players_of(t: Translator, count: int, people: int) -> tuple[SeriesPlayer, ...]:
    """So many players, the first ones people."""
    from tac.ui.scenes.series_words import SeriesPlayer

    named = ("Luka", t("name.sova"), "Aleksandra", t("name.medved"))
    avatars = ("lisica", "sova", "vuk", "medved")
    return tuple(SeriesPlayer(named[k], avatars[k], k < people) for k in range(count))


def _match(
    size: Size,
    lang: str,
    series: Series,
    *,
    people: int = 1,
    ended: bool = False,
    played: bool = True,
    act: Callable[[SeriesScene], None] = lambda scene: None,
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.scenes.series import SeriesDoors, SeriesScene
    from tac.ui.scenes.series_words import SeriesStandings

    t = Translator(lang, strict=True)

    def make(kit: Kit) -> SeriesScene:
        standings = SeriesStandings(series, players_of(t, len(series.seating), people), ended)
        review = _nothing if played else None
        doors = SeriesDoors(_nothing, _nothing, _nothing, _nothing, _nothing, review, 3 if people == 1 else 0)
        scene = SeriesScene(kit, t, standings, doors)
        scene.resize(size)
        act(scene)
        return scene

    return shoot(size, make)


def _nothing() -> None:
    """Nobody hears what is pressed on a picture."""


def match(size: Size, lang: str) -> pygame.Surface:
    """Between two games of four players."""
    return _match(size, lang, a_match(4, games=2))


def match_new(size: Size, lang: str) -> pygame.Surface:
    """Before the first game of three."""
    return _match(size, lang, a_match(3, games=0), played=False)


def match_later(size: Size, lang: str) -> pygame.Surface:
    """Between two games of four players, on another day."""
    return _match(size, lang, a_match(4, games=2), played=False)


def match_sure(size: Size, lang: str) -> pygame.Surface:
    """The question before a match is ended."""
    return _match(size, lang, a_match(2, games=2), act=lambda scene: scene.end.act())


def match_over(size: Size, lang: str) -> pygame.Surface:
    """Somebody has lost three games: the match is over."""
    return _match(size, lang, a_match(4, games=4), people=2)


def match_lost(size: Size, lang: str) -> pygame.Surface:
    """One of four has lost; the others are equal."""
    from tac.match.series import PlayerResult, Series

    series = Series.begin(a_match(4).goal, 4)
    for places in ((0, 2, 1, 3), (2, 1, 0, 3), (1, 0, 2, 3)):
        series = series.with_result([PlayerResult(place, 2, 1, 3, 1) for place in places])
    return _match(size, lang, series, people=2)


def match_drawn(size: Size, lang: str) -> pygame.Surface:
    """Two players have ended their match at one loss each."""
    return _match(size, lang, a_match(2, games=2), people=2, ended=True, played=False)


def _seats(
    size: Size, lang: str, count: int, act: Callable[[SeatsScene], None] = lambda scene: None
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.scenes.seats import SeatsScene

    t = Translator(lang, strict=True)

    def make(kit: Kit) -> SeatsScene:
        players = players_of(t, count, 2)
        scene = SeatsScene(
            kit, t, players, way_round="left", swap=lambda one, other: players, done=_nothing
        )
        scene.resize(size)
        act(scene)
        return scene

    return shoot(size, make)


def seats(size: Size, lang: str) -> pygame.Surface:
    """Four players, nobody picked."""
    return _seats(size, lang, 4)


def seats_picked(size: Size, lang: str) -> pygame.Surface:
    """Three players, one of them picked."""
    return _seats(size, lang, 3, lambda scene: scene.tiles[1].act())


def seats_two(size: Size, lang: str) -> pygame.Surface:
    """Two players."""
    return _seats(size, lang, 2)


SCREENS = [
    Screen("match", match),
    Screen("match-new", match_new),
    Screen("match-later", match_later),
    Screen("match-sure", match_sure),
    Screen("match-over", match_over),
    Screen("match-lost", match_lost),
    Screen("match-drawn", match_drawn),
    Screen("seats", seats),
    Screen("seats-picked", seats_picked),
    Screen("seats-two", seats_two),
]
