"""Clean play at the table: a move to make, a fault explained, time that is up, a turn that is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of, taken

if TYPE_CHECKING:
    import pygame

    from tac.ui.scenes.practice_clean import CleanTable

FRAME = 20.0
SEED = 3


def clean_table(size: Size, lang: str, *, turn: int = 0, patient: bool = False) -> CleanTable:
    """Turn number ``turn`` (from 0) of a session, without sound."""
    from tac.locale import Translator
    from tac.practice.drills.clean import CleanGame
    from tac.practice.items.turns import turns
    from tac.practice.skill.levels import Levels
    from tac.rules import Seat
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.practice.seating import Company
    from tac.ui.scenes.practice_clean import CleanTable
    from tac.ui.scenes.table import TableDoors
    from tools.practice_report import LEVELS

    some = turns(SEED, LEVELS, seat=Seat.A)
    for _ in range(turn):
        next(some)
    game = CleanGame(some, Levels(), patient=patient)
    found = game.next()
    assert found is not None
    scene = CleanTable(
        kit_of(size),
        Translator(lang, strict=True),
        Company("", "lisica", lambda avatar: LEVELS[1]).setup(found.record.deal, found.seat),
        Audio(),
        TableDoors(pause=lambda: None, ended=lambda standings: None),
        game,
        keys=Keys(),
        judged=lambda played: None,
        over=lambda: None,
    )
    scene.resize(size)
    return scene


def wait(scene: CleanTable, frames: int) -> None:
    """Let so many frames pass."""
    for _ in range(frames):
        scene.update(FRAME)


def make(scene: CleanTable, *, right: bool) -> None:
    """Make the owed move, or a fault."""
    from tac.match import MakeMove
    from tac.rules import Seat, duties, possible

    table = scene.match.table
    owed = duties(table)
    moves = owed if right else [move for move in possible(table) if move not in owed and move.is_turn_move]
    answer = scene.match.submit(MakeMove(Seat.A, moves[0]))
    if not right:
        from tac.match import Declined
        from tac.ui.layout import PlaceKind
        from tac.ui.table import Hit

        assert isinstance(answer, Declined)
        scene._hands._refuse(answer, Hit(PlaceKind.PILE, Seat.A))
    scene._pacer.deliver()


def _of(act: Callable[[CleanTable], None], **how: bool | int) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        scene = clean_table(size, lang, **how)  # type: ignore[arg-type]
        act(scene)
        return taken(scene, size)

    return render


def _move(scene: CleanTable) -> None:
    wait(scene, 90)


def _fault(scene: CleanTable) -> None:
    wait(scene, 40)
    make(scene, right=False)
    wait(scene, 30)


def _time_up(scene: CleanTable) -> None:
    while scene.game.given is None:
        wait(scene, 60)
        make(scene, right=True)
    wait(scene, 330)


def _over(scene: CleanTable) -> None:
    for _ in range(40):
        if not scene.is_turn_over:
            wait(scene, 60)
            make(scene, right=True)
    wait(scene, 45)


SCREENS = [
    Screen("practice-clean-1-move", _of(_move)),
    Screen("practice-clean-2-fault", _of(_fault, turn=1)),
    Screen("practice-clean-3-time-up", _of(_time_up, turn=2)),
    Screen("practice-clean-4-over", _of(_over, turn=3)),
    Screen("practice-clean-5-patient", _of(_move, patient=True)),
]
