"""The button for "TAČ!": its shadow, its teeth, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui import theme
from tac.ui.draw import Kit, State, draw_call_button
from tac.ui.layout import Rect, table_layout

SIZE = (1280, 720)
USUAL = Rect(100, 100, 209, 111)
LOW = Rect(100, 100, 170, 44)


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def shown(kit: Kit, rect: Rect, state: State | None = None, avatar: str | None = None) -> pygame.Surface:
    sheet = pygame.Surface(SIZE)
    sheet.fill(theme.PAPER)
    draw_call_button(sheet, kit, rect, "TAČ!", state or State(), avatar=avatar)
    return sheet


def colours(sheet: pygame.Surface, area: pygame.Rect) -> set[tuple[int, int, int]]:
    pixels = pygame.surfarray.array3d(sheet.subsurface(area)).reshape(-1, 3)
    return {(int(r), int(g), int(b)) for r, g, b in pixels}


def has(sheet: pygame.Surface, rect: Rect, colour: str) -> bool:
    found = pygame.Color(colour)
    return (found.r, found.g, found.b) in colours(sheet, pygame.Rect(rect.px))


@pytest.mark.parametrize(
    ("state", "shadow"),
    [(State(), True), (State(pressed=True), False), (State(disabled=True), False)],
    ids=str,
)
def test_only_what_stands_up_has_a_shadow(kit: Kit, state: State, shadow: bool) -> None:
    below = pygame.Rect(USUAL.px[0] + 40, round(USUAL.bottom) + 1, 120, 4)
    assert (len(colours(shown(kit, USUAL, state), below)) > 1) is shadow


def test_a_disabled_button_has_pale_teeth(kit: Kit) -> None:
    assert has(shown(kit, USUAL), USUAL, theme.OCHRE)
    disabled = shown(kit, USUAL, State(disabled=True))
    assert has(disabled, USUAL, theme.DISABLED_TEETH)
    assert not has(disabled, USUAL, theme.OCHRE)


def test_a_low_button_leaves_its_teeth_out(kit: Kit) -> None:
    assert not has(shown(kit, LOW), LOW, theme.OCHRE)


def test_a_button_tells_whose_it_is_where_it_is_told_to(kit: Kit) -> None:
    plain, told = shown(kit, LOW), shown(kit, LOW, avatar="sova")
    left, right = pygame.Rect(104, 106, 30, 28), pygame.Rect(262, 106, 6, 28)
    assert colours(plain, left) != colours(told, left)
    assert colours(plain, right) == colours(told, right)


@pytest.mark.parametrize("size", [(900, 900), (800, 1280), (1024, 900)])
@pytest.mark.parametrize("is_turned", [False, True])
def test_in_a_row_of_buttons_no_cap_hides_another(
    size: tuple[int, int], is_turned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each button has a key cap and the sign of a gamepad."""
    caps: list[pygame.Rect] = []

    def draw_shadow(surface: pygame.Surface, kit: Kit, rect: Rect, *of: object) -> pygame.Rect:
        caps.append(pygame.Rect(rect.px))
        return caps[-1]

    monkeypatch.setattr("tac.ui.draw.panels.draw_shadow", draw_shadow)
    made = Kit(size)
    layout = table_layout(*size, 4, frozenset(range(4)), turned=is_turned)
    assert layout.narrow
    sheet = pygame.Surface(size)
    for seat, key in zip(layout.seats, ("Tab", "Q", "T", "P"), strict=True):
        assert seat.call_button is not None
        draw_call_button(sheet, made, seat.call_button, "TAČ!", key=key, avatar="sova", pad=True)
    assert len(caps) == 8
    assert [cap.collidelist(caps[k + 1 :]) for k, cap in enumerate(caps)] == [-1] * 8
    made.close()
