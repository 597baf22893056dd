"""The new-game screen: who plays, which deal, how quick the computers are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from tac.locale import LANGUAGES, Translator
from tac.players import noticed_share, reaction_range
from tac.ui import theme
from tac.ui.draw import Kit, Look
from tac.ui.layout import Rect, table_layout
from tac.ui.layout.new_game import NewGameLayout, SeatPanel, new_game_layout
from tac.ui.motion.durations import SPEEDS
from tac.ui.scenes.choice import (
    LEAST_REACTION,
    LONGEST_DEAL,
    LONGEST_NAME,
    MOST_REACTION,
    PACES,
    REACTION_STEP,
    SEATS,
    GameChoice,
    SeatChoice,
    share_word,
    shown_name,
)
from tac.ui.scenes.new_game_options import NewGameOptions
from tac.ui.scenes.new_game_picture import NewGamePicture
from tac.ui.widgets import (
    AvatarButton,
    Button,
    Choice,
    FormScene,
    Label,
    NumberField,
    PersonButton,
    Slider,
    Stepper,
    TextField,
    TileChoice,
    Widget,
)

__all__ = ["NewGameOptions", "NewGameScene"]

MOST_TILES = 4


class NewGameScene(FormScene):
    """Shows a choice and lets it be changed; ``play`` gets the final one, ``changed`` each other one at once.

    ``open_profiles`` is called when who plays is pressed.
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
        open_profiles: Callable[[], None] = lambda: None,
        translator: Callable[[str], Translator] = Translator,
    ) -> None:
        super().__init__(kit, ring=True)
        self.choice = choice
        self._options = options
        self._play = play
        self._leave = leave
        self._changed = changed
        self._open_profiles = open_profiles
        self._translator = translator
        self._t = translator(choice.language)
        self._named: dict[str, Widget] = {}
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
            layout = table_layout(*self.size, self.choice.count, self.choice.people)
            self.kit.ahead.make(warming.jobs(self.kit, layout))

    def back(self) -> None:
        """Escape: back to the menu."""
        self._leave()

    # -- the form

    def arrange(self) -> None:
        """Make all controls anew in the present language, the same one keeping the keyboard."""
        focused = next((name for name, w in self._named.items() if w is self.form.focus), "play")
        layout = new_game_layout(*self.size, self.choice.count)
        self._layout = layout
        named: dict[str, Widget] = {}
        self._head(named, layout)
        for index, place in enumerate(layout.seats):
            self._seat(named, index, place)
        self._bar(named, layout)
        self._named = named
        self.form.put(named.values(), named.get(focused, named["play"]))
        self._tell_reaction()

    def _head(self, named: dict[str, Widget], layout: NewGameLayout) -> None:
        players = Choice([str(n) for n in SEATS], SEATS.index(self.choice.count), self._set_count)
        players.rect = layout.players
        languages = [self._t(f"language.{name}.short") for name in LANGUAGES]
        language = Choice(languages, LANGUAGES.index(self.choice.language), self._set_language)
        language.rect = layout.language
        profiles = self._options.profiles
        if profiles is not None:
            who = profiles.current
            button = PersonButton(shown_name(self._t, who), who.avatar, self._open_profiles)
            button.rect = layout.profile
            named["profile"] = button
        settings = Button("", self._options.show_settings, icon="gear")
        settings.rect = layout.settings
        named |= {"players": players, "language": language, "settings": settings}

    def _seat(self, named: dict[str, Widget], index: int, place: SeatPanel) -> None:
        t, seat = self._t, self.choice.seats[index]
        avatar = AvatarButton(
            seat.avatar, "people" if seat.person else "cpu", lambda: self._next_avatar(index)
        )
        avatar.rect = place.avatar
        name = TextField(
            seat.name,
            lambda text: self._set_seat(index, name=text),
            longest=LONGEST_NAME,
            hint=self.default_name(index),
        )
        name.rect = place.name
        kind = Choice(
            [t("new_game.person"), t("new_game.computer")],
            0 if seat.person else 1,
            lambda k: self._set_person(index, k == 0),
            paper=True,
        )
        kind.rect = place.kind
        named |= {f"avatar {index}": avatar, f"name {index}": name, f"kind {index}": kind}
        if seat.person:
            return
        named[f"level {index}"] = self._level(index, place)
        range_label = Label("", theme.LABEL, theme.INK_2)
        range_label.rect = place.level_range
        named[f"range {index}"] = range_label

    def _level(self, index: int, place: SeatPanel) -> Widget:
        levels = self._options.levels
        level = self.choice.seats[index].level
        at = levels.index(level) if level in levels else 0
        words = [self._level_name(name) for name in levels]
        if len(levels) > MOST_TILES:
            stepper = Stepper(words, at, lambda k: self._set_level(index, k), paper=True)
            stepper.rect = Rect(place.level.x, place.level.y, place.level.w, place.kind.h)
            return stepper
        tiles = TileChoice(words, at, lambda k: self._set_level(index, k), kind=theme.LABEL)
        tiles.columns = MOST_TILES if place.one_row else 2
        tiles.rect = place.level
        return tiles

    def _bar(self, named: dict[str, Widget], layout: NewGameLayout) -> None:
        t, choice = self._t, self.choice
        deal = NumberField(choice.deal, self._set_deal, longest=LONGEST_DEAL, paper=False)
        deal.rect = layout.deal
        other = Button("", self._other_deal, icon="again")
        other.rect = layout.deal_new
        reaction = Slider(
            choice.reaction, LEAST_REACTION, MOST_REACTION, REACTION_STEP, self._set_reaction, mark=1.0
        )
        reaction.rect = layout.reaction
        reaction.enabled = len(choice.people) < choice.count
        heard = Label("", theme.LABEL_STRONG, theme.WOOL, "right")
        heard.rect = layout.reaction_range
        names = list(SPEEDS)
        speed = Choice(
            [t(f"speed.{name}") for name in names],
            names.index(choice.speed),
            lambda k: self._change(speed=names[k]),
        )
        speed.rect = layout.speed
        pace = Choice(
            [t(f"pace.{name}") for name in PACES],
            PACES.index(choice.pace),
            lambda k: self._change(pace=PACES[k]),
        )
        pace.rect = layout.pace
        pace.enabled = len(choice.people) < choice.count
        leave = Button(t("common.back"), self._leave, icon="back")
        leave.rect = layout.quit
        rules = Button("", self._show_rules, icon="rules")
        rules.rect = layout.rules
        play = Button(t("new_game.play"), self._start, Look.MADDER, icon="play", kind=theme.BUTTON_LARGE)
        play.rect = layout.play
        named |= {
            "deal": deal,
            "other deal": other,
            "reaction": reaction,
            "heard": heard,
            "speed": speed,
            "pace": pace,
            "quit": leave,
            "rules": rules,
            "play": play,
        }

    def point_at_settings(self) -> None:
        """Give the keyboard to the button of the settings: whoever comes back from them is there."""
        self.form.put(self.form.widgets, self._named["settings"])

    # -- changes

    def default_name(self, index: int) -> str:
        """What a player without a name of his own is called."""
        seat = self.choice.seats[index]
        if not seat.person:
            return self._t(f"name.{seat.avatar}")
        if len(self.choice.people) == 1:
            return self._t("name.you")
        return self._t("name.person", number=index + 1)

    def _take(self, choice: GameChoice) -> None:
        self.choice = choice
        self._changed(choice)
        button, profiles = self._named.get("profile"), self._options.profiles
        if isinstance(button, PersonButton) and profiles is not None:
            button.show(shown_name(self._t, profiles.current), profiles.current.avatar)

    def _change(self, **values: object) -> None:
        self._take(replace(self.choice, **values))  # type: ignore[arg-type]

    def _set_seat(self, index: int, **values: object) -> None:
        seat: SeatChoice = replace(self.choice.seats[index], **values)  # type: ignore[arg-type]
        self._take(self.choice.with_seat(index, seat))

    def _set_count(self, k: int) -> None:
        self._change(count=SEATS[k])
        self.rebuild()

    def _set_language(self, k: int) -> None:
        self._t = self._translator(LANGUAGES[k])
        self._change(language=LANGUAGES[k])
        self.rebuild()

    def _set_person(self, index: int, person: bool) -> None:
        self._set_seat(index, person=person)
        self.rebuild()

    def _set_level(self, index: int, k: int) -> None:
        self._set_seat(index, level=self._options.levels[k])
        self.rebuild()

    def _next_avatar(self, index: int) -> None:
        self._take(self.choice.with_next_avatar(index))
        self.rebuild()

    def _set_deal(self, number: int) -> None:
        self._change(deal=number)

    def _other_deal(self) -> None:
        self._change(deal=self._options.new_deal())
        field = self._named["deal"]
        if isinstance(field, NumberField):
            field.set(str(self.choice.deal))

    def _set_reaction(self, factor: float) -> None:
        self._change(reaction=factor)
        self._tell_reaction()

    def _show_rules(self) -> None:
        self.open_rules()

    def _start(self) -> None:
        self.form.drop()
        self._play(self.choice)

    # -- the reaction in seconds

    def _tell_reaction(self) -> None:
        """Write the range of delays beside the slider and on each computer's panel."""
        ranges: list[tuple[float, float]] = []
        for index, seat in enumerate(self.choice.playing):
            label = self._named.get(f"range {index}")
            if isinstance(label, Label) and seat.level in self._options.levels:
                opponent = self._options.opponent(seat.level, seat.avatar)
                ranges.append(reaction_range(opponent.reaction, self.choice.reaction))
                label.set(self._seconds("notices.calls_in", *ranges[-1]))
        heard = self._named["heard"]
        if isinstance(heard, Label):
            low_high = (min(r[0] for r in ranges), max(r[1] for r in ranges)) if ranges else None
            heard.set(self._seconds("new_game.reaction.range", *low_high) if low_high else "")

    def _seconds(self, key: str, low: float, high: float) -> str:
        decimal = self._t.decimal
        return self._t(key, low=decimal(low / 1000), high=decimal(high / 1000))

    def _about(self, index: int) -> str:
        """How much of the others' faults the computer on this seat notices."""
        seat = self.choice.seats[index]
        if seat.level not in self._options.levels:
            return ""
        share = noticed_share(self._options.opponent(seat.level, seat.avatar), self.choice.count)
        return self._t(f"notices.{share_word(share)}")

    def _level_name(self, level: str) -> str:
        key = f"level.{level}"
        return self._t(key) if self._t.has(key) else level

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the panels and all words that stand still."""
        if self._layout is None:
            return
        options, choice = self._options, self.choice
        picture = NewGamePicture(
            self.kit, self._t, choice, lambda seat: options.call_key(choice, seat), self._about
        )
        picture.draw(surface, self._layout, options.house(choice))
