"""Text: it fits its room, stands on one line, and a shout keeps its exclamation mark at every size."""

from __future__ import annotations

import pygame
import pytest

from tac.ui import theme
from tac.ui.assets import ASSETS
from tac.ui.draw.cache import SurfaceCache
from tac.ui.draw.text import MOST_FONTS, Text
from tac.ui.theme import BODY, Type, Weight

U = 7.2


@pytest.fixture
def text() -> Text:
    pygame.font.init()
    return Text(ASSETS / "fonts", SurfaceCache())


def test_text_is_made_smaller_until_it_fits_but_never_under_eleven_pixels(text: Text) -> None:
    big = Type(6, Weight.BLACK)
    free = text.fit("Podeli karte", big, U, theme.INK, 4000)
    half = text.fit("Podeli karte", big, U, theme.INK, free.get_width() / 2)
    assert half.get_width() <= free.get_width() / 2
    assert half.get_height() < free.get_height()
    px, lines = text.arrange("Podeli karte", Weight.BLACK, 43, 20, None, lines=1)
    assert px == 11
    assert lines[0].endswith("…")


def test_text_wraps_into_the_lines_it_may_have(text: Text) -> None:
    px, lines = text.arrange("Drugo mesto čeka strpljivog igrača", Weight.MEDIUM, 20, 180, None, lines=3)
    assert px == 20
    assert 2 <= len(lines) <= 3
    assert " ".join(lines) == "Drugo mesto čeka strpljivog igrača"


def test_however_many_sizes_are_asked_for_few_fonts_stay_open(text: Text) -> None:
    """A window that is resized asks for a hundred, and systems allow some 250 open files."""
    widths = [text.width("Tač!", Weight.BLACK, px) for px in range(11, 150)]
    assert widths == sorted(widths)
    assert len(text._fonts) <= MOST_FONTS
    assert (Weight.BLACK, 149) in text._fonts


def test_two_lines_break_after_a_sentence(text: Text) -> None:
    first, second = "Ovoga puta je sve bilo po redu.", "Baka Mira: karta više."
    room = text.width(first, Weight.BOLD, 15) + 20
    assert text.arrange(f"{first} {second}", Weight.BOLD, 15, room, None, lines=2)[1] == [first, second]
    shouted = "Tač! još miruje posle lažnog poziva"
    room = text.width(shouted, Weight.BOLD, 15) - 1
    assert text.arrange(shouted, Weight.BOLD, 15, room, None, lines=2)[1][0] != "Tač!"
    assert text.arrange("jedan\ndva tri", Weight.BOLD, 15, 500, None, lines=2)[1] == ["jedan", "dva tri"]


def test_a_line_does_not_break_within_what_belongs_together(text: Text) -> None:
    """A score has spaces that hold."""
    score = "0\u00a0:\u00a01\u00a0:\u00a02"
    room = text.width("porazi 0 : 1", Weight.BOLD, 15)
    assert text.arrange(f"porazi {score}", Weight.BOLD, 15, room, None, lines=2)[1] == ["porazi", score]


@pytest.mark.parametrize("lines", [2, 3, 4])
def test_no_line_begins_or_ends_with_the_dot_between_two_parts(text: Text, lines: int) -> None:
    """Where a line breaks between them, the dot is gone; where it does not, it stays."""
    words = "Meč do 3 poraza · 4. partija · danas u 21:14"
    for room in range(40, text.width(words, Weight.BOLD, 15) + 20):
        made = text.arrange(words, Weight.BOLD, 15, room, None, lines)[1]
        assert not any(line.startswith("·") or line.endswith("·") for line in made), made
    assert made == [words]


def test_two_lines_break_between_two_parts(text: Text) -> None:
    words = "416 poteza · 22 minuta · 28. 11. 2026. u 09:14"
    room = text.width(words, Weight.BOLD, 15) - 1
    made = text.arrange(words, Weight.BOLD, 15, room, None, lines=2)[1]
    assert made == ["416 poteza · 22 minuta", "28. 11. 2026. u 09:14"]


def test_the_dot_takes_no_room_from_a_line_that_ends_there(text: Text) -> None:
    room = text.width("jedna partija", Weight.BOLD, 15)
    made = text.arrange("jedna partija · dve partije", Weight.BOLD, 15, room, None, lines=2)
    assert made == (15, ["jedna partija", "dve partije"])


def test_what_is_cut_keeps_the_dots_between_its_parts(text: Text) -> None:
    words = "jedna partija · dve partije · tri partije · četiri partije"
    px, (line,) = text.arrange(words, Weight.BOLD, 15, 150, None, lines=1)
    assert px == 11
    assert line.startswith("jedna partija · d")
    assert line.endswith("…")


def test_no_word_is_left_alone_on_the_last_line(text: Text) -> None:
    words = "Sedmica je morala sa hrpe na hrpu igrača Deda Rade"
    width = text.width(words, Weight.BOLD, 15) - 1
    _, lines = text.arrange(words, Weight.BOLD, 15, width, None, lines=2)
    lengths = [text.width(line, Weight.BOLD, 15) for line in lines]
    assert len(lines) == 2
    assert max(lengths) < 0.62 * width


def test_all_lines_of_a_size_are_equally_high_and_stand_on_one_baseline(text: Text) -> None:
    for weight in Weight:
        for px in range(11, 60):
            heights = {text.line(word, weight, px, "#FFFFFF").get_height() for word in ("greške", "Čas", "x")}
            assert len(heights) == 1
            feet = {
                text.line(word, weight, px, "#FFFFFF").get_bounding_rect(128).bottom
                for word in ("x", "Ž", "nih")
            }
            assert len(feet) == 1, (weight, px)


def test_no_text_is_wider_than_its_room(text: Text) -> None:
    for words in ("Ko ostane bez karata, više ne igra.", "Ђурђевдан, Његош, љубица, џем"):
        for width in (60, 120, 333):
            assert text.fit(words, BODY, U, theme.INK, width, lines=2).get_width() <= width


def parts_of(picture: pygame.Surface) -> int:
    """How many pieces lie one below the other."""
    mask = pygame.mask.from_surface(picture, 100)
    width, height = mask.get_size()
    rows = [any(mask.get_at((x, y)) for x in range(width)) for y in range(height)]
    return sum(row and not above for above, row in zip([False, *rows], rows, strict=False))


@pytest.mark.parametrize("weight", list(Weight))
def test_the_exclamation_mark_keeps_its_dot(text: Text, weight: Weight) -> None:
    assert [px for px in range(12, 140) if parts_of(text.line("!", weight, px, "#FFFFFF")) != 2] == []


def test_text_gets_a_little_smaller_where_that_spares_a_line(text: Text) -> None:
    """And not where it would have to get much smaller."""
    kind, words = Type(50.0, Weight.MEDIUM), "Every fault that you miss comes here"
    whole = text.width(words, kind.weight, 50)
    single = text.line(words, kind.weight, 50, "#000000").get_height()
    assert text.fit(words, kind, 1.0, "#000000", 0.95 * whole, lines=2).get_height() <= single
    assert text.fit(words, kind, 1.0, "#000000", 0.85 * whole, lines=2).get_height() > 1.5 * single


def test_the_lines_of_a_paragraph_are_full(text: Text) -> None:
    """Three lines from the left are no narrow column beside an empty one."""
    kind = Type(20.0, Weight.MEDIUM)
    words = "Every fault that you miss and every one that you make comes here, from games and from drills"
    room = text.width(words, kind.weight, 20) / 2.3
    assert text.fit(words, kind, 1.0, "#000000", room, lines=4).get_width() > 0.85 * room
