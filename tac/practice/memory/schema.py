"""The tables of the practice database, as the steps that led to them, which never change once released.

Nothing of this can be computed again, so it is a database of its own, with a copy beside it.
"""

from __future__ import annotations

from typing import Final

APPLICATION: Final = 0x54414350
"""What says that a database is that of practice: "TACP" in the file's head."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE sessions (
        who TEXT NOT NULL,           -- the profile's id
        began TEXT NOT NULL,         -- ISO 8601, to the ms
        day TEXT NOT NULL,           -- by the clock of who practised
        mode TEXT NOT NULL,          -- live, quick, clean, own
        ms INTEGER NOT NULL,         -- how long it took, pauses left out
        points INTEGER NOT NULL,
        combo INTEGER NOT NULL,      -- the longest row of right answers
        finished INTEGER NOT NULL,   -- played to its end
        PRIMARY KEY (who, began)
    ) WITHOUT ROWID;

    CREATE TABLE answers (
        who TEXT NOT NULL,
        began TEXT NOT NULL,         -- the session's
        number INTEGER NOT NULL,     -- 0 is its first
        kind TEXT,                   -- 1-draw … 4-own; NULL where there was nothing of the sort
        spot TEXT,                   -- central, own, next, opposite, previous
        is_fault INTEGER NOT NULL,
        called INTEGER,              -- NULL: no answer in time
        ms INTEGER,                  -- from the landing to the press
        given INTEGER,               -- ms there were; NULL for as many as one likes
        players INTEGER NOT NULL,
        heaps INTEGER NOT NULL,
        pointed INTEGER,             -- whether the right place was shown; NULL where nobody asked
        PRIMARY KEY (who, began, number),
        FOREIGN KEY (who, began) REFERENCES sessions ON DELETE CASCADE
    ) WITHOUT ROWID;

    CREATE TABLE levels (
        who TEXT NOT NULL,
        mode TEXT NOT NULL,
        kind TEXT NOT NULL,
        ms REAL NOT NULL,
        trials INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        was_right INTEGER,
        PRIMARY KEY (who, mode, kind)
    ) WITHOUT ROWID;

    CREATE TABLE mistakes (
        who TEXT NOT NULL,
        id TEXT NOT NULL,
        slip TEXT NOT NULL,          -- missed, made
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,     -- which token of its game it was, 1 the first
        move TEXT NOT NULL,
        record TEXT NOT NULL,        -- the game up to it
        origin TEXT NOT NULL,        -- game, drill
        due TEXT NOT NULL,           -- ISO 8601, UTC
        card TEXT NOT NULL,          -- what the scheme knows of it; '' before the first time
        times INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        PRIMARY KEY (who, id)
    );
    CREATE INDEX mistakes_due ON mistakes (who, times > 0, due);

    CREATE TABLE taken (             -- the games whose mistakes were looked for
        who TEXT NOT NULL,
        game TEXT NOT NULL,
        PRIMARY KEY (who, game)
    ) WITHOUT ROWID;

    CREATE TABLE goals (who TEXT PRIMARY KEY, answers INTEGER NOT NULL) WITHOUT ROWID;
    """,
)

VERSION: Final = len(MIGRATIONS)
"""The version of the tables; a database of a higher one is a newer game's."""

TABLES: Final = ("sessions", "answers", "levels", "mistakes", "taken", "goals")
