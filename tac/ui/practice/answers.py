"""The two answers below the table of a drill, or the one button that goes on: by mouse, finger, keys and pad.

They count when they go down: a reaction is not over only when a button comes up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit, Look, State, draw_button, draw_call_button, draw_keycap
from tac.ui.input import Action, PadAim, PadButton, PadPress, PadSignal
from tac.ui.input.printed import key_cap
from tac.ui.input.sticks import Direction
from tac.ui.layout import Rect

_ORDER: Final = frozenset({Action.DRAW, Action.LEFT, Action.GO_ON})
_CALLS: Final = frozenset(
    {
        *(Action.CALL, Action.RIGHT),
        *(Action.CALL_BOTTOM, Action.CALL_LEFT, Action.CALL_TOP, Action.CALL_RIGHT),
    }
)
_PAD_CALLS: Final = frozenset(
    {
        PadButton.LEFT_SHOULDER,
        PadButton.RIGHT_SHOULDER,
        PadButton.LEFT_TRIGGER,
        PadButton.RIGHT_TRIGGER,
        PadButton.NORTH,
        PadButton.EAST,
    }
)
_PAD_ORDER: Final = frozenset({PadButton.SOUTH, PadButton.WEST})
_LEFT_BUTTON: Final = 1


class Answers:
    """``answer`` gets whether "Tač!" was said; ``next`` is called instead while there is only going on."""

    def __init__(
        self, kit: Kit, t: Translator, keys: Keys, answer: Callable[[bool], None], next: Callable[[], None]
    ) -> None:
        self._kit = kit
        self._t = t
        self._answer = answer
        self._next = next
        self._order_key = key_cap(t, keys.draw[0]) if keys.draw else None
        self._call_key = key_cap(t, keys.call[0]) if keys.call else None
        self.goes_on = False
        """Whether there is one button, which goes on."""
        self.enabled = True
        self._hover: int | None = None
        self._held: int | None = None
        self.rects = (Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))

    @property
    def places(self) -> tuple[Rect, ...]:
        """Where the buttons are that there are now."""
        return (self.rects[0].united(self.rects[1]),) if self.goes_on else self.rects

    @property
    def bounds(self) -> pygame.Rect:
        """All that they touch, in pixels."""
        return pygame.Rect(self.rects[0].united(self.rects[1]).inflated(4 * self._kit.u).px)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer; True if it was meant for a button."""
        if event.type == pygame.MOUSEMOTION:
            before, self._hover = self._hover, self._at(event.pos)
            return before != self._hover
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT_BUTTON:
            self._held = self._at(event.pos)
            if self._held is None:
                return False
            self._do(self._held == 1)
            return True
        if event.type in (pygame.MOUSEBUTTONUP, pygame.WINDOWLEAVE):
            was, self._held = self._held, None
            if getattr(event, "touch", False) or event.type == pygame.WINDOWLEAVE:
                self._hover = None
            return was is not None
        return False

    def take(self, action: Action) -> bool:
        """Take what a key means; True if it was an answer."""
        if action in _ORDER or action in _CALLS:
            self._do(action in _CALLS)
            return True
        return False

    def take_pad(self, signal: PadSignal) -> bool:
        """Take what a gamepad says; True if it was an answer."""
        if isinstance(signal, PadAim):
            sides = {Direction.LEFT: False, Direction.RIGHT: True}
            if signal.towards in sides and not signal.repeated and not self.goes_on:
                self._do(sides[signal.towards])
            return True
        if isinstance(signal, PadPress) and signal.button in _PAD_CALLS | _PAD_ORDER:
            self._do(signal.button in _PAD_CALLS)
            return True
        return False

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._held = self._hover = None

    def _do(self, called: bool) -> None:
        if not self.enabled:
            return
        if self.goes_on:
            self._next()
        else:
            self._answer(called)

    def _at(self, pos: tuple[float, float]) -> int | None:
        return next((k for k, rect in enumerate(self.places) if rect.contains(*pos)), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what there is now."""
        kit, t = self._kit, self._t
        if self.goes_on:
            (rect,) = self.places
            draw_button(
                surface,
                kit,
                rect.rounded(),
                t("practice.next"),
                Look.MADDER,
                self._state(0),
                icon="arrow",
                kind=theme.BUTTON_LARGE,
            )
            self._key(surface, rect, self._order_key)
            return
        order, call = self.rects
        draw_button(
            surface,
            kit,
            order,
            t("practice.order"),
            Look.DARK,
            self._state(0),
            icon="check",
            kind=theme.BUTTON_LARGE,
        )
        self._key(surface, order, self._order_key)
        state = self._state(1)
        sunk = 1.0 if state.pressed else 0.0
        draw_call_button(surface, kit, call, t("table.call"), state, key=self._call_key, sunk=sunk)

    def _key(self, surface: pygame.Surface, rect: Rect, key: str | None) -> None:
        if key:
            draw_keycap(surface, self._kit, (rect.right - 0.6 * self._kit.u, rect.y), key)

    def _state(self, number: int) -> State:
        # They always look as if they could be pressed: when a move may be judged tells nothing of it.
        return State(hover=self._hover == number, pressed=self._held == number)
