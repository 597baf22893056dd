"""What comes between the moves: the pause in its states, watching on, a notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot
from tools.staged_table import AVATARS, NAMES, position

if TYPE_CHECKING:
    import pygame

    from tac.match import MatchSetup
    from tac.rules.position import Position
    from tac.ui.draw import Kit
    from tac.ui.scenes.pause import PauseScene
    from tac.ui.sign import Sign


COMPUTERS = ("srednji", "lak", "težak")


def _setup() -> MatchSetup:
    """A person and three computers of the shipped levels."""
    from tac.cli.opponents import player_level
    from tac.match import MatchSetup, Player
    from tac.rules import deal
    from tac.settings import Settings

    levels = [None, *(player_level(Settings(), name) for name in COMPUTERS)]
    players = tuple(Player(*who) for who in zip(levels, NAMES, AVATARS, strict=True))
    return MatchSetup(deal(7), players, seed=7)


def _nothing() -> None:
    """Nobody hears what is pressed on a picture."""


def _pause(
    size: Size, lang: str, act: Callable[[PauseScene], None], sign: Sign | None = None
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.settings import Keys
    from tac.ui.scenes.pause import PaceSetting, PauseScene, ReactionSetting

    def make(kit: Kit) -> PauseScene:
        levels = [player.level for player in _setup().players if player.level is not None]
        scene = PauseScene(
            kit,
            Translator(lang, strict=True),
            Keys(),
            go_on=_nothing,
            again=_nothing,
            new_game=_nothing,
            leave=_nothing,
            show_settings=lambda: None,
            show_help=lambda: None,
            reaction=ReactionSetting(1.0, levels, lambda factor: None),
            pace=PaceSetting("normal", lambda pace: None),
        )
        scene.resize(size)
        act(scene)
        return scene

    return shoot(size, make, sign=sign)


def pause(size: Size, lang: str, sign: Sign | None = None) -> pygame.Surface:
    """The pause, with a passing ``sign`` beside it."""
    return _pause(size, lang, lambda scene: None, sign)


def pause_first_game(size: Size, lang: str) -> pygame.Surface:
    """The pause of the first game with guidance."""
    from tac.locale import Translator
    from tac.settings import Keys
    from tac.ui.scenes.pause import PauseScene

    def make(kit: Kit) -> PauseScene:
        scene = PauseScene(
            kit,
            Translator(lang, strict=True),
            Keys(),
            go_on=_nothing,
            again=_nothing,
            again_is="guide.restart",
            new_game=_nothing,
            leave=_nothing,
            show_settings=lambda: None,
        )
        scene.resize(size)
        return scene

    return shoot(size, make)


def pause_count(size: Size, lang: str) -> pygame.Surface:
    """The count of three."""
    return _pause(size, lang, lambda scene: scene.count())


def watch(size: Size, lang: str) -> pygame.Surface:
    """The person is out of cards, and the computers play on."""
    heaps = ["", "9s 4s 2c", "Jh Qh 3d", "4d 5d"]
    place = position("3c 2h Ac", heaps, [0, 14, 9, 16], turn="B")
    return _table(size, lang, {**place, "out": ["A"], "seats": {**place["seats"], "A": {}}}, _setup())


def waiting(size: Size, lang: str) -> pygame.Surface:
    """A patient computer waits with its turn."""
    from tac.match import Tempo

    place = position("3c 2h Ac", ["7h 9d", "9s 4s 2c", "Jh Qh 3d", "4d 5d"], [6, 8, 9, 12], turn="B")
    return _table(size, lang, place, replace(_setup(), tempo=Tempo(1.0, patient=True)))


def _table(size: Size, lang: str, place: Position, setup: MatchSetup) -> pygame.Surface:
    from tac.locale import Translator
    from tac.rules.position import read_position
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.scenes.table import TableDoors, TableScene

    def make(kit: Kit) -> TableScene:
        scene = TableScene(
            kit,
            Translator(lang, strict=True),
            setup,
            Audio(),
            TableDoors(pause=_nothing, ended=lambda standings: None),
            keys=Keys(),
            position=read_position(place),
        )
        scene.view.hurry()
        return scene

    return shoot(size, make, steps=120)


def notice(size: Size, lang: str) -> pygame.Surface:
    """What was wrong with the settings, over the new-game screen."""
    from tac.locale import Translator
    from tac.ui.scenes.notice import NoticeScene
    from tools.screens import kit_of
    from tools.screens_new_game import new_game

    t = Translator(lang, strict=True)
    sentences = [
        t(
            "problem.config.wrong",
            where="moje.yaml:3",
            path="speed",
            value="warp",
            detail="off, slow, normal, fast",
        ),
        t("problem.config.twice", where="moje.yaml:9", path="levels.lak.notice.1"),
        t("problem.no_record", path="/nigde/zapis.yaml", detail="No such file or directory"),
    ]
    scene = NoticeScene(kit_of(size), t, sentences, _nothing)
    scene.resize(size)
    picture = new_game(size, lang)
    scene.draw(picture, scene.dirty)
    return picture


SCREENS = [
    Screen("pause", pause),
    Screen("pause-first-game", pause_first_game),
    Screen("pause-count", pause_count),
    Screen("watch", watch),
    Screen("table-waiting", waiting),
    Screen("notice", notice),
]
