"""Nothing at the table tells whether a fault was just made: no report, no sound, no button, no answer."""

from __future__ import annotations

import pygame
import pytest

from tac.match import MatchSetup, Report
from tests.ui.table_driver import CENTRE, A, B, Driver, call_button, dealt, heap, level, pile, setup

OPENING = ("kp_0", "kp_5", "kp_0", "kp_2")
"""The person's first turn: an Ace to the centre, the next card to his own heap."""

BLIND = (0.0, 0.0, 1.0, 0.0)
"""Never sees that a drawn card fits the centre."""


def opened(made: MatchSetup) -> Driver:
    return Driver(made).table()


def seen(reports: list[Report]) -> list[tuple[int, int, str | None, list[str]]]:
    """What a player may know, cards left out: they differ, of course."""
    return [
        (
            r.number,
            r.at,
            None if r.move is None else r.move.token,
            [type(e).__name__ for e in r.public().events],
        )
        for r in reports
        if r.public().events
    ]


def pixels(drive: Driver, area: tuple[int, int, int, int]) -> bytes:
    return pygame.image.tobytes(drive.app.screen.surface.subsurface(area), "RGB")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_fault_is_reported_and_heard_like_a_move_in_order(seats: int) -> None:
    """Case 11: the same reports, times, sounds (variant and side, too) and button, fault or no fault."""
    shown = []
    for top in ("2h", "8h"):
        tops = ["Ah 5d 9s", f"{top} Td", "Js Qd", "Jc Qs"][:seats]
        drive = opened(setup(dealt(*tops), None, *[level(overlook=BLIND)] * (seats - 1)))
        drive.press(*OPENING)
        drive.until(lambda drive=drive: drive.match.move_number == 6, frame=10.0)  # type: ignore[misc]
        assert bool(drive.match.table.faults) == (top == "2h")
        drive.wait(600)
        x, y, w, h = drive.scene.view.layout.rect(call_button(A)).px
        button = pixels(drive, (x, y, w, h))
        shown.append((seen(drive.noted.referee), drive.audio.played, button, drive.toast))
        drive.app.close()
    assert shown[0] == shown[1]


def test_clicks_tell_no_fault_that_the_player_himself_has_not_made() -> None:
    """A computer's fault stands, or none: whatever the person clicks or drags, he is told the same."""
    told = []
    for top in ("2h", "8h"):
        drive = opened(setup(dealt("Ah 5d 9s", f"{top} Td"), None, level(overlook=BLIND)))
        drive.press(*OPENING)
        drive.until(lambda drive=drive: drive.match.move_number == 6)  # type: ignore[misc]
        drive.still()
        answers = []
        for place in (CENTRE, heap(A), pile(B), heap(B)):
            drive.apart()
            drive.click(place)
            answers.append(drive.toast)
        drive.drag(heap(B), CENTRE)
        answers.append(drive.toast)
        told.append((answers, drive.tokens()[4:]))
        drive.app.close()
    assert told[0] == told[1]
