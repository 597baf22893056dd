"""Mouse: the touch that draws, clicks that place, drags, putting right, refusals in words."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.match import MatchSetup
from tac.rules.cards import PACK, Card
from tac.rules.events import FaultMade
from tac.ui.scenes.table import TableScene
from tests.ui.table_driver import CENTRE, CLOTH, A, B, C, Driver, T, dealt, drawn, heap, level, pile, setup


@pytest.fixture
def drive() -> Iterator[Driver]:
    """A person whose first card is an Ace, owed to the central pile, against a computer that sees nothing."""
    driver = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level())).table()
    yield driver
    driver.app.close()


def opened(made: MatchSetup) -> Driver:
    return Driver(made).table()


def dragged(scene: TableScene) -> Card | None:
    return scene.view.dragged


def all_cards_are_there(drive: Driver) -> bool:
    return sorted(card.code for card in drive.match.table.all_cards()) == sorted(card.code for card in PACK)


def test_the_press_on_the_pile_is_the_touch(drive: Driver) -> None:
    """R4.5: nothing waits for the button to come up."""
    drive.point(pile(A))
    drive.button_down()
    assert drive.tokens() == ["x"]


def test_a_click_places_the_drawn_card(drive: Driver) -> None:
    drive.click(pile(A))
    drive.click(CENTRE)
    assert drive.tokens() == ["x", "d+"]


def test_without_a_drawn_card_a_click_places_the_top_of_the_heap() -> None:
    drive = opened(setup(dealt("5d Ah 2h", "9c"), None, level()))
    for place in (pile(A), heap(A)):
        drive.click(place)
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 2)
    drive.apart()
    for place in (pile(A), CENTRE):
        drive.click(place)
    assert drive.tokens()[-2:] == ["x", "d+"]
    drive.still()
    drive.click(CENTRE)
    assert drive.toast == T("refused.does_not_fit_central")
    drive.app.close()


def test_clicking_acts_at_once_while_the_card_still_flies(drive: Driver) -> None:
    """Case 2: nothing waits for an animation."""
    drive.click(pile(A))
    assert drive.is_busy()
    drive.click(CENTRE)
    assert drive.match.table.central == (Card.parse("Ah"),)
    drive.click(pile(A))
    drive.still()
    assert drive.tokens() == ["x", "d+", "x"]
    assert drive.scene.view.place_at(*drive.at(CENTRE)).card is Card.parse("Ah")  # type: ignore[union-attr]


@pytest.mark.parametrize("place", [pile(A), CENTRE, heap(A), drawn(A)])
def test_ten_clicks_within_300_ms_lose_no_card(drive: Driver, place: object) -> None:
    """Case 1: every card is conserved and lands where the game says."""
    drive.click(pile(A))
    for _ in range(10):
        drive.click(place)  # type: ignore[arg-type]
        drive.wait(20)
    drive.still()
    assert all_cards_are_there(drive)
    top = drive.scene.view.place_at(*drive.at(CENTRE))
    assert top is not None
    assert top.card is (drive.match.table.central[0] if drive.match.table.central else None)


def test_ten_clicks_on_the_pile_draw_one_card(drive: Driver) -> None:
    for _ in range(10):
        drive.click(pile(A))
        drive.wait(20)
    assert drive.tokens() == ["x"]


def test_a_double_click_on_the_pile_draws_without_a_complaint(drive: Driver) -> None:
    drive.click(pile(A))
    drive.wait(100)
    drive.click(pile(A))
    assert drive.tokens() == ["x"]
    assert drive.toast == ""


def test_a_double_click_places_one_card_only() -> None:
    """The first half places the drawn 2, the second would place the heap's 3."""
    drive = opened(setup(dealt("3d Ah 2h", "9c"), None, level()))
    drive.click(pile(A))
    drive.click(heap(A))
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 2)
    drive.click(pile(A))
    drive.click(CENTRE)
    drive.still()
    drive.apart()
    drive.click(pile(A))
    drive.click(CENTRE)
    drive.wait(60)
    drive.click(CENTRE)
    assert drive.tokens()[-4:] == ["x", "d+", "x", "d+"]
    drive.apart()
    drive.click(CENTRE)
    assert drive.tokens()[-1] == "h+"
    drive.app.close()


