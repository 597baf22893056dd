"""The last five moves can be read for as long as the pointer rests on the box of the last one."""

from __future__ import annotations

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.match import MatchSetup, Player
from tac.rules import Card, Move, Seat, Source, Target, deal
from tac.rules.events import (
    Called,
    CardDrawn,
    CardPlayed,
    Event,
    FalselyCalled,
    HeapTurned,
    MovesTakenBack,
    WentOut,
)
from tac.ui.draw import Kit, last_move_box, lay_lately
from tac.ui.layout import Rect, table_layout
from tac.ui.layout.lately import lately_rooms
from tac.ui.table.chronicle import REMEMBERED, Chronicle
from tac.ui.table.items import items
from tac.ui.table.words import Words
from tac.ui.theme import LABEL
from tools.screens_table import FAULTS, SEVERAL_BACK
from tools.staged_table import NAMES, StagedTable, computer

SEVEN = Card.parse("7h")
DRAWN = CardDrawn(Seat.A, SEVEN)
KEPT = CardPlayed(Seat.A, SEVEN, Source.DRAWN, Seat.A)
TO_CENTRE = CardPlayed(Seat.A, SEVEN, Source.DRAWN, Target.CENTRAL)


def words(lang: str) -> Words:
    players = (Player(), *(Player(computer(level)) for level in ("lak", "srednji", "težak")))
    return Words(Translator(lang, strict=True), MatchSetup(deal(7, 4), players, seed=7), NAMES)


def pixels(table: StagedTable) -> bytes:
    return pygame.image.tobytes(table.picture(), "RGB")


def told(*events: Event) -> tuple[str, ...]:
    chronicle = Chronicle()
    for event in events:
        chronicle.note(event, words("sr"))
    return chronicle.sentences


def test_a_drawn_card_that_was_placed_is_one_sentence() -> None:
    assert told(DRAWN) == ("Luka: okrenuta sedmica",)
    assert told(DRAWN, KEPT) == ("Luka: sedmica na svoju hrpu",)
    assert told(DRAWN, TO_CENTRE) == ("Luka: sedmica na talon",)


def test_a_card_from_the_heap_does_not_hide_what_was_drawn_before() -> None:
    heap = CardPlayed(Seat.B, Card.parse("8h"), Source.HEAP, Target.CENTRAL)
    assert len(told(DRAWN, heap)) == 2


def test_only_the_last_five_are_remembered_the_oldest_first() -> None:
    played = [CardPlayed(Seat.A, Card.parse(f"{rank}h"), Source.HEAP, Target.CENTRAL) for rank in "A2345678"]
    sentences = told(*played)
    assert len(sentences) == REMEMBERED == 5
    assert sentences[0].startswith("Luka: četvorka") and sentences[-1].startswith("Luka: osmica")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_seen_to_happen_has_a_sentence(lang: str) -> None:
    called = Called(Seat.C, Seat.B, Move.parse("d-"), 4, Card.parse("Kh"), (Move.parse("dA"),))
    events = (DRAWN, KEPT, TO_CENTRE, called, FalselyCalled(Seat.B, Seat.A), HeapTurned(Seat.B, ()))
    sentences = [words(lang).told(event) for event in (*events, WentOut(Seat.C, 1))]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence and "{" not in sentence for sentence in sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_verb_follows_a_name_that_may_be_you(lang: str) -> None:
    """The only person is called "Ti" (You), with which "okreće" (turns over) does not agree."""
    called = Called(Seat.A, Seat.B, Move.parse("d-"), 3, Card.parse("Kh"), (Move.parse("d+"),))
    events = (DRAWN, KEPT, TO_CENTRE, called, FalselyCalled(Seat.A, Seat.B), HeapTurned(Seat.A, ()))
    for event in (*events, MovesTakenBack(Seat.A, ()), WentOut(Seat.A, 1)):
        assert (words(lang).told(event) or "").startswith(f"{NAMES[0]}: ")


def test_a_call_is_remembered_with_what_was_missed() -> None:
    called = Called(Seat.C, Seat.B, Move.parse("d-"), 4, Card.parse("Kh"), (Move.parse("dA"),))
    (sentence,) = told(called)
    assert sentence.endswith("Tač! Kralj je morao na tvoju hrpu.")


