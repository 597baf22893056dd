"""Tables of sums, as SQL: triggers keep them right, so that next to nothing is counted when it is asked for.

The steps in `tac.history.schema` are made of this: what it gives for what it is given never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SUMMED: Final = {
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


def sums_table(keys: Sequence[str], more: str = "", *, table: str = "sums", trigger: str = "") -> str:
    """A table of sums, and the triggers that keep it right whatever happens to the tables summed up.

    ``keys`` are the columns of a row by which it is summed up, the kind apart, ``more`` further columns;
    ``trigger`` begins the triggers' names.
    """
    names = [name for _, columns in SUMMED.values() for name in columns]
    by = ", ".join((*keys, "kind"))
    script = "".join(
        (
            f"CREATE TABLE {table} (",
            *(f"{key} TEXT NOT NULL, " for key in (*keys, "kind")),
            *(f'"{name}" INTEGER NOT NULL DEFAULT 0, ' for name in names),
            f"{more}PRIMARY KEY ({by})) WITHOUT ROWID;\n",
        )
    )
    for summed, (kind, columns) in SUMMED.items():
        for event, row, sign in (("INSERT", "NEW", ""), ("DELETE", "OLD", "-")):
            quoted = ", ".join(f'"{name}"' for name in columns)
            values = ", ".join(sign + value.format(row=row) for value in columns.values())
            adding = ", ".join(f'"{name}" = "{name}" + excluded."{name}"' for name in columns)
            script += (
                f"CREATE TRIGGER {trigger}{summed}_{event.lower()} AFTER {event} ON {summed} BEGIN"
                f" INSERT INTO {table} ({by}, {quoted})"
                f" VALUES ({', '.join(f'{row}.{key}' for key in keys)}, {kind.format(row=row)}, {values})"
                f" ON CONFLICT ({by}) DO UPDATE SET {adding}; END;\n"
            )
    return script


def filled(keys: Sequence[str], table: str = "sums") -> str:
    """What fills a table of sums that is new where there are games already."""
    by = ", ".join((*keys, "kind"))
    script = ""
    for summed, (kind, columns) in SUMMED.items():
        quoted = ", ".join(f'"{name}"' for name in columns)
        values = ", ".join(f"sum({value.format(row=summed)})" for value in columns.values())
        adding = ", ".join(f'"{name}" = "{name}" + excluded."{name}"' for name in columns)
        which = kind.format(row=summed)
        script += (
            f"INSERT INTO {table} ({by}, {quoted}) SELECT {', '.join(keys)}, {which}, {values} FROM {summed}"
            f" WHERE true GROUP BY {', '.join(keys)}, {which} ON CONFLICT ({by}) DO UPDATE SET {adding};\n"
        )
    return script


def groups_table() -> str:
    """The table of games by opponents, table and place, filled, and the triggers that keep it right."""
    keys, sums = ("who", "mode", "against", "places", "place"), ("moves", "faults", "spotted", "missed")
    by, named = ", ".join(keys), ", ".join(sums)
    key_values = ", ".join(f"{{row}}.{key}" for key in keys[:-1]) + ", ifnull({row}.place, 0)"
    sum_values = ", ".join(f"{{sign}}{{row}}.{name}" for name in sums)
    adding = ", ".join(f"{name} = {name} + excluded.{name}" for name in ("games", *sums))
    script = f"""
    CREATE TABLE groups (
        who TEXT NOT NULL,
        mode TEXT NOT NULL,
        against TEXT NOT NULL,
        places INTEGER NOT NULL,
        place INTEGER NOT NULL,      -- 0 where the game was not finished
        games INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        faults INTEGER NOT NULL,
        spotted INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        PRIMARY KEY ({by})
    ) WITHOUT ROWID;
    INSERT INTO groups SELECT who, mode, against, places, ifnull(place, 0), count(*),
        sum(moves), sum(faults), sum(spotted), sum(missed) FROM seats GROUP BY 1, 2, 3, 4, 5;
    """
    for event, row, sign in (("INSERT", "NEW", ""), ("DELETE", "OLD", "-")):
        script += (
            f"CREATE TRIGGER groups_{event.lower()} AFTER {event} ON seats BEGIN"
            f" INSERT INTO groups ({by}, games, {named})"
            f" VALUES ({key_values.format(row=row)}, {sign}1, {sum_values.format(row=row, sign=sign)})"
            f" ON CONFLICT ({by}) DO UPDATE SET {adding}; END;\n"
        )
    return script
