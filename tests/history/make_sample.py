"""Writes the sample of the present version of the tables: ``python -m tests.history.make_sample``.

Every version that was released keeps its sample, which is never made anew.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from tac.history.schema import APPLICATION, VERSION
from tests.history.games import cut, keep_all, wild_record

SAMPLES = Path(__file__).parent / "samples"


def main() -> None:
    """Dump a database with a few games as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        keep_all(data, wild_record(1), wild_record(2, 2), cut(wild_record(3, 4), 9))
        connection = sqlite3.connect(data / "history.sqlite")
        lines = [*connection.iterdump()]
        connection.close()
    lines += [f"PRAGMA user_version = {VERSION};", f"PRAGMA application_id = {APPLICATION};"]
    (SAMPLES / f"version-{VERSION}.sql").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
