"""A match of several games: how it begins, what lies between its games, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import Struct

from tac.match.series import PlayerResult, Series
from tac.rules import SEATS, Seat
from tac.rules.deal import MOST_NUMBER
from tac.ui.app import App
from tac.ui.archive import missed_by_you
from tac.ui.assets import AVATARS
from tac.ui.scenes.series_words import SeriesPlayer, SeriesStandings, goal_of
from tac.ui.scenes.standings import Standings
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.archive import PastGame
    from tac.ui.saves import BetweenGames
    from tac.ui.widgets import FormScene


class SeriesDoorsOut(Struct, frozen=True):
    """Where a match leads: ``heard`` prepares a screen, ``table`` shows the next game, ``new_game`` and
    ``leave`` lead out. ``show_review`` looks back at a game, and leads back where it is told to."""

    heard: Callable[[FormScene], FormScene]
    table: Callable[[], None]
    new_game: Callable[[], None]
    leave: Callable[[], None]
    show_review: Callable[[PastGame, Callable[[], None]], None]


class SeriesWay:
    """Leads from game to game of the match in ``session.series``."""

    def __init__(self, app: App, session: Session, doors: SeriesDoorsOut) -> None:
        self._app = app
        self._session = session
        self._doors = doors

    # -- what happens

    def begin(self) -> None:
        """What is chosen begins as a match, if the settings say so; else it is a single game."""
        session, parts = self._session, self._session.parts
        parts.saves.leave()
        goal = goal_of(parts.settings())
        if goal is None:
            session.series = None
            return
        session.series = Series.begin(goal, session.choice.count)
        players = parts.setup(session.choice, session.first).players
        parts.saves.begin_series(goal, session.choice, players)

    def go_on(self, between: BetweenGames) -> None:
        """A match goes on between two games."""
        session = self._session
        choice = between.choice
        for index, seat in enumerate(choice.playing):
            if not seat.person and seat.level not in session.parts.levels:
                # A level of the player's own making that is there no more.
                choice = choice.with_seat(index, replace(seat, level=session.parts.levels[0]))
        session.turn_to_older(choice, between.series.first)
        session.series, session.table = between.series, None
        self.show()

    def game_over(self, standings: Standings, game: Callable[[], PastGame]) -> None:
        """A game of the match is over; ``game`` is what can be looked back at."""
        session = self._session
        session.series_game = game
        series = session.series
        assert series is not None
        if not series.is_over:
            session.series = series.with_result(
                [
                    PlayerResult(
                        series.seating[row.seat], row.calls, row.false_calls, row.faults, row.uncaught
                    )
                    for row in standings.rows
                ]
            )
        self.show()

    # -- the screens

    def show(self, focus: str = "") -> None:
        """The standings of the match; ``focus`` is the button that has the keyboard."""
        from tac.ui.scenes.series import SeriesDoors, SeriesScene

        standings, game = self._standings(), self._session.series_game
        over = standings.is_over
        if over:
            self._session.parts.saves.end_series()
        doors = SeriesDoors(
            play=self._anew if over else self._next,
            seats=self._seats,
            end=self._end,
            new_game=self._doors.new_game,
            leave=self._doors.leave,
            review=self._look_back if game is not None else None,
            missed=0 if game is None else len(missed_by_you(game())),
        )
        scene = SeriesScene(self._app.kit, self._session.t, standings, doors)
        self._app.replace(self._doors.heard(scene))
        button = {"seats": scene.seats, "review": scene.review}.get(focus)
        if button is not None:
            scene.form.put(scene.form.widgets, button)

    def _look_back(self) -> None:
        """The review of the game that was just played."""
        game = self._session.series_game
        assert game is not None
        self._doors.show_review(game(), lambda: self.show("review"))

    def _next(self) -> None:
        """The next game: the next deal, and the loser begins (R2.4)."""
        session = self._session
        assert session.series is not None
        if session.series.results:
            session.first = session.series.first
        session.choice = replace(session.choice, deal=(session.choice.deal + 1) % (MOST_NUMBER + 1))
        self._doors.table()

    def _anew(self) -> None:
        """Another match of the same players and to the same goal."""
        session = self._session
        series, parts = session.series, session.parts
        assert series is not None
        session.choice = replace(session.choice, deal=(session.choice.deal + 1) % (MOST_NUMBER + 1))
        session.first = Seat(session.first_of(session.choice))
        session.series = Series.begin(series.goal, len(series.seating))
        session.series_ended = False
        players = parts.setup(session.choice, session.first).players
        parts.saves.begin_series(series.goal, session.choice, players)
        self._doors.table()

    def _end(self) -> None:
        self._session.series_ended = True
        self.show()

    def _seats(self) -> None:
        from tac.ui.scenes.seats import SeatsScene

        session = self._session
        scene = SeatsScene(
            self._app.kit,
            session.t,
            self._seated(),
            way_round=session.choice.way_round,
            swap=self._swap,
            done=lambda: self.show("seats"),
        )
        self._app.replace(self._doors.heard(scene))

    def _swap(self, one: int, other: int) -> Sequence[SeriesPlayer]:
        """Two players change seats, with all that is theirs; whom only his seat named is called so still."""
        session = self._session
        assert session.series is not None
        names, choice = [player.name for player in self._seated()], session.choice
        seats = list(choice.seats)
        for index in (one, other):
            if seats[index].person and len(choice.people) > 1:
                seats[index] = replace(seats[index], name=names[index])
        seats[one], seats[other] = seats[other], seats[one]
        changed = replace(choice, seats=(seats[0], seats[1], seats[2], seats[3]))
        series = session.series.swapped(SEATS[one], SEATS[other])
        session.turn_to_older(changed, series.first)
        session.series = series
        seated = session.parts.setup(changed, series.first).players
        session.parts.saves.seat(
            series, [seated[series.seat_of(number)] for number in range(len(series.seating))]
        )
        return self._seated()

    # -- who plays

    def _seated(self) -> list[SeriesPlayer]:
        """Who sits on each seat."""
        from tac.ui.scenes.table_names import shown_names

        session = self._session
        setup = session.parts.setup(session.choice, session.first)
        names = shown_names(session.t, setup)
        return [
            SeriesPlayer(names[seat], player.avatar or AVATARS[seat], player.is_person)
            for seat, player in enumerate(setup.players)
        ]

    def _standings(self) -> SeriesStandings:
        series = self._session.series
        assert series is not None
        seated = self._seated()
        players = tuple(seated[series.seat_of(number)] for number in range(len(seated)))
        return SeriesStandings(series, players, self._session.series_ended)
