"""The settings, their types, their limits and their built-in defaults.

`config.yaml` says the same for its reader, with comments; a test holds the two equal. The defaults
here are what is left when that file is missing or damaged.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tac import languages

from .attention import Attention, Characters, Paces, Subtlety, Thinking
from .keys import Keys
from .levels import HUMAN, Level, default_levels

Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
Volume = Annotated[float, Meta(ge=0, le=1)]
ReactionFactor = Annotated[float, Meta(ge=0.5, le=3)]
Width = Annotated[int, Meta(ge=1024, le=16_384)]
Height = Annotated[int, Meta(ge=640, le=16_384)]
Name = Annotated[str, Meta(max_length=24, pattern=r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
PadName = Annotated[str, Meta(pattern=r"\A(?:[0-9a-f]{32})?\Z", title="32 × 0 … 9, a … f")]
"""What SDL calls a kind of gamepad (its GUID)."""
Sitter = Annotated[str, Meta(min_length=1, max_length=24)]
SeatCount = Annotated[int, Meta(ge=2, le=4)]
Language = Literal["auto", languages.Language]
Speed = Literal["off", "slow", "normal", "fast"]
ReducedMotion = Literal["auto", "on", "off"]
TextSize = Literal[100, 110, 125, 150]
Pace = Literal["patient", "calm", "normal", "brisk"]
SeatHelp = Literal["none", "show", "refuse"]
Begins = Literal["A", "B", "C", "D", "loser", "deal"]
WayRound = Literal["left", "right"]
SeriesGoal = Literal["single", "games", "losses", "endless"]
SeriesNumber = Annotated[int, Meta(ge=1, le=20)]
Avatar = Literal["kornjaca", "vuk", "medved", "sova", "lisica", "petao", "macka", "jagnje"]


class Window(Struct, frozen=True):
    """The window: its size in pixels (width, height) when it is not full screen."""

    size: tuple[Width, Height] = (1280, 720)
    fullscreen: bool = False
    software: bool = False
    """Draw without the graphics card; helps in virtual machines."""


class Cards(Struct, frozen=True):
    """How the cards look: colours of the suits, size of the ranks; and the contrast of the whole picture."""

    colours: Literal["two", "four"] = "two"
    index: Literal["normal", "large", "extra"] = "normal"
    contrast: Literal["normal", "high"] = "normal"


class Table(Struct, frozen=True):
    """How the table looks."""

    colour: Literal["green", "blue", "wine", "walnut"] = "green"
    """Of the cloth, and of everything dark that lies on it."""
    turned: bool = False
    """Whether plates and buttons lie towards people who sit round the screen."""


class Sound(Struct, frozen=True):
    """Volumes from 0 (silent) to 1 (full)."""

    effects: Volume = 0.8
    voices: Volume = 1.0
    mute: bool = False


class CallWindow(Struct, frozen=True):
    """How long the first move after a turn has passed is held back, in milliseconds."""

    computer: Milliseconds = 1500
    """Before a computer's move."""
    person: Milliseconds = 900
    """Before a person's move where several people sit."""
    alone: Milliseconds = 0
    """Before a person's move where only one person sits."""


class Lock(Struct, frozen=True):
    """How long false calls lock a seat's calls, in milliseconds: `first`, doubled up to `most`."""

    first: Milliseconds = 2500
    most: Milliseconds = 20_000


class Timing(Struct, frozen=True):
    """The waiting times of a match, in milliseconds."""

    call_window: CallWindow = CallWindow()
    end_window: Milliseconds = 1500
    """Between a move that leaves one player with cards and the end being announced."""
    late_call_grace: Milliseconds = 1500
    """How long after the move that closed a fault a call is "too late" and no false call."""
    lock: Lock = Lock()


class Seat(Struct, frozen=True):
    """Who sits at one seat of a new game."""

    plays: Sitter = HUMAN
    """`human`, or the name of a level as it stands in `Settings.levels`."""
    name: Name = ""
    """Empty: a name in the language of the game."""
    avatar: Avatar = "lisica"
    help: SeatHelp = "none"
    """How a person there is helped: not, by seeing what he owes, or by having faults refused."""


