"""The draw kit: what it makes has the size it is asked for, is kept, and shows what it should."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.ui import theme
from tac.ui.draw import (
    BACK,
    CODES,
    Kit,
    Look,
    PlateState,
    State,
    background,
    badge_rect,
    caption_size,
    dim,
    draw_burst,
    draw_button,
    draw_call_button,
    draw_caption,
    draw_card,
    draw_heap,
    draw_pile,
    draw_plate,
)
from tac.ui.draw.cache import SurfaceCache
from tac.ui.kilim import border_colour
from tac.ui.layout import Point, Rect, border_cell, border_thickness, table_layout

SIZE = (1280, 720)
Colour = tuple[int, int, int]


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


@pytest.fixture
def sheet() -> pygame.Surface:
    return pygame.Surface(SIZE)


def rgb(colour: str) -> Colour:
    found = pygame.Color(colour)
    return found.r, found.g, found.b


def at(surface: pygame.Surface, x: float, y: float) -> Colour:
    found = surface.get_at((round(x), round(y)))
    return found.r, found.g, found.b


def painted(surface: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle around what is not black any more."""
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def test_a_rounded_rectangle_has_its_size_clear_corners_and_its_line(kit: Kit) -> None:
    made = kit.shapes.rounded(80, 40, 12, theme.PANEL, theme.OCHRE, 4)
    assert made.get_size() == (80, 40)
    assert made.get_at((0, 0)).a == 0
    assert at(made, 40, 20) == rgb(theme.PANEL)
    assert at(made, 40, 1) == rgb(theme.OCHRE)


def test_what_is_made_once_is_kept(kit: Kit) -> None:
    assert kit.shapes.rounded(30, 30, 5, theme.PAPER) is kit.shapes.rounded(30, 30, 5, theme.PAPER)


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache = SurfaceCache(limit=3 * 10 * 10 * 4)
    for name in "abc":
        cache.get(name, lambda: pygame.Surface((10, 10), depth=32))
    cache.get("a", lambda: pytest.fail("it was kept"))
    cache.get("d", lambda: pygame.Surface((10, 10), depth=32))
    made: list[str] = []

    def make() -> pygame.Surface:
        made.append("b")
        return pygame.Surface((10, 10), depth=32)

    cache.get("a", lambda: pytest.fail("it was kept"))
    cache.get("b", make)
    assert made == ["b"]
    assert len(cache) == 3


def test_a_shadow_reaches_beyond_its_shape_and_is_darkest_in_the_middle(kit: Kit) -> None:
    made, margin = kit.shapes.shadow(100, 60, 8, 10, 0.5)
    assert made.get_size() == (100 + 2 * margin, 60 + 2 * margin)
    middle = made.get_at((margin + 50, margin + 30)).a
    edge = made.get_at((margin, margin + 30)).a
    assert 100 < middle <= 128
    assert 20 < edge < middle
    assert made.get_at((0, 0)).a < 4


def test_every_card_is_there_at_exactly_its_size(kit: Kit) -> None:
    assert len(set(CODES)) == 52
    for code in (*CODES, BACK):
        assert kit.cards.face(code, (50, 70)).get_size() == (50, 70)


def test_an_unknown_card_is_an_error(kit: Kit) -> None:
    with pytest.raises(FileNotFoundError):
        kit.cards.face("1x", (50, 70))


def test_the_thread_makes_the_same_pictures_as_asking_does(kit: Kit) -> None:
    asked = {code: kit.cards.face(code, (40, 56)) for code in CODES[:6]}
    other = Kit(SIZE)
    other.ahead.make(other.cards.jobs((40, 56)))
    other.ahead.finish()
    assert other.cards.jobs((40, 56)) == []
    for code, picture in asked.items():
        assert pygame.image.tobytes(other.cards.face(code, (40, 56)), "RGBA") == pygame.image.tobytes(
            picture, "RGBA"
        )


def test_turned_cards_come_in_steps_of_two_degrees(kit: Kit) -> None:
    size = (50, 70)
    assert kit.cards.turned("5d", size, 0.9) is kit.cards.face("5d", size)
    assert kit.cards.turned("5d", size, 6.9) is kit.cards.turned("5d", size, 6.1)
    assert kit.cards.turned("5d", size, 8).get_width() > 50


