"""The list of unfinished games in its states."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.ui.draw import Kit
    from tac.ui.saves import SavedGame
    from tac.ui.scenes.unfinished import UnfinishedScene

NOW = datetime(2026, 11, 30, 21, 40)

WHO = (
    (("", "lisica", ""), ("lak", "sova", ""), ("srednji", "vuk", ""), ("težak", "medved", "")),
    (("", "petao", "Aleksandra Vučićević-Pet"), ("", "macka", "Đorđe")),
    (("majstor", "kornjaca", ""), ("majstor", "jagnje", ""), ("lak", "vuk", "")),
    (("", "lisica", "Luka"), ("lak", "sova", "")),
    (("", "lisica", ""), ("lak", "sova", "")),
    (("", "lisica", ""), ("lak", "sova", "")),
)
"""Level (none: a person), avatar and name of each player of each game."""


def games(count: int, elsewhere: int | None = None) -> list[SavedGame]:
    """So many games, one of them perhaps being played in another window."""
    from tac.cli.opponents import player_level
    from tac.match import MatchSetup, Player
    from tac.rules import deal
    from tac.settings import Settings
    from tac.ui.saves import SavedGame

    found = []
    for number, who in enumerate(WHO[:count]):
        players = tuple(
            Player(player_level(Settings(), level) if level else None, name, avatar)
            for level, avatar, name in who
        )
        setup = MatchSetup(deal(number, len(players)), players, number)
        played = NOW - timedelta(hours=20 * number, minutes=26)
        moves, ms = 143 + 91 * number, 412_000 + 300_000 * number
        found.append(SavedGame(str(number), setup, moves, ms, played, number == elsewhere))
    return found


def _nothing(key: str = "") -> None:
    """Nobody hears what is pressed on a picture."""


def _list(
    size: Size, lang: str, shown: list[SavedGame], act: Callable[[UnfinishedScene], None] = lambda scene: None
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.scenes.unfinished import UnfinishedScene

    def make(kit: Kit) -> UnfinishedScene:
        scene = UnfinishedScene(
            kit,
            Translator(lang, strict=True),
            shown,
            NOW,
            go_on=_nothing,
            give_up=_nothing,
            leave=_nothing,
        )
        scene.resize(size)
        act(scene)
        return scene

    return shoot(size, make)


def unfinished(size: Size, lang: str) -> pygame.Surface:
    """One game."""
    return _list(size, lang, games(1))


def unfinished_many(size: Size, lang: str) -> pygame.Surface:
    """More games than there is room for."""
    return _list(size, lang, games(6))


def unfinished_scrolled(size: Size, lang: str) -> pygame.Surface:
    """The same, scrolled to the end, where one is to be given up."""
    return _list(size, lang, games(6), lambda scene: scene.rows["5"][1].act())


def unfinished_elsewhere(size: Size, lang: str) -> pygame.Surface:
    """The game played last is open in another window."""
    return _list(size, lang, games(3, elsewhere=0))


def unfinished_sure(size: Size, lang: str) -> pygame.Surface:
    """The question before a game is given up."""
    return _list(size, lang, games(3), lambda scene: scene.rows["1"][1].act())


def unfinished_match(size: Size, lang: str) -> pygame.Surface:
    """A game of a match, a match between two games, and a single game."""
    from msgspec.structs import replace

    from tools.screens_series import a_match

    found = games(3)
    found[0] = replace(found[0], series=a_match(4))
    found[1] = replace(found[1], series=a_match(2), is_begun=False)
    return _list(size, lang, found, lambda scene: scene.rows["2"][1].act())


SCREENS = [
    Screen("unfinished", unfinished),
    Screen("unfinished-many", unfinished_many),
    Screen("unfinished-scrolled", unfinished_scrolled),
    Screen("unfinished-elsewhere", unfinished_elsewhere),
    Screen("unfinished-match", unfinished_match),
    Screen("unfinished-sure", unfinished_sure),
]
