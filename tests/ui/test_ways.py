"""The ways from the menu to a game and back: kinds of game, who begins, what goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tac.match import MatchSetup
from tac.rules import Seat, deal
from tac.rules.deal import drawn_first
from tac.ui.scenes.choice import GameChoice
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.settings import SettingsScene
from tac.ui.scenes.table import TableScene
from tests.ui.table_driver import A, B, C, Driver, a_choice, level, setup


class Way:
    """A driven game that remembers which matches were asked for."""

    def __init__(self, choice: GameChoice) -> None:
        self.asked: list[tuple[GameChoice, Seat]] = []
        self.drive = Driver(self.make, choice=choice)

    def make(self, choice: GameChoice, first: Seat) -> MatchSetup:
        self.asked.append((choice, first))
        levels = [None if seat.person else level(pace=50) for seat in choice.playing]
        return setup(deal(choice.deal, choice.count, first), *levels)

    def menu(self) -> MenuScene:
        if not isinstance(self.drive.app.scene, MenuScene):
            self.drive.game.show_menu()
        assert isinstance(self.drive.app.scene, MenuScene)
        return self.drive.app.scene

    def enter(self, name: str) -> None:
        self.drive.click(self.menu().named[name].rect.centre)

    def new_game(self) -> NewGameScene:
        scene = self.drive.app.scene
        assert isinstance(scene, NewGameScene)
        return scene

    def began(self) -> Seat:
        """Deal, and say who begins."""
        self.drive.click(self.new_game()._named["play"].rect.centre)
        assert isinstance(self.drive.app.scene, TableScene)
        return self.asked[-1][1]


@pytest.fixture
def way() -> Iterator[Way]:
    way = Way(a_choice(count=3))
    yield way
    way.drive.app.close()


def test_one_press_in_the_menu_and_one_on_the_deal_button_is_a_game(way: Way) -> None:
    way.menu()
    way.drive.press("return")
    way.new_game()
    way.drive.press("return")
    assert isinstance(way.drive.app.scene, TableScene)


def test_against_the_computer_one_person_sits_and_at_one_table_two_at_least(way: Way) -> None:
    for people, kind, expected in (
        ((), "computer", set()),
        ((0, 2), "computer", {0}),
        ((1,), "together", {0, 1}),
        ((), "together", {0, 1}),
        ((0, 1, 2), "together", {0, 1, 2}),
    ):
        assert a_choice(people, count=3).fitting(kind).people == expected
    way.enter("together")
    assert (way.new_game().choice.kind, sorted(way.new_game().choice.people)) == ("together", [0, 1])
    way.drive.press("escape")
    way.enter("computer")
    assert (way.new_game().choice.kind, sorted(way.new_game().choice.people)) == ("computer", [0])


def test_escape_leads_back_to_the_entry_one_came_by(way: Way) -> None:
    for name in ("together", "computer"):
        way.enter(name)
        way.drive.press("escape")
        menu = way.menu()
        assert menu.form.focus is menu.named[name]


def test_the_settings_lead_back_to_their_entry(way: Way) -> None:
    way.enter("settings")
    assert isinstance(way.drive.app.scene, SettingsScene)
    way.drive.press("escape")
    assert way.menu().form.focus is way.menu().named["settings"]


def test_house_rules_lead_back_to_what_opened_them(way: Way) -> None:
    way.enter("computer")
    way.drive.click(way.new_game()._named["house"].rect.centre)
    assert isinstance(way.drive.app.scene, SettingsScene)
    way.drive.press("escape")
    assert way.new_game().form.focus is way.new_game()._named["house"]


@pytest.mark.parametrize(("begins", "first"), [("A", A), ("B", B), ("C", C), ("D", A), ("loser", A)])
def test_the_seat_that_was_chosen_begins_if_somebody_sits_there(begins: str, first: Seat) -> None:
    way = Way(replace(a_choice(count=3), begins=begins))
    way.enter("computer")
    assert way.began() is first
    way.drive.app.close()


def test_a_deal_number_always_draws_the_same_seat_and_each_about_as_often() -> None:
    drawn = [drawn_first(number, 3) for number in range(900)]
    assert drawn == [drawn_first(number, 3) for number in range(900)]
    assert all(250 < drawn.count(seat) < 350 for seat in (A, B, C))
    way = Way(replace(a_choice(count=3), begins="deal"))
    way.enter("computer")
    assert way.began() is drawn_first(way.asked[-1][0].deal, 3)
    way.drive.app.close()


def test_who_lost_the_last_game_begins_the_next_of_the_same_players() -> None:
    way = Way(replace(a_choice((), count=3, speed="off"), begins="loser"))
    way.enter("computer")
    assert way.began() is A
    way.drive.until(lambda: isinstance(way.drive.app.scene, EndScene), most=10**7)
    end = way.drive.app.scene
    assert isinstance(end, EndScene)
    loser = Seat(end.standings.rows[-1].seat)
    way.drive.click(end.new_game.rect.centre)
    assert way.drive.game._session.first_of(way.new_game().choice) == loser
    others = replace(way.new_game().choice, count=2)
    assert way.drive.game._session.first_of(others) == A
    assert way.began() is loser
    way.drive.app.close()


def test_the_end_leads_to_the_menu(way: Way) -> None:
    drive = Driver(setup(deal(7, 2), level(pace=50), level(pace=50)), choice=a_choice((), speed="off"))
    drive.game.show_table()
    drive.until(lambda: isinstance(drive.app.scene, EndScene), most=10**7)
    end = drive.app.scene
    assert isinstance(end, EndScene)
    drive.click(end.quit.rect.centre)
    assert isinstance(drive.app.scene, MenuScene)
    drive.app.close()
