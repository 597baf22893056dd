"""Fill a data folder with simulated games of one person, to look at its statistics.

python -m tools.fill_history DIR [--games 10000] [--profile ID]

``DIR`` is what ``main.py --data DIR`` gets. The games' days end today. Only the database is written: there
are no records, so keep the folder apart from any real one.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from tac.cli.bench_history import simulated_games
from tac.history.database import open_database, transaction
from tac.history.facts import GameFacts
from tac.history.keeping import DATABASE
from tac.history.store import insert_game
from tac.settings import folders


def fill(data: Path, games: int, profile: str, today: date, kinds: int = 60) -> None:
    """Put so many games into the database in ``data``, the last of them played ``today``."""
    data.mkdir(parents=True, exist_ok=True)
    found = list(simulated_games(games, min(kinds, games)))
    last = date.fromisoformat(found[-1][0].day)
    connection = open_database(data / DATABASE)
    with transaction(connection):
        for number, (facts, text) in enumerate(found):
            moved = _on(facts, date.fromisoformat(facts.day) + (today - last), profile)
            insert_game(connection, f"simulated-{number}.tac.yaml", len(text), moved, text)
    connection.close()


def _on(facts: GameFacts, day: date, profile: str) -> GameFacts:
    player = replace(facts.seats[0], profile=profile)
    played = f"{day.isoformat()}{facts.played[10:]}"
    return replace(facts, played=played, day=day.isoformat(), seats=(player, *facts.seats[1:]))


def main(argv: list[str] | None = None) -> int:
    """Run from the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.fill_history", description="Fill a folder with games.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--profile", default="", metavar="ID", help="else the first one of the folder")
    options = parser.parse_args(argv)
    places = folders(options.folder)
    people = places.config / "profiles.yaml"
    known = re.findall(r"\b[0-9a-f]{8}\b", people.read_text("utf-8")) if people.exists() else []
    profile = options.profile or next(iter(known), "")
    if not profile:
        print("nobody plays in this folder yet: start the game with it once, or name a profile")
        return 1
    fill(places.data, options.games, profile, date.today())
    return 0


if __name__ == "__main__":
    sys.exit(main())
