"""Help by seat at the table: what is shown and refused, the signs on plates, the pause, and no leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from tac.match import Help, MatchSetup, Player
from tac.match.help import advice
from tac.players import Level
from tac.rules import Move
from tac.ui.layout import Place, PlaceKind
from tac.ui.scenes.help import HelpScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.table.advising import ends
from tests.ui.table_driver import CENTRE, A, B, Driver, a_choice, dealt, drawn, heap, level, pile
from tests.ui.table_robot import Robot

Opened = Callable[[MatchSetup], Driver]
PLATE = Place(PlaceKind.PLATE, A)


def setup(kind: Help, *tops: str, other: Level | Help | None = None) -> MatchSetup:
    """A person who is helped so, and a computer or another person."""
    second = Player(other) if isinstance(other, Level) else Player(help=other or Help.NONE)
    return MatchSetup(dealt(*tops), (Player(help=kind), second), seed=1)


@pytest.fixture
def opened() -> Iterator[Opened]:
    drives: list[Driver] = []

    def open_one(made: MatchSetup) -> Driver:
        drives.append(Driver(made).table())
        drives[-1].still()
        return drives[-1]

    yield open_one
    for drive in drives:
        drive.app.close()


def shown(drive: Driver) -> object:
    """What the table points out now."""
    drive.wait(20)
    return drive.scene.view._stage.advice


def test_what_is_owed_is_shown_on_the_helped_ones_turn_and_nothing_on_the_others(opened: Opened) -> None:
    drive = opened(setup(Help.SHOW, "Ah 9d 4c", "5s 7d", other=level()))
    robot = Robot(drive)
    for _ in range(4):
        drive.until(lambda: robot.is_on_turn() and not drive.is_busy())
        while robot.is_on_turn():
            drive.still()
            told = shown(drive)
            assert told is not None and told == advice(drive.match.table, A)
            robot.make(robot.owed())
        drive.still()
        assert shown(drive) is None


def test_nothing_is_shown_while_cards_move(opened: Opened) -> None:
    drive = opened(setup(Help.SHOW, "Ah 9d 4c", "5s 7d"))
    assert shown(drive) is not None
    drive.press("kp_0")
    assert drive.is_busy() and shown(drive) is None
    drive.still()
    assert shown(drive) is not None


def test_the_sign_is_on_the_plate_of_the_one_who_is_helped_and_on_no_other(opened: Opened) -> None:
    pictures = {}
    for kind in (Help.NONE, Help.SHOW, Help.REFUSE):
        drive = opened(setup(kind, "Ah 9d 4c", "5s 7d"))
        drive.wait(400)
        pictures[kind] = drive.app.screen.surface.copy()
        stage = drive.scene.view._stage
        assert (stage.advice is None) == (kind is not Help.SHOW)
        assert stage.helped == ({} if kind is Help.NONE else {A: kind})
    layout = drive.scene.view.layout
    other = layout.rect(Place(PlaceKind.PLATE, B)).px
    for kind in (Help.SHOW, Help.REFUSE):
        for area, same in ((other, True), (layout.rect(PLATE).px, False)):
            cut = [pygame.image.tobytes(pictures[one].subsurface(area), "RGB") for one in (Help.NONE, kind)]
            assert (cut[0] == cut[1]) == same


def test_a_fault_is_refused_in_words_and_nothing_changes(opened: Opened) -> None:
    drive = opened(setup(Help.REFUSE, "Ah 9d 4c", "5s 7d"))
    drive.press("kp_0")
    drive.still()
    drive.click(heap(A))
    assert drive.tokens() == ["x"]
    assert drive.toast == "The ace must go to the central pile: heaps come only after it."
    assert drive.scene.view._stage.shaking
    drive.apart()
    drive.drag(drawn(A), heap(A))
    assert drive.tokens() == ["x"]
    drive.apart()
    drive.click(CENTRE)
    assert drive.tokens() == ["x", "d+"]


def test_a_fault_without_help_goes_through(opened: Opened) -> None:
    for kind in (Help.NONE, Help.SHOW):
        drive = opened(setup(kind, "Ah 9d 4c", "5s 7d"))
        drive.press("kp_0")
        drive.still()
        drive.click(heap(A))
        assert drive.tokens() == ["x", "d-"]


def test_a_helped_player_sees_the_same_whether_somebody_else_has_just_erred(opened: Opened) -> None:
    """The computer's fault stands or it does not: help says and refuses the same."""
    for kind in (Help.SHOW, Help.REFUSE):
        told = []
        for blind in (0.0, 1.0):
            computer = level(overlook=(0, 0, blind, 0))
            top = "2h" if blind else "8h"
            drive = opened(setup(kind, "Ah 5d 9s", f"{top} Td", other=computer))
            drive.press("kp_0", "kp_5", "kp_0", "kp_2")
            drive.until(lambda drive=drive: drive.match.move_number == 6)  # type: ignore[misc]
            drive.still()
            assert bool(drive.match.table.faults) == bool(blind)
            drive.wait(300)
            toasts = [drive.toast]
            for place in (CENTRE, heap(A), PLATE, heap(B)):
                drive.apart()
                drive.click(place)
                toasts.append(drive.toast)
            advised = drive.scene.view._stage.advice
            told.append((toasts, advised, drive.tokens()[6:]))
        assert told[0] == told[1]