def test_a_drag_places_the_card_where_it_is_let_go(drive: Driver) -> None:
    drive.click(pile(A))
    drive.still()
    drive.drag(drawn(A), CENTRE)
    assert drive.tokens() == ["x", "d+"]
    drive.still()
    assert dragged(drive.scene) is None


def test_a_card_dropped_on_bare_cloth_goes_home(drive: Driver) -> None:
    drive.click(pile(A))
    drive.still()
    drive.drag(drawn(A), CLOTH)
    assert drive.tokens() == ["x"]
    assert dragged(drive.scene) is None


def test_a_drag_that_does_not_fit_is_refused_with_the_reason(drive: Driver) -> None:
    drive.click(pile(A))
    drive.still()
    drive.audio.heard.clear()
    drive.drag(drawn(A), heap(B))
    assert drive.tokens() == ["x"]
    assert drive.toast == T("refused.heap_empty")
    assert "thud" in drive.audio.heard


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_dragged_card_goes_home_when_the_window_is_lost(drive: Driver, kind: int) -> None:
    """Case 5: nothing stays stuck to the pointer."""
    drive.click(pile(A))
    drive.still()
    scene = drive.scene
    drive.point(drawn(A))
    drive.button_down()
    drive.point((512, 200))
    assert dragged(scene) is Card.parse("Ah")
    drive.send(pygame.Event(kind))
    assert dragged(scene) is None
    drive.button_up()
    assert drive.tokens() == ["x"]


def test_a_button_let_go_outside_the_window_lets_the_card_go(drive: Driver) -> None:
    """Case 5: the release is never seen, only that the button is up when the pointer comes back."""
    drive.click(pile(A))
    drive.still()
    drive.point(drawn(A))
    drive.button_down()
    drive.point((512, 200))
    drive.button = 0
    drive.point(CENTRE)
    assert dragged(drive.scene) is None
    drive.button_up()
    assert drive.tokens() == ["x"]


def test_a_release_outside_the_window_is_bare_cloth(drive: Driver) -> None:
    drive.click(pile(A))
    drive.still()
    drive.drag(drawn(A), (-300, 2000))
    assert drive.tokens() == ["x"]
    assert dragged(drive.scene) is None


def test_the_game_takes_a_card_from_between_the_fingers() -> None:
    """The computer's call takes the drawn card back while it is being dragged."""
    drive = opened(setup(dealt("2d Ah 5d", "9c"), None, level(notice=1.0, reaction=900)))
    drive.click(pile(A))
    drive.click(heap(A))
    drive.until(lambda: drive.match.table.turn == A and drive.match.move_number > 2)
    for place in (pile(A), CENTRE, pile(A)):
        drive.still()
        drive.click(place)
        drive.apart()
    assert drive.tokens()[-3:] == ["x", "d+", "x"]
    drive.point(drawn(A))
    drive.button_down()
    drive.point((512, 200))
    assert dragged(drive.scene) is Card.parse("5d")
    drive.until(lambda: drive.tokens()[-1] == "!B")
    drive.still()
    assert dragged(drive.scene) is None
    drive.point(CENTRE)
    drive.button_up()
    assert drive.tokens()[-1] == "!B"
    assert drive.match.table.piles[A][0] is Card.parse("5d")
    drive.app.close()


