"""Practice: its screen, drills in their states, and the end of a session."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, kit_of, shoot, taken

if TYPE_CHECKING:
    import pygame

    from tac.players import Level
    from tac.practice.items import Item
    from tac.practice.skill import Answer
    from tac.ui.practice.kept import Facts
    from tac.ui.scenes.practice_quick import QuickScene
    from tac.ui.scenes.practice_table import DrillParts

FRAME = 20.0
SEED = 11


def nothing(*given: object) -> None:
    """A door that leads nowhere."""


def level(avatar: str) -> Level:
    """A computer with the character of an avatar."""
    from tac.cli.opponents import player_level
    from tac.settings import Settings

    return player_level(Settings(), "srednji", avatar)


def drill_parts(size: Size, lang: str) -> DrillParts:
    """What a drill's table is made of, without sound."""
    from tac.locale import Translator
    from tac.settings import Keys
    from tac.ui.audio import Audio
    from tac.ui.practice.seating import Company
    from tac.ui.scenes.practice_table import DrillParts

    return DrillParts(
        kit=kit_of(size),
        t=Translator(lang, strict=True),
        audio=Audio(),
        keys=Keys(),
        company=Company("", "lisica", level),
        speed="normal",
        reduced_motion=False,
        way_round="left",
        rules=nothing,
        muted=nothing,
    )


