"""The first game with guidance, at several of its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of

if TYPE_CHECKING:
    import pygame

    from tac.ui.scenes.guided import GuidedTable

FRAME = 20.0
"""Milliseconds of one frame."""

STEPS = (
    "welcome",
    "draw",
    "to_central",
    "to_rival",
    "rival",
    "heap_first",
    "heap_to_rival",
    "watch",
    "call",
    "penalty",
    "err",
    "put_right",
    "turn_over",
    "finish",
    "end",
)


def guided_table(size: Size, lang: str) -> GuidedTable:
    """The guided game at its beginning, without sound."""
    from tac.locale import Translator
    from tac.match import Player
    from tac.practice.guided import guided_setup
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.scenes.guided import GuidedTable
    from tac.ui.scenes.table import TableDoors

    doors = TableDoors(pause=lambda: None, ended=lambda standings: None)
    scene = GuidedTable(
        kit_of(size),
        Translator(lang, strict=True),
        guided_setup(Player(None, "", "lisica"), "sova"),
        Audio(),
        doors,
        keys=Keys(),
        done=lambda: None,
        again=lambda: None,
    )
    scene.resize(size)
    return scene


def lead_to(scene: GuidedTable, name: str) -> None:
    """Do what is asked until this step is told; raises `RuntimeError` where that never comes."""
    from tac.match import CallTac, MakeMove
    from tac.practice.guided.lesson import LEARNER
    from tac.rules import Kind

    for _ in range(20_000):
        if scene.telling:
            asked = scene.guide.asked
            if scene.guide.step.name == name and (asked is not None or scene.guide.offers_next):
                return
            if asked is None:
                scene.next()
            else:
                called = asked.kind is Kind.CALL
                scene.match.submit(CallTac(LEARNER) if called else MakeMove(LEARNER, asked))
                scene._pacer.deliver()
        scene.update(FRAME)
    raise RuntimeError(f"there is no {name}")


def _at(name: str, act: Callable[[GuidedTable], None]) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        import pygame

        scene = guided_table(size, lang)
        lead_to(scene, name)
        act(scene)
        picture = pygame.Surface(size)
        scene.draw(picture, scene.dirty)
        scene.leave()
        return picture

    return render


def _wait(scene: GuidedTable) -> None:
    for _ in range(20):
        scene.update(FRAME)


def _wrong(scene: GuidedTable) -> None:
    """The card that belongs on the central pile is tried elsewhere."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    scene._hands.click(scene.match.table.turn, scene.match.table.turn)
    scene.view.hover(Hit(PlaceKind.CENTRAL))
    _wait(scene)


SCREENS = [
    *[Screen(f"guide-{number:02}-{name}", _at(name, _wait)) for number, name in enumerate(STEPS, 1)],
    Screen("guide-answer", _at("to_central", _wrong)),
    Screen("guide-answer-err", _at("call", _wrong)),
]
