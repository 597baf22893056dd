"""The menu: the first screen, from which everything else is reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from tac.locale import LANGUAGES, Translator
from tac.match.series import Series
from tac.settings import Profile
from tac.ui import theme
from tac.ui.draw import Kit, Look, background, draw_box, draw_paper, put
from tac.ui.draw.ahead import Job
from tac.ui.layout.menu import MenuLayout, menu_layout
from tac.ui.scenes.choice import shown_name
from tac.ui.scenes.menu_entries import Doors, offered
from tac.ui.scenes.menu_picture import draw_art
from tac.ui.scenes.series_words import series_line, series_short
from tac.ui.widgets import Choice, EntryButton, FormScene, PersonButton, Widget, alike


@dataclass(frozen=True, slots=True)
class MenuOptions:
    """What the menu asks of the rest of the game.

    ``doors`` say where its entries lead. ``waiting`` games can be continued, the only one perhaps being of a
    match (``series``). With ``beginner`` the first game with guidance is marked. ``who`` plays, None where
    nobody asks; ``wins`` gives how many games they have won, None as long as that is not known;
    ``open_profiles`` leads to the others.
    ``speak`` takes another language. ``ahead`` gives what another thread may make, once the menu is seen, for
    the screens that come next.
    """

    doors: Doors
    waiting: int = 0
    series: Series | None = None
    beginner: bool = False
    who: Profile | None = None
    wins: Callable[[], int | None] = lambda: None
    open_profiles: Callable[[], None] = lambda: None
    speak: Callable[[str], None] = lambda language: None
    ahead: Callable[[tuple[int, int]], list[Job]] = lambda size: []


class MenuScene(FormScene):
    """Has the keyboard on what is to be done first: going on, or a game against the computer.

    ``focus`` names another entry to have it.
    """

    def __init__(self, kit: Kit, t: Translator, options: MenuOptions, *, focus: str = "") -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._options = options
        self._first = focus
        self._layout: MenuLayout | None = None
        self._person: PersonButton | None = None
        self._due = True
        self.named: dict[str, Widget] = {}
        """The controls: the entries by their names, ``profile`` and ``languages``."""

    def resize(self, size: tuple[int, int]) -> None:
        """Place everything for the new size."""
        super().resize(size)
        self._due = True

    def update(self, dt_ms: float) -> None:
        """Once the menu is seen, let another thread make what comes next, and look who has won how often."""
        super().update(dt_ms)
        if self._due and not self.dirty and not self.kit.resizing:
            self._due = False
            self.kit.ahead.make(self._options.ahead(self.size))
        if self._person is not None:
            self._person.tell(self._wins())

    def arrange(self) -> None:
        """Make all controls anew, the same one keeping the keyboard."""
        entries = offered(self._options.doors)
        small = sum(entry.small for entry in entries)
        self._layout = layout = menu_layout(*self.size, len(entries), scale=self.kit.scale, small=small)
        focused = next((name for name, one in self.named.items() if one is self.form.focus), self._first)
        named: dict[str, Widget] = {}
        rows: tuple[list[EntryButton], ...] = ([], [], [])
        for number, (entry, place) in enumerate(zip(entries, layout.entries, strict=True)):
            begin = entry.name == "first" and self._options.beginner
            named[entry.name] = button = EntryButton(
                self._t(f"menu.{entry.name}"),
                lambda name=entry.name: self._open(name),  # type: ignore[misc]
                entry.icon,
                Look.OCHRE if begin else Look.PAPER if number else Look.MADDER,
                kind=theme.ROW_NAME if number else theme.BUTTON_LARGE,
                about=self._about(entry.name),
            )
            button.rect = place
            if entry.name == "continue" and self._options.series is not None:
                button.shorter = series_short(self._t, self._options.series)
            rows[2 if entry.small else min(number, 1)].append(button)
        for row in rows:
            alike(self.kit, row)
        self.scroll_through(layout.view, layout.height, list(named.values()), paper=True)
        self._person = self._who(layout)
        if self._person is not None:
            named["profile"] = self._person
        languages = [self._t(f"language.{name}.short") for name in LANGUAGES]
        named["languages"] = Choice(languages, LANGUAGES.index(self._t.lang), self._speak)
        named["languages"].rect = layout.languages
        self.named = named
        self.form.put(named.values(), named.get(focused) or named[entries[0].name])

    def point_at(self, name: str) -> None:
        """Give the keyboard to an entry: whoever comes back from where it leads is there."""
        self.form.put(self.form.widgets, self.named.get(name))

    def _open(self, name: str) -> None:
        self._options.doors[name]()

    def _about(self, name: str) -> str:
        """What else there is to say of an entry."""
        waiting = self._options.waiting
        if name == "first":
            return self._t("menu.first.new" if self._options.beginner else "menu.first.about")
        if name != "continue":
            return ""
        if waiting == 1 and self._options.series is not None:
            return series_line(self._t, self._options.series)
        return self._t.n("menu.waiting", waiting) if waiting > 1 else ""

    def _who(self, layout: MenuLayout) -> PersonButton | None:
        who = self._options.who
        if who is None:
            return None
        button = PersonButton(shown_name(self._t, who), who.avatar, self._options.open_profiles)
        button.about = self._wins()
        button.rect = layout.profile
        return button

    def _wins(self) -> str:
        wins = self._options.wins()
        return self._t.n("menu.wins", wins) if wins else ""

    def _speak(self, index: int) -> None:
        self._options.speak(LANGUAGES[index])

    def speak(self, t: Translator) -> None:
        """Speak this language from now on."""
        self._t = t
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the picture and the panel."""
        layout, kit = self._layout, self.kit
        if layout is None:
            return
        u = kit.u
        surface.blit(background(kit, pattern=False), (0, 0))
        draw_art(surface, kit, layout.art, self._t("app.title"))
        pill = layout.art.tagline
        draw_box(surface, kit, pill, theme.PANEL, theme.PANEL_LINE, radius=pill.h / 2)
        words = kit.text.fit(
            self._t("app.subtitle"),
            theme.BODY,
            u,
            theme.WOOL,
            pill.w - 3 * u,
            height=pill.h,
            lines=2,
            align="centre",
        )
        put(surface, words, pill)
        draw_paper(surface, kit, layout.panel, both=True)
