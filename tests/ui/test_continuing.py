"""A game that was left goes on at the table as it stood there, after a count of three."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tac.match import MatchSetup, Tempo
from tac.ui.scenes.end import EndScene
from tac.ui.scenes.menu import MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.notice import NoticeScene
from tac.ui.scenes.pause import PauseScene
from tests.ui.continued import Home, go_on, picture, played, scene, two, unfinished
from tests.ui.table_driver import CLOTH, A, B, T, dealt, heap, level, pile, setup


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path / "Податоци č")
    yield home
    home.end()


def test_the_table_is_laid_out_as_it_stood(home: Home) -> None:
    made = two()
    drive = played(home, made)
    drive.until(lambda: drive.match.table.turn is A and drive.match.table.drawn is None)
    drive.still()
    tokens, seen = drive.tokens(), picture(drive)
    assert "x" in tokens
    home.end()
    again = go_on(home, made)
    assert again.tokens() == tokens
    assert again.match.table == drive.match.table
    assert picture(again) == seen


def test_it_goes_on_from_there_to_its_end_and_is_kept(home: Home) -> None:
    made = setup(dealt("Ah 5d", "9c"), level(pace=50), level(pace=50))
    drive = home.start(made, speed="off")
    drive.game.show_table()
    drive.until(lambda: bool(drive.matches) and drive.match.move_number > 30)
    before = drive.tokens()
    home.end()
    again = go_on(home, made)
    again.until(lambda: isinstance(scene(again), EndScene), most=10**7)
    home.end()
    (record,) = home.records
    tokens = [move.token for turn in record.turns for move in turn.moves]
    assert record.result
    assert tokens[: len(before)] == before
    assert not home.files()


def test_nothing_is_asked_and_nothing_is_lost_on_the_way_to_the_new_game_screen(home: Home) -> None:
    drive = played(home, two())
    tokens = drive.tokens()
    drive.pause_for("pause.new_game")
    assert isinstance(scene(drive), NewGameScene)
    drive.press("escape")
    menu = scene(drive)
    assert isinstance(menu, MenuScene)
    assert menu.form.focus is menu.named["computer"]
    drive.click(menu.named["continue"].rect.centre)
    drive.wait(3100)
    assert drive.tokens()[: len(tokens)] == tokens


def test_a_game_in_which_nothing_was_done_is_none(home: Home) -> None:
    drive = home.start(two()).table()
    drive.pause_for("pause.new_game")
    home.end()
    assert not home.files()
    assert not home.records


def test_a_window_closed_before_anything_was_done_leaves_no_game(home: Home) -> None:
    home.start(two()).table().wait(2000)
    home.end()
    assert not home.files()
    assert not home.records


def test_the_same_deal_from_the_start_leaves_the_old_game_to_be_continued(home: Home) -> None:
    drive = played(home, two())
    tokens = drive.tokens()
    drive.pause_for("pause.again")
    drive.click(CLOTH)
    drive.press("kp_0")
    home.end()
    assert len(home.files()) == 2
    assert not home.records
    drive = home.start(two())
    drive.game.show_menu()
    drive.press("return")
    assert sorted(game.moves for game in unfinished(drive).games) == [1, len(tokens)]


def test_giving_up_asks_once_and_keeps_the_record(home: Home) -> None:
    for _ in range(2):
        played(home, two())
        home.end()
    drive = home.start(two())
    drive.game.show_menu()
    drive.press("return")
    next(iter(unfinished(drive).rows.values()))[1].act()
    assert len(home.files()) == 2 and not home.records
    drive.press("escape")
    for _ in range(2):
        for _ in range(2):
            next(iter(unfinished(drive).rows.values()))[1].act()
    menu = scene(drive)
    assert isinstance(menu, MenuScene), home.told
    assert "continue" not in menu.named
    home.end()
    assert not home.files()
    assert [bool(record.result) for record in home.records] == [False, False]


def test_a_press_that_was_held_is_still_held(home: Home) -> None:
    made = setup(dealt("Ah 5d 9h", "9c Td"), None, None)
    drive = home.start(made).table()
    drive.press("kp_0", "kp_5")
    drive.still()
    drive.press("kp_0", "kp_2")
    assert drive.match.table.turn is B
    drive.press("kp_0")
    assert drive.match.move_number == 4
    home.end()
    again = go_on(home, made)
    assert again.scene.view._stage.held is not None
    again.wait(2000)
    assert again.tokens() == ["x", "d+", "x", "d-", "x"]


def test_a_lock_of_a_false_call_is_still_there(home: Home) -> None:
    made = two()
    drive = played(home, made)
    drive.until(lambda: drive.match.table.turn is A and drive.match.table.drawn is None)
    drive.press("space")
    assert drive.scene.view._stage.locked == {A}
    home.end()
    again = go_on(home, made)
    assert again.scene.view._stage.locked == {A}
    again.wait(3000)
    assert not again.scene.view._stage.locked


def test_a_patient_computer_still_waits(home: Home) -> None:
    made = MatchSetup(two().deal, two().players, seed=1, tempo=Tempo(1.0, patient=True))
    drive = played(home, made)
    drive.until(lambda: drive.match.waiting is B)
    tokens = drive.tokens()
    home.end()
    again = go_on(home, made)
    again.wait(5000)
    assert again.match.waiting is B
    assert again.tokens() == tokens
    again.press("c")
    again.wait(5000)
    assert len(again.tokens()) > len(tokens)


def test_a_card_in_the_air_has_landed(home: Home) -> None:
    """Its animation was not seen, the move was made."""
    made = two()
    drive = home.start(made).table()
    drive.press("kp_0")
    assert drive.is_busy()
    home.end()
    again = go_on(home, made)
    assert again.tokens() == ["x"]
    assert not again.is_busy()
    again.press("kp_5")
    assert again.tokens() == ["x", "d+"]


def test_who_presses_escape_during_the_count_waits_in_the_pause(home: Home) -> None:
    played(home, two())
    home.end()
    drive = home.start(two())
    drive.game.go_on_with_latest()
    drive.press("escape")
    drive.wait(5000)
    assert isinstance(scene(drive), PauseScene)
    assert drive.match.is_paused


def test_without_an_unfinished_game_going_on_says_so(home: Home) -> None:
    drive = home.start(two())
    drive.game.go_on_with_latest()
    notice = scene(drive)
    assert isinstance(notice, NoticeScene)
    assert notice._lines == [T("problem.journal.none")]


def test_what_was_placed_last_can_still_be_taken_up(home: Home) -> None:
    made = setup(dealt("Ah 5d 9h", "9c Td"), None, None)
    drive = home.start(made).table()
    drive.press("kp_0", "kp_5", "kp_0", "kp_2")
    drive.still()
    home.end()
    again = go_on(home, made)
    hit = again.scene.view.place_at(*again.at(heap(A)))
    assert hit is not None and again.scene._hands.lifter(hit) is A


def test_another_window_plays_it(home: Home) -> None:
    drive = played(home, two())
    drive.wait(100)
    other = home.start(two())
    other.game.show_menu()
    menu = scene(other)
    assert isinstance(menu, MenuScene)
    assert "continue" not in menu.named
    other.game.go_on_with_latest()
    assert home.told == [T("problem.journal.taken")]
    other.press("return")
    other.game.show_table()
    other.click(CLOTH)
    other.click(pile(A))
    assert other.tokens() == ["x"]
    home.end()
    assert len(home.files()) == 2


def test_of_several_games_the_others_stay_when_one_is_given_up(home: Home) -> None:
    for _ in range(2):
        played(home, two())
        home.end()
    drive = home.start(two())
    drive.game.show_menu()
    drive.press("return")
    shown = unfinished(drive)
    for _ in range(2):
        next(iter(shown.rows.values()))[1].act()
    assert unfinished(drive) is shown
    assert len(shown.rows) == 1
    drive.press("return")
    assert isinstance(scene(drive), PauseScene)


def test_ctrl_q_ends_the_program_at_once_and_the_game_is_there_at_the_next_start(home: Home) -> None:
    drive = played(home, two())
    tokens = drive.tokens()
    drive.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL, unicode="", scancode=20))
    assert drive.app.exit_code == 0
    home.end()
    assert go_on(home, two()).tokens()[: len(tokens)] == tokens


def test_a_full_disk_is_told_over_the_table_and_the_game_can_be_played(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = played(home, two())
    whole = os.write

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    drive.until(lambda: drive.match.table.turn is A and drive.match.table.drawn is None)
    drive.until(lambda: drive.toast == T("problem.journal.full"))
    drive.press("kp_0")
    tokens = drive.tokens()
    assert tokens[-1] == "x"
    monkeypatch.setattr(os, "write", whole)
    home.end()
    assert home.told == [T("problem.journal.full")]
    assert go_on(home, two()).tokens()[: len(tokens)] == tokens
