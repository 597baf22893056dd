"""The tables of drills, looked at: headings, names, whose turn is lit, and slips that hide nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tac.match import Declined
from tac.practice.items import Item, Supply
from tac.rules import Reason, Seat
from tac.ui.draw import Kit, draw_paper, plates
from tac.ui.layout import PlaceKind, Rect, TableLayout, table_layout
from tac.ui.layout.practice import drill_layout, seen_from, title_room
from tac.ui.practice.seating import Company
from tac.ui.practice.showing import ItemShow
from tac.ui.practice.slip import room_beside
from tac.ui.scenes.practice_live import LiveTable
from tac.ui.scenes.practice_quick import QuickScene
from tac.ui.scenes.table_sounds import TableSounds
from tac.ui.table import Hit
from tac.ui.table.advice_slip import lay_slip
from tests.ui.table_driver import T
from tools.pixels import show_the_same
from tools.practice_report import LEVELS
from tools.screens import kit_of, registered
from tools.screens_practice import answer, quick_scene
from tools.screens_practice_clean import clean_table, make
from tools.screens_practice_clean import wait as wait_clean
from tools.screens_practice_live import FRAME, call, fault_seen, live_table, seen_again, until, wait

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
LANGS = ["sr", "sr@cyrillic", "en"]
LYING = (PlaceKind.HEAP, PlaceKind.CENTRAL, PlaceKind.PILE, PlaceKind.PLATE)
SCREENS_OF_DRILLS = ("practice-quick", "practice-quick-review", "practice-live-8-missed", "practice-own")


def hidden(rect: Rect, layout: TableLayout) -> list[PlaceKind]:
    """What of the table a slip lies over."""
    return [p.kind for p, there in layout.places if p.kind in LYING and rect.overlaps(there.inflated(-1))]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_drill_has_room_for_its_heading_whoever_sits_where(size: tuple[int, int]) -> None:
    for seats in (2, 3, 4):
        for viewer in range(seats):
            layout = drill_layout(*size, seen_from(seats, viewer))
            assert layout.title.w >= 20 * layout.u
        table = table_layout(*size, seats, frozenset({0}))
        assert title_room(table).w >= 20 * table.u


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_leave_the_other_line_of_their_plate(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone: list[str] = []
    usual = plates._name_alone

    def watched(sheet: pygame.Surface, kit: Kit, room: Rect, name: str, colours: Any) -> bool:
        found = usual(sheet, kit, room, name, colours)
        if found:
            alone.append(name)
        return found

    monkeypatch.setattr(plates, "_name_alone", watched)
    for screen in registered():
        if screen.name in SCREENS_OF_DRILLS:
            screen.render(size, lang)
    assert alone == []


def items() -> list[Item]:
    """One of each player number and kind."""
    supply = iter(Supply(11, LEVELS))
    return [next(supply)[0] for _ in range(24)]


def test_who_made_the_move_that_is_asked_about_keeps_the_turn_also_where_the_move_has_ended_it() -> None:
    company = Company("", "lisica", lambda avatar: LEVELS[1])
    ended = 0
    for item in items():
        show = ItemShow(
            item,
            2,
            kit_of(SIZES[0]),
            T,
            sounds=TableSounds(_silent()),
            company=company,
            size=SIZES[0],
            speed="normal",
            reduced_motion=False,
            way_round="left",
            landed=lambda at: None,
        )
        show.skip()
        assert show.is_done and show.view._stage.model.turn == item.mover
        ended += show._table.turn != item.mover
    assert ended > 3


def _silent() -> Any:
    from tac.ui.audio import Audio

    return Audio()


def again_told(scene: LiveTable) -> Rect:
    """A fault was called, and what was owed stands there."""
    fault_seen(scene)
    call(scene)
    seen_again(scene)
    assert scene.again is not None and scene.again.is_told
    return scene.again._slip.rect


def asked(scene: LiveTable) -> Rect:
    """The place is asked for."""
    scene.drill.pointing = True
    fault_seen(scene)
    call(scene)
    assert scene._question is not None
    return scene._question.rect


def missed(scene: LiveTable) -> Rect:
    """A fault has got past."""
    until(scene, lambda: scene.drill.misses == 1)
    wait(scene, 10)
    assert scene._passing is not None
    return scene._passing.rect


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("told", [again_told, asked, missed])
def test_what_is_told_at_a_live_table_lies_over_no_card_and_no_plate(
    told: Callable[[LiveTable], Rect], size: tuple[int, int], seats: int
) -> None:
    scene = live_table(size, "sr", seats=seats)
    rect = told(scene)
    layout = scene.view.layout
    assert hidden(rect, layout) == [] and layout.inside.holds(rect)
    scene.leave()


def drawn(scene: LiveTable | QuickScene, surface: pygame.Surface | None = None) -> pygame.Surface:
    """The scene on what was drawn before, or else all of it anew."""
    if surface is None:
        surface = pygame.Surface(scene.size)
        scene.dirty.mark_all()
    scene.draw(surface, scene.dirty)
    scene.dirty.clear()
    return surface


def says(scene: LiveTable) -> str:
    """The passing message that is there now."""
    return "" if scene._passing is None else scene._passing.text


def test_a_passing_message_goes_and_then_the_table_is_as_before() -> None:
    """Nothing of it stays on the table, although that is not drawn as a whole any more."""
    scene = live_table(SIZES[0], "sr")
    missed(scene)
    assert room_beside(scene.view.layout) is not None and scene._passing is not None
    text, where = scene._passing.text, pygame.Rect(scene._passing.rect.px)
    surface = drawn(scene)
    shown = surface.copy()
    while says(scene) == text:
        scene.update(FRAME)
        if scene.dirty:
            drawn(scene, surface)
    assert says(scene) == ""
    assert not show_the_same(shown.subsurface(where), surface.subsurface(where))
    assert show_the_same(surface, drawn(scene))
    scene.leave()


def test_nothing_of_a_drill_stays_behind_where_text_is_large_and_the_window_wide() -> None:
    """Papers and their shadows are larger there; what was drawn bit by bit is what is drawn anew."""
    size = (1920, 540)
    kit = kit_of(size)
    kit.enlarge(1.5)
    try:
        scene = quick_scene(size, "sr")
        scene.update(FRAME)
        surface = drawn(scene)
        for number in range(4):
            answer(scene, rightly=number != 2, wait=160.0)
            for _ in range(12):
                scene.update(FRAME)
                drawn(scene, surface)
        assert show_the_same(surface, drawn(scene))
        layout = scene._layout
        assert layout is not None
        plain = surface.copy()
        draw_paper(surface, kit.enlarged, layout.panel)
        # What is put back before each picture holds all that the paper's shadow darkens.
        for around in scene._under(layout):
            plain.blit(surface, around, around)
        assert show_the_same(plain, surface)
        scene.leave()
    finally:
        kit.enlarge(1.0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_in_clean_play_a_fault_is_explained_once_and_off_the_cards(size: tuple[int, int]) -> None:
    scene = clean_table(size, "en", turn=1)
    wait_clean(scene, 20)
    make(scene, right=False)
    wait_clean(scene, 20)
    stage, panel = scene.view._stage, scene._panel
    assert stage.toast is None and stage.advice is not None
    assert panel is not None and panel._score.why == "Your pile comes only after your heap."
    assert hidden(scene._room, scene.view.layout) == []
    scene._hands._refuse(Declined(Reason.NOT_YOUR_TURN), Hit(PlaceKind.PILE, Seat.A))
    assert stage.toast is None, "nothing is told over what is explained"
    make(scene, right=True)
    wait_clean(scene, 80)
    assert panel._score.why == ""
    scene.leave()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", [1.1, 1.5])
@pytest.mark.parametrize("lang", LANGS)
def test_large_words_of_what_is_owed_in_clean_play_keep_off_the_clock(
    size: tuple[int, int], text_size: float, lang: str
) -> None:
    kit = kit_of(size)
    kit.enlarge(text_size)
    try:
        scene = clean_table(size, lang, turn=1)
        wait_clean(scene, 20)
        make(scene, right=False)
        wait_clean(scene, 20)
        layout, advice = scene.view.layout, scene.view._stage.advice
        assert advice is not None
        slip = lay_slip(kit, layout, Seat.A, scene.view._scenery.words.owed(advice))
        assert slip.u > kit.u
        assert not slip.rect.overlaps(scene._room) and hidden(slip.rect, layout) == []
        scene.leave()
    finally:
        kit.enlarge(1.0)


def test_time_that_is_up_in_clean_play_is_told_beside_what_is_owed() -> None:
    scene = clean_table(SIZES[0], "en")
    wait_clean(scene, 1000)
    assert scene.view._stage.toast is None and scene._panel is not None
    assert scene._panel._score.why.startswith("Time is up") and scene.game.table is not None
    assert scene.match.table.turn is Seat.A
    scene.leave()
