"""The tables of the database, as the steps that led to them.

A step never changes once it was released: a new version of the game adds one, and a sample of the version
before it to the tests. What a step cannot compute from the tables it may leave to be computed anew from the
records: an empty ``games`` is filled from them.
"""

from __future__ import annotations

from typing import Final

from tac.history.summing import SUMMED, filled, groups_table, sums_table

APPLICATION: Final = 0x54414348
"""What says that a database is this game's: "TACH" in the file's head."""

SPREAD: Final = """
    INSERT INTO reactions (who, day, scope, timed, low, median, high)
    SELECT who, day, scope, n,
        sum(ms * max(0, 1 - abs(0.25 * (n - 1) - r))),
        sum(ms * max(0, 1 - abs(0.5 * (n - 1) - r))),
        sum(ms * max(0, 1 - abs(0.75 * (n - 1) - r)))
    FROM (
        SELECT who, day, scope, ms,
            row_number() OVER (PARTITION BY who, day, scope ORDER BY ms) - 1 AS r,
            count(*) OVER (PARTITION BY who, day, scope) AS n
        FROM calls JOIN scopes USING (mode)
        WHERE {which} AND kind IS NOT NULL AND ms IS NOT NULL)
    GROUP BY who, day, scope;
"""
"""Quartiles and median of the reactions of the days of ``which``: between the two nearest, in proportion."""


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
    + sums_table(("who", "day"), "median REAL, "),
    # Games by mode: against computers, at one table, or with help. Who was helped only the record tells, so
    # such games are taken up from theirs anew.
    """
    DELETE FROM games WHERE id IN (SELECT game FROM records WHERE text LIKE '%x-help%');

    ALTER TABLE seats ADD COLUMN mode TEXT NOT NULL DEFAULT 'computers';
    ALTER TABLE seats ADD COLUMN against TEXT NOT NULL DEFAULT '';   -- the others' level; * several, '' none
    ALTER TABLE seats ADD COLUMN played TEXT NOT NULL DEFAULT '';    -- the game's
    ALTER TABLE seats ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN spotted INTEGER NOT NULL DEFAULT 0; -- right calls
    ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN fastest INTEGER;                    -- of the right calls, ms
    ALTER TABLE faults ADD COLUMN mode TEXT NOT NULL DEFAULT 'computers';
    ALTER TABLE calls ADD COLUMN mode TEXT NOT NULL DEFAULT 'computers';
    ALTER TABLE misses ADD COLUMN mode TEXT NOT NULL DEFAULT 'computers';

    UPDATE seats SET mode = 'together'
        WHERE (SELECT count(*) FROM seats AS one WHERE one.game = seats.game AND one.person) > 1;
    UPDATE seats SET
        against = ifnull((SELECT CASE count(DISTINCT level) WHEN 1 THEN min(level) WHEN 0 THEN '' ELSE '*' END
            FROM seats AS one WHERE one.game = seats.game AND one.seat != seats.seat), ''),
        played = (SELECT played FROM games WHERE id = seats.game),
        faults = (SELECT count(*) FROM faults AS one WHERE one.game = seats.game AND one.seat = seats.seat),
        spotted = (SELECT count(kind) FROM calls AS one
            WHERE one.game = seats.game AND one.seat = seats.seat),
        missed = (SELECT count(*) FROM misses AS one WHERE one.game = seats.game AND one.seat = seats.seat),
        fastest = (SELECT min(ms) FROM calls AS one
            WHERE one.game = seats.game AND one.seat = seats.seat AND kind IS NOT NULL);
    UPDATE faults SET mode =
        (SELECT mode FROM seats WHERE seats.game = faults.game AND seats.seat = faults.seat);
    UPDATE calls SET mode =
        (SELECT mode FROM seats WHERE seats.game = calls.game AND seats.seat = calls.seat);
    UPDATE misses SET mode =
        (SELECT mode FROM seats WHERE seats.game = misses.game AND seats.seat = misses.seat);

    -- All that is asked of a player's games, in their order.
    CREATE INDEX seats_did ON seats
        (who, day, played, game, seat, mode, against, places, place, moves, ms, faults, spotted, missed,
        fastest);
    -- The best of them.
    CREATE INDEX seats_fastest ON seats (who, fastest, day, played, game, mode) WHERE fastest IS NOT NULL;
    CREATE INDEX seats_spotted ON seats (who, spotted DESC, day, played, game, mode) WHERE spotted > 0;
    CREATE INDEX seats_won ON seats (who, ms, day, played, game, mode) WHERE place = 1 AND ms IS NOT NULL;
    DROP INDEX calls_median;
    DROP INDEX calls_median_day;
    DROP INDEX calls_median_kind;
    CREATE INDEX calls_median ON calls (who, ms, day, mode, kind) WHERE kind IS NOT NULL AND ms IS NOT NULL;
    CREATE INDEX calls_median_day ON calls (who, day, mode, ms) WHERE kind IS NOT NULL AND ms IS NOT NULL;
    CREATE INDEX calls_median_kind ON calls (who, kind, ms, day, mode)
        WHERE kind IS NOT NULL AND ms IS NOT NULL;

    CREATE TABLE scopes (            -- which modes count together
        scope TEXT NOT NULL,
        mode TEXT NOT NULL,
        PRIMARY KEY (mode, scope)
    ) WITHOUT ROWID;
    INSERT INTO scopes (scope, mode) VALUES
        ('all', 'computers'), ('all', 'together'), ('all', 'helped'),
        ('unhelped', 'computers'), ('unhelped', 'together'),
        ('computers', 'computers'), ('together', 'together'), ('helped', 'helped');

    CREATE TABLE reactions (         -- of a day, ms: quartiles and median
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        scope TEXT NOT NULL,
        timed INTEGER NOT NULL,      -- how many
        low REAL NOT NULL,
        median REAL NOT NULL,
        high REAL NOT NULL,
        PRIMARY KEY (who, day, scope)
    ) WITHOUT ROWID;
    """
    + SPREAD.format(which="true")
    + "".join(f"DROP TRIGGER {table}_{event};\n" for table in SUMMED for event in ("insert", "delete"))
    + "DROP TABLE sums;\n"
    + sums_table(("who", "day", "mode"))
    + filled(("who", "day", "mode"))
    + sums_table(("who", "mode"), table="ever", trigger="ever_")
    + filled(("who", "mode"), "ever")
    + groups_table(),
)

VERSION: Final = len(MIGRATIONS)
"""The version of the tables; a database of a higher one is a newer game's."""

TABLES: Final = (
    "games", "records", "seats", "faults", "calls", "misses", "refused", "sums", "scopes", "reactions",
    "ever", "groups",
)  # fmt: skip
