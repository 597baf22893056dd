"""The new-game screen: who plays, as what, how quick the computers are, by which rules, and which deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from tac.locale import Translator
from tac.players import noticed_share
from tac.ui import theme
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, Look
from tac.ui.input import PadPress, PadSignal
from tac.ui.layout import table_layout
from tac.ui.layout.new_game import NewGameLayout, new_game_layout
from tac.ui.layout.scroll import moved
from tac.ui.scenes.choice import (
    LEAST_REACTION,
    LONGEST_DEAL,
    MOST_REACTION,
    PACES,
    REACTION_STEP,
    SEATS,
    GameChoice,
    SeatChoice,
    share_word,
)
from tac.ui.scenes.new_game_options import NewGameOptions
from tac.ui.scenes.new_game_pads import NewGamePads
from tac.ui.scenes.new_game_picture import NewGamePicture
from tac.ui.scenes.new_game_seats import SeatControls, default_name, seconds
from tac.ui.scenes.series_words import goal_words
from tac.ui.widgets import (
    AvatarButton,
    AvatarChoice,
    Button,
    Choice,
    FormScene,
    Label,
    NumberField,
    Slider,
    TextField,
    Widget,
)

__all__ = ["NewGameOptions", "NewGameScene"]


class NewGameScene(FormScene):
    """Shows a choice and lets it be changed; ``play`` gets the final one, ``changed`` each other one at once.

    ``leave`` leads back. The button that deals has the keyboard from the start.
    """

    def __init__(
        self,
        kit: Kit,
        choice: GameChoice,
        options: NewGameOptions,
        *,
        play: Callable[[GameChoice], None],
        leave: Callable[[], None],
        changed: Callable[[GameChoice], None] = lambda choice: None,
        translator: Callable[[str], Translator] = Translator,
    ) -> None:
        super().__init__(kit, ring=True)
        self.choice = choice
        self._options = options
        self._play = play
        self._leave = leave
        self._changed = changed
        self._t = translator(choice.language)
        self._picked = min(choice.people, default=0)
        """The seat whose avatar can be chosen on the strip."""
        self._named: dict[str, Widget] = {}
        self._pads = NewGamePads(options, self._called)
        self._layout: NewGameLayout | None = None
        self._table_is_due = True

    def resize(self, size: tuple[int, int]) -> None:
        """Place everything for the new size."""
        super().resize(size)
        self._table_is_due = True

    def update(self, dt_ms: float) -> None:
        """Once this screen is seen, let another thread make the cards that the table will need."""
        super().update(dt_ms)
        if self._table_is_due and not self.dirty and not self.kit.resizing:
            # What draws a table is not loaded before the first frame.
            from tac.ui.table import warming

            self._table_is_due = False
            choice = self.choice
            layout = table_layout(*self.size, choice.count, choice.people, way_round=choice.way_round)
            self.kit.ahead.make(warming.jobs(self.kit, layout))

    def handle(self, event: pygame.Event) -> None:
        """The strip of avatars is for the seat that was last worked at."""
        super().handle(event)
        self._follow_focus()

    def take_pad(self, signal: PadSignal) -> bool:
        """Among several people a gamepad takes its seat, or the next one; the rest it does as everywhere."""
        if isinstance(signal, PadPress) and self._pads.press(self.choice, signal):
            self.repaint()
            return True
        return super().take_pad(signal)

    def show_pads(self) -> None:
        """Tell on the panels whose they are."""
        self.repaint()

    def back(self) -> None:
        """Escape: back to the menu."""
        self._leave()

    # -- the form

    def arrange(self) -> None:
        """Make all controls anew in the present language, the same one keeping the keyboard."""
        focused = next((name for name, w in self._named.items() if w is self.form.focus), "play")
        typing = self.form.focus.typing if isinstance(self.form.focus, TextField) else None
        self._pads.settle(self.choice)
        self._picked = min(self._picked, self.choice.count - 1)
        scale, ends = self.kit.scale, self._ends()
        self._layout = layout = new_game_layout(*self.size, self.choice.count, scale=scale, ends=ends)
        head, named, foot = self._head(layout), dict[str, Widget](), self._foot(layout)
        seats = self._seats()
        for index, place in enumerate(layout.seats):
            seats.put(named, index, place)
        self._bars(named, layout)
        self.scroll_through(layout.view, layout.height, named.values())
        self._named = head | named | foot
        wanted = self._named.get(focused)
        self.form.put(
            self._named.values(),
            wanted if wanted is not None and wanted.reachable else self._named["play"],
        )
        if typing is not None and isinstance(wanted, TextField):
            wanted.go_on(typing)
        self._show_picked()
        self._tell_reaction()

    def _ends(self) -> int:
        """How wide the longer of the words at the ends of the slider is, in pixels."""
        kit, kind = self.kit, theme.CAPTION
        words = (self._t(f"new_game.reaction.{end}") for end in ("faster", "slower"))
        return max(kit.text.width(word, kind.weight, kind.px(kit.u)) for word in words)

    def _seats(self) -> SeatControls:
        return SeatControls(self.kit, self._t, self.choice, self._options, self._change_seat, self._pick)

    def _head(self, layout: NewGameLayout) -> dict[str, Widget]:
        back = Button("", self._leave, icon="back")
        back.rect = layout.back
        players = Choice([str(n) for n in SEATS], SEATS.index(self.choice.count), self._set_count)
        players.rect = layout.players
        rules = Button("", self._show_rules, icon="rules")
        rules.rect = layout.rules
        settings = Button("", self._options.show_settings, icon="gear")
        settings.rect = layout.settings
        return {"back": back, "players": players, "rules": rules, "settings": settings}

    def _bars(self, named: dict[str, Widget], layout: NewGameLayout) -> None:
        t, choice = self._t, self.choice
        who = Label("", theme.NAME, theme.WOOL)
        who.rect = layout.strip_name
        strip = AvatarChoice(AVATARS, choice.seats[self._picked].avatar, (), self._set_avatar)
        strip.rect = layout.strip
        house = Button(t("house.change"), self._options.show_house)
        house.rect = layout.change
        pace = Choice(
            [t(f"pace.{name}") for name in PACES],
            PACES.index(choice.pace),
            lambda k: self._change(pace=PACES[k]),
        )
        pace.rect = layout.pace
        reaction = Slider(
            choice.reaction, LEAST_REACTION, MOST_REACTION, REACTION_STEP, self._set_reaction, mark=1.0
        )
        reaction.rect = layout.reaction
        heard = Label("", theme.LABEL_STRONG, theme.WOOL)
        heard.rect = layout.reaction_range
        pace.enabled = reaction.enabled = len(choice.people) < choice.count
        named |= {"who": who, "strip": strip, "house": house, "pace": pace, "reaction": reaction}
        named["heard"] = heard

    def _foot(self, layout: NewGameLayout) -> dict[str, Widget]:
        t = self._t
        deal = NumberField(
            self.choice.deal, lambda number: self._change(deal=number), longest=LONGEST_DEAL, paper=False
        )
        deal.rect = layout.deal
        other = Button("", self._other_deal, icon="dice")
        other.rect = layout.deal_new
        found: dict[str, Widget] = {"deal": deal, "other deal": other}
        if layout.cancel.w:
            found["cancel"] = Button(t("common.cancel"), self._leave)
            found["cancel"].rect = layout.cancel
        play = Button(t("new_game.play"), self._start, Look.MADDER, icon="play", kind=theme.BUTTON_LARGE)
        play.rect = layout.play
        return found | {"play": play}

    def point_at_settings(self) -> None:
        """Give the keyboard to the button of the settings: whoever comes back from them is there."""
        self.point_at("settings")

    def point_at(self, name: str) -> None:
        """Give the keyboard to a control, by its name."""
        self.form.put(self.form.widgets, self._named.get(name))

    # -- the strip of avatars

    def _pick(self, index: int) -> None:
        """The avatar of this seat is to be another: the keyboard goes to the strip."""
        self._picked = index
        self._show_picked()
        self.point_at("strip")

    def _follow_focus(self) -> None:
        name = next((name for name, w in self._named.items() if w is self.form.focus), "")
        _, _, number = name.rpartition(" ")
        if number.isdigit() and int(number) != self._picked:
            self._picked = int(number)
            self._show_picked()

    def _show_picked(self) -> None:
        """Tell whose avatar the strip is for; nobody can have another's who plays."""
        choice, picked = self.choice, self._picked
        who, strip = self._named["who"], self._named["strip"]
        if isinstance(who, Label):
            who.set(self._called(picked))
        if isinstance(strip, AvatarChoice):
            strip.chosen = choice.seats[picked].avatar
            strip.taken = frozenset(
                seat.avatar for k, seat in enumerate(choice.playing) if k != picked
            ) - {strip.chosen}
            strip.changed()
        for index in range(choice.count):
            button = self._named[f"avatar {index}"]
            if isinstance(button, AvatarButton) and button.chosen != (index == picked):
                button.chosen = index == picked
                button.changed()

    def _called(self, index: int) -> str:
        """The name of whoever is on a seat."""
        return self.choice.seats[index].name or default_name(self._t, self.choice, index)

    def _set_avatar(self, avatar: str) -> None:
        self._take(self.choice.with_avatar(self._picked, avatar))
        self.rebuild()

    # -- changes

    def _take(self, choice: GameChoice) -> None:
        self.choice = choice
        self._changed(choice)

    def _change(self, **values: object) -> None:
        before = self._options.begins(self.choice)
        self._take(replace(self.choice, **values))  # type: ignore[arg-type]
        if self._options.begins(self.choice) != before:
            self.rebuild()

    def _change_seat(self, index: int, *, anew: bool = False, **values: object) -> None:
        seat: SeatChoice = replace(self.choice.seats[index], **values)  # type: ignore[arg-type]
        self._take(self.choice.with_seat(index, seat))
        if anew:
            self.rebuild()
        else:
            self._show_picked()

    def _set_count(self, k: int) -> None:
        self._take(replace(self.choice, count=SEATS[k]).apart())
        self.form.scroll.to(0)
        self.rebuild()

    def _show_rules(self) -> None:
        self.open_rules()

    def _other_deal(self) -> None:
        self._change(deal=self._options.new_deal())
        field = self._named["deal"]
        if isinstance(field, NumberField):
            field.set(str(self.choice.deal))

    def _set_reaction(self, factor: float) -> None:
        self._change(reaction=factor)
        self._tell_reaction()

    def _start(self) -> None:
        self.form.drop()
        self._play(self.choice)

    # -- what is told of the computers

    def _tell_reaction(self) -> None:
        """Write the range of delays beside the slider and on each computer's panel."""
        ranges = self._seats().ranges()
        for index, delays in ranges.items():
            label = self._named.get(f"range {index}")
            if isinstance(label, Label):
                label.set(seconds(self._t, "notices.calls_in", *delays))
        heard = self._named["heard"]
        if isinstance(heard, Label):
            lows, highs = [low for low, _ in ranges.values()], [high for _, high in ranges.values()]
            key = "new_game.reaction.range"
            heard.set(seconds(self._t, key, min(lows), max(highs)) if ranges else "")

    def _about(self, index: int) -> str:
        """How much of the others' faults the computer on this seat notices."""
        seat = self.choice.seats[index]
        if seat.level not in self._options.levels:
            return ""
        share = noticed_share(self._options.opponent(seat.level, seat.avatar), self.choice.count)
        return self._t(f"notices.{share_word(share)}")

    # -- picture

    def _picture(self) -> NewGamePicture:
        begins = self._options.begins(self.choice)
        pads = self._pads.words(self._t, self.choice)
        return NewGamePicture(self.kit, self._t, self.choice, begins, self._about, pads)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, and the words that stay where they are."""
        if self._layout is not None:
            goal = self._options.goal()
            title = self._t("new_game.title") if goal is None else goal_words(self._t, goal)
            self._picture().draw_frame(surface, self._layout, title)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the panels and bars with all their words that stand still."""
        if self._layout is not None:
            house = self._options.house(self.choice)
            single = self._options.goal() is None
            self._picture().draw_inside(surface, moved(self._layout, dy), house, single=single)
