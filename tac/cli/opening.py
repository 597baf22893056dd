"""A record that somebody opens: a game that goes on at the table, or the standings of one that is over."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace as msgspec_replace

from tac.cli.journalgame import FORMAT, GameHead, head_of
from tac.cli.keptfolder import ENDING
from tac.cli.news import News
from tac.cli.opponents import UnknownLevel, player_level
from tac.cli.setup import MOST_RANDOM_NUMBER, tempo, timing
from tac.cli.sharing_games import load_record
from tac.cli.stories import record_sentence
from tac.files import make_folder, replace_text
from tac.history.facts import FROM, PERSON, GameFacts, game_facts, token_times
from tac.history.records import IDENTITY, file_name
from tac.locale import Translator
from tac.match import Help, MatchSetup, Player
from tac.match.help import Course, read_written
from tac.match.notes import AtOnce, HelpSet, Made, Note
from tac.rules import SEATS, Record, RecordError, Seat
from tac.settings import Settings
from tac.settings.files import told

if TYPE_CHECKING:
    from tac.ui.archive import PastGame
    from tac.ui.game import Game
    from tac.ui.scenes.choice import GameChoice
    from tac.ui.scenes.standings import Standings

_log = logging.getLogger(__name__)

_KEY: Final = re.compile(r"[\w-]{1,80}", re.ASCII)


class CannotGoOn(ValueError):
    """The record of an unfinished game does not say who plays, or when each token was made."""


def seated_as_recorded(record: Record, settings: Settings, facts: GameFacts | None = None) -> MatchSetup:
    """The match that ``record`` is one of. Whom it does not name, or nobody knows, is a person."""
    facts = facts or game_facts(record)
    players = [
        _player(settings, seat.level, seat.name, seat.avatar, _help(record, seat.seat).first)
        for seat in facts.seats
    ]
    factor = record.extras.get("x-reaction")
    seed = record.extras.get("x-seed")
    return MatchSetup(
        record.deal,
        tuple(players),
        seed if type(seed) is int else 0,
        min(3.0, max(0.5, factor)) if isinstance(factor, float) else settings.reaction,
        timing(settings),
        tempo(settings, settings.pace),
    )


def as_chosen(record: Record, setup: MatchSetup, usual: GameChoice) -> GameChoice:
    """What would have to be chosen for a game of the same players; ``usual`` is for all else."""
    from tac.ui.scenes.choice import SeatChoice

    seats = list(usual.seats)
    for index, player in enumerate(setup.players):
        level = seats[index].level if player.level is None else player.level.name
        avatar = player.avatar or seats[index].avatar
        seats[index] = SeatChoice(player.is_person, level, player.name, avatar, player.help.value)
    return replace(
        usual,
        count=len(setup.players),
        seats=(seats[0], seats[1], seats[2], seats[3]),
        deal=game_facts(record).number or 0,
        reaction=setup.reaction,
    )


def journal_of(record: Record, settings: Settings, usual: GameChoice, now: datetime) -> tuple[str, str]:
    """The key and the text of a journal in which the unfinished game of ``record`` waits to go on.

    Raises `CannotGoOn`.
    """
    tokens = [move.token for turn in record.turns for move in turn.moves]
    times = token_times(record.extras.get("times"), len(tokens))
    players = record.extras.get("players")
    if times is None or not isinstance(players, dict) or record.result:
        raise CannotGoOn("no times or no players")
    for seat in SEATS[: len(record.deal.piles)]:
        if players.get(seat.name) != PERSON and not is_level(settings, players.get(seat.name)):
            raise CannotGoOn(f"nobody sits on {seat.name}")
    setup = seated_as_recorded(record, settings)
    played = game_facts(record).played or now.astimezone().isoformat(timespec="seconds")
    profile = game_facts(record).seats[0].profile
    head = _with_source(head_of(setup, as_chosen(record, setup, usual), played, profile), record)
    # A record does not always say when cards had landed: they all have by now.
    notes: list[Note] = [AtOnce(0, True)]
    people = {seat: _help(record, seat) for seat in setup.people}
    for number, (at, token) in enumerate(zip(times, tokens, strict=True)):
        notes += _changes_of_help(people, number, at)
        notes.append(Made(at, token))
    notes += _changes_of_help(people, len(tokens), times[-1] if times else 0)
    notes.append(AtOnce(times[-1] if times else 0, False))
    return _key(record), FORMAT.write(head, tuple(notes)).decode()


def _with_source(head: GameHead, record: Record) -> GameHead:
    """The head with what a record says of the game that it was played on from."""
    said = record.extras.get(FROM)
    name, token = (said.get("id"), said.get("token")) if isinstance(said, dict) else ("", 0)
    if not isinstance(name, str) or type(token) is not int:
        return head
    return msgspec_replace(head, from_game=name, from_token=token)


def _help(record: Record, seat: Seat) -> Course:
    """How a seat was helped, as far as the record says it."""
    said = record.extras.get("x-help")
    return read_written(said.get(seat.name)) if isinstance(said, dict) else Course()


def _changes_of_help(people: Mapping[Seat, Course], tokens: int, at: int) -> list[Note]:
    """What changed after so many tokens, noted ``at`` (ms since the start)."""
    return [
        HelpSet(at, seat.name, kind)
        for seat, course in people.items()
        for token, kind in course.changes
        if token == tokens
    ]


def standings_of(t: Translator, record: Record, setup: MatchSetup) -> Standings:
    """How the finished game of ``record`` ended."""
    from tac.history.watch import Outcome
    from tac.ui.assets import AVATARS
    from tac.ui.scenes.standings import Standing, Standings
    from tac.ui.scenes.table_names import shown_names

    facts = game_facts(record)
    names = shown_names(t, setup)

    def row(seat: Seat) -> Standing:
        faults = [fault for fault in facts.faults if fault.seat is seat]
        calls = [call for call in facts.calls if call.seat is seat]
        return Standing(
            seat=int(seat),
            name=names[seat],
            avatar=setup.players[seat].avatar or AVATARS[seat],
            person=setup.players[seat].is_person,
            calls=sum(call.kind is not None for call in calls),
            false_calls=sum(call.kind is None for call in calls),
            faults=len(faults),
            uncaught=sum(fault.outcome is not Outcome.CALLED for fault in faults),
        )

    caught = sum(fault.outcome is Outcome.CALLED for fault in facts.faults)
    rows = tuple(row(seat) for seat in record.result)
    return Standings(rows, facts.moves, caught, facts.ms or 0, names[record.result[-1]])


def _player(settings: Settings, level: str | None, name: str, avatar: str, kind: Help) -> Player:
    from tac.ui.assets import AVATARS

    shown = avatar if avatar in AVATARS else ""
    if level is None or not is_level(settings, level):
        return Player(None, name, shown, kind)
    return Player(player_level(settings, level, shown or None), name, shown)


def is_level(settings: Settings, level: object) -> bool:
    """Whether there is a computer of this level."""
    if not isinstance(level, str):
        return False
    try:
        player_level(settings, level)
    except UnknownLevel:
        return False
    return True


def _key(record: Record) -> str:
    """What the game's journal is called: as the game itself, as long as that is good for a file's name."""
    identity = record.extras.get(IDENTITY)
    return identity if isinstance(identity, str) and _KEY.fullmatch(identity) else file_name(record)


def past_game(record: Record, settings: Settings, profile: str | None) -> PastGame:
    """The game of ``record`` to be looked at by whose ``profile`` this is; raises `RecordError`.

    Who looks sat where that profile sat, or is the only person of the game.
    """
    from tac.history.film import Film
    from tac.ui.archive import PastGame

    film = Film(record)
    people = [seat for seat in film.facts.seats if seat.person]
    mine = [seat for seat in people if profile is not None and seat.profile == profile]
    you = mine[0].seat if mine else people[0].seat if len(people) == 1 else None
    return PastGame(film, seated_as_recorded(record, settings, film.facts), you)


def open_record(
    path: Path, running: Path, game: Game, settings: Settings, news: News, profile: str | None = None
) -> None:
    """Show what is in the file at ``path``: the table of a game that goes on, or how it ended.

    An unfinished game is then one of those in the folder ``running``; a mere deal is offered to be played.
    What is wrong with the file is told over the first screen.
    """
    t, usual = news.t, game.choice
    try:
        record = load_record(path)
    except (OSError, RecordError) as error:
        _log.warning("%s: %s", path, error)
        news.tell(record_sentence(t, path, error))
        game.show_menu()
        return
    if record.result:
        found = past_game(record, settings, profile)
        standings = standings_of(t, record, found.setup)
        game.show_standings(standings, as_chosen(record, found.setup, usual), found)
        return
    if not record.turns and "players" not in record.extras:
        number = game_facts(record).number
        if number is not None and number <= MOST_RANDOM_NUMBER:
            game.show_deal(
                replace(usual, count=len(record.deal.piles), deal=number, begins=record.deal.first.name)
            )
            return
        # Cards that no number stands for: who usually plays sits down to them.
        record = _seated_as_usual(record, usual)
    try:
        key, text = journal_of(record, settings, usual, datetime.now())
        journal = running / f"{key}{ENDING}"
        if not journal.exists():
            make_folder(running)
            replace_text(journal, text)
    except (CannotGoOn, OSError) as error:
        _log.warning("%s: %s", path, error)
        if isinstance(error, CannotGoOn):
            news.tell(t("problem.record.no_more", where=told(Path(path.name))))
        else:
            news.tell(t("export.failed", path=told(running), detail=error.strerror or error))
        game.show_menu()
        return
    game.go_on_with(key)


def _seated_as_usual(record: Record, usual: GameChoice) -> Record:
    """A deal with the players of ``usual``: a game in which nothing has been done."""
    seated = list(zip(SEATS, usual.seats, record.deal.piles, strict=False))
    players = {seat.name: PERSON if one.person else one.level for seat, one, _ in seated}
    names = {seat.name: one.name for seat, one, _ in seated if one.name}
    avatars = {seat.name: one.avatar for seat, one, _ in seated}
    extras = {"players": players, "names": names, "times": [], "x-avatars": avatars}
    return Record(record.deal, (), (), {**record.extras, **extras})
