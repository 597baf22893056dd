"""The table's sounds: each on its contact frame and from its side, few at once, none unseen."""

from __future__ import annotations

import pygame
import pytest

from tac.rules import Seat, deal
from tac.ui.audio import Audio
from tac.ui.layout import Place, PlaceKind, Side, sides_of
from tac.ui.motion import durations
from tac.ui.motion.durations import SPEEDS
from tac.ui.scenes.table_sounds import MOST, TableSounds
from tac.ui.table import sounds
from tac.ui.table.sounds import pan_of
from tests.ui.table_driver import CLOTH, Driver, dealt, level, setup
from tools.screens_table import FAULTS, TURNED_BACK, USUAL
from tools.staged_table import StagedTable

LEFT, RIGHT = -0.5, 0.5


class Ear:
    """Hears a table: what, from where, and when by the table's own clock."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float, float]] = []
        self.table: StagedTable | None = None

    def play(self, name: str, *, pan: float = 0.0) -> None:
        assert self.table is not None
        self.heard.append((name, pan, self.table.view.now))

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.heard]

    def when(self, name: str) -> float:
        return next(at for heard, _, at in self.heard if heard == name)

    def where(self, name: str) -> list[float]:
        return [pan for heard, pan, _ in self.heard if heard == name]


def heard_at(start: object, *tokens: str, **how: object) -> Ear:
    """Let moves happen at a table and listen; the last one is heard from time 0 on."""
    ear = Ear()
    ear.table = StagedTable(start, (1024, 640), audio=ear, **how)  # type: ignore[arg-type]
    for token in tokens[:-1]:
        ear.table.play(token)
    ear.heard.clear()
    began = ear.table.view.now
    ear.table.play(tokens[-1])
    ear.heard = [(name, pan, at - began) for name, pan, at in ear.heard]
    return ear


# -- when and where


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize(
    ("token", "name", "duration"),
    [
        ("d+", sounds.TO_CENTRAL, durations.TO_CENTRAL),
        ("d-", sounds.TO_OWN_HEAP, durations.TO_OWN_HEAP),
        ("dC", sounds.TO_OPPONENT, durations.TO_OPPONENT),
    ],
)
def test_a_card_is_heard_when_it_lands_however_fast_it_flies(
    token: str, name: str, duration: float, speed: str
) -> None:
    ear = heard_at(FAULTS[3].start, token, speed=speed)
    assert ear.names == [name]
    assert ear.when(name) == pytest.approx(duration * SPEEDS[speed], abs=0.01)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_drawn_card_is_heard_when_it_shows_its_face(speed: str) -> None:
    ear = heard_at(USUAL, "x", speed=speed)
    assert ear.when(sounds.DRAW) == pytest.approx(durations.TURN_OVER_SWAP * SPEEDS[speed], abs=0.01)


def test_a_card_that_does_not_turn_over_is_heard_as_it_is_drawn() -> None:
    """With reduced motion it only fades in."""
    ear = heard_at(USUAL, "x", reduced_motion=True)
    assert ear.when(sounds.DRAW) == 0.0


def test_a_heap_that_becomes_a_pile_is_riffled_and_then_set_down() -> None:
    ear = heard_at(TURNED_BACK.start, "x")
    assert ear.names[:2] == [sounds.HEAP_TURNED, sounds.HEAP_LAID]
    assert ear.when(sounds.HEAP_LAID) == pytest.approx(durations.HEAP_TURNED, abs=0.01)


def test_the_moment_of_a_call_is_heard_where_it_happens() -> None:
    """The drum in the middle, the voice at the caller; penalty cards leave their givers for the offender."""
    ear = heard_at(FAULTS[3].start, "dC", "!B")
    assert ear.where(sounds.CALL) == [0.0]
    assert ear.where("shout-sova") == [LEFT]
    assert ear.when(sounds.CALL) == ear.when("shout-sova") == 0.0
    assert ear.where(sounds.PENALTY) == [0.0, LEFT, 0.0]
    assert ear.where(sounds.LAID) == [RIGHT] * 4  # D plays
    assert ear.when(sounds.PENALTY) == pytest.approx(durations.PENALTY_AT, abs=0.01)
    back = durations.CALL_BACK_AT + durations.CALL_BACK
    assert ear.when(sounds.LAID) == pytest.approx(back, abs=0.01)


@pytest.mark.parametrize("way_round", ["left", "right"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_heard_gently_from_its_side(seats: int, way_round: str) -> None:
    sides = sides_of(seats, way_round)
    for seat, side in enumerate(sides):
        expected = {Side.LEFT: LEFT, Side.RIGHT: RIGHT}.get(side, 0.0)
        assert pan_of(Seat(seat), sides) == expected
    assert pan_of(None, sides) == 0.0


def test_a_refusal_is_heard_from_where_it_is_refused() -> None:
    ear = Ear()
    ear.table = StagedTable(USUAL, (1024, 640), audio=ear)
    hit = ear.table.view.place_at(*ear.table.view.layout.rect(Place(PlaceKind.HEAP, Seat.D)).centre)
    assert hit is not None
    ear.table.view.refuse(hit)
    assert ear.heard[0][:2] == (sounds.REFUSED, RIGHT)


# -- how many


class Played(Audio):
    """An audio that notes what begins."""

    def __init__(self) -> None:
        super().__init__()
        self.began: list[tuple[str, float]] = []
        self.cuts = 0

    def play(self, name: str, *, pan: float = 0.0, volume: float = 1.0) -> None:
        self.began.append((name, pan))

    def cut(self) -> None:
        super().cut()
        self.cuts += 1


def test_many_things_at_once_are_no_volley() -> None:
    audio = Played()
    table = TableSounds(audio)
    for name in (
        *[sounds.PENALTY] * 3,
        sounds.TAKEN_BACK,
        *[sounds.LAID] * 4,
        sounds.TO_CENTRAL,
        sounds.DRAW,
    ):
        table.play(name)
    table.sound()
    assert [name for name, _ in audio.began] == [sounds.TO_CENTRAL, sounds.DRAW]
    table.sound()
    assert len(audio.began) == MOST


def test_a_call_is_heard_whatever_else_happens_in_its_frame() -> None:
    audio = Played()
    table = TableSounds(audio)
    for name in (sounds.PRESS, sounds.TO_CENTRAL, sounds.CALL, "shout-vuk", sounds.TAKEN_BACK):
        table.play(name)
    table.sound()
    assert {name for name, _ in audio.began} == {sounds.CALL, "shout-vuk"}


def test_the_same_sound_twice_in_a_frame_is_heard_once_where_it_was_last() -> None:
    audio = Played()
    table = TableSounds(audio)
    table.play(sounds.LAID, pan=LEFT)
    table.play(sounds.LAID, pan=RIGHT)
    table.sound()
    assert audio.began == [(sounds.LAID, RIGHT)]


def test_in_a_whole_game_no_frame_begins_more_than_a_few_sounds() -> None:
    """Computers that err, call and move on while cards fly."""
    erring = level(overlook=(0.25, 0.3, 0.2, 0.3), notice=0.7, reaction=200, pace=20, false_cry=0.1)
    drive = Driver(setup(deal(4, 4), *[erring] * 4), exit_at_end=True)
    drive.app._hidden = True
    drive.game.show_table()
    scene, most = drive.scene, 0
    while drive.app.exit_code is None and drive.app.scene is scene:
        before = len(drive.audio.heard)
        drive.app.step(1000.0 / 60.0, [])
        most = max(most, len(drive.audio.heard) - before)
    assert most == MOST
    drive.app.close()


def test_a_deal_that_is_hurried_is_no_volley() -> None:
    drive = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0)))
    drive.game.show_table()
    drive.wait(100)
    before = len(drive.audio.heard)
    drive.click(CLOTH)
    assert len(drive.audio.heard) - before <= MOST
    drive.app.close()


def test_a_moment_that_is_skipped_is_no_volley() -> None:
    """Without motion everything arrives at once: the drum and the shout are heard, and no card."""
    drive = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0)), speed="off").table()
    drive.press("kp_0", "kp_2")
    drive.until(lambda: any(name.startswith("shout-") for name in drive.audio.heard))
    assert drive.audio.heard[-2:] == [sounds.CALL, drive.audio.heard[-1]]
    assert drive.audio.heard[-1].startswith("shout-")
    drive.app.close()


# -- whether at all


def test_a_minimised_window_is_silent_until_it_is_seen_again() -> None:
    audio = Played()
    table = TableSounds(audio)
    table.watch(pygame.Event(pygame.WINDOWMINIMIZED))
    assert audio.cuts == 1
    table.play(sounds.TO_CENTRAL)
    table.sound()
    assert audio.began == []
    table.watch(pygame.Event(pygame.WINDOWRESTORED))
    table.play(sounds.TO_CENTRAL)
    table.sound()
    assert audio.began == [(sounds.TO_CENTRAL, 0.0)]


def test_after_a_pause_that_minimising_began_sounds_are_heard_again() -> None:
    """The pause gets the news that the window is back; whoever goes on sees the table."""
    audio = Played()
    table = TableSounds(audio)
    table.watch(pygame.Event(pygame.WINDOWMINIMIZED))
    table.hold(True)
    table.hold(False)
    table.play(sounds.TO_CENTRAL)
    table.sound()
    assert audio.began == [(sounds.TO_CENTRAL, 0.0)]


def test_what_was_held_by_a_pause_never_goes_on_once_the_table_is_left() -> None:
    audio = Played()
    table = TableSounds(audio)
    table.hold(True)
    table.leave()
    assert (audio.cuts, audio.held) == (1, False)
    table.play(sounds.TO_CENTRAL)
    table.sound()
    assert audio.began == []


def test_leaving_a_table_that_was_not_paused_cuts_nothing_off() -> None:
    """The close of a game sounds on over the standings."""
    audio = Played()
    TableSounds(audio).leave()
    assert audio.cuts == 0


def test_buttons_of_the_other_screens_click() -> None:
    drive = Driver(setup(dealt("Ah 5d 9s", "9c Td"), None, level(notice=1.0))).table()
    drive.press("escape")
    drive.audio.heard.clear()
    drive.press("return")
    assert "click" in drive.audio.heard
    drive.app.close()
