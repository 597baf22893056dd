"""The first game with guidance on the whole screen: by mouse, keys and gamepad; left, resumed, repeated."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.practice.guided import LESSON
from tac.practice.guided.lesson import LEARNER, TOKENS
from tac.settings import Settings
from tac.ui.scene import Dirty
from tac.ui.scenes.guided import GuidedTable
from tac.ui.scenes.menu import MenuOptions, MenuScene
from tac.ui.scenes.new_game import NewGameScene
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.rules import RulesScene
from tests.ui.guided_learner import Learner
from tests.ui.seen_window import SeenWindow
from tests.ui.table_driver import CENTRE, A, Driver, T, dealt, heap, pile, setup
from tools.pixels import show_the_same

WORDS_A_MINUTE = 200.0
MOST_MS = 240_000.0
"""Four minutes, of which all must be read and played."""


@pytest.fixture
def drive() -> Iterator[Driver]:
    driver = Driver(setup(dealt("Ah", "2h"), None, None))
    driver.game.show_menu()
    driver.send()
    yield driver
    driver.close()


def opened(drive: Driver) -> GuidedTable:
    """The entry of the menu was pressed."""
    scene = drive.app.scene
    assert isinstance(scene, MenuScene)
    drive.click(scene.named["first"].rect.centre)
    return drive.scene  # type: ignore[return-value]


@pytest.mark.parametrize("how", ["mouse", "keys", "shown_first", "shown_last", "pad"])
def test_the_whole_game_is_played_to_its_end(drive: Driver, how: str) -> None:
    opened(drive)
    learner = Learner(drive, how)
    made: list[str] = []
    learner.scene.match.listen(lambda report: made.append(report.move.token) if report.move else None)
    learner.play()
    assert made == list(TOKENS)
    assert learner.read == [step.name for step in LESSON[:-1]]
    assert learner.scene.match.table.places[0] is LEARNER
    learner.wait(3000)
    learner.next()
    assert isinstance(drive.app.scene, MenuScene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_takes_less_than_four_minutes_at_the_usual_pace(drive: Driver, lang: str) -> None:
    """Everything that moves, and every text read at 200 words a minute before anything is done."""
    drive.game._session.speak(lang)
    drive.game._guiding.show()
    learner = Learner(drive, "mouse", lambda text: len(text.split()) / WORDS_A_MINUTE * 60_000)
    learner.play()
    learner.wait(learner.rests(learner.scene._panel.text))
    assert learner.ms < MOST_MS
    assert learner.ms > 0.3 * MOST_MS


def test_what_is_not_asked_for_is_answered_in_the_panel_and_can_be_tried_again(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "mouse")
    learner.play("welcome")
    drive.press("kp_5")
    answers = []

    def answered() -> str:
        scene = learner.scene
        assert scene._panel.answering
        assert drive.toast == ""
        return scene._panel.text

    tries: tuple[tuple[str, Callable[[], None]], ...] = (
        ("draw", lambda: drive.press("space")),
        ("to_central", lambda: drive.click(heap(LEARNER))),
        ("heap_first", lambda: drive.click(pile(LEARNER))),
        ("call", lambda: drive.click(pile(LEARNER))),
        ("err", lambda: drive.click(CENTRE)),
        ("put_right", lambda: drive.press("space")),
    )
    for name, act in tries:
        learner.play(name)
        drive.apart()
        act()
        answers.append(answered())
        assert learner.scene.guide.step.name == name
        learner.wait(8000)
        assert not learner.scene._panel.answering
    assert len(set(answers)) == len(answers)
    learner.play()


def test_with_shift_a_place_only_puts_right_as_at_any_table(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "mouse")
    learner.play("to_central")
    drive.down("k", mod=1)
    drive.up("k")
    assert learner.scene.guide.step.name == "to_central"
    assert learner.scene._panel.text == T("refused.nothing_to_put_right")
    learner.play("put_right")
    drive.down("k", mod=1)
    assert learner.scene.guide.step.name != "put_right"


def test_it_is_left_by_escape_taken_up_where_it_was_and_repeated(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "mouse")
    learner.play("heap_to_rival")
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    leave = next(button for button in pause._menu if button.label == T("pause.menu"))
    leave.act()
    drive.wait(100)
    again = opened(drive)
    learner.until_told()
    assert again.guide.step.name == "heap_to_rival"
    learner.play("finish")
    drive.press("escape")
    pause = drive.app.scene
    assert isinstance(pause, PauseScene)
    restart = next(button for button in pause._menu if button.label == T("guide.restart"))
    restart.act()
    learner.until_told()
    assert learner.scene.guide.step.name == "welcome"
    learner.play()
    drive.click(learner.scene._panel.again.rect.centre)
    learner.until_told()
    assert learner.scene.guide.step.name == "welcome"


def test_a_new_game_by_its_key_leaves_it_as_well(drive: Driver) -> None:
    """However it is left, it is taken up where it was; and once it is over, at its beginning."""
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play("heap_to_rival")
    drive.down("n", mod=pygame.KMOD_LCTRL)
    drive.press("escape")
    again = opened(drive)
    learner.until_told()
    assert again.guide.step.name == "heap_to_rival"
    learner.play()
    drive.click(learner.scene._panel.next.rect.centre)
    drive.down("n", mod=pygame.KMOD_LCTRL)
    drive.press("escape")
    opened(drive)
    learner.until_told()
    assert learner.scene.guide.step.name == "welcome"


def test_pausing_goes_on_at_the_same_step(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play("penalty")
    drive.press("escape", "escape")
    drive.wait(4000)
    learner.until_told()
    learner.play()


def test_the_rules_are_there_meanwhile(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play("call")
    drive.press("f1")
    assert isinstance(drive.app.scene, RulesScene)
    drive.press("escape")
    drive.wait(4000)
    learner.play()


def test_it_is_no_game_of_the_history(drive: Driver) -> None:
    """Nobody who keeps games hears of it, and none waits afterwards."""
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play("call")
    assert drive.matches == []
    assert not drive.game._session.parts.saves.waiting()
    drive.game._playing.new_game()
    assert isinstance(drive.app.scene, NewGameScene)


def test_it_can_speak_another_language_in_the_middle(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play("to_rival")
    learner.scene.speak(Translator("sr", strict=True))
    assert learner.scene._panel.text.startswith("Devetka")
    learner.play()


def test_a_window_of_another_size_moves_panel_and_marks(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "mouse")
    learner.play("to_rival")
    drive.app.screen.take((1500, 850))  # type: ignore[attr-defined]
    drive.wait(400)
    learner.play()


def test_a_card_in_the_air_is_seen_over_the_panel(drive: Driver) -> None:
    """It flies over what lies on the table, and leaves nothing behind there."""
    opened(drive)
    learner = Learner(drive, "mouse")
    learner.play("to_central")
    scene, picture, dirty = learner.scene, pygame.Surface(drive.app.kit.size), Dirty()
    words = pygame.Rect(scene._panel.rect.px).inflate(-8, -60)

    def red() -> int:
        """So much of the rank of the five is seen among words, which are dark on paper."""
        scene.draw(picture, dirty)
        dirty.clear()
        mask = pygame.mask.from_threshold(picture.subsurface(words), "#B3202D", (40, 40, 40))
        return mask.count()

    assert red() == 0
    learner.act()
    found = []
    while scene.view._stage.flights:
        drive.wait(20)
        found.append(red())
    assert max(found) > 20
    assert red() == 0


def test_a_still_step_is_free(drive: Driver) -> None:
    """While somebody reads nothing is drawn."""
    opened(drive)
    learner = Learner(drive, "mouse")
    for name in ("welcome", "draw", "call"):
        learner.play(name)
        learner.wait(1500)
        scene = learner.scene
        assert scene.idle
        scene.dirty.clear()
        learner.drive.scene.update(20)
        assert not scene.dirty


def test_a_click_beside_everything_skips_no_text(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "mouse")
    for name in ("welcome", "rival"):
        learner.play(name)
        drive.apart()
        drive.click((900.0, 330.0))
        learner.wait(500)
        assert learner.scene.guide.step.name == name
    learner.play()


def test_escape_leads_out_at_the_end_too(drive: Driver) -> None:
    opened(drive)
    learner = Learner(drive, "keys")
    learner.play()
    learner.wait(4000)
    drive.press("escape")
    assert isinstance(drive.app.scene, MenuScene)


def test_the_menu_marks_it_until_it_has_been_opened_once() -> None:
    """For each who plays: it is offered, and nobody is asked again."""
    assert not Settings().first_game.opened
    drive = Driver(setup(dealt("Ah", "2h"), None, None))
    for beginner, words in ((True, "menu.first.new"), (False, "menu.first.about")):
        options = MenuOptions({"computer": lambda: None, "first": lambda: None}, beginner=beginner)
        scene = MenuScene(drive.app.kit, T, options)
        drive.app.replace(scene)
        drive.send()
        assert scene._about("first") == T(words)
        assert scene.form.focus is scene.named["computer"]
    drive.close()


def test_the_learner_sits_on_the_first_seat() -> None:
    assert LEARNER is A


def test_in_a_very_wide_window_with_large_text_nothing_of_the_past_stays_on_the_table() -> None:
    """What is seen is the same as drawn anew: whenever something is told, and on the way there."""
    driver = Driver(setup(dealt("Ah", "2h"), None, None), size=(1920, 540))
    try:
        driver.app.kit.enlarge(1.5)
        driver.game.show_menu()
        driver.send()
        driver.game._guiding.show()
        learner = Learner(driver, "mouse")
        for step in LESSON[1:6]:
            learner.play(step.name)
            learner.wait(20)
            scene = learner.scene
            anew = pygame.Surface(driver.app.screen.size)
            whole = Dirty()
            whole.mark_all()
            scene.draw(anew, whole)
            assert show_the_same(driver.app.screen.surface, anew), step.name
        assert isinstance(driver.app.screen, SeenWindow) and driver.app.screen.parts > 0
    finally:
        driver.close()
