"""The game in its window: settings and command line in, exit status out."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tac.cli.eventlog import EventLog
from tac.cli.logs import start_log, stop_log
from tac.cli.recordfile import RecordFile
from tac.cli.setup import MOST_RANDOM_NUMBER, UnknownLevel, player_level, seated_setup
from tac.locale import Translator, guess_language
from tac.match import Match, MatchSetup, Player
from tac.rules import Seat
from tac.rules.deal import MOST_NUMBER
from tac.settings import Problem, Settings, folders, is_human, load

if TYPE_CHECKING:
    from tac.ui.game import Game
    from tac.ui.scenes.choice import GameChoice

ENDED = 0
FAILED = 1
MISTAKE = 2
NO_SCREEN = 3

FIRST_FRAME = "TAC_BENCH_FIRST_FRAME"
"""With this environment variable the game says when it showed its first picture, and ends: for `bench`."""

_log = logging.getLogger(__name__)


def run(options: argparse.Namespace) -> int:
    """Open the window and play; returns the exit status.

    0 when the game was closed, 1 after an error of the program's own (which is logged), 2 for a value on the
    command line that cannot be, 3 where there is no screen.
    """
    settings, problems = load(options.config)
    settings = _with_options(settings, options)
    language = guess_language(os.environ) if settings.language == "auto" else settings.language
    t = Translator(language)
    for problem in problems:
        _say(t(problem.message_key, **problem.values()))
    if options.seed is not None and options.seed > MOST_NUMBER:
        _say(t("problem.no_deal", most=MOST_NUMBER))
        return MISTAKE
    try:
        choice = _choice(settings, options, language)
    except UnknownLevel as unknown:
        _say(t("problem.no_level", value=unknown.word, detail=", ".join(unknown.known)))
        return MISTAKE
    path = start_log(folders().logs)
    try:
        return _play(options, settings, choice, t, problems)
    except Exception:
        _log.exception("the game had to close")
        _say(t("problem.unexpected"))
        if path is not None:
            _say(t("problem.unexpected.report", path=path))
        return FAILED
    finally:
        stop_log()


def _play(
    options: argparse.Namespace,
    settings: Settings,
    choice: GameChoice,
    t: Translator,
    problems: Sequence[Problem],
) -> int:
    # Loading pygame takes time, and is of no use where there is a mistake to tell.
    from tac.ui.app import App
    from tac.ui.audio import Audio
    from tac.ui.game import Game, GameParts
    from tac.ui.window import NoScreen

    window, sound = settings.window, settings.sound
    try:
        app = App(t("app.title"), size=window.size, fullscreen=window.fullscreen, software=window.software)
    except NoScreen as error:
        _log.warning("no screen: %s", error)
        _say_in_two_languages("problem.no_screen", t)
        return NO_SCREEN
    audio = Audio(effects=sound.effects, voices=sound.voices, muted=sound.mute)
    files = _Files(options, t)
    parts = GameParts(
        setup=lambda choice, first: _setup(settings, choice, first),
        new_deal=_random_number,
        keys=settings.keys,
        levels={name: player_level(settings, name) for name in settings.levels},
        follow=files.follow,
        exit_at_end=options.exit_at_end,
    )
    game = Game(app, audio, choice, parts)
    files.tell_to(game)
    for problem in problems:
        game.tell(t(problem.message_key, **problem.values()))
    try:
        if options.seats:
            game.show_table()
        else:
            game.show_start()
        app.step(0.0, ())  # the first picture comes before anything that takes time
        if FIRST_FRAME in os.environ:
            print(time.monotonic())
            app.close()
            return ENDED
        audio.open()
        if audio.problem:
            _log.warning("no sound: %s", audio.problem)
        return app.run()
    finally:
        files.close()
        audio.close()


class _Files:
    """The record and the events of the games, where they are wanted."""

    def __init__(self, options: argparse.Namespace, t: Translator) -> None:
        self._t = t
        self._game: Game | None = None
        self._waiting: list[str] = []
        self._record: RecordFile | None = None
        self._events: EventLog | None = None
        if options.record is not None:
            self._record = RecordFile(
                options.record, lambda error: self._failed("problem.no_record", options.record, error)
            )
        if options.events is not None:
            try:
                self._events = EventLog(
                    options.events, lambda error: self._failed("problem.no_events", options.events, error)
                )
            except OSError as error:
                self._failed("problem.no_events", options.events, error)

    def tell_to(self, game: Game) -> None:
        """From now on ``game`` shows what goes wrong."""
        self._game = game
        for sentence in self._waiting:
            game.tell(sentence)

    def follow(self, match: Match) -> None:
        """Write down a match that begins."""
        if self._record is not None:
            self._record.follow(match)
        if self._events is not None:
            self._events.follow(match)

    def close(self) -> None:
        """Write what there is to write."""
        if self._record is not None:
            self._record.close()
        if self._events is not None:
            self._events.close()

    def _failed(self, key: str, path: object, error: Exception) -> None:
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        sentence = self._t(key, path=path, detail=detail)
        _log.warning("%s: %s", path, error)
        _say(sentence)
        if self._game is None:
            self._waiting.append(sentence)
        else:
            self._game.tell(sentence)


def _with_options(settings: Settings, options: argparse.Namespace) -> Settings:
    """The settings with what the command line says instead."""
    window, sound = settings.window, settings.sound
    if options.size is not None:
        window = replace(window, size=options.size)
    if options.fullscreen is not None:
        window = replace(window, fullscreen=options.fullscreen)
    if options.mute:
        sound = replace(sound, mute=True)
    return replace(
        settings,
        language=options.lang or settings.language,
        speed=options.speed or settings.speed,
        reaction=settings.reaction if options.reaction is None else options.reaction,
        window=window,
        sound=sound,
    )


def _choice(settings: Settings, options: argparse.Namespace, language: str) -> GameChoice:
    """What is to be played at first; raises `UnknownLevel`."""
    from tac.ui.scenes.choice import GameChoice, SeatChoice

    chosen = settings.players.seats
    words = [seat.plays for seat in chosen]
    words[: len(options.seats or ())] = options.seats or ()
    seats = []
    for seat, word in zip(chosen, words, strict=True):
        person = is_human(word)
        level = next(iter(settings.levels)) if person else player_level(settings, word).name
        seats.append(SeatChoice(person, level, seat.name, seat.avatar))
    return GameChoice(
        count=len(options.seats) if options.seats else settings.players.count,
        seats=(seats[0], seats[1], seats[2], seats[3]),
        deal=_random_number() if options.seed is None else options.seed,
        reaction=settings.reaction,
        speed=settings.speed,
        language=language,
    )


def _setup(settings: Settings, choice: GameChoice, first: Seat) -> MatchSetup:
    """The match that ``choice`` means."""
    players = [
        Player(None if seat.person else player_level(settings, seat.level), seat.name, seat.avatar)
        for seat in choice.playing
    ]
    return seated_setup(settings, players, choice.deal, reaction=choice.reaction, first=first)


def _random_number() -> int:
    return secrets.randbelow(MOST_RANDOM_NUMBER + 1)


def _say_in_two_languages(key: str, t: Translator) -> None:
    """Say it in the player's language, and in English for whoever is asked to help."""
    for language in dict.fromkeys((t.lang, "en")):
        _say(Translator(language)(key))


def _say(sentence: str) -> None:
    """Write to the terminal, if there is one, whatever letters it has."""
    if sys.stderr is not None:
        encoding = sys.stderr.encoding or "ascii"
        print(sentence.encode(encoding, "replace").decode(encoding), file=sys.stderr)
