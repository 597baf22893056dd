"""The pages of the rules at any size: nothing overlaps, and every word fits, with 40 % more of them too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tac.locale import LANGUAGES, Translator
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.layout import is_narrow
from tac.ui.layout.rules import board_layout, board_room, caption_room, frames, rules_layout
from tac.ui.layout.units import LEAST_TARGET
from tac.ui.rules.pad import PAD_ROWS
from tac.ui.rules.pages import PAGES, Board, Boards, Page
from tac.ui.rules.picture import KEY_ROWS, MOST_KEYS
from tac.ui.rules.prose import set_prose
from tac.ui.theme import SMALLEST_TEXT
from tests.ui.test_screen_layouts import SCALES, SIZES

SEEN = [(1024, 640), (1280, 720), (1920, 1080), (640, 800), (768, 1024)]
LONGER = 1.4
BOARDS = [page.picture.boards for page in PAGES if isinstance(page.picture, Boards)]


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit((1280, 720))
    yield made
    made.close()


def longer(text: str) -> str:
    """The text with 40 % more words."""
    words = text.split()
    return " ".join([*words, *words[: round((LONGER - 1) * len(words)) + 1]])


@given(SIZES, SCALES, st.floats(20, 900))
@example((1024, 640), 1.0, 20.0)
@example((640, 800), 1.0, 20.0)
@example((2560, 1080), 1.0, 20.0)
@example((640, 1920), 1.0, 20.0)
@example((1280, 720), 1.5, 500.0)
@example((640, 800), 1.5, 500.0)
def test_nothing_on_a_page_overlaps_and_buttons_can_be_hit(
    size: tuple[int, int], scale: float, words: float
) -> None:
    layout = rules_layout(*size, scale=scale, words=words)
    buttons = [layout.close, layout.back, layout.next]
    blocks = [layout.title, layout.where, *buttons, layout.view.inflated(-1.5 * layout.u)]
    assert all(layout.inside.holds(block) for block in [*blocks, layout.view])
    for a, b in [*combinations(blocks, 2), (layout.picture, layout.panel)]:
        assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
    content = replace(layout.view, h=layout.height).inflated(1)
    assert content.holds(layout.picture)
    assert content.holds(layout.panel)
    assert not layout.stacked or layout.prose.h >= words - 1
    assert min(min(rect.w, rect.h) for rect in buttons) >= LEAST_TARGET
    assert layout.panel.holds(layout.heading)
    assert layout.panel.holds(layout.prose)
    assert not layout.heading.overlaps(layout.prose)


@given(SIZES, st.sampled_from(BOARDS))
@example((1024, 640), BOARDS[1])
@example((640, 800), BOARDS[1])
@example((640, 1920), BOARDS[1])
def test_nothing_on_a_board_overlaps(size: tuple[int, int], boards: tuple[Board, ...]) -> None:
    layout = rules_layout(*size)
    seats = [len(board.table().seats) for board in boards]
    for frame, count in zip(frames(layout.picture, seats, layout.u), seats, strict=True):
        assert layout.picture.inflated(1).holds(frame)
        room = board_room(frame, layout.u)
        board = board_layout(room, count, layout.u, narrow=is_narrow(*size))
        cards = [board.central, board.drawn, *board.heaps, *board.piles]
        assert all(frame.holds(rect) for rect in (*cards, *board.plates))
        for a, b in combinations([*cards, *board.plates], 2):
            assert not a.inflated(-1).overlaps(b.inflated(-1)), (a, b)
        assert caption_room(frame, layout.u).bottom <= min(rect.top for rect in cards) + 1


@pytest.mark.parametrize("size", SEEN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_all_words_of_a_page_fit(kit: Kit, page: Page, lang: str, size: tuple[int, int]) -> None:
    t, layout = Translator(lang, strict=True), rules_layout(*size)
    kit.resize(size)
    kit.settle()
    text = [longer(t(key)) for key in page.text]
    assert set_prose(kit, text, layout.prose).fits
    heading = kit.text.width(t(page.title), theme.TITLE.weight, SMALLEST_TEXT)
    assert LONGER * heading <= layout.heading.w


def test_words_that_never_fit_are_told(kit: Kit) -> None:
    """The check above can fail."""
    assert not set_prose(kit, ["many words " * 900], rules_layout(1280, 720).prose).fits


@pytest.mark.parametrize("size", SEEN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_has_room_beside_its_keys(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    t, layout = Translator(lang, strict=True), rules_layout(*size)
    u = layout.u
    for row, actions in KEY_ROWS:
        keys = [key for action in actions for key in getattr(Keys(), action)[:MOST_KEYS]]
        caps = [
            max(2.9 * u, kit.text.width(t.key_name(key), theme.LABEL_STRONG.weight, SMALLEST_TEXT) + 1.6 * u)
            for key in keys
        ]
        words = kit.text.width(t(f"rules.key.{row}"), theme.BODY.weight, SMALLEST_TEXT)
        assert words + u + sum(caps) + 0.9 * u * len(caps) <= layout.picture.w - 5.2 * u, row
    high = (layout.picture.h - 3.2 * u) / len(KEY_ROWS)
    assert high >= SMALLEST_TEXT + 4


@pytest.mark.parametrize("size", SEEN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_gamepad_does_has_room_beside_its_signs(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    t, layout = Translator(lang, strict=True), rules_layout(*size)
    u = layout.u
    for key, signs in PAD_ROWS:
        words = kit.text.width(t(key), theme.BODY.weight, SMALLEST_TEXT)
        assert LONGER * words + 8.5 * u * len(signs) <= layout.picture.w - 5.2 * u, key
    assert (layout.picture.h - 3.2 * u) / len(PAD_ROWS) >= SMALLEST_TEXT + 4
