"""The tables of the database, as the steps that led to them.

A step never changes once it was released: a new version of the game adds one, and a sample of the version
before it to the tests. What a step cannot compute from the tables it may leave to be computed anew from the
records: an empty ``games`` is filled from them.
"""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x54414348
"""What says that a database is this game's: "TACH" in the file's head."""

_SUMS: Final = {
    "seats": (
        "''",
        {
            "games": "1",
            "finished": "({row}.place IS NOT NULL)",
            "won": "({row}.place IS 1)",
            "lost": "({row}.place IS {row}.places)",
            "moves": "{row}.moves",
            "ms": "ifnull({row}.ms, 0)",
        },
    ),
    "faults": (
        "{row}.kind",
        {
            "faults": "1",
            "called": "({row}.outcome = 'called')",
            "put_right": "({row}.outcome = 'put_right')",
            "mended": "({row}.outcome = 'mended')",
            "unseen": "({row}.outcome = 'unseen')",
            "taken_back": "({row}.outcome = 'taken_back')",
            "standing": "({row}.outcome = 'standing')",
        },
    ),
    "calls": (
        "ifnull({row}.kind, '')",
        {
            "right": "({row}.kind IS NOT NULL)",
            "false": "({row}.kind IS NULL)",
            "timed": "({row}.kind IS NOT NULL AND {row}.ms IS NOT NULL)",
        },
    ),
    "misses": ("{row}.kind", {"missed": "1"}),
}
"""What is summed up: the table, for which kind of fault ('' for none), each sum with what a row adds."""


def _sums() -> str:
    """The table of sums, and the triggers that keep it right whatever happens to the tables summed up.

    ``median`` is that of a day's reactions and stands in the row of no kind; who puts games in sees to it.
    """
    names = [name for _, columns in _SUMS.values() for name in columns]
    script = "".join(
        (
            "CREATE TABLE sums (who TEXT NOT NULL, day TEXT NOT NULL, kind TEXT NOT NULL, ",
            *(f'"{name}" INTEGER NOT NULL DEFAULT 0, ' for name in names),
            "median REAL, PRIMARY KEY (who, day, kind)) WITHOUT ROWID;\n",
        )
    )
    for table, (kind, columns) in _SUMS.items():
        for event, row, sign in (("INSERT", "NEW", ""), ("DELETE", "OLD", "-")):
            quoted = ", ".join(f'"{name}"' for name in columns)
            values = ", ".join(sign + value.format(row=row) for value in columns.values())
            adding = ", ".join(f'"{name}" = "{name}" + excluded."{name}"' for name in columns)
            script += (
                f"CREATE TRIGGER {table}_{event.lower()} AFTER {event} ON {table} BEGIN"
                f" INSERT INTO sums (who, day, kind, {quoted})"
                f" VALUES ({row}.who, {row}.day, {kind.format(row=row)}, {values})"
                f" ON CONFLICT (who, day, kind) DO UPDATE SET {adding}; END;\n"
            )
    return script


MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        file TEXT NOT NULL UNIQUE,   -- the record's, in the folder of records
        bytes INTEGER NOT NULL,      -- its size
        played TEXT NOT NULL,        -- ISO 8601, '' where unknown
        day TEXT NOT NULL,
        number TEXT,                 -- the deal's; up to 2**64 - 1, which is no INTEGER here
        first INTEGER NOT NULL,      -- seats are 0 to 3
        heap_wrap INTEGER NOT NULL,
        opening TEXT NOT NULL,
        false_call TEXT NOT NULL,
        finished INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        ms INTEGER
    );
    CREATE INDEX games_played ON games (played, id);

    CREATE TABLE records (game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE, text TEXT NOT NULL);

    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,           -- profile:…, name:…, level:… or ''
        day TEXT NOT NULL,
        person INTEGER NOT NULL,
        level TEXT,
        name TEXT NOT NULL,
        avatar TEXT NOT NULL,
        profile TEXT,
        place INTEGER,
        places INTEGER NOT NULL,     -- how many seats the game has
        moves INTEGER NOT NULL,
        ms INTEGER,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_who ON seats (who, game);

    CREATE TABLE faults (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,      -- 0 is the record's first
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,          -- 1-draw … 4-own
        outcome TEXT NOT NULL,       -- called, put_right, mended, unseen, taken_back, standing
        caller INTEGER,
        ms INTEGER,
        PRIMARY KEY (game, token)
    ) WITHOUT ROWID;

    CREATE TABLE calls (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        against INTEGER,
        kind TEXT,                   -- of the fault; NULL for a false call
        ms INTEGER,
        PRIMARY KEY (game, token)
    ) WITHOUT ROWID;
    -- What medians walk along, in order and without looking at the table.
    CREATE INDEX calls_median ON calls (who, ms, day, kind) WHERE kind IS NOT NULL AND ms IS NOT NULL;
    CREATE INDEX calls_median_day ON calls (who, day, ms, kind) WHERE kind IS NOT NULL AND ms IS NOT NULL;
    CREATE INDEX calls_median_kind ON calls (who, kind, ms, day) WHERE kind IS NOT NULL AND ms IS NOT NULL;

    CREATE TABLE misses (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,      -- the fault's
        seat INTEGER NOT NULL,       -- who could have called it
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        ms INTEGER,
        PRIMARY KEY (game, token, seat)
    ) WITHOUT ROWID;

    CREATE TABLE refused (           -- files in the folder of records that hold no record
        file TEXT PRIMARY KEY,
        bytes INTEGER NOT NULL
    ) WITHOUT ROWID;
    """
    + _sums(),
)

VERSION: Final = len(MIGRATIONS)
"""The version of the tables; a database of a higher one is a newer game's."""

TABLES: Final = ("games", "records", "seats", "faults", "calls", "misses", "refused", "sums")