def test_the_sign_is_told_by_tapping_the_plate_and_by_resting_on_it(opened: Opened) -> None:
    words = "You: help refuses faulty moves."
    drive = opened(setup(Help.REFUSE, "Ah 9d 4c", "5s 7d", other=level()))
    drive.click(PLATE)
    assert drive.toast == words
    other = opened(setup(Help.REFUSE, "Ah 9d 4c", "5s 7d", other=level()))
    other.point(PLATE)
    other.wait(400)
    assert other.toast == ""
    other.wait(400)
    assert other.toast == words
    plain = opened(setup(Help.NONE, "Ah 9d 4c", "5s 7d", other=level()))
    plain.click(PLATE)
    plain.wait(1000)
    assert plain.toast == ""


def test_help_is_changed_in_the_pause_and_holds_at_once() -> None:
    drive = Driver(setup(Help.NONE, "Ah 9d 4c", "5s 7d"), choice=a_choice((0, 1)))
    drive.table()
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    button = next(one for one in pause._menu if one.label == "Help")
    button.act()
    scene = drive.app.scene
    assert isinstance(scene, HelpScene)
    drive.app.step(0, [])
    first, second = scene.choices
    drive.click(first.parts()[2].centre)
    drive.click(second.parts()[1].centre)
    helps = drive.match.helps
    assert (helps.of(A), helps.of(B)) == (Help.REFUSE, Help.SHOW)
    assert [seat.help for seat in drive.game.choice.seats[:2]] == ["refuse", "show"]
    drive.press("escape")
    assert drive.app.scene is pause
    assert drive.match.record().extras["x-help"] == {"A": "refuse", "B": "show"}
    drive.app.close()


def test_the_help_of_the_pause_works_with_keys_alone() -> None:
    drive = Driver(setup(Help.NONE, "Ah 9d 4c", "5s 7d", other=level()))
    drive.table()
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    button = next(one for one in pause._menu if one.label == "Help")
    for _ in range(10):
        if pause.form.focus is not button:
            drive.press("tab")
    drive.press("return")
    assert isinstance(drive.app.scene, HelpScene)
    drive.press("return")
    assert drive.match.helps.of(A) is Help.SHOW
    drive.press("tab", "return")
    assert isinstance(drive.app.scene, PauseScene)
    drive.app.close()


@pytest.mark.parametrize("token", ["x", "h+", "hB", "d+", "dB", "d-"])
def test_marks_lie_where_the_move_begins_and_ends(token: str) -> None:
    start, end = ends(Move.parse(token), A)
    places = {"x": (pile(A), drawn(A)), "h+": (heap(A), CENTRE), "hB": (heap(A), heap(B))}
    places |= {"d+": (drawn(A), CENTRE), "dB": (drawn(A), heap(B)), "d-": (drawn(A), heap(A))}
    assert (start, end) == places[token]
