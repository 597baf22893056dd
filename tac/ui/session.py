"""What is played and by whom, kept from screen to screen and from game to game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tac.locale import Translator
from tac.match.series import Series
from tac.rules import Seat
from tac.rules.deal import drawn_first
from tac.ui.app import App
from tac.ui.input import PadSeats
from tac.ui.parts import GameParts
from tac.ui.scenes.choice import GameChoice, SeatChoice, changes
from tac.ui.scenes.table import TableScene

if TYPE_CHECKING:
    from tac.ui.archive import PastGame


class Session:
    """``choice`` is what is played now, ``parts`` what holds for the one who plays.

    ``first`` begins the next game; ``table`` is the one that was shown last. ``series`` is the match that is
    played, None where it is a single game; ``series_ended`` when the players themselves have ended it, and
    ``series_game`` its last game where that was played since the program began, to be looked back at.
    """

    def __init__(self, app: App, choice: GameChoice, parts: GameParts) -> None:
        self.choice = choice
        self.parts = parts
        self.first = Seat.A
        self.table: TableScene | None = None
        self.series: Series | None = None
        self.series_ended = False
        self.series_game: Callable[[], PastGame] | None = None
        self.pads = PadSeats(parts.settings().pads.seats)
        """Whose gamepad is whose among several people."""
        self._app = app
        self._usual: GameChoice | None = None
        """What is chosen here where no older game goes on."""
        self._lost: tuple[tuple[SeatChoice, ...], Seat] | None = None
        """Who played the game that was over last, and on which seat its loser."""
        self.attend()

    @property
    def t(self) -> Translator:
        """Speaks the language that is chosen."""
        return Translator(self.choice.language)

    def choose(self, choice: GameChoice) -> None:
        """Play this from now on, and keep what of it is a setting."""
        before, self.choice = self.choice, choice
        for path, value in changes(before, choice).items():
            self.parts.change(path, value)
        first, profiles = choice.seats[0], self.parts.profiles
        if profiles is not None and first.person and first.look != before.seats[0].look:
            # A person on the first seat is the one who plays, who can be given a name there too.
            profiles.give_current(*first.look)
        if choice.language != before.language:
            self._name_window()

    def choose_always(self, name: str, value: object) -> None:
        """Play like this from now on, also when an older game that goes on has been left."""
        self.choose(replace(self.choice, **{name: value}))  # type: ignore[arg-type]
        if self._usual is not None:
            self._usual = replace(self._usual, **{name: value})  # type: ignore[arg-type]

    def help_always(self, seat: Seat, kind: str) -> None:
        """Help a person on this seat so from now on, also when an older game that goes on has been left."""
        if self.series is not None and self.series.seating != tuple(range(self.choice.count)):
            # The settings know the seats as they were before the match.
            self.choice = self.choice.with_help(seat, kind)
            return
        self.choose(self.choice.with_help(seat, kind))
        if self._usual is not None:
            self._usual = self._usual.with_help(seat, kind)

    def turn_to(self, kind: str) -> None:
        """A game of this kind is to be put together: who sat at the last one, and whoever plays now."""
        self.choice = self.parts.last_choice(kind, self.choice).fitting(kind)
        self._seat_whoever_plays()

    def keep_pads(self) -> None:
        """Keep which kind of gamepad sits where, for the next time."""
        kept = self.parts.settings().pads.seats
        for letter, before, now in zip("abcd", kept, self.pads.kept, strict=True):
            if now != before:
                self.parts.change(f"pads.{letter.upper()}", now)

    def speak(self, language: str) -> None:
        """Speak this language from now on."""
        self.choose_always("language", language)

    def begin(self, choice: GameChoice) -> None:
        """A new game of this choice comes next."""
        self.choose(choice)
        self.first, self._usual = Seat(self.first_of(choice)), None
        self.series, self.series_ended, self.series_game = None, False, None

    def first_of(self, choice: GameChoice) -> int:
        """The seat that would begin a new game of this choice."""
        if choice.begins == "deal":
            return drawn_first(choice.deal, choice.count)
        if choice.begins == "loser":
            players, loser = self._lost or ((), 0)
            return loser if players == choice.playing else 0
        return _seat_in(choice.begins, choice.count)

    def lost(self, loser: Seat) -> None:
        """A game of what is chosen is over, and this seat has lost it."""
        self._lost = (self.choice.playing, loser)

    def turn_to_older(self, choice: GameChoice, first: Seat) -> None:
        """An older game comes next, in which ``first`` began; what is usual here is not forgotten."""
        self._usual = self._usual or self.choice
        self.choice, self.first = choice, first
        self.series, self.series_ended, self.series_game = None, False, None

    def turn_back(self) -> None:
        """What is usual here is chosen again, after an older game, with another deal."""
        if self._usual is not None:
            self.choice, self._usual = replace(self._usual, language=self.choice.language), None
        self.choice = replace(self.choice, deal=self.parts.new_deal())
        self.series, self.series_ended, self.series_game = None, False, None

    def play_as_current(self, *, another: bool) -> None:
        """Whoever plays now sits on the first seat, if a person does; ``another`` has other settings, too."""
        if another and self.parts.play_as_current is not None:
            choice, self.parts = self.parts.play_as_current()
            self.choice = replace(choice, deal=self.choice.deal)
            self.attend()
            self._name_window()
        profiles = self.parts.profiles
        if profiles is not None and self.choice.seats[0].person:
            self.choose(self.choice.with_person(profiles.current.name, profiles.current.avatar))

    def _seat_whoever_plays(self) -> None:
        profiles = self.parts.profiles
        if profiles is not None and self.choice.seats[0].person:
            self.choice = self.choice.with_person(profiles.current.name, profiles.current.avatar)

    def attend(self) -> None:
        """Let the app know what the settings of who plays say."""
        self._app.reduced_motion = self.parts.reduced_motion
        self._app.shortcuts.use(self.parts.keys)

    def _name_window(self) -> None:
        self._app.screen.set_title(self.t("app.title"))


def _seat_in(letter: str, count: int) -> int:
    """The seat of this letter in a game of so many, where there is one; else the first."""
    seat = "ABCD".index(letter)
    return seat if seat < count else 0
