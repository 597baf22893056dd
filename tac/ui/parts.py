"""What the interface needs from the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec import Struct, field

from tac.match import Match, MatchSetup, Tempo
from tac.players import Level
from tac.rules import Seat
from tac.settings import Keys, Profiles, Settings
from tac.ui.archive import Archive, NoArchive
from tac.ui.figures import NoFigures, OwnFigures
from tac.ui.practice.kept import Kept
from tac.ui.saves import NoSaves, Saves
from tac.ui.scenes.choice import GameChoice


class GameParts(Struct, frozen=True):
    """What the interface needs from the rest of the program.

    ``setup`` makes a match of a choice and who begins, ``new_deal`` draws a deal number, ``levels`` are the
    computers' names, easiest first, and ``opponent(level, avatar)`` the level with an avatar's character;
    ``tempo`` is what each pace means, ``reduced_motion`` whether a table should move less. ``follow`` gets
    each match before it begins. With ``exit_at_end`` the program ends, with status 0, when a game is over.

    ``settings`` are all settings as they hold now, ``shipped`` as they came with the game; ``change`` keeps
    one that was changed, by its path; ``language`` is the one to speak by them. ``profiles`` are the people
    who play here, None where nobody asks; ``play_as_current`` gives what there is to play for the one of them
    who plays now. ``last_choice(kind, usual)`` is ``usual`` with those who sat at the last game of a kind
    (`KINDS`). ``wins`` is how often the one who plays has won, None while it is not known; ``count_wins``
    has that counted anew, in the background; ``statistics`` has all else that is known of them. ``saves``
    keeps running games, ``archive`` has those that are over; ``now`` is the local time of day. ``practice``
    is what is kept of practice, None where nobody can practise.
    """

    setup: Callable[[GameChoice, Seat], MatchSetup]
    new_deal: Callable[[], int]
    levels: Sequence[str]
    opponent: Callable[[str, str], Level]
    tempo: Callable[[str], Tempo]
    reduced_motion: Callable[[], bool] = lambda: False
    follow: Callable[[Match], None] = lambda match: None
    exit_at_end: bool = False
    settings: Callable[[], Settings] = Settings
    shipped: Settings = Settings()
    change: Callable[[str, object], None] = lambda path, value: None
    language: Callable[[], str] = lambda: "sr"
    profiles: Profiles | None = None
    play_as_current: Callable[[], tuple[GameChoice, GameParts]] | None = None
    last_choice: Callable[[str, GameChoice], GameChoice] = lambda kind, usual: usual
    wins: Callable[[], int | None] = lambda: None
    count_wins: Callable[[], None] = lambda: None
    statistics: OwnFigures = field(default_factory=NoFigures)
    saves: Saves = field(default_factory=NoSaves)
    archive: Archive = field(default_factory=NoArchive)
    now: Callable[[], datetime] = datetime.now
    practice: Kept | None = None

    @property
    def keys(self) -> Keys:
        """The keys as they are set now."""
        return self.settings().keys
