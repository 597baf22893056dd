"""Drives a game in a window that is not there: time by hand, input as the events of a real one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from tac.locale import Translator
from tac.match import Match, MatchSetup, Player, Report, Tempo, Timing
from tac.match.events import AnyEvent
from tac.players import Level, Pace, Reaction
from tac.rules import SEATS, Card, Deal, HouseRules, Seat
from tac.rules.cards import PACK, parse_cards
from tac.rules.position import Position, read_position
from tac.settings import Keys, Profiles, Settings
from tac.settings.schema import Series
from tac.ui.app import App
from tac.ui.audio import Audio
from tac.ui.game import Game, GameParts
from tac.ui.input import scancode
from tac.ui.layout import Place, PlaceKind
from tac.ui.practice.kept import Kept
from tac.ui.saves import NoSaves, Saves
from tac.ui.scenes.choice import GameChoice, SeatChoice
from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.widgets import Button
from tests.ui.seen_window import SeenWindow

T = Translator("en", strict=True)
"""What the driven table says; tests compare with the words that there are, not with their own."""

FRAME = 20.0
A, B, C, D = SEATS
CENTRE = Place(PlaceKind.CENTRAL)
CLOTH = (200.0, 40.0)
"""Bare cloth, in pixels of the usual size."""

_KEYCODES = {
    "escape": pygame.K_ESCAPE,
    "return": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "down": pygame.K_DOWN,
    "tab": pygame.K_TAB,
}


def level(
    *,
    overlook: tuple[float, float, float, float] = (0, 0, 0, 0),
    notice: float = 0.0,
    reaction: float = 600.0,
    pace: float = 500.0,
    false_cry: float = 0.0,
) -> Level:
    """A computer that does just what is said, always after the same time."""
    notices = (notice, notice, notice, notice)
    return Level("test", overlook, notices, Reaction(reaction, 0, 0, 0), Pace(pace, 0, 0), false_cry)


def dealt(*tops: str, first: Seat = A, rules: HouseRules | None = None) -> Deal:
    """A deal in which the piles begin with these cards; the rest of the pack is dealt round."""
    named = [parse_cards(text) for text in tops]
    taken = {card for cards in named for card in cards}
    central: tuple[Card, ...] = ()
    if len(tops) == 3:
        central = (next(card for card in PACK if card.is_ace and card not in taken),)
    rest = [card for card in PACK if card not in taken and card not in central]
    share = (len(PACK) - len(central)) // len(tops)
    piles = []
    for cards in named:
        missing = share - len(cards)
        piles.append((*cards, *rest[:missing]))
        rest = rest[missing:]
    return Deal(tuple(piles), central, first, rules or HouseRules())


def setup(deal: Deal, *levels: Level | None, timing: Timing | None = None) -> MatchSetup:
    """A match of this deal; None among the levels is a person."""
    return MatchSetup(deal, tuple(Player(lvl) for lvl in levels), seed=1, timing=timing or Timing())


class QuietAudio(Audio):
    """Plays nothing and remembers what was to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.played: list[tuple[str, float]] = []
        """The files of the same, and where they came from."""

    def play(self, name: str, *, pan: float = 0.0, volume: float = 1.0) -> None:
        assert name in self.names
        if not self.muted:
            self.heard.append(name)
            self.played.append((self.variant(name).name, pan))


@dataclass(slots=True)
class Noted:
    """Every report of the matches played, as the referee and as a player gets it."""

    referee: list[Report]

    def events(self) -> list[AnyEvent]:
        return [event for report in self.referee for event in report.events]

    def count(self, kind: type) -> int:
        return sum(isinstance(event, kind) for event in self.events())


