"""The keys: what each action is done with, pressed to be set; and which of them can be held together."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace

from tac.locale import Translator
from tac.settings import Keys
from tac.ui import theme
from tac.ui.draw import Kit, Look
from tac.ui.input.binding import (
    ESCAPE,
    MOST_KEYS,
    Refused,
    bound,
    changes,
    given,
    keys_of,
    losers,
    owner,
    refusal,
    without,
)
from tac.ui.input.listening import HeldKeys, Instead, KeyListener, is_key
from tac.ui.input.printed import NAMES, key_cap
from tac.ui.layout import Rect
from tac.ui.layout.keys import KeysLayout, keys_layout
from tac.ui.layout.scroll import moved
from tac.ui.scenes.keys_picture import (
    cap_name,
    draw_action_names,
    draw_keys_screen,
    place_caps,
    reset_name,
)
from tac.ui.widgets import Button, FormScene, Label, Widget
from tac.ui.widgets.keycaps import KeyCap, KeyTest

COLUMNS: Final = (
    ("top", "left", "central", "right", "bottom", "own", "draw", "go_on"),
    ("call", "call_bottom", "call_left", "call_top", "call_right", "pause", "rules", "mute", "fullscreen"),
)
"""The actions as they lie on the screen, by their names in the settings."""

_ACTIONS: Final = tuple(action for column in COLUMNS for action in column)
_CLEARS: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)


class _Does(Enum):
    """What the screen is just doing."""

    RESTS = 0
    WAITS = 1
    ASKS = 2
    TRIES = 3


class KeysScene(FormScene):
    """Shows what ``keys`` gives; ``change`` gets the keys of an action, and lets them hold at once.

    ``shipped`` are the keys as they came with the game.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        keys: Callable[[], Keys],
        shipped: Keys,
        *,
        change: Callable[[str, tuple[str, ...]], object],
        done: Callable[[], None],
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._keys = keys
        self._shipped = shipped
        self._change = change
        self._done = done
        self._does = _Does.RESTS
        self._cap: tuple[str, str] = ("", "")
        """The action and the name of the key that is set anew; no name: one key more."""
        self._listener = KeyListener()
        self._held = HeldKeys()
        self._words = ""
        """What is told or asked in the strip."""
        self._yes: Callable[[], None] = lambda: None
        self._named: dict[str, Widget] = {}
        self._layout: KeysLayout | None = None

    @property
    def takes_keys(self) -> bool:
        """Whether every key is for this screen, those too that mean the same everywhere."""
        return self._does in (_Does.WAITS, _Does.TRIES)

    def back(self) -> None:
        """Escape: no to what is asked, or done."""
        if self._does is _Does.RESTS:
            self._done()
        else:
            self._rest()

    def handle(self, event: pygame.Event) -> None:
        """Give keys to whoever waits for them, and all else to the form."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.release_all()
            self._listener = KeyListener()
            self._show_test()
        if self._does is _Does.WAITS and is_key(event):
            self._hear(event)
        elif self._does is _Does.TRIES and is_key(event):
            self._try(event)
        elif not self._removes(event):
            if self._does is _Does.TRIES and event.type == pygame.MOUSEBUTTONDOWN:
                test = self._named["test"]
                if not test.rect.contains(*event.pos):
                    self._rest()
            super().handle(event)

    def leave(self) -> None:
        """Let go of all keys."""
        self._held.release_all()
        super().leave()

    # -- the form

    def arrange(self) -> None:
        """Make all controls anew, the same one keeping the keyboard."""
        focused = next((name for name, w in self._named.items() if w is self.form.focus), "")
        layout = self._layout = keys_layout(*self.size, [len(column) for column in COLUMNS], self.kit.u)
        keys, named = self._keys(), dict[str, Widget]()
        for action, row in zip(_ACTIONS, layout.rows, strict=True):
            caps = self._caps(keys, action, row.keys)
            named |= caps
            if getattr(keys, action) != getattr(self._shipped, action):
                reset = Button("", partial(self._reset, action), Look.PAPER, icon="again")
                # Behind the keys that it resets, wherever they end.
                end = max(cap.rect.right for cap in caps.values())
                reset.rect = replace(row.reset, x=min(row.reset.x, end + self.kit.u)).rounded()
                named[reset_name(action)] = reset
        inside = list(named.values())
        named |= self._strip(layout)
        everything = Button(self._t("settings.all"), self._ask_all, icon="again")
        everything.rect, everything.enabled = layout.all, keys != self._shipped
        words, kind = self._t("profiles.done"), theme.BUTTON_LARGE
        done = Button(words, self._done, Look.MADDER, icon="check", kind=kind)
        done.rect = layout.done
        named |= {"all": everything, "done": done}
        self._named = named
        self.scroll_through(layout.view, layout.height, inside, paper=True)
        self.form.put(named.values(), named.get(focused) or next(iter(named.values())))

    def _caps(self, keys: Keys, action: str, room: Rect) -> dict[str, Widget]:
        """The keys of an action, and the place for one more."""
        names = list(keys_of(keys, action))
        if len(names) < MOST_KEYS:
            names.append("")
        caps = [self._made_cap(action, name) for name in names]
        place_caps(self.kit, caps, room)
        return {cap_name(action, cap.name): cap for cap in caps}

    def _made_cap(self, action: str, name: str) -> KeyCap:
        cap = KeyCap(name, key_cap(self._t, name) if name else "", lambda: self._wait(action, name))
        cap.waits = self._does is _Does.WAITS and (action, name) == self._cap
        return cap

    def _strip(self, layout: KeysLayout) -> dict[str, Widget]:
        """The row below: keys to be tried, or what is asked with its answers."""
        if self._does in (_Does.RESTS, _Does.TRIES):
            test = KeyTest(self._rest if self._does is _Does.TRIES else self._begin_test)
            test.rect = layout.strip
            self._show_test(test)
            return {"test": test}
        words = Label(self._words, theme.STRONG, theme.INK, lines=2)
        words.rect = layout.words
        no = Button(self._t("settings.keys.leave"), self._rest, Look.PAPER)
        if self._does is _Does.ASKS:
            no.rect = layout.answers[0]
            yes = Button(self._t("settings.keys.yes"), self._say_yes, Look.MADDER)
            yes.rect = layout.answers[1]
            return {"words": words, "no": no, "yes": yes}
        no.rect = layout.answers[1]
        if not self._cap[1]:
            return {"words": words, "no": no}
        remove = Button(self._t("settings.keys.remove"), self._remove, Look.PAPER)
        remove.rect = layout.answers[0]
        return {"words": words, "remove": remove, "no": no}

    def _go_to(self, does: _Does, focus: str, words: str = "") -> None:
        self._does, self._words = does, words
        self.rebuild()
        if focus in self._named:
            self.form.put(list(self._named.values()), self._named[focus])

    def _rest(self, words: str = "", focus: str = "") -> None:
        """Nothing is asked any more; the keyboard is where it was before."""
        tried = self._does is _Does.TRIES
        self._held.release_all()
        self._go_to(_Does.RESTS, focus or ("test" if tried else cap_name(*self._cap)), words)

    # -- setting a key

    def wait_for(self, action: str) -> None:
        """Wait at once for the key that does this, instead of its first one."""
        self._wait(action, next(iter(keys_of(self._keys(), action)), ""))

    def _wait(self, action: str, name: str) -> None:
        """Wait for the key that an action is to have instead of the one of this name, or besides."""
        self._cap = (action, name)
        if name == ESCAPE:
            self._rest(self._t("settings.keys.refused.escape"))
            return
        self._listener = KeyListener()
        self._go_to(_Does.WAITS, "no", self._t("settings.keys.press", action=self._called(action)))

    def _hear(self, event: pygame.Event) -> None:
        heard = self._listener.take(event)
        action, instead = self._cap
        if isinstance(heard, str) and refusal(action, heard) is not None:
            heard = refusal(action, heard)
        if heard is Instead.NOTHING or heard == instead:
            self._rest()
        elif heard is Instead.CLEAR:
            self._remove()
        elif isinstance(heard, Refused):
            self._go_to(_Does.WAITS, "no", self._t(f"settings.keys.refused.{heard.value}"))
        elif isinstance(heard, str):
            self._offer(heard)

    def _offer(self, name: str) -> None:
        """Give the key to the action, unless another has it: then the player is asked."""
        action, instead = self._cap
        after = bound(self._keys(), action, name, instead or None)
        other = owner(self._keys(), name)
        if other is None or other == action:
            self._apply(after, cap_name(action, name))
            return
        self._yes = lambda: self._apply(after, cap_name(action, name))
        words = self._t("settings.keys.clash", key=key_cap(self._t, name), action=self._called(other))
        self._go_to(_Does.ASKS, "no", words)

    def _removes(self, event: pygame.Event) -> bool:
        """Whether Delete was pressed on a key."""
        focus = self.form.focus
        if event.type != pygame.KEYDOWN or event.key not in _CLEARS or self._does is not _Does.RESTS:
            return False
        if not isinstance(focus, KeyCap) or not focus.name:
            return False
        action = next(name for name, w in self._named.items() if w is focus).partition(" ")[0]
        self._cap = (action, focus.name)
        self._remove()
        return True

    def _remove(self) -> None:
        action, name = self._cap
        if not name:
            self._rest()
        elif name == ESCAPE:
            self._rest(self._t("settings.keys.refused.escape"))
        else:
            self._apply(without(self._keys(), action, name), cap_name(action, ""))

    def _reset(self, action: str) -> None:
        """The keys of an action as they came; asks where others would lose some by that."""
        before = self._keys()
        after = given(before, action, getattr(self._shipped, action))
        others = losers(before, after, action)
        self._cap = (action, next(iter(getattr(after, action)), ""))
        if not others:
            self._apply(after)
            return
        self._yes = lambda: self._apply(after)
        names = ", ".join(self._called(other) for other in others)
        self._go_to(_Does.ASKS, "no", self._t("settings.keys.reset", actions=names))

    def _ask_all(self) -> None:
        self._cap = (COLUMNS[0][0], next(iter(getattr(self._shipped, COLUMNS[0][0])), ""))
        self._yes = lambda: self._apply(self._shipped)
        self._go_to(_Does.ASKS, "no", self._t("settings.keys.all"))

    def _say_yes(self) -> None:
        self._yes()

    def _apply(self, after: Keys, focus: str = "") -> None:
        for action, names in changes(self._keys(), after):
            self._change(action, names)
        self._rest(focus=focus)

    def _called(self, action: str) -> str:
        return self._t(f"settings.keys.{action}")

    # -- trying keys

    def _begin_test(self) -> None:
        self._held = HeldKeys()
        self._go_to(_Does.TRIES, "test")

    def _try(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._rest()
            return
        self._held.take(event)
        self._show_test()

    def _show_test(self, test: Widget | None = None) -> None:
        """Show the keys that are held."""
        test = test or self._named.get("test")
        if not isinstance(test, KeyTest):
            return
        t, tries, held = self._t, self._does is _Does.TRIES, self._held
        words = self._words or t("settings.keys.try.held" if tries else "settings.keys.try")
        counted = t("settings.keys.try.most", n=held.most) if tries and held.most else ""
        test.show(words, [self._cap_of(*key) for key in held.all] if tries else (), counted, tries=tries)

    def _cap_of(self, code: int, key: int) -> tuple[str, str]:
        name = NAMES.get(code, "")
        return name, key_cap(self._t, name) if name else pygame.key.name(key) or "?"

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the panel and the words on the cloth."""
        if self._layout is not None:
            draw_keys_screen(surface, self.kit, self._t, self._layout)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw what the keys do."""
        if self._layout is not None:
            names = [self._called(action) for action in _ACTIONS]
            draw_action_names(surface, self.kit, names, moved(self._layout.rows, dy))
