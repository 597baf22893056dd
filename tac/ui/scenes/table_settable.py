"""What can be set while a table is open, also while its game is paused."""

from __future__ import annotations

from tac.locale import Translator
from tac.match import Help, Match, SetHelp, SetReaction, SetTempo, Tempo
from tac.rules import Seat
from tac.settings import Keys
from tac.ui.audio import Audio
from tac.ui.input import Keyboard, call_key
from tac.ui.input.printed import key_cap
from tac.ui.layout import sides_of
from tac.ui.motion.durations import LAST_LOOK, SPEEDS
from tac.ui.scene import BaseScene
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_names import shown_names
from tac.ui.scenes.table_pacer import FAST, Pacer
from tac.ui.scenes.table_sounds import TableSounds
from tac.ui.scenes.table_waiting import GoOnButton
from tac.ui.scenes.table_watch import Watching, WatchPanel
from tac.ui.table import TableView


class SettableTable(BaseScene):
    """The part of the table that takes what is changed: `TableScene` makes what is named here."""

    match: Match
    view: TableView
    _t: Translator
    _keys: Keys
    _way_round: str
    _keyboard: Keyboard
    _names: tuple[str, ...]
    _people: tuple[Seat, ...]
    _audio: Audio
    _sounds: TableSounds
    _pacer: Pacer
    _hands: Hands
    _waiting: GoOnButton | None
    _watch: WatchPanel | None
    _speed: float
    _jumps: bool
    _rest: float
    _watching = Watching.ON

    def set_reaction(self, factor: float) -> None:
        """Let the computers call ``factor`` (0.5–3) times as slowly, from the next fault on."""
        self.match.submit(SetReaction(factor))

    def set_tempo(self, tempo: Tempo) -> None:
        """Let the computers take their time like this."""
        self.match.submit(SetTempo(tempo))

    def set_help(self, seat: Seat, kind: Help) -> None:
        """Help the person on this seat so, from the next move on."""
        self.match.submit(SetHelp(seat, kind))

    def set_motion(self, speed: str, *, reduced: bool) -> None:
        """Let what moves next take its time by one of `SPEEDS`, and ``reduced``, move less."""
        self._speed = SPEEDS[speed]
        self._jumps = not self._people and speed == "off"
        self.view.move_less(reduced)
        self.watch(self._watching)

    def watch(self, how: Watching) -> None:
        """Let the computers play on like this, without people."""
        self._watching = how
        skips = how is Watching.STANDINGS
        self._pacer.rate = FAST if how is Watching.FAST else 1.0
        self._pacer.jumping = self._sounds.quiet = skips or self._jumps
        self.view.speed = 0.0 if skips else self._speed
        self._rest = 0.0 if skips else LAST_LOOK * self._speed

    def mute(self) -> None:
        """Switch the sound off, or on."""
        self._audio.mute(not self._audio.muted)
        self.show_sound()
        self._keep_muted(self._audio.muted)

    def show_sound(self) -> None:
        """Show whether there is sound: it may have been switched elsewhere."""
        self.view.mute(self._audio.muted)

    def speak(self, t: Translator) -> None:
        """Go on in another language; the moves that were told stay as they were told."""
        self._t = self._hands.t = t
        self._names = shown_names(t, self.match.setup)
        self.view.speak(t, self._names, self._caps())
        if self._watch is not None:
            self._watch.speak(t)
        if self._waiting is not None:
            self._waiting.speak(t, self._go_on_key())

    def use_keys(self, keys: Keys) -> None:
        """Let these keys hold from now on, and show them."""
        self._keys = keys
        self._keyboard = Keyboard(keys)
        self.speak(self._t)

    def _keep_muted(self, muted: bool) -> None:
        """Let whoever keeps it know whether there is sound."""

    def _caps(self) -> dict[Seat, str]:
        """What stands on the key caps of those who sit here."""
        people = self._people
        sides = sides_of(len(self.match.setup.players), self._way_round)
        names = {seat: call_key(self._keys, sides, people, seat) for seat in people}
        return {seat: key_cap(self._t, name) for seat, name in names.items() if name}

    def _go_on_key(self) -> str:
        """What stands on the key that lets a computer go on."""
        return key_cap(self._t, self._keys.go_on[0]) if self._keys.go_on else ""