def test_a_click_on_bare_cloth_brings_what_flies_to_its_end(drive: Driver) -> None:
    drive.click(pile(A))
    assert drive.is_busy()
    drive.click(CLOTH)
    assert not drive.is_busy()
    assert drive.tokens() == ["x"]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (CENTRE, T("refused.no_card")),
        (heap(B), T("refused.no_card")),
        (heap(A), T("refused.nothing_drawn")),
        (pile(B), T("table.not_your_pile")),
    ],
)
def test_every_refusal_shakes_sounds_and_says_why(drive: Driver, place: object, words: str) -> None:
    """Case 27."""
    drive.click(place)  # type: ignore[arg-type]
    assert drive.tokens() == []
    assert drive.audio.heard[-1] == "thud"
    assert drive.toast == words


def test_a_click_on_the_drawn_card_tells_what_to_do_with_it(drive: Driver) -> None:
    drive.click(pile(A))
    drive.still()
    drive.click(drawn(A))
    assert drive.toast == T("table.place_drawn")


def test_out_of_turn_nothing_happens_but_words(drive: Driver) -> None:
    drive.click(pile(A))
    drive.click(CENTRE)
    drive.apart()
    drive.click(pile(A))
    drive.click(heap(A))
    drive.apart()
    drive.click(pile(A))
    assert drive.tokens() == ["x", "d+", "x", "d-"]
    assert drive.toast == T("refused.not_your_turn")


@pytest.mark.parametrize("how", ["click", "drag"])
def test_a_person_puts_his_own_fault_right(drive: Driver, how: str) -> None:
    """R6.5 b: also once the turn has passed, while the next player has not moved."""
    drive.click(pile(A))
    drive.click(heap(A))
    drive.still()
    drive.apart()
    assert drive.noted.count(FaultMade) == 1
    if how == "click":
        drive.click(CENTRE)
    else:
        drive.drag(heap(A), CENTRE)
    assert drive.tokens() == ["x", "d-", "<d+"]
    assert drive.match.table.turn == A


def test_among_several_people_only_a_drag_puts_right_after_the_turn_has_passed() -> None:
    drive = opened(setup(dealt("Ah 5d", "9c Td"), None, None))
    drive.click(pile(A))
    drive.click(heap(A))
    drive.still()
    drive.apart()
    drive.click(CENTRE)
    assert drive.tokens() == ["x", "d-"]
    drive.drag(heap(A), CENTRE)
    assert drive.tokens() == ["x", "d-", "<d+"]
    drive.app.close()


def test_among_several_people_each_presses_his_own_pile() -> None:
    drive = opened(setup(dealt("9d", "Ah", "Ad"), None, None, level()))
    drive.click(pile(B))
    assert drive.toast == T("refused.not_your_turn")
    drive.click(pile(C))
    assert drive.toast == T("table.not_your_pile")
    drive.click(pile(A))
    assert drive.tokens() == ["x"]
    drive.app.close()


def test_a_card_that_may_be_taken_rises_rightly_or_wrongly(drive: Driver) -> None:
    """Nothing tells whether placing a card was a fault: both cards may be taken between the fingers."""
    view = drive.scene.view
    for fits in (True, False):
        again = opened(setup(dealt("Ah 5d" if fits else "5d Ah", "9c"), None, level()))
        again.click(pile(A))
        again.click(heap(A))
        again.still()
        hit = again.scene.view.place_at(*again.at(heap(A)))
        assert hit is not None
        assert again.scene.view.may_lift(hit)
        again.app.close()
    assert not view.may_lift(view.place_at(*drive.at(pile(A))))  # type: ignore[arg-type]


def test_the_table_buttons_act_when_they_come_up_on_themselves(drive: Driver) -> None:
    sound = drive.scene.view.layout.corners.sound.centre
    drive.point(sound)
    drive.button_down()
    drive.point((512, 200))
    drive.button_up()
    assert not drive.audio.muted
    drive.click(sound)
    assert drive.audio.muted


def test_other_buttons_of_the_mouse_do_nothing(drive: Driver) -> None:
    x, y = drive.at(pile(A))
    for button in (2, 3, 4, 5):
        drive.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False))
        drive.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False))
    assert drive.tokens() == []