class Driver:
    """The whole game without a window. Places are pressed where the table shows them."""

    def __init__(
        self,
        made: MatchSetup | Callable[[GameChoice, Seat], MatchSetup],
        *,
        speed: str = "normal",
        size: tuple[int, int] = (1024, 640),
        keys: Keys | None = None,
        exit_at_end: bool = False,
        choice: GameChoice | None = None,
        saves: Saves | None = None,
        profiles: Profiles | None = None,
        series: Series | None = None,
        practice: Kept | None = None,
    ) -> None:
        self.app = App("Tač!", size=size, headless=True, fade=False)
        self.app.screen = SeenWindow(size)
        self.audio = QuietAudio()
        self.noted = Noted([])
        self.matches: list[Match] = []
        self.mouse = (0.0, 0.0)
        self.button = 0
        parts = GameParts(
            setup=(lambda choice, first: made) if isinstance(made, MatchSetup) else made,
            new_deal=lambda: 4711,
            settings=lambda: Settings(keys=keys or Keys(), series=series or Series()),
            levels=("lak", "majstor"),
            opponent=lambda name, avatar: level(notice=0.2 if name == "lak" else 1.0),
            tempo=lambda pace: Tempo({"calm": 1.5, "brisk": 0.7}.get(pace, 1.0), patient=pace == "patient"),
            follow=self._follow,
            exit_at_end=exit_at_end,
            saves=saves or NoSaves(),
            profiles=profiles,
            practice=practice,
        )
        self.game = Game(self.app, self.audio, choice or a_choice(speed=speed), parts)

    def table(self) -> Driver:
        """Open the table; a click on bare cloth brings the dealing to its end."""
        self.game.show_table()
        self.click(CLOTH)
        return self

    def staged(self, place: Position, made: MatchSetup, doors: TableDoors) -> TableScene:
        """Open a table that begins with a position; such a game is no match of the driver's."""
        scene = TableScene(
            self.app.kit,
            T,
            made,
            self.audio,
            doors,
            keys=Keys(),
            position=read_position(place),
        )
        self.app.push(scene)
        self.click(CLOTH)
        return scene

    def close(self) -> None:
        self.app.close()

    # -- what there is

    @property
    def scene(self) -> TableScene:
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        return scene

    @property
    def match(self) -> Match:
        return self.matches[-1]

    @property
    def toast(self) -> str:
        """The message that the table shows."""
        slip = self.scene.view._stage.toast
        return "" if slip is None else slip.text

    def tokens(self) -> list[str]:
        """The tokens of the record so far, in order."""
        return [move.token for turn in self.match.record().turns for move in turn.moves]

    def _follow(self, match: Match) -> None:
        self.matches.append(match)
        match.listen(self.noted.referee.append)

    # -- time

    def wait(self, ms: float, frame: float = FRAME) -> None:
        """Let time pass in frames."""
        for _ in range(round(ms / frame)):
            self.app.step(frame, [])

    def until(self, done: Callable[[], bool], most: float = 60_000.0, frame: float = FRAME) -> None:
        """Let time pass until something is so; fails after ``most`` milliseconds."""
        for _ in range(round(most / frame)):
            if done():
                return
            self.app.step(frame, [])
        raise AssertionError(f"still not so after {most} ms; {self.tokens()[-10:]}")

    def is_busy(self) -> bool:
        """Whether the table still shows something that has happened."""
        return self.scene.view.busy

    def still(self) -> None:
        """Let everything that moves come to its end."""
        self.until(lambda: not self.scene.view.busy)

    # -- input

    def send(self, *events: pygame.Event) -> None:
        self.app.step(0.0, events)

    def down(self, name: str, *, mod: int = 0) -> None:
        self.send(_key(pygame.KEYDOWN, name, mod))

    def up(self, name: str) -> None:
        self.send(_key(pygame.KEYUP, name))

    def press(self, *names: str) -> None:
        """Press keys and let them go."""
        for name in names:
            self.down(name)
            self.up(name)

    def at(self, place: Place) -> tuple[float, float]:
        """Where a place is, in pixels."""
        return self.scene.view.layout.rect(place).centre

    def point(self, to: Place | tuple[float, float]) -> None:
        """Move the pointer."""
        before, self.mouse = self.mouse, self.at(to) if isinstance(to, Place) else to
        rel = (self.mouse[0] - before[0], self.mouse[1] - before[1])
        self.send(
            pygame.Event(
                pygame.MOUSEMOTION, pos=self.mouse, rel=rel, buttons=(self.button, 0, 0), touch=False
            )
        )

    def button_down(self) -> None:
        self.button = 1
        self.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.mouse, button=1, touch=False))

    def button_up(self) -> None:
        self.button = 0
        self.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=self.mouse, button=1, touch=False))

    def click(self, place: Place | tuple[float, float]) -> None:
        """Point at a place and click it."""
        self.point(place)
        self.button_down()
        self.button_up()

    def drag(self, source: Place, target: Place | tuple[float, float]) -> None:
        """Drag what lies at a place to another."""
        self.point(source)
        self.button_down()
        x, y = self.mouse
        self.point((x + 30, y))
        self.point(target)
        self.button_up()

    def pause_for(self, key: str) -> None:
        """Pause, and press the button whose text has this key."""
        self.press("escape")
        pause = self.app.scene
        assert isinstance(pause, PauseScene)
        buttons = [one for one in pause.form.widgets if isinstance(one, Button) and one.label == T(key)]
        self.click(buttons[0].rect.centre)

    def apart(self) -> None:
        """Let more time pass than there is within a double click."""
        self.wait(240)


def heap(seat: Seat) -> Place:
    return Place(PlaceKind.HEAP, seat)


def pile(seat: Seat) -> Place:
    return Place(PlaceKind.PILE, seat)


def drawn(seat: Seat) -> Place:
    return Place(PlaceKind.DRAWN, seat)


def call_button(seat: Seat) -> Place:
    return Place(PlaceKind.CALL, seat)


def a_choice(
    people: Iterable[int] = (0,), *, count: int = 2, deal: int = 7, speed: str = "normal", lang: str = "en"
) -> GameChoice:
    avatars = ("lisica", "sova", "vuk", "medved")
    persons = set(people)
    seats: Sequence[SeatChoice] = [SeatChoice(k in persons, "majstor", "", avatars[k]) for k in range(4)]
    return GameChoice(count, (seats[0], seats[1], seats[2], seats[3]), deal, 1.0, speed, "normal", lang)


def with_false_call_card(deal: Deal) -> Deal:
    from tac.rules import FalseCall

    return replace(deal, rules=replace(deal.rules, false_call=FalseCall.CARD))


def _key(kind: int, name: str, mod: int = 0) -> pygame.Event:
    return pygame.Event(kind, key=_KEYCODES.get(name, 0), scancode=scancode(name), mod=mod, unicode="")
