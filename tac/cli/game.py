"""The game in its window: settings and command line in, exit status out."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tac.cli.closing import close_all
from tac.cli.gamefiles import GameFiles
from tac.cli.interruptions import ending_in_good_order
from tac.cli.journals import RUNNING, Journals
from tac.cli.keeping import open_history, open_practice
from tac.cli.logs import start_log, stop_log
from tac.cli.memory import give_large_back
from tac.cli.news import News
from tac.cli.opponents import UnknownLevel
from tac.cli.pastgames import PastGames, shared_folder
from tac.cli.playing import Playing
from tac.cli.recent import Recent
from tac.cli.saying import nobody_called, say
from tac.cli.watching import watching_threads
from tac.locale import Translator
from tac.rules.deal import MOST_NUMBER
from tac.settings import NoSuchProfile, OwnSettings, Settings, folders

if TYPE_CHECKING:
    from tac.ui.app import App
    from tac.ui.audio import Audio
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
    news = News()
    places = folders(options.data)
    if options.data is not None:
        # Graphics drivers and what is asked for the desktop's settings keep things there, too.
        os.environ["XDG_CACHE_HOME"] = str(places.cache / "libraries")
    own = OwnSettings(
        places.config, datetime.now, lambda: secrets.token_hex(4), news.tell_problem, options.config
    )
    nobody = _play_as(own, options.profile)
    playing = Playing(own, options)
    t = news.t = Translator(playing.language)
    for problem in own.problems:
        news.tell_problem(problem)
    if nobody is not None:
        say(nobody_called(t, nobody.name, nobody.known))
        return MISTAKE
    if options.seed is not None and options.seed > MOST_NUMBER:
        say(t("problem.no_deal", most=MOST_NUMBER))
        return MISTAKE
    try:
        choice = playing.choice()
    except UnknownLevel as unknown:
        say(t("problem.no_level", value=unknown.word, detail=", ".join(unknown.known)))
        return MISTAKE
    start_log(places.logs)
    recent = Recent()
    try:
        with watching_threads(places.logs, recent, news.tell, t):
            return _play(options, playing, choice, t, news, recent)
    except Exception as error:
        from tac.cli.crash import crashed

        crashed(error, t, places.logs, recent, box=options.box, in_window=not options.exit_at_end)
        return FAILED
    finally:
        stop_log()


def _play_as(own: OwnSettings, name: str | None) -> NoSuchProfile | None:
    """Let the one of this name play, or who played last."""
    try:
        if name is not None:
            own.play_as_named(name)
            return None
    except NoSuchProfile as nobody:
        own.play_as()
        return nobody
    own.play_as()
    return None


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
        cloth=settings.table.colour,
        text_size=settings.size,
    )


def _play(
    options: argparse.Namespace,
    playing: Playing,
    choice: GameChoice,
    t: Translator,
    news: News,
    recent: Recent,
) -> int:
    # Loading pygame takes time, and is of no use where there is a mistake to tell.
    from tac.ui.audio import Audio
    from tac.ui.game import Game
    from tac.ui.window import NoScreen

    settings, sound = playing.settings, playing.settings.sound
    try:
        app = open_app(settings, t("app.title"))
    except NoScreen as error:
        _log.warning("no screen: %s", error)
        _say_in_two_languages("problem.no_screen", t)
        return NO_SCREEN
    audio = Audio(effects=sound.effects, voices=sound.voices, muted=sound.mute)
    files = GameFiles(options.record, options.events, news)
    files.followers.append(recent.follow)
    history = open_history(folders(options.data).data, news)
    running = folders(options.data).data.joinpath(*RUNNING)
    journals = Journals(running, history.keep, news.tell_text, datetime.now, lambda: playing.own.profile.id)
    archive = PastGames(
        history,
        running,
        lambda: shared_folder(options.data, Path.home),
        lambda: playing.settings,
        lambda: playing.own.profile.id,
        news,
    )
    practice = open_practice(folders(options.data).data, news, lambda: playing.own.profile.id)
    parts = playing.attend(app, audio, files.follow, journals, history, archive, practice)
    game = Game(app, audio, choice, parts)
    news.tell_to(game)
    # The journal first: it is what would be missed most. The history last: what it had no time for, on a slow
    # computer or while another program holds the database, it takes up at the next start.
    keeping = (journals.close, playing.own.close, practice.close, files.close, history.close)
    ends = (*keeping, lambda _: audio.close())
    # Who asks it to end while it is ending has to wait, too: there may be something to write.
    with ending_in_good_order(app.quit):
        try:
            _show_first(options, game, running, settings, news, playing.own.profile.id)
            app.step(0.0, ())  # the first picture comes before anything that takes time
            if FIRST_FRAME in os.environ:
                print(time.monotonic())
                app.close()
                return ENDED
            give_large_back()
            playing.own.open()
            history.begin()
            if options.seats:
                journals.waiting()  # hands over what an earlier start could not
            _open_sound(audio, game, t)
            return app.run()
        finally:
            close_all(ends)


def _open_sound(audio: Audio, game: Game, t: Translator) -> None:
    audio.open()
    if audio.problem:
        _log.warning("no sound: %s", audio.problem)
        game.tell(t("problem.no_sound"))


def _show_first(
    options: argparse.Namespace,
    game: Game,
    running: Path,
    settings: Settings,
    news: News,
    profile: str,
) -> None:
    """Show what the command line asks for; unfinished games wait in the folder ``running``."""
    if options.open is not None:
        from tac.cli.opening import open_record

        open_record(options.open, running, game, settings, news, profile)
    elif options.go_on:
        game.go_on_with_latest()
    elif options.seats:
        game.show_table()
    else:
        game.show_menu()


def _say_in_two_languages(key: str, t: Translator) -> None:
    """Say it in the player's language, and in English for whoever is asked to help."""
    for language in dict.fromkeys((t.lang, "en")):
        say(Translator(language)(key))
