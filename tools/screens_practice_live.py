"""Live practice at the table: before a call, after one, asked for the place, and waiting in patient mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of, taken

if TYPE_CHECKING:
    import pygame

    from tac.ui.scenes.practice_live import LiveTable
    from tac.ui.scenes.practice_missed import MissedTable

FRAME = 20.0
SEED = 4
AVATARS = ("lisica", "vuk", "sova", "medved")


def live_table(
    size: Size, lang: str, *, seats: int = 4, pointing: bool = False, patient: bool = False
) -> LiveTable:
    """A game of computers that err much, at its beginning; without sound."""
    from tac.locale import Translator
    from tac.practice.drills.live import LiveDrill, Noted
    from tac.practice.skill.levels import Levels
    from tac.rules import Seat
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.practice.tables import live_setup
    from tac.ui.scenes.practice_live import LiveTable
    from tac.ui.scenes.table import TableDoors
    from tools.practice_report import LEVELS

    def note(noted: Noted) -> None:
        scene.note(noted)

    drill = LiveDrill(Seat.A, Levels(), note, pointing=pointing, patient=patient)
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    scene = LiveTable(
        kit_of(size),
        Translator(lang, strict=True),
        live_setup(SEED, levels, AVATARS[:seats], drill),
        Audio(),
        TableDoors(pause=lambda: None, ended=lambda standings: None),
        drill,
        keys=Keys(),
    )
    scene.resize(size)
    return scene


def until(scene: LiveTable, found: Callable[[], bool]) -> None:
    """Let the game go on until then; raises `RuntimeError` where that never comes."""
    for _ in range(30_000):
        if found():
            return
        scene.go_on()
        scene.update(FRAME)
    raise RuntimeError("that never came")


def wait(scene: LiveTable, frames: int) -> None:
    """Let so many frames pass."""
    for _ in range(frames):
        scene.update(FRAME)


def fault_seen(scene: LiveTable) -> None:
    """A fault stands, and all of it lies there."""
    until(scene, lambda: bool(scene.match.table.faults) and not scene.view.busy)


def call(scene: LiveTable) -> None:
    """Tač!"""
    scene._hands.call(scene.drill.viewer)
    scene.update(FRAME)


def _of(act: Callable[[LiveTable], None], **how: bool | int) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        scene = live_table(size, lang, **how)  # type: ignore[arg-type]
        act(scene)
        return taken(scene, size)

    return render


def _hit(scene: LiveTable) -> None:
    fault_seen(scene)
    call(scene)
    wait(scene, 55)


def seen_again(scene: LiveTable, told: bool = True) -> None:
    """Let time pass until the moment of a call is seen again, and told; raises where it never is."""
    for _ in range(1000):
        if scene.again is not None and (scene.again.is_told or not told):
            wait(scene, 12)
            return
        scene.update(FRAME)
    raise RuntimeError("it is not seen again")


def _again(scene: LiveTable) -> None:
    fault_seen(scene)
    call(scene)
    seen_again(scene, told=False)


def _told(scene: LiveTable) -> None:
    fault_seen(scene)
    call(scene)
    seen_again(scene)


def _missed(scene: LiveTable) -> None:
    until(scene, lambda: scene.drill.misses > 0)
    wait(scene, 40)


def _false_alarm(scene: LiveTable) -> None:
    from tac.practice.items.finding import nearly

    def tempting() -> bool:
        latest = scene.drill._latest
        return latest is not None and latest.landed is not None and any(nearly(latest.before, latest.move))

    until(scene, tempting)
    call(scene)
    seen_again(scene)


def _asked(scene: LiveTable) -> None:
    fault_seen(scene)
    call(scene)
    wait(scene, 12)


def _waits(scene: LiveTable) -> None:
    while not scene.drill.waits:
        scene.update(FRAME)
    wait(scene, 12)


def missed_table(size: Size, lang: str, count: int = 3) -> MissedTable:
    """What was missed in a game, at the first of some mistakes."""
    from tac.practice.items import Slip, Supply, mistake_in
    from tac.ui.scenes.practice_missed import MissedTable
    from tools.screens_practice import drill_parts, level, nothing

    supply = iter(Supply(SEED, [level("sova")]))
    items = [some[0] for some, _ in zip(supply, range(40), strict=False) if some[0].is_fault]
    mistakes = [mistake_in(item, Slip.MISSED) for item in items[:count]]
    scene = MissedTable(drill_parts(size, lang), mistakes, done=nothing, pause=nothing)
    scene.resize(size)
    return scene


def _gone_through(size: Size, lang: str) -> pygame.Surface:
    scene = missed_table(size, lang)
    while not scene.telling:
        scene.update(FRAME)
    for _ in range(20):
        scene.update(FRAME)
    return taken(scene, size)


SCREENS = [
    Screen("practice-live-1-fault", _of(fault_seen)),
    Screen("practice-live-2-hit", _of(_hit)),
    Screen("practice-live-3-again", _of(_again)),
    Screen("practice-live-3-told", _of(_told)),
    Screen("practice-live-4-missed", _of(_missed)),
    Screen("practice-live-5-false-alarm", _of(_false_alarm, seats=3)),
    Screen("practice-live-6-where", _of(_asked, pointing=True)),
    Screen("practice-live-7-patient", _of(_waits, patient=True, seats=2)),
    Screen("practice-live-8-missed", _gone_through),
]
