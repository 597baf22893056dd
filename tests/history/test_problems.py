"""What a player is told when the history cannot be used."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from tac.history.keeping import _trouble
from tac.history.problems import HistoryTrouble


@pytest.mark.parametrize(
    ("writable", "told"), [(True, HistoryTrouble.LOCKED), (False, HistoryTrouble.NO_FOLDER)]
)
def test_where_nobody_can_write_nobody_else_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writable: bool, told: HistoryTrouble
) -> None:
    """Two that open it at once are told that it is locked; the folder is the reason."""
    monkeypatch.setattr(os, "access", lambda path, mode: writable)
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    assert _trouble(error, tmp_path) is told
