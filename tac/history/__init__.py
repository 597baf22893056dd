"""Games on disk: records, and a database of what happened in them that can be made again from the records.

`History` keeps each game that is over in a thread of its own; `Reader` answers questions. Nothing here knows
pygame, settings or translations, and nothing loads SQLite before it is needed.
"""

from tac.history.facts import PERSON, GameFacts, game_facts
from tac.history.keeping import History
from tac.history.problems import HistoryProblem, HistoryTrouble
from tac.history.reader import Reader

__all__ = [
    "PERSON",
    "GameFacts",
    "History",
    "HistoryProblem",
    "HistoryTrouble",
    "Reader",
    "game_facts",
]