def test_a_turned_card_has_soft_edges_all_round(kit: Kit) -> None:
    """Wherever it ends there is a pixel that is neither card nor nothing, or its edges show stairs."""
    size = (129, 180)
    alphas = pygame.surfarray.array_alpha(kit.cards.turned("5d", size, 12))
    assert ((alphas > 20) & (alphas < 235)).sum() >= 2 * (size[0] + size[1])


def test_a_squeezed_card_is_as_narrow_as_asked(kit: Kit) -> None:
    assert kit.cards.squeezed("5d", (50, 70), 0.4).get_size() == (20, 70)
    assert kit.cards.squeezed("5d", (50, 70), 0.0).get_size() == (1, 70)


@pytest.mark.parametrize("options", [{}, {"angle": 14}, {"squeeze": 0.5}, {"scale": 1.06}, {"alpha": 0.5}])
def test_what_a_card_touches_is_told(kit: Kit, sheet: pygame.Surface, options: dict[str, float]) -> None:
    sheet.fill("#000000")
    touched = draw_card(sheet, kit, "Kd", (300, 300), (120, 168), shade=theme.FLYING, **options)
    assert touched.contains(painted(sheet))
    assert painted(sheet).collidepoint(300, 300)


def test_the_background_has_a_border_all_round_and_cloth_inside(kit: Kit) -> None:
    made = background(kit)
    assert made.get_size() == SIZE
    assert at(made, 640, 0) == rgb(theme.DARK)
    thick = border_thickness(720)
    assert at(made, 640, thick - 1) == rgb(theme.DARK)
    red, green, blue = at(made, 640, 360)
    assert green > red
    assert blue > red
    assert background(kit) is made


def test_the_diamonds_of_the_cloth_lie_round_the_middle_of_the_table(kit: Kit) -> None:
    """Where a table is beside a panel, its middle is not the window's; the border stays."""
    usual, aside = background(kit).copy(), background(kit, centre=Point(480, 320)).copy()
    plain = background(kit, pattern=False)

    def woven(sheet: pygame.Surface) -> pygame.Rect:
        changed = pygame.mask.from_threshold(sheet, (0, 0, 0), (1, 1, 1, 255), plain)
        changed.invert()
        return changed.get_bounding_rects()[0].unionall(changed.get_bounding_rects())

    assert abs(woven(usual).centerx - 640) <= 1
    assert abs(woven(aside).centerx - 480) <= 1
    assert at(aside, 640, 0) == at(usual, 640, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1281, 800), (1024, 641), (2560, 1080)], ids=str)
