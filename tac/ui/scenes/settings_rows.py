"""What can be set on the settings screen: a page and a row each, by the paths of the settings."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from tac.languages import LANGUAGES
from tac.settings import Settings
from tac.ui.scenes.choice import LEAST_REACTION, MOST_REACTION, REACTION_STEP


class Options(Struct, frozen=True):
    """A setting with a few values, each with the key of its word; ``label`` is the key of its name.

    ``hint`` is the key of a line that explains it.
    """

    path: str
    label: str
    values: Sequence[tuple[object, str]]
    hint: str = ""

    def index(self, value: object) -> int:
        """The place of a value among those there are."""
        return [one for one, _ in self.values].index(value)


class Measure(Enum):
    """How the value of an amount is said."""

    PERCENT = "percent"
    REACTION = "reaction"
    """A factor on the computers' reaction, as the seconds that it means."""
    TIME = "time"
    """Whole milliseconds, as seconds."""
    COUNT = "count"


class Amount(Struct, frozen=True):
    """A setting that is a number from ``low`` to ``high``; ``ends`` are the keys of the words there, if any.

    ``hint`` is the key of a line that explains it. Where it ``needs`` another setting, by its path, to have
    one of some values, it cannot be moved, and tells no value, while that has another.
    """

    path: str
    label: str
    low: float
    high: float
    step: float
    ends: tuple[str, str] | None
    measure: Measure
    hint: str = ""
    needs: tuple[str, tuple[object, ...]] | None = None

    def counts(self, settings: Settings) -> bool:
        """Whether it means anything as these settings are."""
        return self.needs is None or value_of(settings, self.needs[0]) in self.needs[1]

    def kept(self, value: float) -> float:
        """The value as the settings have it."""
        return round(value) if self.measure in (Measure.TIME, Measure.COUNT) else value


Row = Options | Amount


class Page(Struct, frozen=True):
    """Settings that belong together, under the key of their name; ``cards`` are shown with them.

    Where there are ``columns``, the rows lie in so many; ``note`` is the key of a sentence about them all.
    ``picture`` names what shows what the rows mean, where there is room beside or below them.
    """

    title: str
    rows: Sequence[Row]
    cards: Sequence[str] = ()
    columns: int = 1
    note: str = ""
    picture: str = ""


def _time(name: str, most: int, step: int = 100, least: int = 0) -> Amount:
    """A row for one of the times of calls, in ms."""
    group, _, one = name.rpartition(".")
    if group:
        words, hint = f"settings.timing.{group}.{one}", f"settings.timing.{group}.{one}.hint"
    else:
        words, hint = f"settings.timing.{one}", f"settings.timing.{one}.hint"
    return Amount(f"timing.{name}", words, least, most, step, None, Measure.TIME, hint)


# In two parts: there are texts, too, whose keys begin like this.
_COLOUR: Final = ".".join(("table", "colour"))
_TURNED: Final = ".".join(("table", "turned"))
_LOUDER: Final = ("settings.sound.quieter", "settings.sound.louder")
_SLOWER: Final = ("new_game.reaction.faster", "new_game.reaction.slower")

PAGES: Final = (
    Page(
        "settings.page.screen",
        (
            Options(
                "language",
                "new_game.language",
                (
                    ("auto", "settings.language.auto"),
                    *((language, f"language.{language}.short") for language in LANGUAGES),
                ),
            ),
            Options(
                "size",
                "settings.size",
                tuple((size, f"settings.size.{size}") for size in (100, 110, 125, 150)),
            ),
            Options(
                "window.fullscreen",
                "settings.window.fullscreen",
                ((False, "settings.window.fullscreen.no"), (True, "settings.window.fullscreen.yes")),
            ),
            Options(
                "reduced_motion",
                "settings.reduced_motion",
                (("auto", "language.auto"), ("on", "common.on"), ("off", "common.off")),
            ),
        ),
    ),
    Page(
        "settings.page.cards",
        (
            Options(
                _COLOUR,
                "settings.table.colour",
                (
                    ("green", "settings.table.colour.green"),
                    ("blue", "settings.table.colour.blue"),
                    ("wine", "settings.table.colour.wine"),
                    ("walnut", "settings.table.colour.walnut"),
                ),
            ),
            Options(
                "cards.colours",
                "settings.cards.colours",
                (("two", "settings.cards.colours.two"), ("four", "settings.cards.colours.four")),
            ),
            Options(
                "cards.index",
                "settings.cards.index",
                (
                    ("normal", "settings.cards.index.normal"),
                    ("large", "settings.cards.index.large"),
                    ("extra", "settings.cards.index.extra"),
                ),
            ),
            Options(
                "cards.contrast",
                "settings.cards.contrast",
                (("normal", "settings.cards.contrast.normal"), ("high", "settings.cards.contrast.high")),
            ),
        ),
        ("Qh", "7d", "Tc", "back"),
    ),
    Page(
        "settings.page.sound",
        (
            Options(
                "sound.mute",
                "new_game.sound",
                ((False, "common.on"), (True, "common.off")),
            ),
            Amount("sound.effects", "settings.sound.effects", 0.0, 1.0, 0.05, _LOUDER, Measure.PERCENT),
            Amount("sound.voices", "settings.sound.voices", 0.0, 1.0, 0.05, _LOUDER, Measure.PERCENT),
        ),
    ),
    Page(
        "settings.page.play",
        (
            Options(
                "speed",
                "new_game.speed",
                (
                    ("off", "speed.off"),
                    ("slow", "speed.slow"),
                    ("normal", "speed.normal"),
                    ("fast", "speed.fast"),
                ),
            ),
            Options(
                "pace",
                "settings.pace",
                (
                    ("patient", "pace.patient"),
                    ("calm", "pace.calm"),
                    ("normal", "pace.normal"),
                    ("brisk", "pace.brisk"),
                ),
            ),
            Amount(
                "reaction",
                "new_game.reaction",
                LEAST_REACTION,
                MOST_REACTION,
                REACTION_STEP,
                _SLOWER,
                Measure.REACTION,
            ),
            Options(
                _TURNED,
                "settings.table.turned",
                ((False, "common.off"), (True, "common.on")),
            ),
        ),
    ),
    Page(
        "settings.page.calls",
        (
            _time("call_window.computer", 5000),
            _time("call_window.person", 5000),
            _time("call_window.alone", 5000),
            _time("end_window", 5000),
            _time("late_call_grace", 5000),
            _time("lock.first", 10_000, 500),
            _time("lock.most", 60_000, 1000, 10_000),
        ),
        columns=2,
        note="settings.timing.note",
    ),
)

ROWS: Final = {row.path: row for page in PAGES for row in page.rows}
"""All rows, by their paths."""


class Sheet(Struct, frozen=True):
    """Pages under one title, which is the key of its text. With ``keys`` the keys belong to it, too.

    ``ask`` is the key of the question whether all of it shall be as it came.
    """

    title: str
    pages: Sequence[Page]
    keys: bool = False
    ask: str = "settings.all.ask"

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of all its rows."""
        return tuple(row.path for page in self.pages for row in page.rows)


SETTINGS: Final = Sheet("settings.title", PAGES, keys=True)


def value_of(settings: Settings, path: str) -> object:
    """What the setting of this path is."""
    found: object = settings
    for name in path.split("."):
        found = getattr(found, name)
    return found
