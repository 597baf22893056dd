"""The way through the game: from the new-game screen to the table and back, and what is told on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tac.locale import Translator
from tac.match import MatchSetup
from tac.rules import Seat, deal
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.replay import ReplayScene
from tac.ui.scenes.standings import Standing, Standings
from tests.ui.table_driver import A, Driver, a_choice, level, setup
from tools.screens_new_game import MISSED
from tools.screens_replay import past_game


class Flow:
    """A driven game that remembers which matches were asked for."""

    def __init__(self, choice: GameChoice | None = None, *, exit_at_end: bool = False) -> None:
        self.asked: list[tuple[GameChoice, Seat]] = []
        self.drive = Driver(self.make, choice=choice or a_choice(count=3), exit_at_end=exit_at_end)
        self.app = self.drive.app

    def make(self, choice: GameChoice, first: Seat) -> MatchSetup:
        self.asked.append((choice, first))
        levels = [None if seat.person else level(pace=100) for seat in choice.playing]
        return setup(deal(choice.deal, choice.count, first), *levels)


@pytest.fixture
def flow() -> Iterator[Flow]:
    flow = Flow()
    yield flow
    flow.app.close()


def test_the_new_game_screen_leads_to_the_table_of_its_choice(flow: Flow) -> None:
    flow.drive.game.show_new_game()
    flow.drive.press("return")
    choice, first = flow.asked[-1]
    assert (choice, first) == (a_choice(count=3), A)
    assert len(flow.drive.scene.match.setup.players) == 3


def test_the_table_speaks_the_language_that_was_chosen() -> None:
    for lang in ("sr", "sr@cyrillic"):
        flow = Flow(a_choice(count=2, lang=lang))
        flow.drive.table()
        flow.drive.press("kp_5")
        assert flow.drive.toast == Translator(lang, strict=True)("refused.no_card")
        flow.app.close()


def test_what_is_to_be_told_lies_over_the_new_game_screen_until_it_is_put_away(flow: Flow) -> None:
    flow.drive.game.tell("first")
    flow.drive.game.tell("second")
    flow.drive.game.show_new_game()
    assert isinstance(flow.app.scene, NoticeScene)
    flow.drive.press("escape")
    assert isinstance(flow.app.scene, NewGameScene)
    flow.drive.game.show_new_game()
    assert isinstance(flow.app.scene, NewGameScene)


def test_what_is_told_while_a_screen_is_shown_lies_over_it_at_once(flow: Flow) -> None:
    """Nothing is opened over a notice that is being read."""
    flow.drive.game.show_new_game()
    flow.drive.wait(50)
    flow.drive.game.tell("first")
    flow.drive.wait(50)
    notice = flow.app.scene
    assert isinstance(notice, NoticeScene)
    assert notice._lines == ["first"]
    flow.drive.game.tell("second")
    flow.drive.wait(50)
    assert flow.app.scene is notice
    flow.drive.press("escape")
    flow.drive.wait(50)
    assert isinstance(flow.app.scene, NoticeScene)
    assert flow.app.scene._lines == ["second"]
    flow.drive.press("escape")
    flow.drive.wait(50)
    assert isinstance(flow.app.scene, NewGameScene)


def test_an_old_game_shows_how_it_ended_and_leads_to_a_rematch_that_the_loser_begins(flow: Flow) -> None:
    rows = [Standing(seat, "Č", "vuk", seat == 0, 1, 2, 3, 4) for seat in (2, 0, 1)]
    flow.drive.game.show_standings(Standings(tuple(rows), 9, 1, 60_000.0, "Č"), a_choice(count=3, deal=7))
    end = flow.app.scene
    assert isinstance(end, EndScene)
    assert end.standings.rows == tuple(rows)
    flow.drive.click(end.again.rect.centre)
    choice, first = flow.asked[-1]
    assert (choice.deal, choice.count, first) == (8, 3, Seat.B)


def test_a_missed_call_is_watched_from_the_end_screen_and_leads_back_to_it(flow: Flow) -> None:
    game = past_game(MISSED[4], 4)
    rows = [Standing(seat, "Č", "vuk", seat == 0, 1, 2, 3, 4) for seat in (2, 0, 1, 3)]
    flow.drive.game.show_standings(Standings(tuple(rows), 9, 1, 60_000.0, "Č"), a_choice(count=4), game)
    flow.drive.press("escape")  # the review, which is first
    end = flow.app.scene
    assert isinstance(end, EndScene)
    assert end.missed is not None
    third = end.missed.rows[2]
    flow.drive.click(third.rect.centre)
    replay = flow.app.scene
    assert isinstance(replay, ReplayScene)
    assert replay.place == third.seen.moment.token
    flow.drive.press("escape")
    again = flow.app.scene
    assert isinstance(again, EndScene)
    assert again.missed is not None
    assert again.form.focus is again.missed.rows[2]


def test_enter_puts_a_notice_away_and_starts_nothing(flow: Flow) -> None:
    """Case 26: a key in a dialog never reaches what lies below."""
    flow.drive.game.tell("first")
    flow.drive.game.show_new_game()
    flow.drive.press("return")
    assert isinstance(flow.app.scene, NewGameScene)


def test_more_sentences_than_there_is_room_for_are_counted(flow: Flow) -> None:
    for number in range(9):
        flow.drive.game.tell(f"sentence {number}")
    flow.drive.game.show_new_game()
    scene = flow.app.scene
    assert isinstance(scene, NoticeScene)
    assert scene._lines == [*(f"sentence {number}" for number in range(5)), "and 4 more"]


def test_the_button_leads_to_those_there_was_no_room_for_and_escape_away(flow: Flow) -> None:
    for _ in range(2):
        for number in range(9):
            flow.drive.game.tell(f"sentence {number}")
        flow.drive.game.show_new_game()
        scene = flow.app.scene
        assert isinstance(scene, NoticeScene)
        flow.drive.press("return")
        assert flow.app.scene is scene
        assert scene._lines == [f"sentence {number}" for number in range(5, 9)]
        flow.drive.press("return")
        assert isinstance(flow.app.scene, NewGameScene)
    for number in range(9):
        flow.drive.game.tell(f"sentence {number}")
    flow.drive.game.show_new_game()
    flow.drive.press("escape")
    assert isinstance(flow.app.scene, NewGameScene)


def test_at_the_table_one_sentence_is_shown_after_the_other(flow: Flow) -> None:
    flow.drive.game.tell("first")
    flow.drive.game.tell("second")
    flow.drive.table()
    flow.drive.wait(100)
    assert flow.drive.toast == "first"
    flow.drive.wait(2000)
    assert flow.drive.toast == "first"
    flow.drive.wait(1000)
    assert flow.drive.toast == "second"


def test_the_end_ends_the_program_if_it_was_asked_to() -> None:
    flow = Flow(a_choice((), count=2, speed="off"), exit_at_end=True)
    flow.drive.game.show_table()
    while flow.app.exit_code is None:
        flow.app.step(16.0, [])
    assert flow.app.exit_code == 0
    flow.app.close()


def test_the_end_leads_to_a_rematch_or_to_the_new_game_screen_with_another_deal() -> None:
    flow = Flow(a_choice((), count=2, deal=2**64 - 1, speed="off"))
    flow.drive.game.show_table()
    losers = []
    for key in ("rematch", "new game"):
        while not isinstance(flow.app.scene, EndScene):
            flow.app.step(16.0, [])
        end = flow.app.scene
        losers.append(flow.drive.match.table.loser)
        button = end.again if key == "rematch" else end.new_game
        flow.drive.click(button.rect.centre)
    begun = [(choice.deal, first) for choice, first in flow.asked[:2]]
    assert begun == [(2**64 - 1, A), (0, losers[0])]
    scene = flow.app.scene
    assert isinstance(scene, NewGameScene)
    assert scene.choice.deal == 4711
    flow.app.close()


def test_a_new_game_from_the_new_game_screen_begins_with_the_first_seat_again() -> None:
    flow = Flow(a_choice((), count=3, speed="off"))
    flow.drive.game.show_table()
    while not isinstance(flow.app.scene, EndScene):
        flow.app.step(16.0, [])
    flow.drive.click(flow.app.scene.again.rect.centre)
    flow.drive.game.show_new_game()
    flow.drive.press("return")
    assert flow.asked[-1][1] is A
    flow.app.close()


def test_closing_the_window_ends_the_program_with_0(flow: Flow) -> None:
    import pygame

    flow.drive.table()
    flow.drive.send(pygame.Event(pygame.QUIT))
    assert flow.app.exit_code == 0
