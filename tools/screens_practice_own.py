"""One's own mistakes: asked, tried, solved, lost, and none at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot, taken
from tools.screens_practice import FRAME, SEED, drill_parts, level, nothing

if TYPE_CHECKING:
    import pygame

    from tac.ui.scenes.practice_own import OwnTable


def own_table(
    size: Size,
    lang: str,
    *,
    slip: str = "missed",
    seed: int = SEED,
    title: str = "",
    on: tuple[str, str] | None = None,
) -> OwnTable:
    """A mistake of somebody's own, from the same supply as all items."""
    from datetime import UTC, datetime, timedelta

    from tac.practice.drills import OwnDrill
    from tac.practice.items import Slip, Supply, mistake_in
    from tac.practice.memory.ledger import Due
    from tac.practice.memory.repeating import first
    from tac.ui.scenes.practice_own import OwnTable

    now = datetime(2026, 11, 30, 18, 5, tzinfo=UTC)
    supply = iter(Supply(seed, [level("sova")]))
    items = [some[0] for some, _ in zip(supply, range(40), strict=False) if some[0].is_fault]
    drill = OwnDrill([Due(mistake_in(item, Slip(slip)), first(now)) for item in items[:5]])
    drill.next()
    parts = drill_parts(size, lang)
    scene = OwnTable(
        parts,
        drill,
        title or parts.t("practice.own.number", number=1, whole=5),
        now=lambda: now,
        tried=lambda tried: now + timedelta(days=2),
        next=nothing,
        finish=nothing,
        pause=nothing,
        on=on,
    )
    scene.resize(size)
    return scene


def try_move(scene: OwnTable, *, owed: bool) -> None:
    """Make the owed move, or the one that was the mistake."""
    from tac.match import MakeMove

    item = scene.item
    scene.match.submit(MakeMove(item.mover, item.owed[0] if owed else item.move))
    scene._pacer.deliver()
    for _ in range(80):
        scene.update(FRAME)


def _own(slip: str, *tries: bool) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        scene = own_table(size, lang, slip=slip)
        scene.update(FRAME)
        for owed in tries:
            try_move(scene, owed=owed)
        return taken(scene, size)

    return render


def _refused(size: Size, lang: str) -> pygame.Surface:
    """Something that cannot be done was tried."""
    scene = own_table(size, lang, slip="missed")
    scene.update(FRAME)
    scene._hands.call(scene.item.mover)
    for _ in range(80):
        scene.update(FRAME)
    return taken(scene, size)


def _of_game(size: Size, lang: str) -> pygame.Surface:
    """A moment of a game that is looked back at, solved."""
    from tac.locale import Translator

    t = Translator(lang, strict=True)
    title, on = t("practice.own.of_game", move=58), t("practice.own.to_review")
    scene = own_table(size, lang, slip="made", title=title, on=(on, "back"))
    scene.update(FRAME)
    try_move(scene, owed=True)
    return taken(scene, size)


def _empty(size: Size, lang: str) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.draw import Kit
    from tac.ui.practice.result import Result
    from tac.ui.scenes.practice_end import PracticeEnd

    def make(kit: Kit) -> PracticeEnd:
        t = Translator(lang, strict=True)
        words = t("practice.own.empty")
        return PracticeEnd(
            kit, t, Result(()), title=t("practice.own"), again=None, leave=nothing, words=words
        )

    return shoot(size, make)


SCREENS = [
    Screen("practice-own", _own("missed")),
    Screen("practice-own-made", _own("made", False)),
    Screen("practice-own-refused", _refused),
    Screen("practice-own-solved", _own("missed", True)),
    Screen("practice-own-lost", _own("missed", False, False)),
    Screen("practice-own-of-game", _of_game),
    Screen("practice-own-empty", _empty),
]
