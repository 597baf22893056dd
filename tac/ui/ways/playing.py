"""A game at the table: how it begins or goes on, its pause, its end, and the rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tac.match import Help, Match
from tac.rules import Seat
from tac.rules.deal import MOST_NUMBER
from tac.ui.app import App
from tac.ui.archive import past_game_of
from tac.ui.audio import Audio
from tac.ui.scenes.choice import PACES, GameChoice
from tac.ui.scenes.standings import Standings
from tac.ui.scenes.table import TableDoors, TableScene
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.archive import PastGame
    from tac.ui.saves import Resumption
    from tac.ui.ways.series import SeriesWay
    from tac.ui.widgets import FormScene

COUNT_SOUND: Final = "count"
END_SOUND: Final = "end"


class PlayingDoors(Struct, frozen=True):
    """Where the table leads.

    ``heard`` prepares a screen as it is done with all others, ``news`` gives what is to be told at the table.
    ``show_settings`` opens the settings over a table that is paused, and calls what it is given when they
    are put away; ``show_new_game`` and ``show_menu`` lead out. ``show_review`` looks back at a game,
    ``show_replay`` shows it from a place on, and they lead back where they are told to.
    """

    heard: Callable[[FormScene], FormScene]
    news: Callable[[], str | None]
    show_rules: Callable[[], None]
    show_settings: Callable[[TableScene, Callable[[], None]], None]
    show_new_game: Callable[[], None]
    show_menu: Callable[[], None]
    show_review: Callable[[PastGame, Callable[[], None]], None]
    show_replay: Callable[[PastGame, int, Callable[[], None]], None]


class Playing:
    """Opens the table and the screens that a game leads to."""

    def __init__(self, app: App, audio: Audio, session: Session, doors: PlayingDoors) -> None:
        self._app = app
        self._audio = audio
        self._session = session
        self._doors = doors

    @property
    def _match(self) -> SeriesWay:
        """The way through a match of several games."""
        from tac.ui.ways.series import SeriesDoorsOut, SeriesWay

        doors = SeriesDoorsOut(
            self._doors.heard, self.show_table, self.new_game, self._leave, self._doors.show_review
        )
        return SeriesWay(self._app, self._session, doors)

    @property
    def _table(self) -> TableScene:
        table = self._session.table
        assert table is not None
        return table

    # -- the screens

    def begin(self) -> None:
        """What is chosen begins: a single game, or a match."""
        self._match.begin()
        self.show_table()

    def show_table(self, resumption: Resumption | None = None) -> None:
        """The table, with a game of the present choice, or with one that goes on."""
        session, parts, app = self._session, self._session.parts, self._app

        def follow(match: Match) -> None:
            if resumption is None:
                parts.saves.begin(match, session.choice)
            else:
                parts.saves.go_on(match, resumption)
            parts.follow(match)

        doors = TableDoors(
            pause=self._pause,
            rules=self._doors.show_rules,
            ended=self._ended,
            news=self._doors.news,
            muted=lambda muted: parts.change("sound.mute", muted),
        )
        session.table = TableScene(
            app.kit,
            session.t,
            parts.setup(session.choice, session.first) if resumption is None else resumption.setup,
            self._audio,
            doors,
            keys=parts.keys,
            speed=session.choice.speed,
            reduced_motion=parts.reduced_motion(),
            follow=follow,
            course=None if resumption is None else resumption.course,
            way_round=session.choice.way_round,
            pads=session.pads,
            turned=parts.settings().table.turned,
        )
        app.replace(session.table)

    def _pause(self) -> None:
        from tac.ui.scenes.pause import PaceSetting, PauseScene, ReactionSetting

        table, app, session = self._table, self._app, self._session
        levels = [player.level for player in table.match.setup.players if player.level is not None]
        reaction = ReactionSetting(table.match.reaction, levels, self._set_reaction) if levels else None
        scene = PauseScene(
            app.kit,
            session.t,
            session.parts.keys,
            go_on=self._go_on,
            # A deal of a match is played once.
            again=self._again if session.series is None else None,
            new_game=self.new_game,
            leave=self._leave,
            reaction=reaction,
            pace=PaceSetting(session.choice.pace, self._set_pace) if levels else None,
            tick=lambda: self._audio.play(COUNT_SOUND),
            rules=table.match.setup.deal.rules,
            show_settings=lambda: self._doors.show_settings(table, self._pause),
            show_help=self._show_help if table.match.setup.people else None,
        )
        app.push(self._doors.heard(scene))

    def _show_help(self) -> None:
        """Who is helped how, over the pause."""
        from tac.ui.assets import AVATARS
        from tac.ui.scenes.help import Helped, HelpScene
        from tac.ui.scenes.table_names import shown_names

        match, app, t = self._table.match, self._app, self._session.t
        names, players = shown_names(t, match.setup), match.setup.players
        people = [
            Helped(seat, names[seat], players[seat].avatar or AVATARS[seat], match.helps.of(seat))
            for seat in match.setup.people
        ]
        app.push(self._doors.heard(HelpScene(app.kit, t, people, change=self._set_help, close=app.pop)))

    def _ended(self, standings: Standings) -> None:
        app = self._app
        self._session.lost(Seat(standings.rows[-1].seat))
        if self._session.parts.exit_at_end:
            app.quit(0)
            return
        self._audio.play(END_SOUND)
        if self._session.series is None:
            self._show_end(standings, self._past_game)
        else:
            game = partial(past_game_of, self._table.match, self._session.parts.now())
            self._match.game_over(standings, game)

    def show_standings(
        self, standings: Standings, choice: GameChoice, game: PastGame | None = None
    ) -> None:
        """The end of a game played before, by who is in ``choice``; before it the review of ``game``."""
        self._session.turn_to_older(choice, Seat(standings.rows[-1].seat))
        self._session.table = None
        if game is None:
            self._show_end(standings)
        else:
            self._look_back(standings, lambda: game)

    def _past_game(self) -> PastGame:
        """The game that is over, to be looked at."""
        # The history has it soon, but keeps it in its own time.
        return past_game_of(self._table.match, self._session.parts.now())

    def _look_back(self, standings: Standings, game: Callable[[], PastGame]) -> None:
        self._doors.show_review(game(), lambda: self._show_end(standings, game))

    def _show_end(
        self, standings: Standings, game: Callable[[], PastGame] | None = None, focus: int | None = None
    ) -> None:
        """How the game ended; the missed call at the token ``focus`` has the keyboard."""
        from tac.ui.scenes.end import EndScene
        from tac.ui.scenes.end_missed import missed_calls

        session, missed = self._session, None
        if game is not None:
            shown = game()

            def watch(token: int) -> None:
                self._doors.show_replay(shown, token, partial(self._show_end, standings, game, token))

            missed = missed_calls(session.t, shown, watch, way_round=session.choice.way_round)
        end = EndScene(
            self._app.kit,
            session.t,
            standings,
            rematch=self._rematch,
            new_game=self.new_game,
            leave=self._leave,
            review=None if game is None else partial(self._look_back, standings, game),
            missed=missed,
            focus=focus,
        )
        self._app.replace(self._doors.heard(end))

    # -- from screen to screen

    def go_on_with(self, key: str) -> None:
        """Go on with an unfinished game: its table, under the count of three that leads back into it.

        A match that is between two games goes on there.
        """
        from tac.ui.saves import BetweenGames

        session = self._session
        resumption = session.parts.saves.take(key, session.choice)
        if resumption is None:
            self._doors.show_menu()
            return
        if isinstance(resumption, BetweenGames):
            self._match.go_on(resumption)
            return
        session.turn_to_older(resumption.choice, resumption.setup.deal.first)
        session.series = resumption.series
        self.show_table(resumption)
        match = self._table.match
        paces = (pace for pace in PACES if session.parts.tempo(pace) == match.tempo)
        pace = next(paces, session.choice.pace)
        choice = replace(session.choice, reaction=match.reaction, pace=pace)
        for seat in match.setup.people:
            choice = choice.with_help(seat, match.helps.of(seat).value)
        session.choice = choice
        self._table.pause()
        from tac.ui.scenes.pause import PauseScene

        if isinstance(self._app.scene, PauseScene):
            self._app.scene.count()

    def _go_on(self) -> None:
        self._app.pop()
        # The desktop may have been heard meanwhile.
        session = self._session
        self._table.set_motion(session.choice.speed, reduced=session.parts.reduced_motion())
        self._table.resume()

    def _rematch(self) -> None:
        """The same players and the next deal; the loser begins (R2.4)."""
        session = self._session
        if session.table is not None:
            loser = session.table.match.table.loser
            session.first = session.first if loser is None else loser
        session.choice = replace(session.choice, deal=(session.choice.deal + 1) % (MOST_NUMBER + 1))
        self.show_table()

    def _again(self) -> None:
        """The same deal from the start; the game that is left can be continued all the same."""
        self._session.parts.saves.leave()
        self.show_table()

    def new_game(self) -> None:
        """The new-game screen; a game that is left for it can be continued."""
        self._step_out()
        self._doors.show_new_game()

    def _leave(self) -> None:
        """The menu; the game that is left can be continued."""
        self._step_out()
        self._doors.show_menu()

    def _step_out(self) -> None:
        self._session.parts.saves.leave()
        self._session.turn_back()

    def _set_reaction(self, factor: float) -> None:
        self._table.set_reaction(factor)
        self._session.choose_always("reaction", factor)

    def _set_help(self, seat: Seat, kind: Help) -> None:
        self._table.set_help(seat, kind)
        self._session.help_always(seat, kind.value)

    def _set_pace(self, pace: str) -> None:
        self._table.set_tempo(self._session.parts.tempo(pace))
        self._session.choose_always("pace", pace)
