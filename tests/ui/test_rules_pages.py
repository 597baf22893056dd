"""The pages of the rules: what they show is legal, and is what they say it is."""

from __future__ import annotations

import re
from itertools import pairwise, product

import pytest

from tac.rules import HouseRules, Move, Seat, apply, duties
from tac.rules.cards import PACK
from tac.rules.duties import obligation
from tac.rules.events import PenaltyPaid
from tac.rules.house import FalseCall, Opening
from tac.rules.moves import DRAW, HEAP_TO_CENTRAL
from tac.rules.position import read_position
from tac.settings import Keys, Settings
from tac.ui.rules.board import AVATARS, AVATARS_OF_FEW
from tac.ui.rules.house import HOUSE_RULES, house_texts, in_force
from tac.ui.rules.pad import PAD_ROWS
from tac.ui.rules.pages import PAGES, Board, Boards, Page, Run, Runs, Shows
from tac.ui.rules.picture import KEY_ROWS
from tac.ui.rules.positions import position
from tools.locale_source import load

MESSAGES = {message.key: message for message in load()}
BOARDS = [board for page in PAGES if isinstance(page.picture, Boards) for board in page.picture.boards]
RUNS = [run for page in PAGES if isinstance(page.picture, Runs) for run in page.picture.runs]
MOST_WORDS = 60


def boards(shows: Shows) -> list[Board]:
    return [board for board in BOARDS if board.shows is shows]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.caption or board.shows.value)
def test_every_position_is_legal_and_shown_before_the_reader_moves(board: Board) -> None:
    table = board.table()
    assert table.turn is Seat.A
    assert table.faults == ()
    assert len(set(table.all_cards())) == len(table.all_cards()) <= len(PACK)


@pytest.mark.parametrize("board", boards(Shows.DUTY), ids=lambda board: board.caption)
def test_the_page_of_an_obligation_shows_a_position_in_which_it_is_owed(board: Board) -> None:
    owed = duties(board.table())
    assert {obligation(move) for move in owed} == {board.obligation}
    assert board.caption == f"rules.duty.{board.obligation}"


def test_every_obligation_has_its_picture_once_and_in_order() -> None:
    assert [board.obligation for board in boards(Shows.DUTY)] == [1, 2, 3, 4, 5]


def test_with_a_drawn_card_the_heap_could_go_nowhere_before() -> None:
    """Nobody may draw while the heap's card can go somewhere; a picture must not show how that was done."""
    for board in boards(Shows.DUTY):
        if "drawn" in board.position:
            before = board.position.copy()
            del before["drawn"]
            assert duties(read_position(before)) == (DRAW,)


def test_the_deal_is_the_whole_pack_in_equal_piles() -> None:
    (board,) = boards(Shows.PLACES)
    table = board.table()
    assert len(table.all_cards()) == len(PACK)
    assert [len(pile) for pile in table.piles] == [13, 13, 13, 13]


def test_the_call_answers_a_fault_of_the_obligation_that_is_named() -> None:
    (board,) = boards(Shows.CALL)
    table = read_position(board.position)
    *faulty, call = map(Move.parse, board.moves)
    for move in faulty:
        table, _ = apply(table, move)
    assert [fault.obligation for fault in table.faults] == [board.obligation]
    owed = table.faults[0].owed
    table, events = apply(table, call)
    paid = [event for event in events if isinstance(event, PenaltyPaid)]
    assert [event.giver for event in paid] == list(table.others(Seat.A))
    assert {event.receiver for event in paid} == {Seat.A}
    assert duties(table) == owed


def test_the_heap_is_turned_where_a_card_must_be_drawn_and_there_is_no_pile() -> None:
    (board,) = boards(Shows.TURNING)
    table = board.table()
    assert table.piles[Seat.A] == ()
    assert len(table.heaps[Seat.A]) > 1
    assert duties(table) == (DRAW,)
    assert table.out == (Seat.C,), "the same picture shows somebody without cards"


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.caption)
def test_cards_in_a_row_go_one_on_the_other(run: Run) -> None:
    for below, above in pairwise(run.cards):
        if run.central:
            table = read_position(position(below, [above, "5h"], [3, 3]))
            assert duties(table) == (HEAP_TO_CENTRAL,)
        else:
            table = read_position(position("5h", [above, below], [3, 3]))
            assert [move.target for move in duties(table)] == [Seat.B]
    if run.empty:
        table = read_position(position("", [run.cards[0], "5h"], [3, 3]))
        assert duties(table) == (HEAP_TO_CENTRAL,)


def test_no_text_of_a_page_is_missing_or_unused() -> None:
    used = {key for page in PAGES for key in (page.title, *page.text)}
    assert {key for key in MESSAGES if key.startswith("rules.page.")} == used
    assert {key for key in MESSAGES if key.startswith("rules.key.")} == {
        f"rules.key.{row}" for row, _ in KEY_ROWS
    }
    assert {key for key in MESSAGES if key.startswith("rules.pad.")} == {
        *(key for key, _ in PAD_ROWS if key.startswith("rules.pad.")),
        "rules.pad.start",
        "rules.pad.select",
    }
    captions = {board.caption for board in BOARDS if board.caption} | {run.caption for run in RUNS}
    assert {key for key in MESSAGES if re.match(r"rules\.(duty|shows|run)\.", key)} == captions


@pytest.mark.parametrize("lang", ["sr", "en"])
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_are_short(page: Page, lang: str) -> None:
    assert sum(len(MESSAGES[key].texts[lang][0].split()) for key in page.text) <= MOST_WORDS


def test_every_action_of_the_keys_is_named_once() -> None:
    named = [action for _, actions in KEY_ROWS for action in actions]
    assert sorted(named) == sorted(action for action, _ in Keys().actions())


@pytest.mark.parametrize(("wrap", "opening", "false_call"), list(product([True, False], Opening, FalseCall)))
def test_of_each_house_rule_one_way_holds_and_all_have_texts(
    wrap: bool, opening: Opening, false_call: FalseCall
) -> None:
    now = in_force(HouseRules(wrap, opening, false_call))
    assert list(now) == list(HOUSE_RULES)
    assert all(way in HOUSE_RULES[rule] for rule, way in now.items())
    assert set(house_texts(HouseRules(wrap, opening, false_call))) <= set(MESSAGES)


def test_the_reader_looks_as_at_the_table_where_no_other_avatar_was_chosen() -> None:
    assert AVATARS[0] == AVATARS_OF_FEW[0] == Settings().players.a.avatar
    assert len(set(AVATARS)) == len(AVATARS)
    assert set(AVATARS_OF_FEW) <= set(AVATARS)
