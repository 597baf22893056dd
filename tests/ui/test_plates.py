"""A player's plate while it changes: nothing of it jumps."""

from __future__ import annotations

import pygame
import pytest

from tac.ui import theme
from tac.ui.draw import Kit, PlateState, draw_plate
from tac.ui.layout import Rect
from tests.ui.text_watch import watched_texts

SIZE = (400, 240)
LONG = "Grandpa Radojica"


@pytest.fixture(scope="module")
def kit() -> Kit:
    pygame.font.init()
    return Kit((1280, 720))


@pytest.mark.parametrize("before", list(PlateState))
@pytest.mark.parametrize("state", list(PlateState))
def test_a_plate_changes_from_what_it_was_without_a_jump(
    kit: Kit, state: PlateState, before: PlateState
) -> None:
    """Its glow, its shadow and its arrow come and go with it."""
    rect = Rect(100, 100, 188, 46)
    plain = [pygame.Surface(SIZE), pygame.Surface(SIZE)]
    draw_plate(plain[0], kit, rect, "Luka", "čovek", "lisica", before)
    draw_plate(plain[1], kit, rect, "Luka", "čovek", "lisica", state)
    for blend, expected in ((0.0, plain[0]), (1.0, plain[1])):
        changing = pygame.Surface(SIZE)
        arrow = 0.0 if blend == 0.0 and before is not state else 1.0
        draw_plate(
            changing, kit, rect, "Luka", "čovek", "lisica", state, blend=blend, before=before, arrow=arrow
        )
        assert pygame.image.tobytes(changing, "RGB") == pygame.image.tobytes(expected, "RGB")


def told(kit: Kit, rect: Rect, name: str, note: str, state: PlateState) -> dict[str, tuple[int, int]]:
    """The texts on a plate, each with its size in pixels and its number of lines."""
    with watched_texts() as found:
        draw_plate(pygame.Surface(SIZE), kit, rect, name, note, "medved", state)
    return {seen.shown: (seen.px, seen.lines) for seen in found}


@pytest.mark.parametrize("state", [PlateState.IDLE, PlateState.TURN])
def test_of_large_text_a_long_name_has_both_lines_and_a_short_one_leaves_the_note(state: PlateState) -> None:
    """Grandparents set large text to read names, not to have them made small again."""
    kit, rect = Kit((1280, 720)), Rect(20, 20, 188, 55)
    kit.enlarge(1.5)
    usual = theme.NAME.px(kit.u)
    long = told(kit, rect, LONG, "računar · težak", state)
    assert list(long) == [LONG]
    assert long[LONG][0] >= usual and long[LONG][1] == 2
    assert list(told(kit, rect, "Vuk", "čovek", state)) == ["Vuk", "čovek"]
    kit.close()


@pytest.mark.parametrize("state", [PlateState.CALLER, PlateState.FAULT])
def test_what_happens_is_told_however_long_the_name_is(state: PlateState) -> None:
    kit = Kit((1280, 720))
    kit.enlarge(1.5)
    assert "viče Tač!" in told(kit, Rect(20, 20, 188, 55), LONG, "viče Tač!", state)
    kit.close()
