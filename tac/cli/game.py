"""The game in its window: settings and command line in, exit status out."""

from __future__ import annotations

import argparse
import logging
import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tac.cli.choices import choice_setup, first_choice, random_number, with_options
from tac.cli.gamefiles import GameFiles
from tac.cli.interruptions import ending_in_good_order
from tac.cli.logs import start_log, stop_log
from tac.cli.motion import Motion
from tac.cli.opponents import UnknownLevel, player_level
from tac.cli.saying import say
from tac.cli.setup import tempo
from tac.locale import Translator, guess_language
from tac.rules.deal import MOST_NUMBER
from tac.settings import Problem, Settings, folders, load

if TYPE_CHECKING:
    from tac.ui.app import App
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
    settings = with_options(settings, options)
    language = guess_language(os.environ) if settings.language == "auto" else settings.language
    t = Translator(language)
    for problem in problems:
        say(t(problem.message_key, **problem.values()))
    if options.seed is not None and options.seed > MOST_NUMBER:
        say(t("problem.no_deal", most=MOST_NUMBER))
        return MISTAKE
    try:
        choice = first_choice(settings, options, language)
    except UnknownLevel as unknown:
        say(t("problem.no_level", value=unknown.word, detail=", ".join(unknown.known)))
        return MISTAKE
    path = start_log(folders(options.data).logs)
    try:
        return _play(options, settings, choice, t, problems)
    except Exception:
        _log.exception("the game had to close")
        say(t("problem.unexpected"))
        if path is not None:
            say(t("problem.unexpected.report", path=path))
        return FAILED
    finally:
        stop_log()


def open_app(settings: Settings, title: str) -> App:
    """Open the window; ``NoScreen`` where there is none."""
    from tac.ui.app import App

    window = settings.window
    return App(
        title,
        size=window.size,
        fullscreen=window.fullscreen,
        software=window.software,
        pack=settings.cards,
    )


def _play(
    options: argparse.Namespace,
    settings: Settings,
    choice: GameChoice,
    t: Translator,
    problems: Sequence[Problem],
) -> int:
    motion = Motion(settings)
    # Loading pygame takes time, and is of no use where there is a mistake to tell.
    from tac.ui.audio import Audio
    from tac.ui.game import Game, GameParts
    from tac.ui.window import NoScreen

    sound = settings.sound
    try:
        app = open_app(settings, t("app.title"))
    except NoScreen as error:
        _log.warning("no screen: %s", error)
        _say_in_two_languages("problem.no_screen", t)
        return NO_SCREEN
    audio = Audio(effects=sound.effects, voices=sound.voices, muted=sound.mute)
    files = GameFiles(options.record, options.events, t)
    parts = GameParts(
        setup=lambda choice, first: choice_setup(settings, choice, first),
        new_deal=random_number,
        keys=settings.keys,
        levels=tuple(settings.levels),
        opponent=lambda level, avatar: player_level(settings, level, avatar),
        tempo=lambda pace: tempo(settings, pace),
        reduced_motion=lambda: motion.is_reduced,
        follow=files.follow,
        exit_at_end=options.exit_at_end,
    )
    game = Game(app, audio, choice, parts)
    files.tell_to(game)
    for problem in problems:
        game.tell(t(problem.message_key, **problem.values()))
    try:
        with ending_in_good_order(app.quit):
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
                game.tell(t("problem.no_sound"))
            return app.run()
    finally:
        files.close()
        audio.close()


def _say_in_two_languages(key: str, t: Translator) -> None:
    """Say it in the player's language, and in English for whoever is asked to help."""
    for language in dict.fromkeys((t.lang, "en")):
        say(Translator(language)(key))