class NoDiary:
    """Notes nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return nothing


class Ready:
    """Items that are always there, and asked for in this thread."""

    is_ready = True

    def __init__(self, source: Iterator[tuple[Item, ...]]) -> None:
        self._source = source

    def __iter__(self) -> Iterator[tuple[Item, ...]]:
        return self._source

    def close(self) -> None:
        """Nothing runs."""


def quick_scene(size: Size, lang: str, *, patient: bool = False, seed: int = SEED) -> QuickScene:
    """A round at its beginning."""
    from datetime import UTC, datetime

    from tac.practice.items import Supply
    from tac.practice.memory import SessionNotes
    from tac.practice.skill import Mode
    from tac.ui.scenes.practice_quick import QuickScene

    now = datetime(2026, 11, 30, 18, 5, tzinfo=UTC)
    scene = QuickScene(
        drill_parts(size, lang),
        dict,
        Ready(iter(Supply(seed, [level("sova")]))),  # type: ignore[arg-type]
        best=lambda: 1910,
        notes=lambda: SessionNotes(NoDiary(), "", Mode.QUICK, now),  # type: ignore[arg-type]
        now=lambda: now,
        patient=patient,
        done=nothing,
        pause=nothing,
    )
    scene.resize(size)
    return scene


def until(scene: QuickScene, holds: Callable[[], bool]) -> None:
    """Let time pass until something holds; raises `RuntimeError` where it never does."""
    for _ in range(30_000):
        if holds():
            return
        scene.update(FRAME)
    raise RuntimeError("it never does")


def answer(scene: QuickScene, *, rightly: bool = True, wait: float = 900.0) -> None:
    """Answer the next item some time after it has landed."""
    game = scene.game
    until(scene, lambda: scene.show is not None and scene.show.is_done and not scene.telling)
    assert scene.game is not None and scene.game.showing is not None and game is scene.game
    for _ in range(round(wait / FRAME)):
        scene.update(FRAME)
    scene.answer(scene.game.showing.item.is_fault is rightly)
    scene.update(FRAME)


def _quick(act: Callable[[QuickScene], None], **options: bool) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        scene = quick_scene(size, lang, **options)
        scene.update(FRAME)
        act(scene)
        return taken(scene, size)

    return render


def _some(scene: QuickScene, wrong: tuple[int, ...] = (2,), count: int = 9) -> None:
    for number in range(count):
        answer(scene, rightly=number not in wrong, wait=1500.0 - 90 * number)
        if number in wrong:
            until(scene, lambda: not scene.telling)


def _read(scene: QuickScene) -> None:
    """Go on from what is told."""
    for _ in range(30):
        scene.update(FRAME)
    scene.go_on()


def _running(scene: QuickScene) -> None:
    _some(scene)
    until(scene, lambda: not scene.telling and scene.show is not None and scene.show.is_done)
    for _ in range(40):
        scene.update(FRAME)


def _right(scene: QuickScene) -> None:
    _some(scene)


def _wrong(scene: QuickScene) -> None:
    """A fault that was let pass, after a few right answers."""
    _some(scene, (), 3)
    for _ in range(40):
        answer(scene, rightly=False)
        assert scene.game is not None
        if scene.game.judged[-1].answer.is_fault:
            return
        _read(scene)


def _fornothing(scene: QuickScene) -> None:
    """A call for nothing."""
    for _ in range(40):
        answer(scene, rightly=False)
        assert scene.game is not None
        if not scene.game.judged[-1].answer.is_fault:
            return
        _read(scene)


def _review(scene: QuickScene) -> None:
    _some(scene, (1, 4), 6)
    until(scene, lambda: scene.reviewing and scene.telling)
    for _ in range(40):
        scene.update(FRAME)


def _facts(*, known: bool) -> Facts:
    from datetime import UTC, datetime

    from tac.practice.skill import Mode, Staircase
    from tac.rules import FAULTY_MOVES
    from tac.ui.practice.kept import Facts

    if not known:
        return Facts(wanted=50, next_due=None)
    return Facts(
        done=32,
        wanted=50,
        mistakes=41,
        due=5,
        next_due=datetime(2026, 12, 1, 9, 0, tzinfo=UTC),
        levels={
            mode: {kind: Staircase(2400.0 + 150 * number) for number, kind in enumerate(FAULTY_MOVES)}
            for mode in Mode
        },
        best={Mode.QUICK: 1910, Mode.CLEAN: 870},
    )


def _hub(*, known: bool) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        from datetime import UTC, datetime

        from tac.locale import Translator
        from tac.ui.draw import Kit
        from tac.ui.practice.drill import Drill
        from tac.ui.practice.kept import Asked
        from tac.ui.practice.opening import DRILLS, PROGRESS
        from tac.ui.scenes.practice import PracticeScene

        facts = Asked(lambda: _facts(known=known))
        facts.wait()

        def make(kit: Kit) -> PracticeScene:
            return PracticeScene(
                kit,
                Translator(lang, strict=True),
                [Drill(name, icon, nothing) for name, icon in DRILLS.items()],
                facts,
                now=datetime(2026, 11, 30, 18, 5, tzinfo=UTC),
                patient=False,
                set_patient=nothing,
                leave=nothing,
                other=(PROGRESS, nothing),
            )

        return shoot(size, make)

    return render


def answers_of(count: int, misses: int, alarms: int) -> tuple[Answer, ...]:
    """So many answers, half of them about faults, with the reactions of somebody who gets quicker."""
    from tac.practice.items import Spot
    from tac.practice.skill import Answer
    from tac.rules import FAULTY_MOVES

    spots = (Spot.CENTRAL, Spot.OPPOSITE, Spot.NEXT)
    made = []
    for number in range(count):
        fault = number % 2 == 0
        wrong = number // 2 < (misses if fault else alarms)
        ms = 1400 - 9 * number + 80 * (number % 5)
        kind = FAULTY_MOVES[number % len(FAULTY_MOVES)]
        made.append(Answer(kind, spots[number % 3], fault, fault != wrong, ms, 4000, 4, 3))
    return tuple(made)


def _end(
    count: int, misses: int, alarms: int, points: int, name: str = "quick", *, duties: bool = False
) -> Callable[[Size, str], pygame.Surface]:
    def render(size: Size, lang: str) -> pygame.Surface:
        from tac.locale import Translator
        from tac.ui.draw import Kit
        from tac.ui.practice.result import Result
        from tac.ui.scenes.practice_end import PracticeEnd

        def make(kit: Kit) -> PracticeEnd:
            t = Translator(lang, strict=True)
            answers = answers_of(count, misses, alarms)
            if duties:
                answers = tuple(answer for answer in answers if answer.is_fault)
            result = Result(answers, points, 12 if points else 0, 1910 if points else 0)
            title = t(f"practice.{name}")
            again = None if name == "own" else nothing
            return PracticeEnd(kit, t, result, title=title, again=again, leave=nothing, duties=duties)

        return shoot(size, make)

    return render


SCREENS = [
    Screen("practice", _hub(known=True)),
    Screen("practice-new", _hub(known=False)),
    Screen("practice-end", _end(64, 6, 4, 4180)),
    Screen("practice-end-few", _end(6, 1, 1, 410)),
    Screen("practice-end-one", _end(1, 0, 0, 0, "live")),
    Screen("practice-end-clean", _end(44, 5, 0, 2930, "clean", duties=True)),
    Screen("practice-end-own", _end(22, 4, 0, 0, "own", duties=True)),
    Screen("practice-quick", _quick(_running)),
    Screen("practice-quick-right", _quick(_right)),
    Screen("practice-quick-wrong", _quick(_wrong)),
    Screen("practice-quick-for-nothing", _quick(_fornothing)),
    Screen("practice-quick-patient", _quick(_wrong, patient=True)),
    Screen("practice-quick-review", _quick(_review)),
]