def test_every_cell_of_the_border_has_its_colour_mirrored_from_the_middle(size: tuple[int, int]) -> None:
    made = background(Kit(size))
    cell = border_cell(size[1])
    columns, rows = (-(-length // cell) for length in size)
    x0, y0 = (size[0] - columns * cell) // 2, (size[1] - rows * cell) // 2
    for along, count, depth in ((i, columns, d) for i in range(9, columns - 9) for d in range(9)):
        wanted = rgb(border_colour(depth, abs(along - (count - 1) // 2)))
        x, y = x0 + along * cell + cell // 2, y0 + depth * cell + cell // 2
        assert at(made, x, max(0, y)) == wanted
        assert at(made, x, min(size[1] - 1, y0 + (rows - depth) * cell - cell // 2 - 1)) == wanted
    for along, depth in ((j, d) for j in range(9, rows - 9) for d in range(1, 8)):
        wanted = rgb(border_colour(depth, abs(along - (rows - 1) // 2)))
        x, y = x0 + depth * cell + cell // 2, y0 + along * cell + cell // 2
        assert at(made, x, y) == wanted
        assert at(made, x0 + (columns - depth) * cell - cell // 2 - 1, y) == wanted


def test_a_pile_grows_downwards_and_tells_its_number(kit: Kit, sheet: pygame.Surface) -> None:
    seat = table_layout(*SIZE, 4).seats[0]
    sheet.fill("#000000")
    draw_pile(sheet, kit, seat.pile, 2)
    thin = painted(sheet).bottom
    sheet.fill("#000000")
    draw_pile(sheet, kit, seat.pile, 30)
    assert painted(sheet).bottom > thin + 8
    assert badge_rect(kit, seat.badge, 12).w > badge_rect(kit, seat.badge, 9).w


def test_a_heap_lies_still_between_frames(kit: Kit) -> None:
    seat = table_layout(*SIZE, 4).seats[0]
    frames = []
    for _ in range(2):
        sheet = pygame.Surface(SIZE)
        draw_heap(sheet, kit, seat.heap, "9s", 9, seed=0)
        frames.append(pygame.image.tobytes(sheet, "RGB"))
    assert frames[0] == frames[1]


@pytest.mark.parametrize(
    ("state", "fill"),
    [
        (PlateState.IDLE, theme.PANEL),
        (PlateState.TURN, theme.OCHRE),
        (PlateState.CALLER, theme.MADDER),
        (PlateState.FAULT, theme.PAPER),
        (PlateState.OUT, theme.DISABLED),
    ],
)
def test_a_plate_shows_its_state(kit: Kit, sheet: pygame.Surface, state: PlateState, fill: str) -> None:
    rect = Rect(100, 100, 188, 46)
    draw_plate(sheet, kit, rect, "Luka", "čovek", "lisica", state)
    assert at(sheet, rect.cx, rect.bottom - 5) == rgb(fill)


def test_the_call_button_sinks_when_pressed(kit: Kit) -> None:
    rect = Rect(100, 100, 209, 111)
    tops = []
    for state in (State(), State(pressed=True)):
        sheet = pygame.Surface(SIZE)
        draw_call_button(sheet, kit, rect, "TAČ!", state)
        column = [at(sheet, rect.cx, y) for y in range(95, 130)]
        tops.append(next(k for k, colour in enumerate(column) if colour == rgb(theme.OCHRE_L)))
    foot = round(0.09 * rect.h)
    assert tops[1] - tops[0] == round(0.7 * foot)


@pytest.mark.parametrize("look", list(Look))
def test_a_button_has_five_different_states(kit: Kit, look: Look) -> None:
    rect = Rect(100, 100, 200, 60)
    states = [State(), State(hover=True), State(pressed=True), State(focus=True), State(disabled=True)]
    pictures = set()
    for state in states:
        sheet = pygame.Surface(SIZE)
        touched = draw_button(sheet, kit, rect, "Revanš", look, state, icon="play")
        assert touched.contains(painted(sheet))
        pictures.add(pygame.image.tobytes(sheet, "RGB"))
    assert len(pictures) == 5


def test_a_caption_fits_its_sentence(kit: Kit, sheet: pygame.Surface) -> None:
    words = "Sedmica je morala na talon"
    w, h = caption_size(kit, words, 400)
    touched = draw_caption(sheet, kit, Rect(200, 200, round(w), round(h)), words)
    assert w <= 400
    assert touched.collidepoint(201 + w / 2, 201 + h / 2)


@pytest.mark.parametrize("behind", [False, True])
def test_no_ray_of_a_burst_lies_over_what_it_flies_behind(
    kit: Kit, sheet: pygame.Surface, behind: bool
) -> None:
    card = Rect(715, 200, 130, 182)
    before = pygame.image.tobytes(sheet.subsurface(card.px), "RGB")
    draw_burst(sheet, kit, "TAČ!", (500, 300), (180, 90), behind=(card,) if behind else ())
    assert (pygame.image.tobytes(sheet.subsurface(card.px), "RGB") == before) is behind


def test_the_burst_reaches_its_caller(kit: Kit, sheet: pygame.Surface) -> None:
    sheet.fill("#000000")
    touched = draw_burst(sheet, kit, "TAČ!", (500, 300), (180, 90), (250, 460), rays=False)
    assert touched.contains(painted(sheet))
    assert touched.collidepoint(252, 458)
    assert at(sheet, 500, 240) == rgb(theme.OCHRE)


def test_dimming_leaves_forty_per_cent(sheet: pygame.Surface) -> None:
    sheet.fill("#FFFFFF")
    dim(sheet, 0.6)
    assert at(sheet, 5, 5) == tuple(round(102 + 0.6 * part) for part in rgb(theme.DIM))


def test_icons_take_their_colour(kit: Kit) -> None:
    icon = kit.pictures.icon("check", 40, "#123456")
    inked = [icon.get_at((x, y)) for x in range(40) for y in range(40) if icon.get_at((x, y)).a == 255]
    assert inked
    assert {(c.r, c.g, c.b) for c in inked} == {(0x12, 0x34, 0x56)}