class Players(Struct, frozen=True, rename={"a": "A", "b": "B", "c": "C", "d": "D"}):
    """Who plays a new game: the first `count` of the seats A to D, in order of play."""

    count: SeatCount
    a: Seat
    b: Seat
    c: Seat
    d: Seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All four seats, A to D; those after `count` are only suggestions."""
        return (self.a, self.b, self.c, self.d)


AGAINST_COMPUTERS = Players(
    4, Seat(), Seat("lak", "", "sova"), Seat("srednji", "", "vuk"), Seat("lak", "", "medved")
)
AT_ONE_TABLE = Players(
    2, Seat(), Seat(HUMAN, "", "sova"), Seat(HUMAN, "", "vuk"), Seat(HUMAN, "", "medved")
)


class FalseCall(Struct, frozen=True):
    """What a false call costs in a new game (R6.7): nothing, or a card given to the caller."""

    computers: Literal["none", "card"] = "card"
    """Where at least one computer plays."""
    people: Literal["none", "card"] = "none"
    """Where only people play."""


class Pads(Struct, frozen=True, rename={"a": "A", "b": "B", "c": "C", "d": "D"}):
    """Which kind of gamepad sits on each seat, where several people play; empty: none in particular."""

    a: PadName = ""
    b: PadName = ""
    c: PadName = ""
    d: PadName = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """Those of all four seats, A to D."""
        return (self.a, self.b, self.c, self.d)


class HouseRules(Struct, frozen=True):
    """The house rules of a new game (R3.2, R3.3, R6.7)."""

    heap_wrap: bool = True
    opening: Literal["heaps_wait", "all_wait"] = "heaps_wait"
    false_call: FalseCall = FalseCall()


class FirstGame(Struct, frozen=True):
    """The first game with guidance."""

    opened: bool = False
    """Whether it has been opened; until then the menu marks it."""


class Practice(Struct, frozen=True):
    """How somebody practises."""

    patient: bool = False
    """Whether drills do without time."""
    pointing: bool = False
    """Whether after a right call the place has to be shown to which the card belonged."""


class Series(Struct, frozen=True):
    """How much is played: a single game, or a match to a number of games or of losses, or without end."""

    goal: SeriesGoal = "single"
    number: SeriesNumber = 3
    """Of games, or of losses."""


class Settings(Struct, frozen=True):
    """Every setting of the game. Times are milliseconds; never changed, only replaced."""

    language: Language = "auto"
    size: TextSize = 100
    """How large text and controls are, in per cent of what the window's size makes them."""
    speed: Speed = "normal"
    reduced_motion: ReducedMotion = "auto"
    """Whether things move less; `auto` is what the desktop was told."""
    reaction: ReactionFactor = 1.0
    """One factor on every computer's reaction delay: 0.5 is twice as fast, 3 three times as slow."""
    pace: Pace = "normal"
    """How long computers take for their moves; patient ones wait for a person besides."""
    begins: Begins = "A"
    """Who begins a new game: a seat, the loser of the last one, or whom the deal number draws."""
    way_round: WayRound = "left"
    """Where the next player sits, seen from the bottom of the table."""
    series: Series = Series()
    window: Window = Window()
    cards: Cards = Cards()
    table: Table = Table()
    sound: Sound = Sound()
    players: Players = AGAINST_COMPUTERS
    first_game: FirstGame = FirstGame()
    practice: Practice = Practice()
    together: Players = AT_ONE_TABLE
    """Who plays among several people at one table; `players` is for games against the computer."""
    pads: Pads = Pads()
    """Whose gamepad is whose at one table."""
    rules: HouseRules = HouseRules()
    keys: Keys = Keys()
    timing: Timing = Timing()
    thinking: Thinking = Thinking()
    paces: Paces = Paces()
    attention: Attention = Attention()
    subtlety: Subtlety = Subtlety()
    levels: dict[str, Level] = field(default_factory=default_levels)
    characters: Characters = Characters()