def resting(size: tuple[int, int] = (1280, 720)) -> StagedTable:
    """A table on which a card was kept, with the pointer on the box that tells it."""
    table = StagedTable(FAULTS[3].start, size, "sr")
    table.tell("d-")
    table.wait(600)
    box = table.view.layout.last_move
    assert box is not None
    assert table.view.recall.rest_at(table.view.layout, box.centre.x, box.centre.y)
    return table


def test_the_list_comes_after_a_moment_and_goes_with_the_pointer() -> None:
    table = resting()
    before = pixels(table)
    table.wait(100)
    assert pixels(table) == before
    table.wait(500)
    shown = pixels(table)
    assert shown != before
    assert not table.view.recall.rest_at(table.view.layout, 5, 5)
    table.wait(500)
    assert pixels(table) == before
    assert not table.view.needs_redraw


def test_before_the_first_move_there_is_nothing_to_read() -> None:
    table = StagedTable(FAULTS[3].start, (1280, 720), "sr")
    box = table.view.layout.last_move
    assert box is not None
    assert not table.view.recall.rest_at(table.view.layout, box.centre.x, box.centre.y)


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_hides_neither_ranks_nor_own_cards(lang: str, size: tuple[int, int]) -> None:
    """Ranks take the upper 46 % of a card, its margin left out; drawn card and own pile stay in sight."""
    table = StagedTable(SEVERAL_BACK.start, size, lang)
    table.play("x", "dD", "x", "d-", "!C", "h+", "x")
    table.wait(1000)
    layout, before = table.view.layout, table.picture()
    assert layout.last_move is not None
    table.view.recall.rest_at(layout, *layout.last_move.centre)
    table.wait(1000)
    after = table.picture()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    cards = [layout.central, *(seat.heap for seat in layout.seats)]
    margin = 17 / 350 * layout.card[1]
    ranks = [Rect(card.x, card.y, card.w, 0.46 * card.h) for card in cards]
    for rect in (*ranks, layout.seats[0].drawn, layout.seats[0].pile):
        place = pygame.Rect(rect.inflated(-margin).px)
        parts = [pygame.image.tobytes(picture.subsurface(place), "RGB") for picture in (before, after)]
        assert parts[0] == parts[1]


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1280, 720), (2560, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_large_letters_take_the_own_pile_but_no_rank(seats: int, size: tuple[int, int]) -> None:
    pygame.font.init()
    kit, layout = Kit(size), table_layout(*size, seats, frozenset({0}), scale=1.5)
    kit.enlarge(1.5)
    sentences = ("Luka: četvorka na hrpu igrača Deda Rade", "Vuk: Tač! Sedmica je morala sa hrpe na talon.")
    laid = lay_lately(kit.enlarged, lately_rooms(layout), "Poslednji potezi", (*sentences, *sentences))
    cards = [layout.central, layout.seats[0].drawn, *(seat.heap for seat in layout.seats)]
    assert not [card for card in cards if laid.rect.overlaps(Rect(card.x, card.y, card.w, 0.46 * card.h))]
    assert laid.px >= 0.9 * LABEL.px(kit.enlarged.u)
    kit.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_stands_in_place_of_the_box(lang: str) -> None:
    """Which tells no more, so it is gone as long as all of the list is there."""
    table = StagedTable(SEVERAL_BACK.start, (1280, 720), lang)
    table.play("x", "d-")
    table.wait(1500)
    view = table.view
    assert view.layout.last_move is not None
    assert "last move" in {item.place for item in items(view._scenery)}
    view.recall.rest_at(view.layout, *view.layout.last_move.centre)
    table.wait(1500)
    shown = {item.place: item for item in items(view._scenery)}
    assert "lately" in shown and "last move" not in shown
    assert shown["lately"].bounds.collidepoint(view.layout.last_move.centre)


def test_a_last_move_of_two_lines_has_a_higher_box_for_letters_of_the_usual_size() -> None:
    """It grows upwards from where a box of one line stands."""
    pygame.font.init()
    kit, layout = Kit((1280, 720)), table_layout(1280, 720, 4)
    usual = layout.last_move
    assert usual is not None
    one, two = (
        last_move_box(kit, usual, text) for text in ("6 na talon", "10 na hrpu – Aleksandra Mladenović")
    )
    assert one == usual
    assert two.bottom == usual.bottom and two.h > 1.2 * usual.h
    kit.close()
