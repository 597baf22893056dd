"""The screens before a game: the menu, the unfinished games, the new-game screen, who plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tac.rules import Seat
from tac.ui.app import App
from tac.ui.input import call_action, call_key
from tac.ui.layout import sides_of, table_layout
from tac.ui.rules.house import house_texts
from tac.ui.scenes.choice import KINDS, GameChoice
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.draw.ahead import Job
    from tac.ui.saves import SavedGame
    from tac.ui.widgets import FormScene

# Scenes are loaded when they are shown: a game that begins at the table need not wait for them.

LOADED: Final = (
    *(
        f"tac.ui.scenes.{name}"
        for name in ("new_game", "past", "review", "replay", "settings", "practice", "profiles")
    ),
    "tac.ui.ways.statistics",
    "tac.ui.scenes.statistics",
    "tac.history.games",
    "tac.history.overview",
    "tac.rules.record_text",
    "tac.practice.memory.ledger",
)
"""What the menu leads to: loaded while it lies still, so that nothing of it has to be waited for."""


class EntranceDoors(Struct, frozen=True):
    """Where the entrance leads.

    ``heard`` prepares a screen as it is done with all others; ``told`` lays what there is to tell over it.
    ``play`` opens the table of what is chosen, ``go_on_with`` that of an unfinished game, by its key;
    ``show_guided`` opens the first game with guidance, ``show_past`` the games that are over,
    ``show_practice`` the practice screen.
    ``show_settings`` opens the settings, ``show_house`` the house rules; either calls what it is given when
    they are put away. ``show_keys`` lays the keys over what is shown, and waits for the one that does what
    it is given.
    """

    heard: Callable[[FormScene], FormScene]
    told: Callable[[], None]
    play: Callable[[], None]
    go_on_with: Callable[[str], None]
    show_guided: Callable[[], None]
    show_past: Callable[[], None]
    show_practice: Callable[[], None]
    show_rules: Callable[[], None]
    show_settings: Callable[[Callable[[], None]], None]
    show_house: Callable[[Callable[[], None]], None]
    show_keys: Callable[[str], None]


class Entrance:
    """Opens the screens before a game."""

    def __init__(self, app: App, session: Session, doors: EntranceDoors) -> None:
        self._app = app
        self._session = session
        self._doors = doors

    # -- the menu

    def show_menu(self, focus: str = "") -> None:
        """The menu; what there is to tell lies over it. ``focus`` is the entry that has the keyboard."""
        from tac.ui.scenes.menu import MenuOptions, MenuScene

        app, session, parts = self._app, self._session, self._session.parts
        waiting = self._waiting()
        doors: dict[str, Callable[[], object]] = {
            **{kind: partial(self._put_together, kind) for kind in KINDS},
            "first": self._doors.show_guided,
            "past": self._doors.show_past,
            "rules": self._doors.show_rules,
            "statistics": self._show_statistics,
            "settings": lambda: self._doors.show_settings(lambda: self.show_menu("settings")),
            "quit": app.quit,
        }
        if parts.practice is not None:
            doors["practice"] = self._doors.show_practice
        if waiting:
            doors["continue"] = self._continue
        options = MenuOptions(
            doors,
            waiting=len(waiting),
            series=waiting[0].series if len(waiting) == 1 else None,
            beginner=not parts.settings().first_game.opened,
            who=None if parts.profiles is None else parts.profiles.current,
            wins=parts.wins,
            open_profiles=lambda: self.show_profiles(lambda: self.show_menu("profile")),
            speak=self._speak,
            ahead=self._ahead,
        )
        parts.count_wins()
        app.replace(self._doors.heard(MenuScene(app.kit, session.t, options, focus=focus)))
        self._doors.told()

    def _waiting(self) -> list[SavedGame]:
        """The unfinished games that can be continued here."""
        return [game for game in self._session.parts.saves.waiting() if not game.elsewhere]

    def _continue(self) -> None:
        """Go on with the only unfinished game, or show which there are."""
        waiting = self._waiting()
        if len(waiting) == 1:
            self._doors.go_on_with(waiting[0].key)
        elif waiting:
            self._show_unfinished()
        else:
            self.show_menu()

    def _put_together(self, kind: str) -> None:
        self._session.turn_to(kind)
        self.show_new_game()

    def _speak(self, language: str) -> None:
        from tac.ui.scenes.menu import MenuScene

        self._session.speak(language)
        if isinstance(self._app.scene, MenuScene):
            self._app.scene.speak(self._session.t)

    def _ahead(self, size: tuple[int, int]) -> list[Job]:
        """The pictures that a table will need, and the screens that the menu leads to."""
        # What draws a table is not loaded before the first frame.
        from tac.ui.table import warming

        choice = self._session.choice
        layout = table_layout(*size, choice.count, choice.people, way_round=choice.way_round)
        return [*warming.jobs(self._app.kit, layout), *(partial(import_module, name) for name in LOADED)]

    def _show_statistics(self) -> None:
        from tac.ui.ways.statistics import show_statistics

        show_statistics(
            self._app,
            self._session,
            self._doors.heard,
            leave=lambda: self.show_menu("statistics"),
            show_profiles=self.show_profiles,
        )

    # -- unfinished games

    def _show_unfinished(self) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        app, session = self._app, self._session
        scene = UnfinishedScene(
            app.kit,
            session.t,
            session.parts.saves.waiting(),
            session.parts.now(),
            go_on=self._doors.go_on_with,
            give_up=self._give_up,
            leave=self.show_menu,
        )
        app.replace(self._doors.heard(scene))
        self._doors.told()

    def _give_up(self, key: str) -> None:
        from tac.ui.scenes.unfinished import UnfinishedScene

        saves, scene = self._session.parts.saves, self._app.scene
        saves.give_up(key)
        games = saves.waiting()
        if games and isinstance(scene, UnfinishedScene):
            scene.show(games)
        else:
            self.show_menu()

    # -- a new game

    def show_new_game(self, focus: str = "") -> None:
        """The new-game screen, with what is chosen; what there is to tell lies over it.

        ``focus`` is the control that has the keyboard instead of the one that deals.
        """
        from tac.ui.scenes.new_game import NewGameOptions, NewGameScene
        from tac.ui.scenes.series_words import goal_of

        app, session, parts = self._app, self._session, self._session.parts
        options = NewGameOptions(
            levels=tuple(parts.levels),
            opponent=parts.opponent,
            new_deal=parts.new_deal,
            call_key=self._call_key,
            house=self._house,
            goal=lambda: goal_of(parts.settings()),
            begins=session.first_of,
            show_house=lambda: self._doors.show_house(partial(self.show_new_game, "house")),
            show_keys=self._show_key,
            pads=session.pads,
            pad_sits=self._pad_sits,
            show_settings=lambda: self._doors.show_settings(partial(self.show_new_game, "settings")),
        )
        scene = NewGameScene(
            app.kit,
            session.choice,
            options,
            play=self._play,
            leave=lambda: self.show_menu(session.choice.kind),
            changed=session.choose,
        )
        app.replace(self._doors.heard(scene))
        if focus:
            scene.point_at(focus)
        self._doors.told()

    def show_profiles(self, again: Callable[[], None]) -> None:
        """The list of who plays here, over the present screen, which ``again`` shows anew."""
        from tac.ui.scenes.profiles import ProfilesScene

        session, profiles = self._session, self._session.parts.profiles
        assert profiles is not None
        before = profiles.current.id

        def done() -> None:
            session.play_as_current(another=profiles.current.id != before)
            again()

        scene = ProfilesScene(self._app.kit, session.t, profiles, done=done)
        self._app.push(self._doors.heard(scene))

    def _play(self, choice: GameChoice) -> None:
        self._session.begin(choice)
        self._doors.play()

    def _call_key(self, choice: GameChoice, seat: int) -> str:
        """The key that calls for a person, by its name in the settings."""
        sides = sides_of(choice.count, choice.way_round)
        return call_key(self._session.parts.keys, sides, choice.people, seat)

    def _show_key(self, choice: GameChoice, seat: int) -> None:
        """Let the key that calls for a person be pressed to be another."""
        self._doors.show_keys(call_action(sides_of(choice.count, choice.way_round), choice.people, seat))

    def _pad_sits(self, pad: int, name: str) -> None:
        """Keep where gamepads sit, and say it of this one."""
        session = self._session
        session.keep_pads()
        words = session.t("pad.sits" if name else "pad.leaves", number=pad + 1, name=name)
        self._app.show_sign("pad", words)

    def _house(self, choice: GameChoice) -> Sequence[str]:
        """The texts' keys of the house rules that a game of this choice has."""
        return house_texts(self._session.parts.setup(choice, Seat.A).deal.rules)
