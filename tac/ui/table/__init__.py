"""The table's picture: `TableView` is told what has happened and shows it; input is the scene's."""

from __future__ import annotations

from tac.ui.table.hits import Hit
from tac.ui.table.model import TableModel
from tac.ui.table.sounds import Silence, Sounds
from tac.ui.table.view import Arranged, TableView

__all__ = ["Arranged", "Hit", "Silence", "Sounds", "TableModel", "TableView"]
