"""What can be chosen for the seats of a new game: the controls on their panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tac.locale import Translator
from tac.match.help import HELPS
from tac.players import reaction_range
from tac.ui import theme
from tac.ui.draw import Kit, Look
from tac.ui.input.printed import key_cap
from tac.ui.layout import Rect
from tac.ui.layout.seat_panel import SeatPanel
from tac.ui.scenes.choice import LONGEST_NAME, GameChoice
from tac.ui.scenes.new_game_options import NewGameOptions
from tac.ui.widgets import (
    AvatarButton,
    Button,
    Choice,
    Label,
    Stepper,
    TextField,
    TileChoice,
    Widget,
)

MOST_TILES = 4
"""So many levels are shown side by side; of more, one at a time."""


def default_name(t: Translator, choice: GameChoice, index: int) -> str:
    """What a player without a name of his own is called."""
    seat = choice.seats[index]
    if not seat.person:
        return t(f"name.{seat.avatar}")
    return t("name.you") if len(choice.people) == 1 else t("name.person", number=index + 1)


def seconds(t: Translator, key: str, low: float, high: float) -> str:
    """A text about a range of times, given in milliseconds."""
    return t(key, low=t.decimal(low / 1000), high=t.decimal(high / 1000))


@dataclass(frozen=True, slots=True)
class SeatControls:
    """Makes the controls of the seats. ``change(index, **values)`` takes what is chosen for a seat; with
    ``anew`` among its names the form must be made anew. ``pick`` hears whose avatar was pressed.
    """

    kit: Kit
    t: Translator
    choice: GameChoice
    options: NewGameOptions
    change: Callable[..., None]
    pick: Callable[[int], None]

    def put(self, named: dict[str, Widget], index: int, place: SeatPanel) -> None:
        """Add the controls of a seat, by their names, in the order of Tab."""
        t, seat = self.t, self.choice.seats[index]
        avatar = AvatarButton(seat.avatar, "people" if seat.person else "cpu", lambda: self.pick(index))
        avatar.rect = place.avatar
        name = TextField(
            seat.name,
            lambda text: self.change(index, name=text),
            longest=LONGEST_NAME,
            hint=default_name(t, self.choice, index),
        )
        name.rect = place.name
        kind = Choice(
            [t("new_game.person"), t("new_game.computer")],
            0 if seat.person else 1,
            lambda k: self.change(index, anew=True, person=k == 0),
            paper=True,
        )
        kind.rect = place.kind
        named |= {f"avatar {index}": avatar, f"name {index}": name, f"kind {index}": kind}
        if seat.person:
            self._person(named, index, place)
        else:
            self._computer(named, index, place)

    def _person(self, named: dict[str, Widget], index: int, place: SeatPanel) -> None:
        t, name = self.t, self.options.call_key(self.choice, index)
        cap = key_cap(t, name) if name else "–"

        def set_key() -> None:
            self.options.show_keys(self.choice, index)

        key = Button(cap, set_key, Look.PAPER, kind=theme.NAME)
        key.rect = place.key
        words = [t(f"help.{kind.value}") for kind in HELPS]
        at = [kind.value for kind in HELPS].index(self.choice.seats[index].help)

        def choose(k: int) -> None:
            self.change(index, anew=True, help=HELPS[k].value)

        helped = Stepper(words, at, choose, paper=True, kind=theme.LABEL)
        helped.rect = place.help
        named |= {f"key {index}": key, f"help {index}": helped}

    def _computer(self, named: dict[str, Widget], index: int, place: SeatPanel) -> None:
        levels = self.options.levels
        level = self.choice.seats[index].level
        at = levels.index(level) if level in levels else 0
        words = [level_name(self.t, name) for name in levels]

        def choose(k: int) -> None:
            self.change(index, anew=True, level=levels[k])

        control: Widget
        columns = MOST_TILES if place.one_row else 2
        if len(levels) > MOST_TILES or not self._tiles_hold(words, place.level, columns):
            control = Stepper(words, at, choose, paper=True)
            control.rect = Rect(place.level.x, place.level.y, place.level.w, place.kind.h)
        else:
            control = tiles = TileChoice(words, at, choose, kind=theme.LABEL)
            tiles.columns = columns
            tiles.rect = place.level
        told = Label("", theme.LABEL, theme.INK_2)
        told.rect = place.level_range
        named |= {f"level {index}": control, f"range {index}": told}

    def _tiles_hold(self, words: list[str], room: Rect, columns: int) -> bool:
        """Whether no word on a tile need be cut off."""
        text, weight = self.kit.text, theme.LABEL.weight
        widest = max(text.width(word, weight, theme.SMALLEST_TEXT) for word in words)
        return widest <= room.w / columns - 1.2 * self.kit.u

    def ranges(self) -> dict[int, tuple[float, float]]:
        """Between which delays, in ms, nearly all calls of each computer come, by its seat."""
        found: dict[int, tuple[float, float]] = {}
        for index, seat in enumerate(self.choice.playing):
            if not seat.person and seat.level in self.options.levels:
                opponent = self.options.opponent(seat.level, seat.avatar)
                found[index] = reaction_range(opponent.reaction, self.choice.reaction)
        return found


def level_name(t: Translator, level: str) -> str:
    """What a level is called; one of the players' own making by its own name."""
    key = f"level.{level}"
    return t(key) if t.has(key) else level
