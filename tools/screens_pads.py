"""Gamepads of several people: their signs at the table, one that is lost, and who takes up its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tac.rules import Seat
from tools.screens import Screen, Size, kit_of
from tools.screens_course import pause
from tools.screens_table import USUAL
from tools.staged_table import NAMES, StagedTable

if TYPE_CHECKING:
    import pygame


def _table(size: Size, lang: str, *people: int) -> pygame.Surface:
    """The table of these people, who all have a gamepad but the first; the second cannot call just now."""
    from tac.match.events import CallsLocked
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    table = StagedTable(USUAL, size, lang, people=people)
    table.play("x")
    table.view.mark_pads(frozenset(Seat(seat) for seat in people[1:]))
    table.view.focus(Hit(PlaceKind.HEAP, Seat.B))
    table.report(None, (CallsLocked(Seat(people[-1]), 2500),))
    table.wait(400)
    picture = table.picture()
    table.close()
    return picture


def pads_two(size: Size, lang: str) -> pygame.Surface:
    """Two people and two computers."""
    return _table(size, lang, 0, 2)


def pads_three(size: Size, lang: str) -> pygame.Surface:
    """Three people and a computer."""
    return _table(size, lang, 0, 1, 3)


def pads_four(size: Size, lang: str) -> pygame.Surface:
    """Nobody but people."""
    return _table(size, lang, 0, 1, 2, 3)


def pad_lost(size: Size, lang: str) -> pygame.Surface:
    """A gamepad is lost: the game waits and says whose it was."""
    from tac.locale import Translator
    from tac.ui.scenes.notice import NoticeScene

    t = Translator(lang, strict=True)
    words = t("pad.lost.whose", name=NAMES[1])
    scene = NoticeScene(kit_of(size), t, [words], lambda: None)
    scene.resize(size)
    picture = pause(size, lang)
    scene.draw(picture, scene.dirty)
    return picture


def _signed(size: Size, lang: str, key: str, **values: object) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.sign import Sign

    sign = Sign()
    sign.show("pad", Translator(lang, strict=True)(key, **values))
    return pause(size, lang, sign)


def pad_taken(size: Size, lang: str) -> pygame.Surface:
    """Another gamepad takes up the seat of one that was lost."""
    return _signed(size, lang, "pad.takes", number=3, name=NAMES[1])


def pad_unknown(size: Size, lang: str) -> pygame.Surface:
    """One whose layout nobody knows is met."""
    return _signed(size, lang, "pad.met.unknown", number=2)


def pad_short(size: Size, lang: str) -> pygame.Surface:
    """One with too few buttons is met."""
    return _signed(size, lang, "pad.met.short", number=2)


def pad_too_many(size: Size, lang: str) -> pygame.Surface:
    """A button is pressed on a fifth one."""
    return _signed(size, lang, "pad.too_many")


SCREENS = [
    Screen("table-pads-two", pads_two),
    Screen("table-pads-three", pads_three),
    Screen("table-pads-four", pads_four),
    Screen("pad-lost", pad_lost),
    Screen("pad-taken", pad_taken),
    Screen("pad-unknown", pad_unknown),
    Screen("pad-short", pad_short),
    Screen("pad-too-many", pad_too_many),
]
