"""Games on disk: records, and a database of what happened in them that can be made again from the records.

`History` keeps each game that is over in a thread of its own; `Reader` answers questions. Nothing here knows
pygame, settings or translations. This is loaded before the first picture and loads next to nothing: SQLite,
YAML and what a record says (`tac.history.facts`) come when they are needed.
"""

from tac.history.keeping import History
from tac.history.problems import HistoryProblem, HistoryTrouble
from tac.history.reader import Reader

__all__ = [
    "History",
    "HistoryProblem",
    "HistoryTrouble",
    "Reader",
]
