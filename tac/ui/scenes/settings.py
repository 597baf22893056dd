"""The settings: a page at a time; what is changed holds, and is kept, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.settings import Settings
from tac.ui import theme
from tac.ui.draw import Kit, Look
from tac.ui.input.binding import changes
from tac.ui.layout.scroll import moved
from tac.ui.layout.settings import SettingsLayout, settings_layout
from tac.ui.layout.settings_page import RowLayout
from tac.ui.scenes.settings_picture import draw_frame, draw_page
from tac.ui.scenes.settings_rows import SETTINGS, Amount, Measure, Options, Page, Row, Sheet, value_of
from tac.ui.widgets import Button, Choice, FormScene, Label, Slider, Widget

_PAGES: Final = "pages"
_ALL: Final = "all"
_KEYS: Final = "keys"


class SettingsScene(FormScene):
    """Shows what ``settings`` gives; ``change`` gets each change by its path, and lets it hold.

    ``shipped`` are the settings as they came: what differs has a button that leads back there. ``calls_in``
    gives the delays in ms between which the computers call with a factor on their reaction, None where there
    are none. ``try_out`` is called with the path of a volume that has another value now, to be heard, and
    ``silent`` says whether there is nothing to hear it with. ``show_keys`` leads to the keys, which go
    back with everything else. ``sheet`` is what can be set.
    """

    def __init__(
        self,
        kit: Kit,
        t: Translator,
        settings: Callable[[], Settings],
        shipped: Settings,
        *,
        change: Callable[[str, object], object],
        done: Callable[[], None],
        calls_in: Callable[[float], tuple[int, int] | None] = lambda factor: None,
        try_out: Callable[[str], object] = lambda path: None,
        silent: Callable[[], bool] = lambda: False,
        show_keys: Callable[[], None] = lambda: None,
        sheet: Sheet = SETTINGS,
        page: int = 0,
    ) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._settings = settings
        self._shipped = shipped
        self._change = change
        self._done = done
        self._calls_in = calls_in
        self._try_out = try_out
        self._silent = silent
        self._show_keys = show_keys
        self._sheet = sheet
        self._was_silent = silent()
        self.number = page
        self._asking = False
        self._unheard = ""
        self._pictured: tuple[object, ...] = ()
        self._named: dict[str, Widget] = {}
        self._layout: SettingsLayout | None = None

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._sheet.pages[self.number]

    @property
    def _note(self) -> str:
        """The key of what there is to say about the page, if anything."""
        if self._was_silent and any(row.path.startswith("sound.") for row in self.page.rows):
            return "settings.sound.none"
        return self.page.note

    def speak(self, t: Translator) -> None:
        """Say everything in another language."""
        self._t = t
        self.rebuild()

    def back(self) -> None:
        """Escape: no to the question, or done."""
        if self._asking:
            self._ask(False)
        else:
            self._done()

    def update(self, dt_ms: float) -> None:
        """Show what was changed elsewhere, as with the key for the whole screen; let a volume be heard."""
        super().update(dt_ms)
        if self._silent() != self._was_silent:
            self._was_silent = not self._was_silent
            self.rebuild()
        self._refresh()
        if self._unheard and not self._named.get(self._unheard, self._named[_PAGES]).held:
            path, self._unheard = self._unheard, ""
            self._try_out(path)

    def handle(self, event: pygame.Event) -> None:
        """Up and down go from row to row, whatever else lies nearer; the rest is the form's."""
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self._go(steps[event.key])
        else:
            super().handle(event)

    # -- the form

    def arrange(self) -> None:
        """Make all controls anew, the same one keeping the keyboard."""
        focused = next((name for name, w in self._named.items() if w is self.form.focus), _PAGES)
        t, page = self._t, self.page
        self._layout = layout = settings_layout(
            *self.size,
            len(page.rows),
            len(page.cards),
            columns=page.columns,
            hints=any(row.hint for row in page.rows),
            note=bool(self._note),
            picture=bool(page.picture),
            scale=self.kit.scale,
        )
        titles = [t(one.title) for one in self._sheet.pages]
        pages = Choice(titles, self.number, self._turn, kind=theme.STRONG)
        pages.rect = layout.pages
        named: dict[str, Widget] = {_PAGES: pages}
        for row, place in zip(page.rows, layout.rows, strict=True):
            self._add(named, row, place)
        self.scroll_through(
            layout.view, layout.height, [one for one in named.values() if one is not pages], paper=True
        )
        named |= self._question(layout) if self._asking else self._ways_out(layout)
        self._named = named
        self._refresh()
        wanted = named.get(focused)
        self.form.put(named.values(), wanted if wanted is not None and wanted.reachable else pages)

    def _add(self, named: dict[str, Widget], row: Row, place: RowLayout) -> None:
        """The control of a row, what it says of its value, and its way back."""
        control: Widget
        if isinstance(row, Options):
            words = [self._t(key) for _, key in row.values]
            index = row.index(value_of(self._settings(), row.path))
            control = Choice(
                words, index, lambda k: self._set(row.path, row.values[k][0]), paper=True, kind=theme.NAME
            )
            control.rect = place.control
        else:
            value = float(str(value_of(self._settings(), row.path)))
            mark = float(str(value_of(self._shipped, row.path)))
            control = Slider(
                value,
                row.low,
                row.high,
                row.step,
                lambda v: self._set(row.path, row.kept(v)),
                mark=mark,
                paper=True,
            )
            control.rect = place.slider if row.ends else place.control
            said = Label("", theme.LABEL_STRONG, theme.INK, "right")
            said.rect = place.value
            named[_said(row.path)] = said
        label = "" if place.reset.w < 1.5 * place.reset.h else self._t("settings.reset")
        reset = Button(label, lambda: self._reset(row.path), Look.PAPER, icon="again")
        reset.rect = place.reset
        named |= {row.path: control, _reset(row.path): reset}

    def _ways_out(self, layout: SettingsLayout) -> dict[str, Widget]:
        everything = Button(self._t("settings.all"), lambda: self._ask(True), icon="again")
        everything.rect = layout.all
        keys = Button(self._t("settings.keys"), self._show_keys)
        keys.rect = layout.keys
        done = Button(
            self._t("profiles.done"), self._done, Look.MADDER, icon="check", kind=theme.BUTTON_LARGE
        )
        done.rect = layout.done
        return {_ALL: everything, **({_KEYS: keys} if self._sheet.keys else {}), "done": done}

    def _question(self, layout: SettingsLayout) -> dict[str, Widget]:
        keep = Button(self._t("settings.all.no"), lambda: self._ask(False), Look.MADDER)
        keep.rect = layout.no
        yes = Button(self._t("settings.all"), self._reset_all)
        yes.rect = layout.yes
        return {"keep": keep, "yes": yes}

    def _give_keyboard(self, name: str) -> None:
        self.form.put(list(self._named.values()), self._named[name])

    def _go(self, step: int) -> None:
        """Give the keyboard to the row above or below, or to what lies over and under them."""
        ways_out = ["keep", "yes"] if self._asking else [_ALL, *([_KEYS] if self._sheet.keys else []), "done"]
        usable = [row.path for row in self.page.rows if self._named[row.path].reachable]
        rows = [[_PAGES], *([path, _reset(path)] for path in usable), ways_out]
        here = [k for k, names in enumerate(rows) if any(self._named[n] is self.form.focus for n in names)]
        to = rows[min(len(rows) - 1, here[0] + step if here[0] + step > 0 else 0)] if here else rows[0]
        self.form.ring = True
        self._give_keyboard(next((name for name in reversed(to) if name == "done"), to[0]))

    # -- changes

    def _turn(self, number: int) -> None:
        self.number = number
        self.form.scroll.to(0)
        self.rebuild()

    def _set(self, path: str, value: object) -> None:
        self._change(path, value)
        if path.startswith("sound."):
            self._unheard = path
        self._refresh()

    def _reset(self, path: str) -> None:
        """As it came; the keyboard goes to the control, for the button goes away."""
        self._set(path, value_of(self._shipped, path))
        self._give_keyboard(path)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self.rebuild()
        self._give_keyboard("keep" if asking else _ALL if self._named[_ALL].reachable else "done")

    def _reset_all(self) -> None:
        for path in self._sheet.paths:
            if value_of(self._settings(), path) != value_of(self._shipped, path):
                self._change(path, value_of(self._shipped, path))
        if self._sheet.keys:
            for action, names in changes(self._settings().keys, self._shipped.keys):
                self._change(f"{_KEYS}.{action}", names)
        self._ask(False)

    # -- what the controls show

    def _refresh(self) -> None:
        """Bring the controls up to date without making them anew: one of them may just be held."""
        held = self._settings()
        paths = (*self._sheet.paths, *([_KEYS] if self._sheet.keys else []))
        differing = {path for path in paths if value_of(held, path) != value_of(self._shipped, path)}
        shown = tuple(value_of(held, row.path) for row in self.page.rows) if self.page.picture else ()
        if shown != self._pictured:
            self._pictured = shown
            self.repaint()
        for row in self.page.rows:
            control, reset = self._named.get(row.path), self._named.get(_reset(row.path))
            if control is None or reset is None:
                continue
            self._show_value(row, control, held)
            shows = row.path in differing and control.visible
            if reset.visible != shows:
                reset.visible = shows
                reset.changed()
        everything = self._named.get(_ALL)
        if everything is not None and everything.enabled != bool(differing):
            everything.enabled = bool(differing)
            everything.changed()

    def _show_value(self, row: Row, control: Widget, held: Settings) -> None:
        value = value_of(held, row.path)
        if isinstance(row, Options) and isinstance(control, Choice):
            if control.index != row.index(value):
                control.index = row.index(value)
                control.changed()
        elif isinstance(row, Amount) and isinstance(control, Slider):
            number = min(row.high, max(row.low, float(str(value))))
            if not control.held and abs(control.value - number) >= row.step:
                control.value = number
                control.changed()
            counts = row.counts(held)
            if control.visible != counts:
                # With nothing to choose the row is away as a whole.
                control.visible = control.enabled = counts
                self.repaint()
            said = self._named.get(_said(row.path))
            if isinstance(said, Label):
                said.set(self._said(row, float(str(value))) if counts else "")

    def _said(self, row: Amount, value: float) -> str:
        """The value in words, as its measure wants it."""
        if row.measure is Measure.TIME:
            return self._t("settings.seconds", seconds=self._t.decimal(value / 1000))
        if row.measure is Measure.PERCENT:
            return self._t("settings.percent", percent=round(100 * value))
        if row.measure is Measure.COUNT:
            return str(round(value))
        delays = self._calls_in(value)
        if delays is None:
            return self._t.decimal(value)
        low, high = (self._t.decimal(ms / 1000) for ms in delays)
        return self._t("new_game.reaction.range", low=low, high=high)

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth and the panel."""
        if self._layout is not None:
            question = self._t(self._sheet.ask) if self._asking else ""
            draw_frame(surface, self.kit, self._layout, self._t(self._sheet.title), question)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the labels of the rows, the cards, and what there is to say about them."""
        if self._layout is not None:
            layout, held = moved(self._layout, dy), self._settings()
            draw_page(surface, self.kit, self._t, layout, self.page, self._note, held)


def _reset(path: str) -> str:
    """The name of the button that resets a setting."""
    return f"reset {path}"


def _said(path: str) -> str:
    """The name of the words that tell a setting's value."""
    return f"said {path}"
