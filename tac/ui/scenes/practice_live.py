"""Live practice at the real table: computers play, and whoever practises calls their faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tac.locale import Translator
from tac.match import Match, MatchSetup
from tac.match.intent import Place
from tac.practice.drills.live import Call, Heard, LiveDrill, Noted
from tac.practice.items.explaining import Explanation
from tac.rules import Seat, Target
from tac.settings import Keys
from tac.ui.audio import Audio
from tac.ui.draw import Kit
from tac.ui.layout import TableLayout, table_layout
from tac.ui.layout.practice import title_room
from tac.ui.motion.reading import reading_time
from tac.ui.practice.heading import Heading
from tac.ui.practice.showing import explained
from tac.ui.practice.slip import CallSlip, PassingSlip, room_beside
from tac.ui.scenes.practice_again import AgainTable, moving
from tac.ui.scenes.practice_hands import WatchingHands
from tac.ui.scenes.table import TableDoors
from tac.ui.scenes.table_hands import Hands
from tac.ui.scenes.table_panels import Panel
from tac.ui.table import Arranged
from tac.ui.table.words import Words

_SECOND: Final = 1000


class LiveTable(AgainTable):
    """The table of ``drill``; ``setup`` has computers on all seats.

    The doors' ``ended`` is called when the game is over; `note` is to hear of every answer.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        setup: MatchSetup,
        audio: Audio,
        doors: TableDoors,
        drill: LiveDrill,
        *,
        keys: Keys,
        speed: str = "normal",
        reduced_motion: bool = False,
        way_round: str = "left",
    ) -> None:
        self.drill = drill
        self._question: CallSlip | None = None
        self._heard: Heard | None = None
        self._says: list[str] = []
        self._says_in = 0.0
        self._passing: PassingSlip | None = None
        self._motion = moving(speed), reduced_motion
        self._heading = Heading(kit, t("practice.live"))
        super().__init__(
            kit,
            t,
            setup,
            audio,
            doors,
            keys=keys,
            speed=self._motion[0],
            reduced_motion=reduced_motion,
            way_round=way_round,
        )
        self._words = Words(t, setup, self._names)
        self.view.on_shown = self._landed

    def _new_match(self, setup: MatchSetup, *, shows_at_once: bool) -> Match:
        match = Match(setup, self._clock, computers=self.drill.computer)
        self.drill.attach(match)
        return match

    def _seated(self, setup: MatchSetup) -> tuple[Seat, ...]:
        """Whoever practises, on a seat on which a computer plays."""
        return (self.drill.viewer,)

    def _arranging(self) -> Arranged:
        return self._arranged

    def _arranged(self, width: int, height: int, scale: float) -> TableLayout:
        """The usual table, with a button for who calls, though a computer plays there."""
        seats, viewer = len(self.match.setup.players), int(self.drill.viewer)
        return table_layout(width, height, seats, frozenset({viewer}), scale=scale, way_round=self._way_round)

    def _new_hands(self) -> Hands:
        return WatchingHands(
            self.match,
            self.view,
            self._t,
            self._pacer.deliver,
            viewer=self.drill.viewer,
            called=self._called,
            pointed=self._pointed,
        )

    def _landed(self, number: int, at: int) -> None:
        self._pacer.landed(number, at)
        self.drill.landed(number, self._pacer.moment(at))

    # -- calls

    def _called(self) -> None:
        """Somebody has called: what it was is told at once, or once the place has been shown."""
        heard = self.drill.call(self._clock.now())
        if heard is None:
            return
        if heard.call is Call.HIT and self.drill.awaits_place:
            self._ask(heard)
            return
        if heard.call is Call.HIT:
            self._tell_hit(heard, None)
        elif heard.call is Call.FALSE_ALARM:
            assert heard.explanation is not None
            self._again_of = (heard, self._in_order(heard.explanation))
        elif heard.call is Call.TOO_LATE:
            self.view.toast(self._words.too_late())
        else:
            self.view.toast(self._words.same_call())
        self._pacer.deliver()

    def _ask(self, heard: Heard) -> None:
        """Time stands until the place has been shown."""
        assert heard.explanation is not None
        self._heard = heard
        text = self._t("practice.live.where", name=self._names[heard.explanation.seat])
        self._question = CallSlip(self._kit, text)
        self._question.arrange(self.view.layout)
        self._show_key()
        self.dirty.mark_all()

    def _show_key(self) -> None:
        """Show the key that calls, but not while a question lies over its button."""
        self.view.show_keys({} if self.asks else self._caps())

    def _pointed(self, place: Seat | Place) -> bool:
        """A place was shown, by click, key, gamepad or finger."""
        heard = self._heard
        if heard is None or place is Place.PILE:
            return False
        right = self.drill.point(Target.CENTRAL if place is Place.CENTRAL else Seat(place))
        self._question = self._heard = None
        self._show_key()
        self._tell_hit(heard, right)
        self.dirty.mark_all()
        self._pacer.deliver()
        return True

    def _tell_hit(self, heard: Heard, pointed: bool | None) -> None:
        """After the "Tač!" moment the same is seen again, with how quick it was and what was owed."""
        assert heard.ms is not None and heard.explanation is not None
        key = {None: "practice.live.hit", True: "practice.live.place", False: "practice.live.not_place"}
        hit = self._t(key[pointed], seconds=self._t.decimal(heard.ms / _SECOND, 2))
        self._again_of = (heard, f"{hit} {explained(self._words, heard.explanation)}")

    def _in_order(self, explanation: Explanation) -> str:
        """Why there was no fault."""
        no_fault = f"{self._t('call.false')}."
        if explanation.card is None or not explanation.places:
            return f"{no_fault} {self._t('call.false.about')}"
        return f"{no_fault} {self._words.does_not_go(explanation.card, explanation.places[0])}."

    def note(self, noted: Noted) -> None:
        """An answer counts; a fault that was missed is told, now that nobody can call it any more."""
        explanation = noted.explanation
        if explanation is not None:
            assert explanation.card is not None and explanation.kind is not None
            owed = self._words.had_to(explanation.card, explanation.kind.obligation, explanation.owed)
            name = self._names[explanation.seat]
            self.say(self._t("practice.live.missed", name=name, owed=owed))

    def say(self, text: str) -> None:
        """Say this in a passing message once the messages before it, and a "Tač!" moment, are over."""
        self._says.append(text)

    # -- time

    @property
    def asks(self) -> bool:
        """Whether a place is to be shown now."""
        return self._question is not None

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        if self.again is not None:
            return self.again.idle
        waits = self._says or self._passing is not None or self._again_of is not None
        return not self.view.moving and not waits and (self.asks or not self.match.is_over)

    def update(self, dt_ms: float) -> None:
        """Let time pass, but not for the match while somebody is to show a place or to go on."""
        self._pacer.held = self.asks or self.drill.waits or self._again_of is not None
        super().update(dt_ms)
        self._says_in -= dt_ms
        if self._says and self._says_in <= 0.0 and not self.view.calling and self.again is None:
            self._pass_on(self._says.pop(0))
        elif self._passing is not None and self._says_in <= 0.0:
            self._passing = None
            self.dirty.mark_all()

    def _pass_on(self, text: str) -> None:
        """Say this where it hides nothing, for as long as it is read: the game goes on meanwhile."""
        self._says_in = reading_time(text)
        if room_beside(self.view.layout) is None:
            self.view.toast(text)
            return
        self._passing = PassingSlip(self._kit, text)
        self._passing.arrange(self.view.layout)
        self.dirty.mark_all()

    def _offer_watching(self, dt_ms: float) -> None:
        """All are computers from the beginning."""

    @property
    def _waits_for_going_on(self) -> bool:
        """In patient mode a turn that is over waits for the next one to be let begin."""
        return self.drill.waits and not self.asks

    def go_on(self) -> None:
        """Enough has been seen of a turn, or of what is seen again."""
        self._hands.settle()
        if self.again is not None:
            self.again.end()
        elif not self.asks:
            self.drill.go_on()

    @property
    def _only_computers_are_in(self) -> bool:
        """Somebody practises here: the window that is left makes a pause."""
        return False

    # -- panels

    def _panels(self) -> Sequence[Panel]:
        slips = [slip for slip in (self._passing, self._question) if slip is not None]
        return [self._heading, *super()._panels(), *slips]

    def _arrange_panels(self) -> None:
        super()._arrange_panels()
        self._heading.arrange(title_room(self.view.layout))
        if self._passing is not None and room_beside(self.view.layout) is None:
            self._passing = None
        for slip in (self._passing, self._question):
            if slip is not None:
                slip.arrange(self.view.layout)

    def speak(self, t: Translator) -> None:
        """Go on in another language."""
        super().speak(t)
        self._show_key()
        self._words = Words(t, self.match.setup, self._names)
        self._heading.text = t("practice.live")
